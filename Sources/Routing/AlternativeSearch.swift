// SPDX-License-Identifier: Apache-2.0

import ContractionHierarchies
import PackedFile
import RoadNetwork

/// Searches other ways besides the best route; a workspace to be used again and again.
struct AlternativeSearch: ~Copyable {
  private static let rules = AlternativeRules()

  private var search: CHAlternatives

  init(_ profile: ProfileNetwork) {
    search = CHAlternatives(profile.graph, profile.hierarchy, order: TravelWeight.order)
  }

  /// Up to `count` other ways from the phantoms of one point to those of another, good ones first.
  ///
  /// The phantoms are those that the best route begins and ends on. A route that never leaves its
  /// road has no other.
  mutating func paths(
    besides best: RoutePath, from source: Snap, to target: Snap, count: Int, _ costs: RoadCosts
  ) -> [RoutePath] {
    let isNearest =
      source.nearest.contains(best.source) && target.nearest.contains(best.target)
    let starts = RouteSeeds.Start.tied(isNearest ? source.nearest : source.connected, costs)
    let seeds = RouteSeeds(
      costs, from: starts, to: isNearest ? target.nearest : target.connected)
    if let direct = seeds.direct, direct.pieces == best.pieces { return [] }
    var routes = [best]
    search(seeds, count: count + 1, costs) { path in
      guard let route = RoutePath(path, seeds, costs), Self.staysOnItsWay(route, costs.network),
        Self.isAnother(route, than: routes, costs.network)
      else { return false }
      routes.append(route)
      return true
    }
    return Array(routes.dropFirst())
  }

  /// Shows other ways than the best to `accepts`, until it has taken enough of them.
  private mutating func search(
    _ seeds: RouteSeeds, count: Int, _ costs: RoadCosts,
    accepts: (CHAlternatives.Path) -> Bool
  ) {
    if costs.isPlain {
      _ = search.paths(
        from: seeds.sources.map { PathSeed(node: $0.node, weight: $0.weight) },
        to: seeds.targets.map { PathSeed(node: $0.node, weight: $0.weight) }, count: count,
        rules: Self.rules, accepts: accepts)
    } else {
      _ = search.paths(
        from: seeds.sources.map { CostSeed(node: $0.node, cost: $0.cost) },
        to: seeds.targets.map { CostSeed(node: $0.node, cost: $0.cost) },
        under: CostsAhead(costs: costs, ahead: LeastAhead(seeds, costs)), count: count,
        rules: Self.rules, accepts: accepts)
    }
  }

  /// Whether a route has not too much of its roads in common with others.
  ///
  /// The search sees to it, but knows neither the ends' roads nor that two of its arcs, out of two
  /// classes of arrivals, are one road. A turn, or a wait at a landing, is of the road it leads to.
  private static func isAnother(
    _ route: RoutePath, than others: [RoutePath], _ network: RoadNetwork
  ) -> Bool {
    let taken = Set(others.flatMap(\.pieces).map(\.arc))
    let shared = route.pieces.filter { taken.contains($0.arc) }
    let time = shared.reduce(0.0) {
      $0 + Double($1.cost) + Double(TravelWeight.deciseconds($1.turn))
    }
    guard time <= rules.sharing * 10 * others[0].duration else { return false }
    // Of the shorter one, whichever that is: a slow road in common may be most of the way.
    let geometry = PathGeometry(network: network)
    let length = min(geometry.length(route.pieces), geometry.length(others[0].pieces))
    return geometry.length(shared) <= rules.sharing * length
  }

  /// Whether a way comes by no road and no junction twice, as one does that goes there and back.
  ///
  /// A class of arrivals is none of these: the search may well see two of them at one junction.
  private static func staysOnItsWay(_ path: RoutePath, _ network: RoadNetwork) -> Bool {
    var nodes: Set<UInt32> = []
    var segments: Set<UInt32> = []
    if let first = path.pieces.first, first.from == 0 {
      nodes.insert(network.tail(ofArc: first.arc))
    }
    return path.pieces.allSatisfy { piece in
      let isNewNode = piece.to < 1 || nodes.insert(network.head(ofArc: piece.arc)).inserted
      return isNewNode && segments.insert(Arc.segment(of: piece.arc)).inserted
    }
  }
}

extension RoutePath {
  fileprivate init?(_ path: CHAlternatives.Path, _ seeds: RouteSeeds, _ costs: RoadCosts) {
    guard let source = seeds.source(of: path.source), let target = seeds.target(of: path.target)
    else { return nil }
    self.init(costs, from: source, over: path.arcs, to: target, cost: path.cost)
  }
}
