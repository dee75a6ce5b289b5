// SPDX-License-Identifier: Apache-2.0

import OSMRoute
package import RoadNetwork
package import Routing

extension TestMap {
  /// The OSM id of a way of the drawing.
  package func wayID(_ letters: String) -> Int64 {
    guard let id = wayNames.first(where: { $0.value == letters })?.key else {
      fatalError("way \(letters) is not drawn")
    }
    return id
  }

  /// Reported speeds: "ab 30" is both ways at 30 km/h, "ab 0 forward" closed as it is drawn.
  package func speeds(_ reports: [String]) -> RoadSpeeds {
    let read = reports.map { report in
      let words = report.split(separator: " ").map(String.init)
      guard words.count >= 2, let speed = Double(words[1]) else {
        fatalError("“\(report)” is no report")
      }
      let directions: [String: Phantom.Directions] = ["forward": .forward, "backward": .backward]
      return WaySpeed(
        wayID: Int64(words[0]) ?? wayID(words[0]),
        directions: words.count > 2 ? directions[words[2]] ?? [] : .both, kilometresPerHour: speed)
    }
    let profiles = map.network.profiles.map(\.name)
    guard let speeds = RoadSpeeds(read, on: map.network, profiles: profiles) else {
      fatalError("the map has no ids of ways")
    }
    return speeds
  }

  /// What a trip wants.
  package func wishes(
    avoid: RoadKinds = [], exclude: RoadKinds = [], speeds reports: [String] = []
  ) -> RoadWishes {
    var wishes = RoadWishes()
    wishes.avoided = avoid
    wishes.excluded = exclude
    wishes.speeds = reports.isEmpty ? nil : speeds(reports)
    return wishes
  }

  /// The path between two points as a trip wants it; `nil` where there is none.
  package func path(
    _ from: String, _ to: String, by profile: Profile = .automobile, _ wishes: RoadWishes
  ) -> RoutePath? {
    let costs = RoadCosts(map.network, network(profile), wishes)
    let snapper = Snapper(costs)
    guard let source = snapper.snap(place(from)), let target = snapper.snap(place(to)) else {
      return nil
    }
    var search = RouteSearch(map.network, network(profile))
    search.costs = costs
    return search.route(from: source, to: target)
  }

  /// The ways of the route as a trip wants it; empty for no route.
  package func route(
    _ from: String, _ to: String, by profile: Profile = .automobile, _ wishes: RoadWishes
  ) -> String {
    path(from, to, by: profile, wishes).map { ways(of: $0) } ?? ""
  }

  /// The routes that the engine answers.
  package func routes(
    _ stops: String..., by profile: Profile = .automobile,
    as wishes: RoadWishes = RoadWishes(), alternatives: Int = 0
  ) throws(RouteEngine.Failure) -> [Routing.Route] {
    var request = RouteEngine.Request(
      stops.map { Stop(place($0)) }, profile: profile.rawValue)
    request.wishes = wishes
    request.alternatives = alternatives
    return try map.engine.routes(request)
  }
}
