// SPDX-License-Identifier: Apache-2.0

/// An address in parts, each looked for only where it belongs; empty parts are left out.
package struct StructuredAddress: Sendable, Equatable {
  /// Name of a point of interest, or its kind.
  package var amenity = ""
  /// Street, with or without a house number.
  package var street = ""
  package var neighbourhood = ""
  package var city = ""
  package var county = ""
  package var state = ""
  package var country = ""
  package var postalCode = ""

  package init() {}

  /// The parts with where their words may stand.
  var parts: [(text: String, scope: AddressQuery.Scope)] {
    let roads = [amenity, street].map { (text: $0, scope: AddressQuery.Scope.road) }
    let areas = [neighbourhood, city, county, state, postalCode, country].map {
      (text: $0, scope: AddressQuery.Scope.area)
    }
    return (roads + areas).filter { !$0.text.isEmpty }
  }
}

extension Geocoder {
  /// Addresses and places that fit an address in parts, the best first.
  package func geocode(
    _ address: StructuredAddress, _ options: Options = Options()
  ) -> [Placemark] {
    let query = AddressQuery(parts: address.parts, in: index)
    return TextSearch(index: index, options: options).placemarks(query)
  }
}
