// SPDX-License-Identifier: Apache-2.0

import Geo
import PackedFile
import RoadNetwork

/// Decides what is worth saying where a path goes from one arc to the next.
struct TurnClassifier {
  let network: RoadNetwork
  let profile: ProfileNetwork

  /// Up to this angle a road goes straight on, degrees.
  private static let straight = 20.0
  /// From this angle on a turn is said although the road keeps its name, degrees.
  private static let bend = 45.0

  /// Kind and modifier of the manoeuvre; `nil` where going on is obvious.
  func classify(
    from arc: UInt32, to next: UInt32, bearingBefore: Double, bearingAfter: Double
  ) -> (kind: Manoeuvre.Kind, modifier: Manoeuvre.Modifier)? {
    let angle = Earth.turnAngle(from: bearingBefore, to: bearingAfter)
    if next == Arc.reverse(of: arc) { return (.continue, .uTurn) }
    let modifier = Self.modifier(angle)
    if let change = changeOfMode(from: arc, to: next) { return (change, modifier) }
    let others = otherChoices(from: arc, to: next)
    if let ramp = ramp(from: arc, to: next, angle), !others.isEmpty || ramp == .merge {
      return (ramp, modifier)
    }
    let keepsName = hasSameName(arc, next)
    if others.isEmpty { return keepsName || isUnnamed(next) ? nil : (.newName, modifier) }
    if let fork = fork(angle, others, bearingBefore, keepsName) { return (.fork, fork) }
    if abs(angle) < Self.straight {
      return keepsName || isUnnamed(next) ? nil : (.newName, modifier)
    }
    if keepsName { return abs(angle) < Self.bend ? nil : (.continue, modifier) }
    let goesOn = others.contains { abs(turn(bearingBefore, $0)) < Self.bend }
    if !goesOn, others.count >= 1, abs(angle) >= Self.bend, isEnd(others, bearingBefore, angle) {
      return (.endOfRoad, modifier)
    }
    if abs(angle) < Self.bend, !goesOn { return isUnnamed(next) ? nil : (.newName, modifier) }
    return (.turn, modifier)
  }

  static func modifier(_ angle: Double) -> Manoeuvre.Modifier {
    switch abs(angle) {
    case ..<straight: .straight
    case ..<55: angle > 0 ? .slightRight : .slightLeft
    case ..<125: angle > 0 ? .right : .left
    default: angle > 0 ? .sharpRight : .sharpLeft
    }
  }

  private func turn(_ bearingBefore: Double, _ arc: UInt32) -> Double {
    network.bearing(atStartOf: arc).map { Earth.turnAngle(from: bearingBefore, to: $0) } ?? 0
  }

  /// Arcs that could be taken instead, turning round left out.
  private func otherChoices(from arc: UInt32, to next: UInt32) -> [UInt32] {
    network.nodes.arcs(outOf: network.head(ofArc: arc)).filter {
      $0 != next && $0 != Arc.reverse(of: arc) && profile.isUsable($0)
    }
  }

  /// Some ways of a road have its number as their name, others as their number alone.
  private func hasSameName(_ a: UInt32, _ b: UInt32) -> Bool {
    network.roadName(ofArc: a) == network.roadName(ofArc: b)
  }

  private func isUnnamed(_ arc: UInt32) -> Bool {
    network.roadName(ofArc: arc).isEmpty
  }

  private func roadClass(_ arc: UInt32) -> RoadClass {
    network.ways.roadClass(of: network.way(ofArc: arc))
  }

  private func changeOfMode(from arc: UInt32, to next: UInt32) -> Manoeuvre.Kind? {
    let modes = [arc, next].map { TravelMode(roadClass($0)) }
    return modes[0] == modes[1] ? nil : .notification
  }

  private func ramp(from arc: UInt32, to next: UInt32, _ angle: Double) -> Manoeuvre.Kind? {
    let before = roadClass(arc), after = roadClass(next)
    let isFastBefore = before == .motorway || before == .trunk
    let isFastAfter = after == .motorway || after == .trunk
    let isRampAfter = after == .motorwayLink || after == .trunkLink
    if isFastBefore, isRampAfter { return .offRamp }
    if !before.isLink, !isFastBefore, isRampAfter { return .onRamp }
    return before.isLink && isFastAfter && abs(angle) < 60 ? .merge : nil
  }

  /// Two ways on, both nearly straight: keep to one side.
  private func fork(
    _ angle: Double, _ others: [UInt32], _ bearingBefore: Double, _ keepsName: Bool
  ) -> Manoeuvre.Modifier? {
    guard abs(angle) < 40 else { return nil }
    let rivals = others.map { turn(bearingBefore, $0) }.filter { abs($0) < 40 }
    guard rivals.count == 1, let rival = rivals.first, abs(rival - angle) > 5,
      !keepsName || abs(angle) > Self.straight
    else { return nil }
    return angle > rival ? .slightRight : .slightLeft
  }

  /// The road ends in another: the ways on lie to the left and to the right.
  private func isEnd(_ others: [UInt32], _ bearingBefore: Double, _ angle: Double) -> Bool {
    others.allSatisfy { turn(bearingBefore, $0) * angle < 0 }
  }
}

extension TravelMode {
  /// `nil` where the class leaves the profile's own mode.
  init?(_ roadClass: RoadClass) {
    switch roadClass {
    case .ferry: self = .ferry
    case .shuttleTrain: self = .train
    default: return nil
    }
  }
}
