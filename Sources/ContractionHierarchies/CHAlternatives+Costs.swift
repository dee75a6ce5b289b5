// SPDX-License-Identifier: Apache-2.0

import PackedFile

extension CHAlternatives {
  /// Both ends of all paths.
  typealias Ends = (sources: [CostSeed], targets: [CostSeed])

  /// Searches with dearer arcs where nothing else finds paths: each finds one more at best.
  private static var searchRounds: Int { 10 }

  /// The best path under other costs than the graph's and up to `count - 1` others; none where
  /// there is no path.
  ///
  /// Others have no more than the best path of what is to be avoided. The hierarchy knows nothing of
  /// these costs, but its paths over via nodes may well be as good under them; the rest are found by
  /// dearer arcs.
  package mutating func paths(
    from sources: [CostSeed], to targets: [CostSeed], under costs: some ArcCosts, count: Int,
    rules: AlternativeRules = AlternativeRules(), accepts: (Path) -> Bool = { _ in true }
  ) -> [Path] {
    let ends = (sources, targets)
    guard run(ends, costs), let best = lastPath(ends, costs) else { return [] }
    var choice = AlternativeChoice(best, graph, order, rules)
    guard count > 1, !best.arcs.isEmpty else { return choice.paths }
    addPathsOverNodes(&choice, ends, costs, upTo: count, accepts: accepts)
    addPathsBesides(
      &choice, ends, costs, upTo: count, rounds: Self.searchRounds, accepts: accepts)
    return choice.paths
  }

  /// Adds the hierarchy's paths over via nodes, as far as they hold under the costs.
  private mutating func addPathsOverNodes(
    _ choice: inout AlternativeChoice, _ ends: Ends, _ costs: some ArcCosts, upTo count: Int,
    accepts: (Path) -> Bool
  ) {
    let (sources, targets) = (ends.sources.map(\.withWeight), ends.targets.map(\.withWeight))
    for candidate in candidates(from: sources, to: targets, choice) {
      if choice.paths.count == count { return }
      if choice.isKnown(candidate) { continue }
      guard let (own, middle) = path(from: sources, over: candidate, to: targets),
        let target = ends.targets.bestIndex(at: own.target, order),
        let whole = path(over: own.arcs, from: own.source, to: target, ends, costs),
        choice.permits(whole)
      else { continue }
      choice.see(whole)
      guard isLocallyOptimal(whole, around: middle, choice, costs), accepts(whole) else { continue }
      // Others are not noted: dearer arcs all around would hide what searches are to find.
      choice.note(whole)
      choice.take(whole)
    }
  }

  /// Adds paths that are best where the arcs of all paths found so far are dearer.
  mutating func addPathsBesides(
    _ choice: inout AlternativeChoice, _ ends: Ends, _ costs: some ArcCosts, upTo count: Int,
    rounds: Int, accepts: (Path) -> Bool
  ) {
    for _ in 0..<rounds where choice.paths.count < count {
      guard run(ends, choice.dearer(costs)), let other = lastPath(ends, costs) else { return }
      choice.note(other)
      // What comes later is hardly shorter.
      if other.weight > choice.limit { return }
      guard choice.permits(other), let middle = choice.middleOfOwnStretch(other),
        isLocallyOptimal(other, around: middle, choice, costs), accepts(other)
      else { continue }
      choice.take(other)
    }
  }

  private mutating func run(_ ends: Ends, _ costs: some ArcCosts) -> Bool {
    search.reset()
    for seed in ends.sources { search.addSource(node: seed.node, cost: seed.cost) }
    for seed in ends.targets { search.addTarget(node: seed.node, cost: seed.cost) }
    return search.run(costs).isFinite
  }

  /// The path last found, at what it costs without any arc being dearer.
  private func lastPath(_ ends: Ends, _ costs: some ArcCosts) -> Path? {
    guard let source = search.pathSource, let target = search.pathTargetIndex else { return nil }
    return path(over: search.path(), from: source, to: target, ends, costs)
  }

  /// A path over some arcs, from the node of a source to a target by its index; `nil` where one of
  /// its arcs is closed.
  private func path(
    over arcs: [UInt32], from source: UInt32, to target: Int, _ ends: Ends, _ costs: some ArcCosts
  ) -> Path? {
    guard let start = ends.sources.bestIndex(at: source, order) else { return nil }
    var cost = ends.sources[start].cost
    var weights: [Weight] = []
    for arc in arcs {
      let step = costs.cost(
        of: arc, base: graph.weight[arc], after: cost.weight & order.timeMask)
      weights.append(max(step.weight, graph.weight[arc]))
      cost = order.sum(cost, PathCost(weights[weights.count - 1], avoided: step.avoided))
      guard cost.isFinite else { return nil }
    }
    let rest = costs.cost(
      ofTarget: target, base: ends.targets[target].cost, after: cost.weight & order.timeMask)
    cost = order.sum(cost, rest)
    guard cost.isFinite else { return nil }
    return Path(
      arcs: arcs, weights: weights, cost: cost, source: source, target: ends.targets[target].node)
  }

  private mutating func isLocallyOptimal(
    _ path: Path, around place: Int, _ choice: borrowing AlternativeChoice, _ costs: some ArcCosts
  ) -> Bool {
    let stretch = choice.stretch(of: path, around: place)
    guard let first = stretch.first, let last = stretch.last else { return true }
    // The clock shows what it does when the path comes there; what was spent before the first arc
    // is left out, for it is no less under any costs.
    let start = PathCost(
      path.weights[..<first].reduce(0) { $0.saturatingSum($1 & order.timeMask) } & order.timeMask)
    let ends = (
      [CostSeed(node: graph.tail(of: path.arcs[first]), cost: start)],
      [CostSeed(node: graph.head[path.arcs[last]], cost: .zero)]
    )
    let arcs = CostsOfArcs(costs: costs)
    guard run(ends, arcs), let best = lastPath(ends, arcs) else { return false }
    let own = path.weights[stretch].reduce(UInt64(start.weight)) { $0 + UInt64($1) }
    return UInt64(best.weight) == own
  }
}

extension [CostSeed] {
  /// Which of those at a node costs least.
  fileprivate func bestIndex(at node: UInt32, _ order: CostOrder) -> Int? {
    indices.filter { self[$0].node == node }.min {
      order.key(self[$0].cost) < order.key(self[$1].cost)
    }
  }
}
