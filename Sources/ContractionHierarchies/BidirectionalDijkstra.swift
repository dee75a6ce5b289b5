// SPDX-License-Identifier: Apache-2.0

import PackedFile

/// Dijkstra's algorithm from sources and targets at once: what can be had without preparation.
///
/// It is used as `CHQuery` is, and answers the same. The nearer of the two searches goes on until
/// what both have still to settle cannot meet below the best sum.
///
/// Source: Pohl 1971, “Bi-directional search”, Machine Intelligence 6, 127–140.
package struct BidirectionalDijkstra: ~Copyable {
  private var forward: SettlingSearch
  private var backward: SettlingSearch

  package init(_ graph: Graph) {
    forward = SettlingSearch(graph)
    backward = SettlingSearch(graph.reversed())
  }

  package mutating func reset() {
    forward.reset()
    backward.reset()
  }

  /// Starts at a node with a weight already spent; of several at one node the lightest counts.
  package mutating func addSource(node: UInt32, weight: Weight) {
    forward.addSource(node: node, weight: weight)
  }

  /// Ends at a node with a weight still to be spent; of several at one node the lightest counts.
  package mutating func addTarget(node: UInt32, weight: Weight) {
    backward.addSource(node: node, weight: weight)
  }

  /// Of both searches since `reset`.
  package var counts: SearchCounts { forward.counts + backward.counts }

  /// The least sum of source, path and target that is below `bound`; infinite where there is none.
  package mutating func run(bound: Weight = .infinity) -> Weight {
    let bound = min(bound, .infinity)
    var best = bound
    // Infinity leaves a bit free, so the sum of two fits.
    while forward.nextDistance &+ backward.nextDistance < best {
      if forward.nextDistance <= backward.nextDistance {
        Self.settleNext(of: &forward, against: backward, &best)
      } else {
        Self.settleNext(of: &backward, against: forward, &best)
      }
    }
    return best < bound ? best : .infinity
  }

  @inline(__always)
  private static func settleNext(
    of side: inout SettlingSearch, against other: borrowing SettlingSearch, _ best: inout Weight
  ) {
    guard let (node, distance) = side.settleNext() else { return }
    best = min(best, distance &+ other.distance(of: node))
  }
}

extension Graph {
  /// The graph with every arc turned round.
  package func reversed() -> Graph {
    Graph.sortingArcs(
      nodeCount: nodeCount, tail: Array(head), head: tails(), weight: Array(weight)
    ).graph
  }
}
