// SPDX-License-Identifier: Apache-2.0

import Geo
import PackedFile
import RoadNetwork

/// The directions in which arcs begin, as a traveller sees them.
///
/// Where an arc is so short that it tells little, what goes on from it without a choice is looked
/// at too.
struct GuidanceBearings {
  private(set) var bearings: [ArcBearing] = []

  private let nodes: NodeTable
  private let segments: SegmentTable

  /// How far a line is followed, metres.
  private static let reach = 10.0
  /// Short arcs in a row that are looked through.
  private static let hopLimit = 4

  init(_ nodes: NodeTable, _ segments: SegmentTable) {
    (self.nodes, self.segments) = (nodes, segments)
    bearings.reserveCapacity(2 * segments.count)
    for segment in 0..<UInt32(segments.count) {
      let line = segments.points(of: segment, between: nodes.location)
      let forward = Arc.forward(of: segment)
      bearings.append(bearing(of: forward, line))
      bearings.append(bearing(of: Arc.reverse(of: forward), line.reversed()))
    }
  }

  private func bearing(of arc: UInt32, _ line: [Coordinate]) -> ArcBearing {
    var line = line, arc = arc
    var length = metres(arc)
    for _ in 0..<Self.hopLimit {
      guard length < Self.reach, let next = only(after: arc) else { break }
      line += points(next).dropFirst()
      length += metres(next)
      arc = next
    }
    return firstBearing(along: line).map { ArcBearing(degrees: $0) } ?? .none
  }

  /// The arc that goes on from an arc's head where there is but one.
  private func only(after arc: UInt32) -> UInt32? {
    let outgoing = nodes.arcs(outOf: head(arc))
    guard outgoing.count == 2 else { return nil }
    return outgoing.first { $0 != Arc.reverse(of: arc) }
  }

  private func head(_ arc: UInt32) -> UInt32 {
    let segment = Arc.segment(of: arc)
    return Arc.isBackward(arc) ? segments.tail[segment] : segments.head[segment]
  }

  private func metres(_ arc: UInt32) -> Double {
    Double(segments.lengthCentimetres[Arc.segment(of: arc)]) / 100
  }

  private func points(_ arc: UInt32) -> [Coordinate] {
    let line = segments.points(of: Arc.segment(of: arc), between: nodes.location)
    return Arc.isBackward(arc) ? line.reversed() : line
  }
}
