// SPDX-License-Identifier: Apache-2.0

import ContractionHierarchies
import PackedFile
import TestSupport
import Testing

struct CHQueryTests {
  @Test func `all distances and paths of random graphs are Dijkstra's`() {
    for seed in 0..<400 {
      let random = RandomGraph(seed: seed)
      let graph = random.graph
      let hierarchy = ContractionHierarchy.build(graph, parameters: parameters(seed, graph))
      #expect(hierarchy.checkInvariants(against: graph) == [], "\(random)")
      var query = CHQuery(hierarchy)
      var oracle = Dijkstra(graph)
      let stride = Swift.max(1, graph.nodeCount / 14)
      for source in Swift.stride(from: 0, to: UInt32(graph.nodeCount), by: stride) {
        oracle.reset()
        oracle.addSource(node: source, weight: 0)
        oracle.runToAll()
        for target in 0..<UInt32(graph.nodeCount) {
          let expected = oracle.distance(of: target)
          if !agrees(&query, graph, source, target, expected) {
            Issue.record("\(source) to \(target), expected \(expected): \(random)")
            return
          }
        }
      }
    }
  }

  @Test func `searches that reach more nodes than there is room for at first`() {
    // A grid of 40 x 40; room is for 512 nodes, which seeds, arcs or both lead beyond.
    let side = 40
    var generator = SeededGenerator(seed: 5)
    var arcs: [(tail: UInt32, head: UInt32)] = []
    for node in 0..<side * side {
      if node % side > 0 { arcs.append((UInt32(node), UInt32(node - 1))) }
      if node >= side { arcs.append((UInt32(node), UInt32(node - side))) }
    }
    arcs += arcs.map { ($0.head, $0.tail) }
    let graph = Graph.sortingArcs(
      nodeCount: side * side, tail: arcs.map(\.tail), head: arcs.map(\.head),
      weight: arcs.map { _ in Weight.random(in: 1...9, using: &generator) }
    ).graph
    var parameters = ContractionParameters()
    parameters.coreSize = 0
    let hierarchy = ContractionHierarchy.build(graph, parameters: parameters)
    var query = CHQuery(hierarchy)
    var oracle = Dijkstra(graph)
    for count in [1, 250, 505, 511, 512, 513, 1024, 1025, 1500, 3] {
      query.reset()
      oracle.reset()
      for seed in 0..<count {
        let weight = Weight.random(in: 0...40, using: &generator)
        query.addSource(node: UInt32(seed), weight: weight)
        oracle.addSource(node: UInt32(seed), weight: weight)
        query.addTarget(node: UInt32(1_599 - seed / 2), weight: weight)
        oracle.addTarget(node: UInt32(1_599 - seed / 2), weight: weight)
      }
      #expect(query.run() == oracle.run(), "\(count) seeds a side")
    }
    let targets = [(0..<700).map { PathSeed(node: UInt32(1_599 - $0), weight: Weight($0 % 7)) }]
    var table = CHTable(hierarchy, targets: targets)
    var row: [Weight] = []
    table.weights(from: [PathSeed(node: 0, weight: 0)], into: &row)
    oracle.reset()
    oracle.addSource(node: 0, weight: 0)
    for seed in targets[0] { oracle.addTarget(node: seed.node, weight: seed.weight) }
    #expect(row == [oracle.run()])
  }

  /// Cores of all sizes, from none to the whole graph.
  private func parameters(_ seed: Int, _ graph: Graph) -> ContractionParameters {
    var parameters = ContractionParameters()
    parameters.coreSize = [nil, 0, graph.nodeCount / 3, graph.nodeCount][seed % 4]
    return parameters
  }

  /// Whether distance and path of one pair are as expected.
  private func agrees(
    _ query: inout CHQuery, _ graph: Graph, _ source: UInt32, _ target: UInt32, _ expected: Weight
  ) -> Bool {
    query.reset()
    query.addSource(node: source, weight: 0)
    query.addTarget(node: target, weight: 0)
    guard query.run() == expected else { return false }
    let path = query.path()
    guard expected.isFinite else { return path.isEmpty && query.pathSource == nil }
    guard let end = graph.follow(path, from: source) else { return false }
    return end.end == target && end.weight == UInt64(expected) && query.pathSource == source
      && query.pathTarget == target
  }

  @Test func `several sources and targets of differing weights give the least sum`() {
    for seed in 0..<400 {
      let random = RandomGraph(seed: seed)
      let graph = random.graph
      var query = CHQuery(
        ContractionHierarchy.build(graph, parameters: parameters(seed, graph)))
      var oracle = Dijkstra(graph)
      var generator = SeededGenerator(seed: seed + 10_000)
      for _ in 0..<10 {
        let seeds = Seeds(nodeCount: graph.nodeCount, using: &generator)
        let expected = seeds.run(&oracle)
        let found = seeds.run(&query)
        if found != expected || !seeds.fit(&query, graph, found) || !seeds.respect(&query, found) {
          Issue.record("\(seeds): found \(found), expected \(expected): \(random)")
          return
        }
      }
    }
  }

