// SPDX-License-Identifier: Apache-2.0

import Geo

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// How near to one place anything inside a box can be: a bound in metres, never above the truth.
///
/// The haversine formula, 2R asin sqrt(sin²(Δφ/2) + cos φ cos φ' sin²(Δλ/2)), with each term
/// replaced by one that is cheaper and not greater: asin x ≥ x; sin² x ≥ 0.9995² x² for
/// x ≤ 0.05 and ≥ (2x/π)² up to π/2; cos φ' ≥ cos φ − |φ' − φ| for the farthest φ' of the box.
/// It is also below the distance on the `LocalPlane` at the place, so either may be the exact one.
struct DistanceBound {
  private let place: Coordinate
  private let cosine: Double

  init(from place: Coordinate) {
    self.place = place
    cosine = max(0, cos(place.latitudeDegrees * .pi / 180))
  }

  func metres(to box: BoundingBox) -> Double {
    let latitude = Int64(place.latitude)
    let toNorth = Int64(box.north) - latitude, toSouth = latitude - Int64(box.south)
    let gap = max(0, -toNorth, -toSouth)
    let reach = max(abs(toNorth), abs(toSouth))
    let boxCosine = max(0, cosine - Double(reach) * Self.radiansPerUnit)
    let vertical = Self.halfSineSquared(gap)
    let horizontal = Self.halfSineSquared(longitudeGap(to: box))
    return 2 * Earth.radiusMetres * (vertical + cosine * boxCosine * horizontal).squareRoot()
  }

  /// Longitude between the place and the box, the shorter way round, 1e-7 degree.
  private func longitudeGap(to box: BoundingBox) -> Int64 {
    let longitude = Int64(place.longitude), west = Int64(box.west), east = Int64(box.east)
    if longitude < west { return max(0, min(west - longitude, longitude + Self.turn - east)) }
    if longitude > east { return max(0, min(longitude - east, west + Self.turn - longitude)) }
    return 0
  }

  /// Not above sin² of half the angle.
  private static func halfSineSquared(_ units: Int64) -> Double {
    let half = Double(units) * radiansPerUnit / 2
    let sine = half * (half <= 0.05 ? 0.9995 : 2 / .pi)
    return sine * sine
  }

  private static let turn: Int64 = 3_600_000_000
  private static let radiansPerUnit = Double.pi / 180 / Coordinate.unitsPerDegree
}
