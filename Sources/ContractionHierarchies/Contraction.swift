// SPDX-License-Identifier: Apache-2.0

import PackedFile
import Threads

/// What trades time of preparation for time of queries and size.
package struct ContractionParameters: Sendable {
  /// How far witnesses are looked for when a node's importance is weighed.
  ///
  /// On roads, three hops make an order with a hundredth less arcs, in a third more time.
  package var estimate = WitnessSearch.Effort(hops: 2, reaches: 50)
  /// How far when a node is taken out.
  ///
  /// On roads, three hops make a thirtieth more arcs, eight a hundredth less; how many nodes are
  /// reached hardly matters there, but does where all is near to all.
  package var contraction = WitnessSearch.Effort(hops: 6, reaches: 1000)
  /// Highest nodes whose distances are tabled; `nil` for as many as serve queries best.
  package var coreSize: Int?

  package init() {}
}

/// How a node of the remaining graph stands.
struct ContractionMark: BitwiseCopyable {
  /// It is taken out in this round.
  var isLeaving = false
  /// Its neighbours have changed since it was weighed.
  var isStale = true
}

/// Takes nodes out of a graph, the least important first, and notes what they leave behind.
///
/// In each round all nodes go that are less important than their neighbours: no two of them are
/// neighbours, so each is contracted as if alone, by whichever thread is free, and what comes out
/// does not depend on which. A witness must not lead over a node that goes in the same round and
/// has a lower number: that is how contraction one by one, in the order of numbers, would find it.
///
/// A node's importance is its level, which spreads contraction evenly, plus how many arcs its
/// going adds for each that it removes, plus the same of hops. Neighbours are weighed again after
/// each round.
///
/// Source: Vetter 2009, "Parallel Time-Dependent Contraction Hierarchies".
struct Contraction: ~Copyable {
  private let parameters: ContractionParameters
  private let team: WorkerTeam
  private var graph: RemainingGraph
  private var state: State
  private var workers: [Worker]
  /// Nodes not yet taken out, in order.
  private var remaining: [UInt32]
  /// The hierarchy so far: nodes and arc heads are nodes of the graph, in order of contraction.
  private var result: ContractionResult

  init(_ input: Graph, _ parameters: ContractionParameters, _ team: WorkerTeam) {
    self.parameters = parameters
    self.team = team
    graph = RemainingGraph(input)
    state = State(nodeCount: input.nodeCount)
    workers = (0..<team.size).map { _ in Worker(nodeCount: input.nodeCount) }
    remaining = (0..<UInt32(input.nodeCount)).map { $0 }
    result = ContractionResult(nodeCount: input.nodeCount)
  }

  /// What is known of each node of the remaining graph.
  @safe private struct State: ~Copyable {
    let importance: UnsafeMutablePointer<UInt32>
    let level: UnsafeMutablePointer<UInt32>
    let marks: UnsafeMutablePointer<ContractionMark>

    init(nodeCount: Int) {
      unsafe importance = .zeroed(count: nodeCount)
      unsafe level = .zeroed(count: nodeCount)
      unsafe marks = .zeroed(count: nodeCount)
      unsafe marks.update(repeating: ContractionMark(), count: nodeCount)
    }

    init(_ old: borrowing State, keeping kept: [UInt32]) {
      self.init(nodeCount: kept.count)
      for (new, number) in kept.enumerated() {
        unsafe importance[new] = old.importance[Int(number)]
        unsafe level[new] = old.level[Int(number)]
        unsafe marks[new] = old.marks[Int(number)]
      }
    }

    deinit {
      unsafe release(importance)
      unsafe release(level)
      unsafe release(marks)
    }
  }

  /// What a thread works with.
  private final class Worker {
    var witnesses: WitnessSearch
    var found = GrowingBuffer<FoundShortcut>()

    init(nodeCount: Int) { witnesses = WitnessSearch(nodeCount: nodeCount) }

