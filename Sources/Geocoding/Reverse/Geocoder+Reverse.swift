// SPDX-License-Identifier: Apache-2.0

package import Geo

extension Geocoder {
  /// What is at a place, and how far from it.
  package struct Nearby: Sendable {
    package let placemark: Placemark
    package let metres: Double
  }

  /// What is wanted of what is around a place.
  package struct ReverseOptions: Sendable {
    package var limit = 1
    package var radiusMetres = 1_000.0
    /// Answers of other kinds are left out.
    package var levels = Set(MatchLevel.allCases)
    /// The language of names in answers, ISO 639-1; `nil` for names as they stand on signs.
    package var language: String?

    package init(limit: Int = 1, radiusMetres: Double = 1_000) {
      self.limit = limit
      self.radiusMetres = radiusMetres
    }
  }

  /// The addresses, points of interest and streets around a place, the one that names it best
  /// first; where there are none within the radius, the places that it belongs to.
  ///
  /// Distances are those of outlines and lines, 0 inside. What stands at the place comes first,
  /// then houses before the street they stand on, unless they are much farther than it.
  package func reverse(_ place: Coordinate, _ options: ReverseOptions = ReverseOptions())
    -> [Nearby]
  {
    guard options.limit > 0 else { return [] }
    let look = NearbySearch(index: index, place: place, options: options)
    let houses = look.houses()
    let bound = look.bound(houses)
    let found = houses + look.points(before: bound) + look.streets(before: bound)
    var seen: Set<ObjectID> = []
    let ordered = found.sorted().filter { near in
      // One object may be a house and a point of interest.
      near.object.map { seen.insert($0).inserted } ?? true
    }
    // A square is no answer to which town it is.
    let isOpen = ordered.allSatisfy { $0.entry.isPlace }
    let places = isOpen ? look.places().filter { !ordered.map(\.entry).contains($0.entry) } : []
    return (ordered + places).prefix(options.limit).map {
      Nearby(
        placemark: index.placemark($0.entry, language: options.language), metres: $0.metres)
    }
  }
}
