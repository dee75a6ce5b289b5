// SPDX-License-Identifier: Apache-2.0

extension HouseNumber {
  /// The numbers that a tag names, and those that lie in its ranges.
  ///
  /// "12;14" is two numbers, "12-18" one whose members are 12, 14, 16 and 18: by twos where both
  /// ends are odd or even, else both ends alone. `interpolation` is the object's
  /// `addr:interpolation` and decides otherwise; `country`, an ISO code, says whether a hyphen
  /// makes a range at all. What has no number, "s/n", gives none.
  package static func list(
    _ tag: String, interpolation: String? = nil, country: String? = nil
  ) -> (numbers: [String], members: [String]) {
    let rule = HyphenRule(country: country, interpolation: interpolation)
    var list = NumberCollection(), members = NumberCollection()
    for part in parts(of: tag) where list.add(part) {
      for member in NumberRange(part).map(rule.members) ?? [] { _ = members.add(member) }
    }
    return (list.numbers, members.numbers)
  }

  /// Parts between semicolons, commas and the like; a letter by itself has the number before it.
  private static func parts(of tag: String) -> [String] {
    guard key(tag) != nil else { return [] }
    var parts: [String] = []
    for piece in tag.unicodeScalars.prefix(lengthLimit).split(whereSeparator: isSeparator) {
      let part = trimmed(piece)
      if part.isEmpty { continue }
      let isLetter = part.unicodeScalars.dropFirst().isEmpty && value(part) == nil
      let number = parts.last.map { $0.unicodeScalars.prefix { isDigit($0) } }
      if isLetter, let number, !number.isEmpty {
        parts.append(String(number) + part)
      } else {
        parts.append(part)
      }
    }
    return parts
  }

  /// Scalars of a tag that are read; a value of OSM has at most 255.
  private static let lengthLimit = 1_000

  private static func isSeparator(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case ";", ",", "；", "，", "、", "&", "+", "|": true
    default: false
    }
  }

  private static func trimmed(_ piece: Substring.UnicodeScalarView) -> String {
    let start = piece.drop { $0.properties.isWhitespace }
    let rest = start.reversed().drop { $0.properties.isWhitespace }
    var text = String.UnicodeScalarView()
    text.append(contentsOf: rest.reversed())
    return String(text)
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool {
    (0x30...0x39).contains(scalar.value)
  }
}

/// Numbers without those that are the same.
private struct NumberCollection {
  private(set) var numbers: [String] = []
  private var keys: Set<String> = []

  /// Whether it is a number that was not there yet.
  mutating func add(_ number: String) -> Bool {
    guard let key = HouseNumber.key(number), keys.insert(key).inserted else { return false }
    numbers.append(number)
    return true
  }
}

/// Two numbers with a hyphen between them.
private struct NumberRange {
  struct End {
    var number: Int
    var digits: Int
    /// As it is written; empty for none.
    var letter: String
  }

  var first: End
  var second: End

  /// `nil` for what has another form than "12-18", "12a-12d" or "12a-d".
  init?(_ text: String) {
    var scanner = EndScanner(text)
    guard let first = scanner.end(), first.digits > 0, scanner.hyphen(), let second = scanner.end(),
      scanner.isAtEnd
    else { return nil }
    self.first = first
    self.second = second
    if second.digits == 0 {
      guard !first.letter.isEmpty else { return nil }
      self.second.number = first.number
      self.second.digits = first.digits
    }
  }
}

/// Reads the ends of a range.
private struct EndScanner {
  private let scalars: [Unicode.Scalar]
  private var position = 0

  init(_ text: String) {
    // No range is longer, and a longer number would be no number of a house.
    scalars = text.unicodeScalars.prefix(40).map { CompatibilityForms.narrow($0) ?? $0 }
  }

  var isAtEnd: Bool { position == scalars.count }

