// SPDX-License-Identifier: Apache-2.0

/// Text that grows at its end, UTF-8.
///
/// Bytes in memory of its own, for a document is written in thousands of small pieces and an array
/// asks at each of them whether it is shared.
@safe struct TextBytes: ~Copyable {
  private var base: UnsafeMutablePointer<UInt8>
  private var capacity: Int
  private(set) var count = 0

  init() {
    capacity = 4096
    unsafe base = .allocate(capacity: capacity)
  }

  deinit { unsafe base.deallocate() }

  var bytes: [UInt8] { unsafe Array(UnsafeBufferPointer(start: base, count: count)) }

  var text: String {
    unsafe String(decoding: UnsafeBufferPointer(start: base, count: count), as: UTF8.self)
  }

  /// Makes room for so many bytes more.
  @inline(__always)
  private mutating func reserve(_ more: Int) {
    if capacity - count < more { grow(more) }
  }

  private mutating func grow(_ more: Int) {
    capacity = max(2 * capacity, count + more)
    let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
    unsafe larger.initialize(from: base, count: count)
    unsafe base.deallocate()
    unsafe base = larger
  }

  @inline(__always)
  mutating func append(_ byte: UInt8) {
    reserve(1)
    unsafe base[count] = byte
    count += 1
  }

  /// Up to eight bytes, the first in the lowest bits.
  @inline(__always)
  mutating func append(packed bytes: UInt64, count length: Int) {
    reserve(8)
    unsafe UnsafeMutableRawPointer(base + count).storeBytes(
      of: bytes.littleEndian, as: UInt64.self)
    count += min(8, length)
  }

  mutating func append(_ string: String) {
    var string = string
    string.withUTF8 { text in
      reserve(text.count)
      guard let start = text.baseAddress else { return }
      unsafe (base + count).initialize(from: start, count: text.count)
      count += text.count
    }
  }

  mutating func append(_ text: StaticString) {
    let length = text.utf8CodeUnitCount
    reserve(length)
    unsafe (base + count).initialize(from: text.utf8Start, count: length)
    count += length
  }

  /// A string as JSON has it between its quotes.
  mutating func append(escaping string: String) {
    var string = string
    string.withUTF8 { text in
      // As long as it can be: "\u001f".
      reserve(6 * text.count + 8)
      var index = 0
      while index + 8 <= text.count {
        let word = unsafe UnsafeRawBufferPointer(text).loadUnaligned(
          fromByteOffset: index, as: UInt64.self)
        guard Self.isPlain(word) else { break }
        unsafe UnsafeMutableRawPointer(base + count).storeBytes(of: word, as: UInt64.self)
        count += 8
        index += 8
      }
      while index < text.count {
        let byte = unsafe text[index]
        index += 1
        if Self.isPlain(byte) {
          unsafe base[count] = byte
          count += 1
        } else {
          append(escape: byte)
        }
      }
    }
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    byte >= 0x20 && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
  }

  /// Whether none of eight bytes has to be escaped; false for some that have not.
  @inline(__always)
  static func isPlain(_ word: UInt64) -> Bool {
    let ones: UInt64 = 0x0101_0101_0101_0101, tops = ones << 7
    let quotes = word ^ (ones &* 0x22), slashes = word ^ (ones &* 0x5c)
    // The top bit of a byte is set where subtracting makes it wrap.
    let below = (word &- ones &* 0x20) | (quotes &- ones) | (slashes &- ones)
    return (below & tops | word & tops) == 0
  }

  mutating func append(escape byte: UInt8) {
    append(UInt8(ascii: "\\"))
    switch byte {
    case 8: append(UInt8(ascii: "b"))
    case 9: append(UInt8(ascii: "t"))
    case 10: append(UInt8(ascii: "n"))
    case 12: append(UInt8(ascii: "f"))
    case 13: append(UInt8(ascii: "r"))
    case 0..<0x20:
      append("u00")
      if byte < 16 { append(UInt8(ascii: "0")) }
      append(String(byte, radix: 16))
    default: append(byte)
    }
  }

  // MARK: Numbers

  mutating func append(_ number: Int) {
    if number < 0 { append(UInt8(ascii: "-")) }
    append(digitsOf: UInt64(number.magnitude))
  }

  /// The digits of a number, with zeros before it up to a width.
  private mutating func append(digitsOf number: UInt64, width: Int = 1) {
    var length = 1
    var rest = number / 10
    while rest > 0 {
      length += 1
      rest /= 10
    }
    length = max(length, width)
    reserve(length)
    rest = number
    for place in stride(from: count + length - 1, through: count, by: -1) {
      let quotient = rest / 10
      unsafe base[place] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest - 10 * quotient)
      rest = quotient
    }
    count += length
  }

  /// A number of units of which 10 to the power of `decimals` (0...9) are one, without trailing
  /// zeros.
  mutating func append(units: Int64, decimals: Int) {
    if units < 0 { append(UInt8(ascii: "-")) }
    let magnitude = units.magnitude, scale = powersOfTen[decimals]
    let whole = magnitude / scale
    append(digitsOf: whole)
    var fraction = magnitude - whole * scale
    if fraction == 0 { return }
    var places = decimals
    while fraction % 10 == 0 {
      fraction /= 10
      places -= 1
    }
    append(UInt8(ascii: "."))
    append(digitsOf: fraction, width: places)
  }

  /// A number rounded to at most `decimals` (0...9) places; "null" where it is not finite.
  mutating func append(_ number: Double, decimals: Int) {
    let scaled = (number * Double(powersOfTen[decimals])).rounded()
    if abs(scaled) < 9e18 {
      append(units: Int64(scaled), decimals: decimals)
    } else {
      append(number.isFinite ? String(number) : "null")
    }
  }
}

/// A number as JSON writes it, rounded to at most `decimals` (0...9) places, without trailing
/// zeros; "null" where it is not finite.
package func decimalText(_ number: Double, decimals: Int) -> String {
  var text = TextBytes()
  text.append(number, decimals: decimals)
  return text.text
}

private let powersOfTen: [UInt64] = [
  1, 10, 100, 1_000, 10_000, 100_000, 1_000_000, 10_000_000, 100_000_000, 1_000_000_000,
]
