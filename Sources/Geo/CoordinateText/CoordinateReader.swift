// SPDX-License-Identifier: Apache-2.0

/// Two angles and what stood between and about them.
struct CoordinateReading {
  /// A number with its minutes and seconds, and what says which axis it belongs to.
  struct Angle {
    var numbers: [CoordinateNumber] = []
    var hasUnits = false
    var hasColons = false
    var letters: [CoordinateToken] = []

    var first: CoordinateNumber? { numbers.first }
    /// One whole number without a sign for its unit.
    var isPlain: Bool { numbers.count == 1 && !hasUnits && first?.hasFraction == false }
    /// Whether minutes and seconds are below 60.
    var isInRange: Bool { numbers.dropFirst().allSatisfy { $0.value < 60 } }

    /// Degrees, negative in the south and west.
    var degrees: Double {
      var sum = 0.0
      var unit = 1.0
      for number in numbers {
        sum += number.value / unit
        unit *= 60
      }
      let isNegative =
        first?.isNegative == true
        || letters.contains { if case .side(_, isNegative: true) = $0 { true } else { false } }
      return isNegative ? -sum : sum
    }

    var axis: CoordinateAxis? {
      for letter in letters {
        switch letter {
        case .side(let axis, _), .axis(let axis): return axis
        case .eastOrWest: return .longitude
        default: continue
        }
      }
      return nil
    }
  }

  var first: Angle
  var second: Angle
  var separator: CoordinateToken?
  /// Whether letters stand behind their numbers.
  var hasLettersBehind: Bool

  var hasLetters: Bool { first.axis != nil }
  var hasEastOrWest: Bool { (first.letters + second.letters).contains(.eastOrWest) }
}

/// Reads two angles of the parts of a text.
struct CoordinateReader {
  private let tokens: ArraySlice<CoordinateToken>
  private var position: Int
  private let hasLetters: Bool
  private let hasLettersBehind: Bool
  /// The axes in their order where they are said beforehand: "lat, lon: 48.2, 11.5".
  private let heading: [CoordinateToken]

  init(_ all: [CoordinateToken]) {
    let heading = Self.heading(of: all)
    self.heading = heading.axes
    tokens = all[heading.end...]
    position = heading.end
    hasLetters = tokens.contains(where: \.isLetter)
    hasLettersBehind = tokens.first.map { !$0.isLetter } ?? true
  }

  private static func heading(
    of tokens: [CoordinateToken]
  ) -> (axes: [CoordinateToken], end: Int) {
    var axes: [CoordinateToken] = []
    var end = 0
    for token in tokens {
      if case .axis = token { axes.append(token) } else if !token.isSeparator { break }
      end += 1
    }
    return axes.count == 2 ? (axes, end) : ([], 0)
  }

  /// Two angles that are the whole text; `nil` where it has fewer, more, or letters for one only.
  mutating func read() -> CoordinateReading? {
    guard var first = angle() else { return nil }
    let separator = skipSeparator()
    guard var second = angle() else { return nil }
    while peek == .slash || peek == .comma || peek == .semicolon { position += 1 }
    guard position == tokens.endIndex else { return nil }
    if !heading.isEmpty {
      first.letters.append(heading[0])
      second.letters.append(heading[1])
    }
    guard (first.axis == nil) == (second.axis == nil) else { return nil }
    return CoordinateReading(
      first: first, second: second, separator: separator, hasLettersBehind: hasLettersBehind)
  }

  /// Whether the text is one angle with its point of the compass, or two of which one has it.
  mutating func readsHalf() -> Bool {
    guard let first = angle(), first.first.map({ isExact($0, first) }) == true else { return false }
    if position == tokens.endIndex { return first.axis != nil }
    _ = skipSeparator()
    guard let second = angle(), position == tokens.endIndex, let number = second.first else {
      return false
    }
    return (first.axis == nil) != (second.axis == nil) && isExact(number, second)
  }

  /// Whether a number is none of a house or street.
  private func isExact(_ number: CoordinateNumber, _ angle: CoordinateReading.Angle) -> Bool {
    number.hasFraction || angle.hasUnits && !angle.hasColons
  }

  private var peek: CoordinateToken? { position < tokens.endIndex ? tokens[position] : nil }

  private mutating func skipSeparator() -> CoordinateToken? {
    guard let token = peek, token.isSeparator else { return nil }
    position += 1
    return token
  }

  private mutating func angle() -> CoordinateReading.Angle? {
    var angle = CoordinateReading.Angle()
    while let token = peek, token.isLetter {
      angle.letters.append(token)
      position += 1
    }
    guard angle.letters.count <= 2 else { return nil }
    while let number = nextNumber(of: angle) {
      angle.numbers.append(number)
      position += 1
      takeUnit(&angle)
    }
    takeLetterBehind(&angle)
    return angle.numbers.isEmpty ? nil : angle
  }

  /// The next number, if it is a smaller unit of the angle so far.
  private func nextNumber(of angle: CoordinateReading.Angle) -> CoordinateNumber? {
    guard case .number(let number) = peek else { return nil }
    guard let last = angle.numbers.last else { return number }
    guard angle.numbers.count < 3, !last.hasFraction, !number.isSigned else { return nil }
    let next = position + 1 < tokens.endIndex ? tokens[position + 1] : nil
    if next == .degree { return nil }
    return angle.hasUnits || hasLetters ? number : nil
  }

  private mutating func takeUnit(_ angle: inout CoordinateReading.Angle) {
    guard let unit = peek, unit.isUnit else { return }
    angle.hasUnits = true
    if unit == .colon { angle.hasColons = true }
    if unit == .second, angle.numbers.count == 2 {
      let seconds = angle.numbers.removeLast()
      angle.numbers += [CoordinateNumber(value: 0, hasFraction: false), seconds]
    }
    position += 1
  }

  private mutating func takeLetterBehind(_ angle: inout CoordinateReading.Angle) {
    guard let token = peek, token.isLetter else { return }
    let hasSide = angle.letters.contains { if case .axis = $0 { false } else { true } }
    let isBehind = hasLettersBehind || !angle.letters.isEmpty
    guard isBehind, !hasSide else { return }
    if !angle.letters.isEmpty, case .axis = token { return }
    angle.letters.append(token)
    position += 1
  }
}
