// SPDX-License-Identifier: Apache-2.0

package import Geo
package import PackedFile

/// Reads numbers up to the end of a run of bytes.
package struct BoundedReader {
  package var reader: VarintReader
  private let end: Int

  init(_ bytes: PackedArray<UInt8>, _ run: Range<Int>) {
    reader = VarintReader(bytes, at: run.lowerBound)
    end = run.upperBound
  }

  package var isAtEnd: Bool { reader.isDamaged || reader.position >= end }
  package var isDamaged: Bool { reader.isDamaged || reader.position > end }

  mutating func skip(_ count: Int) {
    for _ in 0..<count { reader.skip() }
  }

  /// Passes over so many places.
  mutating func skipPlaces(_ count: UInt64) {
    guard count <= UInt64(max(0, end - reader.position)) else { return }
    skip(2 * Int(count))
  }

  /// Places that `append(ring:from:grid:)` wrote; empty where the bytes are damaged.
  package mutating func nextRing(from start: Coordinate, grid: Int64) -> [Coordinate] {
    var places: [Coordinate] = []
    readRing(from: start, grid: grid, into: &places)
    return places
  }

  /// Appends the places; none where the bytes are damaged.
  mutating func readRing(from start: Coordinate, grid: Int64, into places: inout [Coordinate]) {
    readPlaces(reader.next(), from: start, grid: grid, into: &places)
  }

  /// Appends so many places; none where the bytes are damaged.
  mutating func readPlaces(
    _ count: UInt64, from start: Coordinate, grid: Int64, into places: inout [Coordinate]
  ) {
    // Two bytes a place at least: a damaged count asks for no memory.
    guard count <= UInt64(max(0, end - reader.position)) else { return }
    places.reserveCapacity(places.count + Int(count))
    var latitude = Int64(start.latitude), longitude = Int64(start.longitude)
    for _ in 0..<count {
      latitude &+= grid &* reader.nextZigzag()
      longitude &+= grid &* reader.nextZigzag()
      places.append(Coordinate(clamping: latitude, longitude))
    }
    if isDamaged { places.removeAll() }
  }
}

extension ByteLists {
  package func reader(_ thing: Int) -> BoundedReader { BoundedReader(bytes, run(thing)) }
}

extension [UInt8] {
  /// Writes places as differences from the one before, on a grid that starts at `start`.
  package mutating func append(ring: [Coordinate], from start: Coordinate, grid: Int64) {
    append(varint: UInt64(ring.count))
    append(places: ring, from: start, grid: grid)
  }

  mutating func append(places: [Coordinate], from start: Coordinate, grid: Int64) {
    var last = GridPoint(latitude: 0, longitude: 0)
    for place in places {
      let point = GridPoint(place, from: start, grid: grid)
      append(zigzag: point.latitude - last.latitude)
      append(zigzag: point.longitude - last.longitude)
      last = point
    }
  }
}

/// A place in steps of a grid from a start.
private struct GridPoint {
  let latitude: Int64
  let longitude: Int64

  init(latitude: Int64, longitude: Int64) {
    self.latitude = latitude
    self.longitude = longitude
  }

  init(_ place: Coordinate, from start: Coordinate, grid: Int64) {
    latitude = Self.steps(Int64(place.latitude) - Int64(start.latitude), grid)
    longitude = Self.steps(Int64(place.longitude) - Int64(start.longitude), grid)
  }

  private static func steps(_ difference: Int64, _ grid: Int64) -> Int64 {
    difference >= 0 ? (difference + grid / 2) / grid : -((-difference + grid / 2) / grid)
  }
}

extension [Coordinate] {
  /// The places where they will be decoded from a grid.
  package func gridded(from start: Coordinate, grid: Int64) -> [Coordinate] {
    map { place in
      let point = GridPoint(place, from: start, grid: grid)
      return Coordinate(
        clamping: Int64(start.latitude) + grid * point.latitude,
        Int64(start.longitude) + grid * point.longitude)
    }
  }
}

extension Coordinate {
  /// The nearest place on the map.
  init(clamping latitude: Int64, _ longitude: Int64) {
    self.init(
      latitude: Int32(Swift.max(-900_000_000, Swift.min(900_000_000, latitude))),
      longitude: Int32(Swift.max(-1_800_000_000, Swift.min(1_800_000_000, longitude))))
  }
}
