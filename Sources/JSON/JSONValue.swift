// SPDX-License-Identifier: Apache-2.0

/// A JSON document taken apart.
package enum JSONValue: Equatable, Sendable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSONValue])
  /// Fields in their order; of one name there may be several.
  case object([Field])

  package struct Field: Equatable, Sendable {
    package let name: String
    package let value: JSONValue

    package init(name: String, value: JSONValue) {
      self.name = name
      self.value = value
    }
  }

  /// Reads one document of UTF-8, as RFC 8259 has it.
  package init(_ bytes: [UInt8]) throws(JSONError) {
    var reader = JSONReader(bytes)
    self = try reader.document()
  }

  /// The first field of a name; `nil` where there is none, or where this is no object.
  package subscript(name: String) -> JSONValue? {
    guard case .object(let fields) = self else { return nil }
    return fields.first { $0.name == name }?.value
  }

  package var number: Double? {
    if case .number(let number) = self { number } else { nil }
  }

  package var string: String? {
    if case .string(let string) = self { string } else { nil }
  }
}

/// Bytes that are no JSON document, and where they stop being one.
package struct JSONError: Error, Equatable, CustomStringConvertible {
  package let expected: String
  package let byte: Int

  package init(expected: String, byte: Int) {
    self.expected = expected
    self.byte = byte
  }

  package var description: String { "expected \(expected) at byte \(byte)" }
}
