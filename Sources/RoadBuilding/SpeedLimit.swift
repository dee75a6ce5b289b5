// SPDX-License-Identifier: Apache-2.0

import OSMReader
import RoadNetwork

/// Reads values of `maxspeed`.
enum SpeedLimit {
  static let kilometresPerMile = 1.609344
  static let kilometresPerNauticalMile = 1.852
  static let walkingPace = 6.0
  /// What is driven where the signs set no limit, km/h.
  static let unlimited = 130.0

  /// Limits that are signposted somewhere; beyond them a value is a slip, km/h.
  static let plausible = 5.0...200.0

  /// The limit in km/h; `nil` where the value says none that can be used: text, what is not
  /// plausible, or `none` on a road where that is a common mistake.
  static func kilometresPerHour(_ value: String, on roadClass: RoadClass) -> Double? {
    // Of several limits the least is safe.
    let limits = value.split { $0 == ";" || $0 == "|" }.compactMap {
      single(String($0).trimmed.lowercased(), on: roadClass)
    }
    return limits.min()
  }

  private static func single(_ value: String, on roadClass: RoadClass) -> Double? {
    if value == "none" { return hasOpenLimits(roadClass) ? unlimited : nil }
    if value == "walk" || value.hasSuffix(":walk") { return walkingPace }
    if let zone = value.firstIndex(of: ":") {
      let rest = value[value.index(after: zone)...]
      return LegalSpeeds.limit(country: String(value[..<zone]), zone: String(rest))
    }
    return number(value)
  }

  private static func hasOpenLimits(_ roadClass: RoadClass) -> Bool {
    switch roadClass {
    case .motorway, .motorwayLink, .trunk, .trunkLink, .primary: true
    default: false
    }
  }

  private static func number(_ value: String) -> Double? {
    let digits = value.prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
    guard let number = Double(digits), let factor = factor(value.dropFirst(digits.count)) else {
      return nil
    }
    let limit = number * factor
    return plausible.contains(limit) ? limit : nil
  }

  private static func factor(_ unit: Substring) -> Double? {
    switch String(unit).trimmed {
    case "", "km/h", "kmh", "kph": 1
    case "mph": kilometresPerMile
    case "knots": kilometresPerNauticalMile
    default: nil
    }
  }
}

/// Legal limits by country and zone, km/h (from the shared legal-default-speeds data).
enum LegalSpeeds {
  struct Limits: Sendable {
    let urban: Double
    let rural: Double
    let motorway: Double
  }

  private static let byCountry: [String: Limits] = [
    "de": Limits(urban: 50, rural: 100, motorway: SpeedLimit.unlimited),
    "at": Limits(urban: 50, rural: 100, motorway: 130),
    "ch": Limits(urban: 50, rural: 80, motorway: 120),
    "li": Limits(urban: 50, rural: 80, motorway: 120),
    "fr": Limits(urban: 50, rural: 80, motorway: 130),
    "it": Limits(urban: 50, rural: 90, motorway: 130),
    "es": Limits(urban: 50, rural: 90, motorway: 120),
    "nl": Limits(urban: 50, rural: 80, motorway: 100),
    "pl": Limits(urban: 50, rural: 90, motorway: 140),
    "se": Limits(urban: 50, rural: 70, motorway: 110),
    "fi": Limits(urban: 50, rural: 80, motorway: 120),
    "ru": Limits(urban: 60, rural: 90, motorway: 110),
    "ua": Limits(urban: 50, rural: 90, motorway: 130),
    "by": Limits(urban: 60, rural: 90, motorway: 110),
    "cn": Limits(urban: 50, rural: 70, motorway: 120),
    "jp": Limits(urban: 60, rural: 60, motorway: 100),
  ]

  /// The limit of a value such as "RU:urban", "DE:zone:30" or "GB:nsl_single", in lower case.
  static func limit(country: String, zone: String) -> Double? {
    let digits = zone.drop { !$0.isNumber }.prefix { $0.isNumber }
    if let number = Double(digits), SpeedLimit.plausible.contains(number) {
      return country == "gb" || country == "uk" ? number * SpeedLimit.kilometresPerMile : number
    }
    if country == "gb" || country == "uk" { return british(zone) }
    guard let limits = byCountry[country] else {
      return zone == "living_street" ? 15 : nil
    }
    switch zone {
    case "urban": return limits.urban
    case "rural": return limits.rural
    case "motorway", "trunk": return limits.motorway
    case "living_street": return ["de", "at", "se"].contains(country) ? SpeedLimit.walkingPace : 20
    default: return nil
    }
  }

  private static func british(_ zone: String) -> Double? {
    switch zone {
    case "nsl_restricted", "urban": 30 * SpeedLimit.kilometresPerMile
    case "nsl_single": 60 * SpeedLimit.kilometresPerMile
    case "nsl_dual", "motorway": 70 * SpeedLimit.kilometresPerMile
    default: nil
    }
  }
}
