// SPDX-License-Identifier: Apache-2.0

extension BoundingBox {
  /// The box grown on all sides, as its south has metres and degrees; it stops at the map's edges.
  package func padded(byMetres metres: Double) -> BoundingBox {
    let plane = LocalPlane(at: Coordinate(latitude: south, longitude: 0))
    let perUnit = max(1e-6, plane.metresPerLongitudeUnit)
    let high = metres / Earth.metresPerUnit, wide = min(1e9, metres / perUnit)
    return BoundingBox(
      south: Int32(max(-9e8, Double(south) - high)),
      west: Int32(max(-1.8e9, Double(west) - wide)),
      north: Int32(min(9e8, Double(north) + high)),
      east: Int32(min(1.8e9, Double(east) + wide)))
  }
}
