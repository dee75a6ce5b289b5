// SPDX-License-Identifier: Apache-2.0

package import Geo

/// How exactly a placemark answers what was asked.
package enum MatchLevel: String, Sendable, CaseIterable {
  case house, interpolated, street, intersection, poi, place, postcode, coordinate
}

/// A place with its address in words, in the shape of Core Location's placemarks.
///
/// Fields that are not known are `nil`.
package struct Placemark: Sendable, Equatable {
  package var name: String?
  /// Street, or the named place that numbers the house.
  package var thoroughfare: String?
  /// House number, as tagged.
  package var subThoroughfare: String?
  /// Flat, door or floor, as it is written behind the number.
  package var unit: String?
  /// Part of the suburb.
  package var neighbourhood: String?
  package var subLocality: String?
  package var locality: String?
  package var subAdministrativeArea: String?
  package var administrativeArea: String?
  package var postalCode: String?
  package var country: String?
  /// ISO 3166-1 alpha-2, upper case.
  package var isoCountryCode: String?
  package var coordinate: Coordinate
  /// `nil` for a bare coordinate.
  package var object: ObjectID?
  package var matchLevel: MatchLevel
  /// How much of the text was matched, from 0 to 1; 1 for what was looked up otherwise.
  package var score = 1.0
  package var phone: String?
  package var url: String?
  package var openingHours: String?
  /// Its main tag: "amenity=fuel", "place=town".
  package var category: String?
  /// Why it answers a text, where that was asked for.
  package var explanation: MatchExplanation?

  package init(coordinate: Coordinate, matchLevel: MatchLevel, object: ObjectID? = nil) {
    self.coordinate = coordinate
    self.matchLevel = matchLevel
    self.object = object
  }

  /// "node", "way" or "relation".
  package var osmType: String? { object.map { "\($0.kind)" } }
  package var osmID: Int64? { object?.id }

  /// The address in lines, in the order of its country.
  package var formattedAddressLines: [String] { AddressFormat(for: self).lines(of: self) }
  /// The address in one line.
  package var formattedAddress: String { formattedAddressLines.joined(separator: ", ") }
  /// Street and locality in one line, or the name in place of the street; `nil` without any.
  package var shortAddress: String? { AddressFormat(for: self).shortAddress(of: self) }
}
