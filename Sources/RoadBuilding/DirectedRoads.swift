// SPDX-License-Identifier: Apache-2.0

import ContractionHierarchies
import RoadNetwork

/// The renumbered roads as one profile sees them while its search graph is built.
struct DirectedRoads: Sendable {
  let profile: Profile
  let nodes: NodeTable
  /// Tail and head of each arc, and the bearings of travel at its two ends (NaN for a point).
  let geometry: ArcGeometry
  /// Deciseconds; infinite where the profile may not go.
  let cost: [Weight]
  let access: [AccessLevel]
  let nodeUses: [UInt32: NodeUse]
  /// By segment.
  let roadClass: [RoadClass]
  let wayFlags: [WayFlags]

  var nodeCount: Int { nodes.count }
  var arcCount: Int { cost.count }

  func isUsable(_ arc: UInt32) -> Bool { cost[arc].isFinite }

  func isFerry(_ arc: UInt32) -> Bool { roadClass[Arc.segment(of: arc)].isCarried }

  func drivesOnLeft(_ arc: UInt32) -> Bool {
    wayFlags[Arc.segment(of: arc)].contains(.drivesOnLeft)
  }
}

/// Where arcs begin and end, and in which directions.
struct ArcGeometry: Sendable {
  let tail: [UInt32]
  /// NaN for arcs that are points.
  let startBearing: [Float]

  func head(_ arc: UInt32) -> UInt32 { tail[Arc.reverse(of: arc)] }

  /// Bearing of travel at an arc's end.
  func endBearing(_ arc: UInt32) -> Float { startBearing[Arc.reverse(of: arc)] + 180 }
}

extension Array {
  subscript(index: UInt32) -> Element { self[Int(index)] }
}
