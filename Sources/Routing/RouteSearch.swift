// SPDX-License-Identifier: Apache-2.0

import ContractionHierarchies
import PackedFile
package import RoadNetwork

/// Searches routes between phantoms in one profile; a workspace to be used again and again.
package struct RouteSearch: ~Copyable {
  let profile: ProfileNetwork
  /// What roads cost; of the same network and profile.
  package var costs: RoadCosts
  private var query: CHQuery
  private lazy var flexibleSearch = FlexibleSearch(profile)
  /// How many nodes the last search settled besides the hierarchy's own.
  package private(set) var settledCount = 0
  /// Told when a search on the hierarchy is over and its path is to be unpacked.
  var willUnpack: (() -> Void)?
  private lazy var isWholeMainlandLarge = profile.isLargestComponentLarge

  package init(_ network: RoadNetwork, _ profile: ProfileNetwork) {
    self.profile = profile
    costs = RoadCosts(network, profile)
    query = CHQuery(profile.hierarchy)
  }

  /// The route of least cost between two points, `nil` where there is none.
  ///
  /// The nearest roads of both are taken if a route joins them, else those of the large component:
  /// a rule for the pair, so that routes, matrices and trips agree. Both ends moved to one place
  /// would be no trip.
  package mutating func route(from source: Snap, to target: Snap) -> RoutePath? {
    if let path = route(from: source.nearest, to: target.nearest) { return path }
    guard costs.openComponents?.isLargestLarge ?? isWholeMainlandLarge,
      let path = route(from: source.connected, to: target.connected),
      path.source.location != path.target.location
    else { return nil }
    return path
  }

  package mutating func route(from sources: [Phantom], to targets: [Phantom]) -> RoutePath? {
    route(from: RouteSeeds.Start.tied(sources, costs), to: targets)
  }

  /// The route of least cost, the lag of its start included.
  ///
  /// Costs can only be above those that the hierarchy knows, so a route of the hierarchy that costs
  /// no more is the best.
  mutating func route(from sources: [RouteSeeds.Start], to targets: [Phantom]) -> RoutePath? {
    let isPlain = costs.isPlain
    settledCount = 0
    // The hierarchy cannot tell starts apart by what was avoided on the way to them.
    if !sources.contains(where: { $0.lag.avoided > 0 }) {
      let own = isPlain ? costs : costs.atMapTimes
      guard let path = fastestRoute(from: sources, to: targets, own) else { return nil }
      if isPlain || !costs.raise(path) { return path }
    }
    defer { settledCount = flexibleSearch.settledCount }
    return flexibleSearch.route(from: sources, to: targets, costs)
  }

  /// The route of least weight at the map's own times.
  private mutating func fastestRoute(
    from sources: [RouteSeeds.Start], to targets: [Phantom], _ costs: RoadCosts
  ) -> RoutePath? {
    let seeds = RouteSeeds(costs, from: sources, to: targets)
    query.reset()
    for seed in seeds.sources { query.addSource(node: seed.node, weight: seed.weight) }
    for seed in seeds.targets { query.addTarget(node: seed.node, weight: seed.weight) }
    let weight = query.run()
    willUnpack?()
    if let direct = seeds.direct, seeds.directCost.weight <= weight { return direct }
    guard weight.isFinite, let source = seeds.source(of: query.pathSource),
      let target = seeds.target(of: query.pathTarget)
    else { return nil }
    return RoutePath(
      costs, from: source, over: query.path(), to: target, cost: PathCost(weight))
  }
}
