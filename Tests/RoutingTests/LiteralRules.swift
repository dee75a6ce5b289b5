// SPDX-License-Identifier: Apache-2.0

import ContractionHierarchies
import Geo
import PackedFile
import RoadNetwork

/// The rules of turning, read off a random map's own drawing and applied to the arcs driven, one
/// by one: no automaton, no classes.
struct LiteralRules {
  /// A restriction as arcs of the network.
  private struct Ban {
    let path: [UInt32]
    let target: UInt32
    let isOnly: Bool
  }

  let network: RoadNetwork
  let profile: ProfileNetwork
  private let isCar: Bool
  private var obstacles: [UInt32: RandomRoadMap.Obstacle] = [:]
  private var arcsOut: [[UInt32]]
  private var bans: [Ban] = []

  /// Arcs that must be remembered.
  var memory: Int { max(1, bans.map(\.path.count).max() ?? 1) }
  var banCount: Int { bans.count }

  init(_ map: RandomRoadMap, _ network: RoadNetwork, _ profile: ProfileNetwork) {
    self.network = network
    self.profile = profile
    isCar = profile.name == "automobile"
    arcsOut = Array(repeating: [], count: network.nodes.count)
    for arc in 0..<UInt32(2 * network.segments.count) {
      arcsOut[Int(network.tail(ofArc: arc))].append(arc)
    }
    let nodes = Dictionary(
      uniqueKeysWithValues: network.nodes.location.enumerated().map { ($1, UInt32($0)) })
    for (place, obstacle) in zip(map.places, map.obstacles) {
      if let node = nodes[place] { obstacles[node] = obstacle }
    }
    for turn in map.turns where turn.isForWalkers != isCar {
      let joints = turn.joints.compactMap { nodes[map.places[$0]] }
      if joints.count == turn.joints.count, let ban = ban(turn, joints) { bans.append(ban) }
    }
  }

  func isUsable(_ arc: UInt32) -> Bool { profile.cost[arc].isFinite }

  // MARK: Restrictions

  /// `nil` where some arc of the sequence cannot be driven.
  private func ban(_ turn: RandomRoadMap.Turn, _ joints: [UInt32]) -> Ban? {
    var path = arcs(of: turn.ways[0]).filter { network.head(ofArc: $0) == joints[0] }
    for (way, ends) in zip(turn.ways.dropFirst(), zip(joints, joints.dropFirst())) {
      path += arcs(of: way, from: ends.0, to: ends.1)
    }
    let last = joints[joints.count - 1]
    let targets = arcs(of: turn.ways[turn.ways.count - 1]).filter {
      network.tail(ofArc: $0) == last
    }
    guard let target = targets.first, (path + [target]).allSatisfy(isUsable), !path.isEmpty else {
      return nil
    }
    return Ban(path: path, target: target, isOnly: turn.isOnly)
  }

  private func arcs(of way: Int64) -> [UInt32] {
    (0..<UInt32(2 * network.segments.count)).filter {
      network.ways.osmID[network.way(ofArc: $0)] == way
    }
  }

  /// A whole way, from one end to the other.
  private func arcs(of way: Int64, from: UInt32, to: UInt32) -> [UInt32] {
    var line: [UInt32] = []
    var node = from
    while node != to {
      let next = arcs(of: way).filter {
        network.tail(ofArc: $0) == node && line.last != Arc.reverse(of: $0)
      }
      guard let arc = next.first else { return line }
      line.append(arc)
      node = network.head(ofArc: arc)
    }
    return line
  }

  private func isBanned(_ next: UInt32, after history: [UInt32]) -> Bool {
    let complete = bans.filter { history.suffix($0.path.count).elementsEqual($0.path) }
    if complete.contains(where: { !$0.isOnly && $0.target == next }) { return true }
    // Only-rules after one and the same sequence permit what any of them does.
    for only in complete where only.isOnly {
      let same = complete.filter { $0.isOnly && $0.path == only.path }
      if !same.contains(where: { $0.target == next }) { return true }
    }
    return false
  }

  // MARK: Turns

  /// Arcs that may follow what was driven.
  func permitted(after history: [UInt32]) -> [UInt32] {
    let arc = history[history.count - 1]
    let node = network.head(ofArc: arc)
    let back = Arc.reverse(of: arc)
    let allowed = arcsOut[Int(node)].filter { isUsable($0) && !isBanned($0, after: history) }
    let onward = allowed.filter { $0 != back && !isBlocked(node) }
    return allowed.contains(back) && (!isCar || onward.isEmpty) ? onward + [back] : onward
  }

  private func isBlocked(_ node: UInt32) -> Bool {
    switch obstacles[node] {
    case .closedGate: true
    case .bollard: isCar && roadEnds(at: node) < 3
    default: false
    }
  }

  private func roadEnds(at node: UInt32) -> Int {
    arcsOut[Int(node)].count { isUsable($0) || isUsable(Arc.reverse(of: $0)) }
  }

  /// Deciseconds of a turn, with an entry where a stricter access begins.
  func turn(from arc: UInt32, to next: UInt32) -> UInt64 {
    let node = network.head(ofArc: arc)
    let turnsRound = next == Arc.reverse(of: arc)
    let obstacle = obstacles[node] ?? .none
    var seconds = 0.0
    if isCar { seconds += turnsRound ? 20 : bend(from: arc, to: next, at: node) }
    if isCar, !turnsRound, [.gate, .privateGate].contains(obstacle) { seconds += 60 }
    let signals = obstacle == .signals || (obstacle == .forwardSignals && !Arc.isBackward(arc))
    if isCar, signals { seconds += 2 }
    if isFerry(next), !isFerry(arc) { seconds += 300 }
    let passed: AccessLevel = obstacle == .privateGate && !turnsRound ? .restricted : .open
    let isEntry = max(profile.flags[next].access, passed) > profile.flags[arc].access
    return UInt64((seconds * 10).rounded()) + (isEntry ? 1 << 27 : 0)
  }

  private func isFerry(_ arc: UInt32) -> Bool {
    network.ways.roadClass(of: network.way(ofArc: arc)) == .ferry
  }

  private func bend(from arc: UInt32, to next: UInt32, at node: UInt32) -> Double {
    guard roadEnds(at: node) > 2 else { return 0 }
    // In the precision of a Float, as the rule reads them.
    guard let back = network.bearing(atStartOf: Arc.reverse(of: arc)).map({ Float($0) }),
      let after = network.bearing(atStartOf: next).map({ Float($0) })
    else { return 0 }
    let angle = Earth.turnAngle(from: Double(back + 180), to: Double(after))
    // Traffic keeps right: to the left one crosses what comes.
    let most = angle < 0 || angle > 179.99 ? 9.0 : 5
    if abs(angle) <= 25 { return 0 }
    if abs(angle) >= 140 { return most }
    let t = (abs(angle) - 25) / 115
    return most * t * t * (3 - 2 * t)
  }
}
