// SPDX-License-Identifier: Apache-2.0

import ContractionHierarchies
import PackedFile
import RoadNetwork

/// The renumbered roads as one profile sees them while its search graph is built.
struct DirectedRoads: Sendable {
  let profile: Profile
  let nodes: NodeTable
  let segments: SegmentTable
  let ways: WayTable
  /// Bearing of travel at the start of each arc; NaN for arcs that are points.
  let startBearing: [Float]
  let nodeUses: NodeUses
  /// Deciseconds; infinite where the profile may not go.
  let cost: PackedArray<Weight>
  let access: [AccessLevel]
  /// What a traveller should know, by way.
  let remarks: [ArcFlags]

  var nodeCount: Int { nodes.count }
  var arcCount: Int { cost.count }

  func isUsable(_ arc: UInt32) -> Bool { cost[arc].isFinite }

  func tail(_ arc: UInt32) -> UInt32 {
    let segment = Arc.segment(of: arc)
    return Arc.isBackward(arc) ? segments.head[segment] : segments.tail[segment]
  }

  func head(_ arc: UInt32) -> UInt32 { tail(Arc.reverse(of: arc)) }

  /// Bearing of travel at an arc's end.
  func endBearing(_ arc: UInt32) -> Float { startBearing[Arc.reverse(of: arc)] + 180 }

  func roadClass(_ arc: UInt32) -> RoadClass {
    ways.roadClass(of: segments.way[Arc.segment(of: arc)])
  }

  func isFerry(_ arc: UInt32) -> Bool { roadClass(arc).isCarried }

  func drivesOnLeft(_ arc: UInt32) -> Bool {
    ways.flags[segments.way[Arc.segment(of: arc)]].contains(.drivesOnLeft)
  }
}

extension Array {
  subscript(index: UInt32) -> Element { self[Int(index)] }
}
