// SPDX-License-Identifier: Apache-2.0

package import RoadNetwork

/// What a traveller should know of a route before setting out.
package enum Notice: Hashable, Sendable {
  /// Kinds of road that no route keeps off altogether.
  case unavoided(RoadKinds)
  case tolls
  case ferry
  case shuttleTrain
  case steps
  case unpaved
  /// Where the route is on a road that is not for everyone.
  case access(AccessPart, AccessKind)
  /// A barrier that is not open to everyone.
  case barrier
  /// Rules that hold at some hours only, which nobody asked about.
  case timedRules
  /// Roads with traffic along which walkers have no pavement.
  case withoutPavement
  /// It leads from one country into another.
  case border
  /// How far from its road an end or a stop lies, metres.
  case farFromRoad(End, metres: Int)

  /// A part of a route.
  package enum AccessPart: Hashable, Sendable {
    case begins
    case ends
    case beginsAndEnds
    case passes
  }

  /// Why a road is not for everyone, the strictest last.
  package enum AccessKind: Hashable, Comparable, Sendable {
    case track
    case visitors
    case sidepath
    case privateOrSidepath
    case privateRoad
  }

  package enum End: Hashable, Sendable {
    case start
    case stop
    case destination
  }
}
