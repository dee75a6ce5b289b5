// SPDX-License-Identifier: Apache-2.0

/// In what people measure roads.
package enum LengthUnits: String, CaseIterable, Sendable {
  case kilometres = "km"
  case miles

  /// What the signs of a country have, by its ISO code; kilometres where it is not known.
  package init(ofCountry code: String?) {
    self = Self.countriesWithMiles.contains(code?.uppercased() ?? "") ? .miles : .kilometres
  }

  private static let countriesWithMiles: Set<String> = [
    "US", "GB", "LR", "MM", "AG", "AI", "AS", "BS", "BZ", "DM", "FK", "GD", "GG", "GU", "IM", "JE",
    "KN", "KY", "LC", "MP", "MS", "PR", "SH", "TC", "VC", "VG", "VI", "WS",
  ]
}

extension Instructions {
  private static let metresPerMile = 1609.344
  private static let metresPerFoot = 0.3048

  /// A length as people say it: "350 m", "1.2 km", "0.3 miles".
  package func distance(_ metres: Double) -> String {
    let words = language.phrases.measure
    let metres = Self.readable(metres)
    switch units {
    case .kilometres:
      return metres < 995
        ? measure(words.metres, Self.rounded(metres) * 10)
        : measure(words.kilometres, Self.tenths(metres / 1000))
    case .miles:
      let miles = metres / Self.metresPerMile
      return miles < 0.095
        ? measure(words.feet, Self.rounded(metres / Self.metresPerFoot) * 10)
        : measure(words.miles, Self.tenths(miles))
    }
  }

  /// A time as people say it: "45 s", "12 min", "1 h 5 min".
  package func duration(_ seconds: Double) -> String {
    let words = language.phrases.measure
    let seconds = Self.readable(seconds)
    if seconds < 59.5 { return measure(words.seconds, Int(seconds.rounded()) * 10) }
    let all = Int((seconds / 60).rounded())
    let hours = measure(words.hours, all / 60 * 10), minutes = measure(words.minutes, all % 60 * 10)
    if all < 60 { return minutes }
    return all % 60 == 0 ? hours : words.both.filled([.first: hours, .second: minutes])
  }

  /// A length within a sentence, to the metre where it is in metres.
  func lengthInWords(_ metres: Int) -> String {
    guard units == .kilometres else { return distance(Double(metres)) }
    return measure(
      language.phrases.measure.metresInWords, Int(Self.readable(Double(metres))) * 10)
  }

  private func measure(_ phrase: Counted, _ tenths: Int) -> String {
    measure(phrase(language.grammar.plural(tenths)), tenths)
  }

  private func measure(_ phrase: Phrase, _ tenths: Int) -> String {
    let number = language.grammar.number(tenths: tenths)
    return phrase.filled { $0 == .number ? number : "" }
  }

  /// To the nearest ten above fifty: nobody measures a street to the metre.
  private static func rounded(_ length: Double) -> Int {
    length < 50 ? Int(length.rounded()) : Int((length / 10).rounded()) * 10
  }

  /// With one digit behind the decimal sign below a hundred.
  private static func tenths(_ length: Double) -> Int {
    length < 99.5 ? Int((length * 10).rounded()) : Int(length.rounded()) * 10
  }

  /// What is no number, or beyond all roads, would trap where it is rounded.
  private static func readable(_ number: Double) -> Double {
    number.isNaN ? 0 : min(max(number, 0), 1e12)
  }
}
