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
  private let reader: HierarchyReader
  private let labels: UnsafeMutablePointer<SearchLabel>
  private var forward: SearchSide
  private var backward: SearchSide
  private var stamp: UInt32 = 1
  private var meeting = Meeting()
  private var seeds: [Seed] = []
  private var unpacking = PathUnpacking()
  private var pathArcs: [UInt32] = []
  private var up: [UInt32] = []
  private var down: [UInt32] = []

  /// The node of the graph that a seed stands for.
  private struct Seed {
    let node: UInt32
    let rank: UInt32
  }

  package init(_ hierarchy: ContractionHierarchy) {
    self.hierarchy = hierarchy
    reader = HierarchyReader(hierarchy)
    let count = hierarchy.nodeCount
    unsafe labels = .zeroed(count: 2 * count)
    let coreSize = hierarchy.core.size
    forward = unsafe SearchSide(nodeCount: count, coreSize: coreSize, labels: labels)
    backward = unsafe SearchSide(nodeCount: count, coreSize: coreSize, labels: labels + 1)
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
    let climb = Climb(hierarchy: reader, stamp: stamp)
    meeting.sum = min(bound, .infinity)
    var forwardGoesOn = true
    var backwardGoesOn = true
    while forwardGoesOn || backwardGoesOn {
      if forwardGoesOn {
        forwardGoesOn = climb.settle(
          &forward, .forward, against: backward, &meeting)
      }
      if backwardGoesOn {
        backwardGoesOn = climb.settle(
          &backward, .backward, against: forward, &meeting)
      }
    }
    return meeting.forwardNode == SearchLabel.noNode ? .infinity : meeting.sum
  }

  private mutating func seed(_ node: UInt32) -> UInt32 {
    precondition(node < hierarchy.nodeCount, "no such node")
    let rank = reader.rank(node)
    seeds.append(Seed(node: node, rank: rank))
    return rank
  }
}

/// The best place so far where both searches meet: one node, or two of the core.
private struct Meeting {
  var sum = Weight.infinity
  var forwardNode = SearchLabel.noNode
  var backwardNode = SearchLabel.noNode
}

