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
/// *stalled*, not climbed from. The workspace has some ten thousand bytes, whatever the size of the
/// hierarchy, and serves one query after the other; it is not for use by two threads at a time.
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
    makeRoom()
    forward.reach(rank, at: weight, from: SearchLabel.none, &space, reader)
  }

  /// Ends at a node of the graph with a weight still to be spent; an infinite one is no target.
  ///
  /// Of several targets at one node the lightest counts.
  package mutating func addTarget(node: UInt32, weight: Weight) {
    guard weight.isFinite else { return }
    let rank = seed(node)
    makeRoom()
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

  private mutating func makeRoom() {
    guard space.makeRoom(for: 1) else { return }
    forward.follow(space)
    backward.follow(space)
  }

  private mutating func seed(_ node: UInt32) -> UInt32 {
    precondition(node < hierarchy.nodeCount, "no such node")
    let rank = reader.rank(node)
    seeds.append(Seed(node: node, rank: rank))
    return rank
  }
}

/// The best place so far where both searches meet: one label's node, or two of the core.
private struct Meeting {
  var sum = Weight.infinity
  /// Numbers in the search space.
  var forward = SearchLabel.none
  var backward = SearchLabel.none
  /// The latest entry into the core, not looked at yet.
  var pending = CoreJoin()
}

/// A place where one side entered the core, and those where the other had by then.
@safe private struct CoreJoin {
  var entry = CoreEntry(node: 0, number: 0, distance: 0)
  var direction = Direction.forward
  var opposites: UnsafeMutablePointer<CoreEntry>?
  var count = 0
}

extension HierarchyReader {
  /// Settles the next node of one side; says whether that side can still find anything better.
  @inline(__always)
  fileprivate func settle(
    _ side: inout SearchSide, _ direction: Direction, against other: inout SearchSide,
    _ space: inout SearchSpace, _ meeting: inout Meeting
  ) -> Bool {
    if side.heap.isEmpty || side.heap.minimumKey >= meeting.sum { return false }
    let number = side.heap.removeMinimum()
    side.counts.settled &+= 1
    if !side.heap.isEmpty {
      prefetchArcs(of: unsafe space.labels[2 &* Int(side.heap.minimumNode)].node)
    }
    let label = unsafe space.labels[2 &* Int(number) &+ side.offset]
    let v = label.node
    if v >= coreStart {
      enterCore(at: label, number, &side, direction, against: other, &meeting)
      return true
    }
    let opposite = unsafe space.labels[2 &* Int(number) &+ other.offset].distance
    // Below 2^31 both, so the sum fits; the bound is at most infinity.
    let sum = label.distance &+ opposite
    if sum < meeting.sum {
      meeting.sum = sum
      meeting.forward = number
      meeting.backward = number
    }
    let (start, middle, end) = run(of: v)
    // As the hierarchy was checked, all of these are runs.
    let isForward = direction == .forward
    let up = isForward ? ArcRun(start, middle) : ArcRun(middle, end)
    let down = isForward ? ArcRun(middle, end) : ArcRun(start, middle)
    if isStalled(at: label.distance, by: down, side.offset, space) {
      side.counts.stalled &+= 1
    } else {
      if space.makeRoom(for: up.count) {
        side.follow(space)
        other.follow(space)
      }
      relax(number, at: label.distance, up, &side, &space, below: meeting.sum)
    }
    return true
  }

  /// Notes where a side enters the core, and asks for the weights between there and wherever the
  /// other side has; they are looked at when the next entry comes, for by then they are at hand.
  @inline(__always)
  private func enterCore(
    at label: SearchLabel, _ number: UInt32, _ side: inout SearchSide, _ direction: Direction,
    against other: borrowing SearchSide, _ meeting: inout Meeting
  ) {
    let entry = CoreEntry(node: label.node, number: number, distance: label.distance)
    unsafe side.entries[side.entryCount] = entry
    side.entryCount &+= 1
    var index = 0
    while index < other.entryCount {
      let opposite = unsafe other.entries[index].node
      index &+= 1
      if direction == .forward {
        prefetchCoreWeight(entry.node, opposite)
      } else {
        prefetchCoreWeight(opposite, entry.node)
      }
    }
    join(&meeting)
    meeting.pending = unsafe CoreJoin(
      entry: entry, direction: direction, opposites: other.entries, count: other.entryCount)
  }

