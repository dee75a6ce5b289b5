// SPDX-License-Identifier: Apache-2.0

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A logarithmic axis: where a value lies between the ends of a line, and which values are marked.
struct PlotScale {
  struct Tick {
    let value: Double
    /// As SVG text; `nil` for a fine line without one.
    let label: String?
  }

  private let low: Double
  private let high: Double
  private let base: Int

  /// Takes in all values, and some room around them.
  init(_ values: [Double], base: Int) {
    self.base = base
    let low = values.min() ?? 1, high = values.max() ?? 10
    let room = base == 2 ? 1.2 : 1.15
    self.low = low / room
    self.high = max(high * room, low * 1.5)
  }

  /// 0 at the low end, 1 at the high end.
  func share(_ value: Double) -> Double { log(value / low) / log(high / low) }

  var ticks: [Tick] { base == 2 ? binaryTicks : decimalTicks }

  private var binaryTicks: [Tick] {
    let first = Int(log2(low).rounded(.up)), last = Int(log2(high))
    guard first <= last else { return [] }
    return (first...last).map {
      Tick(
        value: exp2(Double($0)),
        label: "2<tspan dy=\"-5\" font-size=\"9\">\($0)</tspan>")
    }
  }

  /// Powers of ten, and where these are few also twice and five times them.
  private var decimalTicks: [Tick] {
    let first = Int(log10(low).rounded(.down)), last = Int(log10(high).rounded(.up))
    let isWide = log10(high / low) > 3
    return (first...last).flatMap { exponent in
      (1...9).compactMap { digit -> Tick? in
        let value = Double(digit) * pow(10, Double(exponent))
        guard (low...high).contains(value) else { return nil }
        let isLabelled = digit == 1 || !isWide && (digit == 2 || digit == 5)
        return Tick(value: value, label: isLabelled ? Self.label(digit, exponent) : nil)
      }
    }
  }

  /// 0.01, 5, 20,000.
  private static func label(_ digit: Int, _ exponent: Int) -> String {
    if exponent < 0 { return "0." + String(repeating: "0", count: -exponent - 1) + "\(digit)" }
    let digits = "\(digit)" + String(repeating: "0", count: exponent)
    var grouped = ""
    for (index, character) in digits.enumerated() {
      if index > 0, (digits.count - index) % 3 == 0 { grouped.append(",") }
      grouped.append(character)
    }
    return grouped
  }
}
