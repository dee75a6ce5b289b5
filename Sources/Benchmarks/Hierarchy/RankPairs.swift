// SPDX-License-Identifier: Apache-2.0

import ContractionHierarchies

/// Pairs by Dijkstra rank: the target is the node that Dijkstra's algorithm settles as number 2^k,
/// the source being number 1.
///
/// Random pairs are nearly all far apart; ranks show what near ones cost.
///
/// Source: Sanders, Schultes 2005, https://doi.org/10.1007/11561071_51.
struct RankPairs {
  private(set) var pairs = NodePairs()
  /// The k of each pair.
  private var exponents: [Int] = []

  private static let firstExponent = 6

  /// Pairs of all ranks from 2^6 up to the size of the graph, from so many sources drawn evenly;
  /// those that reach too few nodes have no pair of the higher ranks.
  init(of graph: Graph, sources: Int) {
    var dice = Dice(seed: 2)
    var search = SettlingSearch(graph)
    var all: [(source: UInt32, target: UInt32, exponent: Int)] = []
    for _ in 0..<(graph.nodeCount == 0 ? 0 : sources) {
      let source = UInt32(dice.below(graph.nodeCount))
      for (index, target) in Self.targets(of: source, &search).enumerated() {
        all.append((source, target, Self.firstExponent + index))
      }
    }
    // In no order: what disturbs the machine for a while disturbs all ranks alike, and no source's
    // surroundings are in the caches from the rank before.
    for pair in all.shuffled(using: &dice) {
      pairs.append(pair.source, pair.target)
      exponents.append(pair.exponent)
    }
  }

  /// The ranks that there are, ascending, and which of the pairs are of each.
  var byExponent: [(exponent: Int, indices: [Int])] {
    Set(exponents).sorted().map { exponent in
      (exponent, exponents.indices.filter { exponents[$0] == exponent })
    }
  }

  private static func targets(of source: UInt32, _ search: inout SettlingSearch) -> [UInt32] {
    search.reset()
    search.addSource(node: source, weight: 0)
    var targets: [UInt32] = []
    while let (node, _) = search.settleNext() {
      if search.counts.settled == 1 << (firstExponent + targets.count) { targets.append(node) }
    }
    return targets
  }
}
