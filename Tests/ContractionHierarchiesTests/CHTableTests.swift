// SPDX-License-Identifier: Apache-2.0

import ContractionHierarchies
import TestSupport
import Testing

struct CHTableTests {
  @Test func `every weight of a table is that of a single query`() {
    for seed in 0..<300 {
      let graph = RandomGraph(seed: seed).graph
      guard graph.nodeCount > 0 else { continue }
      var parameters = ContractionParameters()
      parameters.coreSize = [nil, 0, graph.nodeCount / 3, graph.nodeCount][seed % 4]
      let hierarchy = ContractionHierarchy.build(graph, parameters: parameters)
      var generator = SeededGenerator(seed: seed + 77)
      let sources = places(graph.nodeCount, &generator)
      let targets = places(graph.nodeCount, &generator)
      var table = CHTable(hierarchy, targets: targets)
      var query = CHQuery(hierarchy)
      var row: [Weight] = []
      for source in sources {
        table.weights(from: source, into: &row)
        let single = targets.map { target -> Weight in
          query.reset()
          for seed in source { query.addSource(node: seed.node, weight: seed.weight) }
          for seed in target { query.addTarget(node: seed.node, weight: seed.weight) }
          return query.run()
        }
        if row != single {
          Issue.record("seed \(seed): \(row) instead of \(single)")
          return
        }
      }
    }
  }

  @Test func `a table without targets has empty rows`() {
    let graph = Graph(firstOut: [0, 1, 1], head: [1], weight: [5])
    var table = CHTable(ContractionHierarchy.build(graph), targets: [])
    var row: [Weight] = [1]
    table.weights(from: [PathSeed(node: 0, weight: 0)], into: &row)
    #expect(row == [])
  }

  /// Up to eight places of up to three seeds, some of them without any, some infinite.
  private func places(_ nodeCount: Int, _ generator: inout SeededGenerator) -> [[PathSeed]] {
    (0..<Int.random(in: 1...8, using: &generator)).map { _ in
      (0..<Int.random(in: 0...3, using: &generator)).map { _ in
        let limit = [0, 10, Weight.largestFinite, .infinity].randomElement(using: &generator) ?? 0
        return PathSeed(
          node: .random(in: 0..<UInt32(nodeCount), using: &generator),
          weight: .random(in: 0...limit, using: &generator))
      }
    }
  }
}
