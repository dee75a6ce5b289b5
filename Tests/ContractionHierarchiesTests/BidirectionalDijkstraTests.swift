// SPDX-License-Identifier: Apache-2.0

import ContractionHierarchies
import PackedFile
import TestSupport
import Testing

struct BidirectionalDijkstraTests {
  @Test func `distances are Dijkstra's, from one search to the next`() {
    for seed in 0..<300 {
      let random = RandomGraph(seed: seed)
      let graph = random.graph
      var oracle = Dijkstra(graph)
      var search = BidirectionalDijkstra(graph)
      for source in 0..<UInt32(min(random.nodeCount, 6)) {
        oracle.reset()
        oracle.addSource(node: source, weight: 0)
        oracle.runToAll()
        for target in 0..<UInt32(random.nodeCount) {
          search.reset()
          search.addSource(node: source, weight: 0)
          search.addTarget(node: target, weight: 0)
          let found = search.run()
          #expect(found == oracle.distance(of: target), "\(source) to \(target): \(random)")
        }
      }
    }
  }

  @Test func `of several sources and targets the best pair below the bound counts`() {
    for seed in 0..<300 {
      let random = RandomGraph(seed: seed)
      var generator = SeededGenerator(seed: seed)
      var oracle = Dijkstra(random.graph)
      var search = BidirectionalDijkstra(random.graph)
      for _ in 0..<8 {
        let node = UInt32.random(in: 0..<UInt32(random.nodeCount), using: &generator)
        let weight = Weight.random(in: 0...9, using: &generator)
        if Bool.random(using: &generator) {
          oracle.addSource(node: node, weight: weight)
          search.addSource(node: node, weight: weight)
        } else {
          oracle.addTarget(node: node, weight: weight)
          search.addTarget(node: node, weight: weight)
        }
      }
      let bound = Weight.random(in: 0...Weight.infinity, using: &generator)
      let expected = oracle.run(bound: bound)
      let found = search.run(bound: bound)
      #expect(found == expected, "bound \(bound): \(random)")
    }
  }

  @Test func `both searches of a street stop in its middle`() {
    // 0 <-> 1 <-> ... <-> 100
    let last = UInt32(100)
    let graph = Graph.sortingArcs(
      nodeCount: 101, tail: Array(0..<last) + Array(1...last),
      head: Array(1...last) + Array(0..<last), weight: [Weight](repeating: 7, count: 200)
    ).graph
    var search = BidirectionalDijkstra(graph)
    search.addSource(node: 30, weight: 0)
    search.addTarget(node: 70, weight: 0)
    #expect(search.run() == 280)
    // Twenty steps each way from each end, and no more than one node beyond.
    #expect((78...84).contains(search.counts.settled))
    #expect(search.counts.relaxed == 2 * search.counts.settled)
    #expect(search.counts.stalled == 0)
  }

  @Test func `nodes are settled in the order of their distances, each once`() {
    for seed in 0..<100 {
      let random = RandomGraph(seed: seed)
      let graph = random.graph
      var oracle = Dijkstra(graph)
      oracle.addSource(node: 0, weight: 0)
      oracle.runToAll()
      var search = SettlingSearch(graph)
      search.addSource(node: 0, weight: 0)
      var order: [UInt32] = []
      var last = Weight(0)
      while let (node, distance) = search.settleNext() {
        #expect(distance >= last && distance == oracle.distance(of: node), "\(random)")
        last = distance
        order.append(node)
      }
      let reachable = (0..<UInt32(random.nodeCount)).filter { oracle.distance(of: $0).isFinite }
      #expect(order.sorted() == reachable, "\(random)")
      let degrees = order.map { Int(graph.firstOut[$0 + 1] - graph.firstOut[$0]) }
      #expect(search.counts.settled == order.count)
      #expect(search.counts.relaxed == degrees.reduce(0, +))
    }
  }
}
