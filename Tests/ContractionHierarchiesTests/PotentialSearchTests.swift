// SPDX-License-Identifier: Apache-2.0

import ContractionHierarchies
import PackedFile
import TestSupport
import Testing

struct PotentialSearchTests {
  /// Some arcs are closed, some dearer, by a table.
  struct TableCosts: ArcCosts {
    let weights: [Weight]

    func cost(of arc: UInt32, base: Weight, after time: Weight) -> PathCost {
      PathCost(weights[Int(arc)])
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
          search.addSource(node: seed.node, cost: PathCost(seed.weight))
          oracle.addSource(node: seed.node, weight: seed.weight)
        }
        for seed in seeds[2...] {
          search.addTarget(node: seed.node, cost: PathCost(seed.weight))
          oracle.addTarget(node: seed.node, weight: seed.weight)
        }
        let found = search.run(TableCosts(weights: weights)).weight
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

  /// Avoided arcs, closures, waits, jams, ranks and slower speeds together, ties and zeros, several
  /// sources and targets, the targets' last pieces among what is altered.
  @Test(arguments: 0..<4)
  func `with a clock and what is avoided it is as good as correcting labels to the end`(
    _ part: Int
  ) throws {
    var found = 0, avoiding = 0
    for seed in stride(from: part, to: 6_000, by: 4) {
      let problem = TimedProblem(seed: seed)
      let expected = problem.bestByCorrecting
      if problem.graph.nodeCount <= 6 {
        let tried = problem.bestByTryingAll
        try #require(Self.isSame(tried, expected), "the oracles differ: \(problem)")
      }
      let (cost, path) = Self.run(problem)
      guard let expected else {
        try #require(!cost.isFinite, "\(problem)")
        continue
      }
      try #require(cost.isFinite && TimedProblem.triple(cost) == expected, "\(cost): \(problem)")
      found += 1
      avoiding += expected.avoided > 0 ? 1 : 0
      #expect(Self.isSame(Self.cost(of: path, problem), expected), "\(problem)")
    }
    #expect(found > 400 && avoiding > 100)
  }

  private static func isSame(_ a: TimedProblem.Triple?, _ b: TimedProblem.Triple?) -> Bool {
    guard let a, let b else { return a == nil && b == nil }
    return a == b
  }

  private struct Found {
    let source: UInt32?
    let target: Int?
    let arcs: [UInt32]
  }

  private static func run(_ problem: TimedProblem) -> (PathCost, Found) {
    run(problem, problem.costs)
  }

  private static func run(
    _ problem: TimedProblem, _ costs: some ArcCosts, departure: Weight = 0
  ) -> (PathCost, Found) {
    var search = PotentialSearch(
      problem.graph, ContractionHierarchy.build(problem.graph), order: TimedCosts.order)
    for seed in problem.sources { search.addSource(node: seed.node, cost: seed.cost) }
    for seed in problem.targets { search.addTarget(node: seed.node, cost: seed.cost) }
    let cost = search.run(costs, departure: departure)
    return (
      cost,
      Found(source: search.pathSource, target: search.pathTargetIndex, arcs: search.path())
    )
  }

  /// What the path that was found costs, arc by arc; `nil` where it does not hold together.
  private static func cost(of found: Found, _ problem: TimedProblem) -> TimedProblem.Triple? {
    let (graph, costs, order) = (problem.graph, problem.costs, TimedCosts.order)
    let starts = problem.sources.filter { $0.node == found.source }
    guard let target = found.target, let source = found.source,
      graph.follow(found.arcs, from: source)?.end == problem.targets[target].node,
      var cost = starts.map(\.cost).min(by: { order.key($0) < order.key($1) })
    else { return nil }
    for arc in found.arcs {
      cost = order.sum(
        cost,
        costs.cost(of: arc, base: graph.weight[arc], after: cost.weight & order.timeMask))
    }
    let rest = costs.cost(
      ofTarget: target, base: problem.targets[target].cost, after: cost.weight & order.timeMask)
    return TimedProblem.triple(order.sum(cost, rest))
  }

  @Test func `the clock of a later leg goes on from what the legs before took`() throws {
    var legs = 0, mattering = 0
    for seed in 0..<2_000 {
      let problem = TimedProblem(seed: seed)
      let (first, _) = Self.run(problem)
      guard first.isFinite else { continue }
      let taken = first.weight & TimedCosts.order.timeMask
      var later = problem
      later.costs.departure += taken
      let expected = later.bestByCorrecting
      let (cost, _) = Self.run(problem, problem.costs, departure: taken)
      let found = cost.isFinite ? TimedProblem.triple(cost) : nil
      try #require(Self.isSame(found, expected), "\(problem)")
      legs += 1
      mattering += Self.isSame(found, TimedProblem.triple(first)) ? 0 : 1
    }
    #expect(legs > 500 && mattering > 100, "\(legs) \(mattering)")
  }

