// SPDX-License-Identifier: Apache-2.0

import Geo
package import Geocoding
package import JSON
import PackedFile

extension JSONWriter {
  /// A placemark, and how far it is from the place asked about, metres.
  package mutating func value(_ placemark: Geocoding.Placemark, metres: Double? = nil) {
    object { json in
      json.field("name", ifKnown: placemark.name)
      json.field("thoroughfare", ifKnown: placemark.thoroughfare)
      json.field("subThoroughfare", ifKnown: placemark.subThoroughfare)
      json.field("unit", ifKnown: placemark.unit)
      json.field("neighbourhood", ifKnown: placemark.neighbourhood)
      json.field("subLocality", ifKnown: placemark.subLocality)
      json.field("locality", ifKnown: placemark.locality)
      json.field("subAdministrativeArea", ifKnown: placemark.subAdministrativeArea)
      json.field("administrativeArea", ifKnown: placemark.administrativeArea)
      json.field("postalCode", ifKnown: placemark.postalCode)
      json.field("country", ifKnown: placemark.country)
      json.field("isoCountryCode", ifKnown: placemark.isoCountryCode)
      json.array("formattedAddressLines") { json in
        for line in placemark.formattedAddressLines { json.value(line) }
      }
      json.field("formattedAddress", placemark.formattedAddress)
      json.field("shortAddress", ifKnown: placemark.shortAddress)
      json.field("latitude", placemark.coordinate.latitudeDegrees, decimals: 7)
      json.field("longitude", placemark.coordinate.longitudeDegrees, decimals: 7)
      json.field("osmType", ifKnown: placemark.osmType)
      if let id = placemark.osmID { json.field("osmId", id) }
      json.field("matchLevel", placemark.matchLevel.rawValue)
      json.field("score", placemark.score, decimals: 3)
      json.field("phone", ifKnown: placemark.phone)
      json.field("url", ifKnown: placemark.url)
      json.field("openingHours", ifKnown: placemark.openingHours)
      json.field("category", ifKnown: placemark.category)
      if let metres { json.field("distance", metres, decimals: 1) }
    }
  }

  /// The answer to a search for places, best first.
  package mutating func placemarks(
    query: String, _ found: [(placemark: Geocoding.Placemark, metres: Double?)]
  ) {
    object { json in
      json.field("query", query)
      json.array("placemarks") { json in
        for item in found { json.value(item.placemark, metres: item.metres) }
      }
      json.field("attribution", MapInfo.attribution)
    }
  }
}
