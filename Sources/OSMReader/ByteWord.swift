// SPDX-License-Identifier: Apache-2.0

/// Eight bytes looked at in one go, the first one lowest.
///
/// Marks are words whose bytes have their top bit set where something was found. Only the lowest
/// mark is sure: what stands above it may be marked by a borrow.
extension UInt64 {
  private static let ones: UInt64 = 0x0101_0101_0101_0101
  static let topBits: UInt64 = 0x8080_8080_8080_8080

  /// Marks of bytes that are zero.
  @inline(__always)
  var zeroBytes: UInt64 { (self &- Self.ones) & ~self & Self.topBits }

  /// Marks of bytes of one value.
  @inline(__always)
  func bytes(equalTo byte: UInt8) -> UInt64 { (self ^ (Self.ones &* UInt64(byte))).zeroBytes }

  /// Marks of bytes below a value of at most 0x80.
  @inline(__always)
  func bytes(below byte: UInt8) -> UInt64 {
    (self &- (Self.ones &* UInt64(byte))) & ~self & Self.topBits
  }

  /// How many bytes stand before the lowest mark, 8 without one.
  @inline(__always)
  var bytesBeforeMark: Int { trailingZeroBitCount >> 3 }

  /// The lowest bytes, of 0 to 8, the others zero.
  @inline(__always)
  func lowBytes(_ count: Int) -> UInt64 {
    count >= 8 ? self : self & ((1 &<< UInt64(truncatingIfNeeded: count &* 8)) &- 1)
  }

  /// A name of up to eight bytes as the bytes of a word.
  @inline(__always)
  static func packed(_ name: StaticString) -> UInt64 {
    var word: UInt64 = 0
    for index in 0..<name.utf8CodeUnitCount {
      unsafe word |= UInt64(name.utf8Start[index]) &<< UInt64(8 * index)
    }
    return word
  }

  /// The number that eight bytes of values 0 to 9 say, the first digit lowest.
  ///
  /// Pairs, then fours, then all eight digits are joined, each by one multiplication.
  @inline(__always)
  var joinedDigits: UInt64 {
    let pairs = (self &* 2561) >> 8 & 0x00ff_00ff_00ff_00ff
    let fours = (pairs &* 6_553_601) >> 16 & 0x0000_ffff_0000_ffff
    return (fours &* 42_949_672_960_001) >> 32
  }

  /// Whether all bytes are at most 9.
  @inline(__always)
  var isDigits: Bool { ((self &+ 0x7676_7676_7676_7676) | self) & Self.topBits == 0 }

  /// These characters less "0", digits becoming their values.
  @inline(__always)
  var digitValues: UInt64 { self ^ 0x3030_3030_3030_3030 }
}
