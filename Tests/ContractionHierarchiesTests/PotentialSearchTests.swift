// SPDX-License-Identifier: Apache-2.0

import ContractionHierarchies
import PackedFile
import TestSupport
import Testing

struct PotentialSearchTests {
  /// Some arcs are closed, some dearer, by a table.
  struct TableCosts: ArcCosts {
    let weights: [Weight]

    func weight(of arc: UInt32, base: Weight, after spent: Weight) -> Weight {
      weights[Int(arc)]
    }
  }

  @Test func `distances under other costs are Dijkstra's on a graph that has them`() {
    for seed in 0..<400 {
      let graph = RandomGraph(seed: seed).graph
      var generator = SeededGenerator(seed: seed + 1_000)
      let weights = graph.weight.map { weight -> Weight in
        switch Int.random(in: 0..<6, using: &generator) {
        case 0: .infinity
        case 1: weight.saturatingSum(.random(in: 0...weight / 2 + 3, using: &generator))
        // Below the graph's own it counts as that.
        case 2: weight / 2
        default: weight
        }
      }
      let open = (0..<UInt32(graph.arcCount)).filter { weights[Int($0)].isFinite }
      let tails = graph.tails()
      let altered = Graph.sortingArcs(
        nodeCount: graph.nodeCount, tail: open.map { tails[Int($0)] },
        head: open.map { graph.head[$0] },
        weight: open.map { max(graph.weight[$0], weights[Int($0)]) }
      ).graph
      var search = PotentialSearch(graph, ContractionHierarchy.build(graph))
      var oracle = Dijkstra(altered)
      for _ in 0..<8 {
        let seeds = (0..<4).map { _ in
          PathSeed(
            node: .random(in: 0..<UInt32(graph.nodeCount), using: &generator),
            weight: .random(in: 0...20, using: &generator))
        }
        search.reset()
        oracle.reset()
        for seed in seeds[..<2] {
          search.addSource(node: seed.node, weight: seed.weight)
          oracle.addSource(node: seed.node, weight: seed.weight)
        }
        for seed in seeds[2...] {
          search.addTarget(node: seed.node, weight: seed.weight)
          oracle.addTarget(node: seed.node, weight: seed.weight)
        }
        let found = search.run(TableCosts(weights: weights))
        #expect(found == oracle.run(), "\(RandomGraph(seed: seed))")
        guard found.isFinite, let source = search.pathSource, let target = search.pathTarget else {
          continue
        }
        let ends =
          UInt64(seeds[..<2].filter { $0.node == source }.map(\.weight).min() ?? .max)
          + UInt64(seeds[2...].filter { $0.node == target }.map(\.weight).min() ?? .max)
        let sum = search.path().reduce(ends) {
          $0 + UInt64(max(graph.weight[$1], weights[Int($1)]))
        }
        #expect(graph.follow(search.path(), from: source)?.end == target)
        #expect(sum == UInt64(found))
      }
    }
  }

  @Test func `without other costs it settles little more than the path`() throws {
    let graph = RandomGraph.town(side: 60, seed: 5)
    var search = PotentialSearch(graph, ContractionHierarchy.build(graph))
    var query = Dijkstra(graph)
    search.addSource(node: 7, weight: 0)
    search.addTarget(node: 3_590, weight: 0)
    query.addSource(node: 7, weight: 0)
    query.addTarget(node: 3_590, weight: 0)
    let weights = TableCosts(weights: Array(graph.weight))
    try #require(search.run(weights) == query.run())
    #expect(search.settledCount < query.counts.settled / 4)
  }

  @Test func `a bound ends the search`() {
    let graph = Graph(firstOut: [0, 1, 2, 2], head: [1, 2], weight: [5, 6])
    let costs = TableCosts(weights: [5, 6])
    var search = PotentialSearch(graph, ContractionHierarchy.build(graph))
    for (bound, expected) in [(Weight(11), Weight.infinity), (12, 11)] {
      search.reset()
      search.addSource(node: 0, weight: 0)
      search.addTarget(node: 2, weight: 0)
      #expect(search.run(costs, bound: bound) == expected)
    }
  }

  @Test func `what is left is what Dijkstra says, to several targets`() {
    for seed in 0..<200 {
      let graph = RandomGraph(seed: seed).graph
      var generator = SeededGenerator(seed: seed + 2_000)
      var potential = CHPotential(ContractionHierarchy.build(graph))
      var oracle = Dijkstra(graph)
      for _ in 0..<3 {
        let targets = (0..<2).map { _ in
          PathSeed(
            node: .random(in: 0..<UInt32(graph.nodeCount), using: &generator),
            weight: .random(in: 0...9, using: &generator))
        }
        potential.setTargets(targets)
        for node in 0..<UInt32(graph.nodeCount) {
          oracle.reset()
          oracle.addSource(node: node, weight: 0)
          for target in targets { oracle.addTarget(node: target.node, weight: target.weight) }
          #expect(potential.weight(from: node) == oracle.run(), "\(RandomGraph(seed: seed))")
        }
      }
    }
  }
}
