// SPDX-License-Identifier: Apache-2.0

import Geo
import Geocoding

/// The house that stands for a place that only tags speak of: the one in the middle of those that
/// name it.
struct PlaceHome {
  let location: Coordinate
  let context: UInt32
}

extension PlaceIndexAssembly {
  /// The home of each place made up, `nil` for those on the map and those that no house names.
  func homesOfNewPlaces() -> PlaceHomes {
    var homes = PlaceHomes(first: contexts.collectedCount, count: contexts.allPlaces.count)
    for pass in PlaceHomes.Pass.allCases {
      for street in streets {
        for house in street.houses {
          homes.take(
            contexts.records[Int(house.context)], house.context,
            at: collection.addresses[house.address].location, pass)
        }
      }
    }
    return homes
  }
}

/// Finds the houses in the middle: their mean first, then the one nearest to it.
struct PlaceHomes {
  enum Pass: CaseIterable { case mean, nearest }

  private struct Place {
    var latitude: Int64 = 0
    var longitude: Int64 = 0
    var count: Int64 = 0
    var metres = Double.infinity
    var home: PlaceHome?

    var mean: Coordinate {
      Coordinate(
        latitude: Int32(latitude / max(1, count)), longitude: Int32(longitude / max(1, count)))
    }
  }

  private let first: Int
  private var places: [Place]

  init(first: Int, count: Int) {
    self.first = first
    places = Array(repeating: Place(), count: count - first)
  }

  subscript(place: Int) -> PlaceHome? {
    place >= first && place - first < places.count ? places[place - first].home : nil
  }

  mutating func take(
    _ record: ContextRecord, _ context: UInt32, at location: Coordinate, _ pass: Pass
  ) {
    take(record.country, context, location, pass)
    take(record.state, context, location, pass)
    take(record.county, context, location, pass)
    take(record.locality, context, location, pass)
    take(record.subLocality, context, location, pass)
    take(record.neighbourhood, context, location, pass)
    take(record.postcode, context, location, pass)
  }

  private mutating func take(
    _ place: UInt32, _ context: UInt32, _ location: Coordinate, _ pass: Pass
  ) {
    let number = Int(place) - first
    guard place != ContextRecord.none, places.indices.contains(number) else { return }
    switch pass {
    case .mean:
      places[number].latitude += Int64(location.latitude)
      places[number].longitude += Int64(location.longitude)
      places[number].count += 1
    case .nearest:
      let metres = LocalPlane(at: places[number].mean).metres(to: location)
      guard metres < places[number].metres else { return }
      places[number].metres = metres
      places[number].home = PlaceHome(location: location, context: context)
    }
  }
}
