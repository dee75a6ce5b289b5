// SPDX-License-Identifier: Apache-2.0

import PackedFile

/// Dijkstra's algorithm on the graph itself: the oracle and the baseline of every faster search.
///
/// It is used as `CHQuery` is, and answers the same. A workspace serves many searches.
///
/// Source: Dijkstra 1959, https://doi.org/10.1007/BF01386390.
@safe package struct Dijkstra: ~Copyable {
  /// What is known of a node; current where `stamp` is the search's.
  private struct Label: BitwiseCopyable {
    var distance: Weight
    var stamp: UInt32
    /// The arc it is reached by, `noArc` at a source.
    var parent: UInt32
    var position: UInt32
    /// Weight of the node as a target, current where `targetStamp` is the search's.
    var target: Weight
    var targetStamp: UInt32
  }

  package let graph: Graph
  private let labels: UnsafeMutablePointer<Label>
  private var heap: NodeHeap
  private var stamp: UInt32 = 1
  private var meeting: UInt32?
  package private(set) var settledCount = 0

  package init(_ graph: Graph) {
    self.graph = graph
    let count = graph.nodeCount
    unsafe labels = .zeroed(count: count)
    let positions = unsafe UnsafeMutableRawPointer(labels).advanced(by: 12)
    heap = unsafe NodeHeap(
      nodeCount: count, positions: positions.assumingMemoryBound(to: UInt32.self), stride: 6)
  }

  deinit { unsafe release(labels) }

  /// Forgets sources, targets and results; O(1).
  package mutating func reset() {
    heap.removeAll()
    meeting = nil
    settledCount = 0
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

  /// Ends at a node with a weight still to be spent; of several at one node the lightest counts.
  package mutating func addTarget(node: UInt32, weight: Weight) {
    precondition(node < graph.nodeCount, "no such node")
    let old = unsafe labels[Int(node)]
    guard weight.isFinite, old.targetStamp != stamp || weight < old.target else { return }
    unsafe labels[Int(node)].target = weight
    unsafe labels[Int(node)].targetStamp = stamp
  }

  /// The least sum of source, arcs and target that is below `bound`; infinite where there is none.
  package mutating func run(bound: Weight = .infinity) -> Weight {
    var best = min(bound, .infinity)
    while !heap.isEmpty, heap.minimumKey < best {
      let x = heap.removeMinimum()
      settledCount += 1
      let label = unsafe labels[Int(x)]
      if label.targetStamp == stamp, label.distance &+ label.target < best {
        best = label.distance &+ label.target
        meeting = x
      }
      relaxArcs(of: x, at: label.distance)
    }
    return meeting == nil ? .infinity : best
  }

  /// Settles everything that can be reached; see `distance(of:)`.
  package mutating func runToAll() {
    while !heap.isEmpty {
      let x = heap.removeMinimum()
      settledCount += 1
      unsafe relaxArcs(of: x, at: labels[Int(x)].distance)
    }
  }

  /// The distance found so far, final after `runToAll`; infinite where there is none.
  package func distance(of node: UInt32) -> Weight {
    precondition(node < graph.nodeCount, "no such node")
    let label = unsafe labels[Int(node)]
    return label.stamp == stamp ? label.distance : .infinity
  }

  private mutating func relaxArcs(of x: UInt32, at distance: Weight) {
    let firstOut = unsafe graph.firstOut.baseAddress
    let head = unsafe graph.head.baseAddress
    let weight = unsafe graph.weight.baseAddress
    let end = unsafe Int(firstOut[Int(x) + 1])
    var xy = unsafe Int(firstOut[Int(x)])
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
}

extension Dijkstra {
  /// The node of the target that the last run ended at.
  package var pathTarget: UInt32? { meeting }

  /// The node of the source that the last run's best path starts at.
  package var pathSource: UInt32? {
    guard let meeting else { return nil }
    return path(to: meeting).source
  }

  /// The arcs of the last run's best path in order; empty where it ends where it starts.
  package func path() -> [UInt32] {
    guard let meeting else { return [] }
    return path(to: meeting).arcs
  }

  private func path(to target: UInt32) -> (source: UInt32, arcs: [UInt32]) {
    graph.path(to: target) { unsafe labels[Int($0)].parent }
  }
}
