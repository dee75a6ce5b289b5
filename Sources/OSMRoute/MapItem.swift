// SPDX-License-Identifier: Apache-2.0

import Geocoding

/// A place one can go to, with how to reach who is there, in the shape of MapKit's map items.
///
/// What is not known is `nil`.
public struct MapItem: Sendable {
  /// Where it is, and its address.
  public let placemark: Placemark
  /// From the middle of the region that was searched, as the crow flies, metres.
  public let distance: Double?
  /// Travel time from there, seconds, where the search asked for it and a way leads there.
  public let expectedTravelTime: Double?

  /// An item at a placemark.
  public init(placemark: Placemark) {
    self.placemark = placemark
    distance = nil
    expectedTravelTime = nil
  }

  /// An item at a place of which nothing else is known; `nil` where the degrees are no place.
  public init?(coordinate: LocationCoordinate2D) {
    guard let placemark = Placemark(coordinate: coordinate) else { return nil }
    self.init(placemark: placemark)
  }

  init(_ found: FoundPlace) {
    placemark = Placemark(found.placemark)
    distance = found.metres
    expectedTravelTime = found.seconds
  }

  /// What it is called.
  public var name: String? { placemark.name }
  /// Telephone number, as tagged.
  public var phoneNumber: String? { placemark.stored.phone }
  /// Address of its web site.
  public var url: String? { placemark.stored.url }
  /// When it is open, as tagged: OSM's `opening_hours`.
  public var openingHours: String? { placemark.stored.openingHours }
  /// What kind of place it is.
  public var category: PointOfInterestCategory? {
    placemark.stored.category.map { PointOfInterestCategory(rawValue: $0) }
  }
}
