// SPDX-License-Identifier: Apache-2.0

import ContractionHierarchies
import PackedFile
package import RoadNetwork

/// Searches routes between phantoms in one profile; a workspace to be used again and again.
package struct RouteSearch: ~Copyable {
  private let network: RoadNetwork
  let profile: ProfileNetwork
  private var query: CHQuery
  private var seeds = RouteSeeds()
  private lazy var isMainlandLarge = profile.isLargestComponentLarge

  package init(_ network: RoadNetwork, _ profile: ProfileNetwork) {
    self.network = network
    self.profile = profile
    query = CHQuery(profile.hierarchy)
  }

  /// The route of least weight between two points, `nil` where there is none.
  ///
  /// The nearest roads of both are taken if a route joins them, else those of the large component:
  /// a rule for the pair, so that routes, matrices and trips agree. Both ends moved to one place
  /// would be no trip.
  package mutating func route(from source: Snap, to target: Snap) -> RoutePath? {
    if let path = route(from: source.nearest, to: target.nearest) { return path }
    guard isMainlandLarge,
      let path = route(from: source.connected, to: target.connected),
      path.source.location != path.target.location
    else { return nil }
    return path
  }

  package mutating func route(from sources: [Phantom], to targets: [Phantom]) -> RoutePath? {
    route(from: RouteSeeds.Start.tied(sources, profile), to: targets)
  }

  /// The route of least weight, the lag of its start included.
  mutating func route(from sources: [RouteSeeds.Start], to targets: [Phantom]) -> RoutePath? {
    seeds = RouteSeeds(network, profile, from: sources, to: targets)
    query.reset()
    for seed in seeds.sources { query.addSource(node: seed.node, weight: seed.weight) }
    for seed in seeds.targets { query.addTarget(node: seed.node, weight: seed.weight) }
    let weight = query.run()
    if let direct = seeds.direct, seeds.directWeight <= weight { return direct }
    guard weight.isFinite else { return nil }
    guard let source = seeds.source(of: query.pathSource),
      let target = seeds.target(of: query.pathTarget)
    else { return nil }
    return path(
      from: source, over: query.path(), to: target,
      weight: weight - (source.weight - source.entry - source.rest))
  }

  private func path(
    from source: RouteSeeds.Source, over searchArcs: [UInt32], to target: RouteSeeds.Target,
    weight: Weight
  ) -> RoutePath {
    let start = source.phantom.position(onArc: source.arc)
    var pieces = [
      RoutePath.Piece(arc: source.arc, from: start, to: 1, cost: source.rest, turn: source.entry)
    ]
    for searchArc in searchArcs {
      let arc = profile.roadArc[searchArc]
      let cost = profile.cost[arc]
      pieces.append(
        RoutePath.Piece(
          arc: arc, from: 0, to: 1, cost: cost, turn: profile.graph.weight[searchArc] - cost))
    }
    pieces.append(
      RoutePath.Piece(
        arc: target.arc, from: 0, to: target.phantom.position(onArc: target.arc),
        cost: target.part, turn: target.weight - target.part))
    return RoutePath(
      source: source.phantom, target: target.phantom, ends: (source.arc, target.arc),
      pieces: RoutePath.trimmed(pieces), weight: weight)
  }
}
