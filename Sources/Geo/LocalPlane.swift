// SPDX-License-Identifier: Apache-2.0

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A plane that touches the Earth at one place: metres east (x) and north (y) of it.
///
/// Exact enough within some tens of kilometres, and much cheaper than the sphere; it does not
/// break at ±180°.
package struct LocalPlane: Sendable {
  package let origin: Coordinate
  let metresPerLongitudeUnit: Double

  package init(at origin: Coordinate) {
    self.origin = origin
    metresPerLongitudeUnit =
      Earth.metresPerUnit * cos(Double(origin.latitude) * Earth.radiansPerUnit)
  }

  package func x(of place: Coordinate) -> Double {
    metresPerLongitudeUnit
      * Double(Coordinate.longitudeDifference(from: origin.longitude, to: place.longitude))
  }

  package func y(of place: Coordinate) -> Double {
    Earth.metresPerUnit * Double(Int64(place.latitude) - Int64(origin.latitude))
  }

  package func distanceToOrigin(from place: Coordinate) -> Double {
    let x = x(of: place), y = y(of: place)
    return (x * x + y * y).squareRoot()
  }

  /// The point of the line a-b that is nearest to the origin.
  package func nearestToOrigin(from a: Coordinate, to b: Coordinate) -> LineProjection {
    let ax = x(of: a), ay = y(of: a)
    let dx = x(of: b) - ax, dy = y(of: b) - ay
    let lengthSquared = dx * dx + dy * dy
    let fraction =
      lengthSquared > 0 ? min(1, max(0, -(ax * dx + ay * dy) / lengthSquared)) : 0
    let px = ax + fraction * dx, py = ay + fraction * dy
    return LineProjection(fraction: fraction, metres: (px * px + py * py).squareRoot())
  }
}

/// Where a point falls on a straight line, and how far from it.
package struct LineProjection: Sendable {
  /// Position along the line, 0 at its first end, 1 at its last.
  package let fraction: Double
  /// Distance of the point from the line, metres.
  package let metres: Double
}

extension Coordinate {
  /// The place at a fraction of the straight line to another place.
  package func interpolated(to end: Coordinate, fraction: Double) -> Coordinate {
    if fraction >= 1 { return end }
    let deltaLatitude = Double(Int64(end.latitude) - Int64(latitude)) * fraction
    let deltaLongitude =
      Double(Coordinate.longitudeDifference(from: longitude, to: end.longitude)) * fraction
    var east = Int64(longitude) + Int64(deltaLongitude.rounded())
    if east > 1_800_000_000 { east -= 3_600_000_000 }
    if east < -1_800_000_000 { east += 3_600_000_000 }
    return Coordinate(
      latitude: Int32(Int64(latitude) + Int64(deltaLatitude.rounded())), longitude: Int32(east))
  }
}
