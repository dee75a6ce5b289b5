// SPDX-License-Identifier: Apache-2.0

import PackedFile

/// Dijkstra's algorithm one node at a time, for searches that alternate or that look at the order.
///
///     search.addSource(node: 3, weight: 0)
///     while let (node, distance) = search.settleNext() { ... }
///
/// Of nodes at equal distances in the heap the smaller comes first. A workspace has 16 bytes a node
/// and the heap, and serves many searches, one at a time.
///
/// Source: Dijkstra 1959, https://doi.org/10.1007/BF01386390.
@safe package struct SettlingSearch: ~Copyable {
  /// What is known of a node; current where `stamp` is the search's.
  private struct Label: BitwiseCopyable {
    var distance: Weight
    var stamp: UInt32
    /// The arc it is reached by, `noArc` at a source.
    var parent: UInt32
    var position: UInt32
  }

  package let graph: Graph
  private let labels: UnsafeMutablePointer<Label>
  private var heap: NodeHeap
  private var stamp: UInt32 = 1
  package private(set) var counts = SearchCounts()

  package init(_ graph: Graph) {
    self.graph = graph
    unsafe labels = .zeroed(count: graph.nodeCount)
    let positions = unsafe UnsafeMutableRawPointer(labels).advanced(by: 12)
    heap = unsafe NodeHeap(
      nodeCount: graph.nodeCount, positions: positions.assumingMemoryBound(to: UInt32.self),
      stride: 4)
  }

  deinit { unsafe release(labels) }

  /// Forgets sources and distances; O(1).
  package mutating func reset() {
    heap.removeAll()
    counts = SearchCounts()
    stamp &+= 1
    if stamp == 0 {
      unsafe labels.clear(count: graph.nodeCount)
      stamp = 1
    }
  }

  /// Starts at a node with a weight already spent; of several at one node the lightest counts.
  package mutating func addSource(node: UInt32, weight: Weight) {
    precondition(node < graph.nodeCount, "no such node")
    if weight.isFinite { reach(node, at: weight, by: Graph.noArc) }
  }

  /// The distance of the node that is settled next; infinite where none is left.
  package var nextDistance: Weight { heap.isEmpty ? .infinity : heap.minimumKey }

  /// Settles the nearest node that is left and reaches its neighbours; `nil` where none is left.
  @inline(__always)
  package mutating func settleNext() -> (node: UInt32, distance: Weight)? {
    if heap.isEmpty { return nil }
    let distance = heap.minimumKey
    let x = heap.removeMinimum()
    relaxArcs(of: x, at: distance)
    return (x, distance)
  }

  /// The least distance found so far, final once the node is settled; infinite where there is none.
  @inline(__always)
  package func distance(of node: UInt32) -> Weight {
    precondition(node < graph.nodeCount, "no such node")
    let label = unsafe labels[Int(node)]
    return label.stamp == stamp ? label.distance : .infinity
  }

  private mutating func relaxArcs(of x: UInt32, at distance: Weight) {
    let head = unsafe graph.head.baseAddress
    let weight = unsafe graph.weight.baseAddress
    var xy = unsafe Int(graph.firstOut.baseAddress[Int(x)])
    let end = unsafe Int(graph.firstOut.baseAddress[Int(x) + 1])
    // Two additions a node: too little to be worth a loop without them.
    counts.settled &+= 1
    counts.relaxed &+= end &- xy
    while xy < end {
      // Both are finite, so the sum of two fits.
      let sum = unsafe distance &+ weight[xy]
      if sum.isFinite { unsafe reach(head[xy], at: sum, by: UInt32(truncatingIfNeeded: xy)) }
      xy &+= 1
    }
  }

  private mutating func reach(_ y: UInt32, at distance: Weight, by arc: UInt32) {
    let label = unsafe labels + Int(y)
    if unsafe label.pointee.stamp != stamp {
      unsafe label.pointee.stamp = stamp
      heap.insert(y, key: distance)
    } else if unsafe distance < label.pointee.distance {
      heap.decrease(y, to: distance)
    } else {
      return
    }
    unsafe label.pointee.distance = distance
    unsafe label.pointee.parent = arc
  }

  /// The path by which a node was reached; it must have been.
  func path(to node: UInt32) -> (source: UInt32, arcs: [UInt32]) {
    graph.path(to: node) { unsafe labels[Int($0)].parent }
  }
}
