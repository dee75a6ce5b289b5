// SPDX-License-Identifier: Apache-2.0

package import PackedFile

/// A directed graph with weighted arcs, stored as adjacency arrays.
///
///     for xy in graph.firstOut[x]..<graph.firstOut[x + 1] {
///       let y = graph.head[xy]
///     }
///
/// `firstOut` has `n + 1` elements, the first 0, the last `m`, none smaller than the one before;
/// `head` and `weight` have `m`. Heads are below `n` and weights finite. Loops, parallel arcs,
/// weight 0 and nodes without arcs are ordinary.
package struct Graph: Sendable {
  package let firstOut: PackedArray<UInt32>
  package let head: PackedArray<UInt32>
  package let weight: PackedArray<Weight>

  package var nodeCount: Int { firstOut.count - 1 }
  package var arcCount: Int { head.count }

  /// Takes arrays of the shape above; others are the caller's mistake and stop the program.
  package init(firstOut: [UInt32], head: [UInt32], weight: [Weight]) {
    self.init(
      firstOut: PackedArray(firstOut), head: PackedArray(head), weight: PackedArray(weight))
    if let fault = fault() { preconditionFailure("graph \(fault)") }
  }

  init(firstOut: PackedArray<UInt32>, head: PackedArray<UInt32>, weight: PackedArray<Weight>) {
    self.firstOut = firstOut
    self.head = head
    self.weight = weight
  }

  /// A graph of arcs given in any order, and for each of its arcs the index it was given at.
  ///
  /// Arcs of one tail keep their order.
  package static func sortingArcs(
    nodeCount: Int, tail: [UInt32], head: [UInt32], weight: [Weight]
  ) -> (graph: Graph, inputArc: [UInt32]) {
    var firstOut = [UInt32](repeating: 0, count: nodeCount + 1)
    for x in tail { firstOut[Int(x) + 1] += 1 }
    for x in 0..<nodeCount { firstOut[x + 1] += firstOut[x] }
    var next = firstOut
    var inputArc = [UInt32](repeating: 0, count: tail.count)
    for (arc, x) in tail.enumerated() {
      inputArc[Int(next[Int(x)])] = UInt32(arc)
      next[Int(x)] += 1
    }
    let graph = Graph(
      firstOut: firstOut, head: inputArc.map { head[Int($0)] },
      weight: inputArc.map { weight[Int($0)] })
    return (graph, inputArc)
  }

  /// The same, in a spill file where there is one.
  package func spilled(_ spill: SpillFile?) -> Graph {
    guard let spill else { return self }
    return Graph(firstOut: spill(firstOut), head: spill(head), weight: spill(weight))
  }

  /// The node each arc leaves, `m` elements.
  package func tails() -> [UInt32] {
    var tails = [UInt32](repeating: 0, count: arcCount)
    for x in 0..<nodeCount {
      for xy in firstOut[x]..<firstOut[x + 1] { tails[Int(xy)] = UInt32(x) }
    }
    return tails
  }

  /// The node an arc leaves; O(log n).
  package func tail(of arc: UInt32) -> UInt32 {
    var low = 0
    var high = nodeCount
    while high - low > 1 {
      let middle = (low + high) / 2
      if firstOut[middle] <= arc { low = middle } else { high = middle }
    }
    return UInt32(low)
  }
}
