// SPDX-License-Identifier: Apache-2.0

import ContractionHierarchies
import PackedFile
import TestSupport

/// Random costs of all kinds at once: arcs closed for good, slower, avoided, of a stricter rank,
/// closed for a while (who comes then waits), and with a jam that dissolves.
struct TimedCosts: ArcCosts {
  struct Rule {
    var isClosed = false
    /// Added to the time at all hours.
    var slowness: Weight = 0
    var isAvoided = false
    /// The least rank.
    var rank: Weight = 0
    /// Hours of the clock at which one waits until they end.
    var closure: Range<Weight> = 0..<0
    /// From this hour on there is a delay, at first so long, then ever shorter.
    var jam: (start: Weight, delay: Weight) = (0, 0)
  }

  static let timeBits = 16
  static let order = CostOrder(timeBits: timeBits)

  private(set) var rules: [Rule]
  /// The rules of the targets' last pieces.
  private(set) var targetRules: [Rule]
  /// What the clock shows at the departure.
  var departure: Weight

  init(arcCount: Int, targetCount: Int, _ dice: inout SeededGenerator) {
    let hasClock = Bool.random(using: &dice)
    rules = (0..<arcCount).map { _ in Rule(&dice, hasClock: hasClock) }
    targetRules = (0..<targetCount).map { _ in Rule(&dice, hasClock: hasClock) }
    departure = .random(in: 0...30, using: &dice)
  }

  func cost(of arc: UInt32, base: Weight, after time: Weight) -> PathCost {
    rules[Int(arc)].cost(base, at: departure + time)
  }

  func cost(ofTarget target: Int, base: PathCost, after time: Weight) -> PathCost {
    targetRules[target].cost(base.weight, at: departure + time)
  }
}

extension TimedCosts.Rule {
  init(_ dice: inout SeededGenerator, hasClock: Bool) {
    switch Int.random(in: 0..<(hasClock ? 9 : 6), using: &dice) {
    case 0: isClosed = true
    case 1: slowness = .random(in: 0...9, using: &dice)
    case 2, 3: isAvoided = true
    case 4: rank = .random(in: 0...2, using: &dice)
    case 6, 7:
      let start = Weight.random(in: 0...40, using: &dice)
      closure = start..<start + .random(in: 0...30, using: &dice)
    case 8: jam = (.random(in: 0...40, using: &dice), .random(in: 0...20, using: &dice))
    default: break
    }
    if Int.random(in: 0..<8, using: &dice) == 0 { isAvoided = true }
    if Int.random(in: 0..<8, using: &dice) == 0 { slowness = 3 }
  }

  func cost(_ base: Weight, at hour: Weight) -> PathCost {
    guard !isClosed else { return .infinite }
    let mask = TimedCosts.order.timeMask
    let high = max(base >> Weight(TimedCosts.timeBits), rank) << Weight(TimedCosts.timeBits)
    let ownTime = base & mask + slowness
    let wait = closure.contains(hour) ? closure.upperBound - hour : 0
    let delay =
      hour + wait >= jam.start ? jam.delay - min(jam.delay, hour + wait - jam.start) : 0
    return PathCost(high | wait + ownTime + delay, avoided: isAvoided ? max(1, ownTime) : 0)
  }
}

/// A random graph under such costs, and the best costs found by trying.
struct TimedProblem: CustomStringConvertible {
  let random: RandomGraph
  let graph: Graph
  var costs: TimedCosts
  let sources: [CostSeed]
  let targets: [CostSeed]

  init(seed: Int) {
    random = RandomGraph(seed: seed)
    var dice = SeededGenerator(seed: seed + 5_000)
    // Mostly ties and zeros; ranks here and there.
    let longest: Weight = seed % 3 == 0 ? 2 : 12
    let weights = random.tail.map { _ in
      Weight.random(in: 0...longest, using: &dice)
        | (Int.random(in: 0..<6, using: &dice) == 0 ? 1 << Weight(TimedCosts.timeBits) : 0)
    }
    let (nodeCount, tail, head) = (random.nodeCount, random.tail, random.head)
    graph =
      Graph.sortingArcs(nodeCount: nodeCount, tail: tail, head: head, weight: weights).graph
    let seeds = (0..<4).map { _ in
      CostSeed(
        node: .random(in: 0..<UInt32(nodeCount), using: &dice),
        cost: PathCost(
          .random(in: 0...8, using: &dice), avoided: .random(in: 0...1, using: &dice)))
    }
    sources = Array(seeds[..<2])
    targets = seeds[2...].map { CostSeed(node: $0.node, cost: PathCost($0.cost.weight)) }
    costs = TimedCosts(arcCount: graph.arcCount, targetCount: targets.count, &dice)
  }

