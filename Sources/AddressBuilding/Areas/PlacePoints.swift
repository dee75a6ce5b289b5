// SPDX-License-Identifier: Apache-2.0

import Geo
import Geocoding

/// Settlements and their parts that are known as points, by where they reach.
///
/// A grid of cells, each with the points that reach into it.
struct PlacePoints: Sendable {
  /// Places of two zones are told apart by an area that one of them is not in.
  struct Zone: Hashable, Sendable {
    private let areas: SIMD4<UInt32>

    /// Country, state, county and municipality.
    init(_ areas: AreaNumbers) { self.areas = areas.lowHalf.lowHalf }
  }

  /// A point, and how far it is as a share of its reach.
  struct Near {
    var place: Int32
    var share: Double

    static let none = Near(place: -1, share: .infinity)
  }

  private enum Role: UInt8 { case settlement, part, neighbourhood }

  private struct Point: Sendable {
    let location: Coordinate
    let place: Int32
    let role: Role
    let reach: Double
    let zone: Zone
  }

  /// 0.02 degrees or more: the finer, the fewer points are looked at and the more room they take.
  private static let leastCell: Int64 = 200_000
  /// Cells in all, so that points far apart do not fill the memory.
  private static let mostCells: Int64 = 1 << 20

  private var points: [Point] = []
  private var west: Int64 = 0
  private var south: Int64 = 0
  private var cell: Int64 = 1
  private var columns: Int64 = 0
  private var rows: Int64 = 0
  /// Points of each cell are `members[first[c]]` up to `members[first[c + 1]]`.
  private var first: [UInt32] = [0]
  private var members: [UInt32] = []

  var isEmpty: Bool { points.isEmpty }

  init(_ places: [PlaceCollection.Place], zone: (Coordinate) -> Zone) {
    for (number, place) in places.enumerated() where place.isPoint {
      guard let role = Self.role(of: place.kind) else { continue }
      points.append(
        Point(
          location: place.location, place: Int32(number), role: role,
          reach: place.kind.reachMetres, zone: zone(place.location)))
    }
    makeGrid()
  }

  private static func role(of kind: PlaceKind) -> Role? {
    guard kind.reachMetres > 0 else { return nil }
    switch kind {
    case .borough, .suburb, .quarter: return .part
    case .neighbourhood: return .neighbourhood
    default: return .settlement
    }
  }

  // MARK: Grid

  private mutating func makeGrid() {
    var box = BoundingBox.empty
    for point in points { box.extend(to: point.location) }
    guard !box.isEmpty else { return }
    west = Int64(box.west)
    south = Int64(box.south)
    let width = Int64(box.east) - west, height = Int64(box.north) - south
    // Points reach out of the box: the rim takes them in.
    cell = Self.leastCell
    while (width / cell + 1) * (height / cell + 1) > Self.mostCells { cell *= 2 }
    let rim = 2_000_000 / cell + 1
    west -= rim * cell
    south -= rim * cell
    columns = width / cell + 1 + 2 * rim
    rows = height / cell + 1 + 2 * rim
    fillCells()
  }

  private mutating func fillCells() {
    var counts = [UInt32](repeating: 0, count: Int(columns * rows) + 1)
    for point in points { forEachCell(of: point) { counts[$0 + 1] += 1 } }
    for cell in counts.indices.dropFirst() { counts[cell] += counts[cell - 1] }
    first = counts
    members = Array(repeating: 0, count: Int(first[first.count - 1]))
    for (number, point) in points.enumerated() {
      forEachCell(of: point) { cell in
        members[Int(counts[cell])] = UInt32(number)
        counts[cell] += 1
      }
    }
  }

  /// The cells that a point may reach.
  private func forEachCell(of point: Point, _ body: (Int) -> Void) {
    let plane = LocalPlane(at: point.location)
    let perUnit =
      max(
        1e-4,
        plane.x(of: Coordinate(latitude: point.location.latitude, longitude: 1_000))
          - plane.x(of: Coordinate(latitude: point.location.latitude, longitude: 0))) / 1_000
    let wide = Int64(min(3.6e9, point.reach / perUnit)) + 1
    let high = Int64(point.reach / Earth.metresPerUnit) + 1
    let x = Int64(point.location.longitude) - west, y = Int64(point.location.latitude) - south
    for row in max(0, (y - high) / cell)...max(0, min(rows - 1, (y + high) / cell)) {
      for column in max(0, (x - wide) / cell)...max(0, min(columns - 1, (x + wide) / cell)) {
        body(Int(row * columns + column))
      }
    }
  }

  // MARK: Lookup

  /// The nearest settlement, part and neighbourhood of a zone, each within its reach.
  func near(
    _ location: Coordinate, zone: Zone
  ) -> (settlement: Near, part: Near, neighbourhood: Near) {
    var best = (settlement: Near.none, part: Near.none, neighbourhood: Near.none)
    let x = Int64(location.longitude) - west, y = Int64(location.latitude) - south
    guard x >= 0, y >= 0, x / cell < columns, y / cell < rows else { return best }
    let cell = Int(y / cell * columns + x / cell)
    let plane = LocalPlane(at: location)
    for member in first[cell]..<first[cell + 1] {
      let point = points[Int(members[Int(member)])]
      guard point.zone == zone else { continue }
      let dx = plane.x(of: point.location), dy = plane.y(of: point.location)
      let share = (dx * dx + dy * dy).squareRoot() / point.reach
      guard share <= 1 else { continue }
      switch point.role {
      case .settlement: best.settlement.take(point.place, share)
      case .part: best.part.take(point.place, share)
      case .neighbourhood: best.neighbourhood.take(point.place, share)
      }
    }
    return best
  }
}

extension PlacePoints.Near {
  /// Points come in the order of their places, so that of equals the first one stays.
  fileprivate mutating func take(_ place: Int32, _ share: Double) {
    if share < self.share { self = Self(place: place, share: share) }
  }
}

extension PlaceCollection.Place {
  /// Whether it reaches around its point: what is built up of it says nothing of its surroundings,
  /// an administrative boundary does.
  fileprivate var isPoint: Bool {
    boundaryKind == nil || outline.isEmpty
  }
}
