// SPDX-License-Identifier: Apache-2.0

import OSMReader
import RoadNetwork

/// What a node's tags do to a profile that passes over it.
struct NodeUse: Hashable, Sendable {
  /// What comes to a node along its way as drawn and against it: signals and signs face one side.
  struct Facing: Hashable {
    var forward = 0.0
    var backward = 0.0

    subscript(backward isBackward: Bool) -> Double { isBackward ? backward : forward }
  }

  /// Whom a sign without a direction stops.
  enum SignScope {
    /// Those who come to the junction that is nearer.
    case nearer
    /// Those who come by a lesser road than the greatest that meets there; within a road as
    /// `nearer`.
    case minor
    case all
  }

  struct Sign: Hashable {
    let seconds: Double
    let scope: SignScope
  }

  var isBlocked = false
  /// Whether the block comes from the barrier's kind alone, not from an access tag or a lock: then
  /// it does not hold where three or more ways meet, for such tagging is a slip.
  var isInferred = false
  var access = AccessLevel.open
  var delaySeconds = 0.0
  /// Wait for arrivals along the way as drawn, and against it.
  var signalSeconds = Facing()
  var sign: Sign?
  /// Whether one may turn round here although there are other ways on.
  var isTurningPlace = false

  static let free = NodeUse()

  /// Whether it only takes time, so that a way need not be cut there.
  var isDelayOnly: Bool { !isBlocked && access == .open && !isTurningPlace }

  /// The delay of passing within a way whose nearer junction lies ahead or behind.
  func seconds(backward isBackward: Bool, isJunctionAhead: Bool) -> Double {
    let signSeconds = sign.map { $0.scope == .all || isJunctionAhead ? $0.seconds : 0 } ?? 0
    return delaySeconds + signalSeconds[backward: isBackward] + signSeconds
  }
}

extension Profile {
  func use(ofNode tags: Tags) -> NodeUse {
    var use = NodeUse()
    for (key, seconds) in nodeDelays {
      for value in tags[key]?.listed ?? [] { use.delaySeconds += seconds[value] ?? 0 }
    }
    if let barrier = tags["barrier"] {
      readBarrier(barrier, tags, &use)
    } else if !isPlace(tags), let verdict = access(ofNode: tags) {
      read(verdict, &use)
    }
    if let size, !size.fits(node: tags) {
      use.isBlocked = true
      use.isInferred = false
    }
    if let turnCosts { readSigns(tags, turnCosts, &use) }
    return use
  }

  /// Things beside the road that share a node with it: what they say of access is about them.
  private func isPlace(_ tags: Tags) -> Bool {
    switch tags["highway"] {
    case "crossing", "bus_stop", "street_lamp", "platform": return true
    default: return placeKeys.contains { tags[$0] != nil }
    }
  }

  private func read(_ verdict: AccessVerdict, _ use: inout NodeUse) {
    switch verdict {
    case .allowed(let level): use.access = level
    case .discouraged: break
    case .shut: use.isBlocked = true
    }
  }

  private func readBarrier(_ barrier: String, _ tags: Tags, _ use: inout NodeUse) {
    // Of several barriers side by side one takes that which one can pass.
    let rules = barrier.listed.map { barrier in
      tags[barrier].flatMap { barriers["\(barrier)=\($0)"] } ?? barriers[barrier] ?? unknownBarrier
    }
    let rule = rules.first { $0 != .blocks } ?? .blocks
    let verdict = access(ofNode: tags)
    switch rule {
    case .delays(let seconds): use.delaySeconds += seconds
    case .opens(let seconds) where verdict != .allowed(.open): use.delaySeconds += seconds
    case .passes, .blocks, .opens: break
    }
    if let verdict { return read(verdict, &use) }
    let isShut = rule == .blocks && !leavesRoom(tags)
    let isLocked = rule != .passes && isSet(tags["locked"])
    use.isBlocked = isShut || isLocked
    use.isInferred = isShut && !isLocked
  }

  /// Whether a tagged width says that this profile passes between the posts.
  private func leavesRoom(_ tags: Tags) -> Bool {
    guard let size else { return false }
    return (tags["maxwidth:physical"] ?? tags["maxwidth"]).flatMap(Measure.metres).map {
      $0 >= size.width
    } ?? false
  }

  private func readSigns(_ tags: Tags, _ costs: TurnCosts, _ use: inout NodeUse) {
    for kind in tags["highway"]?.listed ?? [] {
      switch kind {
      case "traffic_signals":
        read(costs.signalSeconds, tags["traffic_signals:direction"], tags, &use)
      case "stop": readSign(costs.stopSeconds, tags, &use)
      case "give_way": readSign(costs.giveWaySeconds, tags, &use)
      case "turning_circle", "turning_loop", "mini_roundabout": use.isTurningPlace = true
      default: break
      }
    }
  }

  /// Signals without a direction hold for both.
  private func read(
    _ seconds: Double, _ direction: String?, _ tags: Tags, _ use: inout NodeUse
  ) {
    let direction = direction ?? tags["direction"]
    if direction != "backward" { use.signalSeconds.forward = seconds }
    if direction != "forward" { use.signalSeconds.backward = seconds }
  }

  private func readSign(_ seconds: Double, _ tags: Tags, _ use: inout NodeUse) {
    switch tags["direction"] {
    case "forward", "backward", "both": read(seconds, nil, tags, &use)
    default:
      let scope: NodeUse.SignScope =
        switch tags["stop"] ?? tags["give_way"] {
        case "all": .all
        case "minor": .minor
        default: .nearer
        }
      use.sign = NodeUse.Sign(seconds: seconds, scope: scope)
    }
  }
}

private let placeKeys = [
  "amenity", "shop", "tourism", "leisure", "office", "craft", "entrance", "building",
  "public_transport", "emergency", "man_made", "natural",
]

extension NodeFlags {
  init(tags: Tags) {
    self = []
    for kind in tags["highway"]?.listed ?? [] {
      switch kind {
      case "traffic_signals": insert(.trafficSignals)
      case "motorway_junction": insert(.motorwayJunction)
      case "mini_roundabout": insert(.miniRoundabout)
      case "elevator": insert(.lift)
      case "toll_gantry": insert(.tollBooth)
      default: break
      }
    }
    guard let barrier = tags["barrier"] else { return }
    insert(.barrier)
    if barrier.listed.contains("toll_booth") { insert(.tollBooth) }
  }
}
