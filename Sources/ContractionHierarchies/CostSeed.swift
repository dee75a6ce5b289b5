// SPDX-License-Identifier: Apache-2.0

/// A node of the graph where paths may begin or end, and what this costs.
package struct CostSeed: Sendable, Equatable {
  package let node: UInt32
  package let cost: PathCost

  package init(node: UInt32, cost: PathCost) {
    self.node = node
    self.cost = cost
  }
}

extension PathSeed {
  var withCost: CostSeed { CostSeed(node: node, cost: PathCost(weight)) }
}

extension CostSeed {
  var withWeight: PathSeed { PathSeed(node: node, weight: cost.weight) }
}

/// The graph's own weights.
struct GraphCosts: ArcCosts {
  func cost(of arc: UInt32, base: Weight, after time: Weight) -> PathCost { PathCost(base) }
}
