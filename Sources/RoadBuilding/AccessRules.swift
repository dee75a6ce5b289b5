// SPDX-License-Identifier: Apache-2.0

import OSMReader
import RoadNetwork

/// What an access value permits.
enum AccessVerdict: Equatable {
  case allowed(AccessLevel)
  case shut

  /// Reads a value, or a list of them joined by `;`, of which the most permissive holds; `nil`
  /// for values that say nothing (unknown, empty, misspelt).
  init?(_ value: String) {
    var best: AccessVerdict?
    for part in value.split(separator: ";") {
      guard let verdict = Self.byValue[String(part).trimmed] else { continue }
      if best.map({ verdict.isMorePermissive(than: $0) }) ?? true { best = verdict }
    }
    guard let best else { return nil }
    self = best
  }

  private func isMorePermissive(than other: AccessVerdict) -> Bool {
    switch (self, other) {
    case (.allowed(let a), .allowed(let b)): a < b
    case (.allowed, .shut): true
    case (.shut, _): false
    }
  }

  private static let byValue: [String: AccessVerdict] = {
    var verdicts: [String: AccessVerdict] = [:]
    for value in [
      "yes", "designated", "official", "permissive", "public", "allowed", "discouraged",
      "use_sidepath", "dismount",
    ] { verdicts[value] = .allowed(.open) }
    for value in ["destination", "customers", "delivery", "residents"] {
      verdicts[value] = .allowed(.destination)
    }
    for value in ["private", "permit"] { verdicts[value] = .allowed(.restricted) }
    for value in [
      "no", "agricultural", "forestry", "emergency", "psv", "bus", "taxi", "military",
      "restricted", "share_taxi", "minibus", "emergency_vehicle",
    ] { verdicts[value] = .shut }
    return verdicts
  }()
}

extension Profile {
  /// The level at which a way may be used in one direction; `nil` where it may not.
  func access(_ tags: Tags, _ rule: ClassRule, backward: Bool) -> AccessLevel? {
    for (index, key) in accessKeys.enumerated() {
      let values = [tags[key.form(backward: backward)], tags[key.plain]]
      guard let verdict = values.lazy.compactMap({ $0.flatMap(AccessVerdict.init) }).first else {
        continue
      }
      guard case .allowed(let level) = verdict else { return nil }
      // `access=yes` on a footpath never means cars: the generic key opens no class.
      let isGeneric = index == accessKeys.count - 1
      return rule.access != nil || (rule.canBeOpened && !isGeneric) ? level : nil
    }
    return rule.access
  }

  /// What explicit access tags of a node say; `nil` where there are none.
  func access(ofNode tags: Tags) -> AccessVerdict? {
    accessKeys.lazy.compactMap { tags[$0.plain].flatMap(AccessVerdict.init) }.first
  }
}

extension String {
  /// Without blanks at both ends.
  var trimmed: String {
    let isBlank: (Character) -> Bool = { $0 == " " || $0 == "\t" }
    return String(drop(while: isBlank).reversed().drop(while: isBlank).reversed())
  }
}
