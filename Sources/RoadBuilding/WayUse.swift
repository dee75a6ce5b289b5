// SPDX-License-Identifier: Apache-2.0

import OSMReader
import RoadNetwork

/// How a profile may use a way.
struct WayUse: Equatable {
  struct Direction: Equatable {
    let access: AccessLevel
    /// km/h, above 0.
    let speed: Double
  }

  /// `nil` where the direction is shut.
  let forward: Direction?
  let backward: Direction?
  /// Seconds that the whole way takes, where it says so (ferries).
  let duration: Double?

  static let shut = WayUse(forward: nil, backward: nil, duration: nil)

  var isShut: Bool { forward == nil && backward == nil }
}

extension Profile {
  /// How this profile may use a way with these tags.
  func use(_ tags: Tags, _ roadClass: RoadClass, isClosed: Bool) -> WayUse {
    guard let rule = classRule(tags, roadClass), vehicle?.fits(tags) ?? true else { return .shut }
    if isClosed, tags["area"] == "yes", !followsAreaRings { return .shut }
    let flags = WayFlags(tags: tags)
    let oneway = oneway(tags, roadClass, flags)
    func direction(backward: Bool) -> WayUse.Direction? {
      guard oneway == .bothWays || oneway == (backward ? .backward : .forward),
        let access = access(tags, rule, backward: backward)
      else { return nil }
      let speed = speed(tags, roadClass, rule, backward: backward)
      return speed > 0 ? WayUse.Direction(access: access, speed: speed) : nil
    }
    let isCarried = roadClass == .ferry || roadClass == .shuttleTrain
    return WayUse(
      forward: direction(backward: false), backward: direction(backward: true),
      duration: isCarried ? tags["duration"].flatMap(seconds(ofDuration:)) : nil)
  }

  private func classRule(_ tags: Tags, _ roadClass: RoadClass) -> ClassRule? {
    guard let rule = classes[roadClass] else { return nil }
    if isShutOnMotorroads, isSet(tags["motorroad"]) { return .onlyIfTagged(rule.speed) }
    // A ferry tagged for walkers or cyclists alone carries no cars unless it says so.
    if roadClass == .ferry, turnCosts != nil, tags["foot"] != nil || tags["bicycle"] != nil {
      return isSet(tags["hgv"]) ? rule : .onlyIfTagged(rule.speed)
    }
    return rule
  }

  /// Speed in one direction, km/h; 0 where the state of the way shuts it.
  private func speed(
    _ tags: Tags, _ roadClass: RoadClass, _ rule: ClassRule, backward: Bool
  ) -> Double {
    var speed = rule.speed
    if let share = shareOfLimit {
      if let limit = limit(tags, roadClass, backward: backward) { speed = share * limit }
      for key in ["maxspeed:advisory", "maxspeed:practical"] {
        let advised = tags[key].flatMap { SpeedLimit.kilometresPerHour($0, on: roadClass) }
        speed = min(speed, advised ?? speed)
      }
    }
    for (key, caps) in speedCaps {
      if let value = tags[key], let cap = caps[value] ?? caps[stem(of: value)] {
        speed = min(speed, cap)
      }
    }
    return discouragements.contains { tags[$0.key] == $0.value } ? speed / 2 : speed
  }

  /// "concrete" of "concrete:lanes".
  private func stem(of value: String) -> String { String(value.prefix { $0 != ":" }) }

  private func limit(_ tags: Tags, _ roadClass: RoadClass, backward: Bool) -> Double? {
    let keys = limitKeys.flatMap { [$0.form(backward: backward), $0.plain] }
    let zoneKeys = ["source:maxspeed", "maxspeed:type", "zone:maxspeed", "zone:traffic"]
    for key in keys {
      guard let value = tags[key] else { continue }
      if let limit = SpeedLimit.kilometresPerHour(value, on: roadClass) { return limit }
    }
    for key in zoneKeys {
      guard let value = tags[key], value.contains(":") else { continue }
      if let limit = SpeedLimit.kilometresPerHour(value, on: roadClass) { return limit }
    }
    return nil
  }
}

/// Seconds of a `duration` value: `mm`, `hh:mm`, `hh:mm:ss`, or ISO 8601 such as `PT1H30M`; the
/// first of a list; `nil` where it is none of them, nothing, or longer than any crossing.
func seconds(ofDuration value: String) -> Double? {
  let first = String(value.prefix { $0 != ";" }).trimmed.uppercased()
  let seconds = first.hasPrefix("P") ? isoSeconds(first.dropFirst()) : clockSeconds(first)
  let longest = 30.0 * 86_400
  return seconds.flatMap { $0 > 0 && $0 <= longest ? $0 : nil }
}

private func clockSeconds(_ text: String) -> Double? {
  let parts = text.split(separator: ":", omittingEmptySubsequences: false).map { Double($0) }
  guard parts.allSatisfy({ $0.map { $0 >= 0 && $0 < 10_000 } ?? false }) else { return nil }
  let numbers = parts.compactMap { $0 }
  switch numbers.count {
  case 1: return numbers[0] * 60
  case 2: return numbers[0] * 3600 + numbers[1] * 60
  case 3: return numbers[0] * 3600 + numbers[1] * 60 + numbers[2]
  default: return nil
  }
}

private func isoSeconds(_ text: Substring) -> Double? {
  // "P71M" means months by the letter; on ferries it is meant as minutes.
  let units: [Character: Double] = ["D": 86_400, "H": 3600, "M": 60, "S": 1]
  var seconds = 0.0, digits = ""
  for character in text where character != "T" {
    if let unit = units[character], let number = Double(digits) {
      seconds += number * unit
      digits = ""
    } else if character.isNumber || character == "." {
      digits.append(character)
    } else {
      return nil
    }
  }
  return digits.isEmpty ? seconds : nil
}
