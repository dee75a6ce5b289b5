// SPDX-License-Identifier: Apache-2.0

package import ContractionHierarchies
import OSMRoute
package import RoadNetwork
package import Routing

extension TestMap {
  /// The profile's view of the roads.
  package func network(_ profile: Profile) -> ProfileNetwork {
    guard let network = map.network.profile(named: profile.rawValue) else {
      fatalError("the map has no profile \(profile)")
    }
    return network
  }

  /// Where a point meets the roads; `nil` where none is in reach.
  package func snap(_ place: String, by profile: Profile) -> Snap? {
    Snapper(map.network, network(profile)).snap(self.place(place))
  }

  /// The nearest roads of a stop that wants something of them, in the drawing's order.
  package func roads(
    at place: String, by profile: Profile = .automobile, _ wish: (inout Stop) -> Void
  ) -> String {
    var stop = Stop(self.place(place))
    wish(&stop)
    let snap = Snapper(map.network, network(profile)).snap(stop)
    return (snap?.nearest ?? []).map { name(ofArc: 2 * $0.segment) }.sorted().joined(separator: " ")
  }

  /// The ways of the route between the nearest roads of two points, whether or not these are
  /// islands; empty for no route.
  package func nearestRoute(_ from: String, _ to: String, by profile: Profile) -> String {
    guard let source = snap(from, by: profile), let target = snap(to, by: profile) else {
      return ""
    }
    var search = RouteSearch(map.network, network(profile))
    return search.route(from: source.nearest, to: target.nearest).map { ways(of: $0) } ?? ""
  }

  /// The least weight between two points by plain Dijkstra over the search graph, from the same
  /// seeds as the hierarchy's; infinite for no route.
  package func dijkstraWeight(_ from: String, _ to: String, by profile: Profile) -> Weight {
    guard let source = snap(from, by: profile), let target = snap(to, by: profile) else {
      return .infinity
    }
    let near = dijkstraWeight(from: source.nearest, to: target.nearest, by: profile)
    return near.isFinite
      ? near : dijkstraWeight(from: source.connected, to: target.connected, by: profile)
  }

  private func dijkstraWeight(
    from sources: [Phantom], to targets: [Phantom], by profile: Profile
  ) -> Weight {
    let network = network(profile)
    let seeds = RouteSeeds(map.network, network, from: sources, to: targets)
    var search = Dijkstra(network.graph)
    for seed in seeds.sources { search.addSource(node: seed.node, weight: seed.weight) }
    for seed in seeds.targets { search.addTarget(node: seed.node, weight: seed.weight) }
    return min(search.run(), seeds.direct?.weight ?? .infinity)
  }

  /// The least weight between two points as the hierarchy finds it; infinite for no route.
  package func weight(_ from: String, _ to: String, by profile: Profile) -> Weight {
    path(from, to, by: profile)?.weight ?? .infinity
  }
}
