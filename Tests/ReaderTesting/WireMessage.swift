// SPDX-License-Identifier: Apache-2.0

/// A message in the wire format of protocol buffers, written field by field.
package struct WireMessage {
  package private(set) var bytes: [UInt8] = []

  package init() {}

  package mutating func number(_ field: Int, _ value: Int64) {
    varint(UInt64(field) << 3)
    varint(UInt64(bitPattern: value))
  }

  /// A number folded so that small ones of either sign are short.
  package mutating func folded(_ field: Int, _ value: Int64) { number(field, Self.folded(value)) }

  package mutating func bytes(_ field: Int, _ value: some Collection<UInt8>) {
    varint(UInt64(field) << 3 | 2)
    varint(UInt64(value.count))
    bytes += value
  }

  package mutating func text(_ field: Int, _ value: String) { bytes(field, Array(value.utf8)) }

  package mutating func message(_ field: Int, _ message: WireMessage) {
    bytes(field, message.bytes)
  }

  /// A list of numbers in one run; nothing where the list is empty.
  package mutating func run(_ field: Int, _ values: [Int64]) {
    if values.isEmpty { return }
    var run = WireMessage()
    for value in values { run.varint(UInt64(bitPattern: value)) }
    message(field, run)
  }

  /// A list of numbers one field each, as protocol buffers allow too.
  package mutating func singly(_ field: Int, _ values: [Int64]) {
    for value in values { number(field, value) }
  }

  /// Differences, folded.
  package static func differences(_ values: [Int64]) -> [Int64] {
    zip(values, [0] + values).map { folded($0 &- $1) }
  }

  private static func folded(_ value: Int64) -> Int64 { value << 1 ^ value >> 63 }

  private mutating func varint(_ value: UInt64) { bytes.append(varint: value) }
}
