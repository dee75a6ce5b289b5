// SPDX-License-Identifier: Apache-2.0

import Geo
import Geocoding
import PackedFile

/// Names of streets that only their houses tell, as `addr:street:de`.
struct StreetTranslations {
  /// A street of the name is meant within this of its houses, metres.
  fileprivate static let reachMetres = 1_000.0

  fileprivate struct Street {
    var box = BoundingBox.empty
    var names: [PlaceName] = []
  }

  private var streets: [String: Street] = [:]

  /// Takes note of what a house says of its street.
  mutating func note(_ street: String, _ names: [PlaceName], at location: Coordinate) {
    let key = TextTokens.key(street)
    streets[key, default: Street()].box.extend(to: location)
    for name in names where !(streets[key]?.names.contains(name) ?? false) {
      streets[key]?.names.append(name)
    }
  }

  /// Gives the ways of those streets the names that they lack.
  func apply(to collection: inout PlaceCollection) {
    if streets.isEmpty { return }
    for way in collection.streetWays.indices {
      let names = collection.streetWays[way].names
      let key = TextTokens.key(collection.strings[names.name])
      guard let street = streets[key],
        let place = collection.linePlaces[
          collection.streetWays[way].line
        ].first, street.isNear(place)
      else { continue }
      collection.addOtherNames(street.names, toWay: way)
    }
  }
}

extension StreetTranslations.Street {
  fileprivate func isNear(_ place: Coordinate) -> Bool {
    let nearest = Coordinate(
      latitude: min(max(place.latitude, box.south), box.north),
      longitude: min(max(place.longitude, box.west), box.east))
    return Earth.distance(place, nearest) <= StreetTranslations.reachMetres
  }
}

extension PlaceCollection {
  /// Adds those names that a way does not have yet.
  fileprivate mutating func addOtherNames(_ names: [PlaceName], toWay way: Int) {
    let old = otherNames[streetWays[way].names.others]
    let new = names.map { OtherName(key: strings.intern($0.key), name: strings.intern($0.text)) }
      .filter { name in !old.contains { $0.name == name.name } }
    if new.isEmpty { return }
    let first = otherNames.count
    otherNames += Array(old) + new
    streetWays[way].names.others = first..<otherNames.count
  }
}