  @Test func `of two seeds at one node the lighter counts, in either order`() {
    let graph = Graph(firstOut: [0, 1, 1], head: [1], weight: [5])
    var query = CHQuery(ContractionHierarchy.build(graph))
    for weights: [Weight] in [[7, 3], [3, 7], [.infinity, 3]] {
      query.reset()
      for weight in weights {
        query.addSource(node: 0, weight: weight)
        query.addTarget(node: 1, weight: weight)
      }
      let found = query.run()
      #expect(found == 11)
      #expect(query.path() == [0])
    }
  }

  @Test func `a node that is source and target is a path without arcs`() {
    let graph = Graph(firstOut: [0, 1], head: [0], weight: [5])
    var query = CHQuery(ContractionHierarchy.build(graph))
    query.addSource(node: 0, weight: 2)
    query.addTarget(node: 0, weight: 4)
    let found = query.run()
    #expect(found == 6)
    #expect(query.path() == [])
    #expect(query.pathSource == 0)
    #expect(query.pathTarget == 0)
  }

  @Test(arguments: [
    (UInt32(3), Weight.largestFinite - 3, Weight.largestFinite),
    (4, .largestFinite - 3, .infinity), (.largestFinite, .largestFinite, .infinity),
    (.infinity, 0, .infinity), (.max, 0, .infinity),
  ])
  func `a sum beyond the largest weight is no answer`(
    source: Weight, target: Weight, expected: Weight
  ) {
    let graph = Graph(firstOut: [0, 1, 1], head: [1], weight: [0])
    var query = CHQuery(ContractionHierarchy.build(graph))
    query.addSource(node: 0, weight: source)
    query.addTarget(node: 1, weight: target)
    let found = query.run()
    #expect(found == expected)
  }

  @Test func `a query of an empty graph, and one without targets, find nothing`() {
    var empty = CHQuery(ContractionHierarchy.build(Graph(firstOut: [0], head: [], weight: [])))
    let nothing = empty.run()
    #expect(nothing == .infinity)
    var query = CHQuery(
      ContractionHierarchy.build(Graph(firstOut: [0, 1, 1], head: [1], weight: [5])))
    query.addSource(node: 0, weight: 0)
    let found = query.run()
    #expect(found == .infinity)
    #expect(query.path() == [])
    #expect(query.pathTarget == nil)
  }
}

/// A few weighted sources and targets.
private struct Seeds: CustomStringConvertible {
  var sources: [(node: UInt32, weight: Weight)] = []
  var targets: [(node: UInt32, weight: Weight)] = []

  init(nodeCount: Int, using generator: inout SeededGenerator) {
    let limit: Weight = Bool.random(using: &generator) ? 10 : .largestFinite
    func draw(_ generator: inout SeededGenerator) -> (node: UInt32, weight: Weight) {
      (
        .random(in: 0..<UInt32(nodeCount), using: &generator),
        .random(in: 0...limit, using: &generator)
      )
    }
    for _ in 0..<Int.random(in: 1...4, using: &generator) { sources.append(draw(&generator)) }
    for _ in 0..<Int.random(in: 1...4, using: &generator) { targets.append(draw(&generator)) }
  }

  func run(_ query: inout CHQuery) -> Weight {
    query.reset()
    for seed in sources { query.addSource(node: seed.node, weight: seed.weight) }
    for seed in targets { query.addTarget(node: seed.node, weight: seed.weight) }
    return query.run()
  }

  func run(_ search: inout Dijkstra) -> Weight {
    search.reset()
    for seed in sources { search.addSource(node: seed.node, weight: seed.weight) }
    for seed in targets { search.addTarget(node: seed.node, weight: seed.weight) }
    return search.run()
  }

  /// Whether the path joins the seeds that the query names, with the sum that it found.
  func fit(_ query: inout CHQuery, _ graph: Graph, _ found: Weight) -> Bool {
    guard found.isFinite else { return query.pathSource == nil && query.path().isEmpty }
    guard let source = query.pathSource, let target = query.pathTarget,
      let first = sources.filter({ $0.node == source }).map(\.weight).min(),
      let last = targets.filter({ $0.node == target }).map(\.weight).min(),
      let end = graph.follow(query.path(), from: source)
    else { return false }
    return end.end == target && UInt64(first) + end.weight + UInt64(last) == UInt64(found)
  }

  /// Whether a bound cuts off exactly the sums that are not below it.
  func respect(_ query: inout CHQuery, _ found: Weight) -> Bool {
    guard found.isFinite else { return true }
    for (bound, expected) in [(found, Weight.infinity), (found + 1, found)] {
      query.reset()
      for seed in sources { query.addSource(node: seed.node, weight: seed.weight) }
      for seed in targets { query.addTarget(node: seed.node, weight: seed.weight) }
      if query.run(bound: bound) != expected { return false }
    }
    return true
  }

  var description: String { "sources \(sources), targets \(targets)" }
}
