// SPDX-License-Identifier: Apache-2.0

package import Geo
package import RoadNetwork

/// Directions over one or several legs.
package struct Route: Sendable {
  /// The profile's name.
  package let profile: String
  package let legs: [Leg]
  /// Where the stops met the road, those at which no leg ends among them.
  package let stops: [RoadPoint]
  /// The one or two named roads on which most of the way lies; empty where no road has a name.
  package let name: String
  /// The kinds of road that it meets.
  package let kinds: RoadKinds
  /// What a traveller should know before setting out.
  package let notices: [Notice]

  package var hasTolls: Bool { kinds.contains(.tolls) }
  package var hasHighways: Bool { kinds.contains(.motorways) }

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
