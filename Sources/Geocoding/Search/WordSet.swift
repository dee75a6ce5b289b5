// SPDX-License-Identifier: Apache-2.0

/// Positions of words in a query.
struct WordSet: Equatable, Sendable {
  private(set) var bits: UInt32 = 0

  init() {}
  init(bits: UInt32) { self.bits = bits }
  init(_ positions: some Sequence<Int>) { for position in positions { insert(position) } }

  /// These and the positions beside them.
  var widened: WordSet { WordSet(bits: bits | bits << 1 | bits >> 1) }
  var isEmpty: Bool { bits == 0 }
  var count: Int { bits.nonzeroBitCount }
  func intersection(_ other: WordSet) -> WordSet { WordSet(bits: bits & other.bits) }
  var firstPosition: Int? { isEmpty ? nil : bits.trailingZeroBitCount }
  /// The first of its words alone.
  var first: WordSet { WordSet(bits: bits & ~(bits &- 1)) }
  mutating func insert(_ position: Int) { bits |= 1 << UInt32(position) }
  func contains(_ position: Int) -> Bool { bits & 1 << UInt32(position) != 0 }
  func union(_ other: WordSet) -> WordSet { WordSet(bits: bits | other.bits) }
  func subtracting(_ other: WordSet) -> WordSet { WordSet(bits: bits & ~other.bits) }
  func isDisjoint(with other: WordSet) -> Bool { bits & other.bits == 0 }
  func isSubset(of other: WordSet) -> Bool { bits & ~other.bits == 0 }
}

extension WordSet: Sequence {
  struct Iterator: IteratorProtocol {
    fileprivate var left: UInt32

    mutating func next() -> Int? {
      guard left != 0 else { return nil }
      defer { left &= left - 1 }
      return left.trailingZeroBitCount
    }
  }

  func makeIterator() -> Iterator { Iterator(left: bits) }
}
