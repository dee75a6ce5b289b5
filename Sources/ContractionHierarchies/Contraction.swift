// SPDX-License-Identifier: Apache-2.0

import PackedFile

/// What trades time of preparation for time of queries.
package struct ContractionParameters: Sendable {
  /// Nodes a witness search settles when a node's importance is weighed.
  ///
  /// Less makes preparation faster, and the order, so queries, worse: 10 and 50 cost queries about
  /// a tenth, 5 and 20 a third. More than 20 and 100 does not help queries.
  package var estimateLimit = 20
  /// Nodes a witness search settles when a node is taken out; less makes more shortcuts.
  package var contractionLimit = 100
  /// Highest nodes whose distances are tabled; `nil` for as many as serve queries best.
  package var coreSize: Int?

  package init() {}
}

/// Takes nodes out of a graph, the least important first, and notes what they leave behind.
///
/// A node's importance is its level, which spreads contraction evenly, plus how many arcs its
/// going adds for each that it removes, plus the same of hops. Neighbours are weighed again after
/// each contraction.
struct Contraction: ~Copyable {
  private let parameters: ContractionParameters
  private var graph: RemainingGraph
  private var witnesses: WitnessSearch
  private var queue: ContractionQueue
  private var level: [UInt32]
  private var neighbours: [UInt32] = []
  /// The hierarchy so far: nodes and arc heads are nodes of the graph, in order of contraction.
  private(set) var result = ContractionResult()

  init(_ input: Graph, _ parameters: ContractionParameters) {
    self.parameters = parameters
    graph = RemainingGraph(input)
    witnesses = WitnessSearch(nodeCount: input.nodeCount)
    queue = ContractionQueue(nodeCount: input.nodeCount)
    level = [UInt32](repeating: 0, count: input.nodeCount)
    result.order.reserveCapacity(input.nodeCount)
    result.first.reserveCapacity(2 * input.nodeCount + 1)
  }

  /// Contracts every node.
  mutating func run() {
    for v in 0..<UInt32(graph.nodeCount) { queue.insert(v, importance: importance(of: v)) }
    while let v = queue.removeLeast() { contract(v) }
  }

  private mutating func contract(_ v: UInt32) {
    witnesses.findShortcuts(over: v, in: graph, limit: parameters.contractionLimit)
    gatherNeighbours(of: v)
    let firstOut = result.arcs.count
    let firstInto = firstOut + graph.out(of: v).count
    let inserted = witnesses.shortcuts.map { shortcut(over: v, $0, firstOut, firstInto) }
    emit(v)
    graph.remove(v)
    for arc in inserted { graph.insert(from: arc.from, to: arc.to, weight: arc.weight, arc.detail) }
    for x in neighbours {
      level[Int(x)] = max(level[Int(x)], level[Int(v)] + 1)
      queue.update(x, importance: importance(of: x))
    }
  }

  /// A shortcut whose ends and parts are looked up while the node is still there.
  private func shortcut(
    over v: UInt32, _ shortcut: Shortcut, _ firstOut: Int, _ firstInto: Int
  ) -> (from: UInt32, to: UInt32, weight: Weight, detail: RemainingArc) {
    let uv = graph.into(v).lowerBound + shortcut.into
    let vw = graph.out(of: v).lowerBound + shortcut.out
    let parts = ArcParts(
      first: UInt32(firstInto + shortcut.into), second: UInt32(firstOut + shortcut.out))
    let hops = unsafe UInt64(graph.details[uv].hops) + UInt64(graph.details[vw].hops)
    return unsafe (
      graph.arcs[uv].head, graph.arcs[vw].head, shortcut.weight,
      RemainingArc(hops: UInt32(clamping: hops), parts: parts)
    )
  }

  private mutating func emit(_ v: UInt32) {
    result.order.append(v)
    for range in [graph.out(of: v), graph.into(v)] {
      for arc in range {
        unsafe result.arcs.append(graph.arcs[arc])
        unsafe result.parts.append(graph.details[arc].parts)
      }
      precondition(result.arcs.count <= ArcParts.arcLimit, "more arcs than 31 bits can number")
      result.first.append(UInt32(result.arcs.count))
    }
  }

  private mutating func gatherNeighbours(of v: UInt32) {
    neighbours.removeAll(keepingCapacity: true)
    for arc in graph.out(of: v) { unsafe neighbours.append(graph.arcs[arc].head) }
    let targetCount = neighbours.count
    for arc in graph.into(v) {
      let u = unsafe graph.arcs[arc].head
      if !neighbours[..<targetCount].contains(u) { neighbours.append(u) }
    }
  }

  /// Pairs of neighbours from which on a node is weighed as if none had a witness.
  ///
  /// It waits for its turn anyway, and is weighed again after each of its neighbours.
  private static let pairLimit = 250_000

  private mutating func importance(of v: UInt32) -> UInt32 {
    var removed = 1
    var removedHops = 1
    for range in [graph.out(of: v), graph.into(v)] {
      removed += range.count
      for arc in range { unsafe removedHops += Int(graph.details[arc].hops) }
    }
    let (added, addedHops) = addition(over: v)
    let importance =
      1000 * Int(level[Int(v)]) + 1000 * added / removed + 1000 * addedHops / removedHops
    return UInt32(clamping: importance)
  }

  /// The shortcuts that a node would leave behind, and their hops, each plus one.
  private mutating func addition(over v: UInt32) -> (arcs: Int, hops: Int) {
    let out = graph.out(of: v), into = graph.into(v)
    guard out.count * into.count <= Self.pairLimit else {
      let hopsOut = out.reduce(0) { unsafe $0 + Int(graph.details[$1].hops) }
      let hopsInto = into.reduce(0) { unsafe $0 + Int(graph.details[$1].hops) }
      return (1 + out.count * into.count, 1 + hopsOut * into.count + hopsInto * out.count)
    }
    witnesses.findShortcuts(over: v, in: graph, limit: parameters.estimateLimit)
    var added = 1
    var addedHops = 1
    for shortcut in witnesses.shortcuts {
      added += 1
      unsafe addedHops += Int(graph.details[into.lowerBound + shortcut.into].hops)
      unsafe addedHops += Int(graph.details[out.lowerBound + shortcut.out].hops)
    }
    return (added, addedHops)
  }
}

/// Nodes in order of contraction, with the arcs each had to nodes contracted later.
struct ContractionResult {
  var order: [UInt32] = []
  var first: [UInt32] = [0]
  var arcs: [UpwardArc] = []
  var parts: [ArcParts] = []
}

/// Nodes by importance, the least first.
@safe private struct ContractionQueue: ~Copyable {
  private let positions: UnsafeMutablePointer<UInt32>
  private var heap: NodeHeap

  init(nodeCount: Int) {
    unsafe positions = .zeroed(count: nodeCount)
    heap = unsafe NodeHeap(nodeCount: nodeCount, positions: positions, stride: 1)
  }

  deinit { unsafe release(positions) }

  mutating func insert(_ node: UInt32, importance: UInt32) { heap.insert(node, key: importance) }

  func update(_ node: UInt32, importance: UInt32) { heap.update(node, to: importance) }

  mutating func removeLeast() -> UInt32? { heap.isEmpty ? nil : heap.removeMinimum() }
}
