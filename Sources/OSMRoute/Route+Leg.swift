// SPDX-License-Identifier: Apache-2.0

import Geo
import Routing

extension Route {
  /// The way from one stop to the next.
  public struct Leg: Sendable {
    /// Where it begins.
    public let source: MapItem
    /// Where it ends.
    public let destination: MapItem
    /// The one or two named roads on which most of it lies; empty where none has a name.
    public let name: String
    /// Metres.
    public let distance: Double
    /// Seconds.
    public let expectedTravelTime: Double
    /// How one travels.
    public let transportType: Directions.TransportType
    /// All of its points, two at least.
    public let polyline: [LocationCoordinate2D]
    /// The least region that holds all of it.
    public let boundingRegion: CoordinateRegion
    /// What to do, in order; the last step is the arrival.
    public let steps: [Step]

    init(
      _ leg: Routing.Leg, between ends: (MapItem, MapItem),
      by transportType: Directions.TransportType, _ lines: [(InstructionLine, notice: String?)]
    ) {
      (source, destination) = ends
      name = leg.summary
      distance = leg.distance
      expectedTravelTime = Double(leg.deciseconds) / 10
      self.transportType = transportType
      let points = leg.points
      polyline = points.map { LocationCoordinate2D($0) }
      boundingRegion = CoordinateRegion(around: points)
      steps = lines.map { Step($0.0, notice: $0.notice, leg.steps[$0.0.steps], by: transportType) }
    }
  }

  /// One instruction and the way that it begins.
  public struct Step: Sendable {
    /// What to do at the step's first point.
    public let instructions: String
    /// What to heed besides, such as which lanes to keep in; `nil` for most steps.
    public let notice: String?
    /// To the next step, metres; 0 of an arrival.
    public let distance: Double
    /// To the next step, seconds; 0 of an arrival.
    public let expectedTravelTime: Double
    /// How one travels.
    public let transportType: Directions.TransportType
    /// The points of the way, two at least; an arrival repeats its one place.
    ///
    /// The last is the first of the next step.
    public let polyline: [LocationCoordinate2D]
    /// The least region that holds all of it.
    public let boundingRegion: CoordinateRegion

    /// Where to do it.
    public var coordinate: LocationCoordinate2D { polyline[0] }

    init(
      _ line: InstructionLine, notice: String?, _ steps: ArraySlice<Routing.Step>,
      by type: Directions.TransportType
    ) {
      instructions = line.text
      self.notice = notice
      distance = line.distance
      expectedTravelTime = Double(steps.reduce(0) { $0 + $1.deciseconds }) / 10
      transportType = type
      let points = steps.dropFirst().reduce(into: steps.first?.points ?? []) {
        $0 += $1.points.dropFirst()
      }
      polyline = points.map { LocationCoordinate2D($0) }
      boundingRegion = CoordinateRegion(around: points)
    }
  }
}
