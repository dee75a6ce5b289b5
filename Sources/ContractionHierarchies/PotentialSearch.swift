// SPDX-License-Identifier: Apache-2.0

import PackedFile

/// What arcs cost a search that departs from the graph's own weights, upward only.
package protocol ArcCosts {
  /// The weight of an arc of the graph that is entered when so much has been spent; infinite where
  /// it is closed.
  ///
  /// What is below `base`, the graph's own weight, counts as `base`. Entering later must not mean to
  /// arrive earlier.
  func weight(of arc: UInt32, base: Weight, after spent: Weight) -> Weight
}

/// Finds shortest paths under costs that are known only when asked: avoided roads, closures, slower
/// speeds, hours of day.
///
/// It is Dijkstra's algorithm with the hierarchy's own distances to the targets as what is left (A*,
/// Hart, Nilsson, Raphael 1968, https://doi.org/10.1109/TSSC.1968.300136): exact, since costs only
/// rise, and the fewer nodes are settled the less they do. It is used as `CHQuery` is.
@safe package struct PotentialSearch: ~Copyable {
  private struct Label: BitwiseCopyable {
    var distance: Weight
    var stamp: UInt32
    /// The arc it is reached by, `noArc` at a source.
    var parent: UInt32
    var position: UInt32
  }

  private static var noArc: UInt32 { .max }

  private let graph: Graph
  private let labels: UnsafeMutablePointer<Label>
  private var heap: NodeHeap
  private var potential: CHPotential
  private var stamp: UInt32 = 1
  private var sources: [PathSeed] = []
  private var targets: [PathSeed] = []
  private var meeting: UInt32?
  package private(set) var settledCount = 0

  /// The hierarchy must be one of the graph.
  package init(_ graph: Graph, _ hierarchy: ContractionHierarchy) {
    precondition(graph.nodeCount == hierarchy.nodeCount, "the hierarchy is of another graph")
    self.graph = graph
    unsafe labels = .zeroed(count: graph.nodeCount)
    let positions = unsafe UnsafeMutableRawPointer(labels).advanced(by: 12)
    heap = unsafe NodeHeap(
      nodeCount: graph.nodeCount, positions: positions.assumingMemoryBound(to: UInt32.self),
      stride: 4)
    potential = CHPotential(hierarchy)
  }

  deinit { unsafe release(labels) }

  /// Forgets sources, targets and results.
  package mutating func reset() {
    heap.removeAll()
    sources.removeAll(keepingCapacity: true)
    targets.removeAll(keepingCapacity: true)
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
    sources.append(PathSeed(node: node, weight: weight))
  }

  /// Ends at a node with a weight still to be spent; of several at one node the lightest counts.
  package mutating func addTarget(node: UInt32, weight: Weight) {
    precondition(node < graph.nodeCount, "no such node")
    targets.append(PathSeed(node: node, weight: weight))
  }

  /// The least sum of source, arcs and target that is below `bound`; infinite where there is none.
  ///
  /// It is run once after sources and targets were added; `reset` prepares the next.
  package mutating func run(_ costs: some ArcCosts, bound: Weight = .infinity) -> Weight {
    potential.setTargets(targets)
    for source in sources where source.weight.isFinite {
      reach(source.node, at: source.weight, by: Self.noArc)
    }
    var best = min(bound, .infinity)
    while !heap.isEmpty, heap.minimumKey < best {
      let x = heap.removeMinimum()
      settledCount += 1
      let distance = unsafe labels[Int(x)].distance
      for target in targets where target.node == x {
        let sum = distance.saturatingSum(target.weight)
        if sum < best { (best, meeting) = (sum, x) }
      }
      for xy in graph.firstOut[x]..<graph.firstOut[x + 1] {
        let base = graph.weight[xy]
        let weight = max(base, costs.weight(of: xy, base: base, after: distance))
        let sum = distance.saturatingSum(weight)
        if sum < best { reach(graph.head[xy], at: sum, by: xy) }
      }
    }
    return meeting == nil ? .infinity : best
  }

  private mutating func reach(_ y: UInt32, at distance: Weight, by arc: UInt32) {
    let label = unsafe labels[Int(y)]
    if label.stamp == stamp, label.distance <= distance { return }
    let key = distance.saturatingSum(potential.weight(from: y))
    guard key.isFinite else { return }
    unsafe labels[Int(y)].distance = distance
    unsafe labels[Int(y)].parent = arc
    if label.stamp == stamp {
      heap.decrease(y, to: key)
    } else {
      unsafe labels[Int(y)].stamp = stamp
      heap.insert(y, key: key)
    }
  }
}

extension PotentialSearch {
  /// The node of the target that the last run ended at.
  package var pathTarget: UInt32? { meeting }

  /// The node of the source that the last run's best path starts at.
  package var pathSource: UInt32? { meeting.map { path(to: $0).source } }

  /// The arcs of the last run's best path in order; empty where it ends where it starts.
  package func path() -> [UInt32] { meeting.map { path(to: $0).arcs } ?? [] }

  private func path(to target: UInt32) -> (source: UInt32, arcs: [UInt32]) {
    var arcs: [UInt32] = []
    var node = target
    while true {
      let arc = unsafe labels[Int(node)].parent
      if arc == Self.noArc { break }
      arcs.append(arc)
      node = graph.tail(of: arc)
    }
    return (node, arcs.reversed())
  }
}
