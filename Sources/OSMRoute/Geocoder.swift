// SPDX-License-Identifier: Apache-2.0

import Geocoding

/// Finds places for addresses and addresses for places, in the shape of Core Location's geocoder.
public struct Geocoder: Sendable {
  private let map: OfflineMap

  /// A geocoder over a map.
  public init(_ map: OfflineMap) { self.map = map }

  /// The places that an address or name can mean, best first, at most `limit`.
  ///
  /// Throws `MapError` with the code `addressNotFound` where there is none.
  public func geocodeAddressString(_ text: String, limit: Int = 10) throws -> [Placemark] {
    let found = map.geocoder.geocode(text, .init(limit: limit))
    guard !found.isEmpty else { throw MapError.addressNotFound(text) }
    return found.map { Placemark($0) }
  }

  /// What is at a place, best first, at most `limit`, within a radius in metres.
  ///
  /// Throws `MapError` with the code `addressNotFound` where there is nothing.
  public func reverseGeocodeLocation(
    _ location: LocationCoordinate2D, limit: Int = 1, radius: Double = 1000
  ) throws -> [Placemark] {
    let words = "\(location.latitude),\(location.longitude)"
    guard let place = location.fixed else { throw MapError.addressNotFound(words) }
    let found = map.geocoder.reverse(place, .init(limit: limit, radiusMetres: radius))
    guard !found.isEmpty else { throw MapError.addressNotFound(words) }
    return found.map { Placemark($0.placemark) }
  }
}
