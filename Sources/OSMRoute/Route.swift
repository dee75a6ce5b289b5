// SPDX-License-Identifier: Apache-2.0

import Geo
import RoadNetwork
import Routing

/// A way over two or more places, in the shape of MapKit's routes.
///
/// Distances and times add up: those of the steps are those of their leg, and those of the legs are
/// those of the route.
public struct Route: Sendable {
  /// The one or two named roads on which most of the way lies; empty where none has a name.
  public let name: String
  /// Metres.
  public let distance: Double
  /// Seconds.
  public let expectedTravelTime: Double
  /// What a traveller should know before setting out.
  public let advisoryNotices: [String]
  /// How one travels; `any` where legs differ.
  public let transportType: Directions.TransportType
  /// Whether a toll is due.
  public let hasTolls: Bool
  /// Whether it uses motorways.
  public let hasHighways: Bool
  /// Whether it uses ferries.
  public let hasFerries: Bool
  /// Whether it leads over unpaved roads.
  public let hasUnpaved: Bool
  /// Whether it leads over flights of steps.
  public let hasSteps: Bool
  /// All points of the way, two at least.
  public let polyline: [LocationCoordinate2D]
  /// The least region that holds all of the way.
  public let boundingRegion: CoordinateRegion
  /// From each stop to the next; those passed by end none.
  public let legs: [Leg]
  /// When it begins, where the request says when it begins or ends.
  public let expectedDepartureDate: ClockTime?
  /// When it ends, where the request says when it begins or ends.
  public let expectedArrivalDate: ClockTime?
  /// Where the stops meet the road, those passed by among them.
  public let waypoints: [Waypoint]
  private let points: [Coordinate]

  /// What to do, in order; each leg's last step is an arrival.
  public var steps: [Step] { legs.flatMap(\.steps) }

  init(_ route: Routing.Route, of answer: DirectionsAnswer, over asked: AskedDirections) {
    name = route.name
    distance = route.distance
    expectedTravelTime = route.duration
    advisoryNotices = asked.words.notices(of: route)
    transportType = Directions.TransportType(profile: route.transportName)
    hasTolls = route.hasTolls
    hasHighways = route.hasHighways
    hasFerries = route.kinds.contains(.ferries)
    hasUnpaved = route.kinds.contains(.unpaved)
    hasSteps = route.kinds.contains(.steps)
    points = route.points
    polyline = points.map { LocationCoordinate2D($0) }
    boundingRegion = CoordinateRegion(around: points)
    let ends = answer.legEnds.map { asked.items[$0] }
    legs = zip(route.legs.indices, asked.words.lines(of: route)).map { index, lines in
      let notices = asked.words.stepNotices(of: route.legs[index])
      return Leg(
        route.legs[index], between: (ends[index], ends[index + 1]),
        by: Directions.TransportType(profile: route.profile(ofLeg: index)),
        lines.map { line in
          let notice = notices[line.steps.lowerBound].joined(separator: " ")
          return (line, notice: notice.isEmpty ? nil : notice)
        })
    }
    expectedDepartureDate = answer.time?.departure(travelling: route.duration)
    expectedArrivalDate = answer.time?.arrival(travelling: route.duration)
    waypoints = zip(asked.items, route.stops).map { Waypoint($0, $1) }
  }

  /// The line as Google's encoded polyline, with 5 or 6 decimals of a degree.
  public func encodedPolyline(decimals: Int = 5) -> String {
    EncodedPolyline.encode(points, decimals: decimals)
  }
}

extension Route {
  /// Where a stop meets the road.
  public struct Waypoint: Sendable {
    /// The stop.
    public let mapItem: MapItem
    /// The place on the road.
    public let coordinate: LocationCoordinate2D
    /// From the stop to it, as the crow flies, metres.
    public let distance: Double
    /// What the road is called; empty where it has no name.
    public let roadName: String

    init(_ item: MapItem, _ point: RoadPoint) {
      mapItem = item
      coordinate = LocationCoordinate2D(point.phantom.location)
      distance = point.phantom.distance
      roadName = point.name
    }
  }
}

extension CoordinateRegion {
  /// The least that holds some places, one at least.
  init(around places: [Coordinate]) {
    self.init(
      MapWindow(around: places) ?? MapWindow(south: 0, west: 0, north: 0, east: 0))
  }
}
