// SPDX-License-Identifier: Apache-2.0

package import PackedFile

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

  /// `nil` where the weights make no square.
  init?(weights: PackedArray<Weight>) {
    size = Int(Double(weights.count).squareRoot().rounded())
    self.weights = weights
    guard size * size == weights.count else { return nil }
  }

  /// The number of core nodes that serves queries of a graph best, for its memory.
  static func size(nodeCount: Int) -> Int {
    guard nodeCount >= 1024 else { return nodeCount / 8 }
    let wanted = Int(2 * Double(nodeCount).squareRoot())
    return min(wanted, 1024)
  }

  /// Computes the table of the `size` highest nodes; O(size * arcs between them).
  ///
  /// The paths between two of them that climb and then descend stay among them, so one sweep up
  /// and one down from each gives a row.
  init(size: Int, first: [UInt32], arcs: [UpwardArc]) {
    let nodeCount = (first.count - 1) / 2
    let lowest = nodeCount - size
    var weights = [Weight](repeating: .infinity, count: size * size)
    for source in 0..<size {
      let row = source * size
      weights[row + source] = 0
      for v in source..<size where weights[row + v].isFinite {
        for arc in Int(first[2 * (lowest + v)])..<Int(first[2 * (lowest + v) + 1]) {
          let head = row + Int(arcs[arc].head) - lowest
          let sum = weights[row + v].saturatingSum(arcs[arc].weight)
          weights[head] = min(weights[head], sum)
        }
      }
      for v in (0..<size).reversed() {
        for arc in Int(first[2 * (lowest + v) + 1])..<Int(first[2 * (lowest + v) + 2]) {
          let sum = weights[row + Int(arcs[arc].head) - lowest].saturatingSum(arcs[arc].weight)
          weights[row + v] = min(weights[row + v], sum)
        }
      }
    }
    self.size = size
    self.weights = PackedArray(weights)
  }

  subscript(from: Int, to: Int) -> Weight { weights[from * size + to] }
}
