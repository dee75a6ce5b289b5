// SPDX-License-Identifier: Apache-2.0

/// Weights without the longest run of bits that are zero in all of them.
///
/// Weights whose high bits say something else than their low ones, as of ranks before times, are
/// large numbers of few bits.
///
///     weight   0000 hh 000000000 llllllllllll
///     code              0000 hh llllllllllll
package struct WeightCode: Equatable, Sendable {
  /// Bits below the run.
  package let lowBits: Int
  /// Bits of the run.
  package let gap: Int

  /// For weights that have no other bits than these.
  package init(bits: Weight) {
    var best = (start: 32, length: 0)
    var start = 0
    for bit in 0..<32 where bits >> Weight(bit) & 1 == 1 {
      if bit - start > best.length { best = (start, bit - start) }
      start = bit + 1
    }
    self.init(lowBits: best.start, gap: best.length)
  }

  package init(lowBits: Int, gap: Int) {
    self.lowBits = lowBits
    self.gap = gap
  }

  var isSound: Bool { (0...32).contains(lowBits) && (0...32).contains(gap) }

  /// Bits that are kept below the run.
  @inline(__always)
  private var lowMask: UInt64 { 1 << UInt64(lowBits) - 1 }

  @inline(__always)
  package func encode(_ weight: Weight) -> UInt32 {
    let low = UInt64(weight) & lowMask
    return UInt32(truncatingIfNeeded: low | UInt64(weight) &>> UInt64(gap) & ~lowMask)
  }

  package func decode(_ code: UInt32) -> Weight { reader.decode(UInt64(code)) }

  var reader: Reader { Reader(lowMask: lowMask, gap: UInt64(gap)) }

  /// What decoding needs, at hand.
  struct Reader {
    let lowMask: UInt64
    let gap: UInt64

    @inline(__always)
    func decode(_ code: UInt64) -> Weight {
      Weight(truncatingIfNeeded: code & lowMask | (code & ~lowMask) &<< gap)
    }
  }
}
