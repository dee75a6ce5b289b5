// SPDX-License-Identifier: Apache-2.0

import PackedFile

/// Finds strongly connected components (Tarjan 1972, https://doi.org/10.1137/0201010; without
/// recursion, for roads are long), of a whole graph or of those of its arcs that are there.
@safe package struct StrongComponents {
  /// The component of each node; arcs between components lead from greater numbers to lesser ones.
  package private(set) var component: [UInt32]
  package private(set) var sizes: [Int] = []

  private static let unvisited = UInt32.max

  /// Of a node when it was first seen, and the least that is reached from it.
  private struct Visit {
    var index = unvisited
    var low = unvisited
  }

  private let graph: Graph
  private var visits: [Visit]
  private var path: [UInt32] = []
  private var calls: [(node: UInt32, arc: UInt32)] = []
  private var counter: UInt32 = 0

  package init(_ graph: Graph, where isThere: (UInt32) -> Bool = { _ in true }) {
    self.graph = graph
    component = [UInt32](repeating: Self.unvisited, count: graph.nodeCount)
    visits = [Visit](repeating: Visit(), count: graph.nodeCount)
    for node in 0..<UInt32(graph.nodeCount) where visits[Int(node)].index == Self.unvisited {
      explore(from: node, isThere)
    }
    (visits, path, calls) = ([], [], [])
  }

  /// The component with most nodes, the first found of several; `nil` for no nodes.
  package var largest: UInt32? {
    sizes.indices.max { sizes[$0] < sizes[$1] || (sizes[$0] == sizes[$1] && $0 > $1) }
      .map { UInt32($0) }
  }

  private mutating func explore(from root: UInt32, _ isThere: (UInt32) -> Bool) {
    let firstOut = unsafe graph.firstOut.baseAddress
    calls.append((root, open(root)))
    while let (node, arc) = calls.last {
      if unsafe arc < firstOut[Int(node) + 1] {
        calls[calls.count - 1].arc += 1
        if isThere(arc) { follow(arc, from: node) }
        continue
      }
      let visit = visits[Int(node)]
      if visit.low == visit.index { close(node) }
      calls.removeLast()
      if let parent = calls.last?.node { lower(parent, to: visit.low) }
    }
  }

  private mutating func follow(_ arc: UInt32, from node: UInt32) {
    let head = unsafe graph.head.baseAddress[Int(arc)]
    let index = visits[Int(head)].index
    if index == Self.unvisited {
      calls.append((head, open(head)))
    } else if component[Int(head)] == Self.unvisited {
      lower(node, to: index)
    }
  }

  private mutating func lower(_ node: UInt32, to index: UInt32) {
    visits[Int(node)].low = min(visits[Int(node)].low, index)
  }

  /// Numbers a node at its first visit; gives its first arc.
  private mutating func open(_ node: UInt32) -> UInt32 {
    visits[Int(node)] = Visit(index: counter, low: counter)
    counter += 1
    path.append(node)
    return graph.firstOut[node]
  }

  /// Numbers a component, of which nothing leads to any that is not numbered yet.
  private mutating func close(_ root: UInt32) {
    let number = UInt32(sizes.count)
    var size = 0
    while let node = path.popLast() {
      component[Int(node)] = number
      size += 1
      if node == root { break }
    }
    sizes.append(size)
  }
}
