// SPDX-License-Identifier: Apache-2.0

/// Numbers as OSM tools write them, eight digits at a time; all others as `Decimals` reads them.
extension ByteText {
  /// A whole number with an optional sign; `nil` where it is none or leaves 64 bits.
  @inline(__always)
  var integer: Int64? {
    let sign = start[0] == UInt8(ascii: "-") ? 1 : 0
    guard let value = digits(from: sign) else { return unsafe decimalInteger(bytes) }
    return sign == 0 ? value : 0 &- value
  }

  /// Units of 1e-7 degree, if there are at most `limit` degrees to either side.
  @inline(__always)
  func degrees(limit: UInt64) -> Int32? {
    let read = plainDegrees
    let most = limit &* 10_000_000
    guard let units = unsafe read ?? fixedPoint(bytes, decimals: 7, limit: Int64(most)),
      units.magnitude <= most
    else { return nil }
    return Int32(truncatingIfNeeded: units)
  }

  /// One to sixteen digits that run to the end.
  @inline(__always)
  private func digits(from offset: Int) -> Int64? {
    let count = self.count - offset, first = start + offset
    guard count > 0, count <= 16 else { return nil }
    if count <= 8 {
      let word = first.word.digitValues &<< UInt64(truncatingIfNeeded: 64 &- 8 &* count)
      return word.isDigits ? Int64(word.joinedDigits) : nil
    }
    let high = first.word.digitValues &<< UInt64(truncatingIfNeeded: 128 &- 8 &* count)
    let low = (first + (count - 8)).word.digitValues
    guard high.isDigits, low.isDigits else { return nil }
    return Int64(high.joinedDigits &* 100_000_000 &+ low.joinedDigits)
  }

  /// One to three digits, a point, and one to seven digits.
  @inline(__always)
  private var plainDegrees: Int64? {
    let sign = start[0] == UInt8(ascii: "-") ? 1 : 0
    let first = start + sign
    let whole = first.word.bytes(equalTo: UInt8(ascii: ".")).bytesBeforeMark
    let decimals = count - sign - whole - 1
    guard whole > 0, whole < 4, decimals > 0, decimals < 8 else { return nil }
    let high = first.word.digitValues &<< UInt64(truncatingIfNeeded: 64 &- 8 &* whole)
    let low = (first + (whole + 1)).word.digitValues.lowBytes(decimals)
    guard high.isDigits, low.isDigits else { return nil }
    // Eight digits, of which the last is none.
    let units = Int64(high.joinedDigits &* 10_000_000 &+ low.joinedDigits / 10)
    return sign == 0 ? units : 0 &- units
  }
}
