// SPDX-License-Identifier: Apache-2.0

import Geo
import PackedFile

/// A traveller who is where a GPX file ends, such as the track that another app is writing.
///
/// The file is read anew whenever it is asked: the last point of its tracks, else of its routes,
/// else of its waypoints. It may break off in the middle, as one does that is being written.
public struct GPXTrackLocation: LocationProvider {
  /// The file's path.
  public let path: String

  /// A traveller at the end of a file.
  public init(contentsOf path: String) { self.path = path }

  /// The last point.
  ///
  /// Throws a `MapError` with the code `locationUnknown` where the file cannot be read or has none.
  public func currentLocation() throws -> Location {
    let bytes = try locationFile(path)
    guard let place = GPXPoints.last(in: bytes) else {
      throw MapError.noLocation(in: path, "holds no point of a track, a route or a place.")
    }
    return Location(coordinate: LocationCoordinate2D(place))
  }
}

/// The bytes of a file that tells where a traveller is.
func locationFile(_ path: String) throws -> [UInt8] {
  do {
    return try fileContent(path)
  } catch {
    throw MapError(code: .locationUnknown, details: "\(error)")
  }
}

/// Finds the points of a GPX document and passes over the rest of it.
///
/// Source: https://www.topografix.com/GPX/1/1/.
struct GPXPoints {
  private var rest: ArraySlice<UInt8>

  private init(_ bytes: [UInt8]) { rest = bytes[...] }

  /// The last point of tracks, else of routes, else of waypoints; `nil` without any.
  static func last(in bytes: [UInt8]) -> Coordinate? {
    var points = GPXPoints(bytes)
    var last: [String: Coordinate] = [:]
    while let tag = points.nextTag() {
      let name = tag.prefix { !isBlank($0) && $0 != UInt8(ascii: "/") }
      let kind = String(
        decoding: name.split(separator: UInt8(ascii: ":")).last ?? [], as: UTF8.self)
      guard Self.kinds.contains(kind), let place = place(tag.dropFirst(name.count)) else {
        continue
      }
      last[kind] = place
    }
    return Self.kinds.lazy.compactMap { last[$0] }.first
  }

  private static let kinds = ["trkpt", "rtept", "wpt"]

  /// What stands between `<` and `>` of the next tag; `nil` at the end.
  private mutating func nextTag() -> ArraySlice<UInt8>? {
    while let start = rest.firstIndex(of: UInt8(ascii: "<")) {
      rest = rest[(start + 1)...]
      if skip("!--", upTo: "-->") || skip("![CDATA[", upTo: "]]>") || skip("?", upTo: "?>") {
        continue
      }
      guard let end = endOfTag() else { return nil }
      defer { rest = rest[(end + 1)...] }
      return rest[..<end]
    }
    return nil
  }

  /// Where the tag ends: at a `>` that stands in no quotes.
  private func endOfTag() -> Int? {
    var quote: UInt8?
    for index in rest.indices {
      let byte = rest[index]
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte == UInt8(ascii: ">") {
        return index
      }
    }
    return nil
  }

  /// Passes over what begins and ends so; to the end where it does not end.
  private mutating func skip(_ start: StaticString, upTo end: StaticString) -> Bool {
    let start = Array("\(start)".utf8), end = Array("\(end)".utf8)
    guard rest.starts(with: start) else { return false }
    rest = rest.dropFirst(start.count)
    while let next = rest.firstIndex(of: end[0]) {
      rest = rest[next...]
      if rest.starts(with: end) {
        rest = rest.dropFirst(end.count)
        return true
      }
      rest = rest.dropFirst()
    }
    rest = []
    return true
  }

  /// The place that attributes tell.
  private static func place(_ attributes: ArraySlice<UInt8>) -> Coordinate? {
    var rest = attributes.drop(while: isBlank)
    var degrees: [String: Double] = [:]
    while let equals = rest.firstIndex(of: UInt8(ascii: "=")) {
      let name = rest[..<equals].filter { !isBlank($0) }
      let value = rest[(equals + 1)...].drop(while: isBlank)
      guard let quote = value.first, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'"),
        let end = value.dropFirst().firstIndex(of: quote)
      else { return nil }
      degrees[String(decoding: name, as: UTF8.self)] = number(value[(value.startIndex + 1)..<end])
      rest = value[(end + 1)...].drop(while: isBlank)
    }
    guard let latitude = degrees["lat"], let longitude = degrees["lon"] else { return nil }
    return Coordinate(latitudeDegrees: latitude, longitudeDegrees: longitude)
  }

  private static func number(_ text: ArraySlice<UInt8>) -> Double? {
    let text = text.filter { !isBlank($0) }
    // `Double` reads hexadecimal and names, too, which are no decimals.
    let isDecimal = text.allSatisfy { (0x2b...0x39).contains($0) && $0 != 0x2c && $0 != 0x2f }
    return isDecimal ? Double(String(decoding: text, as: UTF8.self)) : nil
  }
}

private func isBlank(_ byte: UInt8) -> Bool {
  byte == 0x20 || byte == 0x09 || byte == 0x0a || byte == 0x0d
}
