// SPDX-License-Identifier: Apache-2.0

/// A place on the Earth as OSM stores it: WGS 84, in units of 1e-7 degree.
///
/// Eight bytes, so arrays of it are written to files as they are.
@usableFromInline package struct Coordinate: Hashable, Sendable, BitwiseCopyable {
  /// North of the equator, 1e-7 degree, -900,000,000...900,000,000.
  @usableFromInline package var latitude: Int32
  /// East of Greenwich, 1e-7 degree, -1,800,000,000...1,800,000,000.
  @usableFromInline package var longitude: Int32

  package init(latitude: Int32, longitude: Int32) {
    self.latitude = latitude
    self.longitude = longitude
  }

  /// Rounds degrees to the nearest unit; `nil` where they are no place on the Earth.
  package init?(latitudeDegrees: Double, longitudeDegrees: Double) {
    guard abs(latitudeDegrees) <= 90, abs(longitudeDegrees) <= 180 else { return nil }
    latitude = Int32((latitudeDegrees * Self.unitsPerDegree).rounded())
    longitude = Int32((longitudeDegrees * Self.unitsPerDegree).rounded())
  }

  @inlinable package static func == (a: Coordinate, b: Coordinate) -> Bool {
    a.latitude == b.latitude && a.longitude == b.longitude
  }

  package static let unitsPerDegree = 1e7

  package var latitudeDegrees: Double { Double(latitude) / Self.unitsPerDegree }
  package var longitudeDegrees: Double { Double(longitude) / Self.unitsPerDegree }
}

extension Coordinate {
  /// The shorter way round from one longitude to another, 1e-7 degree, -1.8e9 ..< 1.8e9.
  package static func longitudeDifference(from a: Int32, to b: Int32) -> Int64 {
    let full: Int64 = 3_600_000_000
    let difference = Int64(b) - Int64(a)
    if difference >= full / 2 { return difference - full }
    return difference < -full / 2 ? difference + full : difference
  }
}
