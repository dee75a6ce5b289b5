// SPDX-License-Identifier: Apache-2.0

/// A ring on an endless plane of 1e-7 degrees: east is x, north is y, and ±180° is nothing special.
///
/// A ring that goes round a pole is closed along it. Contains what lies inside, and of the places
/// on its line those whose neighbours to the north-east are inside: of areas that share a line,
/// exactly one has a place on it.
package struct PlaneRing: Sendable {
  package struct Point: Hashable, Sendable {
    package var x: Int64
    package var y: Int64

    package init(x: Int64, y: Int64) {
      self.x = x
      self.y = y
    }

    package init(_ place: Coordinate) {
      self.init(x: Int64(place.longitude), y: Int64(place.latitude))
    }
  }

  static let fullCircle: Int64 = 3_600_000_000
  private static let pole: Int64 = 900_000_000

  /// The last is not the first again.
  package private(set) var points: [Point] = []
  package private(set) var west = Int64.max
  package private(set) var east = Int64.min
  package private(set) var south = Int64.max
  package private(set) var north = Int64.min

  /// The last place may be the first again.
  package init(_ ring: [Coordinate]) {
    let ring = ring.count > 1 && ring.first == ring.last ? ring.dropLast() : ring[...]
    points.reserveCapacity(ring.count)
    for place in ring { add(place) }
    closeAroundPole()
    for point in points {
      west = min(west, point.x)
      east = max(east, point.x)
      south = min(south, point.y)
      north = max(north, point.y)
    }
  }

  private mutating func add(_ place: Coordinate) {
    points.append(Point(x: nextX(of: place), y: Int64(place.latitude)))
  }

  /// Where a place lies that follows on the last point by the shorter way round.
  private func nextX(of place: Coordinate) -> Int64 {
    guard let last = points.last else { return Int64(place.longitude) }
    // The remainder of a longitude is the place's own, however often the ring went round.
    let from = (last.x - Int64(place.longitude)) % Self.fullCircle
    let half = Self.fullCircle / 2
    return last.x
      - (from > half ? from - Self.fullCircle : from < -half ? from + Self.fullCircle : from)
  }

  private mutating func closeAroundPole() {
    guard let first = points.first else { return }
    let back = nextX(of: Coordinate(latitude: Int32(first.y), longitude: Int32(first.x)))
    guard back != first.x else { return }
    let isSouth = points.reduce(0) { $0 + ($1.y < 0 ? -1 : 1) } < 0
    let pole = isSouth ? -Self.pole : Self.pole
    points += [Point(x: back, y: first.y), Point(x: back, y: pole), Point(x: first.x, y: pole)]
  }

  package func contains(_ place: Coordinate) -> Bool {
    guard south <= Int64(place.latitude), Int64(place.latitude) <= north else { return false }
    return [-Self.fullCircle, 0, Self.fullCircle].contains { turn in
      let point = Point(x: Int64(place.longitude) + turn, y: Int64(place.latitude))
      return west <= point.x && point.x <= east && contains(point)
    }
  }

  private func contains(_ point: Point) -> Bool {
    var isInside = false
    guard var last = points.last else { return false }
    for corner in points {
      if point.isWest(ofEdge: last, corner) { isInside.toggle() }
      last = corner
    }
    return isInside
  }

  /// Twice the area in square units, positive where the ring runs counter-clockwise; its centre.
  var centroid: (doubleArea: Double, x: Double, y: Double) {
    guard let first = points.first, var last = points.last else { return (0, 0, 0) }
    var area = 0.0, x = 0.0, y = 0.0
    for corner in points {
      let ax = Double(last.x - first.x), ay = Double(last.y - first.y)
      let bx = Double(corner.x - first.x), by = Double(corner.y - first.y)
      let cross = ax * by - bx * ay
      area += cross
      x += (ax + bx) * cross
      y += (ay + by) * cross
      last = corner
    }
    guard area != 0 else { return (0, Double(first.x), Double(first.y)) }
    return (area, Double(first.x) + x / (3 * area), Double(first.y) + y / (3 * area))
  }

  /// Where the ring crosses a parallel.
  func crossings(y: Int64) -> [Double] {
    guard var last = points.last else { return [] }
    var crossings: [Double] = []
    for corner in points {
      if (last.y > y) != (corner.y > y) {
        let share = Double(y - last.y) / Double(corner.y - last.y)
        crossings.append(Double(last.x) + share * Double(corner.x - last.x))
      }
      last = corner
    }
    return crossings
  }
}

extension PlaneRing.Point {
  /// Whether a ray to the east meets the line a-b, which is no longer than half the Earth.
  ///
  /// Exact, and the same for a-b and b-a: the place counts as a little further north, and, by
  /// much more than that, further east.
  @inline(__always)
  package func isWest(ofEdge a: Self, _ b: Self) -> Bool {
    guard (a.y > y) != (b.y > y) else { return false }
    if x >= max(a.x, b.x) { return false }
    if x < min(a.x, b.x) { return true }
    let (low, high) = a.y < b.y ? (a, b) : (b, a)
    return (high.x - low.x) * (y - low.y) > (x - low.x) * (high.y - low.y)
  }

  /// Whether a ray to the north meets the line a-b; the same rule for places on lines.
  @inline(__always)
  package func isSouth(ofEdge a: Self, _ b: Self) -> Bool {
    guard (a.x > x) != (b.x > x) else { return false }
    if y < min(a.y, b.y) { return true }
    if y > max(a.y, b.y) { return false }
    let (left, right) = a.x < b.x ? (a, b) : (b, a)
    let edge = (right.y - left.y) * (x - left.x), place = (y - left.y) * (right.x - left.x)
    return edge != place ? edge > place : right.y > left.y
  }
}
