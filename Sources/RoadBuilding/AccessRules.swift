// SPDX-License-Identifier: Apache-2.0

import OSMReader
import RoadNetwork

/// What an access value permits.
enum AccessVerdict: Equatable, Sendable {
  case allowed(AccessLevel)
  /// Legal for all, but another way is better: taken at half speed.
  case discouraged
  case shut

  /// Reads a value, or a list of them joined by `;`, of which the most permissive holds; `nil`
  /// for values that say nothing (unknown, empty, misspelt).
  init?(_ value: String, _ verdicts: [String: AccessVerdict]) {
    if let verdict = verdicts[value] {
      self = verdict
      return
    }
    let found = value.listed.compactMap { verdicts[$0.trimmed] }
    guard let best = found.min(by: { $0.strictness < $1.strictness }) else { return nil }
    self = best
  }

  private var strictness: Int {
    switch self {
    case .allowed(.open): 0
    case .discouraged: 1
    case .allowed(let level): 1 + Int(level.rawValue)
    case .shut: 4
    }
  }

  /// What values mean to every profile.
  static let byValue: [String: AccessVerdict] = {
    var verdicts: [String: AccessVerdict] = [:]
    for value in ["yes", "designated", "official", "permissive", "public", "allowed"] {
      verdicts[value] = .allowed(.open)
    }
    verdicts["discouraged"] = .discouraged
    for value in ["destination", "customers", "customer", "delivery", "residents", "hov"] {
      verdicts[value] = .allowed(.destination)
    }
    for value in ["private", "permit", "use_sidepath"] { verdicts[value] = .allowed(.restricted) }
    for value in [
      "no", "agricultural", "forestry", "emergency", "emergency_vehicle", "psv", "bus", "minibus",
      "taxi", "share_taxi", "military", "restricted",
    ] { verdicts[value] = .shut }
    return verdicts
  }()
}

/// How a way may be used in one direction.
struct Permission {
  var level: AccessLevel
  var isDiscouraged = false
  /// Whether a key of the profile's own says so, not the generic one, and not only for some.
  var isMeant = false
}

extension Profile {
  /// How a way may be used in one direction; `nil` where it may not.
  func access(_ tags: Tags, _ rule: ClassRule, backward: Bool) -> Permission? {
    for (index, key) in accessKeys.enumerated() {
      guard let verdict = verdict(tags, key, backward: backward) else { continue }
      if verdict == .shut { return nil }
      // `access=yes` on a footpath never means cars: the generic key opens no class.
      let isGeneric = index == accessKeys.count - 1
      let isOpened = isGeneric ? rule.isOpenedByAll : rule.canBeOpened
      guard rule.access != nil || isOpened else { return nil }
      guard case .allowed(let level) = verdict else {
        return Permission(level: .open, isDiscouraged: true)
      }
      return Permission(level: level, isMeant: !isGeneric && level == .open)
    }
    // What is signed for one direction alone is not meant for the other.
    if rule.speedIfMeant != nil, isMeant(tags, backward: !backward) { return nil }
    return rule.access.map { Permission(level: $0) }
  }

  /// Whether a key of the profile's own opens one direction by itself.
  private func isMeant(_ tags: Tags, backward: Bool) -> Bool {
    accessKeys.dropLast().contains { key in
      let value = tags[key.form(backward: backward)]
      return value.flatMap { AccessVerdict($0, accessValues) } == .allowed(.open)
    }
  }

  private func verdict(_ tags: Tags, _ key: DirectionalKey, backward: Bool) -> AccessVerdict? {
    tags[key.form(backward: backward)].flatMap { AccessVerdict($0, accessValues) }
      ?? tags[key.plain].flatMap { AccessVerdict($0, accessValues) }
  }

  /// What explicit access tags of a node say; `nil` where there are none.
  func access(ofNode tags: Tags) -> AccessVerdict? {
    accessKeys.lazy.compactMap { tags[$0.plain].flatMap { AccessVerdict($0, accessValues) } }.first
  }
}

extension String {
  /// The values of a list joined by `;`, of which most have one.
  var listed: [String] {
    utf8.contains(UInt8(ascii: ";")) ? split(separator: ";").map { String($0).trimmed } : [self]
  }

  /// Without blanks at both ends.
  var trimmed: String {
    let isBlank: (Character) -> Bool = { $0 == " " || $0 == "\t" }
    return String(drop(while: isBlank).reversed().drop(while: isBlank).reversed())
  }
}
