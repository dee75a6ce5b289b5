// SPDX-License-Identifier: Apache-2.0

/// A 4-ary min-heap of nodes, each at most once, with decrease-key.
///
/// An entry is `key << 32 | node`: of equal keys the smaller node comes first, so every order is
/// determined. Where a node's entry stands is kept in memory of the owner, at
/// `positions[node * stride]`, so that it can lie beside what else a search knows of the node.
/// The memory for `n` entries is touched only as far as the heap grows.
@safe struct NodeHeap: ~Copyable {
  private var entries: UnsafeMutablePointer<UInt64>
  private var positions: UnsafeMutablePointer<UInt32>
  private let stride: Int
  private(set) var count = 0

  /// The owner keeps `positions` alive and asks only for nodes below `nodeCount`.
  init(nodeCount: Int, positions: UnsafeMutablePointer<UInt32>, stride: Int) {
    unsafe entries = .zeroed(count: nodeCount)
    unsafe self.positions = unsafe positions
    self.stride = stride
  }

  deinit { unsafe release(entries) }

  /// Goes on with room for more nodes and with their positions elsewhere.
  mutating func grow(nodeCount: Int, positions: UnsafeMutablePointer<UInt32>) {
    let old = unsafe entries
    unsafe entries = .zeroed(count: nodeCount)
    unsafe entries.update(from: old, count: count)
    unsafe release(old)
    unsafe self.positions = unsafe positions
  }

  var isEmpty: Bool { count == 0 }

  /// The smallest key; meaningless where the heap is empty.
  var minimumKey: UInt32 { unsafe UInt32(truncatingIfNeeded: entries[0] >> 32) }

  /// The node of the smallest key; meaningless where the heap is empty.
  var minimumNode: UInt32 { unsafe UInt32(truncatingIfNeeded: entries[0]) }

  mutating func removeAll() { count = 0 }

  /// Inserts a node that is not in the heap.
  mutating func insert(_ node: UInt32, key: UInt32) {
    count &+= 1
    rise(UInt64(key) << 32 | UInt64(node), from: count &- 1)
  }

  /// Lowers the key of a node that is in the heap.
  func decrease(_ node: UInt32, to key: UInt32) {
    rise(UInt64(key) << 32 | UInt64(node), from: position(of: node))
  }

  /// Changes the key of a node that is in the heap, either way.
  func update(_ node: UInt32, to key: UInt32) {
    let entry = UInt64(key) << 32 | UInt64(node)
    let position = position(of: node)
    if unsafe entry < entries[position] {
      rise(entry, from: position)
    } else {
      sink(entry, from: position)
    }
  }

  /// Takes out the node of the smallest key; the heap must not be empty.
  mutating func removeMinimum() -> UInt32 {
    let node = minimumNode
    count &-= 1
    if count > 0 { unsafe sink(entries[count], from: 0) }
    return node
  }

  private func position(of node: UInt32) -> Int { unsafe Int(positions[Int(node) &* stride]) }

  @inline(__always)
  private func place(_ entry: UInt64, at index: Int) {
    unsafe entries[index] = entry
    let node = Int(UInt32(truncatingIfNeeded: entry))
    unsafe positions[node &* stride] = UInt32(truncatingIfNeeded: index)
  }

  private func rise(_ entry: UInt64, from start: Int) {
    var index = start
    while index > 0 {
      let parent = (index &- 1) >> 2
      let above = unsafe entries[parent]
      if above <= entry { break }
      place(above, at: index)
      index = parent
    }
    place(entry, at: index)
  }

  private func sink(_ entry: UInt64, from start: Int) {
    var index = start
    while true {
      let child = index &* 4 &+ 1
      if child >= count { break }
      let least = leastChild(from: child)
      let below = unsafe entries[least]
      if entry <= below { break }
      place(below, at: index)
      index = least
    }
    place(entry, at: index)
  }

  @inline(__always)
  private func leastChild(from child: Int) -> Int {
    var least = child
    var entry = unsafe entries[child]
    let end = min(child &+ 4, count)
    var other = child &+ 1
    while other < end {
      let candidate = unsafe entries[other]
      if candidate < entry {
        entry = candidate
        least = other
      }
      other &+= 1
    }
    return least
  }
}
