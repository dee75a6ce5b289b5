// SPDX-License-Identifier: Apache-2.0

import ContractionHierarchies
import PackedFile
import TestSupport
import Testing

struct StrongComponentsTests {
  /// By node which nodes it leads to, itself among them.
  private static func reach(_ graph: Graph, _ isThere: (UInt32) -> Bool) -> [Set<UInt32>] {
    (0..<UInt32(graph.nodeCount)).map { start in
      var seen: Set = [start], open = [start]
      while let node = open.popLast() {
        for arc in graph.firstOut[node]..<graph.firstOut[node + 1] where isThere(arc) {
          if seen.insert(graph.head[arc]).inserted { open.append(graph.head[arc]) }
        }
      }
      return seen
    }
  }

  @Test func `components are the nodes that lead to each other, over the arcs that are there`() {
    for seed in 0..<300 {
      let graph = RandomGraph(seed: seed).graph
      guard graph.nodeCount <= 60 else { continue }
      var dice = SeededGenerator(seed: seed)
      let share = seed % 3
      let isThere = (0..<graph.arcCount).map { _ in Int.random(in: 0..<3, using: &dice) >= share }
      let found = StrongComponents(graph) { isThere[Int($0)] }
      let reach = Self.reach(graph) { isThere[Int($0)] }
      let nodes = 0..<UInt32(graph.nodeCount)
      for a in nodes {
        for b in reach[Int(a)] {
          let isMutual = reach[Int(b)].contains(a)
          #expect((found.component[Int(a)] == found.component[Int(b)]) == isMutual)
          #expect(found.component[Int(a)] >= found.component[Int(b)], "\(RandomGraph(seed: seed))")
        }
      }
      for (number, size) in found.sizes.enumerated() {
        #expect(size > 0 && size == found.component.count { $0 == UInt32(number) })
      }
      #expect(found.largest.map { found.sizes[Int($0)] } == found.sizes.max())
    }
  }
}
