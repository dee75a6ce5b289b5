// SPDX-License-Identifier: Apache-2.0

import Geo

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A part of the map between two parallels and two meridians, in the shape of MapKit's.
public struct CoordinateRegion: Sendable {
  /// How far a region reaches, degrees.
  public struct Span: Sendable, Hashable {
    /// From south to north, degrees.
    public var latitudeDelta: Double
    /// From west to east, degrees.
    public var longitudeDelta: Double

    /// A span in degrees.
    public init(latitudeDelta: Double, longitudeDelta: Double) {
      self.latitudeDelta = latitudeDelta
      self.longitudeDelta = longitudeDelta
    }
  }

  /// Its middle.
  public var center: LocationCoordinate2D
  /// How far it reaches, half of it to either side of the middle.
  public var span: Span

  /// A region around a place.
  ///
  /// It may cross the meridian of 180 degrees; what would lie beyond a pole is left out.
  public init(center: LocationCoordinate2D, span: Span) {
    self.center = center
    self.span = span
  }

  /// A region around a place that is so many metres high and wide.
  public init(
    center: LocationCoordinate2D, latitudinalMeters: Double, longitudinalMeters: Double
  ) {
    let metresPerDegree = Earth.metresPerUnit * Coordinate.unitsPerDegree
    // Near the poles a few metres go round the Earth.
    let shrinkage = max(1e-6, cos(center.latitude * .pi / 180))
    self.init(
      center: center,
      span: Span(
        latitudeDelta: latitudinalMeters / metresPerDegree,
        longitudeDelta: longitudinalMeters / (metresPerDegree * shrinkage)))
  }

  init(_ window: MapWindow) {
    let south = Double(window.south) / 1e7, north = Double(window.north) / 1e7
    let width = Double(window.width) / 1e7
    let middle = Double(window.west) / 1e7 + width / 2
    self.init(
      center: LocationCoordinate2D(
        latitude: (south + north) / 2, longitude: middle > 180 ? middle - 360 : middle),
      span: Span(latitudeDelta: north - south, longitudeDelta: width))
  }

  /// `nil` where it is no part of the Earth: a middle off it, a span below zero.
  var window: MapWindow? {
    guard center.fixed != nil, span.latitudeDelta >= 0, span.longitudeDelta >= 0 else {
      return nil
    }
    let south = max(-90, center.latitude - span.latitudeDelta / 2)
    let north = min(90, center.latitude + span.latitudeDelta / 2)
    let isAllAround = span.longitudeDelta >= 360 - 1e-6
    let west = isAllAround ? -180 : Self.turned(center.longitude - span.longitudeDelta / 2)
    let east = isAllAround ? 180 : Self.turned(center.longitude + span.longitudeDelta / 2)
    guard let corner = Coordinate(latitudeDegrees: south, longitudeDegrees: west),
      let opposite = Coordinate(latitudeDegrees: north, longitudeDegrees: east)
    else { return nil }
    return MapWindow(
      south: corner.latitude, west: corner.longitude, north: opposite.latitude,
      east: opposite.longitude)
  }

  /// A longitude less than a turn off the map, on it.
  private static func turned(_ longitude: Double) -> Double {
    longitude > 180 ? longitude - 360 : longitude < -180 ? longitude + 360 : longitude
  }
}
