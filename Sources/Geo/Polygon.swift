// SPDX-License-Identifier: Apache-2.0

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// An area within rings: what an odd number of them contains is inside.
///
/// Rings may run in either direction, touch, cross themselves, ±180° and a pole.
package struct Polygon: Sendable {
  /// As given, without those that have no three places; none ends at its first place again.
  package let rings: [[Coordinate]]
  private let planeRings: [PlaneRing]

  package init(rings: [[Coordinate]]) {
    let open = rings.map { $0.count > 1 && $0.first == $0.last ? Array($0.dropLast()) : $0 }
    self.rings = open.filter { $0.count > 2 }
    planeRings = self.rings.map { PlaneRing($0) }
  }

  package var isEmpty: Bool { rings.isEmpty }

  /// All longitudes where a ring crosses ±180°.
  package var box: BoundingBox {
    var box = BoundingBox.empty
    for (ring, plane) in zip(rings, planeRings) {
      for place in ring { box.extend(to: place) }
      let half = PlaneRing.fullCircle / 2
      guard plane.west < -half || plane.east > half else { continue }
      box.extend(to: Coordinate(latitude: ring[0].latitude, longitude: Int32(-half)))
      box.extend(to: Coordinate(latitude: ring[0].latitude, longitude: Int32(half)))
    }
    return box
  }

  package func contains(_ place: Coordinate) -> Bool {
    planeRings.reduce(false) { $0 != $1.contains(place) }
  }

  /// Distance from the area, metres, 0 inside; without rings it is infinite.
  package func metres(to place: Coordinate) -> Double {
    contains(place) ? 0 : metresToOutline(from: place)
  }

  /// Distance from the nearest ring, metres.
  package func metresToOutline(from place: Coordinate) -> Double {
    let plane = LocalPlane(at: place)
    var least = Double.infinity
    for ring in rings {
      var last = ring[ring.count - 1]
      for corner in ring {
        least = min(least, plane.nearestToOrigin(from: last, to: corner).metres)
        last = corner
      }
    }
    return least
  }

  /// A polygon none of whose lines is further than `metres` from this one's.
  ///
  /// Rings that are left with fewer than three places are left out.
  package func simplified(metres: Double) -> Polygon {
    Polygon(rings: rings.map { Self.simplified(ring: $0, metres: metres) })
  }

  /// Places at which a ring is cut before it is simplified piece by piece: bounds the time.
  private static let piece = 4_096

  private static func simplified(ring: [Coordinate], metres: Double) -> [Coordinate] {
    let closed = ring + ring.prefix(1)
    let length = max(1, min(piece, (closed.count + 1) / 2))
    var kept: [Coordinate] = []
    for start in stride(from: 0, to: closed.count - 1, by: length) {
      let end = min(start + length, closed.count - 1)
      kept += Geo.simplified(Array(closed[start...end]), metres: metres).dropLast()
    }
    return kept
  }
}

// MARK: Area and interior

extension Polygon {
  /// How many of the largest rings are looked at for their holes; the rest are small change.
  private static let weighedRings = 256

  /// Area on the sphere, square metres.
  package var squareMetres: Double {
    let areas = planeRings.map(\.squareMetres)
    let largest = areas.indices.sorted { (areas[$0], $1) > (areas[$1], $0) }
      .prefix(Self.weighedRings)
    return largest.enumerated().reduce(0) { sum, entry in
      let corner = rings[entry.element][0]
      let around = largest.prefix(entry.offset).count { planeRings[$0].contains(corner) }
      return sum + (around % 2 == 0 ? areas[entry.element] : -areas[entry.element])
    }
  }

  /// A place inside: the centre of the largest ring where it lies inside, else the middle of the
  /// widest stretch inside on its parallel.
  ///
  /// `nil` where there is no area.
  package var interiorPoint: Coordinate? {
    let areas = planeRings.map { abs($0.centroid.doubleArea) }
    guard let largest = areas.indices.max(by: { (areas[$0], $1) < (areas[$1], $0) }),
      areas[largest] > 0
    else { return nil }
    let centre = planeRings[largest].centroid
    // The centre of a ring that crosses itself may lie anywhere.
    let ring = planeRings[largest]
    let y = Int64(min(max(centre.y, Double(ring.south)), Double(ring.north - 1)))
    let crossings = crossings(y: y, around: ring.points[0].x)
    let isInside = crossings.count { $0 < centre.x } % 2 == 1
    guard let x = isInside ? centre.x : Self.middleOfWidest(crossings) else { return nil }
    return Coordinate(latitude: Int32(y), longitude: PlaneRing.longitude(of: Int64(x.rounded())))
  }

  /// Where rings cross a parallel, ascending; all as near to a meridian as they can be.
  private func crossings(y: Int64, around x: Int64) -> [Double] {
    planeRings.flatMap { ring in
      let turns = Double(ring.points[0].x - x) / Double(PlaneRing.fullCircle)
      return ring.crossings(y: y).map { $0 - turns.rounded() * Double(PlaneRing.fullCircle) }
    }.sorted()
  }

  private static func middleOfWidest(_ crossings: [Double]) -> Double? {
    let starts = stride(from: 0, to: crossings.count - 1, by: 2)
    let widest = starts.max {
      crossings[$0 + 1] - crossings[$0] < crossings[$1 + 1] - crossings[$1]
    }
    return widest.map { (crossings[$0] + crossings[$0 + 1]) / 2 }
  }
}

extension PlaneRing {
  /// A longitude that is on the map, of any x.
  fileprivate static func longitude(of x: Int64) -> Int32 {
    let rest = x % fullCircle
    return Int32(
      rest > fullCircle / 2 ? rest - fullCircle : rest < -fullCircle / 2 ? rest + fullCircle : rest)
  }

  /// Area on the sphere, lines taken as straight in longitude and the sine of latitude.
  fileprivate var squareMetres: Double {
    guard let end = points.last else { return 0 }
    func height(_ point: Point) -> Double { sin(Double(point.y) * Earth.radiansPerUnit) }
    var sum = 0.0
    var last = end, lastHeight = height(end)
    for corner in points {
      let cornerHeight = height(corner)
      sum += Double(corner.x - last.x) * (cornerHeight + lastHeight) / 2
      (last, lastHeight) = (corner, cornerHeight)
    }
    return abs(sum) * Earth.radiansPerUnit * Earth.radiusMetres * Earth.radiusMetres
  }
}