  /// The same costs, and what lies ahead, up to some limit.
  private struct CostsAhead<Costs: ArcCosts>: ArcCosts {
    let costs: Costs
    let ahead: [PathCost]

    func cost(of arc: UInt32, base: Weight, after time: Weight) -> PathCost {
      costs.cost(of: arc, base: base, after: time)
    }

    func cost(ofTarget target: Int, base: PathCost, after time: Weight) -> PathCost {
      costs.cost(ofTarget: target, base: base, after: time)
    }

    func leastAhead(of node: UInt32) -> PathCost { ahead[Int(node)] }
  }

  @Test func `knowing what lies ahead changes no answer`() throws {
    let order = TimedCosts.order, rank = order.timeMask + 1
    let limits = [
      PathCost.infinite, .infinite, PathCost(0, avoided: 3), PathCost(rank),
      PathCost(rank, avoided: 2),
    ]
    var avoided = 0, ranks = 0
    for seed in 0..<6_000 {
      let problem = TimedProblem(seed: seed)
      let limit = limits[seed % limits.count]
      let ahead = problem.leastAhead.map { order.key($0) < order.key(limit) ? $0 : limit }
      avoided += ahead.contains { $0.isFinite && $0.avoided > 0 } ? 1 : 0
      ranks += ahead.contains { $0.isFinite && $0.weight > 0 } ? 1 : 0
      let (cost, _) = Self.run(problem, CostsAhead(costs: problem.costs, ahead: ahead))
      let found = cost.isFinite ? TimedProblem.triple(cost) : nil
      try #require(Self.isSame(found, problem.bestByCorrecting), "\(problem)")
    }
    #expect(avoided > 1_000 && ranks > 1_000, "\(avoided) \(ranks)")
  }

  @Test func `a target behind what is avoided is found without trying all else`() {
    struct Costs: ArcCosts {
      let avoided: Set<UInt32>

      func cost(of arc: UInt32, base: Weight, after time: Weight) -> PathCost {
        PathCost(base, avoided: avoided.contains(arc) ? base : 0)
      }
    }
    let graph = RandomGraph.town(side: 60, seed: 5)
    let target: UInt32 = 1_830
    let arcs = (0..<UInt32(graph.arcCount)).filter { graph.head[$0] == target }
    let least = arcs.map { graph.weight[$0] }.min() ?? 0
    let ahead = (0..<UInt32(graph.nodeCount)).map {
      $0 == target ? .zero : PathCost(0, avoided: least)
    }
    let costs = Costs(avoided: Set(arcs))
    let hierarchy = ContractionHierarchy.build(graph)
    func settled(_ costs: some ArcCosts) -> (PathCost, Int) {
      var search = PotentialSearch(graph, hierarchy, order: CostOrder(timeBits: 27))
      search.addSource(node: 7, cost: .zero)
      search.addTarget(node: target, cost: .zero)
      return (search.run(costs), search.settledCount)
    }
    let (cost, count) = settled(costs)
    let (sameCost, fewer) = settled(CostsAhead(costs: costs, ahead: ahead))
    #expect(cost == sameCost && cost.avoided == least)
    #expect(count > 3_000 && fewer < count / 5, "\(count) \(fewer)")
  }

  @Test func `a time beyond its bits is no way, not a higher rank`() {
    let graph = Graph(firstOut: [0, 1, 2, 2], head: [1, 2], weight: [9, 9])
    for (bits, expected) in [(4, PathCost.infinite), (5, PathCost(18))] {
      var search = PotentialSearch(
        graph, ContractionHierarchy.build(graph), order: CostOrder(timeBits: bits))
      search.addSource(node: 0, cost: .zero)
      search.addTarget(node: 2, cost: .zero)
      #expect(search.run(TableCosts(weights: [9, 9])) == expected)
    }
  }

  @Test func `without other costs it settles little more than the path`() throws {
    let graph = RandomGraph.town(side: 60, seed: 5)
    var search = PotentialSearch(graph, ContractionHierarchy.build(graph))
    var query = Dijkstra(graph)
    search.addSource(node: 7, cost: .zero)
    search.addTarget(node: 3_590, cost: .zero)
    query.addSource(node: 7, weight: 0)
    query.addTarget(node: 3_590, weight: 0)
    let weights = TableCosts(weights: Array(graph.weight))
    try #require(search.run(weights).weight == query.run())
    #expect(search.settledCount < query.settledCount / 4)
  }

  @Test func `a bound ends the search`() {
    let graph = Graph(firstOut: [0, 1, 2, 2], head: [1, 2], weight: [5, 6])
    let costs = TableCosts(weights: [5, 6])
    var search = PotentialSearch(graph, ContractionHierarchy.build(graph))
    for (bound, expected) in [(Weight(11), Weight.infinity), (12, 11)] {
      search.reset()
      search.addSource(node: 0, cost: .zero)
      search.addTarget(node: 2, cost: .zero)
      #expect(search.run(costs, bound: PathCost(bound)).weight == expected)
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
