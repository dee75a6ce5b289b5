// SPDX-License-Identifier: Apache-2.0

import PackedFile

/// Asks a hierarchy for shortest paths from any of some sources to any of some targets.
///
///     var query = CHQuery(hierarchy)
///     query.addSource(node: 3, weight: 0)
///     query.addTarget(node: 8, weight: 0)
///     let distance = query.run()
///     let arcs = query.path()
///     query.reset()
///
/// Two searches climb the hierarchy, forward from the sources and backward from the targets, each
/// until it can find nothing better; nodes that a higher node reaches by a shorter way are
/// *stalled*, not climbed from. The workspace has some 48 bytes a node, of which a query touches
/// few, and serves one query after the other; it is not for use by two threads at a time.
@safe package struct CHQuery: ~Copyable {
  package let hierarchy: ContractionHierarchy
  private let labels: UnsafeMutablePointer<SearchLabel>
  private var forward: SearchSide
  private var backward: SearchSide
  private var stamp: UInt32 = 1
  private var meeting = Meeting()
  private var seeds: [Seed] = []
  private var pathArcs: [UInt32] = []
  private var unpackStack: [UInt32] = []

  /// The node of the graph that a seed stands for.
  private struct Seed {
    let node: UInt32
    let rank: UInt32
  }

  package init(_ hierarchy: ContractionHierarchy) {
    self.hierarchy = hierarchy
    let count = hierarchy.nodeCount
    unsafe labels = .zeroed(count: 2 * count)
    forward = unsafe SearchSide(nodeCount: count, labels: labels)
    backward = unsafe SearchSide(nodeCount: count, labels: labels + 1)
  }

  deinit { unsafe release(labels) }

  /// Forgets sources, targets and results; O(1).
  package mutating func reset() {
    forward.reset()
    backward.reset()
    seeds.removeAll(keepingCapacity: true)
    meeting = Meeting()
    stamp &+= 1
    if stamp == 0 {
      unsafe labels.clear(count: 2 * hierarchy.nodeCount)
      stamp = 1
    }
  }

  /// Starts at a node of the graph with a weight already spent; an infinite one is no source.
  ///
  /// Of several sources at one node the lightest counts.
  package mutating func addSource(node: UInt32, weight: Weight) {
    guard weight.isFinite else { return }
    forward.reach(seed(node), at: weight, from: SearchLabel.noNode, stamp: stamp)
  }

  /// Ends at a node of the graph with a weight still to be spent; an infinite one is no target.
  ///
  /// Of several targets at one node the lightest counts.
  package mutating func addTarget(node: UInt32, weight: Weight) {
    guard weight.isFinite else { return }
    backward.reach(seed(node), at: weight, from: SearchLabel.noNode, stamp: stamp)
  }

  /// Nodes that both searches took out of their heaps in the last run.
  package var settledCount: Int { forward.settledCount + backward.settledCount }

  /// The least sum of source, path and target that is below `bound`; infinite where none is.
  ///
  /// It is run once after sources and targets were added; `reset` prepares the next.
  package mutating func run(bound: Weight = .infinity) -> Weight {
    let climb = unsafe Climb(
      first: hierarchy.first.baseAddress, arcs: hierarchy.arcs.baseAddress, stamp: stamp)
    let forwardLabels = unsafe forward.labels
    let backwardLabels = unsafe backward.labels
    meeting.sum = min(bound, .infinity)
    var forwardGoesOn = true
    var backwardGoesOn = true
    while forwardGoesOn || backwardGoesOn {
      if forwardGoesOn {
        forwardGoesOn = unsafe climb.settle(&forward, .forward, against: backwardLabels, &meeting)
      }
      if backwardGoesOn {
        backwardGoesOn = unsafe climb.settle(&backward, .backward, against: forwardLabels, &meeting)
      }
    }
    return meeting.node == SearchLabel.noNode ? .infinity : meeting.sum
  }

  private mutating func seed(_ node: UInt32) -> UInt32 {
    let rank = hierarchy.rank[node]
    seeds.append(Seed(node: node, rank: rank))
    return rank
  }
}

/// The best place so far where both searches meet.
private struct Meeting {
  var sum = Weight.infinity
  var node = SearchLabel.noNode
}

/// What both searches read of the hierarchy.
@safe private struct Climb {
  let first: UnsafePointer<UInt32>
  let arcs: UnsafePointer<UpwardArc>
  let stamp: UInt32

  /// Which half of a node's run of arcs a search relaxes, and which it stalls by.
  enum Direction {
    case forward, backward
  }

