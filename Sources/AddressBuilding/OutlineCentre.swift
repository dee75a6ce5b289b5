// SPDX-License-Identifier: Apache-2.0

import Geo

/// A point that stands for an outline, inside it.
enum OutlineCentre {
  /// The centre of area where it lies inside, else the middle of the widest stretch inside on its
  /// parallel; of an open line the middle point.
  ///
  /// `nil` without points.
  static func point(of outline: [Coordinate]) -> Coordinate? {
    guard let first = outline.first else { return nil }
    guard outline.count > 3, first == outline.last else { return outline[outline.count / 2] }
    let ring = outline.dropLast().map {
      (
        x: Double(Coordinate.longitudeDifference(from: first.longitude, to: $0.longitude)),
        y: Double(Int64($0.latitude) - Int64(first.latitude))
      )
    }
    guard let centre = centroid(of: ring) else { return first }
    let crossings = crossings(of: ring, y: centre.y)
    let isInside = crossings.filter { $0 < centre.x }.count % 2 == 1
    let x = isInside ? centre.x : middleOfWidest(crossings) ?? centre.x
    let east = Coordinate(latitude: first.latitude, longitude: first.longitude)
    return east.moved(x: x, y: centre.y)
  }

  /// Centre of area; `nil` for a ring without one.
  private static func centroid(of ring: [(x: Double, y: Double)]) -> (x: Double, y: Double)? {
    var area = 0.0, x = 0.0, y = 0.0
    var last = ring[ring.count - 1]
    for corner in ring {
      let cross = last.x * corner.y - corner.x * last.y
      area += cross
      x += (last.x + corner.x) * cross
      y += (last.y + corner.y) * cross
      last = corner
    }
    return area == 0 ? nil : (x / (3 * area), y / (3 * area))
  }

  /// Where the ring crosses a parallel, ascending.
  private static func crossings(of ring: [(x: Double, y: Double)], y: Double) -> [Double] {
    var crossings: [Double] = []
    var last = ring[ring.count - 1]
    for corner in ring {
      if (last.y > y) != (corner.y > y) {
        crossings.append(last.x + (y - last.y) / (corner.y - last.y) * (corner.x - last.x))
      }
      last = corner
    }
    return crossings.sorted()
  }

  private static func middleOfWidest(_ crossings: [Double]) -> Double? {
    let starts = stride(from: 0, to: crossings.count - 1, by: 2)
    let widest = starts.max {
      crossings[$0 + 1] - crossings[$0] < crossings[$1 + 1] - crossings[$1]
    }
    return widest.map { (crossings[$0] + crossings[$0 + 1]) / 2 }
  }
}

extension Coordinate {
  /// The place so many units east and north of this one, across ±180° where need be.
  fileprivate func moved(x: Double, y: Double) -> Coordinate {
    var east = Int64(longitude) + Int64(x.rounded())
    if east > 1_800_000_000 { east -= 3_600_000_000 }
    if east < -1_800_000_000 { east += 3_600_000_000 }
    return Coordinate(
      latitude: Int32(clamping: Int64(latitude) + Int64(y.rounded())),
      longitude: Int32(clamping: east))
  }
}
