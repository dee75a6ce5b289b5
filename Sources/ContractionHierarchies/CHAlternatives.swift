// SPDX-License-Identifier: Apache-2.0

import PackedFile

/// What an alternative must be like.
package struct AlternativeRules: Sendable {
  /// How much longer it may be than the best path, as a share of that one.
  package var stretch = 0.25
  /// How much of the best path's length it may have in common with paths already taken.
  package var sharing = 0.7
  /// Every stretch of it of this share of the best path's length, around its via node, is itself a
  /// shortest path: nobody would say that it turns off for nothing.
  package var locality = 0.2

  package init() {}
}

/// Finds the best path and a few others that a person would call another way.
///
/// An alternative is the best path over some *via node*. Candidates are the nodes that the climbs
/// from both ends reach and all nodes of the core; a candidate is taken if it is not much longer,
/// has not too much in common with what was taken before, and is locally optimal around the via
/// node, tested by one query (Abraham, Delling, Goldberg, Werneck 2013,
/// https://doi.org/10.1145/2444016.2444019). Where these do not suffice, the arcs taken are made
/// dearer and the search is run again, and what it finds must pass the same tests.
///
/// Lengths are the times of weights, as the order of costs divides them; all other bits of an
/// alternative must be those of the best path.
@safe package struct CHAlternatives: ~Copyable {
  package struct Path: Sendable, Equatable {
    /// Arcs of the graph.
    package let arcs: [UInt32]
    /// What each of them costs.
    package let weights: [Weight]
    /// Of source, arcs and target.
    package let cost: PathCost
    /// Nodes of the graph that are a source and a target.
    package let source: UInt32
    package let target: UInt32

    package var weight: Weight { cost.weight }
  }

  /// Candidates looked at: more cost time and hardly ever give more.
  private static let candidateLimit = 240
  /// Searches with dearer arcs after the candidates: more cost time and seldom find what they missed.
  private static let penaltyRounds = 3

  let graph: Graph
  let order: CostOrder
  private let hierarchy: ContractionHierarchy
  private var query: CHQuery
  var search: PotentialSearch
  private var forward: UpwardSpace
  private var backward: UpwardSpace
  private let crossing: CoreCrossing
  /// Node of the graph by node of the hierarchy.
  private let nodeOfRank: [UInt32]

  package init(
    _ graph: Graph, _ hierarchy: ContractionHierarchy, order: CostOrder = CostOrder()
  ) {
    self.graph = graph
    self.order = order
    self.hierarchy = hierarchy
    query = CHQuery(hierarchy)
    search = PotentialSearch(graph, hierarchy, order: order)
    forward = UpwardSpace(hierarchy)
    backward = UpwardSpace(hierarchy)
    crossing = CoreCrossing(hierarchy)
    var inverse = [UInt32](repeating: 0, count: hierarchy.nodeCount)
    for node in 0..<UInt32(hierarchy.nodeCount) { inverse[Int(hierarchy.rank(node))] = node }
    nodeOfRank = inverse
  }

  /// The best path and up to `count - 1` others, in the order in which they were found good; none
  /// where there is no path.
  ///
  /// `accepts` may refuse further paths for what the graph does not know.
  package mutating func paths(
    from sources: [PathSeed], to targets: [PathSeed], count: Int,
    rules: AlternativeRules = AlternativeRules(), accepts: (Path) -> Bool = { _ in true }
  ) -> [Path] {
    guard let best = path(from: sources, to: targets) else { return [] }
    var choice = AlternativeChoice(best, graph, order, rules)
    guard count > 1, !best.arcs.isEmpty else { return choice.paths }
    for candidate in candidates(from: sources, to: targets, choice) {
      if choice.paths.count == count { return choice.paths }
      if choice.isKnown(candidate) { continue }
      guard let (whole, middle) = path(from: sources, over: candidate, to: targets) else {
        continue
      }
      choice.note(whole)
      guard choice.permits(whole), isLocallyOptimal(whole, around: middle, choice), accepts(whole)
      else { continue }
      choice.take(whole)
    }
    let ends = (sources.map(\.withCost), targets.map(\.withCost))
    addPathsBesides(
      &choice, ends, GraphCosts(), upTo: count, rounds: Self.penaltyRounds, accepts: accepts)
    return choice.paths
  }

  private mutating func path(from sources: [PathSeed], to targets: [PathSeed]) -> Path? {
    query.reset()
    for seed in sources { query.addSource(node: seed.node, weight: seed.weight) }
    for seed in targets { query.addTarget(node: seed.node, weight: seed.weight) }
    let weight = query.run()
    guard weight.isFinite, let source = query.pathSource, let target = query.pathTarget else {
      return nil
    }
    let arcs = query.path()
    return Path(
      arcs: arcs, weights: arcs.map { graph.weight[$0] }, cost: PathCost(weight), source: source,
      target: target)
  }

  /// The best path over a node, and how many arcs it has up to there.
  mutating func path(
    from sources: [PathSeed], over node: UInt32, to targets: [PathSeed]
  ) -> (path: Path, middle: Int)? {
    let seeds = [PathSeed(node: node, weight: 0)]
    guard let first = path(from: sources, to: seeds), let second = path(from: seeds, to: targets)
    else { return nil }
    let whole = Path(
      arcs: first.arcs + second.arcs, weights: first.weights + second.weights,
      cost: order.sum(first.cost, second.cost), source: first.source, target: second.target)
    return (whole, first.arcs.count)
  }

  /// Nodes over which a path is not too long, the best first.
  mutating func candidates(
    from sources: [PathSeed], to targets: [PathSeed], _ choice: borrowing AlternativeChoice
  ) -> [UInt32] {
    forward.search(from: sources, .forward)
    backward.search(from: targets, .backward)
    var found: [(weight: Weight, rank: UInt32)] = []
    let fromTarget = Dictionary(
      backward.below.map { ($0.node, $0.weight) }, uniquingKeysWith: { min($0, $1) })
    for reached in forward.below {
      if let other = fromTarget[reached.node] {
        found.append((reached.weight.saturatingSum(other), reached.node))
      }
    }
    found += coreCandidates(choice)
    return found.filter { $0.weight <= choice.limit }.sorted { $0 < $1 }
      .prefix(Self.candidateLimit).map { nodeOfRank[Int($0.rank)] }
  }

  private func coreCandidates(
    _ choice: borrowing AlternativeChoice
  ) -> [(weight: Weight, rank: UInt32)] {
    let core = hierarchy.core
    guard !forward.entries.isEmpty, !backward.entries.isEmpty else { return [] }
    var found: [(weight: Weight, rank: UInt32)] = []
    crossing.run(from: forward.entries)
    for node in 0..<core.size {
      let before = unsafe crossing.weights[node]
      guard before < choice.limit else { continue }
      let after = backward.entries.reduce(Weight.infinity) {
        min($0, $1.weight.saturatingSum(core[node, Int($1.node)]))
      }
      found.append((before.saturatingSum(after), UInt32(hierarchy.coreStart + node)))
    }
    return found
  }

  private mutating func isLocallyOptimal(
    _ path: Path, around place: Int, _ choice: borrowing AlternativeChoice
  ) -> Bool {
    let stretch = choice.stretch(of: path, around: place)
    guard let first = stretch.first, let last = stretch.last else { return true }
    query.reset()
    query.addSource(node: graph.tail(of: path.arcs[first]), weight: 0)
    query.addTarget(node: graph.head[path.arcs[last]], weight: 0)
    return UInt64(query.run()) == path.weights[stretch].reduce(0) { $0 + UInt64($1) }
  }
}