  /// Settles the next node of one side; says whether that side can still find anything better.
  ///
  /// Fetching labels ahead of their use gained nothing here, neither with 76,000 nodes nor with
  /// 1.2 million.
  @inline(__always)
  func settle(
    _ side: inout SearchSide, _ direction: Direction,
    against otherLabels: UnsafeMutablePointer<SearchLabel>, _ meeting: inout Meeting
  ) -> Bool {
    if side.heap.isEmpty || side.heap.minimumKey >= meeting.sum { return false }
    let v = side.heap.removeMinimum()
    side.settledCount &+= 1
    let run = unsafe first + 2 &* Int(v)
    let start = unsafe Int(run[0])
    let middle = unsafe Int(run[1])
    let end = unsafe Int(run[2])
    let distance = unsafe side.labels[2 &* Int(v)].distance
    let opposite = unsafe otherLabels + 2 &* Int(v)
    if unsafe opposite.pointee.stamp == stamp {
      let sum = unsafe distance &+ opposite.pointee.distance
      if sum < meeting.sum { meeting = Meeting(sum: sum, node: v) }
    }
    switch direction {
    case .forward:
      if !isStalled(at: distance, by: middle, end, side) {
        relax(from: v, at: distance, start, middle, &side, below: meeting.sum)
      }
    case .backward:
      if !isStalled(at: distance, by: start, middle, side) {
        relax(from: v, at: distance, middle, end, &side, below: meeting.sum)
      }
    }
    return true
  }

  /// Whether a higher node reaches this one by a shorter way than its own.
  @inline(__always)
  private func isStalled(
    at distance: Weight, by start: Int, _ end: Int, _ side: borrowing SearchSide
  ) -> Bool {
    var arc = start
    while arc < end {
      let higher = unsafe side.labels + 2 &* Int(arcs[arc].head)
      // Finite both, so the sum fits; one that is infinite is not below a finite distance.
      if unsafe higher.pointee.stamp == stamp,
        unsafe higher.pointee.distance &+ arcs[arc].weight < distance
      {
        return true
      }
      arc &+= 1
    }
    return false
  }

  /// Reaches the higher neighbours, but none from where no better meeting can come.
  @inline(__always)
  private func relax(
    from v: UInt32, at distance: Weight, _ start: Int, _ end: Int, _ side: inout SearchSide,
    below bound: Weight
  ) {
    var arc = start
    while arc < end {
      let up = unsafe arcs[arc]
      // Finite both, so the sum fits; the bound is at most infinity.
      let sum = distance &+ up.weight
      if sum < bound { side.reach(up.head, at: sum, from: v, stamp: stamp) }
      arc &+= 1
    }
  }
}

extension CHQuery {
  /// The node of the graph whose source the last run's best path starts at.
  package var pathSource: UInt32? {
    climbToMeeting(of: forward).first.flatMap { graphNode(of: $0) }
  }

  /// The node of the graph whose target the last run's best path ends at.
  package var pathTarget: UInt32? {
    climbToMeeting(of: backward).first.flatMap { graphNode(of: $0) }
  }

  private func graphNode(of rank: UInt32) -> UInt32? {
    seeds.first { $0.rank == rank }?.node
  }

  /// The nodes of one side's climb, from its seed up to the meeting; empty where none was found.
  private func climbToMeeting(of side: borrowing SearchSide) -> [UInt32] {
    var nodes: [UInt32] = []
    var node = meeting.node
    while node != SearchLabel.noNode {
      nodes.append(node)
      node = unsafe side.labels[2 &* Int(node)].parent
    }
    nodes.reverse()
    return nodes
  }

  /// The arcs of the graph that the last run's best path takes, in order.
  ///
  /// Empty where there is no path, and where it ends at the node it starts at.
  package mutating func path() -> [UInt32] {
    // Memory of the last path is used again where its taker has let it go.
    pathArcs.removeAll(keepingCapacity: true)
    let up = climbToMeeting(of: forward)
    let down = climbToMeeting(of: backward)
    for (v, w) in zip(up, up.dropFirst()) { appendArc(from: v, up: w, half: 0) }
    for (v, w) in zip(down, down.dropFirst()).reversed() { appendArc(from: v, up: w, half: 1) }
    return pathArcs
  }

  /// Appends what the arc between a node and a higher one stands for.
  private mutating func appendArc(from v: UInt32, up w: UInt32, half: Int) {
    let range = hierarchy.first[2 * Int(v) + half]..<hierarchy.first[2 * Int(v) + half + 1]
    guard let arc = range.first(where: { hierarchy.arcs[$0].head == w }) else { return }
    hierarchy.unpack(Int(arc), to: &pathArcs, stack: &unpackStack)
  }
}
