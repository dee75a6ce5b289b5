// SPDX-License-Identifier: Apache-2.0

import OSMReader
import RoadNetwork

/// What a node's tags do to a profile that passes over it.
struct NodeUse: Equatable {
  var isBlocked = false
  /// Whether the block comes from the barrier's kind alone, not from an access tag: then it does
  /// not hold where three or more ways meet, for such tagging is a slip.
  var isInferred = false
  var access = AccessLevel.open
  var delaySeconds = 0.0
  /// Wait for arrivals along the way as drawn, and against it.
  var signalSeconds = (forward: 0.0, backward: 0.0)

  static func == (a: NodeUse, b: NodeUse) -> Bool {
    (a.isBlocked, a.isInferred, a.access, a.delaySeconds)
      == (b.isBlocked, b.isInferred, b.access, b.delaySeconds)
      && a.signalSeconds == b.signalSeconds
  }

  static let free = NodeUse()
}

extension Profile {
  func use(ofNode tags: Tags) -> NodeUse {
    var use = NodeUse()
    if let barrier = tags["barrier"] {
      readBarrier(barrier, tags, &use)
    } else {
      readAccess(tags, &use)
    }
    if let vehicle, !vehicle.fits(tags) {
      use.isBlocked = true
      use.isInferred = false
    }
    if let turnCosts, tags["highway"] == "traffic_signals" {
      let direction = tags["traffic_signals:direction"] ?? tags["direction"]
      if direction != "backward" { use.signalSeconds.forward = turnCosts.signalSeconds }
      if direction != "forward" { use.signalSeconds.backward = turnCosts.signalSeconds }
    }
    return use
  }

  /// Access tags shut a node or restrict it whether or not they say what stands there.
  private func readAccess(_ tags: Tags, _ use: inout NodeUse) {
    switch access(ofNode: tags) {
    case .allowed(let level)?: use.access = level
    case .shut?: use.isBlocked = true
    case nil: break
    }
  }

  private func readBarrier(_ barrier: String, _ tags: Tags, _ use: inout NodeUse) {
    let kind = tags[barrier].flatMap { barriers["\(barrier)=\($0)"] }
    let rule = kind ?? barriers[barrier] ?? unknownBarrier
    if case .delays(let seconds) = rule { use.delaySeconds = seconds }
    switch access(ofNode: tags) {
    case .allowed(let level)?: use.access = level
    case .shut?: use.isBlocked = true
    case nil:
      use.isBlocked = rule == .blocks || (use.delaySeconds > 0 && isSet(tags["locked"]))
      use.isInferred = use.isBlocked
    }
  }
}

extension NodeFlags {
  init(tags: Tags) {
    self = []
    switch tags["highway"] {
    case "traffic_signals": insert(.trafficSignals)
    case "motorway_junction": insert(.motorwayJunction)
    default: break
    }
    if tags["barrier"] != nil { insert(.barrier) }
  }
}
