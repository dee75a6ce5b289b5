// SPDX-License-Identifier: Apache-2.0

import ContractionHierarchies
import DIMACS

/// Sources and targets of queries.
struct NodePairs {
  private(set) var sources: [UInt32] = []
  private(set) var targets: [UInt32] = []

  var count: Int { sources.count }
  var indices: Range<Int> { sources.indices }

  init() {}

  /// Pairs of a file whose nodes have got other numbers, if they have.
  init(_ pairs: DIMACSPairs, _ number: [UInt32]? = nil) {
    sources = pairs.sources.map { number?[Int($0)] ?? $0 }
    targets = pairs.targets.map { number?[Int($0)] ?? $0 }
  }

  /// Pairs drawn evenly, the same for the same numbers.
  init(random count: Int, nodeCount: Int) {
    var dice = Dice(seed: 1)
    for _ in 0..<(nodeCount == 0 ? 0 : count) {
      append(UInt32(dice.below(nodeCount)), UInt32(dice.below(nodeCount)))
    }
  }

  mutating func append(_ source: UInt32, _ target: UInt32) {
    sources.append(source)
    targets.append(target)
  }

  func prefix(_ count: Int) -> NodePairs {
    var pairs = NodePairs()
    pairs.sources = Array(sources.prefix(count))
    pairs.targets = Array(targets.prefix(count))
    return pairs
  }
}
