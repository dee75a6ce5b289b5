// SPDX-License-Identifier: Apache-2.0

import ContractionHierarchies
import RoadNetwork

/// Searches routes under costs that the hierarchy does not know.
///
/// A workspace that is made only where such a route is first asked for; it is of use to one thread
/// at a time.
final class FlexibleSearch {
  private var search: PotentialSearch
  /// How many nodes the last search settled.
  private(set) var settledCount = 0

  init(_ profile: ProfileNetwork) {
    search = PotentialSearch(profile.graph, profile.hierarchy, order: TravelWeight.order)
  }

  /// The best route, `nil` where there is none.
  func route(
    from starts: [RouteSeeds.Start], to phantoms: [Phantom], _ costs: RoadCosts
  ) -> RoutePath? {
    let seeds = RouteSeeds(costs, from: starts, to: phantoms)
    settledCount = 0
    // Where roads that are not open split the map, no search needs to find that out.
    let isSplit = costs.openComponents.map {
      !$0.lead(from: seeds.sources.map(\.node), to: seeds.targets.map(\.node), costs)
    }
    if isSplit == true { return seeds.direct }
    search.reset()
    for seed in seeds.sources { search.addSource(node: seed.node, cost: seed.cost) }
    for seed in seeds.targets { search.addTarget(node: seed.node, cost: seed.cost) }
    let cost = search.run(
      CostsAhead(costs: costs, ahead: LeastAhead(seeds, costs)), bound: seeds.directCost,
      departure: costs.departure)
    settledCount = search.settledCount
    guard let source = seeds.source(of: search.pathSource), let index = search.pathTargetIndex
    else { return seeds.direct }
    return RoutePath(
      costs, from: source, over: search.path(), to: seeds.targets[index], cost: cost)
  }
}
