// SPDX-License-Identifier: Apache-2.0

import Geocoding

/// What the administrative levels of OSM are, country by country.
///
/// Source: https://wiki.openstreetmap.org/wiki/Tag:boundary%3Dadministrative, the table of
/// `admin_level` by country.
enum AdminLevels {
  /// The kind of area of a level; `nil` where it is none that addresses know.
  ///
  /// `country` is an ISO 3166-1 alpha-2 code. What most countries do, and where some do otherwise.
  static func kind(level: Int, country: String) -> PlaceKind? {
    if let kind = exceptions[country]?[level] { return kind }
    switch level {
    case 2: return .country
    case 3, 4: return .state
    case 5, 6: return .county
    case 7, 8: return .municipality
    case 9, 10: return .suburb
    case 11: return .neighbourhood
    default: return nil
    }
  }

  private static let exceptions: [String: [Int: PlaceKind]] = {
    var exceptions: [String: [Int: PlaceKind]] = [:]
    for line in table.split(separator: "\n") {
      let words = line.split(separator: " ")
      var kinds: [Int: PlaceKind] = [:]
      for word in words.dropFirst() {
        if let level = Int(word.dropLast()) {
          kinds[level] = word.last.flatMap { kindOfLetter[$0] }
        }
      }
      exceptions[String(words[0])] = kinds
    }
    return exceptions
  }()

  private static let kindOfLetter: [Character: PlaceKind] = [
    "s": .state, "r": .region, "c": .county, "m": .municipality, "u": .suburb,
    "n": .neighbourhood,
  ]

  /// What stands for a country of which no more is known than that it is another one.
  static let anotherCountry = "??"

  /// State, region (of which addresses take no notice), county, municipality, urban part,
  /// neighbourhood.
  private static let table = """
    ?? 3r 5r 7r
    AU 9m 10m
    BE 7r
    BR 5r 6r 7r
    CN 5m 6u 7u 8u
    CZ 4r 6s 7c
    DE 5r 7r
    DK 7c
    ES 5r 7r
    FI 7r
    FR 3r 5r 7r
    GB 5r 8r 10m
    GR 4r 5s 8u
    HU 5r 7r
    ID 6u 7u
    IE 7r 8r 9r 10n
    IN 6r 7r
    IT 5r 7r
    JP 5r 8u 9u 10n
    KR 6m 7u 8u
    LT 5c 6r
    MX 6m
    NZ 7r
    PH 3r 4s 6m
    PT 5r 6s 7m 8u
    RO 3r 4s
    RU 3r 5r 8r
    SE 7c
    SK 3r 8c 9m
    TR 3r 6m 8u
    UA 7r 9m
    US 5m
    ZA 8c
    """
}