  /// A number, a letter or both; `nil` for neither.
  mutating func end() -> NumberRange.End? {
    var end = NumberRange.End(number: 0, digits: 0, letter: "")
    while let scalar = next, let digit = TextFolding.digit(scalar), end.digits < 9,
      TextFolding.kind(of: scalar) == .digit
    {
      end.number = end.number * 10 + Int(digit.value) - 0x30
      end.digits += 1
      position += 1
    }
    skipBlanks()
    if let scalar = next, TextFolding.kind(of: scalar) == .letter {
      end.letter = String(scalar)
      position += 1
    }
    return end.digits == 0 && end.letter.isEmpty ? nil : end
  }

  mutating func hyphen() -> Bool {
    skipBlanks()
    guard let scalar = next, Self.hyphens.contains(scalar) else { return false }
    position += 1
    skipBlanks()
    return true
  }

  private var next: Unicode.Scalar? { position < scalars.count ? scalars[position] : nil }

  private mutating func skipBlanks() {
    while let scalar = next, scalar.properties.isWhitespace { position += 1 }
  }

  private static let hyphens: Set<Unicode.Scalar> = ["-", "‐", "‑", "–", "—", "−", "~", "～", "〜"]
}

/// What a hyphen between two numbers means.
private struct HyphenRule {
  let country: String?
  /// `addr:interpolation`, or nothing.
  let interpolation: String?

  init(country: String?, interpolation: String?) {
    self.country = country?.uppercased()
    self.interpolation = interpolation?.lowercased()
  }

  /// Numbers from the first to the last; none where they are no plausible range.
  func members(of range: NumberRange) -> [String] {
    let (first, second) = (range.first, range.second)
    if interpolation == nil, !isRange(range) { return [] }
    if !first.letter.isEmpty || (!second.letter.isEmpty && first.number == second.number) {
      return letters(first, second)
    }
    guard second.letter.isEmpty, second.number > first.number,
      second.number - first.number <= Self.longestSpan
    else { return [] }
    return numbers(first.number, second.number).map(String.init)
  }

  /// Longest way from the first number to the last.
  private static let longestSpan = 100

  private func isRange(_ range: NumberRange) -> Bool {
    guard let country else {
      return range.second.digits <= range.first.digits + 1
        && range.second.number - range.first.number <= 50
    }
    if Self.singleNumbers.contains(country) { return false }
    // In Queens 34-56 is one number; none such has two numbers of one or three digits.
    if country == "US", range.first.letter.isEmpty {
      return range.first.digits == range.second.digits && range.first.digits != 2
    }
    return true
  }

  private func numbers(_ first: Int, _ last: Int) -> [Int] {
    switch interpolation {
    case "all": return Array(first...last)
    case "odd": return (first...last).filter { $0 % 2 == 1 }
    case "even": return (first...last).filter { $0 % 2 == 0 }
    default: break
    }
    if let interpolation, let step = Int(interpolation), (1...9).contains(step) {
      return Array(stride(from: first, through: last, by: step))
    }
    return (last - first) % 2 == 0
      ? Array(stride(from: first, through: last, by: 2)) : [first, last]
  }

  /// "12a" to "12d"; the number alone before "a".
  private func letters(_ first: NumberRange.End, _ second: NumberRange.End) -> [String] {
    guard first.number == second.number, let last = letter(second.letter),
      first.letter.isEmpty || letter(first.letter) != nil
    else { return [] }
    let start = letter(first.letter) ?? 0x60
    let isUpper = (first.letter.isEmpty ? second.letter : first.letter).utf8.first ?? 0 < 0x61
    guard start < last else { return [] }
    return (start...last).map { value in
      let letter = Unicode.Scalar(isUpper ? value - 0x20 : value)
      return String(first.number) + (value == 0x60 ? "" : String(letter))
    }
  }

  /// The letter from a to z, as its ASCII value.
  private func letter(_ text: String) -> UInt8? {
    guard let value = text.utf8.first, text.utf8.count == 1 else { return nil }
    return value | 0x20
  }

  /// Countries where a hyphen parts the block, the crossing or the entrance from the number.
  private static let singleNumbers: Set<String> = [
    "JP", "KR", "KP", "CN", "TW", "HK", "MO", "CZ", "SK", "CO", "EC", "GT", "VE", "NI", "HN", "IN",
    "TH", "VN", "PH", "HR", "SI", "BA",
  ]
}
