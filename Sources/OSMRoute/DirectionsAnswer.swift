// SPDX-License-Identifier: Apache-2.0

package import Geocoding
import RoadNetwork
package import Routing

/// Stops as they were understood, and the routes over them, fastest first.
package struct DirectionsAnswer: Sendable {
  package let stops: [Geocoding.Placemark]
  package let routes: [Routing.Route]
  /// The stops, by index, at which legs end; the others are passed by.
  package let legEnds: [Int]
  /// When the trip takes place, where that was said.
  package var time: TripTime?
  /// What the trip takes in the order in which the stops were given, where it is in another.
  package var givenOrder: TripTotal?

  /// Without ends of legs every stop is one.
  package init(
    stops: [Geocoding.Placemark], routes: [Routing.Route], legEnds: [Int]? = nil
  ) {
    self.stops = stops
    self.routes = routes
    self.legEnds = legEnds ?? Array(stops.indices)
  }

  /// The stops between which a leg leads; `nil` where they are not known.
  package func ends(
    ofLeg leg: Int
  ) -> (from: Geocoding.Placemark, to: Geocoding.Placemark)? {
    guard leg >= 0, leg + 1 < legEnds.count, stops.indices.contains(legEnds[leg]),
      stops.indices.contains(legEnds[leg + 1])
    else { return nil }
    return (stops[legEnds[leg]], stops[legEnds[leg + 1]])
  }

  /// Whether no leg ends at a stop.
  package func isPassed(_ stop: Int) -> Bool { !legEnds.contains(stop) }
}

/// What a trip takes.
package struct TripTotal: Sendable, Equatable {
  /// Metres.
  package let distance: Double
  /// Seconds.
  package let duration: Double

  package init(_ route: Routing.Route) {
    distance = route.distance
    duration = route.duration
  }
}

/// By what one travels.
package enum TransportChoice: Sendable, Equatable {
  case profile(String)
  /// Whatever is fastest.
  case any

  /// The profile's; `nil` where it is left open.
  package var name: String? {
    switch self {
    case .profile(let name): name
    case .any: nil
    }
  }
}

/// What directions shall be like.
package struct DirectionsOptions: Sendable {
  package var transport: TransportChoice
  /// The profile of each leg, where they differ; `transport` is of no account then, and there are
  /// no alternatives.
  package var legProfiles: [String] = []
  package var wishes = RoadWishes()
  /// How many routes besides the best, at most; there are none over more than two stops.
  package var alternatives = 0
  /// The stops, by index, that are passed without stopping; never the first or the last.
  package var passed: Set<Int> = []
  /// When the trip takes place; `nil` where nobody said.
  package var time: TripTime?

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
    guard options.legProfiles.isEmpty else { return try directionsByLegs(over: stops, options) }
    var best: [Routing.Route] = [], others: [Routing.Route] = []
    var failure: RouteEngine.Failure?
    for name in profileNames(options.transport) {
      do throws(RouteEngine.Failure) {
        let routes = try engine.routes(request(over: stops, options, profile: name))
        best.append(routes[0])
        others += routes.dropFirst()
      } catch {
        failure = failure ?? error
      }
    }
    if let failure, best.isEmpty { throw mapError(failure, stops, options) }
    // Sorting keeps the order of profiles where times are equal.
    best.sort { $0.duration < $1.duration }
    others.sort { $0.duration < $1.duration }
    let further = (best.dropFirst() + others).prefix(options.alternatives)
    return answer(stops, [best[0]] + further.sorted { $0.duration < $1.duration }, options)
  }

  func request(
    over stops: [Geocoding.Placemark], _ options: DirectionsOptions, profile: String
  ) -> RouteEngine.Request {
    var request = RouteEngine.Request(stops.map(\.routingStop), profile: profile)
    request.wishes = options.wishes
    request.alternatives = options.alternatives
    request.legEnds = legEnds(stops, options)
    request.straightOn = .at(options.passed)
    return request
  }

  private func answer(
    _ stops: [Geocoding.Placemark], _ routes: [Routing.Route], _ options: DirectionsOptions
  ) -> DirectionsAnswer {
    let routes = routes.map { route in
      crossesBorder(route) ? route.noting(.border) : route
    }
    var answer = DirectionsAnswer(
      stops: stops, routes: routes, legEnds: legEnds(stops, options))
    answer.time = options.time
    return answer
  }

  private func legEnds(_ stops: [Geocoding.Placemark], _ options: DirectionsOptions) -> [Int] {
    stops.indices.filter { !options.passed.contains($0) }
  }

  /// Each leg by its own profile; legs by the same one are one trip.
  private func directionsByLegs(
    over stops: [Geocoding.Placemark], _ options: DirectionsOptions
  ) throws(MapError) -> DirectionsAnswer {
    let ends = legEnds(stops, options), profiles = options.legProfiles
    precondition(profiles.count == ends.count - 1, "a profile for each leg")
    var routes: [Routing.Route] = []
    var first = 0
    for next in 1...profiles.count
    where next == profiles.count || profiles[next] != profiles[first] {
      let span = ends[first]...ends[next]
      var part = options
      part.alternatives = 0
      part.passed = Set(options.passed.filter(span.contains).map { $0 - span.lowerBound })
      do throws(RouteEngine.Failure) {
        routes += try engine.routes(
          request(over: Array(stops[span]), part, profile: profiles[first]))
      } catch {
        throw mapError(error.moved(by: span.lowerBound), stops, options)
      }
      first = next
    }
    return answer(stops, [Routing.Route(joining: routes)], options)
  }

  /// A failure of the engine in words.
  func mapError(
    _ failure: RouteEngine.Failure, _ stops: [Geocoding.Placemark],
    _ options: DirectionsOptions
  ) -> MapError {
    let wishes = options.wishes
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
        details: legName(from: stop, of: stops.count, options.passed)
          + "No way leads from \(describe(stops[stop])) to \(describe(stops[stop + 1]))"
          + "\(conditions(wishes)). \(advice(wishes))")
    }
  }

  /// Which of several legs a way between a stop and the next belongs to: "Leg 2 of 3: ".
  private func legName(from stop: Int, of stops: Int, _ passed: Set<Int>) -> String {
    let ends = (0..<stops).filter { !passed.contains($0) }
    guard ends.count > 2 else { return "" }
    return "Leg \(ends.count { $0 <= stop }) of \(ends.count - 1): "
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
