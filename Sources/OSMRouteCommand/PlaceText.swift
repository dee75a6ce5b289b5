// SPDX-License-Identifier: Apache-2.0

import Geo
import Geocoding
import OSMRoute

/// Places, languages and kinds of answers in the words of options.
enum PlaceText {
  static func coordinate(_ text: String, option: String) throws -> Coordinate {
    guard case .coordinate(let place) = StopText(text) else {
      throw CommandError.usage("\(option) takes LATITUDE,LONGITUDE in degrees, not “\(text)”")
    }
    return place
  }

  /// West, south, east, north; a west that is greater than the east crosses ±180°.
  static func window(_ text: String) throws -> MapWindow {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { Double($0) }
    guard parts.count == 4, numbers.count == 4, numbers[1] <= numbers[3],
      let southWest = Coordinate(latitudeDegrees: numbers[1], longitudeDegrees: numbers[0]),
      let northEast = Coordinate(latitudeDegrees: numbers[3], longitudeDegrees: numbers[2])
    else {
      throw CommandError.usage("--bbox takes WEST,SOUTH,EAST,NORTH in degrees, not “\(text)”")
    }
    return MapWindow(
      south: southWest.latitude, west: southWest.longitude, north: northEast.latitude,
      east: northEast.longitude)
  }

  static func language(_ text: String) throws -> String {
    guard let code = languageCode(text) else {
      throw CommandError.usage(
        "--language takes the code of a language such as de or de-AT, not “\(text)”")
    }
    return code
  }

  /// Kinds of answers, joined by commas.
  static func levels(
    _ text: String, option: String, of names: [String: Set<MatchLevel>]
  ) throws -> Set<MatchLevel> {
    var levels: Set<MatchLevel> = []
    for word in text.split(separator: ",", omittingEmptySubsequences: false) {
      guard let some = names[word.lowercased()] else {
        throw CommandError.usage(
          "\(option) takes \(names.keys.sorted().joined(separator: ", ")), joined by commas, "
            + "not “\(word)”")
      }
      levels.formUnion(some)
    }
    return levels
  }
}

/// Options that the commands about places share.
extension Option {
  static let limit = Option(
    name: "--limit", value: "N", help: "Most answers to give, 10 by default.")
  static let near = Option(
    name: "--near", value: "LAT,LON", help: "Of equals, those nearer to this place first.")
  static let box = Option(
    name: "--bbox", value: "W,S,E,N", help: "Only what lies in this box, degrees.")
  static let language = Option(
    name: "--language", value: "L", help: "The language of names: de, fr, zh-Hant.")
  static let batch = Option(
    name: "--batch", value: "-", help: "Answer many questions, one a line, from standard input.")
  static let csv = Option(
    name: "--csv", help: "The batch is CSV with a header; so is the answer.")
}

extension Arguments {
  func limit(standard: Int = 10) throws -> Int {
    try integer("--limit", in: 1...1000) ?? standard
  }

  func place(_ option: String) throws -> Coordinate? {
    try value(option).map { try PlaceText.coordinate($0, option: option) }
  }

  func window() throws -> MapWindow? { try value("--bbox").map { try PlaceText.window($0) } }

  func language() throws -> String? {
    try value("--language").map { try PlaceText.language($0) }
  }

  /// Throws a usage error where two options are given that contradict each other.
  func forbid(_ option: String, with others: [String]) throws {
    guard isSet(option), let other = others.first(where: { isSet($0) }) else { return }
    throw CommandError.usage("\(option) and \(other) do not go together")
  }
}
