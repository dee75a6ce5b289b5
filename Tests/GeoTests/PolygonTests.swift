// SPDX-License-Identifier: Apache-2.0

import Geo
import Testing

struct PolygonTests {
  static func place(_ latitude: Double, _ longitude: Double) -> Coordinate {
    Coordinate(
      latitude: Int32((latitude * 1e7).rounded()), longitude: Int32((longitude * 1e7).rounded()))
  }

  /// A box as a ring, counter-clockwise from the south-west.
  static func box(_ south: Double, _ west: Double, _ north: Double, _ east: Double)
    -> [Coordinate]
  {
    [place(south, west), place(south, east), place(north, east), place(north, west)]
  }

  /// Whether a place is in a ring, by the triangles between its corners and the first one; `nil`
  /// where it is on the line of one.
  func isInside(_ ring: [Coordinate], _ p: Coordinate) -> Bool? {
    func side(_ a: Coordinate, _ b: Coordinate) -> Int {
      ((Int(b.longitude) - Int(a.longitude)) * (Int(p.latitude) - Int(a.latitude))
        - (Int(p.longitude) - Int(a.longitude)) * (Int(b.latitude) - Int(a.latitude))).signum()
    }
    var winding = 0
    for (a, b) in zip(ring.dropFirst(), ring.dropFirst(2)) {
      let sides = [side(ring[0], a), side(a, b), side(b, ring[0])]
      if sides.contains(0) { return nil }
      if abs(sides.reduce(0, +)) == 3 { winding += sides[0] }
    }
    return winding % 2 != 0
  }

  @Test func `what is inside is what triangles say`() {
    var checked = 0
    for seed in 0..<300 as Range<UInt64> {
      var numbers = SeededNumbers(state: seed)
      let ring = numbers.ring(corners: Int.random(in: 3...30, using: &numbers), radius: 1000)
      let polygon = Polygon(rings: [ring])
      for _ in 0..<50 {
        let place = Coordinate(
          latitude: .random(in: -1100...1100, using: &numbers),
          longitude: .random(in: -1100...1100, using: &numbers))
        guard let expected = isInside(ring, place) else { continue }
        checked += 1
        #expect(polygon.contains(place) == expected, "seed \(seed) \(place)")
      }
    }
    #expect(checked > 5_000)
  }

  @Test func `of areas that share a line, exactly one has a place on it`() {
    for seed in 0..<200 as Range<UInt64> {
      var numbers = SeededNumbers(state: seed)
      // A field of 12 by 12, cut in two by a line from its south-west to its north-east corner.
      let line = (0..<6).map { _ in
        Coordinate(
          latitude: .random(in: 1...11, using: &numbers),
          longitude: .random(in: 1...11, using: &numbers))
      }
      let start = Coordinate(latitude: 0, longitude: 0)
      let end = Coordinate(latitude: 12, longitude: 12)
      let above = Polygon(rings: [[start] + line + [end, Coordinate(latitude: 12, longitude: 0)]])
      let below = Polygon(
        rings: [([start] + line + [end]).reversed() + [Coordinate(latitude: 0, longitude: 12)]])
      for y in 0..<12 as Range<Int32> {
        for x in 0..<12 as Range<Int32> {
          let place = Coordinate(latitude: y, longitude: x)
          #expect(above.contains(place) != below.contains(place), "seed \(seed) \(place)")
        }
      }
    }
  }

  @Test func `holes are outside, islands in them inside`() {
    let polygon = Polygon(rings: [
      Self.box(0, 0, 10, 10), Self.box(2, 2, 8, 8), Self.box(4, 4, 6, 6),
    ])
    for (place, isInside) in [
      (Self.place(1, 1), true), (Self.place(3, 3), false), (Self.place(5, 5), true),
      (Self.place(11, 5), false),
    ] {
      #expect(polygon.contains(place) == isInside)
    }
    let whole = Polygon(rings: [Self.box(0, 0, 10, 10)]).squareMetres
    let hole = Polygon(rings: [Self.box(2, 2, 8, 8)]).squareMetres
    let island = Polygon(rings: [Self.box(4, 4, 6, 6)]).squareMetres
    #expect(abs(polygon.squareMetres - (whole - hole + island)) < 1)
  }

  @Test func `areas are those of the sphere`() {
    let perDegree = Earth.metresPerUnit * Coordinate.unitsPerDegree
    let small = Polygon(rings: [Self.box(0, 0, 0.01, 0.01)]).squareMetres
    #expect(abs(small / (perDegree * perDegree * 1e-4) - 1) < 1e-6)
    let north = Polygon(rings: [Self.box(60, 0, 60.01, 0.01)]).squareMetres
    #expect(abs(north / small - 0.5) < 1e-3)
  }

