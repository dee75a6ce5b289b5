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
  static func kilometresPerHour(
    _ value: String, on roadClass: RoadClass, in region: Region
  ) -> Double? {
    if let limit = number(value) { return limit }
    // Of several limits the least is safe.
    let limits = value.split { $0 == ";" || $0 == "|" }.compactMap {
      single(String($0).trimmed.lowercased(), on: roadClass, in: region)
    }
    return limits.min()
  }

  private static func single(
    _ value: String, on roadClass: RoadClass, in region: Region
  ) -> Double? {
    if value == "none" { return hasOpenLimits(roadClass) ? unlimited : nil }
    if value == "walk" || value.hasSuffix(":walk") { return walkingPace }
    return number(value) ?? LegalSpeeds.limit(value, in: region)
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
    switch unit.isEmpty ? "" : String(unit).trimmed {
    case "", "km/h", "kmh", "kph": 1
    case "mph": kilometresPerMile
    case "knots": kilometresPerNauticalMile
    default: nil
    }
  }
}
