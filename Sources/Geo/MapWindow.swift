// SPDX-License-Identifier: Apache-2.0

/// A part of the map between two parallels and two meridians, 1e-7 degree, both ends inside.
///
/// Unlike a `BoundingBox` it may cross ±180°: its west is then greater than its east.
package struct MapWindow: Hashable, Sendable, BitwiseCopyable {
  package let south: Int32
  package let west: Int32
  package let north: Int32
  package let east: Int32

  package init(south: Int32, west: Int32, north: Int32, east: Int32) {
    self.south = south
    self.west = west
    self.north = north
    self.east = east
  }

  package init(_ box: BoundingBox) {
    self.init(south: box.south, west: box.west, north: box.north, east: box.east)
  }

  /// The smallest around some places; `nil` without any.
  package init?(around places: [Coordinate]) {
    let longitudes = places.map { Int64($0.longitude) }.sorted()
    guard let first = longitudes.first, let last = longitudes.last else { return nil }
    // Whatever the widest gap between neighbours round the Earth is, is left out.
    var (west, east, gap) = (first, last, first + Self.fullCircle - last)
    for (a, b) in zip(longitudes, longitudes.dropFirst()) where b - a > gap {
      (west, east, gap) = (b, a, b - a)
    }
    let latitudes = places.map(\.latitude)
    self.init(
      south: latitudes.min() ?? 0, west: Int32(west), north: latitudes.max() ?? 0,
      east: Int32(east))
  }

  private static let fullCircle: Int64 = 3_600_000_000

  /// From west to east, 1e-7 degree.
  package var width: Int64 {
    let width = Int64(east) - Int64(west)
    return width < 0 ? width + Self.fullCircle : width
  }

  package var middle: Coordinate {
    let longitude = Int64(west) + width / 2
    return Coordinate(
      latitude: Int32((Int64(south) + Int64(north)) / 2),
      longitude: Int32(longitude > Self.fullCircle / 2 ? longitude - Self.fullCircle : longitude))
  }

  package func contains(_ place: Coordinate) -> Bool {
    let isWithin =
      west <= east
      ? west <= place.longitude && place.longitude <= east
      : west <= place.longitude || place.longitude <= east
    return isWithin && south <= place.latitude && place.latitude <= north
  }
}
