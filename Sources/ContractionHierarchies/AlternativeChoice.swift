// SPDX-License-Identifier: Apache-2.0

import PackedFile

/// The paths taken so far, and the tests for another.
struct AlternativeChoice: ~Copyable {
  let rules: AlternativeRules
  private(set) var paths: [CHAlternatives.Path]
  let bestLength: UInt64
  /// The greatest weight of an alternative.
  let limit: Weight

  private let graph: Graph
  private let order: CostOrder
  /// Arcs of the paths taken.
  private var taken: Set<UInt32> = []
  /// Nodes over which the best path was looked at already, taken or not.
  private var seen: Set<UInt32> = []
  /// How often each arc was on a path that was found.
  private var foundCounts: [UInt32: Int] = [:]

  init(
    _ best: CHAlternatives.Path, _ graph: Graph, _ order: CostOrder, _ rules: AlternativeRules
  ) {
    self.graph = graph
    self.order = order
    self.rules = rules
    paths = []
    bestLength = UInt64(best.weight & order.timeMask)
    let extra = Weight(min(Double(Weight.largestFinite), rules.stretch * Double(bestLength)))
    limit = min(best.weight.saturatingSum(extra), .largestFinite)
    note(best)
    take(best)
  }

  private func length(_ weight: Weight) -> UInt64 { UInt64(weight & order.timeMask) }

  mutating func take(_ path: CHAlternatives.Path) {
    paths.append(path)
    taken.formUnion(path.arcs)
  }

  /// Remembers which nodes need not be looked at again.
  mutating func see(_ path: CHAlternatives.Path) {
    seen.formUnion(path.arcs.map { graph.head[$0] })
  }

  /// The same, and makes the arcs dearer.
  mutating func note(_ path: CHAlternatives.Path) {
    see(path)
    for arc in path.arcs { foundCounts[arc, default: 0] += 1 }
  }

  func isKnown(_ node: UInt32) -> Bool { seen.contains(node) }

  /// Whether a path is short enough, new enough, has no more of what is avoided, and visits no
  /// node twice.
  func permits(_ path: CHAlternatives.Path) -> Bool {
    guard path.weight <= limit, path.cost.avoided <= paths[0].cost.avoided,
      path.weight & ~order.timeMask == paths[0].weight & ~order.timeMask
    else { return false }
    let shared = zip(path.arcs, path.weights).reduce(UInt64(0)) {
      taken.contains($1.0) ? $0 + length($1.1) : $0
    }
    guard Double(shared) <= rules.sharing * Double(bestLength) else { return false }
    var nodes: Set<UInt32> = [path.source]
    return path.arcs.allSatisfy { nodes.insert(graph.head[$0]).inserted }
  }

  /// The arcs around a place of a path that must be a shortest path: `locality` of the best path's
  /// length to both sides.
  func stretch(of path: CHAlternatives.Path, around place: Int) -> Range<Int> {
    let reach = UInt64(rules.locality * Double(bestLength))
    // An arc longer than the reach is not held against the path: roads may have no nearer end.
    func count(_ weights: some Sequence<Weight>) -> Int {
      var passed: UInt64 = 0
      var count = 0
      for weight in weights {
        passed += length(weight)
        if passed > reach { break }
        count += 1
      }
      return count
    }
    let before = count(path.weights[..<place].reversed()), after = count(path.weights[place...])
    return place - before..<place + after
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

  /// Costs under which the arcs of paths already found are dearer, the more of them the dearer.
  func dearer<Costs: ArcCosts>(_ costs: Costs) -> DearerArcs<Costs> {
    DearerArcs(costs: costs, counts: foundCounts, order: order)
  }
}

/// Costs of which those of some arcs are higher.
struct DearerArcs<Costs: ArcCosts>: ArcCosts {
  fileprivate let costs: Costs
  fileprivate let counts: [UInt32: Int]
  fileprivate let order: CostOrder

  func cost(of arc: UInt32, base: Weight, after time: Weight) -> PathCost {
    var cost = costs.cost(of: arc, base: base, after: time)
    guard cost.isFinite, let count = counts[arc] else { return cost }
    let length = UInt64(max(cost.weight, base) & order.timeMask)
    // A time that leaves its bits would count as something else.
    let extra = min(length * UInt64(count) / 3, UInt64(order.timeMask) - length)
    cost.weight = max(cost.weight, base).saturatingSum(Weight(extra))
    return cost
  }

  func cost(ofTarget target: Int, base: PathCost, after time: Weight) -> PathCost {
    costs.cost(ofTarget: target, base: base, after: time)
  }

  func leastAhead(of node: UInt32) -> PathCost { costs.leastAhead(of: node) }
}

/// The costs of arcs for searches to other targets.
struct CostsOfArcs<Costs: ArcCosts>: ArcCosts {
  let costs: Costs

  func cost(of arc: UInt32, base: Weight, after time: Weight) -> PathCost {
    costs.cost(of: arc, base: base, after: time)
  }
}
