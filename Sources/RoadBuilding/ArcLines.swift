// SPDX-License-Identifier: Apache-2.0

import Geo
import RoadNetwork

/// What the lines of the segments say: the boxes around them, and the directions of their arcs.
struct ArcLines {
  /// By segment.
  private(set) var boxes: [BoundingBox] = []
  /// Bearing of travel at the start of each arc; NaN for arcs that are points.
  private(set) var startBearing: [Float] = []

  init(_ nodes: NodeTable, _ segments: SegmentTable) {
    boxes.reserveCapacity(segments.count)
    startBearing.reserveCapacity(2 * segments.count)
    for segment in 0..<UInt32(segments.count) {
      let line = segments.points(of: segment, between: nodes.location)
      boxes.append(BoundingBox(line: line))
      startBearing.append(firstBearing(along: line).map { Float($0) } ?? .nan)
      startBearing.append(firstBearing(along: line.reversed()).map { Float($0) } ?? .nan)
    }
  }
}