    func findShortcuts(
      over v: UInt32, _ graph: RemainingGraph.View, _ effort: WitnessSearch.Effort,
      _ marks: UnsafePointer<ContractionMark>
    ) {
      unsafe witnesses.findShortcuts(over: v, in: graph, effort, without: marks)
      let out = graph.out(of: v).lowerBound, into = graph.into(v).lowerBound
      for index in 0..<witnesses.shortcuts.count {
        let shortcut = witnesses.shortcuts[index]
        let uv = into + Int(shortcut.into), vw = out + Int(shortcut.out)
        found.append(
          unsafe FoundShortcut(
            from: graph.arcs[uv].head, to: graph.arcs[vw].head, weight: shortcut.weight,
            hops: UInt16(clamping: Int(graph.hops[uv]) + Int(graph.hops[vw]))))
      }
    }
  }

  /// A shortcut between two nodes of the remaining graph.
  private struct FoundShortcut: BitwiseCopyable {
    let from: UInt32
    let to: UInt32
    let weight: Weight
    let hops: UInt16
  }

  /// Where the shortcuts over a node stand: in which worker's list.
  private struct Findings: BitwiseCopyable {
    let worker: Int
    let start: Int
    let end: Int
  }

  /// Contracts every node.
  mutating func run() {
    while !remaining.isEmpty {
      weigh()
      let leaving = chooseLeaving()
      apply(leaving, findShortcuts(over: leaving))
      if remaining.count > 1000, 2 * remaining.count < graph.nodeCount { renumber() }
    }
  }

  /// The hierarchy, after the run; all else is given up.
  consuming func finish() -> ContractionResult { result }

  /// Numbers what remains anew.
  private mutating func renumber() {
    workers = []
    state = State(state, keeping: remaining)
    graph = RemainingGraph(graph, keeping: remaining)
    remaining = (0..<UInt32(graph.nodeCount)).map { $0 }
    workers = (0..<team.size).map { _ in Worker(nodeCount: graph.nodeCount) }
  }

  /// Finds the importance of all nodes whose neighbours have changed.
  private mutating func weigh() {
    let graph = graph.view
    let effort = parameters.estimate
    unsafe team.forEachPart(of: remaining.count, partSize: 64) {
      [workers, remaining, marks = state.marks, level = state.level, importance = state.importance]
      thread, part in
      for index in part {
        let v = remaining[index]
        guard unsafe marks[Int(v)].isStale else { continue }
        let weighed = unsafe Importance(
          of: v, at: level[Int(v)], graph, &workers[thread].witnesses, effort, marks)
        unsafe importance[Int(v)] = weighed.value
        unsafe marks[Int(v)].isStale = false
      }
    }
  }

  /// Marks the nodes that are less important than all their neighbours; takes them off `remaining`.
  private mutating func chooseLeaving() -> [UInt32] {
    let graph = graph.view
    unsafe team.forEachPart(of: remaining.count, partSize: 256) {
      [remaining, marks = state.marks, importance = state.importance] _, part in
      for index in part {
        let v = remaining[index]
        unsafe marks[Int(v)].isLeaving = isLeast(v, graph, importance)
      }
    }
    var leaving: [UInt32] = []
    var kept = 0
    for v in remaining {
      if unsafe state.marks[Int(v)].isLeaving {
        leaving.append(v)
      } else {
        remaining[kept] = v
        kept += 1
      }
    }
    remaining.removeLast(remaining.count - kept)
    return leaving
  }

  private mutating func findShortcuts(over leaving: [UInt32]) -> [Findings] {
    let graph = graph.view
    let effort = parameters.contraction
    for worker in workers { worker.found.removeAll() }
    return unsafe [Findings](unsafeUninitializedCapacity: leaving.count) { findings, count in
      let memory = unsafe findings
      unsafe team.forEachPart(of: leaving.count, partSize: 16) {
        [workers, marks = state.marks] thread, part in
        let worker = workers[thread]
        for index in part {
          let start = worker.found.count
          unsafe worker.findShortcuts(over: leaving[index], graph, effort, marks)
          unsafe memory[index] = Findings(
            worker: thread, start: start, end: worker.found.count)
        }
      }
      count = leaving.count
    }
  }

