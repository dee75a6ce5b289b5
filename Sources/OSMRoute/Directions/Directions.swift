// SPDX-License-Identifier: Apache-2.0

import Routing

/// Directions between places, in the shape of MapKit's.
///
///     let map = try OfflineMap(contentsOf: "town.osmroute")
///     let places = try ["165 Oyster Creek Dr", "102 This Way"].map {
///       try Geocoder(map).geocodeAddressString($0)[0]
///     }
///     let request = Directions.Request(
///       source: MapItem(placemark: places[0]), destination: MapItem(placemark: places[1]))
///     let response = try await Directions(request, in: map).calculate()
///     for step in response.routes[0].steps { print(step.instructions) }
///
/// The work is done off the caller's actor. Any number of calculations may go on at once.
public final class Directions: Sendable {
  private let request: Request
  private let map: OfflineMap
  private let calculations = Calculations()

  /// Directions for a request on a map.
  public init(_ request: Request, in map: OfflineMap) {
    self.request = request
    self.map = map
  }

  /// Directions for a request on a map, in MapKit's words.
  public convenience init(request: Request, in map: OfflineMap) { self.init(request, in: map) }

  /// Whether anyone waits for an answer.
  public var isCalculating: Bool { calculations.areRunning }

  /// Ends what goes on: who waits for it gets a `CancellationError`.
  public func cancel() { calculations.cancelAll() }

  /// Computes the directions.
  ///
  /// Throws a `MapError`: `directionsNotFound` where there is no way, or the map has none of that
  /// kind of travel; `notInThisMap` where no road is near a place; `locationUnknown` where the
  /// current location is; `usage` where the request makes no sense, such as one without an end.
  /// Throws `CancellationError` as soon as the task is cancelled, or `cancel()` is called.
  public func calculate() async throws -> Response {
    try await calculations.run { [request, map] in
      let asked = try await AskedDirections(request, on: map)
      let answer = try map.directions(over: asked.placemarks, asked.options)
      try Task.checkCancellation()
      return Response(answer, over: asked)
    }
  }

  /// Computes how long and how far the best route is, without its steps, at less cost.
  ///
  /// Time and distance are those of the first route of `calculate()`. Throws as that does.
  public func calculateETA() async throws -> ETAResponse {
    try await calculations.run { [request, map] in
      let asked = try await AskedDirections(request, on: map)
      let estimate = try map.estimate(over: asked.placemarks, asked.options)
      try Task.checkCancellation()
      return ETAResponse(estimate, over: asked)
    }
  }
}

extension Directions {
  /// How one travels.
  public enum TransportType: String, Sendable {
    /// By car.
    case automobile
    /// On foot.
    case walking
    /// By bicycle: no map has ways for it yet, which is the error `directionsNotFound`.
    case cycling
    /// By bus and train: no map has ways for it, which is the error `directionsNotFound`.
    case transit
    /// By whichever of car and foot is faster; of a route, that its legs differ.
    case any
  }

  /// Whether a kind of road is welcome.
  public enum RoutePreference: Sendable {
    /// It is as good as any other.
    case any
    /// It is used as little as can be, however long that takes; an advisory notice says where it
    /// could not be avoided.
    case avoid
    /// It is not used at all: no trip begins or ends on it either, and there may be no way.
    case exclude
  }

  /// In what lengths are told in words.
  public enum LengthUnits: Sendable {
    /// Metres and kilometres.
    case kilometres
    /// Feet and miles.
    case miles
    /// What signs have in the country where the trip begins.
    case automatic
  }
}

extension Directions.TransportType {
  var choice: TransportChoice { self == .any ? .any : .profile(rawValue) }

  init(profile name: String) { self = Self(rawValue: name) ?? .automobile }
}
