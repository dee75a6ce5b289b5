// SPDX-License-Identifier: Apache-2.0

import JSON

/// Sizes as people read them; of lengths and times see `Instructions`.
enum Measures {
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
