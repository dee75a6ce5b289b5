// SPDX-License-Identifier: Apache-2.0

import ContractionHierarchies
import PackedFile
import TestSupport
import Testing

struct CHAlternativesTests {
  /// Arcs both ways between nodes of a drawing, by their weights.
  private func graph(_ nodeCount: Int, _ edges: [(UInt32, UInt32, Weight)]) -> Graph {
    Graph.sortingArcs(
      nodeCount: nodeCount, tail: edges.map(\.0) + edges.map(\.1),
      head: edges.map(\.1) + edges.map(\.0), weight: edges.map(\.2) + edges.map(\.2)
    ).graph
  }

  private func nodes(_ path: CHAlternatives.Path, _ graph: Graph) -> [UInt32] {
    [path.source] + path.arcs.map { graph.head[$0] }
  }

  private func seed(_ node: UInt32) -> [PathSeed] { [PathSeed(node: node, weight: 0)] }

  /// Two ways, the upper one of 40, the lower one of 44.
  ///
  ///       1---2---3
  ///      /         \
  ///     0           7
  ///      \         /
  ///       4---5---6
  @Test func `two ways round are both found, the better one first`() {
    let graph = graph(
      8,
      [
        (0, 1, 10), (1, 2, 10), (2, 3, 10), (3, 7, 10), (0, 4, 11), (4, 5, 11), (5, 6, 11),
        (6, 7, 11),
      ])
    var search = CHAlternatives(graph, ContractionHierarchy.build(graph))
    let paths = search.paths(from: seed(0), to: seed(7), count: 3)
    #expect(paths.map { nodes($0, graph) } == [[0, 1, 2, 3, 7], [0, 4, 5, 6, 7]])
    #expect(paths.map(\.weight) == [40, 44])
  }

  @Test func `what is much longer is no alternative`() {
    let graph = graph(4, [(0, 1, 10), (1, 3, 10), (0, 2, 13), (2, 3, 13)])
    var search = CHAlternatives(graph, ContractionHierarchy.build(graph))
    #expect(search.paths(from: seed(0), to: seed(3), count: 3).count == 1)
    var rules = AlternativeRules()
    rules.stretch = 0.3
    #expect(search.paths(from: seed(0), to: seed(3), count: 3, rules: rules).count == 2)
  }

  /// A loop at the roadside is no other way, though little longer.
  ///
  ///          4
  ///         / \
  ///     0--1---2--3
  @Test func `a detour around one piece of the road is no alternative`() {
    let graph = graph(
      5, [(0, 1, 50), (1, 2, 4), (2, 3, 50), (1, 4, 4), (4, 2, 4)])
    var search = CHAlternatives(graph, ContractionHierarchy.build(graph))
    #expect(search.paths(from: seed(0), to: seed(3), count: 3).count == 1)
  }

  @Test func `bits that count for no length must be those of the best path`() {
    // The lower way has a bit more.
    let graph = graph(4, [(0, 1, 10), (1, 3, 10), (0, 2, 10 | 1 << 20), (2, 3, 10)])
    var search = CHAlternatives(
      graph, ContractionHierarchy.build(graph), order: CostOrder(timeBits: 20))
    var rules = AlternativeRules()
    rules.stretch = 1e9
    #expect(search.paths(from: seed(0), to: seed(3), count: 3, rules: rules).count == 1)
  }

  @Test func `further paths may be refused, the best one not`() {
    let graph = graph(4, [(0, 1, 10), (1, 3, 10), (0, 2, 11), (2, 3, 11)])
    var search = CHAlternatives(graph, ContractionHierarchy.build(graph))
    let all = search.paths(from: seed(0), to: seed(3), count: 2)
    let none = search.paths(from: seed(0), to: seed(3), count: 2) { _ in false }
    #expect(all.count == 2)
    #expect(none == [all[0]])
  }

  @Test func `no path has no alternatives, and one that begins at its end has none`() {
    let graph = Graph(firstOut: [0, 1, 1], head: [1], weight: [5])
    var search = CHAlternatives(graph, ContractionHierarchy.build(graph))
    #expect(search.paths(from: seed(1), to: seed(0), count: 3) == [])
    #expect(search.paths(from: seed(1), to: seed(1), count: 3).map(\.arcs) == [[]])
  }

  /// The tests of the literature, in full, on the paths that are given.
  @Test(arguments: 0..<12)
  func `alternatives are paths, not much longer, not the same, and optimal in every stretch`(
    town: Int
  ) {
    let graph = RandomGraph.town(side: 40, seed: town)
    let hierarchy = ContractionHierarchy.build(graph)
    var search = CHAlternatives(graph, hierarchy)
    var query = Dijkstra(graph)
    var generator = SeededGenerator(seed: town)
    let rules = AlternativeRules()
    var found = 0
    for _ in 0..<20 {
      let source = UInt32.random(in: 0..<1_600, using: &generator)
      let target = UInt32.random(in: 0..<1_600, using: &generator)
      query.reset()
      query.addSource(node: source, weight: 0)
      query.addTarget(node: target, weight: 0)
      let paths = search.paths(from: seed(source), to: seed(target), count: 3)
      guard let best = paths.first else {
        #expect(query.run() == .infinity)
        continue
      }
      #expect(best.weight == query.run())
      found += paths.count - 1
      var taken = Set(best.arcs)
      for path in paths.dropFirst() {
        let followed = graph.follow(path.arcs, from: source)
        #expect(followed?.end == target)
        #expect(followed?.weight == UInt64(path.weight))
        #expect(Double(path.weight) <= (1 + rules.stretch) * Double(best.weight))
        let shared = path.arcs.filter { taken.contains($0) }.reduce(0) {
          $0 + Int(graph.weight[$1])
        }
        #expect(Double(shared) <= rules.sharing * Double(best.weight))
        #expect(Set(nodes(path, graph)).count == path.arcs.count + 1)
        taken.formUnion(path.arcs)
      }
    }
    #expect(found > 5)
  }
}
