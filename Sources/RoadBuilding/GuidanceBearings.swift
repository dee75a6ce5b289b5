// SPDX-License-Identifier: Apache-2.0

import Geo
import PackedFile
import RoadNetwork

/// The directions in which arcs begin, as a traveller sees them.
///
/// Where an arc is short, what goes on from it without a choice is looked at too.
struct GuidanceBearings {
  private(set) var bearings: [ArcBearing] = []
  /// Those of the first pieces as drawn, which tell the order of the roads at a junction.
  private var drawn: [ArcBearing] = []

  private let nodes: NodeTable
  private let segments: SegmentTable
  private let ways: WayTable

  /// Short arcs in a row that are looked through.
  private static let hopLimit = 8

  init(_ nodes: NodeTable, _ segments: SegmentTable, _ ways: WayTable) {
    (self.nodes, self.segments, self.ways) = (nodes, segments, ways)
    bearings.reserveCapacity(2 * segments.count)
    for segment in 0..<UInt32(segments.count) {
      let line = segments.points(of: segment, between: nodes.location)
      let forward = Arc.forward(of: segment)
      append(forward, line)
      append(Arc.reverse(of: forward), line.reversed())
    }
    for node in 0..<UInt32(nodes.count) { keepOrder(at: node) }
    drawn = []
  }

  private mutating func append(_ arc: UInt32, _ line: [Coordinate]) {
    bearings.append(bearing(of: arc, line))
    let first = line.first { $0 != line[0] }.flatMap { Earth.bearing(from: line[0], to: $0) }
    drawn.append(first.map { ArcBearing(degrees: $0) } ?? .none)
  }

  /// Roads that bend may seem to leave a junction in another order than they do.
  private mutating func keepOrder(at node: UInt32) {
    let outgoing = nodes.arcs(outOf: node)
    guard outgoing.count > 2 else { return }
    let order = outgoing.compactMap { arc in
      drawn[Int(arc)].degrees.map { (drawn: $0, arc: Int(arc)) }
    }.sorted { $0 < $1 }
    for (a, b) in zip(order, order.dropFirst()) where a.drawn < b.drawn {
      guard let before = bearings[a.arc].degrees, let after = bearings[b.arc].degrees else {
        continue
      }
      let turn = Earth.turnAngle(from: before, to: after)
      guard turn <= 0, turn > -90 else { continue }
      bearings[b.arc] = ArcBearing(degrees: (before + 0.5).truncatingRemainder(dividingBy: 360))
    }
  }

  private func bearing(of start: UInt32, _ points: [Coordinate]) -> ArcBearing {
    var line = points, arc = start
    var length = metres(arc)
    for _ in 0..<Self.hopLimit {
      guard length < PerceivedDirection.reach, let next = continuation(of: arc) else { break }
      line += self.points(next).dropFirst()
      length += metres(next)
      arc = next
    }
    let road = traits(start)
    let direction = PerceivedDirection(line, road, laneCount: laneCount(at: tail(start)))
    return direction.bearing.map { ArcBearing(degrees: $0) } ?? .none
  }

  /// The arc that goes on from an arc's head where there is but one, and the road stays the same.
  private func continuation(of arc: UInt32) -> UInt32? {
    let outgoing = nodes.arcs(outOf: tail(Arc.reverse(of: arc)))
    guard outgoing.count == 2, let next = outgoing.first(where: { $0 != Arc.reverse(of: arc) })
    else { return nil }
    let a = traits(arc), b = traits(next)
    let isSame = a.way == b.way || (a.name == b.name && a.ref == b.ref && a.isLike(b))
    // A piece that is a point has no direction of its own.
    return isSame || metres(arc) < 1 ? next : nil
  }

  private func laneCount(at node: UInt32) -> Int {
    nodes.arcs(outOf: node).reduce(0) { max($0, traits($1).laneCount) }
  }

  private func traits(_ arc: UInt32) -> RoadTraits {
    RoadTraits(way: segments.way[Arc.segment(of: arc)], ways)
  }

  private func tail(_ arc: UInt32) -> UInt32 {
    let segment = Arc.segment(of: arc)
    return Arc.isBackward(arc) ? segments.head[segment] : segments.tail[segment]
  }

  private func metres(_ arc: UInt32) -> Double {
    Double(segments.lengthCentimetres[Arc.segment(of: arc)]) / 100
  }

  private func points(_ arc: UInt32) -> [Coordinate] {
    let line = segments.points(of: Arc.segment(of: arc), between: nodes.location)
    return Arc.isBackward(arc) ? line.reversed() : line
  }
}
