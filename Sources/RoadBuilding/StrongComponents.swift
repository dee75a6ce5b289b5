// SPDX-License-Identifier: Apache-2.0

import ContractionHierarchies
import PackedFile

/// Finds strongly connected components (Tarjan 1972, https://doi.org/10.1137/0201010; without
/// recursion, for roads are long).
struct StrongComponents {
  /// The component of each node; numbers mean nothing but sameness.
  private(set) var component: [UInt32]
  private(set) var sizes: [Int] = []

  private static let unvisited = UInt32.max

  private let graph: Graph
  private var index: [UInt32]
  private var low: [UInt32]
  private var path: [UInt32] = []
  private var counter: UInt32 = 0

  init(_ graph: Graph) {
    self.graph = graph
    component = [UInt32](repeating: Self.unvisited, count: graph.nodeCount)
    index = component
    low = component
    for node in 0..<UInt32(graph.nodeCount) where index[Int(node)] == Self.unvisited {
      explore(from: node)
    }
  }

  /// The component with most nodes, the first found of several; `nil` for no nodes.
  var largest: UInt32? {
    sizes.indices.max { sizes[$0] < sizes[$1] || (sizes[$0] == sizes[$1] && $0 > $1) }
      .map { UInt32($0) }
  }

  private mutating func explore(from root: UInt32) {
    var calls: [(node: UInt32, arc: UInt32)] = [(root, open(root))]
    while let (node, arc) = calls.last {
      let end = graph.firstOut[node + 1]
      if arc < end {
        calls[calls.count - 1].arc += 1
        let head = graph.head[arc]
        if index[Int(head)] == Self.unvisited {
          calls.append((head, open(head)))
        } else if component[Int(head)] == Self.unvisited {
          low[Int(node)] = min(low[Int(node)], index[Int(head)])
        }
        continue
      }
      if low[Int(node)] == index[Int(node)] { close(node) }
      calls.removeLast()
      if let parent = calls.last?.node {
        low[Int(parent)] = min(low[Int(parent)], low[Int(node)])
      }
    }
  }

  /// Numbers a node at its first visit; gives its first arc.
  private mutating func open(_ node: UInt32) -> UInt32 {
    index[Int(node)] = counter
    low[Int(node)] = counter
    counter += 1
    path.append(node)
    return graph.firstOut[node]
  }

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
