// SPDX-License-Identifier: Apache-2.0

import ContractionHierarchies
import RoadNetwork

/// Searches routes under costs that the hierarchy does not know.
///
/// A workspace that is made only where such a route is first asked for; it is of use to one thread
/// at a time.
final class FlexibleSearch {
  private var search: PotentialSearch

  init(_ profile: ProfileNetwork) {
    search = PotentialSearch(profile.graph, profile.hierarchy, order: TravelWeight.order)
  }

  /// The best route, `nil` where there is none.
  func route(
    from starts: [RouteSeeds.Start], to phantoms: [Phantom], _ costs: RoadCosts
  ) -> RoutePath? {
    let seeds = RouteSeeds(costs, from: starts, to: phantoms)
    search.reset()
    for seed in seeds.sources { search.addSource(node: seed.node, cost: seed.cost) }
    for seed in seeds.targets { search.addTarget(node: seed.node, cost: seed.cost) }
    let cost = search.run(
      CostsAhead(costs: costs, ahead: AvoidedAhead(seeds.targets, costs)),
      bound: seeds.directCost)
    guard let source = seeds.source(of: search.pathSource), let index = search.pathTargetIndex
    else { return seeds.direct }
    return RoutePath(
      costs, from: source, over: search.path(), to: seeds.targets[index], cost: cost)
  }
}
