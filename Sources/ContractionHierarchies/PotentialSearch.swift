// SPDX-License-Identifier: Apache-2.0

import PackedFile

/// Finds shortest paths under costs that are known only when asked: avoided roads, closures, slower
/// speeds, hours of day.
///
/// It is Dijkstra's algorithm with the hierarchy's own distances to the targets as what is left (A*,
/// Hart, Nilsson, Raphael 1968, https://doi.org/10.1109/TSSC.1968.300136): exact, since costs only
/// rise, and the fewer nodes are settled the less they do. It is used as `CHQuery` is; the workspace
/// has some 90 bytes a node, of which a search touches few.
@safe package struct PotentialSearch: ~Copyable {
  private struct Label: BitwiseCopyable {
    var cost: PathCost
    /// Current where it is the search's, one more where the node is settled.
    var stamp: UInt32
    /// The arc it is reached by, `noArc` at a source.
    var parent: UInt32
  }

  private let graph: Graph
  private let order: CostOrder
  private let labels: UnsafeMutablePointer<Label>
  private var queue = KeyQueue()
  private var potential: CHPotential
  private var stamp: UInt32 = 2
  private var departure: Weight = 0
  private var sources: [CostSeed] = []
  private var targets: [CostSeed] = []
  private var meeting: (node: UInt32, target: Int)?
  package private(set) var settledCount = 0

  /// The hierarchy must be one of the graph.
  package init(
    _ graph: Graph, _ hierarchy: ContractionHierarchy, order: CostOrder = CostOrder()
  ) {
    precondition(graph.nodeCount == hierarchy.nodeCount, "the hierarchy is of another graph")
    self.graph = graph
    self.order = order
    unsafe labels = .zeroed(count: graph.nodeCount)
    potential = CHPotential(hierarchy)
  }

  deinit { unsafe release(labels) }

  /// Forgets sources, targets and results.
  package mutating func reset() {
    queue.removeAll()
    sources.removeAll(keepingCapacity: true)
    targets.removeAll(keepingCapacity: true)
    meeting = nil
    settledCount = 0
    stamp &+= 2
    if stamp == 0 {
      unsafe labels.clear(count: graph.nodeCount)
      stamp = 2
    }
  }

  /// Starts at a node with a cost already spent; of several at one node the least counts.
  package mutating func addSource(node: UInt32, cost: PathCost) {
    precondition(node < graph.nodeCount, "no such node")
    sources.append(CostSeed(node: node, cost: cost))
  }

  /// Ends at a node with a cost still to be spent; of several at one node the least counts.
  package mutating func addTarget(node: UInt32, cost: PathCost) {
    precondition(node < graph.nodeCount, "no such node")
    targets.append(CostSeed(node: node, cost: cost))
  }

  /// The least sum of source, arcs and target that is below `bound`; infinite where there is none.
  ///
  /// It is run once after sources and targets were added; `reset` prepares the next. The clock that
  /// costs are asked by shows `departure` where nothing is spent: a later leg of a trip goes on at
  /// what the legs before it took.
  package mutating func run(
    _ costs: some ArcCosts, bound: PathCost = .infinite, departure: Weight = 0
  ) -> PathCost {
    self.departure = departure
    potential.setTargets(targets.map(\.withWeight))
    for source in sources where source.cost.isFinite {
      reach(source.node, at: source.cost, by: Graph.noArc, costs)
    }
    var best = bound, bestKey = order.key(bound)
    while !queue.isEmpty, queue.minimumKey < bestKey {
      let x = queue.removeMinimum()
      let label = unsafe labels[Int(x)]
      if label.stamp == stamp | 1 { continue }
      unsafe labels[Int(x)].stamp = stamp | 1
      settledCount += 1
      for (index, target) in targets.enumerated() where target.node == x {
        let rest = costs.cost(ofTarget: index, base: target.cost, after: time(label.cost))
        let sum = order.sum(label.cost, Self.raised(rest, to: target.cost.weight))
        if order.key(sum) < bestKey { (best, bestKey, meeting) = (sum, order.key(sum), (x, index)) }
      }
      relaxArcs(of: x, at: label.cost, costs)
    }
    return meeting == nil ? .infinite : best
  }

  /// What the clock shows.
  private func time(_ cost: PathCost) -> Weight {
    departure.saturatingSum(cost.weight & order.timeMask)
  }

  @inline(__always)
  private mutating func relaxArcs(of x: UInt32, at cost: PathCost, _ costs: some ArcCosts) {
    let firstOut = unsafe graph.firstOut.baseAddress
    let head = unsafe graph.head.baseAddress
    let weight = unsafe graph.weight.baseAddress
    let end = unsafe Int(firstOut[Int(x) + 1])
    let time = time(cost)
    var xy = unsafe Int(firstOut[Int(x)])
    while xy < end {
      let arc = UInt32(truncatingIfNeeded: xy)
      let base = unsafe weight[xy]
      let sum = order.sum(
        cost, Self.raised(costs.cost(of: arc, base: base, after: time), to: base))
      if sum.isFinite { unsafe reach(head[xy], at: sum, by: arc, costs) }
      xy &+= 1
    }
  }

  @inline(__always)
  private static func raised(_ cost: PathCost, to base: Weight) -> PathCost {
    PathCost(min(max(cost.weight, base), .infinity), avoided: min(cost.avoided, .infinity))
  }

  @inline(__always)
  private mutating func reach(
    _ y: UInt32, at cost: PathCost, by arc: UInt32, _ costs: some ArcCosts
  ) {
    let label = unsafe labels[Int(y)]
    if label.stamp | 1 == stamp | 1 {
      if label.stamp != stamp || order.key(label.cost) <= order.key(cost) { return }
    }
    let left = left(from: y, costs)
    let weight = cost.weight.saturatingSum(left.weight)
    let avoided = cost.avoided.saturatingSum(left.avoided)
    guard weight.isFinite, avoided <= order.timeMask else { return }
    unsafe labels[Int(y)] = Label(cost: cost, stamp: stamp, parent: arc)
    queue.insert(y, key: order.key(PathCost(weight, avoided: avoided)))
  }

  /// At least what is left from a node to the targets.
  ///
  /// The hierarchy knows the time that goes with the fewest high bits of all, the costs may know of
  /// more such bits that are left under them: then no time is known. Along an arc either falls by no
  /// more than the arc costs, and so does this.
  @inline(__always)
  private mutating func left(from y: UInt32, _ costs: some ArcCosts) -> PathCost {
    let base = potential.weight(from: y)
    let least = costs.leastAhead(of: y)
    guard base.isFinite, least.isFinite else { return .infinite }
    let high = base & ~order.timeMask
    if least.weight > high { return least }
    return PathCost(base, avoided: least.weight == high ? least.avoided : 0)
  }
}

extension PotentialSearch {
  /// The node of the target that the last run ended at.
  package var pathTarget: UInt32? { meeting?.node }

  /// Which of the targets that was, in the order they were added.
  package var pathTargetIndex: Int? { meeting?.target }

  /// The node of the source that the last run's best path starts at.
  package var pathSource: UInt32? { meeting.map { path(to: $0.node).source } }

  /// The arcs of the last run's best path in order; empty where it ends where it starts.
  package func path() -> [UInt32] { meeting.map { path(to: $0.node).arcs } ?? [] }

  private func path(to target: UInt32) -> (source: UInt32, arcs: [UInt32]) {
    graph.path(to: target) { unsafe labels[Int($0)].parent }
  }
}
