// SPDX-License-Identifier: Apache-2.0

import Geo
import Geocoding

/// A place one can go to, with how to reach who is there, in the shape of MapKit's map items.
///
/// What is not known is `nil`.
public struct MapItem: Sendable {
  /// Where it is, and its address.
  ///
  /// That of the current location is nowhere, at -180 degrees of both, until directions have found
  /// out: `Directions.Response.source` has the place.
  public let placemark: Placemark
  /// Whether it is wherever the traveller is when directions are calculated.
  public let isCurrentLocation: Bool
  /// What it is called; an app may call it otherwise.
  public var name: String?
  /// Telephone number, as tagged.
  public var phoneNumber: String?
  /// Address of its web site.
  public var url: String?
  /// From the middle of the region that was searched, as the crow flies, metres.
  public let distance: Double?
  /// Travel time from there, seconds, where the search asked for it and a way leads there.
  public let expectedTravelTime: Double?

  /// An item at a placemark.
  public init(placemark: Placemark) { self.init(placemark, isCurrentLocation: false) }

  /// An item at a place of which nothing else is known; `nil` where the degrees are no place.
  public init?(coordinate: LocationCoordinate2D) {
    guard let placemark = Placemark(coordinate: coordinate) else { return nil }
    self.init(placemark: placemark)
  }

  init(_ found: FoundPlace) {
    self.init(
      Placemark(found.placemark), isCurrentLocation: false, distance: found.metres,
      expectedTravelTime: found.seconds)
  }

  init(
    _ placemark: Placemark, isCurrentLocation: Bool, distance: Double? = nil,
    expectedTravelTime: Double? = nil
  ) {
    self.placemark = placemark
    self.isCurrentLocation = isCurrentLocation
    self.distance = distance
    self.expectedTravelTime = expectedTravelTime
    name = isCurrentLocation ? "Current Location" : placemark.name
    phoneNumber = placemark.stored.phone
    url = placemark.stored.url
  }

  /// Wherever the traveller is when directions are calculated, as the map's `locationProvider` tells
  /// then.
  public static func forCurrentLocation() -> MapItem {
    let nowhere = Coordinate(latitude: -1_800_000_000, longitude: -1_800_000_000)
    return MapItem(
      Placemark(Geocoding.Placemark(coordinate: nowhere, matchLevel: .coordinate)),
      isCurrentLocation: true)
  }

  /// When it is open, as tagged: OSM's `opening_hours`.
  public var openingHours: String? { placemark.stored.openingHours }
  /// What kind of place it is.
  public var category: PointOfInterestCategory? {
    placemark.stored.category.map { PointOfInterestCategory(rawValue: $0) }
  }
  /// The object of OpenStreetMap that it is, "node/60011"; searches and stops take it for the place.
  public var identifier: String? {
    guard let type = placemark.stored.osmType, let id = placemark.stored.osmID else { return nil }
    return "\(type)/\(id)"
  }
}
