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
  package private(set) var notices: [Notice]
  /// The profile of each leg, where they differ; else empty.
  package private(set) var legProfiles: [String] = []

  package var hasTolls: Bool { kinds.contains(.tolls) }
  package var hasHighways: Bool { kinds.contains(.motorways) }

  /// The profile's name; "any" where legs have different ones.
  package var transportName: String { legProfiles.isEmpty ? profile : "any" }

  /// The profile of a leg.
  package func profile(ofLeg leg: Int) -> String {
    legProfiles.isEmpty ? profile : legProfiles[leg]
  }

  /// Metres.
  package var distance: Double {
    Double(legs.reduce(0) { $0 + $1.centimetres }) / 100
  }
  /// Seconds.
  package var duration: Double { Double(legs.reduce(0) { $0 + $1.deciseconds }) / 10 }
  /// All points of the way, none twice in a row; two at least.
  package var points: [Coordinate] {
    legs.count == 1 ? legs[0].points : withoutRepeats(legs.flatMap(\.shape))
  }
}

extension Route {
  init(
    profile: String, legs: [Leg], stops: [RoadPoint], name: String, kinds: RoadKinds,
    notices: [Notice]
  ) {
    self.profile = profile
    self.legs = legs
    self.stops = stops
    self.name = name
    self.kinds = kinds
    self.notices = notices
  }

  /// Routes one after the other, one at least, each beginning at the stop where the one before it
  /// ends.
  package init(joining routes: [Route]) {
    let named = routes.filter { !$0.name.isEmpty }
    var notices: [Notice] = []
    for notice in routes.flatMap(\.notices) where !notices.contains(notice) {
      notices.append(notice)
    }
    self.init(
      profile: routes[0].profile, legs: routes.flatMap(\.legs),
      stops: routes[0].stops + routes.dropFirst().flatMap { $0.stops.dropFirst() },
      name: named.max { $0.distance < $1.distance }?.name ?? "",
      kinds: routes.reduce(into: []) { $0.formUnion($1.kinds) }, notices: notices)
    if routes.contains(where: { $0.profile != profile }) {
      legProfiles = routes.flatMap { route in route.legs.map { _ in route.profile } }
    }
  }

  /// The same route with one notice more.
  package func noting(_ notice: Notice) -> Route {
    var route = self
    route.notices.append(notice)
    return route
  }
}

extension Leg {
  /// All points of the way, none twice in a row; two at least.
  package var points: [Coordinate] { withoutRepeats(shape) }
}

private func withoutRepeats(_ line: [Coordinate]) -> [Coordinate] {
  var points: [Coordinate] = []
  points.reserveCapacity(line.count)
  for point in line where point != points.last { points.append(point) }
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
  /// Empty where they were not asked for.
  package let steps: [Step]
  package let source: Phantom
  package let target: Phantom
  /// Main roads, joined by a comma; empty where no steps were asked for.
  package let summary: String
  package let centimetres: UInt64
  package let deciseconds: UInt64
  /// What the roads are called on which it begins and ends; empty where they have no name.
  package let endNames: EndNames
  /// The points of all steps one after the other, so that where one ends and the next begins there
  /// are two; empty where no line was asked for.
  package let shape: [Coordinate]
  /// The line piece by piece; empty where that was not asked for.
  package let line: [LinePiece]

  /// Metres.
  package var distance: Double { Double(centimetres) / 100 }

  package struct EndNames: Sendable {
    package let first: String
    package let last: String
  }
}
