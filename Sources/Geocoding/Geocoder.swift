// SPDX-License-Identifier: Apache-2.0

package import Geo

/// Finds addresses and places by what a person types, and names places on the map.
package struct Geocoder: Sendable {
  package let index: PlaceIndex

  package init(index: PlaceIndex) { self.index = index }

  /// Which answers are wanted of a search by text.
  package struct Options: Sendable {
    package var limit = 10
    /// Nearer answers first among those that fit about as well.
    package var near: Coordinate?
    /// Answers outside are left out.
    package var box: MapWindow?
    /// Answers of other kinds are left out.
    package var levels = Set(MatchLevel.allCases)
    /// The language of names in answers, ISO 639-1; `nil` for names as they stand on signs.
    package var language: String?
    /// Whether the last word is still being typed.
    package var isUnfinished = false
    /// Whether answers say why they are answers.
    package var explains = false

    package init(limit: Int = 10, near: Coordinate? = nil, box: MapWindow? = nil) {
      self.limit = limit
      self.near = near
      self.box = box
    }
  }

  /// Addresses and places that a text may mean, the best first; empty where it means none here.
  ///
  /// Words may stand in any order; words that the index does not know lower the score.
  package func geocode(_ text: String, _ options: Options = Options()) -> [Placemark] {
    TextSearch(index: index, options: options).placemarks(text)
  }

  /// The placemarks of an OSM object: several where it has several house numbers.
  package func placemarks(of object: ObjectID) -> [Placemark] {
    index.entries(of: object).map { index.placemark($0) }
  }

  /// The placemark of an OSM object, `nil` where the index has none of it.
  package func placemark(of object: ObjectID) -> Placemark? { placemarks(of: object).first }
}
