// SPDX-License-Identifier: Apache-2.0

import PackedFile

/// What an alternative must be like.
package struct AlternativeRules: Sendable {
  /// How much longer it may be than the best path, as a share of that one.
  package var stretch = 0.25
  /// How much of the best path's length it may have in common with paths already taken.
  package var sharing = 0.75
  /// Every stretch of it of this share of the best path's length, around its via node, is itself a
  /// shortest path: nobody would say that it turns off for nothing.
  package var locality = 0.2
  /// The bits of weights that count as length; the others must be those of the best path.
  package var lengthMask = Weight.max

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
@safe package struct CHAlternatives: ~Copyable {
  package struct Path: Sendable, Equatable {
    /// Arcs of the graph.
    package let arcs: [UInt32]
    /// Of source, arcs and target.
    package let weight: Weight
    /// Nodes of the graph that are a source and a target.
    package let source: UInt32
    package let target: UInt32
  }

  /// Candidates looked at: more cost time and hardly ever give more.
  private static let candidateLimit = 240
  /// Searches with dearer arcs.
  private static let penaltyRounds = 3

  private let graph: Graph
  private let hierarchy: ContractionHierarchy
  private var query: CHQuery
  private var search: PotentialSearch
  private var forward: UpwardSpace
  private var backward: UpwardSpace
  /// Node of the graph by node of the hierarchy.
  private let nodeOfRank: [UInt32]

  package init(_ graph: Graph, _ hierarchy: ContractionHierarchy) {
    self.graph = graph
    self.hierarchy = hierarchy
    query = CHQuery(hierarchy)
    search = PotentialSearch(graph, hierarchy)
    forward = UpwardSpace(hierarchy)
    backward = UpwardSpace(hierarchy)
    var inverse = [UInt32](repeating: 0, count: hierarchy.nodeCount)
    for node in 0..<UInt32(hierarchy.nodeCount) { inverse[Int(hierarchy.rank(node))] = node }
    nodeOfRank = inverse
  }

  /// The best path and up to `count - 1` others, in the order in which they were found good; none
  /// where there is no path.
  ///
  /// `accepts` may refuse further paths, by their arcs, for what the graph does not know.
  package mutating func paths(
    from sources: [PathSeed], to targets: [PathSeed], count: Int,
    rules: AlternativeRules = AlternativeRules(), accepts: ([UInt32]) -> Bool = { _ in true }
  ) -> [Path] {
    guard let best = path(from: sources, to: targets) else { return [] }
    var choice = Choice(best, graph, rules)
    guard count > 1, !best.arcs.isEmpty else { return choice.paths }
    for candidate in candidates(from: sources, to: targets, choice) {
      if choice.paths.count == count { return choice.paths }
      if choice.isKnown(candidate) { continue }
      let seeds = [PathSeed(node: candidate, weight: 0)]
      guard let first = path(from: sources, to: seeds), let second = path(from: seeds, to: targets)
      else { continue }
      let whole = Path(
        arcs: first.arcs + second.arcs, weight: first.weight.saturatingSum(second.weight),
        source: first.source, target: second.target)
      choice.note(whole)
      guard choice.permits(whole), isLocallyOptimal(whole, around: first.arcs.count, choice),
        accepts(whole.arcs)
      else { continue }
      choice.take(whole)
    }
    for _ in 0..<Self.penaltyRounds where choice.paths.count < count {
      guard let other = pathBesides(&choice, sources, targets) else { break }
      guard choice.permits(other), let middle = choice.middleOfOwnStretch(other),
        isLocallyOptimal(other, around: middle, choice), accepts(other.arcs)
      else { continue }
      choice.take(other)
    }
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
    return Path(arcs: query.path(), weight: weight, source: source, target: target)
  }

  /// Nodes over which a path is not too long, the best first.
  private mutating func candidates(
    from sources: [PathSeed], to targets: [PathSeed], _ choice: borrowing Choice
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
    let core = hierarchy.core
    if !forward.entries.isEmpty, !backward.entries.isEmpty {
      for node in 0..<core.size {
        let before = forward.entries.reduce(Weight.infinity) {
          min($0, $1.weight.saturatingSum(core[Int($1.node), node]))
        }
        guard before < choice.limit else { continue }
        let after = backward.entries.reduce(Weight.infinity) {
          min($0, $1.weight.saturatingSum(core[node, Int($1.node)]))
        }
        found.append((before.saturatingSum(after), UInt32(hierarchy.coreStart + node)))
      }
    }
    return found.filter { $0.weight <= choice.limit }.sorted { $0 < $1 }
      .prefix(Self.candidateLimit).map { nodeOfRank[Int($0.rank)] }
  }

  /// Whether the stretch around a place of a path, `locality` of the best path's length to both
  /// sides, is a shortest path.
  private mutating func isLocallyOptimal(
    _ path: Path, around place: Int, _ choice: borrowing Choice
  ) -> Bool {
    let reach = UInt64(choice.rules.locality * Double(choice.bestLength))
    var first = place, last = place
    var before: UInt64 = 0, after: UInt64 = 0, whole: UInt64 = 0
    // An arc longer than the reach is not held against the path: roads may have no nearer end.
    while first > 0 {
      let weight = graph.weight[path.arcs[first - 1]]
      before += choice.length(weight)
      if before > reach { break }
      whole += UInt64(weight)
      first -= 1
    }
    while last < path.arcs.count {
      let weight = graph.weight[path.arcs[last]]
      after += choice.length(weight)
      if after > reach { break }
      whole += UInt64(weight)
      last += 1
    }
    guard first < last else { return true }
    query.reset()
    query.addSource(node: graph.tail(of: path.arcs[first]), weight: 0)
    query.addTarget(node: graph.head[path.arcs[last - 1]], weight: 0)
    return UInt64(query.run()) == whole
  }

  /// The best path where all arcs taken so far are dearer; `nil` where that is too long.
  private mutating func pathBesides(
    _ choice: inout Choice, _ sources: [PathSeed], _ targets: [PathSeed]
  ) -> Path? {
    search.reset()
    for seed in sources { search.addSource(node: seed.node, weight: seed.weight) }
    for seed in targets { search.addTarget(node: seed.node, weight: seed.weight) }
    let dearer = choice.dearerArcs()
    guard search.run(dearer).isFinite, let source = search.pathSource,
      let target = search.pathTarget
    else { return nil }
    let arcs = search.path()
    func least(_ seeds: [PathSeed], _ node: UInt32) -> Weight {
      seeds.lazy.filter { $0.node == node }.map(\.weight).min() ?? .infinity
    }
    let weight = arcs.reduce(least(sources, source).saturatingSum(least(targets, target))) {
      $0.saturatingSum(graph.weight[$1])
    }
    let found = Path(arcs: arcs, weight: weight, source: source, target: target)
    choice.note(found)
    return weight <= choice.limit ? found : nil
  }
}

/// The paths taken so far, and the tests for another.
private struct Choice: ~Copyable {
  let rules: AlternativeRules
  private(set) var paths: [CHAlternatives.Path]
  let bestLength: UInt64
  /// The greatest weight of an alternative.
  let limit: Weight

  private let graph: Graph
  /// Arcs of the paths taken.
  private var taken: Set<UInt32> = []
  /// Nodes over which the best path was looked at already, taken or not.
  private var seen: Set<UInt32> = []
  /// How often each arc was on a path that was found.
  private var foundCounts: [UInt32: Int] = [:]

  init(_ best: CHAlternatives.Path, _ graph: Graph, _ rules: AlternativeRules) {
    self.graph = graph
    self.rules = rules
    paths = []
    bestLength = UInt64(best.weight & rules.lengthMask)
    let extra = Weight(min(Double(Weight.largestFinite), rules.stretch * Double(bestLength)))
    limit = min(best.weight.saturatingSum(extra), .largestFinite)
    note(best)
    take(best)
  }

  func length(_ weight: Weight) -> UInt64 { UInt64(weight & rules.lengthMask) }

  mutating func take(_ path: CHAlternatives.Path) {
    paths.append(path)
    taken.formUnion(path.arcs)
  }

  /// Remembers which nodes need not be looked at again.
  mutating func note(_ path: CHAlternatives.Path) {
    for arc in path.arcs {
      seen.insert(graph.head[arc])
      foundCounts[arc, default: 0] += 1
    }
  }

  func isKnown(_ node: UInt32) -> Bool { seen.contains(node) }

  /// Whether a path is short enough, new enough, and visits no node twice.
  func permits(_ path: CHAlternatives.Path) -> Bool {
    guard path.weight <= limit,
      path.weight & ~rules.lengthMask == paths[0].weight & ~rules.lengthMask
    else { return false }
    let shared = path.arcs.reduce(UInt64(0)) {
      taken.contains($1) ? $0 + length(graph.weight[$1]) : $0
    }
    guard Double(shared) <= rules.sharing * Double(bestLength) else { return false }
    var nodes: Set<UInt32> = [path.source]
    return path.arcs.allSatisfy { nodes.insert(graph.head[$0]).inserted }
  }

  /// The middle of the longest stretch that no path taken has; `nil` where there is none.
  func middleOfOwnStretch(_ path: CHAlternatives.Path) -> Int? {
    var best: (length: Int, middle: Int)?
    var start = 0
    for (place, arc) in path.arcs.enumerated() {
      if taken.contains(arc) {
        start = place + 1
      } else if place + 1 - start > best?.length ?? 0 {
        best = (place + 1 - start, (start + place + 1) / 2)
      }
    }
    return best?.middle
  }

  func dearerArcs() -> DearerArcs { DearerArcs(counts: foundCounts, mask: rules.lengthMask) }
}

/// Costs under which the arcs of paths already found are dearer, the more of them the dearer.
private struct DearerArcs: ArcCosts {
  let counts: [UInt32: Int]
  let mask: Weight

  func weight(of arc: UInt32, base: Weight, after spent: Weight) -> Weight {
    guard let count = counts[arc] else { return base }
    let length = base & mask
    return base.saturatingSum(
      Weight(min(UInt64(Weight.infinity), UInt64(length) * UInt64(count) / 3)))
  }
}
