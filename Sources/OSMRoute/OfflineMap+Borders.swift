// SPDX-License-Identifier: Apache-2.0

import Geo
import Geocoding
import Routing

extension OfflineMap {
  /// Whether a route leads from one country into another, as far as the map's areas tell.
  ///
  /// It is looked at where steps begin, and not at each of them where they are many.
  func crossesBorder(_ route: Routing.Route) -> Bool {
    let places = route.legs.flatMap(\.steps).map(\.manoeuvre.location)
    let box = places.reduce(into: BoundingBox.empty) { $0.extend(to: $1) }
    let countries = CountryOutlines(geocoder.index, in: box)
    guard countries.areSeveral else { return false }
    let stride = max(1, places.count / Self.looks)
    let looked = places.indices.filter { $0 % stride == 0 || $0 == places.count - 1 }
    let met = looked.compactMap { countries.country(at: places[$0]) }
    return met.contains { $0 != met[0] }
  }

  private static let looks = 32
}
