// SPDX-License-Identifier: Apache-2.0

import ContractionHierarchies
import PackedFile
import Testing

struct DijkstraTests {
  /// Distances by relaxing every arc until nothing changes: the oracle of the oracle.
  private func distances(_ random: RandomGraph, from source: Int) -> [UInt64?] {
    var distances = [UInt64?](repeating: nil, count: random.nodeCount)
    distances[source] = 0
    var hasChanged = true
    while hasChanged {
      hasChanged = false
      for (arc, x) in random.tail.enumerated() {
        guard let start = distances[Int(x)] else { continue }
        let sum = start + UInt64(random.weight[arc])
        let y = Int(random.head[arc])
        guard sum <= UInt64(Weight.largestFinite), distances[y].map({ sum < $0 }) ?? true else {
          continue
        }
        distances[y] = sum
        hasChanged = true
      }
    }
    return distances
  }

  @Test func `distances are those of relaxing every arc to the end`() {
    for seed in 0..<100 {
      let random = RandomGraph(seed: seed)
      let graph = random.graph
      var search = Dijkstra(graph)
      for source in 0..<min(random.nodeCount, 5) {
        search.reset()
        search.addSource(node: UInt32(source), weight: 0)
        search.runToAll()
        let found = (0..<UInt32(random.nodeCount)).map { search.distance(of: $0) }
        let expected = distances(random, from: source).map { $0.map(Weight.init) ?? .infinity }
        #expect(found == expected, "from \(source): \(random)")
      }
    }
  }

  @Test func `a path leads from the best source to the best target`() {
    // 0 -> 1 -> 2 and 3 -> 2
    let graph = Graph(firstOut: [0, 1, 2, 2, 3], head: [1, 2, 2], weight: [1, 1, 9])
    var search = Dijkstra(graph)
    search.addSource(node: 0, weight: 4)
    search.addSource(node: 3, weight: 0)
    search.addTarget(node: 2, weight: 10)
    search.addTarget(node: 1, weight: 12)
    let found = search.run()
    #expect(found == 16)
    #expect(search.path() == [0, 1])
    #expect(search.pathSource == 0)
    #expect(search.pathTarget == 2)
    #expect(search.settledCount == 4)
  }

  @Test func `arcs in any order keep their order at each node and know where they came from`() {
    let (graph, inputArc) = Graph.sortingArcs(
      nodeCount: 3, tail: [2, 0, 2, 0], head: [1, 1, 0, 0], weight: [10, 11, 12, 13])
    #expect(Array(graph.firstOut) == [0, 2, 2, 4])
    #expect(Array(graph.head) == [1, 0, 1, 0])
    #expect(Array(graph.weight) == [11, 13, 10, 12])
    #expect(inputArc == [1, 3, 0, 2])
    #expect(graph.tails() == [0, 0, 2, 2])
    #expect((0..<4).map { graph.tail(of: $0) } == [0, 0, 2, 2])
  }
}
