// SPDX-License-Identifier: Apache-2.0

/// A 4-ary min-heap of nodes by keys of 64 bits, in which a node may stand several times.
///
/// Who lowers a node's key inserts it again and passes over what comes later of it. Of equal keys
/// the smaller node comes first, so every order is determined.
@safe package struct KeyQueue: ~Copyable {
  // Not private, for Swift 6.3 builds no debug code of buffers of private elements.
  struct Entry: BitwiseCopyable {
    let key: UInt64
    let node: UInt32

    @inline(__always)
    static func < (a: Entry, b: Entry) -> Bool {
      a.key < b.key || (a.key == b.key && a.node < b.node)
    }
  }

  private var entries = GrowingBuffer<Entry>()

  package init() {}

  package var isEmpty: Bool { entries.count == 0 }

  /// The smallest key; meaningless where the queue is empty.
  package var minimumKey: UInt64 { entries[0].key }

  package mutating func removeAll() { entries.removeAll() }

  package mutating func insert(_ node: UInt32, key: UInt64) {
    let entry = Entry(key: key, node: node)
    entries.append(entry)
    var index = entries.count &- 1
    while index > 0 {
      let parent = (index &- 1) >> 2
      let above = entries[parent]
      guard entry < above else { break }
      entries[index] = above
      index = parent
    }
    entries[index] = entry
  }

  /// Takes out the node of the smallest key; the queue must not be empty.
  package mutating func removeMinimum() -> UInt32 {
    let node = entries[0].node
    let last = entries.removeLast()
    if entries.count > 0 { sink(last) }
    return node
  }

  private func sink(_ entry: Entry) {
    var index = 0
    while true {
      let child = index &* 4 &+ 1
      if child >= entries.count { break }
      var least = child
      for other in child &+ 1..<min(child &+ 4, entries.count)
      where entries[other] < entries[least] { least = other }
      guard entries[least] < entry else { break }
      entries[index] = entries[least]
      index = least
    }
    entries[index] = entry
  }
}
