// SPDX-License-Identifier: Apache-2.0

import ContractionHierarchies
import TestSupport
import Testing

struct CHSweepTests {
  @Test(arguments: [CHSweep.Direction.fromSeeds, .toSeeds])
  func `all weights are those of single queries`(direction: CHSweep.Direction) {
    for seed in 0..<200 {
      let graph = RandomGraph(seed: seed).graph
      guard graph.nodeCount > 0 else { continue }
      let hierarchy = ContractionHierarchy.build(graph)
      var generator = SeededGenerator(seed: seed + 99)
      let limit: Weight = Bool.random(using: &generator) ? 10 : .largestFinite
      let seeds: [PathSeed] = (0..<Int.random(in: 0...3, using: &generator)).map { _ in
        PathSeed(
          node: .random(in: 0..<UInt32(graph.nodeCount), using: &generator),
          weight: .random(in: 0...limit, using: &generator))
      }
      let bound = Weight.random(in: 0...limit, using: &generator)
      var sweep = CHSweep(hierarchy), query = CHQuery(hierarchy)
      for bound in [Weight.infinity, bound] {
        sweep.run(from: seeds, direction, bound: bound)
        for node in 0..<UInt32(graph.nodeCount) {
          query.reset()
          for seed in seeds {
            if direction == .fromSeeds {
              query.addSource(node: seed.node, weight: seed.weight)
            } else {
              query.addTarget(node: seed.node, weight: seed.weight)
            }
          }
          if direction == .fromSeeds {
            query.addTarget(node: node, weight: 0)
          } else {
            query.addSource(node: node, weight: 0)
          }
          let expected = query.run(bound: bound)
          if sweep.weight(of: node) != expected {
            Issue.record("seed \(seed), node \(node): \(sweep.weight(of: node)), not \(expected)")
            return
          }
        }
      }
    }
  }
}
