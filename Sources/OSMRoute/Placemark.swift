// SPDX-License-Identifier: Apache-2.0

import Geocoding

/// A place with its address in words, in the shape of MapKit's placemarks.
///
/// What is not known is `nil`.
public struct Placemark: Sendable {
  let stored: Geocoding.Placemark

  init(_ stored: Geocoding.Placemark) { self.stored = stored }

  /// A place of which nothing is known but where it is; `nil` where the degrees are no place.
  public init?(coordinate: LocationCoordinate2D) {
    guard let place = coordinate.fixed else { return nil }
    stored = Geocoding.Placemark(coordinate: place, matchLevel: .coordinate)
  }

  /// Where it is.
  public var coordinate: LocationCoordinate2D { LocationCoordinate2D(stored.coordinate) }
  /// What it is called, or its street and number.
  public var name: String? { stored.name }
  /// Street.
  public var thoroughfare: String? { stored.thoroughfare }
  /// House number.
  public var subThoroughfare: String? { stored.subThoroughfare }
  /// Flat, door or floor.
  public var unit: String? { stored.unit }
  /// Part of the suburb.
  public var neighbourhood: String? { stored.neighbourhood }
  /// Suburb or neighbourhood.
  public var subLocality: String? { stored.subLocality }
  /// City, town or village.
  public var locality: String? { stored.locality }
  /// County.
  public var subAdministrativeArea: String? { stored.subAdministrativeArea }
  /// State or province.
  public var administrativeArea: String? { stored.administrativeArea }
  /// Postal code.
  public var postalCode: String? { stored.postalCode }
  /// Country, by name.
  public var country: String? { stored.country }
  /// Country by its ISO 3166-1 code of two letters.
  public var isoCountryCode: String? { stored.isoCountryCode }
  /// The address in lines, in the order of its country.
  public var formattedAddressLines: [String] { stored.formattedAddressLines }
  /// The address in one line.
  public var formattedAddress: String { stored.formattedAddress }
  /// Street and locality in one line, or the name in place of the street.
  public var shortAddress: String? { stored.shortAddress }
}

/// A place one can go to, with how to reach who is there.
public struct MapItem: Sendable {
  /// Where it is, and its address.
  public let placemark: Placemark

  /// An item at a placemark.
  public init(placemark: Placemark) { self.placemark = placemark }

  /// What it is called.
  public var name: String? { placemark.name }
  /// Telephone number, as tagged.
  public var phoneNumber: String? { placemark.stored.phone }
  /// Address of its web site.
  public var url: String? { placemark.stored.url }
}
