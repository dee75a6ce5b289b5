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
/// *stalled*, not climbed from. The workspace has some 30 kB and 24 bytes a node of the core, and
/// serves one query after the other; it is not for use by two threads at a time.
@safe package struct CHQuery: ~Copyable {
  package let hierarchy: ContractionHierarchy
  private let reader: HierarchyReader
  private var space = SearchSpace()
  private var forward: SearchSide
  private var backward: SearchSide
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
    let coreSize = hierarchy.core.size
    forward = SearchSide(.forward, coreSize: coreSize, in: space)
    backward = SearchSide(.backward, coreSize: coreSize, in: space)
  }

  /// Forgets sources, targets and results; O(1).
  package mutating func reset() {
    space.removeAll()
    forward.reset()
    backward.reset()
    seeds.removeAll(keepingCapacity: true)
    meeting = Meeting()
  }

  /// Starts at a node of the graph with a weight already spent; an infinite one is no source.
  ///
  /// Of several sources at one node the lightest counts.
  package mutating func addSource(node: UInt32, weight: Weight) {
    guard weight.isFinite else { return }
    let rank = seed(node)
    space.makeRoom(for: 1, &forward, &backward)
    forward.reach(rank, at: weight, from: SearchLabel.none, &space, reader)
  }

  /// Ends at a node of the graph with a weight still to be spent; an infinite one is no target.
  ///
  /// Of several targets at one node the lightest counts.
  package mutating func addTarget(node: UInt32, weight: Weight) {
    guard weight.isFinite else { return }
    let rank = seed(node)
    space.makeRoom(for: 1, &forward, &backward)
    backward.reach(rank, at: weight, from: SearchLabel.none, &space, reader)
  }

  /// What both searches did in the last run.
  package var counts: SearchCounts { forward.counts + backward.counts }

  /// The least sum of source, path and target that is below `bound`; infinite where none is.
  ///
  /// It is run once after sources and targets were added; `reset` prepares the next.
  package mutating func run(bound: Weight = .infinity) -> Weight {
    meeting.sum = min(bound, .infinity)
    var forwardGoesOn = true
    var backwardGoesOn = true
    while forwardGoesOn || backwardGoesOn {
      if forwardGoesOn {
        forwardGoesOn = reader.settle(&forward, .forward, against: &backward, &space, &meeting)
      }
      if backwardGoesOn {
        backwardGoesOn = reader.settle(&backward, .backward, against: &forward, &space, &meeting)
      }
      if !forwardGoesOn, !backwardGoesOn { reader.join(&meeting) }
    }
    return meeting.forward == SearchLabel.none ? .infinity : meeting.sum
  }

  private mutating func seed(_ node: UInt32) -> UInt32 {
    precondition(node < hierarchy.nodeCount, "no such node")
    let rank = reader.rank(node)
    seeds.append(Seed(node: node, rank: rank))
    return rank
  }
}

extension CHQuery {
  /// The node of the graph whose source the last run's best path starts at.
  package var pathSource: UInt32? { graphNode(under: meeting.forward, of: forward) }

  /// The node of the graph whose target the last run's best path ends at.
  package var pathTarget: UInt32? { graphNode(under: meeting.backward, of: backward) }

  /// The node of the graph at the seed from which one side climbed to a label.
  private func graphNode(under end: UInt32, of side: borrowing SearchSide) -> UInt32? {
    var rank: UInt32?
    var number = end
    while number != SearchLabel.none {
      let label = unsafe space.labels[2 &* Int(number) &+ side.offset]
      (rank, number) = (label.node, label.parent)
    }
    return seeds.first { $0.rank == rank }?.node
  }

  /// Notes the nodes of one side's climb, from its seed up to a label's; none where there is none.
  private static func note(
    _ nodes: inout [UInt32], climbedBy side: borrowing SearchSide, to end: UInt32,
    _ space: borrowing SearchSpace
  ) {
    nodes.removeAll(keepingCapacity: true)
    var number = end
    while number != SearchLabel.none {
      let label = unsafe space.labels[2 &* Int(number) &+ side.offset]
      nodes.append(label.node)
      number = label.parent
    }
    nodes.reverse()
  }

  /// The arcs of the graph that the last run's best path takes, in order.
  ///
  /// Empty where there is no path, and where it ends at the node it starts at.
  package mutating func path() -> [UInt32] {
    unpacking.removeAll()
    Self.note(&up, climbedBy: forward, to: meeting.forward, space)
    Self.note(&down, climbedBy: backward, to: meeting.backward, space)
    crossCore()
    for (node, higher) in zip(up, up.dropFirst()) {
      let (start, middle, _) = reader.run(of: node)
      appendArc(upTo: higher, from: start, middle)
    }
    for index in down.indices.dropFirst().reversed() {
      let (_, middle, end) = reader.run(of: down[index - 1])
      appendArc(upTo: down[index], from: middle, end)
    }
    unpacking.unpack(reader)
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
    for index in start..<middle { reader.prefetchCoreWeight(reader.head(index), y) }
    for index in start..<middle {
      let arc = reader.arc(index)
      if arc.weight.saturatingSum(reader.coreWeight(arc.head, y)) == whole { return arc.head }
    }
    return nil
  }

  private func step(into y: UInt32, from x: UInt32) -> UInt32? {
    let whole = reader.coreWeight(x, y)
    let (_, middle, end) = reader.run(of: y)
    for index in middle..<end { reader.prefetchCoreWeight(x, reader.head(index)) }
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
