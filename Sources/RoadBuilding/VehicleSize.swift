// SPDX-License-Identifier: Apache-2.0

import OSMReader

/// How large and heavy a vehicle is; what is lower, narrower, shorter or weaker shuts it out.
struct VehicleSize: Sendable {
  /// Metres.
  let height: Double
  let width: Double
  let length: Double
  /// Tonnes.
  let weight: Double

  /// Whether the vehicle passes where these tags stand, on a way or a node.
  func fits(_ tags: Tags) -> Bool {
    let metres: [(keys: [String], need: Double)] = [
      (["maxheight", "maxheight:physical"], height),
      (["maxwidth", "maxwidth:physical", "width", "est_width"], width),
      (["maxlength"], length),
    ]
    for (keys, need) in metres {
      let limits = keys.compactMap { tags[$0].flatMap(Measure.metres) }
      if limits.contains(where: { $0 < need }) { return false }
    }
    let weights = ["maxweight", "maxweightrating"].compactMap { tags[$0].flatMap(Measure.tonnes) }
    return !weights.contains { $0 < weight }
  }
}

/// Reads measures with their units as OSM writes them.
enum Measure {
  /// "2", "2.5 m", "200 cm", "6 ft", "6'7\"" in metres; `nil` for words and for nothing.
  static func metres(_ value: String) -> Double? {
    if value.contains("'") { return feetAndInches(value) }
    return scaled(
      value,
      [
        "": 1, "m": 1, "cm": 0.01, "ft": metresPerFoot, "feet": metresPerFoot,
        "in": metresPerFoot / 12, "\"": metresPerFoot / 12,
      ])
  }

  /// "3.5", "3.5 t", "3500 kg", "7000 lbs" in tonnes; `nil` for words and for nothing.
  static func tonnes(_ value: String) -> Double? {
    scaled(
      value,
      [
        "": 1, "t": 1, "kg": 0.001, "lbs": 0.000_453_592_37, "lb": 0.000_453_592_37,
        "st": 0.907_184_74, "cwt": 0.045_359_237,
      ])
  }

  private static let metresPerFoot = 0.3048

  private static func scaled(_ value: String, _ units: [String: Double]) -> Double? {
    let digits = value.trimmed.prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
    let unit = String(value.trimmed.dropFirst(digits.count)).trimmed
    guard let number = Double(digits), let factor = units[unit], number > 0 else { return nil }
    return number * factor
  }

  private static func feetAndInches(_ value: String) -> Double? {
    let parts = value.split(separator: "'", maxSplits: 1, omittingEmptySubsequences: false)
    let inches = String(parts[1]).filter { $0 != "\"" }.trimmed
    guard let feet = Double(String(parts[0]).trimmed) else { return nil }
    guard !inches.isEmpty else { return feet * metresPerFoot }
    return Double(inches).map { (feet + $0 / 12) * metresPerFoot }
  }
}