  var description: String { "\(random), \(costs), from \(sources) to \(targets)" }

  /// Rank, what is avoided, time: compared in this order.
  typealias Triple = (rank: UInt64, avoided: UInt64, time: UInt64)

  static func triple(_ cost: PathCost) -> Triple {
    let bits = Weight(TimedCosts.timeBits)
    return (
      UInt64(cost.weight >> bits), UInt64(cost.avoided),
      UInt64(cost.weight & TimedCosts.order.timeMask)
    )
  }

  private func sum(_ a: Triple, _ b: PathCost) -> Triple? {
    guard b.isFinite else { return nil }
    let b = Self.triple(b)
    return (a.rank + b.rank, a.avoided + b.avoided, a.time + b.time)
  }

  private func step(_ label: Triple, over arc: UInt32) -> Triple? {
    sum(label, costs.cost(of: arc, base: graph.weight[arc], after: Weight(label.time)))
  }

  private func arrival(_ label: Triple, at node: UInt32) -> Triple? {
    targets.indices.filter { targets[$0].node == node }.compactMap { index in
      sum(
        label, costs.cost(ofTarget: index, base: targets[index].cost, after: Weight(label.time)))
    }.min(by: <)
  }

  /// The least rank, and what is avoided with it, from each node to a target; infinite where none
  /// is reached.
  var leastAhead: [PathCost] {
    let order = TimedCosts.order
    var least = [PathCost](repeating: .infinite, count: graph.nodeCount)
    func offer(_ node: UInt32, _ rest: PathCost, _ cost: PathCost) -> Bool {
      guard cost.isFinite else { return false }
      let own = PathCost(cost.weight & ~order.timeMask, avoided: cost.avoided)
      let sum = order.sum(rest, own)
      guard order.key(sum) < order.key(least[Int(node)]) else { return false }
      least[Int(node)] = sum
      return true
    }
    for (index, target) in targets.enumerated() {
      let cost = costs.cost(ofTarget: index, base: target.cost, after: 0)
      _ = offer(target.node, .zero, cost)
    }
    let tails = graph.tails()
    var hasChanged = true
    while hasChanged {
      hasChanged = false
      for arc in 0..<UInt32(graph.arcCount) {
        let cost = costs.cost(of: arc, base: graph.weight[arc], after: 0)
        let rest = least[Int(graph.head[arc])]
        if rest.isFinite, offer(tails[Int(arc)], rest, cost) { hasChanged = true }
      }
    }
    return least
  }

  /// By correcting labels until none changes.
  var bestByCorrecting: Triple? {
    var labels = [Triple?](repeating: nil, count: graph.nodeCount)
    func improves(_ label: Triple, _ node: UInt32) -> Bool {
      labels[Int(node)].map { label < $0 } ?? true
    }
    for source in sources {
      let label = Self.triple(source.cost)
      if improves(label, source.node) { labels[Int(source.node)] = label }
    }
    let tails = graph.tails()
    var hasChanged = true
    while hasChanged {
      hasChanged = false
      for arc in 0..<UInt32(graph.arcCount) {
        guard let label = labels[Int(tails[Int(arc)])], let next = step(label, over: arc),
          improves(next, graph.head[arc])
        else { continue }
        labels[Int(graph.head[arc])] = next
        hasChanged = true
      }
    }
    return labels.indices.compactMap { node in
      labels[node].flatMap { arrival($0, at: UInt32(node)) }
    }.min(by: <)
  }

  /// By walking every path that visits no node twice; for tiny graphs.
  var bestByTryingAll: Triple? {
    var best: Triple?
    func walk(_ node: UInt32, _ label: Triple, _ visited: Set<UInt32>) {
      if let end = arrival(label, at: node), best.map({ end < $0 }) ?? true { best = end }
      for arc in graph.firstOut[node]..<graph.firstOut[node + 1] {
        guard !visited.contains(graph.head[arc]), let next = step(label, over: arc) else {
          continue
        }
        walk(graph.head[arc], next, visited.union([graph.head[arc]]))
      }
    }
    for source in sources { walk(source.node, Self.triple(source.cost), [source.node]) }
    return best
  }
}
