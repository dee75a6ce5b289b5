// SPDX-License-Identifier: Apache-2.0

package import Geocoding

/// A place that answers a search, and how far it is from the place asked about.
package struct FoundPlace: Sendable {
  package var placemark: Geocoding.Placemark
  /// As the crow flies, metres; `nil` where no place was asked about.
  package var metres: Double?
  /// Travel time there, seconds; `nil` where it was not asked for or no way leads there.
  package var seconds: Double?

  package init(_ placemark: Geocoding.Placemark, metres: Double? = nil, seconds: Double? = nil) {
    self.placemark = placemark
    self.metres = metres
    self.seconds = seconds
  }

  package init(_ nearby: Geocoding.Geocoder.Nearby) {
    self.init(nearby.placemark, metres: nearby.metres)
  }
}
