// SPDX-License-Identifier: Apache-2.0

import Geocoding

extension PlaceKind {
  /// The kind that a value of `place=*` says; `nil` where it is none that people look for.
  ///
  /// Source: https://wiki.openstreetmap.org/wiki/Key:place.
  init?(placeTag: String) {
    switch placeTag {
    case "country": self = .country
    case "state", "province": self = .state
    case "region": self = .region
    case "county", "district": self = .county
    case "municipality": self = .municipality
    case "city": self = .city
    case "town": self = .town
    case "village": self = .village
    case "borough": self = .borough
    case "suburb": self = .suburb
    case "quarter": self = .quarter
    case "hamlet", "isolated_dwelling": self = .hamlet
    case "neighbourhood", "city_block": self = .neighbourhood
    case "island", "islet": self = .island
    case "square": self = .square
    case "locality", "farm": self = .locality
    default: return nil
    }
  }

  /// Whether a place of this kind may be the same as an area of an administrative kind.
  func fits(boundary kind: PlaceKind) -> Bool {
    switch kind {
    case .country: self == .country
    case .state: self == .state || self == .region || self == .city
    case .county, .region: [.county, .region, .state, .city, .town].contains(self)
    case .municipality: isSettlement || self == .borough || self == .suburb
    case .suburb, .neighbourhood:
      [.town, .village, .borough, .suburb, .quarter, .hamlet, .neighbourhood].contains(self)
    default: self == kind
    }
  }

  /// How well known a place of this kind is at least.
  private var leastImportance: Double {
    switch self {
    case .country: 190
    case .state: 160
    case .region, .city: 140
    case .county: 120
    case .town: 100
    case .municipality: 90
    case .village, .borough, .suburb: 60
    case .quarter, .neighbourhood, .island, .square: 45
    case .hamlet: 40
    case .locality, .postcode: 20
    }
  }

  /// How well known a place is, 0...255: by its kind, its people, what it is the capital of and
  /// whether an encyclopedia tells of it.
  func importance(population: Int, capital: String?, isInEncyclopedia: Bool) -> UInt8 {
    var sum = leastImportance
    // 8 for ten times as many people: a million add as much as the step from town to city.
    var people = max(1, population)
    while people >= 10 {
      sum += 8
      people /= 10
    }
    sum += 0.8 * Double(people)
    switch capital {
    case nil, "no": break
    case "yes", "2": sum += 30
    case "3", "4": sum += 15
    default: sum += 5
    }
    return UInt8(min(255, sum + (isInEncyclopedia ? 6 : 0)))
  }
}
