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
package struct JSONWriter: ~Copyable {
  private var buffer = TextBytes()
  private var needsComma = false

  package init() {}

  /// The document so far, UTF-8.
  package var bytes: [UInt8] { buffer.bytes }

  package var text: String { buffer.text }

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

  package mutating func value(_ bool: Bool) {
    separate()
    buffer.append(bool ? "true" : "false")
  }

  package mutating func value(_ integer: Int) {
    separate()
    buffer.append(integer)
  }

  package mutating func value(_ integer: some BinaryInteger) {
    separate()
    buffer.append(String(integer))
  }

  /// A number rounded to at most `decimals` (0...9) places; `null` where it is not finite.
  package mutating func value(_ number: Double, decimals: Int) {
    separate()
    buffer.append(number, decimals: decimals)
  }

  /// A number of units of which 10 to the power of `decimals` (0...9) are one.
  package mutating func value(units: Int64, decimals: Int) {
    separate()
    buffer.append(units: units, decimals: decimals)
  }

  package mutating func null() {
    separate()
    buffer.append("null")
  }

  /// The key of the value that is written next.
  package mutating func key(_ name: String) {
    separate()
    appendQuoted(name)
    buffer.append(UInt8(ascii: ":"))
    needsComma = false
  }

  /// A string that `body` writes piece by piece.
  package mutating func string(_ body: (inout JSONWriter) -> Void) {
    separate()
    buffer.append(UInt8(ascii: "\""))
    body(&self)
    buffer.append(UInt8(ascii: "\""))
    needsComma = true
  }

  /// Up to eight printable ASCII characters of a string, the first in the lowest bits.
  package mutating func characters(_ packed: UInt64, count: Int) {
    // Nothing but letters in the bytes that are left out.
    let word = count < 8 ? packed | 0x4141_4141_4141_4141 << UInt64(8 * count) : packed
    if TextBytes.isPlain(word) {
      buffer.append(packed: packed, count: count)
    } else {
      slowCharacters(packed, count: count)
    }
  }

  private mutating func slowCharacters(_ packed: UInt64, count: Int) {
    for index in 0..<count {
      let byte = UInt8(truncatingIfNeeded: packed >> (8 * index))
      if byte.needsEscape { buffer.append(escape: byte) } else { buffer.append(byte) }
    }
  }

  // MARK: As it stands

  /// Begins an element that is then written by `verbatim` alone: what many elements of one form
  /// have in common is written in one go.
  package mutating func beginElement() { separate() }

  /// Writes a part of the document as it is.
  package mutating func verbatim(_ text: StaticString) { buffer.append(text) }

  package mutating func verbatim(_ integer: Int) { buffer.append(integer) }

  /// A number of units of which 10 to the power of `decimals` (0...9) are one.
  package mutating func verbatim(units: Int64, decimals: Int) {
    buffer.append(units: units, decimals: decimals)
  }

  private mutating func nested(
    _ open: Unicode.Scalar, _ close: Unicode.Scalar, _ body: (inout JSONWriter) throws -> Void
  ) rethrows {
    separate()
    buffer.append(UInt8(ascii: open))
    needsComma = false
    try body(&self)
    buffer.append(UInt8(ascii: close))
    needsComma = true
  }

  private mutating func separate() {
    if needsComma { buffer.append(UInt8(ascii: ",")) }
    needsComma = true
  }

  private mutating func appendQuoted(_ string: String) {
    buffer.append(UInt8(ascii: "\""))
    buffer.append(escaping: string)
    buffer.append(UInt8(ascii: "\""))
  }
}

extension UInt8 {
  fileprivate var needsEscape: Bool {
    self < 0x20 || self == UInt8(ascii: "\"") || self == UInt8(ascii: "\\")
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

  package mutating func field(_ name: String, _ integer: Int) {
    key(name)
    value(integer)
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
