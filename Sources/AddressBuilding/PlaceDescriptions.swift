// SPDX-License-Identifier: Apache-2.0

package import Geocoding

/// The words of an address as they were tagged; `nil` where they were not.
package struct AddressWords: Sendable, Equatable {
  package var houseNumber: String?
  /// Flat, door or floor, as it is written behind the number.
  package var unit: String?
  package var street: String?
  package var city: String?
  package var suburb: String?
  /// Part of the suburb.
  package var neighbourhood: String?
  package var county: String?
  package var state: String?
  package var postcode: String?
  package var country: String?
  /// Whether the number lies on a line of numbers and is no object of its own.
  package var isInterpolated = false
  /// Whether the number is one of a range ("14" of "12-18"), which is added as a whole, too.
  package var isOfRange = false

  package init(
    houseNumber: String? = nil, street: String? = nil, city: String? = nil,
    postcode: String? = nil, country: String? = nil
  ) {
    self.houseNumber = houseNumber
    self.street = street
    self.city = city
    self.postcode = postcode
    self.country = country
  }
}

/// A further name and what it is.
package struct PlaceName: Sendable, Equatable, ExpressibleByStringLiteral {
  /// As tagged: "name:de", "alt_name", "ref"; empty for a mere word.
  package var key: String
  package var text: String

  package init(_ text: String, key: String = "") {
    self.key = key
    self.text = text
  }

  package init(stringLiteral text: String) { self.init(text) }
}

/// What a place says of itself.
package struct PlaceDescription: Sendable {
  package var name: String
  package var otherNames: [PlaceName] = []
  package var kind: PlaceKind
  /// From 0, a field name, to 255, a country.
  package var importance: UInt8 = 0
  /// ISO 3166-1 of a country, ISO 3166-2 of a part of one.
  package var isoCode: String?
  package var address = AddressWords()
  /// What its boundary's level says it is; `nil` where it has no administrative boundary.
  package var boundaryKind: PlaceKind?
  /// The boundary, where the place is known by another object.
  package var boundary: ObjectID?
  /// Whether its boundary goes on beyond the input.
  package var isCut = false

  package init(_ name: String, _ kind: PlaceKind) {
    self.name = name
    self.kind = kind
  }
}

/// What a point of interest says of itself.
package struct PointOfInterest: Sendable {
  /// Empty where it has none and is found by its kind alone.
  package var name: String
  package var otherNames: [PlaceName] = []
  /// Its main tag: "amenity=fuel".
  package var category: String
  package var phone: String?
  package var url: String?
  package var openingHours: String?
  package var importance: UInt8 = 0
  package var address = AddressWords()

  package init(name: String, category: String) {
    self.name = name
    self.category = category
  }
}

/// What a street is called.
package struct StreetName: Sendable, ExpressibleByStringLiteral {
  package let text: String
  /// Whether it is a name that houses use, not the number of a road ("I 280").
  package let isName: Bool
  /// From 0, a path, to 255, a motorway.
  package var importance: UInt8 = 0

  package init(_ text: String, isName: Bool = true) {
    self.text = text
    self.isName = isName
  }

  package init(stringLiteral text: String) { self.init(text) }
}
