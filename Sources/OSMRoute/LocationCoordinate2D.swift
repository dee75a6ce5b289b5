// SPDX-License-Identifier: Apache-2.0

import Geo

#if canImport(CoreLocation)
  public import CoreLocation

  /// A place on the Earth in degrees (WGS 84): Core Location's own type.
  public typealias LocationCoordinate2D = CLLocationCoordinate2D
#else
  /// A place on the Earth in degrees (WGS 84), in the shape of Core Location's type.
  public struct LocationCoordinate2D: Hashable, Sendable {
    /// Degrees north of the equator, -90...90.
    public var latitude: Double
    /// Degrees east of Greenwich, -180...180.
    public var longitude: Double

    /// A place from degrees.
    public init(latitude: Double, longitude: Double) {
      self.latitude = latitude
      self.longitude = longitude
    }
  }
#endif

extension LocationCoordinate2D {
  init(_ place: Coordinate) {
    self.init(latitude: place.latitudeDegrees, longitude: place.longitudeDegrees)
  }

  /// `nil` where the degrees are no place on the Earth.
  var fixed: Coordinate? {
    Coordinate(latitudeDegrees: latitude, longitudeDegrees: longitude)
  }
}
