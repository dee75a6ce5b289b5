// SPDX-License-Identifier: Apache-2.0

/// Records of fields with commas between them, in quotes where need be (RFC 4180).
enum CSV {
  private static let quote = UInt8(ascii: "\"")
  private static let comma = UInt8(ascii: ",")

  /// The fields of a record, which may end in a carriage return; always one at least.
  ///
  /// Quotes count at the start of a field only: `5" pipe` is a field as it stands.
  static func fields(of record: [UInt8]) -> [String] {
    let bytes = record.last == UInt8(ascii: "\r") ? record.dropLast() : record[...]
    var fields: [String] = []
    var start = bytes.startIndex
    while true {
      let (field, end) = field(in: bytes, at: start)
      fields.append(field)
      if end == bytes.endIndex { return fields }
      start = end + 1
    }
  }

  /// A field, and where its comma or the record's end is.
  private static func field(in bytes: ArraySlice<UInt8>, at start: Int) -> (String, end: Int) {
    guard start < bytes.endIndex, bytes[start] == quote else {
      let end = bytes[start...].firstIndex(of: comma) ?? bytes.endIndex
      return (String(decoding: bytes[start..<end], as: UTF8.self), end)
    }
    var text: [UInt8] = []
    var index = start + 1
    while index < bytes.endIndex {
      if bytes[index] == quote {
        index += 1
        guard index < bytes.endIndex, bytes[index] == quote else { break }
      }
      text.append(bytes[index])
      index += 1
    }
    // Whatever stands behind the quotes belongs to the field.
    let end = bytes[index...].firstIndex(of: comma) ?? bytes.endIndex
    return (String(decoding: text + bytes[index..<end], as: UTF8.self), end)
  }

  /// A record of fields, without its end.
  static func record(_ fields: [String]) -> [UInt8] {
    var bytes: [UInt8] = []
    for (index, field) in fields.enumerated() {
      if index > 0 { bytes.append(comma) }
      append(field, to: &bytes)
    }
    return bytes
  }

  private static func append(_ field: String, to bytes: inout [UInt8]) {
    let needsQuotes = field.utf8.contains {
      $0 == quote || $0 == comma || $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r")
    }
    guard needsQuotes else {
      bytes += field.utf8
      return
    }
    bytes.append(quote)
    for byte in field.utf8 {
      if byte == quote { bytes.append(quote) }
      bytes.append(byte)
    }
    bytes.append(quote)
  }

  /// Without blanks around it.
  static func trimmed(_ field: String) -> String {
    var rest = field[...]
    while rest.first?.isWhitespace == true { rest.removeFirst() }
    while rest.last?.isWhitespace == true { rest.removeLast() }
    return String(rest)
  }
}

/// Cuts bytes that come piece by piece into records.
struct RecordCutter {
  private enum Place {
    case fieldStart, plain, quoted
    /// Behind a quote within quotes: the end of them, or half of a quote.
    case afterQuote
  }

  /// Whether a record may go over several lines, in quotes.
  private let hasQuotes: Bool
  /// Of the record that is not complete.
  private var bytes: [UInt8] = []
  private var scanned = 0
  private var place = Place.fieldStart

  init(hasQuotes: Bool) { self.hasQuotes = hasQuotes }

  /// Bytes that wait for the rest of their record.
  var waitingCount: Int { bytes.count }

  /// The records that are complete now, without their ends.
  mutating func records(adding chunk: [UInt8]) -> [[UInt8]] {
    bytes += chunk
    var records: [[UInt8]] = []
    var start = 0
    for index in scanned..<bytes.count where isEnd(bytes[index]) {
      records.append(Array(bytes[start..<index]))
      start = index + 1
    }
    bytes.removeFirst(start)
    scanned = bytes.count
    return records
  }

  /// The last record, where its end is missing.
  mutating func rest() -> [UInt8]? {
    defer { bytes = [] }
    return bytes.isEmpty ? nil : bytes
  }

  private mutating func isEnd(_ byte: UInt8) -> Bool {
    if byte == UInt8(ascii: "\n"), place != .quoted {
      place = .fieldStart
      return true
    }
    guard hasQuotes else { return false }
    switch (place, byte) {
    case (.fieldStart, UInt8(ascii: "\"")), (.afterQuote, UInt8(ascii: "\"")): place = .quoted
    case (.quoted, UInt8(ascii: "\"")): place = .afterQuote
    case (.quoted, _): break
    case (_, UInt8(ascii: ",")): place = .fieldStart
    default: place = .plain
    }
    return false
  }
}
