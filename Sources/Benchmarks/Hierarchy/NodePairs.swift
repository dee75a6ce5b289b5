// SPDX-License-Identifier: Apache-2.0

import ContractionHierarchies
import DIMACS

/// Sources and targets of queries.
struct NodePairs {
  private(set) var sources: [UInt32]
  private(set) var targets: [UInt32]

  var count: Int { sources.count }
  var indices: Range<Int> { sources.indices }

  init(_ pairs: DIMACSPairs) {
    sources = pairs.sources
    targets = pairs.targets
  }

  /// Pairs drawn evenly, the same for the same numbers.
  init(random count: Int, nodeCount: Int) {
    var generator = PairGenerator(state: 1)
    let wanted = nodeCount == 0 ? 0 : count
    sources = []
    targets = []
    for _ in 0..<wanted {
      sources.append(generator.node(below: nodeCount))
      targets.append(generator.node(below: nodeCount))
    }
  }
}

/// SplitMix64, after Steele and others 2014, https://doi.org/10.1145/2714064.2660195.
private struct PairGenerator {
  var state: UInt64

  mutating func node(below count: Int) -> UInt32 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var z = state
    z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
    return UInt32((z ^ (z >> 31)) % UInt64(count))
  }
}
