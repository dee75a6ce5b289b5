// SPDX-License-Identifier: Apache-2.0

import ContractionHierarchies
import RoadNetwork

extension RouteEngine {
  /// Travel times from one stop to each of many, as routes have them; `nil` where no way leads
  /// there or no road is near.
  ///
  /// Unit: seconds. Each is the time of the route of least weight, so that a road that is not for
  /// everyone is no short cut here either.
  ///
  /// Throws `notOnMap(stop: 0)` where no road is near the source.
  package func times(
    from source: Stop, to targets: [Stop], profile name: String
  ) throws(Failure) -> [Double?] {
    let (profile, pools) = try known(name)
    let costs = RoadCosts(network, profile)
    let snapper = Snapper(costs)
    guard let start = snapper.snap(source) else { throw .notOnMap(stop: 0) }
    let ends = targets.map { snapper.snap($0) }
    let weights = weights(from: start.nearest, to: ends.map { $0?.nearest ?? [] }, costs)
    return zip(ends, weights).map { end, weight in
      guard let end else { return nil }
      if weight.isFinite { return seconds(weight) }
      // Both ends may have to move to the main network, which is a matter of the pair.
      let path = pools.searches.use {
        $0.costs = costs
        return $0.route(from: start, to: end)
      }
      return path.map { seconds($0.weight) }
    }
  }

  /// Weights of the best routes between phantoms; infinite where there is none.
  private func weights(
    from source: [Phantom], to targets: [[Phantom]], _ costs: RoadCosts
  ) -> [Weight] {
    let starts = RouteSeeds.Start.tied(source, costs)
    let seeds = targets.map { RouteSeeds(costs, from: starts, to: $0) }
    let sources = RouteSeeds(costs, from: starts, to: []).sources
    var table = CHTable(
      costs.profile.hierarchy,
      targets: seeds.map { $0.targets.map { PathSeed(node: $0.node, weight: $0.weight) } })
    var weights: [Weight] = []
    table.weights(
      from: sources.map { PathSeed(node: $0.node, weight: $0.weight) }, into: &weights)
    return zip(weights, seeds).map { min($0, $1.directCost.weight) }
  }

  private func seconds(_ weight: Weight) -> Double {
    Double(TravelWeight.deciseconds(weight)) / 10
  }
}
