// SPDX-License-Identifier: Apache-2.0

/// The rule by which house numbers lie between two that are known.
///
/// Source: https://wiki.openstreetmap.org/wiki/Addresses#Using_interpolation.
enum InterpolationRule: Equatable {
  /// Each number so far from the next; `parity` is what all leave over when halved.
  case step(Int, parity: Int?)
  /// 12a, 12b, 12c.
  case alphabetic

  /// A number and how far it is from the first end to the second, 0 to 1.
  typealias Placed = (number: String, share: Double)

  /// Numbers between two ends; what asks for more is a mistake.
  static let longestRun = 2_000

  /// `nil` for a value that is no rule.
  init?(_ value: String) {
    switch value {
    case "even": self = .step(2, parity: 0)
    case "odd": self = .step(2, parity: 1)
    case "all": self = .step(1, parity: nil)
    case "alphabetic": self = .alphabetic
    default:
      guard value.utf8.count == 1, let step = Int(value), step > 0 else { return nil }
      self = .step(step, parity: nil)
    }
  }

  /// The numbers between two, without these; `nil` where they are equal or say nothing.
  func numbers(from first: String, to last: String) -> [Placed]? {
    guard let a = InterpolationEnd(first), let b = InterpolationEnd(last) else { return nil }
    switch self {
    case .alphabetic: return Self.letters(from: a, to: b)
    case .step(let step, let parity):
      guard a.number != b.number, abs(a.number - b.number) / step <= Self.longestRun else {
        return nil
      }
      return Self.numbers(between: a.number, and: b.number, step, parity)
    }
  }

  private static func numbers(
    between a: Int, and b: Int, _ step: Int, _ parity: Int?
  ) -> [Placed] {
    let direction = a < b ? 1 : -1
    var start = a + direction * step
    if let parity, a % 2 != parity { start = a + direction }
    return stride(from: start, to: b, by: direction * step).map {
      (String($0), Double($0 - a) / Double(b - a))
    }
  }

  private static func letters(from a: InterpolationEnd, to b: InterpolationEnd) -> [Placed]? {
    guard a.number == b.number, a.letter != b.letter else { return nil }
    let first = Int(a.letter), last = Int(b.letter)
    let direction = first < last ? 1 : -1
    let base = (a.isUpper || b.isUpper) ? UInt8(ascii: "A") : UInt8(ascii: "a")
    return stride(from: first + direction, to: last, by: direction).map {
      let letter = $0 == 0 ? "" : String(Unicode.Scalar(base + UInt8($0) - 1))
      return ("\(a.number)\(letter)", Double($0 - first) / Double(last - first))
    }
  }
}

/// A number with at most one letter behind it: 12, 12a, 12 A.
private struct InterpolationEnd {
  var number: Int
  /// 0 for none, 1 for a.
  var letter: UInt8 = 0
  var isUpper = false

  init?(_ text: String) {
    let digits = text.utf8.prefix { (0x30...0x39).contains($0) }
    guard (1...6).contains(digits.count), let value = Int(String(Substring(digits))) else {
      return nil
    }
    number = value
    let tail = text.utf8.dropFirst(digits.count).drop { $0 == UInt8(ascii: " ") }
    guard let first = tail.first else { return }
    let lower = first | 0x20
    guard tail.count == 1, (0x61...0x7a).contains(lower) else { return nil }
    letter = lower - 0x60
    isUpper = first < 0x60
  }
}
