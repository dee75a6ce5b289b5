// SPDX-License-Identifier: Apache-2.0

/// A node of the core that a search has reached.
struct CoreEntry: BitwiseCopyable {
  var node: UInt32
  /// Its number in the search space.
  var number: UInt32
  var distance: Weight
}

/// One of the two searches of a query: forward from the sources or backward from the targets.
///
/// Its labels are the first or the second of each node's in a search space that both share.
@safe struct SearchSide: ~Copyable {
  let offset: Int
  var heap: NodeHeap
  var counts = SearchCounts()
  /// Where the search enters the core, and at what distance.
  let entries: UnsafeMutablePointer<CoreEntry>
  var entryCount = 0

  init(_ direction: Direction, coreSize: Int, in space: borrowing SearchSpace) {
    offset = direction == .forward ? 0 : 1
    unsafe entries = .zeroed(count: coreSize)
    heap = unsafe NodeHeap(
      nodeCount: space.capacity, positions: Self.positions(offset, space), stride: 8)
  }

  deinit { unsafe release(entries) }

  private static func positions(
    _ offset: Int, _ space: borrowing SearchSpace
  ) -> UnsafeMutablePointer<UInt32> {
    let label = unsafe UnsafeMutableRawPointer(space.labels + offset)
    return unsafe label.advanced(by: 12).assumingMemoryBound(to: UInt32.self)
  }

  mutating func reset() {
    heap.removeAll()
    entryCount = 0
    counts = SearchCounts()
  }

  /// Goes on with labels that have moved.
  mutating func follow(_ space: borrowing SearchSpace) {
    unsafe heap.grow(nodeCount: space.capacity, positions: Self.positions(offset, space))
  }

  /// Notes that a node, not yet settled, is reached over a distance, if that is news.
  ///
  /// `parent` is the label it is reached from. There must be room in the space.
  @inline(__always)
  mutating func reach(
    _ y: UInt32, at distance: Weight, from parent: UInt32, _ space: inout SearchSpace,
    _ hierarchy: HierarchyReader
  ) {
    let (number, isNew) = space.reach(y)
    if isNew { hierarchy.prefetchNode(y) }
    let label = unsafe space.labels + (2 &* number &+ offset)
    let known = unsafe label.pointee.distance
    if distance >= known { return }
    unsafe label.pointee.distance = distance
    unsafe label.pointee.parent = parent
    let entry = UInt32(truncatingIfNeeded: number)
    if known.isFinite {
      heap.decrease(entry, to: distance)
    } else {
      heap.insert(entry, key: distance)
    }
  }
}

/// Which half of a node's run of arcs a search relaxes, and which it stalls by.
enum Direction {
  case forward, backward
}
