// SPDX-License-Identifier: Apache-2.0

/// Numbers nodes in the order in which they are met, of however many there are.
///
/// A query meets some hundred nodes and looks each up some ten times. An array over all nodes would
/// answer from main memory; this is a hash table of a few thousand bytes that stays in the nearest
/// cache.
@safe struct NodeNumbers: ~Copyable {
  /// Nodes met so far.
  private(set) var count = 0
  /// Nodes there is room for.
  private(set) var capacity: Int
  /// Each `node << 32 | first + number`; what is left of former queries is told by its number, which
  /// is none of this one's. Twice as many as there is room for nodes, so that half are free.
  private var slots: UnsafeMutablePointer<UInt64>
  /// Number 0 of this query among those of all queries; so a reset clears nothing.
  private var first: UInt32 = 1

  /// The capacity is a power of 2.
  init(capacity: Int) {
    self.capacity = capacity
    unsafe slots = .zeroed(count: 2 * capacity)
  }

  deinit { unsafe release(slots) }

  /// Forgets all nodes; O(1), but for once in two thousand million nodes.
  mutating func removeAll() {
    first &+= UInt32(truncatingIfNeeded: count)
    count = 0
    if first > UInt32.max / 2 {
      unsafe slots.clear(count: 2 * capacity)
      first = 1
    }
  }

  /// The number of a node, negative where it has not been met.
  @inline(__always)
  func number(of node: UInt32) -> Int {
    var slot = home(of: node)
    while true {
      let entry = unsafe slots[slot]
      guard let number = number(in: entry) else { return -1 }
      if entry &>> 32 == UInt64(node) { return number }
      slot = (slot &+ 1) & (2 &* capacity &- 1)
    }
  }

  /// The number of a node, and whether it is met just now; there must be room.
  @inline(__always)
  mutating func meet(_ node: UInt32) -> (number: Int, isNew: Bool) {
    var slot = home(of: node)
    while true {
      let entry = unsafe slots[slot]
      guard let number = number(in: entry) else { break }
      if entry &>> 32 == UInt64(node) { return (number, false) }
      slot = (slot &+ 1) & (2 &* capacity &- 1)
    }
    let number = count
    unsafe slots[slot] =
      UInt64(node) &<< 32 | UInt64(first &+ UInt32(truncatingIfNeeded: number))
    count &+= 1
    return (number, true)
  }

  /// `nil` where a slot is free.
  @inline(__always)
  private func number(in entry: UInt64) -> Int? {
    let number = UInt32(truncatingIfNeeded: entry) &- first
    return number < UInt32(truncatingIfNeeded: count) ? Int(number) : nil
  }

  /// Nodes that lie together get slots that do, and such groups are spread over the table.
  @inline(__always)
  private func home(of node: UInt32) -> Int {
    Int(truncatingIfNeeded: node ^ node &>> 10) & (2 &* capacity &- 1)
  }

  /// Makes room for that many nodes more; says whether there was too little.
  @inline(__always)
  mutating func makeRoom(for added: Int) -> Bool {
    if count &+ added <= capacity { return false }
    grow(toHold: count + added)
    return true
  }

  @inline(never)
  private mutating func grow(toHold wanted: Int) {
    let old = unsafe slots, oldCapacity = capacity
    while capacity < wanted { capacity *= 2 }
    unsafe slots = .zeroed(count: 2 * capacity)
    for index in 0..<2 * oldCapacity {
      let entry = unsafe old[index]
      guard number(in: entry) != nil else { continue }
      var slot = home(of: UInt32(truncatingIfNeeded: entry >> 32))
      while unsafe slots[slot] != 0 { slot = (slot + 1) & (2 * capacity - 1) }
      unsafe slots[slot] = entry
    }
    unsafe release(old)
  }
}
