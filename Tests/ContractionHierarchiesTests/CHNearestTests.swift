// SPDX-License-Identifier: Apache-2.0

import ContractionHierarchies
import TestSupport
import Testing

struct CHNearestTests {
  @Test func `the nearest targets of random graphs are the least of all weights`() {
    for seed in 0..<300 {
      let random = RandomGraph(seed: seed)
      var generator = SeededGenerator(seed: seed)
      let hierarchy = ContractionHierarchy.build(
        random.graph, parameters: parameters(seed, random.graph))
      let targets = (0..<Int.random(in: 0...12, using: &generator)).map { _ in
        seeds(in: random.graph, &generator)
      }
      var nearest = CHNearest(hierarchy, targets: targets)
      var table = CHTable(hierarchy, targets: targets)
      for _ in 0..<5 {
        let source = seeds(in: random.graph, &generator)
        var row: [Weight] = []
        table.weights(from: source, into: &row)
        // A bound that is the weight of a target leaves that one out.
        let bound = row.randomElement(using: &generator) ?? .infinity
        for limit in [.infinity, bound] {
          let expected = sorted(row, below: limit)
          for count in 0..<targets.count + 2 {
            let found = nearest.targets(count, from: source, bound: limit)
            #expect(found == Array(expected.prefix(count)), "\(random), \(count) of \(targets)")
          }
        }
      }
    }
  }

  private func sorted(_ row: [Weight], below limit: Weight) -> [CHNearest.Found] {
    row.enumerated().filter { $0.element < limit }
      .map { CHNearest.Found(target: $0.offset, weight: $0.element) }
      .sorted { ($0.weight, $0.target) < ($1.weight, $1.target) }
  }

  private func seeds(in graph: Graph, _ generator: inout SeededGenerator) -> [PathSeed] {
    (0..<Int.random(in: 1...2, using: &generator)).map { _ in
      PathSeed(
        node: UInt32.random(in: 0..<UInt32(graph.nodeCount), using: &generator),
        weight: Weight.random(in: 0...3, using: &generator))
    }
  }

  /// Cores of all sizes, from none to the whole graph.
  private func parameters(_ seed: Int, _ graph: Graph) -> ContractionParameters {
    var parameters = ContractionParameters()
    parameters.coreSize = [nil, 0, graph.nodeCount / 3, graph.nodeCount][seed % 4]
    return parameters
  }
}
