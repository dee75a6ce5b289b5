// SPDX-License-Identifier: Apache-2.0

import OSMReader
import RoadNetwork

/// How a profile may use a way.
struct WayUse: Hashable {
  struct Direction: Hashable {
    let access: AccessLevel
    /// km/h, above 0.
    var speed: Double
    /// Seconds that the whole way takes, where that is told (ferries).
    var duration: Double?

    /// With a share of a time, if there is one.
    func lasting(_ seconds: Double?, _ share: Double) -> Direction {
      Direction(access: access, speed: speed, duration: seconds.map { $0 * share })
    }
  }

  /// `nil` where the direction is shut.
  var forward: Direction?
  var backward: Direction?
  /// Seconds that the whole way takes at least (steps, one by one).
  var leastDuration = 0.0
  /// Seconds of waiting that the whole way has besides (lifts, roads used in turns).
  var wait = 0.0

  static let shut = WayUse(forward: nil, backward: nil)

  var isShut: Bool { forward == nil && backward == nil }

  /// Whether more than its speed decides how long it takes.
  private var isTimed: Bool {
    leastDuration > 0 || wait > 0 || forward?.duration != nil || backward?.duration != nil
  }

  /// With the speeds that make a way of this length take the time that its tags ask for.
  func withSpeeds(overMetres metres: Double) -> WayUse {
    guard metres > 0, isTimed else { return self }
    func timed(_ direction: Direction?) -> Direction? {
      direction.map {
        let seconds = $0.duration ?? max(leastDuration, metres / ($0.speed / 3.6))
        return Direction(access: $0.access, speed: metres / (seconds + wait) * 3.6)
      }
    }
    var use = self
    use.forward = timed(forward)
    use.backward = timed(backward)
    return use
  }
}

/// A way's tags with what all profiles read in them alike.
struct TaggedWay {
  let tags: Tags
  let roadClass: RoadClass
  let flags: WayFlags
  let isClosed: Bool
  let region: Region

  var isCarried: Bool { roadClass.isCarried }
}

extension Profile {
  /// How this profile may use a way.
  func use(_ way: TaggedWay) -> WayUse {
    guard let rule = classRule(way), !isRuledOut(way) else { return .shut }
    let oneway = oneway(way)
    func direction(backward: Bool) -> WayUse.Direction? {
      guard oneway.permits(backward: backward),
        var permission = access(way.tags, rule, backward: backward)
      else { return nil }
      if isForSome(way.tags) { permission.level = max(permission.level, .destination) }
      var speed = speed(way, rule, permission, backward: backward)
      if oneway == .bothWays, isNarrow(way.tags) { speed = min(speed, narrowSpeed ?? speed) }
      speed *= max(0.5, pace(way, permission))
      return speed > 0 ? WayUse.Direction(access: permission.level, speed: speed) : nil
    }
    var use = WayUse(forward: direction(backward: false), backward: direction(backward: true))
    if oneway == .alternating { use.wait = alternatingSeconds }
    if way.roadClass == .elevator { use.wait = liftSeconds }
    if way.roadClass == .steps { use.leastDuration = stepSeconds(way.tags) }
    return use
  }

  private func classRule(_ way: TaggedWay) -> ClassRule? {
    guard let rule = classes[way.roadClass] else { return nil }
    if isShutOnMotorroads, isSet(way.tags["motorroad"]) { return .onlyIfTagged(rule.speed) }
    // A ferry tagged for walkers or cyclists carries no cars unless it says so, or is a road, too.
    if way.roadClass == .ferry, way.tags["highway"] == nil,
      othersOnFerries.contains(where: { mayUse($0, way.tags) })
    {
      // Where lorries go, cars do.
      return mayUse("hgv", way.tags) ? rule : .onlyIfTagged(rule.speed)
    }
    return rule
  }

  private func mayUse(_ key: String, _ tags: Tags) -> Bool { tags[key].map { $0 != "no" } ?? false }

  /// Whether the way is shut whatever its access tags say.
  private func isRuledOut(_ way: TaggedWay) -> Bool {
    if way.isClosed, !followsAreaRings, way.tags["area"] == "yes" { return true }
    if let size, !size.fits(way.tags) { return true }
    return shutBy.contains { key, except in
      way.tags[key].map { !except.contains($0) } ?? false
    }
  }

  private func isForSome(_ tags: Tags) -> Bool {
    endsOnlyBy.contains { key, value in tags[key] == value }
  }

  /// The seconds of a flight by its number of steps; an escalator's are not climbed.
  private func stepSeconds(_ tags: Tags) -> Double {
    guard let count = tags["step_count"].flatMap(Int.init), (1...10_000).contains(count),
      !["yes", "forward", "backward", "reversible"].contains(tags["conveying"])
    else { return 0 }
    return secondsPerStep * Double(count)
  }
}
