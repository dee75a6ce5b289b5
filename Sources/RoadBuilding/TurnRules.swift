// SPDX-License-Identifier: Apache-2.0

import ContractionHierarchies
import Geo
import RoadNetwork

/// Which arcs may follow an arrival, and what the turns into them cost.
struct TurnRules: Sendable {
  let roads: DirectedRoads
  let automaton: RestrictionAutomaton

  /// Roads at a junction from which on its turns cost nothing and turning round is free.
  ///
  /// Every pair of its roads would be a search arc: their number grows with the square, the time
  /// of contraction with the fourth power. No real junction has half as many.
  private static let hubLimit = 64

  /// The arcs that may follow, ascending.
  ///
  /// Where turns cost something, turning round is permitted only where it is the only way on.
  func permitted(
    after state: RestrictionAutomaton.State, arrivingBy arc: UInt32
  ) -> [UInt32] {
    let node = roads.geometry.head(arc)
    let back = Arc.reverse(of: arc)
    let isBlocked = isBlocked(node)
    var onward: [UInt32] = []
    var canTurnRound = false
    for next in roads.nodes.arcs(outOf: node) where roads.isUsable(next) {
      if automaton.isBanned(next, after: state) { continue }
      if next == back { canTurnRound = true } else if !isBlocked { onward.append(next) }
    }
    let isFree = roads.profile.turnCosts == nil || onward.isEmpty || isHub(node)
    let mayTurnRound = canTurnRound && isFree
    return mayTurnRound ? (onward + [back]).sorted() : onward
  }

  /// What a turn costs: deciseconds, and an entry where a stricter access begins.
  func weight(from arc: UInt32, to next: UInt32) -> Weight {
    let node = roads.geometry.head(arc)
    let use = roads.nodeUses[node] ?? .free
    var seconds = 0.0
    if next == Arc.reverse(of: arc) {
      seconds += isHub(node) ? 0 : roads.profile.turnCosts?.uTurnSeconds ?? 0
    } else {
      seconds += turnSeconds(from: arc, to: next, at: node) + use.delaySeconds
    }
    seconds += Arc.isBackward(arc) ? use.signalSeconds.backward : use.signalSeconds.forward
    if roads.isFerry[Arc.segment(of: next)], !roads.isFerry[Arc.segment(of: arc)] {
      seconds += roads.profile.boardingSeconds
    }
    let time = Weight((seconds * 10).rounded())
    let passed = next == Arc.reverse(of: arc) ? .open : use.access
    let entersStricter = max(roads.access[next], passed) > roads.access[arc]
    return entersStricter ? TravelWeight.entry + time : time
  }

  /// Bends of a road that nothing meets are no turns.
  private func turnSeconds(from arc: UInt32, to next: UInt32, at node: UInt32) -> Double {
    guard let costs = roads.profile.turnCosts, !isHub(node), usableSegments(at: node) > 2 else {
      return 0
    }
    let before = roads.geometry.endBearing(arc), after = roads.geometry.startBearing[next]
    guard before.isFinite, after.isFinite else { return 0 }
    return costs.seconds(angle: Earth.turnAngle(from: Double(before), to: Double(after)))
  }

  /// Whether the ways on from a node, and what they cost, are the same for all arrivals without a
  /// restriction and of one access and kind of way.
  func isBlindToArrival(_ node: UInt32) -> Bool {
    roads.nodeUses[node] == nil && (roads.profile.turnCosts == nil || isHub(node))
  }

  private func isHub(_ node: UInt32) -> Bool {
    roads.nodes.arcs(outOf: node).count > Self.hubLimit
  }

  /// Segments that the profile may use in either direction; a loop counts for both its ends.
  private func usableSegments(at node: UInt32) -> Int {
    roads.nodes.arcs(outOf: node).reduce(0) {
      $0 + (roads.isUsable($1) || roads.isUsable(Arc.reverse(of: $1)) ? 1 : 0)
    }
  }

  private func isBlocked(_ node: UInt32) -> Bool {
    guard let use = roads.nodeUses[node], use.isBlocked else { return false }
    return !use.isInferred || usableSegments(at: node) < 3
  }
}
