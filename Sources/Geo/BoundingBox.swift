// SPDX-License-Identifier: Apache-2.0

/// A box between two parallels and two meridians, 1e-7 degree, both ends inside.
///
/// Boxes do not cross ±180°: a line that does is boxed by the whole range of longitudes.
package struct BoundingBox: Hashable, Sendable, BitwiseCopyable {
  package var south: Int32
  package var west: Int32
  package var north: Int32
  package var east: Int32

  /// The box that holds nothing; the start of every union.
  package static let empty = BoundingBox(south: .max, west: .max, north: .min, east: .min)

  package init(south: Int32, west: Int32, north: Int32, east: Int32) {
    self.south = south
    self.west = west
    self.north = north
    self.east = east
  }

  package init(_ place: Coordinate) {
    self.init(
      south: place.latitude, west: place.longitude, north: place.latitude, east: place.longitude)
  }

  package var isEmpty: Bool { south > north }

  /// Its middle, of a box that holds something.
  package var middle: Coordinate {
    Coordinate(
      latitude: Int32((Int64(south) + Int64(north)) / 2),
      longitude: Int32((Int64(west) + Int64(east)) / 2))
  }

  package mutating func extend(to place: Coordinate) {
    south = min(south, place.latitude)
    west = min(west, place.longitude)
    north = max(north, place.latitude)
    east = max(east, place.longitude)
  }

  package mutating func extend(to other: BoundingBox) {
    south = min(south, other.south)
    west = min(west, other.west)
    north = max(north, other.north)
    east = max(east, other.east)
  }

  package func contains(_ place: Coordinate) -> Bool {
    south <= place.latitude && place.latitude <= north && west <= place.longitude
      && place.longitude <= east
  }

  package func intersects(_ other: BoundingBox) -> Bool {
    south <= other.north && other.south <= north && west <= other.east && other.west <= east
  }
}
