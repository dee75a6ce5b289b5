// SPDX-License-Identifier: Apache-2.0

/// A message of protocol buffers taken apart into its fields, to be changed and put together again.
struct WireFields {
  enum Content {
    case number(UInt64)
    /// Four or eight bytes.
    case fixed([UInt8])
    /// Text, a message or a run of numbers.
    case bytes([UInt8])
  }

  typealias Field = (number: UInt64, content: Content)

  var all: [Field] = []

  init(_ all: [Field]) { self.all = all }

  /// `nil` where the bytes are no message.
  init?(_ message: some Collection<UInt8>) {
    var rest = Array(message)[...]
    while !rest.isEmpty {
      guard let tag = Self.varint(&rest), let content = Self.content(tag & 7, &rest)
      else { return nil }
      all.append((tag >> 3, content))
    }
  }

  var bytes: [UInt8] {
    var bytes: [UInt8] = []
    for (number, content) in all {
      switch content {
      case .number(let value):
        bytes.append(varint: number << 3)
        bytes.append(varint: value)
      case .fixed(let content):
        bytes.append(varint: number << 3 | (content.count == 4 ? 5 : 1))
        bytes += content
      case .bytes(let content):
        bytes.append(varint: number << 3 | 2)
        bytes.append(varint: UInt64(content.count))
        bytes += content
      }
    }
    return bytes
  }

  /// The numbers of which a run is; `nil` where it is none.
  static func numbers(_ run: [UInt8]) -> [UInt64]? {
    var rest = run[...], numbers: [UInt64] = []
    while !rest.isEmpty {
      guard let number = varint(&rest) else { return nil }
      numbers.append(number)
    }
    return numbers
  }

  static func run(_ numbers: [UInt64]) -> [UInt8] {
    numbers.reduce(into: []) { $0.append(varint: $1) }
  }

  private static func content(_ wireType: UInt64, _ rest: inout ArraySlice<UInt8>) -> Content? {
    switch wireType {
    case 0: return varint(&rest).map { .number($0) }
    case 1: return take(8, &rest).map { .fixed($0) }
    case 2:
      guard let count = varint(&rest) else { return nil }
      return take(count, &rest).map { .bytes($0) }
    case 5: return take(4, &rest).map { .fixed($0) }
    default: return nil
    }
  }

  private static func take(_ count: UInt64, _ rest: inout ArraySlice<UInt8>) -> [UInt8]? {
    guard count <= rest.count else { return nil }
    defer { rest = rest.dropFirst(Int(count)) }
    return Array(rest.prefix(Int(count)))
  }

  private static func varint(_ rest: inout ArraySlice<UInt8>) -> UInt64? {
    var value: UInt64 = 0, shift: UInt64 = 0
    while let byte = rest.popFirst() {
      value |= UInt64(byte & 0x7f) << shift
      if byte < 0x80 { return value }
      shift += 7
      if shift > 63 { return nil }
    }
    return nil
  }
}

extension [UInt8] {
  mutating func append(varint value: UInt64) {
    var rest = value
    while rest >= 0x80 {
      append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    append(UInt8(rest))
  }
}
