// SPDX-License-Identifier: Apache-2.0

package import ContractionHierarchies
import PackedFile
package import RoadNetwork

/// What a trip wants of its roads besides being fast.
package struct RoadWishes: Sendable {
  /// Roads to be used as little as can be, however long that takes.
  package var avoided: RoadKinds = []
  /// Roads not to be used at all.
  package var excluded: RoadKinds = []
  /// Closures and slower speeds.
  package var speeds: RoadSpeeds?

  package init() {}
}

/// What roads cost a trip: the map's own times, or more where its wishes say so.
///
/// A road is of a kind by its way; a toll is also met by a turn that passes a booth. Roads that are
/// excluded or closed are not there: no trip begins or ends on them either.
package struct RoadCosts: Sendable {
  package let network: RoadNetwork
  package let profile: ProfileNetwork
  private let avoided: RoadKinds
  private let excluded: RoadKinds
  /// Of arcs that take longer than the map says; infinite where they are closed.
  private let slower: [UInt32: Weight]
  /// Those of them that are closed, ascending.
  private let closed: [UInt32]
  private let components: RoadComponentsCache
  private var hasMapTimes = false
  /// How long the trip has been on its way when its present leg begins, deciseconds, waits included:
  /// where that leg's clock starts.
  package var departure: Weight = 0

  /// The components of roads may be those of other costs of the same network and profile.
  package init(
    _ network: RoadNetwork, _ profile: ProfileNetwork, _ wishes: RoadWishes = RoadWishes(),
    _ components: RoadComponentsCache = RoadComponentsCache()
  ) {
    self.network = network
    self.profile = profile
    self.components = components
    avoided = wishes.avoided.intersection(profile.roadKinds)
    excluded = wishes.excluded.intersection(profile.roadKinds)
    slower = wishes.speeds?.times(of: profile.name) ?? [:]
    closed = wishes.speeds?.closedArcs(of: profile.name) ?? []
  }

  /// Whether all roads cost what the map says.
  var isPlain: Bool { avoided.isEmpty && excluded.isEmpty && slower.isEmpty }

  /// The same roads open, at the map's own times.
  var atMapTimes: RoadCosts {
    var costs = self
    costs.hasMapTimes = true
    return costs
  }

  /// Whether a trip may begin, pass and end on an arc.
  package func isOpen(_ arc: UInt32) -> Bool {
    guard profile.isUsable(arc) else { return false }
    if !slower.isEmpty, slower[arc] == .infinity { return false }
    return excluded.isEmpty
      || network.kinds(ofWay: network.way(ofArc: arc), for: profile).isDisjoint(with: excluded)
  }

  /// Whether a trip may turn into an arc that is open.
  func permitsTurn(into arc: UInt32) -> Bool {
    excluded.isEmpty || network.kinds(ofTurnInto: arc, for: profile).isDisjoint(with: excluded)
  }

  /// Whether an arc of the search graph is there.
  func mayTurn(over searchArc: UInt32) -> Bool {
    let arc = profile.roadArc[searchArc]
    return isOpen(arc) && permitsTurn(into: arc)
  }

  /// Travel time of an arc, deciseconds; infinite where the profile may not go or it is closed.
  func time(of arc: UInt32) -> Weight {
    let own = profile.cost[arc]
    return hasMapTimes || slower.isEmpty ? own : max(own, slower[arc] ?? 0)
  }

  /// How much of a part of an arc is avoided, deciseconds; something, if it has a length at all.
  func avoidedTime(of arc: UInt32, part: Weight, isTurnedInto: Bool) -> Weight {
    guard !avoided.isEmpty, !hasMapTimes else { return 0 }
    let kinds =
      isTurnedInto
      ? network.kinds(ofTurnInto: arc, for: profile)
      : network.kinds(ofWay: network.way(ofArc: arc), for: profile)
    return kinds.isDisjoint(with: avoided) ? 0 : max(1, part)
  }

  /// Whether a path that the map's own times led to costs more than they say.
  func raise(_ path: RoutePath) -> Bool {
    guard !isPlain else { return false }
    return isAltered(path.sourceArc, isTurnedInto: false)
      || path.pieces.enumerated().contains {
        isAltered($1.arc, isTurnedInto: $0 > 0 || $1.arc != path.sourceArc)
      }
  }

  private func isAltered(_ arc: UInt32, isTurnedInto: Bool) -> Bool {
    if slower[arc] != nil { return true }
    let kinds =
      isTurnedInto
      ? network.kinds(ofTurnInto: arc, for: profile)
      : network.kinds(ofWay: network.way(ofArc: arc), for: profile)
    return !kinds.isDisjoint(with: avoided.union(excluded))
  }

  /// The kinds of road on a path that it was to avoid.
  func unavoided(by pieces: [RoutePath.Piece]) -> RoadKinds {
    avoided.isEmpty ? [] : avoided.intersection(RoadKinds(of: pieces, network, profile))
  }
}

extension RoadCosts {
  /// The components of the roads that are open; `nil` where all are.
  var openComponents: RoadComponents? {
    components(without: RemovedRoads(kinds: excluded, closed: closed))
  }

  /// The components of the roads that are open, not to be avoided, and no entries; `nil` where all
  /// roads are open and none is to be avoided.
  var welcomeComponents: RoadComponents? {
    var removed = RemovedRoads(kinds: excluded.union(avoided), closed: closed)
    guard !removed.isEmpty else { return nil }
    removed.entries = true
    return components(without: removed)
  }

  private func components(without removed: RemovedRoads) -> RoadComponents? {
    guard !removed.isEmpty else { return nil }
    return components(removed) { RoadComponents(network, profile, without: removed) }
  }
}

extension RoadCosts: ArcCosts {
  /// What an arc of the search graph costs where the clock does not count.
  func cost(ofSearchArc arc: UInt32) -> PathCost {
    cost(of: arc, base: profile.graph.weight[arc], after: 0)
  }

  package func cost(of searchArc: UInt32, base: Weight, after time: Weight) -> PathCost {
    let arc = profile.roadArc[searchArc]
    guard isOpen(arc), permitsTurn(into: arc) else { return .infinite }
    let own = profile.cost[arc], whole = self.time(of: arc)
    let avoidedTime = avoidedTime(of: arc, part: whole, isTurnedInto: true)
    return TravelWeight.order.sum(
      PathCost(base - own), PathCost(whole, avoided: avoidedTime))
  }
}
