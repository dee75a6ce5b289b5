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

extension OfflineMap {
  /// Directions over stops, two at least, in their order.
  package func directions(
    over stops: [Geocoding.Placemark], by transport: TransportChoice
  ) throws(MapError) -> DirectionsAnswer {
    let names =
      switch transport {
      case .profile(let name): [name]
      case .any: network.profiles.map(\.name)
      }
    var routes: [Routing.Route] = []
    var failure: RouteEngine.Failure?
    for name in names {
      do throws(RouteEngine.Failure) {
        let request = RouteEngine.Request(stops.map(\.routingStop), profile: name)
        routes.append(try engine.route(request))
      } catch {
        failure = failure ?? error
      }
    }
    // Sorting keeps the order of profiles where times are equal.
    routes.sort { $0.duration < $1.duration }
    if let failure, routes.isEmpty { throw mapError(failure, stops) }
    return DirectionsAnswer(
      stops: stops, routes: transport == .any ? Array(routes.prefix(1)) : routes)
  }

  private func mapError(
    _ failure: RouteEngine.Failure, _ stops: [Geocoding.Placemark]
  ) -> MapError {
    switch failure {
    case .unknownProfile(let name):
      let known = network.profiles.map(\.name).joined(separator: ", ")
      return MapError(
        code: .directionsNotFound, details: "This map has no profile “\(name)”; it has \(known).")
    case .notOnMap(let stop):
      return MapError(
        code: .notInThisMap,
        details: "No road lies within \(Int(Snapper.reach / 1000)) km of \(describe(stops[stop])). "
          + "Is it the right map? “osmroute info” shows what it covers.")
    case .noRoute(let stop):
      return MapError(
        code: .directionsNotFound,
        details: "No way leads from \(describe(stops[stop])) to \(describe(stops[stop + 1])). "
          + "Try another profile, or a place nearby.")
    }
  }

  private func describe(_ stop: Geocoding.Placemark) -> String {
    stop.matchLevel == .coordinate ? stop.coordinate.text : "“\(stop.formattedAddress)”"
  }
}

extension Geocoding.Placemark {
  /// Where trips to the place end: on the street of its address, where that is near.
  fileprivate var routingStop: Stop {
    var stop = Stop(coordinate)
    stop.street = matchLevel == .coordinate ? nil : thoroughfare
    return stop
  }
}
