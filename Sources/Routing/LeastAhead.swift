// SPDX-License-Identifier: Apache-2.0

import ContractionHierarchies
import PackedFile
import RoadNetwork

/// At least how many entries, and with these how much of what is avoided, lie before the targets of
/// a trip.
///
/// Where a toll bridge is the only way, a search from the start would try all of its side of the
/// water before it believes that. Between places that other roads join there is nothing to pay, so a
/// search back from the targets over the components of these roads, for which a whole side of the
/// water is one step, soon knows the toll; and what it has paid by then everybody has to.
struct LeastAhead {
  /// Components looked at: more know more where most roads are avoided, and cost time in vain.
  private static let componentLimit = 10_000

  /// `nil` where all roads are welcome.
  private let components: RoadComponents?
  /// By component, time left out.
  private var known: [UInt32: PathCost] = [:]
  /// From all others.
  private var elsewhere = PathCost.zero

  /// Goes back from the targets until all sources are reached.
  init(_ seeds: RouteSeeds, _ costs: RoadCosts) {
    components = costs.welcomeComponents
    guard let components else { return }
    let order = TravelWeight.order
    var search = Backward()
    for seed in seeds.targets {
      search.reach(components.component[Int(seed.node)], seed.cost.withoutTime)
    }
    var starts = Set(seeds.sources.map { components.component[Int($0.node)] })
    while let (number, least) = search.next() {
      elsewhere = least
      known[number] = least
      starts.remove(number)
      // What is not known by now has as much at least.
      if starts.isEmpty || known.count == Self.componentLimit { return }
      for crossing in components.crossings(into: number) where known[crossing.tail] == nil {
        let own = costs.cost(ofSearchArc: crossing.arc).withoutTime
        search.reach(crossing.tail, order.sum(least, own))
      }
    }
    elsewhere = .infinite
  }

  /// From a node of the search graph on.
  func callAsFunction(from node: UInt32) -> PathCost {
    guard let components else { return .zero }
    return known[components.component[Int(node)]] ?? elsewhere
  }
}

/// Dijkstra's algorithm on components, whose neighbours its user knows.
private struct Backward: ~Copyable {
  private var queue = KeyQueue()
  private var reached: [UInt32: PathCost] = [:]
  private var settled: Set<UInt32> = []

  mutating func reach(_ number: UInt32, _ cost: PathCost) {
    guard cost.isFinite, reached[number].map(cost.precedes) ?? true else { return }
    reached[number] = cost
    queue.insert(number, key: TravelWeight.order.key(cost))
  }

  /// Each once, the nearest first.
  mutating func next() -> (number: UInt32, cost: PathCost)? {
    while !queue.isEmpty {
      let number = queue.removeMinimum()
      if settled.insert(number).inserted, let cost = reached[number] { return (number, cost) }
    }
    return nil
  }
}

extension PathCost {
  fileprivate var withoutTime: PathCost {
    isFinite ? PathCost(weight & ~TravelWeight.largestTime, avoided: avoided) : .infinite
  }
}

/// Costs that know what lies before the targets.
struct CostsAhead: ArcCosts {
  let costs: RoadCosts
  let ahead: LeastAhead

  func cost(of searchArc: UInt32, base: Weight, after time: Weight) -> PathCost {
    costs.cost(of: searchArc, base: base, after: time)
  }

  func leastAhead(of node: UInt32) -> PathCost { ahead(from: node) }
}