  @Test func `the antimeridian is no barrier to an area`() throws {
    let fiji = Polygon(rings: [Self.box(-18, 179, -16, -179)])
    for (longitude, isInside) in [
      (179.5, true), (180, true), (-180, true), (-179.5, true), (178.9, false), (-178.9, false),
      (0, false),
    ] {
      #expect(fiji.contains(Self.place(-17, longitude)) == isInside, "\(longitude)")
    }
    let same = Polygon(rings: [Self.box(-18, 9, -16, 11)])
    #expect(abs(fiji.squareMetres / same.squareMetres - 1) < 1e-9)
    #expect(abs(try #require(fiji.interiorPoint).longitudeDegrees) == 180)
    #expect(fiji.metres(to: Self.place(-17, -178)) < 107_000)
    #expect(fiji.box.west == -1_800_000_000 && fiji.box.east == 1_800_000_000)
  }

  @Test(arguments: [1.0, -1.0])
  func `a ring round a pole contains it`(side: Double) {
    let ring = stride(from: -180.0, to: 180, by: 30).map { Self.place(70 * side, $0) }
    for ring in [ring, ring.reversed()] {
      let polygon = Polygon(rings: [ring])
      #expect(polygon.contains(Self.place(89 * side, 100)))
      #expect(polygon.contains(Self.place(71 * side, -170)))
      #expect(!polygon.contains(Self.place(69 * side, 10)))
    }
  }

  @Test(arguments: [
    [[]], [[(0.0, 0.0)]], [[(0, 0), (1, 1)]], [[(0, 0), (1, 1), (0, 0)]],
    [[(5, 5), (5, 5), (5, 5), (5, 5)]], [[(0, 0), (0, 1), (0, 2)]],
    [[(90, 0), (90, 90), (90, 180)]],
  ])
  func `what has no area contains nothing and harms nothing`(rings: [[(Double, Double)]]) {
    let polygon = Polygon(rings: rings.map { $0.map { Self.place($0.0, $0.1) } })
    #expect(!polygon.contains(Self.place(0.5, 0.5)))
    #expect(polygon.interiorPoint == nil)
    #expect(polygon.squareMetres < 1)
    #expect(polygon.metres(to: Self.place(0, 0)) >= 0)
    #expect(polygon.simplified(metres: 10).rings.count <= 1)
  }

  @Test func `an interior point is inside, whatever the shape`() throws {
    for seed in 0..<300 as Range<UInt64> {
      var numbers = SeededNumbers(state: seed)
      let rings = (0..<Int32.random(in: 1...3, using: &numbers)).map {
        numbers.ring(
          Coordinate(latitude: 5_000_000 * $0, longitude: 1_799_000_000), corners: 12,
          radius: 1_000_000 * ($0 + 1))
      }
      // Back on the map where a corner is beyond 180°.
      let onMap = rings.map { ring in
        ring.map {
          Coordinate(
            latitude: $0.latitude,
            longitude: $0.longitude > 1_800_000_000
              ? Int32(Int64($0.longitude) - 3_600_000_000) : $0.longitude)
        }
      }
      let polygon = Polygon(rings: onMap)
      let point = try #require(polygon.interiorPoint)
      #expect(polygon.contains(point), "seed \(seed)")
    }
  }

  @Test func `a ring that crosses itself has an interior point, if any`() throws {
    // Two triangles of opposite direction, all but equal: their centre is far away.
    let corners: [(Int32, Int32)] = [(0, 0), (1_000, 1_000), (1_000, 0), (0, 1_001)]
    let ring = corners.map { Coordinate(latitude: $0.0 * 100_000, longitude: $0.1 * 100_000) }
    let polygon = Polygon(rings: [ring])
    #expect(polygon.contains(try #require(polygon.interiorPoint)))
  }

  @Test func `distance is to the nearest line, and none inside`() {
    let polygon = Polygon(rings: [Self.box(0, 0, 1, 1), Self.box(0.4, 0.4, 0.6, 0.6)])
    let degree = Earth.metresPerUnit * Coordinate.unitsPerDegree
    for (place, expected) in [
      (Self.place(0.2, 0.2), 0.0), (Self.place(1.5, 0.5), 0.5 * degree),
      (Self.place(0.45, 0.5), 0.05 * degree), (Self.place(0.5, -0.01), 0.01 * degree),
    ] {
      #expect(abs(polygon.metres(to: place) - expected) < 1)
    }
  }

  @Test func `a simpler ring keeps to the line`() {
    let ring = (0..<20_000).map { step in
      let angle = Double(step) * 1e-3 * .pi / 10
      // A circle of 0.1 degrees, by the parameters of its tangent.
      let t = angle - .pi
      return Self.place(0.2 * t / (1 + t * t), 0.1 * (1 - t * t) / (1 + t * t))
    }
    let polygon = Polygon(rings: [ring])
    let simple = polygon.simplified(metres: 20)
    #expect((10...1_000).contains(simple.rings[0].count))
    for corner in ring.enumerated() where corner.offset % 97 == 0 {
      #expect(simple.metresToOutline(from: corner.element) <= 20.01)
    }
    #expect(abs(simple.squareMetres / polygon.squareMetres - 1) < 0.01)
  }
}
