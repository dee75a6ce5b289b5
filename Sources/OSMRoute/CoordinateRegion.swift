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
  /// What would lie beyond a pole or the meridian of 180 degrees is left out.
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

  init(_ box: BoundingBox) {
    let south = Double(box.south) / 1e7, north = Double(box.north) / 1e7
    let west = Double(box.west) / 1e7, east = Double(box.east) / 1e7
    self.init(
      center: LocationCoordinate2D(
        latitude: (south + north) / 2, longitude: (west + east) / 2),
      span: Span(latitudeDelta: north - south, longitudeDelta: east - west))
  }

  /// `nil` where it is no part of the Earth: a middle off it, a span below zero.
  var box: BoundingBox? {
    guard center.fixed != nil, span.latitudeDelta >= 0, span.longitudeDelta >= 0 else {
      return nil
    }
    let south = max(-90, center.latitude - span.latitudeDelta / 2)
    let north = min(90, center.latitude + span.latitudeDelta / 2)
    let west = max(-180, center.longitude - span.longitudeDelta / 2)
    let east = min(180, center.longitude + span.longitudeDelta / 2)
    guard let corner = Coordinate(latitudeDegrees: south, longitudeDegrees: west),
      let opposite = Coordinate(latitudeDegrees: north, longitudeDegrees: east)
    else { return nil }
    return BoundingBox(
      south: corner.latitude, west: corner.longitude, north: opposite.latitude,
      east: opposite.longitude)
  }
}
