// SPDX-License-Identifier: Apache-2.0

import PackedFile

/// The best place so far where both searches meet: one label's node, or two of the core.
struct Meeting {
  var sum = Weight.infinity
  /// Numbers in the search space.
  var forward = SearchLabel.none
  var backward = SearchLabel.none
  /// The latest entry into the core, not looked at yet.
  var pending = CoreJoin()
}

/// A place where one side entered the core, and those where the other had by then.
@safe struct CoreJoin {
  var entry = CoreEntry(node: 0, number: 0, distance: 0)
  var direction = Direction.forward
  var opposites: UnsafeMutablePointer<CoreEntry>?
  var count = 0
}

extension HierarchyReader {
  /// Settles the next node of one side; says whether that side can still find anything better.
  @inline(__always)
  func settle(
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
      space.makeRoom(for: up.count, &side, &other)
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
  func join(_ meeting: inout Meeting) {
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
