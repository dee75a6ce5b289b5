// SPDX-License-Identifier: Apache-2.0

import Geo
import PackedFile
import RoadNetwork

/// Two roads that leave a junction and may be one road's carriageways.
struct CarriagewayPair {
  private let reader: JunctionReader
  private let a: Junction.Road
  private let b: Junction.Road

  /// How far they are followed, metres.
  private static let reach = 120.0
  private static let laneWidth = 3.25

  init(_ reader: JunctionReader, _ a: Junction.Road, _ b: Junction.Road) {
    (self.reader, self.a, self.b) = (reader, a, b)
  }

  private var laneWidths: Double {
    Double(max(1, a.traits.laneCount) + max(1, b.traits.laneCount)) * Self.laneWidth
  }

  // MARK: Triangles

  /// Whether they part just before another road, which joins their ends.
  func isTriangle(from node: UInt32) -> Bool {
    let ends = (reader.skippingBends(a.arc), reader.skippingBends(b.arc))
    let nodes = (reader.head(ends.0), reader.head(ends.1))
    guard Earth.distance(reader.location(node), reader.location(nodes.0)) <= 80,
      Earth.distance(reader.location(nodes.0), reader.location(nodes.1)) <= laneWidths + 10
    else { return false }
    return reader.arcs(outOf: nodes.0).contains {
      reader.isRoad($0) && $0 != Arc.reverse(of: ends.0)
        && reader.head(reader.skippingBends($0)) == nodes.1
    }
  }

  // MARK: Side by side

  /// Whether they run beside each other, no farther apart than carriageways do.
  var runSideBySide: Bool {
    let first = line(a), second = line(b)
    guard first.metres > 40, second.metres > 40 else { return false }
    let meetsAgain = first.points.last == second.points.last
    if meetsAgain, isCircle(first), first.points[0] == first.points.last { return false }
    let left = samples(first.points, dropsStart: !meetsAgain)
    let right = samples(second.points, dropsStart: !meetsAgain)
    guard left.count > 1, right.count > 1, areParallel(left, right) else { return false }
    let apart = min(
      distance(left[left.count / 2], to: right), distance(right[right.count / 2], to: left))
    return apart <= laneWidths / 2 + 12
  }

  private struct Line {
    var points: [Coordinate]
    var metres = 0.0
  }

  /// The line of a road and of what goes on from it under its name, as far as one looks.
  private func line(_ road: Junction.Road) -> Line {
    var line = Line(points: [reader.location(reader.tail(road.arc))])
    var arc = road.arc
    for _ in 0..<16 {
      for point in reader.network.points(ofArc: arc).dropFirst() {
        let last = line.points[line.points.count - 1]
        let step = Earth.distance(last, point)
        if line.metres + step >= Self.reach {
          let share = step > 0 ? (Self.reach - line.metres) / step : 1
          line.points.append(last.interpolated(to: point, fraction: share))
          line.metres = Self.reach
          return line
        }
        line.points.append(point)
        line.metres += step
      }
      guard let next = onward(arc) else { break }
      arc = next
    }
    return line
  }

  /// The straightest road of the same name; `nil` where there are several, or another is straighter.
  private func onward(_ arc: UInt32) -> UInt32? {
    let own = reader.traits(ofArc: arc), bearing = reader.endBearing(arc) ?? 0
    var best: (arc: UInt32, bend: Double)?
    var sameNames = 0
    let isOnlyChoice = reader.degree(reader.head(arc)) == 2
    for next in reader.arcs(outOf: reader.head(arc))
    where reader.isRoad(next) {
      let traits = reader.traits(ofArc: next)
      let isSame = traits.name == own.name && traits.ref == own.ref
      if isSame { sameNames += 1 }
      if next == Arc.reverse(of: arc) { continue }
      let bend =
        difference(reader.startBearing(next) ?? bearing, bearing)
        + (isSame || isOnlyChoice ? 0 : 180)
      if best.map({ bend < $0.bend }) ?? true { best = (next, bend) }
    }
    guard let best, sameNames <= 2 else { return nil }
    return best.bend < 100 ? best.arc : nil
  }

  private func samples(_ points: [Coordinate], dropsStart: Bool) -> [Coordinate] {
    var samples = [points[0]]
    var left = 5.0
    for (a, b) in zip(points, points.dropFirst()) {
      let length = Earth.distance(a, b)
      var reached = left
      while reached <= length, length > 0 {
        samples.append(a.interpolated(to: b, fraction: reached / length))
        reached += 5
      }
      left = reached - length
    }
    return dropsStart ? Array(samples.dropFirst(samples.count / 3)) : samples
  }

  /// By the directions of the straight lines that fit both best.
  private func areParallel(_ left: [Coordinate], _ right: [Coordinate]) -> Bool {
    let plane = LocalPlane(at: left[0])
    guard let first = direction(left, plane), let second = direction(right, plane) else {
      return false
    }
    let angle = difference(first, second)
    return min(angle, 180 - angle) < 22
  }

  /// Degrees, of a line without an end or a beginning.
  private func direction(_ points: [Coordinate], _ plane: LocalPlane) -> Double? {
    let count = Double(points.count)
    let x = points.map { plane.x(of: $0) }, y = points.map { plane.y(of: $0) }
    let meanX = x.reduce(0, +) / count, meanY = y.reduce(0, +) / count
    var xx = 0.0, yy = 0.0, xy = 0.0
    for (x, y) in zip(x, y) {
      xx += (x - meanX) * (x - meanX)
      yy += (y - meanY) * (y - meanY)
      xy += (x - meanX) * (y - meanY)
    }
    return xx + yy > 0 ? Angle.degrees(halfOf: (2 * xy, xx - yy)) : nil
  }

  private func distance(_ place: Coordinate, to line: [Coordinate]) -> Double {
    line.reduce(.infinity) { min($0, Earth.distance(place, $1)) }
  }

  /// Whether a closed line is as round as a roundabout.
  private func isCircle(_ line: Line) -> Bool {
    let ring = line.points
    let plane = LocalPlane(at: ring[0])
    var area = 0.0
    for (a, b) in zip(ring, ring.dropFirst()) {
      area += plane.x(of: a) * plane.y(of: b) - plane.x(of: b) * plane.y(of: a)
    }
    return abs(area) / 2 >= 0.85 / (4 * .pi) * line.metres * line.metres
  }
}
