// SPDX-License-Identifier: Apache-2.0

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Distances and directions on the sphere of the Earth's mean radius.
package enum Earth {
  /// Mean radius of the Earth, metres (IUGG 1980).
  package static let radiusMetres = 6_371_008.8

  static let radiansPerUnit = Double.pi / 180 / Coordinate.unitsPerDegree

  /// Length of 1e-7 degree of a meridian, metres.
  package static let metresPerUnit = radiusMetres * radiansPerUnit

  /// Great-circle distance by the haversine formula, metres.
  package static func distance(_ a: Coordinate, _ b: Coordinate) -> Double {
    let deltaLatitude = Double(Int64(b.latitude) - Int64(a.latitude)) * radiansPerUnit
    let deltaLongitude =
      Double(Coordinate.longitudeDifference(from: a.longitude, to: b.longitude)) * radiansPerUnit
    let sinLatitude = sin(deltaLatitude / 2)
    let sinLongitude = sin(deltaLongitude / 2)
    let h =
      sinLatitude * sinLatitude
      + cos(Double(a.latitude) * radiansPerUnit) * cos(Double(b.latitude) * radiansPerUnit)
      * sinLongitude * sinLongitude
    return 2 * radiusMetres * asin(min(1, h.squareRoot()))
  }

  /// Direction of travel from one place to another, degrees clockwise from north, 0 ..< 360.
  ///
  /// `nil` where the two places are one: no direction is made up.
  package static func bearing(from a: Coordinate, to b: Coordinate) -> Double? {
    guard a != b else { return nil }
    let latitudeA = Double(a.latitude) * radiansPerUnit
    let latitudeB = Double(b.latitude) * radiansPerUnit
    let deltaLongitude =
      Double(Coordinate.longitudeDifference(from: a.longitude, to: b.longitude)) * radiansPerUnit
    let y = sin(deltaLongitude) * cos(latitudeB)
    let x = cos(latitudeA) * sin(latitudeB) - sin(latitudeA) * cos(latitudeB) * cos(deltaLongitude)
    let degrees = atan2(y, x) * 180 / .pi
    return degrees < 0 ? degrees + 360 : (degrees >= 360 ? 0 : degrees)
  }

  /// Change of direction from one bearing to another, degrees, -180 < turn ≤ 180, right positive.
  package static func turnAngle(from before: Double, to after: Double) -> Double {
    var angle = (after - before).truncatingRemainder(dividingBy: 360)
    if angle > 180 { angle -= 360 }
    if angle <= -180 { angle += 360 }
    return angle
  }
}
