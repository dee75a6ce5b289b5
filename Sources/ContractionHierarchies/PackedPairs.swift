// SPDX-License-Identifier: Apache-2.0

package import PackedFile

/// Pairs of numbers in as few bits as the greatest of each need, one pair right after the other.
///
///     bit 0                                    width
///     | low of pair 0 | high of pair 0 | low of pair 1 | ...
///
/// A pair is read by one load from the byte where it begins; so it has at most 57 bits, or 64,
/// which begin at a byte, and a word of zeros follows the last.
package struct PackedPairs: Sendable {
  /// How many bits the numbers of a pair have.
  package struct Widths: Equatable, Sendable {
    package let low: Int
    package let high: Int

    /// Widths for numbers that have no other bits than these.
    package init(low: UInt32, high: UInt32) {
      self.init(lowBits: 32 - low.leadingZeroBitCount, highBits: 32 - high.leadingZeroBitCount)
    }

    package init(lowBits: Int, highBits: Int) {
      low = lowBits
      high = highBits
    }

    /// Bits from one pair to the next.
    var stride: Int { low + high <= 57 ? low + high : 64 }

    var areSound: Bool { (0...32).contains(low) && (0...32).contains(high) }
  }

  package let count: Int
  package let widths: Widths
  package let words: PackedArray<UInt64>

  /// `nil` where there are not as many words as so many pairs have.
  package init?(count: Int, widths: Widths, words: PackedArray<UInt64>) {
    guard widths.areSound, words.count == Self.wordCount(count, widths) else { return nil }
    self.count = count
    self.widths = widths
    self.words = words
  }

  /// Packs pairs; `body` adds them, all of them.
  package init(count: Int, widths: Widths, _ body: (inout Writer) -> Void) {
    self.count = count
    self.widths = widths
    let wordCount = Self.wordCount(count, widths)
    words = unsafe PackedArray(count: wordCount) { memory in
      unsafe memory.update(repeating: 0, count: wordCount)
      var writer = unsafe Writer(words: memory, widths: widths)
      body(&writer)
      precondition(writer.bit == count * widths.stride, "not as many pairs as were told")
    }
  }

  private static func wordCount(_ count: Int, _ widths: Widths) -> Int {
    (count * widths.stride + 63) / 64 + 1
  }

  /// Adds one pair after the other.
  @safe package struct Writer {
    fileprivate let words: UnsafeMutablePointer<UInt64>
    fileprivate let widths: Widths
    fileprivate var bit = 0

    package mutating func append(_ low: UInt32, _ high: UInt32) {
      let pair = UInt64(low) | UInt64(high) << UInt64(widths.low)
      let word = bit >> 6, shift = UInt64(bit & 63)
      unsafe words[word] |= pair << shift
      if shift > 0 { unsafe words[word + 1] |= pair >> (64 - shift) }
      bit += widths.stride
    }
  }

  /// Reads pairs, unchecked; good as long as the words are.
  @safe struct Reader {
    private let base: UnsafeRawPointer
    private let stride: Int
    private let lowMask: UInt64
    private let lowBits: UInt64
    private let highMask: UInt64

    fileprivate init(_ pairs: PackedPairs) {
      unsafe base = UnsafeRawPointer(pairs.words.baseAddress)
      stride = pairs.widths.stride
      lowMask = 1 << UInt64(pairs.widths.low) - 1
      lowBits = UInt64(pairs.widths.low)
      highMask = 1 << UInt64(pairs.widths.high) - 1
    }

    @inline(__always)
    subscript(index: Int) -> (low: UInt32, high: UInt32) {
      let bit = index &* stride
      let word = unsafe base.loadUnaligned(fromByteOffset: bit &>> 3, as: UInt64.self)
      let pair = word &>> UInt64(truncatingIfNeeded: bit & 7)
      return (
        UInt32(truncatingIfNeeded: pair & lowMask),
        UInt32(truncatingIfNeeded: pair &>> lowBits & highMask)
      )
    }

    /// Where a pair begins, for a prefetch.
    @inline(__always)
    func address(of index: Int) -> UnsafeRawPointer { unsafe base + (index &* stride) &>> 3 }
  }

  var reader: Reader { Reader(self) }

  package subscript(index: Int) -> (low: UInt32, high: UInt32) {
    precondition(index >= 0 && index < count, "no such pair")
    return reader[index]
  }

  package var byteCount: Int { 8 * words.count }
}

extension PackedPairs {
  func spilled(_ spill: SpillFile) -> PackedPairs {
    PackedPairs(count: count, widths: widths, words: spill(words)) ?? self
  }
}
