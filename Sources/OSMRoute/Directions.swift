// SPDX-License-Identifier: Apache-2.0

import Geocoding
import RoadNetwork
import Routing

/// Directions between two places, in the shape of MapKit's.
///
///     let map = try OfflineMap(contentsOf: "town.osmroute")
///     let places = try ["165 Oyster Creek Dr", "102 This Way"].map {
///       try Geocoder(map).geocodeAddressString($0)[0]
///     }
///     let request = Directions.Request(
///       source: MapItem(placemark: places[0]), destination: MapItem(placemark: places[1]))
///     let response = try await Directions(request, in: map).calculate()
///     for step in response.routes[0].steps { print(step.instructions) }
public struct Directions: Sendable {
  /// How one travels.
  public enum TransportType: Sendable {
    /// By car.
    case automobile
    /// On foot.
    case walking
    /// By whichever is faster.
    case any
  }

  /// Whether a kind of road is welcome.
  public enum RoutePreference: Sendable {
    /// It is as good as any other.
    case any
    /// It is used as little as can be, however long that takes.
    case avoid
  }

  /// What is asked.
  public struct Request: Sendable {
    /// Where the trip begins.
    public var source: MapItem
    /// Where it ends.
    public var destination: MapItem
    /// How one travels.
    public var transportType: TransportType
    /// Whether to look for other routes besides the fastest, two at most.
    public var requestsAlternateRoutes = false
    /// Whether to keep off roads that cost a toll.
    public var tollPreference = RoutePreference.any
    /// Whether to keep off motorways.
    public var highwayPreference = RoutePreference.any

    /// A request for directions from one place to another.
    public init(
      source: MapItem, destination: MapItem, transportType: TransportType = .automobile
    ) {
      self.source = source
      self.destination = destination
      self.transportType = transportType
    }
  }

  /// What is answered.
  public struct Response: Sendable {
    /// Where the trip begins.
    public let source: MapItem
    /// Where it ends.
    public let destination: MapItem
    /// At least one route, fastest first.
    public let routes: [Route]
  }

  private let request: Request
  private let map: OfflineMap

  /// Directions for a request on a map.
  public init(_ request: Request, in map: OfflineMap) {
    self.request = request
    self.map = map
  }

  /// Computes the directions.
  ///
  /// Throws `MapError` where there is no way, `CancellationError` where the task was cancelled.
  public func calculate() async throws -> Response {
    try Task.checkCancellation()
    let stops = [request.source, request.destination].map(\.placemark.stored)
    let answer = try map.directions(over: stops, request.options)
    try Task.checkCancellation()
    return Response(
      source: request.source, destination: request.destination,
      routes: answer.routes.map { Route($0) })
  }
}

extension Directions.Request {
  fileprivate var options: DirectionsOptions {
    var options = DirectionsOptions(by: transportType.choice)
    if tollPreference == .avoid { options.wishes.avoided.insert(.tolls) }
    if highwayPreference == .avoid { options.wishes.avoided.insert(.motorways) }
    options.alternatives = requestsAlternateRoutes ? 2 : 0
    return options
  }
}

extension Directions.TransportType {
  var choice: TransportChoice {
    switch self {
    case .automobile: .profile("automobile")
    case .walking: .profile("walking")
    case .any: .any
    }
  }
}
