// SPDX-License-Identifier: Apache-2.0

import Geo
import RoadNetwork

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The direction in which a road leaves a junction, as a driver sees it.
///
/// Roads are drawn to the middle of the junction, over the lanes of the others. A driver sees where
/// the road itself leads, which begins beyond them:
///
///           │
///     ──────┤        The road to the lower right is drawn from the middle of a wide one: its
///           │╲       first metres say nothing of where it goes.
///           │ ╲____
struct PerceivedDirection {
  /// Metres east and north of the junction.
  private typealias Point = (x: Double, y: Double)

  private static let laneWidth = 3.25
  /// The share of the width after which what is drawn is the road itself.
  private static let beyondLanes = 0.64
  /// How far a driver looks at least, and on a winding road, metres.
  private static let near = 10.0
  private static let far = 40.0

  private let line: [Point]
  /// Metres from the start to each point.
  private let reached: [Double]
  /// The width of the lanes that the road is drawn over, metres.
  private let width: Double
  /// The same of lanes as they are.
  private let laneWidths: Double
  private let traits: RoadTraits
  /// More points than any stretch so short has.
  private static let pointLimit = 200

  /// `laneCount` is that of the widest road of the junction, 0 where it is not known.
  init(_ points: [Coordinate], _ traits: RoadTraits, laneCount: Int) {
    self.traits = traits
    laneWidths = Self.laneWidth * Double(laneCount == 0 ? 2 : laneCount)
    width = laneWidths * Self.share(traits)
    let plane = LocalPlane(at: points[0])
    var line: [Point] = [(0, 0)], reached = [0.0]
    for place in points.dropFirst().prefix(Self.pointLimit) {
      let point = (x: plane.x(of: place), y: plane.y(of: place))
      let step = Self.distance(line[line.count - 1], point)
      if step == 0 { continue }
      line.append(point)
      reached.append(reached[reached.count - 1] + step)
    }
    (self.line, self.reached) = (line, reached)
  }

  /// The greater a road, the farther its branches are drawn over it.
  private static func share(_ traits: RoadTraits) -> Double {
    switch traits.roadClass {
    case .motorway, .motorwayLink, .trunk, .trunkLink: 2.5
    case .primary: 1.5
    default: 1
    }
  }

  /// How far the line has to be known, metres.
  static let reach = 130.0

  /// Degrees from north; `nil` where the line is one place.
  var bearing: Double? {
    guard line.count > 1 else { return nil }
    if line.count == 2 { return direction(line[0], line[1]) }
    if traits.isRing { return direction(line[0], place(at: 2)) }
    if traits.isMinor { return direction(line[0], place(at: Self.near)) }
    if reached[1] > width + Self.near { return direction(line[0], line[1]) }
    return ofWindingLine
  }

  /// Of a line that bends within the distance that counts.
  private var ofWindingLine: Double? {
    let seen = part(upTo: Self.far + width)
    guard seen.count > 2 else { return direction(line[0], seen[seen.count - 1]) }
    let end = seen[seen.count - 1]
    if deviation(seen[...], from: line[0], to: end) < Self.laneWidth / 2,
      Self.distance(line[0], end) > 0
    {
      return direction(line[0], end)
    }
    let straight = straightCount(seen)
    if reached[straight] >= width + Self.near || isSeen(reached[straight]) {
      return direction(line[0], place(at: 5))
    }
    if let fitted = fit(seen[...], within: 0.35) { return fitted }
    if isOffset(seen, straight) { return direction(seen[straight], seen[straight + 1]) }
    if isCurve(seen) {
      let start = max(4, min(Self.near, Self.beyondLanes * width))
      return direction(place(at: start), place(at: start + 2))
    }
    if let fitted = fit(beyondLanes(seen), within: 0.5) { return fitted }
    return direction(line[0], place(at: Self.near))
  }

  /// The last point up to which the line is straight.
  private func straightCount(_ seen: [Point]) -> Int {
    var count = 1
    while count + 1 < seen.count,
      deviation(seen[...(count + 1)], from: seen[0], to: seen[count + 1]) < Self.laneWidth / 4
    {
      count += 1
    }
    return count
  }

