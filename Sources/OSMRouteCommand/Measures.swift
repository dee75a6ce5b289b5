// SPDX-License-Identifier: Apache-2.0

import JSON

/// Distances and times as people read them.
struct Measures {
  enum Units: String, CaseIterable {
    case km
    case miles
  }

  static let metresPerMile = 1609.344

  let units: Units

  func distance(_ metres: Double) -> String {
    switch units {
    case .km:
      return metres < 995 ? "\(rounded(metres)) m" : "\(decimals(metres / 1000)) km"
    case .miles:
      let miles = metres / Self.metresPerMile
      return miles < 0.095 ? "\(rounded(metres / 0.3048)) ft" : "\(decimals(miles)) miles"
    }
  }

  /// To the nearest ten above fifty: nobody measures a street to the metre.
  private func rounded(_ length: Double) -> Int {
    length < 50 ? Int(length.rounded()) : Int((length / 10).rounded()) * 10
  }

  private func decimals(_ length: Double) -> String {
    decimalText(length, decimals: length < 99.5 ? 1 : 0)
  }

  static func duration(_ seconds: Double) -> String {
    if seconds < 59.5 { return "\(Int(seconds.rounded())) s" }
    let minutes = Int((seconds / 60).rounded())
    if minutes < 60 { return "\(minutes) min" }
    return minutes % 60 == 0 ? "\(minutes / 60) h" : "\(minutes / 60) h \(minutes % 60) min"
  }

  static func bytes(_ count: Int) -> String {
    let units = ["kB", "MB", "GB", "TB"]
    var value = Double(count), unit = "bytes"
    for larger in units where value >= 1000 {
      value /= 1000
      unit = larger
    }
    return "\(decimalText(value, decimals: unit == "bytes" || value >= 100 ? 0 : 1)) \(unit)"
  }
}
