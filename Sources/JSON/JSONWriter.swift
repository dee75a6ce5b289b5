// SPDX-License-Identifier: Apache-2.0

/// Writes one JSON document (RFC 8259) straight into bytes, in the order it is told.
///
///     var json = JSONWriter()
///     json.object { json in
///       json.field("name", "This Way")
///       json.field("distance", 12.345, decimals: 1)
///       json.array("legs") { json in json.value(1) }
///     }
///
/// It puts commas where they belong; that keys stand in objects only is the caller's care.
package struct JSONWriter {
  /// The document so far, UTF-8.
  package private(set) var bytes: [UInt8] = []
  private var needsComma = false

  package init() {}

  package var text: String { String(decoding: bytes, as: UTF8.self) }

  package mutating func object(_ body: (inout JSONWriter) throws -> Void) rethrows {
    try nested("{", "}", body)
  }

  package mutating func array(_ body: (inout JSONWriter) throws -> Void) rethrows {
    try nested("[", "]", body)
  }

  package mutating func value(_ string: String) {
    separate()
    appendQuoted(string)
  }

  package mutating func value(_ bool: Bool) { raw(bool ? "true" : "false") }

  package mutating func value(_ integer: some BinaryInteger) { raw(String(integer)) }

  /// A number rounded to at most `decimals` (0...9) places; `null` where it is not finite.
  package mutating func value(_ number: Double, decimals: Int) {
    separate()
    bytes.append(contentsOf: decimalText(number, decimals: decimals).utf8)
  }

  package mutating func null() { raw("null") }

  /// The key of the value that is written next.
  package mutating func key(_ name: String) {
    separate()
    appendQuoted(name)
    bytes.append(UInt8(ascii: ":"))
    needsComma = false
  }

  private mutating func nested(
    _ open: Unicode.Scalar, _ close: Unicode.Scalar, _ body: (inout JSONWriter) throws -> Void
  ) rethrows {
    separate()
    bytes.append(UInt8(ascii: open))
    needsComma = false
    try body(&self)
    bytes.append(UInt8(ascii: close))
    needsComma = true
  }

  private mutating func raw(_ text: String) {
    separate()
    bytes.append(contentsOf: text.utf8)
  }

  private mutating func separate() {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
    needsComma = true
  }

  private mutating func appendQuoted(_ string: String) {
    bytes.append(UInt8(ascii: "\""))
    for byte in string.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"):
        bytes.append(UInt8(ascii: "\\"))
        bytes.append(byte)
      case 0..<0x20: bytes.append(contentsOf: Self.escapes[Int(byte)].utf8)
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private static let escapes: [String] = (0..<0x20).map { code in
    switch code {
    case 8: "\\b"
    case 9: "\\t"
    case 10: "\\n"
    case 12: "\\f"
    case 13: "\\r"
    default: "\\u00" + (code < 16 ? "0" : "") + String(code, radix: 16)
    }
  }
}

extension JSONWriter {
  package mutating func field(_ name: String, _ string: String) {
    key(name)
    value(string)
  }

  /// Leaves the field out where there is no string.
  package mutating func field(_ name: String, ifKnown string: String?) {
    if let string { field(name, string) }
  }

  package mutating func field(_ name: String, _ bool: Bool) {
    key(name)
    value(bool)
  }

  package mutating func field(_ name: String, _ integer: some BinaryInteger) {
    key(name)
    value(integer)
  }

  package mutating func field(_ name: String, _ number: Double, decimals: Int) {
    key(name)
    value(number, decimals: decimals)
  }

  package mutating func object(
    _ name: String, _ body: (inout JSONWriter) throws -> Void
  ) rethrows {
    key(name)
    try object(body)
  }

  package mutating func array(
    _ name: String, _ body: (inout JSONWriter) throws -> Void
  ) rethrows {
    key(name)
    try array(body)
  }
}

/// A number as JSON writes it, rounded to at most `decimals` (0...9) places, without trailing
/// zeros; "null" where it is not finite.
package func decimalText(_ number: Double, decimals: Int) -> String {
  let scale = powersOfTen[decimals]
  let scaled = (number * Double(scale)).rounded()
  guard abs(scaled) < 9e18 else { return number.isFinite ? String(number) : "null" }
  let magnitude = UInt64(abs(scaled))
  let sign = scaled < 0 ? "-" : ""
  var fraction = magnitude % scale
  let whole = sign + String(magnitude / scale)
  if fraction == 0 { return whole }
  var places = decimals
  while fraction % 10 == 0 {
    fraction /= 10
    places -= 1
  }
  let digits = String(fraction)
  return whole + "." + String(repeating: "0", count: places - digits.count) + digits
}

private let powersOfTen: [UInt64] = [
  1, 10, 100, 1_000, 10_000, 100_000, 1_000_000, 10_000_000, 100_000_000, 1_000_000_000,
]
