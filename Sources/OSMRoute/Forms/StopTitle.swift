// SPDX-License-Identifier: Apache-2.0

import Geocoding

/// What stands on the pin of a stop: its town above, what it is called below.
struct StopTitle {
  let title: String
  /// Empty where nothing more is known.
  let subtitle: String

  init(_ stop: Geocoding.Placemark) {
    let name = stop.name ?? stop.shortAddress ?? ""
    if stop.matchLevel == .coordinate {
      (title, subtitle) = (stop.coordinate.text, "")
    } else if let town = stop.locality {
      (title, subtitle) = (town, name)
    } else {
      (title, subtitle) = (name.isEmpty ? stop.coordinate.text : name, "")
    }
  }

  /// The whole address, or the place where there is none.
  static func line(_ stop: Geocoding.Placemark) -> String {
    let address = stop.matchLevel == .coordinate ? "" : stop.formattedAddress
    return address.isEmpty ? stop.coordinate.text : address
  }
}
