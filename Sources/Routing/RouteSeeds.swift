// SPDX-License-Identifier: Apache-2.0

package import ContractionHierarchies
import PackedFile
package import RoadNetwork

/// Where a search begins and ends: classes of the search graph with the costs of partial arcs.
///
/// Source on arc a: the class that a trip begun on a arrives in, with the rest of a. Target on
/// arc b: every class at b's tail that may turn into b, with the turn and the part of b.
package struct RouteSeeds: Sendable {
  package struct Source: Sendable {
    package let node: UInt32
    /// The start's lag, the entry and the rest of the arc.
    package let cost: PathCost
    /// An entry where the arc is private and the place is not, else 0.
    package let entry: Weight
    /// The rest of the arc.
    package let rest: PathCost
    package let arc: UInt32
    package let phantom: Phantom

    package var weight: Weight { cost.weight }
  }

  /// A place to set out from that is worse than the best one by some cost.
  package struct Start: Sendable {
    package let phantom: Phantom
    package let lag: PathCost
    /// Whether setting out on a private arc is an entry.
    fileprivate let isPublic: Bool

    package init(_ phantom: Phantom, lag: PathCost = .zero) {
      self.init(phantom, lag: lag, isPublic: false)
    }

    private init(_ phantom: Phantom, lag: PathCost, isPublic: Bool) {
      self.phantom = phantom
      self.lag = lag
      self.isPublic = isPublic
    }

    /// The starts of a trip from a place, which is public where one of the roads that tie is: a
    /// private road that begins there, too, is no short cut.
    package static func tied(_ phantoms: [Phantom], _ costs: RoadCosts) -> [Start] {
      let isPublic = phantoms.contains { phantom in
        phantom.usableArcs(costs).contains { costs.profile.flags[$0].access < .restricted }
      }
      return phantoms.map { Start($0, lag: .zero, isPublic: isPublic) }
    }

    fileprivate func entry(into arc: UInt32, _ profile: ProfileNetwork) -> Weight {
      isPublic && profile.flags[arc].access == .restricted ? TravelWeight.entry : 0
    }
  }

  package struct Target: Sendable {
    package let node: UInt32
    /// The turn into the arc, and the part of it up to the phantom.
    package let cost: PathCost
    package let part: Weight
    package let arc: UInt32
    package let phantom: Phantom

    package var weight: Weight { cost.weight }
  }

  package private(set) var sources: [Source] = []
  package private(set) var targets: [Target] = []
  /// The best route that never leaves the arc it begins on.
  package private(set) var direct: RoutePath?
  /// What that route costs, the lag of its start included.
  package private(set) var directCost = PathCost.infinite

  init() {}

  /// At the map's own times.
  package init(
    _ network: RoadNetwork, _ profile: ProfileNetwork, from: [Phantom], to: [Phantom]
  ) {
    let costs = RoadCosts(network, profile)
    self.init(costs, from: Start.tied(from, costs), to: to)
  }

  package init(_ costs: RoadCosts, from: [Start], to: [Phantom]) {
    for start in from {
      for arc in start.phantom.usableArcs(costs) { addSource(start, arc, costs) }
    }
    for phantom in to {
      for arc in phantom.usableArcs(costs) where costs.permitsTurn(into: arc) {
        addTarget(phantom, arc, costs)
      }
    }
    for start in from {
      for target in to where start.phantom.segment == target.segment {
        let arcs = Set(target.usableArcs(costs))
        for arc in start.phantom.usableArcs(costs) where arcs.contains(arc) {
          addDirect(start, target, arc, costs)
        }
      }
    }
  }

  /// The best source seed at a class.
  func source(of node: UInt32?) -> Source? {
    sources.filter { $0.node == node }.min { $0.cost.precedes($1.cost) }
  }

  /// The best target seed at a class.
  func target(of node: UInt32?) -> Target? {
    targets.filter { $0.node == node }.min { $0.cost.precedes($1.cost) }
  }

  private mutating func addSource(_ start: Start, _ arc: UInt32, _ costs: RoadCosts) {
    let whole = costs.time(of: arc), position = start.phantom.position(onArc: arc)
    let time = whole - partialCost(whole, upTo: position)
    let rest = PathCost(
      time,
      avoided: position < 1 ? costs.avoidedTime(of: arc, part: time, isTurnedInto: false) : 0)
    let entry = start.entry(into: arc, costs.profile)
    let order = TravelWeight.order
    let cost = order.sum(order.sum(start.lag, PathCost(entry)), rest)
    guard cost.isFinite else { return }
    sources.append(
      Source(
        node: costs.profile.arrivalClass[arc], cost: cost, entry: entry, rest: rest, arc: arc,
        phantom: start.phantom))
  }

  private mutating func addTarget(_ phantom: Phantom, _ arc: UInt32, _ costs: RoadCosts) {
    let profile = costs.profile
    let tail = costs.network.tail(ofArc: arc), position = phantom.position(onArc: arc)
    let own = profile.cost[arc]
    let part = partialCost(costs.time(of: arc), upTo: position)
    let avoided = position > 0 ? costs.avoidedTime(of: arc, part: part, isTurnedInto: true) : 0
    for node in profile.firstClass[tail]..<profile.firstClass[tail + 1] {
      for searchArc in profile.graph.firstOut[node]..<profile.graph.firstOut[node + 1]
      where profile.roadArc[searchArc] == arc {
        let cost = TravelWeight.order.sum(
          PathCost(profile.graph.weight[searchArc] &- own), PathCost(part, avoided: avoided))
        guard cost.isFinite else { continue }
        targets.append(Target(node: node, cost: cost, part: part, arc: arc, phantom: phantom))
      }
    }
  }

  /// Positions are compared, never costs: two positions can cost the same.
  private mutating func addDirect(
    _ start: Start, _ target: Phantom, _ arc: UInt32, _ costs: RoadCosts
  ) {
    let from = start.phantom.position(onArc: arc), end = target.position(onArc: arc)
    guard from <= end else { return }
    func time(_ whole: Weight) -> Weight {
      partialCost(whole, upTo: end) - partialCost(whole, upTo: from)
    }
    // Rounding must not make a slower road the faster one.
    let part = max(time(costs.time(of: arc)), time(costs.profile.cost[arc]))
    let avoided =
      from < end ? costs.avoidedTime(of: arc, part: part, isTurnedInto: false) : 0
    let entry = start.entry(into: arc, costs.profile), order = TravelWeight.order
    let own = order.sum(PathCost(entry), PathCost(part, avoided: avoided))
    let cost = order.sum(start.lag, own)
    guard cost.isFinite, cost.precedes(directCost) else { return }
    let piece = RoutePath.Piece(arc: arc, from: from, to: end, cost: part, turn: entry)
    directCost = cost
    direct = RoutePath(
      source: start.phantom, target: target, ends: (arc, arc), pieces: [piece], cost: own)
  }
}

extension PathCost {
  /// Whether a route of this cost is better than one of another.
  func precedes(_ other: PathCost) -> Bool {
    TravelWeight.order.key(self) < TravelWeight.order.key(other)
  }
}
