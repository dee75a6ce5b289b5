// SPDX-License-Identifier: Apache-2.0

import OSMReader

/// What must fit through: metres and tonnes.
struct VehicleSize: Sendable {
  let height: Double
  let width: Double
  let length: Double
  let weight: Double

  /// Whether no limit that a way tags is below this size; limits that cannot be read are none.
  func fits(_ tags: Tags) -> Bool {
    fits(tags, widthKeys: ["maxwidth", "maxwidth:physical", "width", "est_width"])
  }

  /// The same of a node, whose `width` may be that of a post.
  func fits(node tags: Tags) -> Bool { fits(tags, widthKeys: ["maxwidth", "maxwidth:physical"]) }

  private func fits(_ tags: Tags, widthKeys: [String]) -> Bool {
    func isBelow(_ size: Double, _ keys: [String], _ read: (String) -> Double?) -> Bool {
      keys.contains { key in tags[key].flatMap(read).map { $0 < size } ?? false }
    }
    return !isBelow(height, ["maxheight", "maxheight:physical"], Measure.metres)
      && !isBelow(width, widthKeys, Measure.metres)
      && !isBelow(length, ["maxlength"], Measure.metres)
      && !isBelow(weight, ["maxweight", "maxweightrating"], Measure.tonnes)
  }
}

/// Reads lengths and weights.
enum Measure {
  /// "2.1", "2.1 m", "210 cm", "6'7"", "6 ft 7 in"; metres where no unit is named.
  static func metres(_ text: String) -> Double? {
    sum(of: text) { unit in
      switch unit {
      case "", "m", "metre", "metres", "meter", "meters": 1
      case "cm": 0.01
      case "mm": 0.001
      case "'", "ft", "feet", "foot", "′": 0.3048
      case "\"", "''", "in", "inch", "inches", "″": 0.0254
      default: nil
      }
    }
  }

  /// "3.5", "3.5 t", "3500 kg", "2 st", "4000 lbs"; tonnes where no unit is named.
  static func tonnes(_ text: String) -> Double? {
    sum(of: text) { unit in
      switch unit {
      case "", "t", "mt", "tonne", "tonnes", "ton", "tons": 1
      case "kg": 0.001
      case "st": 0.907_184_74
      case "lt": 1.016_046_908_8
      case "lb", "lbs": 0.000_453_592_37
      default: nil
      }
    }
  }

  /// Adds up numbers with their units; `nil` where any of them is no number or has another unit.
  private static func sum(of text: String, factor: (String) -> Double?) -> Double? {
    var rest = Substring(text.trimmed.lowercased())
    var total: Double?, lastUnit = ""
    while !rest.isEmpty {
      let digits = rest.prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
      var unit = String(rest.dropFirst(digits.count).prefix { !($0.isASCII && $0.isNumber) })
      rest = rest.dropFirst(digits.count + unit.count)
      unit = unit.trimmed
      // After feet come inches ("6'7"); any other second number without a unit says nothing sure.
      if total != nil, unit.isEmpty { unit = lastUnit == "'" ? "in" : "?" }
      guard let number = Double(digits), let factor = factor(unit) else { return nil }
      total = (total ?? 0) + number * factor
      lastUnit = unit
    }
    // Nothing is 0 wide: it stands for what is not known.
    return total.flatMap { $0 > 0 ? $0 : nil }
  }
}