/// What both searches read of the hierarchy.
private struct Climb {
  let hierarchy: HierarchyReader
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
    against other: borrowing SearchSide, _ meeting: inout Meeting
  ) -> Bool {
    if side.heap.isEmpty || side.heap.minimumKey >= meeting.sum { return false }
    let v = side.heap.removeMinimum()
    side.settledCount &+= 1
    let distance = unsafe side.labels[2 &* Int(v)].distance
    if v >= hierarchy.coreStart {
      enterCore(at: v, distance, &side, direction, against: other, &meeting)
      return true
    }
    let (start, middle, end) = hierarchy.run(of: v)
    let opposite = unsafe other.labels + 2 &* Int(v)
    if unsafe opposite.pointee.stamp == stamp {
      let sum = unsafe distance &+ opposite.pointee.distance
      if sum < meeting.sum { meeting = Meeting(sum: sum, forwardNode: v, backwardNode: v) }
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

  /// Joins a node of the core with all that the other search has entered it by.
  @inline(__always)
  private func enterCore(
    at v: UInt32, _ distance: Weight, _ side: inout SearchSide, _ direction: Direction,
    against other: borrowing SearchSide, _ meeting: inout Meeting
  ) {
    unsafe side.entries[side.entryCount] = CoreEntry(node: v, distance: distance)
    side.entryCount &+= 1
    var entry = 0
    while entry < other.entryCount {
      let opposite = unsafe other.entries[entry]
      entry &+= 1
      // Finite both, so the sum fits; the bound is at most infinity.
      let ends = distance &+ opposite.distance
      if ends >= meeting.sum { continue }
      let (from, to) = direction == .forward ? (v, opposite.node) : (opposite.node, v)
      let sum = ends &+ hierarchy.coreWeight(from, to)
      if sum < meeting.sum { meeting = Meeting(sum: sum, forwardNode: from, backwardNode: to) }
    }
  }

  /// Whether a higher node reaches this one by a shorter way than its own.
  @inline(__always)
  private func isStalled(
    at distance: Weight, by start: Int, _ end: Int, _ side: borrowing SearchSide
  ) -> Bool {
    var arc = start
    while arc < end {
      let up = hierarchy.arc(arc)
      let higher = unsafe side.labels + 2 &* Int(up.head)
      // Finite both, so the sum fits; one that is infinite is not below a finite distance.
      if unsafe higher.pointee.stamp == stamp,
        unsafe higher.pointee.distance &+ up.weight < distance
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
      let up = hierarchy.arc(arc)
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
    graphNode(of: Self.seed(of: forward, under: meeting.forwardNode))
  }

  /// The node of the graph whose target the last run's best path ends at.
  package var pathTarget: UInt32? {
    graphNode(of: Self.seed(of: backward, under: meeting.backwardNode))
  }

  private func graphNode(of rank: UInt32) -> UInt32? {
    seeds.first { $0.rank == rank }?.node
  }

  /// The seed from which one side climbed to a node.
  private static func seed(of side: borrowing SearchSide, under node: UInt32) -> UInt32 {
    var seed = node
    while seed != SearchLabel.noNode {
      let parent = unsafe side.labels[2 &* Int(seed)].parent
      if parent == SearchLabel.noNode { break }
      seed = parent
    }
    return seed
  }

  /// Notes the nodes of one side's climb, from its seed up to a node; none where there is none.
  private static func note(
    _ nodes: inout [UInt32], climbedBy side: borrowing SearchSide, to end: UInt32
  ) {
    nodes.removeAll(keepingCapacity: true)
    var node = end
    while node != SearchLabel.noNode {
      nodes.append(node)
      node = unsafe side.labels[2 &* Int(node)].parent
    }
    nodes.reverse()
  }

  /// The arcs of the graph that the last run's best path takes, in order.
  ///
  /// Empty where there is no path, and where it ends at the node it starts at.
  package mutating func path() -> [UInt32] {
    unpacking.removeAll()
    Self.note(&up, climbedBy: forward, to: meeting.forwardNode)
    Self.note(&down, climbedBy: backward, to: meeting.backwardNode)
    crossCore()
    for (node, higher) in zip(up, up.dropFirst()) {
      let (start, middle, _) = reader.run(of: node)
      appendArc(upTo: higher, from: start, middle)
    }
    for index in down.indices.dropFirst().reversed() {
      let (_, middle, end) = reader.run(of: down[index - 1])
      appendArc(upTo: down[index], from: middle, end)
    }
    // Memory of the last path is used again where its taker has let it go.
    pathArcs.removeAll(keepingCapacity: true)
    unsafe pathArcs.append(
      contentsOf: UnsafeBufferPointer(start: unpacking.path.base, count: unpacking.path.count))
    return pathArcs
  }

  /// Lengthens both climbs in the core until they meet.
  ///
  /// A shortest path from one node to another climbs out of whichever of them is lower; the table
  /// tells over which arc.
  private mutating func crossCore() {
    while let x = up.last, let y = down.last, x != y {
      guard let higher = x < y ? step(from: x, toward: y) : step(into: y, from: x) else { return }
      if x < y { up.append(higher) } else { down.append(higher) }
    }
  }

  private func step(from x: UInt32, toward y: UInt32) -> UInt32? {
    let whole = reader.coreWeight(x, y)
    let (start, middle, _) = reader.run(of: x)
    for index in start..<middle {
      let arc = reader.arc(index)
      if arc.weight.saturatingSum(reader.coreWeight(arc.head, y)) == whole { return arc.head }
    }
    return nil
  }

  private func step(into y: UInt32, from x: UInt32) -> UInt32? {
    let whole = reader.coreWeight(x, y)
    let (_, middle, end) = reader.run(of: y)
    for index in middle..<end {
      let arc = reader.arc(index)
      if arc.weight.saturatingSum(reader.coreWeight(x, arc.head)) == whole { return arc.head }
    }
    return nil
  }

  /// Appends what the arc to a higher node stands for, which is one of some.
  private mutating func appendArc(upTo w: UInt32, from start: Int, _ end: Int) {
    for arc in start..<end where reader.head(arc) == w {
      return unpacking.append(arc, of: reader)
    }
  }
}
