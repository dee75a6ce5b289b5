// SPDX-License-Identifier: Apache-2.0

/// How ways use the nodes of the store, by slot.
struct NodeCounts {
  // 1: within one stretch; 2: an end of a stretch, or used more than once.
  private var counts: [UInt8]

  init(slotCount: Int) { counts = [UInt8](repeating: 0, count: slotCount) }

  mutating func count(_ stretch: [StretchWalker.Point]) {
    for point in stretch { counts[point.slot] = min(2, counts[point.slot] + 1) }
    if let first = stretch.first, let last = stretch.last {
      (counts[first.slot], counts[last.slot]) = (2, 2)
    }
  }

  /// Makes a node end segments whatever uses it.
  mutating func cut(at slot: Int) { counts[slot] = 2 }

  func isUsed(_ slot: Int) -> Bool { counts[slot] > 0 }

  /// Numbers of the nodes at which segments end.
  consuming func numbers() -> NodeNumbers {
    NodeNumbers(slotCount: counts.count) { counts[$0] > 1 }
  }
}

/// Numbers some slots, ascending: a bit a slot, and how many come before each word of them.
struct NodeNumbers {
  private var words: [UInt64]
  private var before: [UInt32] = []
  private(set) var count = 0

  init(slotCount: Int, isNumbered: (Int) -> Bool) {
    words = [UInt64](repeating: 0, count: (slotCount + 63) / 64)
    for slot in 0..<slotCount where isNumbered(slot) { words[slot / 64] |= 1 << UInt64(slot % 64) }
    before.reserveCapacity(words.count)
    for word in words {
      before.append(UInt32(count))
      count += word.nonzeroBitCount
    }
  }

  subscript(slot: Int) -> UInt32? {
    let word = words[slot / 64], bit: UInt64 = 1 << UInt64(slot % 64)
    guard word & bit != 0 else { return nil }
    return before[slot / 64] + UInt32((word & (bit - 1)).nonzeroBitCount)
  }
}