  /// Takes the chosen nodes out and puts their shortcuts in.
  private mutating func apply(_ leaving: [UInt32], _ findings: [Findings]) {
    for v in leaving {
      result.append(v, of: graph)
      let level = unsafe state.level[Int(v)] + 1
      for range in [graph.out(of: v), graph.into(v)] {
        for arc in range {
          let x = Int(graph.arc(arc).0.head)
          unsafe state.level[x] = max(state.level[x], level)
          unsafe state.marks[x].isStale = true
        }
      }
      graph.remove(v)
    }
    for (v, found) in zip(leaving, findings) {
      let via = graph.name[Int(v)]
      for index in found.start..<found.end {
        let shortcut = workers[found.worker].found[index]
        graph.insert(
          RemainingGraph.Arc(
            from: shortcut.from, to: shortcut.to, weight: shortcut.weight, hops: shortcut.hops,
            via: via))
      }
    }
  }
}

/// Whether all neighbours of a node are more important, or as important and of another order.
private func isLeast(
  _ v: UInt32, _ graph: RemainingGraph.View, _ importance: UnsafePointer<UInt32>
) -> Bool {
  // Multiplied by an odd number, so that of a row of equals not only the first goes.
  func key(_ x: UInt32) -> UInt64 {
    unsafe UInt64(importance[Int(x)]) << 32 | UInt64(x &* 0x9e37_79b1)
  }
  let own = key(v)
  for arc in graph.out(of: v) where unsafe key(graph.arcs[arc].head) < own { return false }
  for arc in graph.into(v) where unsafe key(graph.arcs[arc].head) < own { return false }
  return true
}

/// How late a node is to be taken out.
private struct Importance {
  let value: UInt32

  /// Pairs of neighbours from which on a node is weighed as if none had a witness.
  ///
  /// It waits for its turn anyway, and is weighed again after each of its neighbours.
  private static let pairLimit = 250_000

  init(
    of v: UInt32, at level: UInt32, _ graph: RemainingGraph.View, _ search: inout WitnessSearch,
    _ effort: WitnessSearch.Effort, _ marks: UnsafePointer<ContractionMark>
  ) {
    let out = graph.out(of: v), into = graph.into(v)
    let hopsOut = out.reduce(0) { unsafe $0 + Int(graph.hops[$1]) }
    let hopsInto = into.reduce(0) { unsafe $0 + Int(graph.hops[$1]) }
    var added = out.count * into.count
    var addedHops = hopsOut * into.count + hopsInto * out.count
    if added <= Self.pairLimit {
      unsafe search.findShortcuts(over: v, in: graph, effort, without: marks)
      added = search.shortcuts.count
      addedHops = 0
      for index in 0..<added {
        let shortcut = search.shortcuts[index]
        unsafe addedHops += Int(graph.hops[into.lowerBound + Int(shortcut.into)])
        unsafe addedHops += Int(graph.hops[out.lowerBound + Int(shortcut.out)])
      }
    }
    let arcs = 1000 * (1 + added) / (1 + out.count + into.count)
    let hops = 1500 * (1 + addedHops) / (1 + hopsOut + hopsInto)
    value = UInt32(clamping: 500 * Int(level) + arcs + hops)
  }
}

/// Nodes in order of contraction, with the arcs each had to nodes contracted later.
struct ContractionResult: ~Copyable {
  private(set) var order: [UInt32] = []
  /// List `2p` has the arcs out of the node at place `p`, list `2p + 1` those into it.
  private(set) var first: [UInt32] = [0]
  fileprivate(set) var arcs = GrowingBuffer<UpwardArc>()
  /// The arc of the graph that an arc is, `ContractionResult.graphArcBit` set, or the node it leads over.
  fileprivate(set) var via = GrowingBuffer<UInt32>()

  /// Says of what an arc stands for that it is an arc of the graph.
  static var graphArcBit: UInt32 { 1 << 31 }

  init(nodeCount: Int) {
    order.reserveCapacity(nodeCount)
    first.reserveCapacity(2 * nodeCount + 1)
  }

  /// Gives the memory of `via` back.
  mutating func forgetParts() { via = GrowingBuffer() }

  mutating func append(_ v: UInt32, of graph: borrowing RemainingGraph) {
    order.append(graph.name[Int(v)])
    for range in [graph.out(of: v), graph.into(v)] {
      for index in range {
        let (arc, via) = graph.arc(index)
        arcs.append(UpwardArc(head: graph.name[Int(arc.head)], weight: arc.weight))
        self.via.append(via)
      }
      precondition(arcs.count <= ArcParts.arcLimit, "more arcs than 31 bits can number")
      first.append(UInt32(arcs.count))
    }
  }
}
