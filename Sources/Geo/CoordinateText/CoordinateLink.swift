// SPDX-License-Identifier: Apache-2.0

/// The place that the address of a map shows: `geo:` and the links of web maps.
enum CoordinateLink {
  /// Longest link that is read, in bytes.
  private static let limit = 4_000

  /// Whether a text is an address of the web or of a place, not of a house.
  static func isLink(_ text: String) -> Bool {
    guard text.utf8.contains(where: { $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: "/") }) else {
      return false
    }
    let start = text.prefix(limit).lowercased()
    guard !start.contains(where: \.isNewline) else { return false }
    return start.hasPrefix("geo:") || start.contains("://")
      || (hosts.contains { start.hasPrefix($0) } && start.contains("/"))
  }

  private static let hosts = [
    "www.", "maps.", "openstreetmap.", "osm.org", "google.", "goo.gl", "bing.com", "yandex.",
  ]

  /// The place, by the first of a link's parts that names one; what it marks before what it shows.
  static func parse(_ text: String) -> CoordinateText.Result {
    guard text.utf8.count <= limit else { return .none }
    let link = MapLink(decoded(text))
    if let pair = link.marked ?? link.shown {
      guard let place = Coordinate(latitudeDegrees: pair.0, longitudeDegrees: pair.1) else {
        return .invalid(CoordinateText.outOfRange(text))
      }
      return .place(place)
    }
    return .none
  }

  /// The text without percent signs and pluses that stand for other characters.
  private static func decoded(_ text: String) -> String {
    let bytes = Array(text.utf8)
    var result: [UInt8] = []
    var position = 0
    while position < bytes.count {
      let digits = String(
        decoding: bytes[min(position + 1, bytes.count)...].prefix(2), as: UTF8.self)
      if bytes[position] == UInt8(ascii: "%"), digits.utf8.count == 2,
        let byte = UInt8(digits, radix: 16)
      {
        result.append(byte)
        position += 3
      } else {
        result.append(bytes[position] == UInt8(ascii: "+") ? UInt8(ascii: " ") : bytes[position])
        position += 1
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}

/// The parts of a map's address that may hold a place.
private struct MapLink {
  private let path: Substring
  private var values: [String: Substring] = [:]
  private let isLongitudeFirst: Bool
  private let isGeo: Bool

  init(_ text: String) {
    isGeo = text.prefix(4).lowercased() == "geo:"
    let cut = text.firstIndex { $0 == "?" || $0 == "#" } ?? text.endIndex
    path = text[..<cut]
    let host = path.prefix { $0 != "@" }.prefix(60).lowercased()
    isLongitudeFirst = host.contains("yandex.") || host.contains("2gis.")
    for part in text[cut...].split(whereSeparator: { "?#&".contains($0) }) {
      guard let equal = part.firstIndex(of: "=") else { continue }
      let key = String(part[..<equal])
      if values[key] == nil { values[key] = part[part.index(after: equal)...] }
    }
  }

  /// The place that has a mark.
  var marked: (Double, Double)? {
    if let pair = both("mlat", "mlon") { return pair }
    if let place = path.range(of: "!3d"), let pair = exclamation(path[place.upperBound...]) {
      return pair
    }
    for key in ["q", "query", "daddr", "destination", "coordinate", "pt", "to"] {
      if let pair = values[key].flatMap(pair) { return pair }
    }
    if isGeo { return values["q"] == nil ? pair(path.dropFirst(4)) : nil }
    for word in ["/place/", "/search/", "/dir/"] {
      if let start = path.range(of: word), let pair = pair(path[start.upperBound...]) {
        return pair
      }
    }
    return nil
  }

  /// The middle of what is shown.
  var shown: (Double, Double)? {
    if let map = values["map"] {
      let parts = map.split(separator: "/")
      guard parts.count >= 3 else { return nil }
      return both(parts[1], parts[2])
    }
    if let sign = path.firstIndex(of: "@"), let pair = pair(path[path.index(after: sign)...]) {
      return pair
    }
    for key in ["ll", "center", "sll", "cp", "c", "m", "point"] {
      if let pair = values[key].flatMap(pair) { return pair }
    }
    if let pair = both("lat", "lon") ?? both("lat", "lng") { return pair }
    return both("y", "x")
  }

  private func both(_ latitude: String, _ longitude: String) -> (Double, Double)? {
    guard let latitude = values[latitude], let longitude = values[longitude] else {
      return nil
    }
    return both(latitude, longitude)
  }

  private func both(_ latitude: Substring, _ longitude: Substring) -> (Double, Double)? {
    guard let latitude = number(latitude), let longitude = number(longitude) else { return nil }
    return (latitude, longitude)
  }

  /// "48.2!4d11.5".
  private func exclamation(_ text: Substring) -> (Double, Double)? {
    guard let next = text.range(of: "!4d") else { return nil }
    return both(text[..<next.lowerBound], text[next.upperBound...].prefix { $0 != "!" })
  }

  /// Two numbers at the start of a value: "48.2,11.5(name)", "48.2~11.5", "loc:48.2,11.5".
  private func pair(_ text: Substring) -> (Double, Double)? {
    let start = text.hasPrefix("loc:") ? text.dropFirst(4) : text
    let isPart = { (character: Character) in character.isNumber || "+-. ".contains(character) }
    let first = start.prefix(while: isPart)
    let rest = start[first.endIndex...]
    guard let separator = rest.first, ",~_".contains(separator) else { return nil }
    let second = rest.dropFirst().prefix(while: isPart)
    guard let pair = both(first, second) else { return nil }
    return isLongitudeFirst ? (pair.1, pair.0) : pair
  }

  private func number(_ text: Substring) -> Double? {
    guard text.utf8.count <= 40 else { return nil }
    let trimmed = text.drop { $0 == " " }.prefix { $0 != " " }
    guard trimmed.allSatisfy({ $0.isASCII && ($0.isNumber || "+-.".contains($0)) }) else {
      return nil
    }
    return Double(trimmed)
  }
}

extension Substring {
  /// Where a text first stands in this one.
  fileprivate func range(of text: String) -> Range<Index>? {
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(text) {
        return start..<index(start, offsetBy: text.count)
      }
      start = index(after: start)
    }
    return nil
  }
}
