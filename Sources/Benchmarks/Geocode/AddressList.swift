// SPDX-License-Identifier: Apache-2.0

import Geo
import Geocoding
import PackedFile

/// The addressed objects of OSM data, as another reader listed them.
///
/// A CSV file with the columns `type` (node, way, relation), `id`, `latitude`, `longitude`,
/// `housenumber`, `street`, `place`, `city` and `postcode`, in any order; more are passed over.
struct AddressList {
  /// One object with one of its house numbers.
  struct Entry {
    let object: ObjectID
    let place: Coordinate?
    let number: String
    let street: String
    let city: String
    let postcode: String
  }

  private(set) var entries: [Entry] = []
  /// Objects with neither street nor place.
  private(set) var streetless: [ObjectID] = []

  init(path: String) throws {
    var lines = CommaSeparatedLines(try fileContent(path))
    guard let header = lines.next(), let columns = Columns(header) else {
      throw WrongResult(
        description: "\(path) does not begin with the names of its columns: "
          + Columns.names.joined(separator: ","))
    }
    while let line = lines.next() {
      if line == [""] { continue }
      try add(columns.values(line), path)
    }
  }

  private mutating func add(_ value: (String) -> String, _ path: String) throws {
    guard let kind = Self.kind(value("type")), let id = Int64(value("id")) else {
      throw WrongResult(description: "\(path) has an object “\(value("type"))/\(value("id"))”")
    }
    let object = ObjectID(kind, id)
    let street = [value("street"), value("place")].first { !$0.isEmpty }
    guard let street else { return streetless.append(object) }
    for number in HouseNumber.list(value("housenumber")).numbers {
      entries.append(
        Entry(
          object: object, place: Self.place(value("latitude"), value("longitude")),
          number: number, street: street, city: value("city"), postcode: value("postcode")))
    }
  }

  private static func kind(_ name: String) -> ObjectID.Kind? {
    [.node, .way, .relation].first { "\($0)" == name }
  }

  private static func place(_ latitude: String, _ longitude: String) -> Coordinate? {
    guard let latitude = Double(latitude), let longitude = Double(longitude) else { return nil }
    return Coordinate(latitudeDegrees: latitude, longitudeDegrees: longitude)
  }
}

/// Where each column stands.
private struct Columns {
  static let names = [
    "type", "id", "latitude", "longitude", "housenumber", "street", "place", "city", "postcode",
  ]

  private let position: [String: Int]

  init?(_ header: [String]) {
    position = Dictionary(
      header.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    guard Self.names.allSatisfy({ position[$0] != nil }) else { return nil }
  }

  /// The values of a line by column; those that the line lacks are empty.
  func values(_ line: [String]) -> (String) -> String {
    { name in
      guard let place = position[name], place < line.count else { return "" }
      return line[place]
    }
  }
}

/// Lines of comma-separated values, with quotes as in RFC 4180.
struct CommaSeparatedLines: IteratorProtocol {
  private let bytes: [UInt8]
  private var position = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The values of the next line, one at least; `nil` at the end.
  mutating func next() -> [String]? {
    guard position < bytes.count else { return nil }
    var values: [String] = []
    repeat { values.append(value()) } while skip(UInt8(ascii: ","))
    _ = skip(UInt8(ascii: "\r"))
    _ = skip(UInt8(ascii: "\n"))
    return values
  }

  /// Stands before a comma, a line end or the end behind it.
  private mutating func value() -> String {
    var value: [UInt8] = []
    var isQuoted = false
    while position < bytes.count {
      let byte = bytes[position]
      if byte == UInt8(ascii: "\"") {
        // Two quotes within quotes are one.
        if !isQuoted, position > 0, bytes[position - 1] == byte { value.append(byte) }
        isQuoted.toggle()
      } else if !isQuoted, byte == UInt8(ascii: ",") || isLineEnd(byte) {
        break
      } else {
        value.append(byte)
      }
      position += 1
    }
    return String(decoding: value, as: UTF8.self)
  }

  private func isLineEnd(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\n")
      || byte == UInt8(ascii: "\r") && position + 1 < bytes.count
        && bytes[position + 1] == UInt8(ascii: "\n")
  }

  private mutating func skip(_ byte: UInt8) -> Bool {
    guard position < bytes.count, bytes[position] == byte else { return false }
    position += 1
    return true
  }
}
