// SPDX-License-Identifier: Apache-2.0

/// Takes JSON text apart from its first byte to its last.
struct JSONReader {
  private let bytes: [UInt8]
  private var position = 0
  /// How many arrays and objects are open: each takes some of the stack.
  private var depth = 0
  private static let depthLimit = 200

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func document() throws(JSONError) -> JSONValue {
    let value = try value()
    skipBlanks()
    guard position == bytes.count else { throw error("the end") }
    return value
  }

  private mutating func value() throws(JSONError) -> JSONValue {
    skipBlanks()
    switch peek {
    case UInt8(ascii: "{"): return try object()
    case UInt8(ascii: "["): return try array()
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    default: return .number(try number())
    }
  }

  private mutating func object() throws(JSONError) -> JSONValue {
    var fields: [JSONValue.Field] = []
    try list(until: UInt8(ascii: "}")) { (reader) throws(JSONError) in
      reader.skipBlanks()
      let name = try reader.string()
      try reader.take(UInt8(ascii: ":"), "“:”")
      fields.append(JSONValue.Field(name: name, value: try reader.value()))
    }
    return .object(fields)
  }

  private mutating func array() throws(JSONError) -> JSONValue {
    var values: [JSONValue] = []
    try list(until: UInt8(ascii: "]")) { (reader) throws(JSONError) in
      values.append(try reader.value())
    }
    return .array(values)
  }

  /// What stands between two brackets with commas between.
  private mutating func list(
    until end: UInt8, _ element: (inout JSONReader) throws(JSONError) -> Void
  ) throws(JSONError) {
    guard depth < Self.depthLimit else { throw error("no more than 200 brackets in each other") }
    depth += 1
    position += 1
    skipBlanks()
    if peek != end {
      try element(&self)
      while !isNext(end) {
        try take(UInt8(ascii: ","), "“,” or the closing bracket")
        try element(&self)
      }
    }
    position += 1
    depth -= 1
  }

  private mutating func isNext(_ byte: UInt8) -> Bool {
    skipBlanks()
    return peek == byte
  }

  private mutating func take(_ byte: UInt8, _ name: String) throws(JSONError) {
    guard isNext(byte) else { throw error(name) }
    position += 1
  }

  private mutating func word(_ word: String, _ value: JSONValue) throws(JSONError) -> JSONValue {
    guard bytes[position...].starts(with: word.utf8) else { throw error("a value") }
    position += word.utf8.count
    return value
  }

  private mutating func number() throws(JSONError) -> Double {
    let start = position
    skip(UInt8(ascii: "-"))
    let first = peek
    let digits = skipDigits()
    guard digits > 0, digits == 1 || first != UInt8(ascii: "0") else {
      throw error("a value", at: start)
    }
    if skip(UInt8(ascii: ".")), skipDigits() == 0 { throw error("a digit") }
    if skip(UInt8(ascii: "e")) || skip(UInt8(ascii: "E")) {
      if !skip(UInt8(ascii: "+")) { skip(UInt8(ascii: "-")) }
      if skipDigits() == 0 { throw error("a digit") }
    }
    // What is valid here is valid to it, too.
    return Double(String(decoding: bytes[start..<position], as: UTF8.self)) ?? .nan
  }

  private mutating func string() throws(JSONError) -> String {
    try take(UInt8(ascii: "\""), "a string")
    var text: [UInt8] = []
    while let byte = peek, byte != UInt8(ascii: "\"") {
      guard byte >= 0x20 else { throw error("no control characters in a string") }
      position += 1
      if byte == UInt8(ascii: "\\") { try escape(into: &text) } else { text.append(byte) }
    }
    guard peek != nil else { throw error("the end of a string") }
    position += 1
    return String(decoding: text, as: UTF8.self)
  }

  private mutating func escape(into text: inout [UInt8]) throws(JSONError) {
    let letter = peek
    position += 1
    switch letter {
    case UInt8(ascii: "n"): text.append(10)
    case UInt8(ascii: "t"): text.append(9)
    case UInt8(ascii: "r"): text.append(13)
    case UInt8(ascii: "b"): text.append(8)
    case UInt8(ascii: "f"): text.append(12)
    case UInt8(ascii: "\"")?, UInt8(ascii: "\\")?, UInt8(ascii: "/")?: text.append(letter ?? 0)
    case UInt8(ascii: "u"):
      text += String(decoding: try codeUnits(), as: UTF16.self).utf8
    default: throw error("an escape", at: position - 1)
    }
  }

  /// The code units of one character: a surrogate's other half follows in an escape of its own.
  private mutating func codeUnits() throws(JSONError) -> [UInt16] {
    let first = try hexadecimal()
    guard UTF16.isLeadSurrogate(first), bytes[position...].starts(with: "\\u".utf8) else {
      return [first]
    }
    position += 2
    return [first, try hexadecimal()]
  }

  private mutating func hexadecimal() throws(JSONError) -> UInt16 {
    let digits = bytes[position...].prefix(4)
    guard digits.count == 4, digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }),
      let unit = UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
    else { throw error("four hexadecimal digits") }
    position += 4
    return unit
  }

  private var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

  @discardableResult
  private mutating func skip(_ byte: UInt8) -> Bool {
    guard peek == byte else { return false }
    position += 1
    return true
  }

  private mutating func skipDigits() -> Int {
    let start = position
    while let byte = peek, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { position += 1 }
    return position - start
  }

  private mutating func skipBlanks() {
    while let byte = peek, byte == 0x20 || (9...13).contains(byte) && byte != 11 && byte != 12 {
      position += 1
    }
  }

  private func error(_ expected: String, at byte: Int? = nil) -> JSONError {
    JSONError(expected: expected, byte: byte ?? position)
  }
}
