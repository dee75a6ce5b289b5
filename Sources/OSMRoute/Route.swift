// SPDX-License-Identifier: Apache-2.0

import Routing

/// A way from one place to another, in the shape of MapKit's routes.
public struct Route: Sendable {
  /// One instruction and the way that it begins.
  public struct Step: Sendable {
    /// What to do at the step's first point.
    public let instructions: String
    /// To the next step, metres.
    public let distance: Double
    /// To the next step, seconds.
    public let expectedTravelTime: Double
    /// The points of the way, two at least.
    public let polyline: [LocationCoordinate2D]
  }

  /// The one or two named roads on which most of the way lies; empty where none has a name.
  public let name: String
  /// Metres.
  public let distance: Double
  /// Seconds.
  public let expectedTravelTime: Double
  /// What a traveller should know before setting out.
  public let advisoryNotices: [String]
  /// How one travels.
  public let transportType: Directions.TransportType
  /// Whether a toll is due.
  public let hasTolls: Bool
  /// Whether it uses motorways.
  public let hasHighways: Bool
  /// All points of the way.
  public let polyline: [LocationCoordinate2D]
  /// What to do, in order; the last step is the arrival.
  public let steps: [Step]

  init(_ route: Routing.Route) {
    name = route.name
    distance = route.distance
    expectedTravelTime = route.duration
    advisoryNotices = route.advisoryNotices
    transportType = route.profile == "walking" ? .walking : .automobile
    hasTolls = route.hasTolls
    hasHighways = route.hasHighways
    polyline = route.points.map { LocationCoordinate2D($0) }
    steps = zip(route.legs, Instructions().texts(of: route)).flatMap { leg, texts in
      zip(leg.steps, texts).map { step, text in
        Step(
          instructions: text, distance: step.distance,
          expectedTravelTime: Double(step.deciseconds) / 10,
          polyline: step.points.map { LocationCoordinate2D($0) })
      }
    }
  }
}
