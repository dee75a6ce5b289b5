// SPDX-License-Identifier: Apache-2.0

import ContractionHierarchies
import PackedFile
import RoadNetwork

/// Roads that are looked at as if they were not there.
struct RemovedRoads: Hashable, Sendable {
  /// Roads of any of these kinds, and turns that are.
  var kinds: RoadKinds
  /// Arcs, ascending.
  var closed: [UInt32]
  /// Turns into stricter access.
  var entries = false

  var isEmpty: Bool { kinds.isEmpty && closed.isEmpty && !entries }

  /// By arc of the search graph whether it is left, where roads are: one pass, for searches go to
  /// and fro.
  func leftArcs(of profile: ProfileNetwork, roads isRoadLeft: [Bool]) -> [Bool] {
    profile.roadArc.indices.map { searchArc in
      isRoadLeft[Int(profile.roadArc[searchArc])]
        && !(entries && profile.entries(ofTurnOver: UInt32(searchArc)) > 0)
    }
  }

  /// By arc whether it is left, as a road to be turned into.
  func leftRoads(of network: RoadNetwork, for profile: ProfileNetwork) -> [Bool] {
    let isWayLeft = (0..<UInt32(network.ways.count)).map {
      network.kinds(ofWay: $0, for: profile).isDisjoint(with: kinds)
    }
    var isLeft = (0..<UInt32(profile.cost.count)).map { arc in
      guard profile.isUsable(arc), isWayLeft[Int(network.way(ofArc: arc))] else { return false }
      // Nothing but a toll is met by a turn alone.
      return !kinds.contains(.tolls)
        || !network.kinds(ofTurnInto: arc, for: profile).contains(.tolls)
    }
    for arc in closed { isLeft[Int(arc)] = false }
    return isLeft
  }
}
