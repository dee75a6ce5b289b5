// SPDX-License-Identifier: Apache-2.0

package import Geo
package import PackedFile

/// Arcs are numbers; these are the few things one does with the number alone.
@usableFromInline package enum Arc {
  @inlinable package static func segment(of arc: UInt32) -> UInt32 { arc >> 1 }
  @inlinable package static func reverse(of arc: UInt32) -> UInt32 { arc ^ 1 }
  @inlinable package static func isBackward(_ arc: UInt32) -> Bool { arc & 1 != 0 }
  @inlinable package static func forward(of segment: UInt32) -> UInt32 { segment << 1 }
}

extension RoadNetwork {
  package func tail(ofArc arc: UInt32) -> UInt32 {
    let segment = Arc.segment(of: arc)
    return Arc.isBackward(arc) ? segments.head[segment] : segments.tail[segment]
  }

  package func head(ofArc arc: UInt32) -> UInt32 { tail(ofArc: Arc.reverse(of: arc)) }

  package func way(ofArc arc: UInt32) -> UInt32 { segments.way[Arc.segment(of: arc)] }

  /// Metres.
  package func length(ofArc arc: UInt32) -> Double {
    Double(segments.lengthCentimetres[Arc.segment(of: arc)]) / 100
  }

  /// All points of a segment from its tail to its head, two at least.
  package func points(ofSegment segment: UInt32) -> [Coordinate] {
    segments.points(of: segment, between: nodes.location)
  }

  /// Appends all points of a segment from its tail to its head.
  package func append(pointsOfSegment segment: UInt32, to line: inout [Coordinate]) {
    segments.append(pointsOf: segment, between: nodes.location, to: &line)
  }

  /// All points of an arc in its direction, two at least.
  package func points(ofArc arc: UInt32) -> [Coordinate] {
    let points = points(ofSegment: Arc.segment(of: arc))
    return Arc.isBackward(arc) ? points.reversed() : points
  }

  /// Appends all points of an arc in its direction.
  package func append(pointsOfArc arc: UInt32, to line: inout [Coordinate]) {
    let first = line.count
    segments.append(pointsOf: Arc.segment(of: arc), between: nodes.location, to: &line)
    guard Arc.isBackward(arc) else { return }
    // In place: a slice of an array is copied to be reversed.
    var low = first, high = line.count - 1
    while low < high {
      line.swapAt(low, high)
      low += 1
      high -= 1
    }
  }

  package func box(ofSegment segment: UInt32) -> BoundingBox {
    BoundingBox(line: points(ofSegment: segment))
  }

  package func name(ofArc arc: UInt32) -> String { ways.strings[ways.name[way(ofArc: arc)]] }

  package func ref(ofArc arc: UInt32) -> String { ways.strings[ways.ref[way(ofArc: arc)]] }

  /// What a person calls the road of an arc: its name, else its number, else nothing.
  package func roadName(ofArc arc: UInt32) -> String {
    let name = name(ofArc: arc)
    return name.isEmpty ? ref(ofArc: arc) : name
  }

  /// Direction of travel at the start of an arc, degrees from north; `nil` for an arc that is a
  /// point.
  package func bearing(atStartOf arc: UInt32) -> Double? { firstBearing(along: points(ofArc: arc)) }

  /// Direction of travel at the end of an arc, degrees from north; `nil` for an arc that is a
  /// point.
  package func bearing(atEndOf arc: UInt32) -> Double? {
    firstBearing(along: points(ofArc: Arc.reverse(of: arc))).map {
      $0 >= 180 ? $0 - 180 : $0 + 180
    }
  }
}

extension SegmentTable {
  /// All points of a segment from its tail to its head, two at least, the nodes being at these
  /// locations.
  package func points(
    of segment: UInt32, between locations: PackedArray<Coordinate>
  ) -> [Coordinate] {
    var points: [Coordinate] = []
    append(pointsOf: segment, between: locations, to: &points)
    return points
  }

  func append(
    pointsOf segment: UInt32, between locations: PackedArray<Coordinate>,
    to points: inout [Coordinate]
  ) {
    var last = locations[tail[segment]]
    points.append(last)
    let end = Int(shapeFirst[segment + 1])
    var reader = VarintReader(shape, at: Int(shapeFirst[segment]))
    while reader.position < end {
      last.latitude &+= Int32(truncatingIfNeeded: reader.nextZigzag())
      last.longitude &+= Int32(truncatingIfNeeded: reader.nextZigzag())
      points.append(last)
    }
    points.append(locations[head[segment]])
  }
}

/// Bearing from the first point of a line to where it is some metres away, for the first metres
/// of a drawing are often crooked; `nil` where all points are one.
package func firstBearing(along points: [Coordinate]) -> Double? {
  let reach = 10.0
  var left = reach
  for (a, b) in zip(points, points.dropFirst()) {
    let length = Earth.distance(a, b)
    if length >= left, length > 0 {
      let end = a.interpolated(to: b, fraction: left / length)
      return Earth.bearing(from: points[0], to: end) ?? Earth.bearing(from: points[0], to: b)
    }
    left -= length
  }
  return points.last.flatMap { Earth.bearing(from: points[0], to: $0) }
    ?? points.first { $0 != points[0] }.flatMap { Earth.bearing(from: points[0], to: $0) }
}

extension BoundingBox {
  /// The box around a line; all longitudes where the line crosses ±180°.
  package init(line points: some Sequence<Coordinate>) {
    self = .empty
    var last: Coordinate?
    for point in points {
      if let last, abs(Int64(point.longitude) - Int64(last.longitude)) > 1_800_000_000 {
        west = -1_800_000_000
        east = 1_800_000_000
      }
      extend(to: point)
      last = point
    }
  }
}
