// SPDX-License-Identifier: Apache-2.0

import ContractionHierarchies
import PackedFile
import TestSupport

/// A small random graph with all that is awkward: loops, parallel arcs, weight 0, lone nodes.
struct RandomGraph: CustomStringConvertible {
  let seed: Int
  let nodeCount: Int
  private(set) var tail: [UInt32] = []
  private(set) var head: [UInt32] = []
  private(set) var weight: [Weight] = []

  /// Draws a graph; the kind of its weights goes round with the seed.
  ///
  /// Most are tiny, for those have the shortest counterexamples; each ninth has up to 200 nodes.
  init(seed: Int) {
    self.seed = seed
    var generator = SeededGenerator(seed: seed)
    nodeCount = Int.random(in: 1...(seed % 9 == 8 ? 200 : 14), using: &generator)
    let weights = Self.weights[seed % Self.weights.count]
    let reach = seed % 2 == 0 ? nodeCount : min(nodeCount, 4)
    for x in 0..<nodeCount {
      for _ in 0..<Int.random(in: 0...6, using: &generator) {
        // Half of the graphs have near neighbours only, as roads do.
        let y = (x + Int.random(in: 0..<reach, using: &generator)) % nodeCount
        let isForward = Bool.random(using: &generator)
        tail.append(UInt32(isForward ? x : y))
        head.append(UInt32(isForward ? y : x))
        weight.append(Weight.random(in: weights, using: &generator))
      }
    }
  }

  /// Ties and zeros; roads; sums near the limit; sums beyond the limit.
  private static let weights: [ClosedRange<Weight>] = [
    0...2, 1...1000, .largestFinite / 8 ... .largestFinite / 3,
    .largestFinite / 2 - 3 ... .largestFinite / 2 + 3, .largestFinite - 2 ... .largestFinite,
  ]

  var graph: Graph {
    Graph.sortingArcs(nodeCount: nodeCount, tail: tail, head: head, weight: weight).graph
  }

  /// Swift that makes the graph, to paste into a test.
  var description: String {
    "seed \(seed): Graph.sortingArcs(nodeCount: \(nodeCount), tail: \(tail), head: \(head), "
      + "weight: \(weight)).graph"
  }
}

extension RandomGraph {
  /// A square of streets, most of them in both directions, with ties and a few faster ones.
  static func town(side: Int, seed: Int) -> Graph {
    var generator = SeededGenerator(seed: seed)
    var tail: [UInt32] = []
    var head: [UInt32] = []
    var weight: [Weight] = []
    for x in 0..<UInt32(side * side) {
      let isLast = Int(x) % side == side - 1
      for y in [isLast ? nil : x + 1, x + UInt32(side)].compactMap({ $0 }) where y < side * side {
        let isFast = Int(x) / side % 10 == 0
        for _ in 0..<Int.random(in: 1...2, using: &generator) {
          let turned =
            tail.last == x && head.last == y || Int.random(in: 0..<9, using: &generator) == 0
          tail.append(turned ? y : x)
          head.append(turned ? x : y)
          weight.append(.random(in: isFast ? 1...3 : 5...8, using: &generator))
        }
      }
    }
    return Graph.sortingArcs(
      nodeCount: side * side, tail: tail, head: head, weight: weight
    ).graph
  }
}

extension Graph {
  /// Where a path of arcs from a node ends and what it weighs; nil where it has a gap.
  func follow(_ arcs: [UInt32], from start: UInt32) -> (end: UInt32, weight: UInt64)? {
    var node = start
    var sum: UInt64 = 0
    for arc in arcs {
      guard (firstOut[node]..<firstOut[node + 1]).contains(arc) else { return nil }
      node = head[arc]
      sum += UInt64(weight[arc])
    }
    return (node, sum)
  }
}