  /// Whether the beginning only leads over the lanes, and what follows is straight.
  private func isOffset(_ seen: [Point], _ straight: Int) -> Bool {
    let end = min(reached[reached.count - 1], Self.far + width)
    guard straight + 1 < seen.count, reached[straight] - width / 2 < Self.laneWidth,
      end >= 0.4 * Self.far, end - reached[straight] >= 0.1 * end
    else { return false }
    let rest = seen[straight...]
    return deviation(rest, from: seen[straight], to: seen[seen.count - 1]) < Self.laneWidth / 2
  }

  /// Whether it bends to one side all along.
  private func isCurve(_ seen: [Point]) -> Bool {
    let first = direction(seen[0], seen[1]) ?? 0
    let last = direction(seen[seen.count - 2], seen[seen.count - 1]) ?? 0
    guard abs(Earth.turnAngle(from: first, to: last)) > 20 else { return false }
    var side = 0.0
    for index in seen.indices.dropFirst().dropLast() {
      let turn = cross(seen[index - 1], seen[index], seen[index + 1])
      if turn * side < 0 { return false }
      if turn != 0 { side = turn }
    }
    return true
  }

  /// Whether so much of a road that begins straight lies beyond the edge of the other that one sees
  /// it first.
  private func isSeen(_ metres: Double) -> Bool {
    !traits.isFast && !traits.isRamp && metres - laneWidths / 2 >= Self.near
  }

  private func beyondLanes(_ seen: [Point]) -> ArraySlice<Point> {
    let start = Self.beyondLanes * width
    let next = seen.indices.first { reached[min($0, reached.count - 1)] > start } ?? 0
    let rest = next > 0 ? [place(at: start)] + seen[next...] : seen[...]
    let end = min(reached[reached.count - 1], Self.far + width)
    return rest.count >= 2 && end >= 0.8 * width + 2 ? rest : []
  }

  // MARK: Lines

  private func place(at metres: Double) -> Point {
    guard let next = reached.firstIndex(where: { $0 >= metres }), next > 0 else {
      return line[line.count - 1]
    }
    let share = (metres - reached[next - 1]) / (reached[next] - reached[next - 1])
    let (a, b) = (line[next - 1], line[next])
    return (a.x + share * (b.x - a.x), a.y + share * (b.y - a.y))
  }

  private func part(upTo metres: Double) -> [Point] {
    guard let end = reached.firstIndex(where: { $0 > metres }) else { return line }
    return line[..<end] + [place(at: metres)]
  }

  private static func distance(_ a: Point, _ b: Point) -> Double {
    ((b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y)).squareRoot()
  }

  private func cross(_ a: Point, _ b: Point, _ c: Point) -> Double {
    (b.x - a.x) * (c.y - b.y) - (b.y - a.y) * (c.x - b.x)
  }

  private func direction(_ a: Point, _ b: Point) -> Double? {
    guard Self.distance(a, b) > 0 else { return nil }
    let degrees = atan2(b.x - a.x, b.y - a.y) * 180 / .pi
    return degrees < 0 ? degrees + 360 : degrees
  }

  /// How far points lie off a straight line at most.
  private func deviation(_ points: ArraySlice<Point>, from a: Point, to b: Point) -> Double {
    let length = Self.distance(a, b)
    return points.reduce(0) {
      let off = length > 0 ? abs(cross(a, b, $1)) / length : Self.distance(a, $1)
      return max($0, off)
    }
  }

  /// The direction of the straight line that fits points best; `nil` where some lie farther off
  /// than a share of a lane.
  private func fit(_ points: ArraySlice<Point>, within share: Double) -> Double? {
    guard points.count > 1, let first = points.first, let last = points.last else { return nil }
    let count = Double(points.count)
    let mean = (
      x: points.reduce(0) { $0 + $1.x } / count, y: points.reduce(0) { $0 + $1.y } / count
    )
    var xx = 0.0, yy = 0.0, xy = 0.0
    for point in points {
      let (x, y) = (point.x - mean.x, point.y - mean.y)
      (xx, yy, xy) = (xx + x * x, yy + y * y, xy + x * y)
    }
    guard xx + yy > 0 else { return nil }
    let axis = atan2(2 * xy, xx - yy) / 2
    var unit = (x: cos(axis), y: sin(axis))
    if unit.x * (last.x - first.x) + unit.y * (last.y - first.y) < 0 { unit = (-unit.x, -unit.y) }
    let end = (x: mean.x + unit.x, y: mean.y + unit.y)
    guard deviation(points, from: mean, to: end) < share * Self.laneWidth else { return nil }
    return direction(mean, end)
  }
}
