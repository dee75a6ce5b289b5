// SPDX-License-Identifier: Apache-2.0

import Geo
package import Geocoding
package import JSON
import PackedFile

extension JSONWriter {
  /// A placemark.
  package mutating func value(_ placemark: Geocoding.Placemark) {
    object { $0.fields(of: placemark) }
  }

  /// A placemark, how far it is from the place asked about, metres, and how long it takes to get
  /// there, seconds.
  package mutating func value(_ found: FoundPlace) {
    object { json in
      json.fields(of: found.placemark)
      if let metres = found.metres { json.field("distance", metres, decimals: 1) }
      if let seconds = found.seconds { json.field("seconds", seconds, decimals: 1) }
      if let reason = found.placemark.explanation { json.field("explanation", reason) }
    }
  }

  /// The answer to a search for places, best first.
  package mutating func placemarks(query: String, _ found: [FoundPlace]) {
    object { json in
      json.field("query", query)
      json.array("placemarks") { json in
        for place in found { json.value(place) }
      }
      json.field("attribution", MapInfo.attribution)
    }
  }

  private mutating func fields(of placemark: Geocoding.Placemark) {
    addressFields(of: placemark)
    field("latitude", placemark.coordinate.latitudeDegrees, decimals: 7)
    field("longitude", placemark.coordinate.longitudeDegrees, decimals: 7)
    field("osmType", ifKnown: placemark.osmType)
    if let id = placemark.osmID { field("osmId", id) }
    field("matchLevel", placemark.matchLevel.rawValue)
    field("score", placemark.score, decimals: 3)
    field("phone", ifKnown: placemark.phone)
    field("url", ifKnown: placemark.url)
    field("openingHours", ifKnown: placemark.openingHours)
    field("category", ifKnown: placemark.category)
  }

  private mutating func addressFields(of placemark: Geocoding.Placemark) {
    field("name", ifKnown: placemark.name)
    field("thoroughfare", ifKnown: placemark.thoroughfare)
    field("subThoroughfare", ifKnown: placemark.subThoroughfare)
    field("unit", ifKnown: placemark.unit)
    field("neighbourhood", ifKnown: placemark.neighbourhood)
    field("subLocality", ifKnown: placemark.subLocality)
    field("locality", ifKnown: placemark.locality)
    field("subAdministrativeArea", ifKnown: placemark.subAdministrativeArea)
    field("administrativeArea", ifKnown: placemark.administrativeArea)
    field("postalCode", ifKnown: placemark.postalCode)
    field("country", ifKnown: placemark.country)
    field("isoCountryCode", ifKnown: placemark.isoCountryCode)
    let lines = placemark.formattedAddressLines
    array("formattedAddressLines") { json in
      for line in lines { json.value(line) }
    }
    field("formattedAddress", lines.joined(separator: ", "))
    field("shortAddress", ifKnown: placemark.shortAddress)
  }

  private mutating func field(_ name: String, _ reason: MatchExplanation) {
    object(name) { json in
      json.field("reading", reason.reading.rawValue)
      json.array("words") { json in
        for word in reason.words {
          json.object { json in
            json.field("word", word.text)
            json.field("part", word.part.rawValue)
            json.field("weight", word.weight, decimals: 3)
          }
        }
      }
      json.field("fit", reason.fit, decimals: 3)
      json.field("bonus", reason.bonus, decimals: 3)
    }
  }
}