  /// Looks for a better way over the core by the entry that waits.
  @inline(__always)
  fileprivate func join(_ meeting: inout Meeting) {
    let join = meeting.pending
    var index = 0
    while index < join.count {
      let opposite = unsafe join.opposites.unsafelyUnwrapped[index]
      index &+= 1
      let isForward = join.direction == .forward
      let across =
        isForward
        ? coreWeight(join.entry.node, opposite.node) : coreWeight(opposite.node, join.entry.node)
      let sum = UInt64(join.entry.distance) &+ UInt64(opposite.distance) &+ UInt64(across)
      if sum < UInt64(meeting.sum) {
        meeting.sum = Weight(truncatingIfNeeded: sum)
        meeting.forward = isForward ? join.entry.number : opposite.number
        meeting.backward = isForward ? opposite.number : join.entry.number
      }
    }
    meeting.pending.count = 0
  }

  /// Whether a higher node reaches this one by a shorter way than its own.
  @inline(__always)
  func isStalled(
    at distance: Weight, by arcs: ArcRun, _ offset: Int, _ space: borrowing SearchSpace
  ) -> Bool {
    var index = arcs.start
    while index < arcs.end {
      let up = arc(index)
      let higher = space.number(of: up.head)
      // Below 2^31 both, so the sum fits.
      if higher >= 0,
        unsafe space.labels[2 &* higher &+ offset].distance &+ up.weight < distance
      {
        return true
      }
      index &+= 1
    }
    return false
  }

  /// Reaches the higher neighbours, but none from where no better meeting can come.
  @inline(__always)
  func relax(
    _ number: UInt32, at distance: Weight, _ arcs: ArcRun, _ side: inout SearchSide,
    _ space: inout SearchSpace, below bound: Weight
  ) {
    side.counts.relaxed &+= arcs.count
    var index = arcs.start
    while index < arcs.end {
      let up = arc(index)
      // Finite both, so the sum fits; the bound is at most infinity.
      let sum = distance &+ up.weight
      if sum < bound { side.reach(up.head, at: sum, from: number, &space, self) }
      index &+= 1
    }
  }
}

extension CHQuery {
  /// The node of the graph whose source the last run's best path starts at.
  package var pathSource: UInt32? {
    graphNode(at: climb(of: forward, to: meeting.forward).first)
  }

  /// The node of the graph whose target the last run's best path ends at.
  package var pathTarget: UInt32? {
    graphNode(at: climb(of: backward, to: meeting.backward).first)
  }

  private func graphNode(at rank: UInt32?) -> UInt32? {
    seeds.first { $0.rank == rank }?.node
  }

  /// The nodes of one side's climb, from its seed up to a label's node; none where there is none.
  private func climb(of side: borrowing SearchSide, to end: UInt32) -> [UInt32] {
    var nodes: [UInt32] = []
    var number = end
    while number != SearchLabel.none {
      let label = unsafe space.labels[2 &* Int(number) &+ side.offset]
      nodes.append(label.node)
      number = label.parent
    }
    nodes.reverse()
    return nodes
  }

  /// The arcs of the graph that the last run's best path takes, in order.
  ///
  /// Empty where there is no path, and where it ends at the node it starts at.
  package mutating func path() -> [UInt32] {
    unpacking.removeAll()
    up = climb(of: forward, to: meeting.forward)
    down = climb(of: backward, to: meeting.backward)
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
