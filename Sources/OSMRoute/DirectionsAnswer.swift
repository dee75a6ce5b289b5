// SPDX-License-Identifier: Apache-2.0

package import Geocoding
import RoadNetwork
package import Routing

/// Stops as they were understood, and the routes over them, fastest first.
package struct DirectionsAnswer: Sendable {
  package let stops: [Geocoding.Placemark]
  package let routes: [Routing.Route]

  package init(stops: [Geocoding.Placemark], routes: [Routing.Route]) {
    self.stops = stops
    self.routes = routes
  }
}

/// By what one travels.
package enum TransportChoice: Sendable, Equatable {
  case profile(String)
  /// Whatever is fastest.
  case any
}

/// What directions shall be like.
package struct DirectionsOptions: Sendable {
  package var transport: TransportChoice
  package var wishes = RoadWishes()
  /// How many routes besides the best, at most; there are none over more than two stops.
  package var alternatives = 0

  package init(by transport: TransportChoice) { self.transport = transport }
}

extension OfflineMap {
  /// The profiles that a choice leaves open.
  package func profileNames(_ transport: TransportChoice) -> [String] {
    switch transport {
    case .profile(let name): [name]
    case .any: network.profiles.map(\.name)
    }
  }

  /// Directions over stops, two at least, in their order.
  ///
  /// By whatever is fastest, the alternatives asked for are first the best routes of the other
  /// profiles.
  package func directions(
    over stops: [Geocoding.Placemark], _ options: DirectionsOptions
  ) throws(MapError) -> DirectionsAnswer {
    var best: [Routing.Route] = [], others: [Routing.Route] = []
    var failure: RouteEngine.Failure?
    for name in profileNames(options.transport) {
      var request = RouteEngine.Request(stops.map(\.routingStop), profile: name)
      request.wishes = options.wishes
      request.alternatives = options.alternatives
      do throws(RouteEngine.Failure) {
        let routes = try engine.routes(request)
        best.append(routes[0])
        others += routes.dropFirst()
      } catch {
        failure = failure ?? error
      }
    }
    if let failure, best.isEmpty { throw mapError(failure, stops, options.wishes) }
    // Sorting keeps the order of profiles where times are equal.
    best.sort { $0.duration < $1.duration }
    others.sort { $0.duration < $1.duration }
    let further = (best.dropFirst() + others).prefix(options.alternatives)
    return DirectionsAnswer(
      stops: stops, routes: [best[0]] + further.sorted { $0.duration < $1.duration })
  }

  /// A failure of the engine in words.
  func mapError(
    _ failure: RouteEngine.Failure, _ stops: [Geocoding.Placemark], _ wishes: RoadWishes
  ) -> MapError {
    switch failure {
    case .unknownProfile(let name):
      let known = network.profiles.map(\.name).joined(separator: ", ")
      return MapError(
        code: .directionsNotFound, details: "This map has no profile “\(name)”; it has \(known).")
    case .notOnMap(let stop):
      let road = wishes.excluded.isEmpty ? "No road" : "No road that is not excluded"
      return MapError(
        code: .notInThisMap,
        details: "\(road) lies within \(Int(Snapper.reach / 1000)) km of \(describe(stops[stop])). "
          + "Is it the right map? “osmroute info” shows what it covers.")
    case .noRoute(let stop):
      return MapError(
        code: .directionsNotFound,
        details: "No way leads from \(describe(stops[stop])) to \(describe(stops[stop + 1]))"
          + "\(conditions(wishes)). \(advice(wishes))")
    }
  }

  private func conditions(_ wishes: RoadWishes) -> String {
    (wishes.excluded.isEmpty ? "" : " without \(wishes.excluded.text)")
      + (wishes.speeds == nil ? "" : ", as the reported speeds and closures are")
  }

  private func advice(_ wishes: RoadWishes) -> String {
    wishes.excluded.isEmpty
      ? "Try another profile, or a place nearby."
      : "Try to avoid what you exclude: then there is as little of it as can be."
  }

  private func describe(_ stop: Geocoding.Placemark) -> String {
    stop.matchLevel == .coordinate ? stop.coordinate.text : "“\(stop.formattedAddress)”"
  }
}

extension Geocoding.Placemark {
  /// Where trips to the place end: on the street of its address, where that is near.
  var routingStop: Stop {
    var stop = Stop(coordinate)
    stop.street = matchLevel == .coordinate ? nil : thoroughfare
    return stop
  }
}
