// SPDX-License-Identifier: Apache-2.0

import OSMReader
import RoadNetwork

extension Profile {
  /// Speed in one direction, km/h; 0 where the state of the way shuts it.
  func speed(
    _ way: TaggedWay, _ rule: ClassRule, _ permission: Permission, backward: Bool
  ) -> Double {
    var speed = permission.isMeant ? rule.speedIfMeant ?? rule.speed : rule.speed
    // What a train or ship does is no matter of signs.
    if let share = shareOfLimit, !way.isCarried {
      if let limit = limit(way, backward: backward) { speed = share * limit }
      for key in advisoryKeys {
        speed = min(speed, limit(way, key, backward: backward) ?? speed)
      }
    }
    for (key, caps) in speedCaps {
      // Of several surfaces the worst counts.
      for value in way.tags[key]?.listed ?? [] {
        if let cap = caps[value] ?? caps[stem(of: value)] { speed = min(speed, cap) }
      }
    }
    return speed
  }

  /// "concrete" of "concrete:lanes".
  private func stem(of value: String) -> String { String(value.prefix { $0 != ":" }) }

  private func limit(_ way: TaggedWay, backward: Bool) -> Double? {
    for key in limitKeys {
      if let limit = limit(way, key, backward: backward) { return limit }
    }
    for key in zoneKeys {
      for form in [key.form(backward: backward), key.plain] {
        let value = way.tags[form]
        if let limit = value.flatMap({ LegalSpeeds.limit($0, in: way.region) }) { return limit }
      }
    }
    // Nothing but a limit can be meant by the bare number of a zone.
    if let limit = way.tags["zone:maxspeed"].flatMap({
      LegalSpeeds.limit(country: way.region.country ?? "", zone: $0)
    }) {
      return limit
    }
    return way.roadClass == .motorway ? LegalSpeeds.motorwayLimit(in: way.region) : nil
  }

  /// What a key says, its form for the direction first.
  private func limit(_ way: TaggedWay, _ key: DirectionalKey, backward: Bool) -> Double? {
    for form in [key.form(backward: backward), key.plain] {
      guard let value = way.tags[form] else { continue }
      if let limit = SpeedLimit.kilometresPerHour(value, on: way.roadClass, in: way.region) {
        return limit
      }
    }
    return nil
  }

  /// Whether two cars that meet must make room for each other.
  func isNarrow(_ tags: Tags) -> Bool {
    if narrowSpeed == nil { return false }
    if tags["lanes"] == "1" { return true }
    return tags["width"].flatMap(Measure.metres).map { $0 <= 3.5 } ?? false
  }

  /// What is legal but unpleasant makes speed count for less; 1 where nothing does.
  func pace(_ way: TaggedWay, _ permission: Permission) -> Double {
    if permission.isDiscouraged { return 0.5 }
    if permission.isMeant { return 1 }
    return pavementPaces.map { $0.pace(way.tags, way.roadClass) } ?? 1
  }
}

private let zoneKeys = ["source:maxspeed", "maxspeed:type", "zone:maxspeed", "zone:traffic"].map {
  DirectionalKey($0)
}

private let advisoryKeys = ["maxspeed:advisory", "maxspeed:advised", "maxspeed:practical"].map {
  DirectionalKey($0)
}

/// How roads slow walkers down that have no pavement, or whose pavement is a way of its own.
struct PavementPaces: Sendable {
  /// Where the pavement is drawn beside the road.
  let separate: Double
  /// Where a tag denies a pavement, by class.
  let without: [RoadClass: Double]
  /// Where no tag tells of one, by class.
  let unknown: [RoadClass: Double]

  func pace(_ tags: Tags, _ roadClass: RoadClass) -> Double {
    let both = tags["sidewalk:both"] ?? tags["sidewalk"]
    let sides = [both, tags["sidewalk:left"], tags["sidewalk:right"]].compactMap { $0 }
    if sides.contains(where: { ["yes", "both", "left", "right"].contains($0) }) { return 1 }
    if sides.contains("separate") { return separate }
    let isDenied = sides.contains("no") || sides.contains("none")
    return (isDenied ? without[roadClass] : nil) ?? unknown[roadClass] ?? 1
  }

  /// Whether tags deny a pavement where it is missed.
  func isMissing(_ tags: Tags, _ roadClass: RoadClass) -> Bool {
    without[roadClass] != nil && pace(tags, roadClass) == without[roadClass]
  }
}
