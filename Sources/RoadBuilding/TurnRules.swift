// SPDX-License-Identifier: Apache-2.0

import ContractionHierarchies
import Geo
import PackedFile
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
  /// Where turns cost something, turning round is permitted only where it is the only way on, and
  /// on turning circles.
  func permitted(
    after state: RestrictionAutomaton.State, arrivingBy arc: UInt32
  ) -> [UInt32] {
    let node = roads.head(arc)
    let back = Arc.reverse(of: arc)
    let isBlocked = isBlocked(node)
    var onward: [UInt32] = []
    var canTurnRound = false
    for next in roads.nodes.arcs(outOf: node) where roads.isUsable(next) {
      if automaton.isBanned(next, after: state) { continue }
      if next == back { canTurnRound = true } else if !isBlocked { onward.append(next) }
    }
    let isFree =
      roads.profile.turnCosts == nil || onward.isEmpty || isHub(node)
      || roads.nodeUses[node]?.isTurningPlace ?? false
    let mayTurnRound = canTurnRound && isFree
    return mayTurnRound ? (onward + [back]).sorted() : onward
  }

  /// What a turn costs: deciseconds, and an entry where a stricter access begins.
  func weight(from arc: UInt32, to next: UInt32) -> Weight {
    let node = roads.head(arc)
    let use = roads.nodeUses[node] ?? .free
    let turnsRound = next == Arc.reverse(of: arc)
    var seconds = use.signalSeconds[backward: Arc.isBackward(arc)]
    if turnsRound {
      seconds += isHub(node) ? 0 : turnRoundSeconds(use)
    } else {
      seconds += turnSeconds(from: arc, to: next, at: node) + use.delaySeconds
      seconds += signSeconds(use.sign, from: arc, to: next, at: node)
    }
    if roads.isFerry(next), !roads.isFerry(arc) { seconds += roads.profile.boardingSeconds }
    let time = Weight((seconds * 10).rounded())
    let passed = turnsRound ? .open : use.access
    let entersStricter = max(roads.access[next], passed) > roads.access[arc]
    return entersStricter ? TravelWeight.entry + time : time
  }

  private func turnRoundSeconds(_ use: NodeUse) -> Double {
    guard let costs = roads.profile.turnCosts else { return 0 }
    return use.isTurningPlace ? costs.circleSeconds : costs.uTurnSeconds
  }

  /// Bends of a road that nothing meets are no turns.
  private func turnSeconds(from arc: UInt32, to next: UInt32, at node: UInt32) -> Double {
    guard let costs = roads.profile.turnCosts, !isHub(node), usableSegments(at: node) > 2 else {
      return 0
    }
    let before = bearing(arrivingBy: arc), after = bearing(leavingBy: next)
    guard before.isFinite, after.isFinite else { return 0 }
    return costs.seconds(
      angle: Earth.turnAngle(from: Double(before), to: Double(after)),
      drivesOnLeft: roads.drivesOnLeft(arc))
  }

  /// A piece of no length has the direction in which one came to it, so that a turn across it
  /// costs what it would without it.
  private func bearing(arrivingBy arc: UInt32) -> Float {
    let bearing = roads.endBearing(arc)
    return bearing.isFinite ? bearing : bearingInto(arc)
  }

  private func bearing(leavingBy arc: UInt32) -> Float {
    let bearing = roads.startBearing[arc]
    return bearing.isFinite ? bearing : bearingInto(arc)
  }

  /// The direction of the greatest road that leads to the start of an arc; NaN where none does.
  private func bearingInto(_ arc: UInt32) -> Float {
    let before = roads.nodes.arcs(outOf: roads.tail(arc)).map { Arc.reverse(of: $0) }
      .filter {
        $0 != Arc.reverse(of: arc) && roads.isUsable($0)
          && roads.endBearing($0).isFinite
      }
    let greatest = before.min { rank(of: $0) < rank(of: $1) }
    return greatest.map { roads.endBearing($0) } ?? .nan
  }

  /// Lower for greater roads.
  private func rank(of arc: UInt32) -> UInt8 { roads.roadClass(arc).rawValue }

  /// What a stop or give-way sign that faces no side in particular takes.
  private func signSeconds(
    _ sign: NodeUse.Sign?, from arc: UInt32, to next: UInt32, at node: UInt32
  ) -> Double {
    guard let sign else { return 0 }
    switch sign.scope {
    case .all: return sign.seconds
    case .minor where usableSegments(at: node) < 3, .nearer where usableSegments(at: node) < 3:
      // Within a road it stands before the junction that is nearer.
      return roads.cost[next] <= roads.cost[arc] ? sign.seconds : 0
    case .minor, .nearer: return isMinor(arc, at: node) ? sign.seconds : 0
    }
  }

  /// Whether an arc comes by a lesser road than another that meets there; where all are equal
  /// everyone gives way.
  private func isMinor(_ arc: UInt32, at node: UInt32) -> Bool {
    let ranks = roads.nodes.arcs(outOf: node).filter {
      roads.isUsable($0) || roads.isUsable(Arc.reverse(of: $0))
    }.map { rank(of: $0) }
    guard let greatest = ranks.min(), let least = ranks.max() else { return false }
    return rank(of: arc) > greatest || least == greatest
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
