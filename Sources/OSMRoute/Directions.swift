// SPDX-License-Identifier: Apache-2.0

import Geocoding
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

  /// What is asked.
  public struct Request: Sendable {
    /// Where the trip begins.
    public var source: MapItem
    /// Where it ends.
    public var destination: MapItem
    /// How one travels.
    public var transportType: TransportType

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
    let answer = try map.directions(over: stops, by: request.transportType.choice)
    try Task.checkCancellation()
    return Response(
      source: request.source, destination: request.destination,
      routes: answer.routes.map { Route($0) })
  }
}

extension Directions.TransportType {
  fileprivate var choice: TransportChoice {
    switch self {
    case .automobile: .profile("automobile")
    case .walking: .profile("walking")
    case .any: .any
    }
  }
}
