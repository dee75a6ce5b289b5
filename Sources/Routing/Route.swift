// SPDX-License-Identifier: Apache-2.0

package import Geo

/// Directions over one or several legs.
package struct Route: Sendable {
  /// The profile's name.
  package let profile: String
  package let legs: [Leg]
  /// Where the stops met the road, those at which no leg ends among them.
  package let stops: [RoadPoint]
  /// The one or two named roads on which most of the way lies; empty where no road has a name.
  package let name: String
  package let hasTolls: Bool
  package let hasHighways: Bool
  package let advisoryNotices: [String]

  /// Metres.
  package var distance: Double { legs.reduce(0) { $0 + $1.distance } }
  /// Seconds.
  package var duration: Double { Double(legs.reduce(0) { $0 + $1.deciseconds }) / 10 }
  /// All points of the way, none twice in a row; two at least.
  package var points: [Coordinate] {
    withoutRepeats(legs.flatMap(\.steps).flatMap(\.points))
  }
}

extension Leg {
  /// All points of the way, none twice in a row; two at least.
  package var points: [Coordinate] { withoutRepeats(steps.flatMap(\.points)) }
}

private func withoutRepeats(_ line: [Coordinate]) -> [Coordinate] {
  let points = line.enumerated().filter { $0 == 0 || $1 != line[$0 - 1] }.map(\.element)
  return points.count > 1 ? points : Array(line.prefix(2))
}

/// Where a point asked for meets the road.
package struct RoadPoint: Sendable {
  package let phantom: Phantom
  /// Empty where the road has no name.
  package let name: String
}

/// A straight piece of a leg's line.
package struct LinePiece: Sendable {
  /// Metres.
  package let distance: Double
  /// Turns left out.
  package let deciseconds: UInt64
}

/// The way between two stops.
package struct Leg: Sendable {
  package let steps: [Step]
  package let source: Phantom
  package let target: Phantom
  /// Main roads, joined by a comma.
  package let summary: String
  package let deciseconds: UInt64
  /// The line piece by piece; empty where that was not asked for.
  package let line: [LinePiece]

  /// Metres.
  package var distance: Double { steps.reduce(0) { $0 + $1.distance } }
}

/// One instruction and the way that it begins.
package struct Step: Sendable {
  package let manoeuvre: Manoeuvre
  package let name: String
  package let ref: String
  package let mode: TravelMode
  /// To the next step, metres.
  package let distance: Double
  package let deciseconds: UInt64
  /// Two at least; the last step repeats its one place.
  package let points: [Coordinate]
  package let intersections: [Intersection]
  /// Whether traffic keeps left where the step begins.
  package let drivesOnLeft: Bool

  /// What a person calls the road; empty where it has neither name nor number.
  package var roadName: String { name.isEmpty ? ref : name }
}

/// How one moves along a step (OSRM's `mode`).
package enum TravelMode: String, Sendable {
  case driving
  case walking
  case ferry
  case train
}

/// What to do at a place (OSRM's `maneuver`).
package struct Manoeuvre: Sendable {
  package enum Kind: String, Sendable {
    case depart
    case arrive
    case turn
    case newName = "new name"
    case `continue`
    case fork
    case merge
    case onRamp = "on ramp"
    case offRamp = "off ramp"
    case endOfRoad = "end of road"
    case roundabout
    case notification
  }

  package enum Modifier: String, Sendable {
    case uTurn = "uturn"
    case sharpRight = "sharp right"
    case right
    case slightRight = "slight right"
    case straight
    case slightLeft = "slight left"
    case left
    case sharpLeft = "sharp left"
  }

  package let kind: Kind
  package let modifier: Modifier?
  package let location: Coordinate
  /// Degrees from north; 0 where there is none.
  package let bearingBefore: Double
  package let bearingAfter: Double
  /// Of a roundabout: which exit to take, the first being 1; `nil` where the way ends in it.
  package let exit: Int?
}

/// A place where roads meet along the way.
package struct Intersection: Sendable {
  package let location: Coordinate
  /// Whole degrees from north, ascending: directions in which roads leave.
  package let bearings: [Int]
  /// Whether each may be entered.
  package let entry: [Bool]
  /// The road one comes from (pointing back along it), and the one taken.
  package let incoming: Int?
  package let outgoing: Int?
}
