// SPDX-License-Identifier: Apache-2.0

package import PackedFile
import Threads

/// The weights of shortest paths between all pairs of the highest nodes of a hierarchy, its core.
///
/// Nearly every query climbs to the same few nodes and spends half of its time among them. With the
/// table a search ends where it enters the core: the best path over the core is the least of
/// distance + table + distance over the few nodes where both searches enter.
///
/// Rows are nodes to start at, columns nodes to end at, both from the lowest of the core up.
package struct CoreTable: Sendable {
  /// Nodes of the core.
  package let size: Int
  /// `size * size` elements, infinite where there is no path.
  package let weights: PackedArray<Weight>

  init(size: Int, weights: PackedArray<Weight>) {
    self.size = size
    self.weights = weights
  }

  /// `nil` where the weights make no square.
  init?(weights: PackedArray<Weight>) {
    self.init(size: Int(Double(weights.count).squareRoot().rounded()), weights: weights)
    guard size * size == weights.count else { return nil }
  }

  /// The number of core nodes that serves queries of a graph best, for its memory: the table has
  /// some seven bytes a node of the graph.
  ///
  /// With more, queries are still a little faster, and the table soon outgrows all else.
  static func size(nodeCount: Int) -> Int {
    guard nodeCount >= 1024 else { return nodeCount / 8 }
    return Int(1.35 * Double(nodeCount).squareRoot())
  }

  /// Computes the table of the `size` highest nodes; O(size * arcs between them).
  ///
  /// The paths between two of them that climb and then descend stay among them, so one sweep up
  /// and one down from each gives a row.
  init(
    size: Int, nodes: PackedPairs, arcs: PackedPairs, _ code: WeightCode, _ team: WorkerTeam
  ) {
    let graph = CoreGraph(size: size, nodes: nodes, arcs: arcs, code)
    let weights = unsafe PackedArray<Weight>(count: size * size) { memory in
      unsafe memory.update(repeating: .infinity, count: size * size)
      team.forEachPart(of: size, partSize: 16) { _, part in
        for source in part { unsafe graph.fill(memory + source * size, from: source) }
      }
    }
    self.init(size: size, weights: weights)
  }

  subscript(from: Int, to: Int) -> Weight { weights[from * size + to] }
}

/// The arcs between the nodes of a core, counted from its lowest.
private struct CoreGraph {
  private let size: Int
  /// As in `ContractionHierarchy`, the arcs out of and into a node in turn.
  private var first: [Int] = [0]
  private var arcs: [UpwardArc] = []

  init(size: Int, nodes: PackedPairs, arcs packed: PackedPairs, _ code: WeightCode) {
    self.size = size
    let lowest = nodes.count - 1 - size
    for v in lowest..<lowest + size {
      let node = nodes[v]
      let middle = Int(node.low + node.high)
      for range in [Int(node.low)..<middle, middle..<Int(nodes[v + 1].low)] {
        for arc in range {
          let (head, weight) = packed[arc]
          arcs.append(UpwardArc(head: head - UInt32(lowest), weight: code.decode(weight)))
        }
        first.append(arcs.count)
      }
    }
  }

  /// Fills a row of infinite weights.
  func fill(_ row: UnsafeMutablePointer<Weight>, from source: Int) {
    unsafe row[source] = 0
    for v in source..<size where unsafe row[v].isFinite {
      for arc in arcs[first[2 * v]..<first[2 * v + 1]] {
        let sum = unsafe row[v].saturatingSum(arc.weight)
        unsafe row[Int(arc.head)] = min(row[Int(arc.head)], sum)
      }
    }
    for v in (0..<size).reversed() {
      for arc in arcs[first[2 * v + 1]..<first[2 * v + 2]] {
        let sum = unsafe row[Int(arc.head)].saturatingSum(arc.weight)
        unsafe row[v] = min(row[v], sum)
      }
    }
  }
}
