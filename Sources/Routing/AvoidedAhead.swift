// SPDX-License-Identifier: Apache-2.0

import ContractionHierarchies
import PackedFile
import RoadNetwork

/// At least how much of what is avoided lies before the targets of a trip.
///
/// A place on a road that is avoided, or within a few such, cannot be reached without. A search from
/// the start would try all the rest of the map before it believes it; a search back from the place,
/// turns left out, is soon out of them, and what it has paid by then everybody has to.
struct AvoidedAhead {
  /// Nodes looked at: more find the way out of larger places, and cost time in vain elsewhere.
  private static let nodeLimit = 10_000

  /// Deciseconds from nodes of which it is known.
  private var known: [UInt32: Weight] = [:]
  /// From all others at least.
  private(set) var elsewhere: Weight = 0

  init(_ targets: [RouteSeeds.Target], _ costs: RoadCosts) {
    let network = costs.network
    var queue = KeyQueue()
    var reached: [UInt32: Weight] = [:]
    func reach(_ node: UInt32, _ avoided: Weight) {
      guard avoided < reached[node] ?? .infinity else { return }
      reached[node] = avoided
      queue.insert(node, key: UInt64(avoided))
    }
    for target in targets { reach(network.tail(ofArc: target.arc), target.cost.avoided) }
    while !queue.isEmpty {
      elsewhere = Weight(queue.minimumKey)
      if known.count == Self.nodeLimit { return }
      let node = queue.removeMinimum()
      guard known[node] == nil, let avoided = reached[node] else { continue }
      known[node] = avoided
      for out in network.nodes.arcs(outOf: node) {
        let arc = Arc.reverse(of: out)
        guard costs.isOpen(arc), costs.permitsTurn(into: arc) else { continue }
        let own = costs.avoidedTime(of: arc, part: costs.time(of: arc), isTurnedInto: true)
        reach(network.tail(ofArc: arc), avoided.saturatingSum(own))
      }
    }
    elsewhere = .infinity
  }

  /// From a node on.
  func callAsFunction(from node: UInt32) -> Weight { known[node] ?? elsewhere }
}

/// Costs that know what lies before the targets.
struct CostsAhead: ArcCosts {
  let costs: RoadCosts
  let ahead: AvoidedAhead

  func cost(of searchArc: UInt32, base: Weight, after time: Weight) -> PathCost {
    costs.cost(of: searchArc, base: base, after: time)
  }

  func avoidedAhead(of node: UInt32) -> Weight {
    ahead(from: costs.profile.roadNode(ofClass: node))
  }
}
