// SPDX-License-Identifier: Apache-2.0

/// Cuts a text into the parts of a coordinate; fails at the first word that is none.
struct CoordinateScanner {
  /// Whether a comma between digits is the decimal sign.
  let readsDecimalCommas: Bool
  private let scalars: [Unicode.Scalar]
  private var position = 0
  private var tokens: [CoordinateToken] = []
  private var isFirstSigned = false
  /// Whether a unit was named by its letter.
  private var hasLetterUnit = false

  init(_ scalars: [Unicode.Scalar], decimalCommas: Bool) {
    self.scalars = scalars
    readsDecimalCommas = decimalCommas
  }

  /// All parts in their order, `nil` where the text is no coordinate.
  mutating func scan() -> [CoordinateToken]? {
    while position < scalars.count {
      guard step() else { return nil }
    }
    return tokens
  }

  private mutating func step() -> Bool {
    let scalar = scalars[position]
    if Self.isDigit(scalar) || (scalar == "." && isDigit(at: position + 1)) { return number() }
    if Self.isDash(scalar) || scalar == "+" { return sign(isNegative: scalar != "+") }
    if scalar.properties.isAlphabetic { return word() }
    position += 1
    return mark(scalar)
  }

  private mutating func mark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "°", "˚", "⁰": add(.degree)
    case "'", "’", "′", "‘", "´", "`", "ʹ", "ʼ": quote()
    case "\"", "”", "″", "“", "ʺ", "„", "«", "»": if isAfterNumber { add(.second) }
    case ":": add(.colon)
    case ",", "،", "、": add(.comma)
    case ";": add(.semicolon)
    case "/", "|": add(.slash)
    case " ", "\t", "\n", "\r", "\u{a0}", "\u{202f}", "\u{2009}", "\u{3000}", "\u{200e}",
      "\u{200f}",
      "(", ")", "[", "]", "{", "}", "=", "@", "&", "\u{feff}":
      break
    default: return false
    }
    return true
  }

  private mutating func add(_ token: CoordinateToken) {
    // A colon behind "lat" is no unit.
    if token == .colon, !isAfterNumber { return }
    tokens.append(token)
  }

  private var isAfterNumber: Bool {
    if case .number = tokens.last { return true }
    return false
  }

  /// One sign for minutes; two of them for seconds.
  private mutating func quote() {
    if tokens.last == .minute, position >= 2, scalars[position - 1] == scalars[position - 2] {
      tokens[tokens.count - 1] = .second
    } else if isAfterNumber {
      add(.minute)
    }
  }

  private mutating func number(isSigned: Bool = false, isNegative: Bool = false) -> Bool {
    let start = position
    var hasFraction = false
    while position < scalars.count {
      if Self.isDigit(scalars[position]) {
        position += 1
      } else if !hasFraction, isDecimalSign(at: position), isDigit(at: position + 1) {
        hasFraction = true
        position += 1
      } else {
        break
      }
    }
    let digits = scalars[start..<position].map { $0 == "," ? "." : $0 }
    guard let value = Double(String(String.UnicodeScalarView(digits))) else { return false }
    var number = CoordinateNumber(value: value, hasFraction: hasFraction)
    number.isSigned = isSigned
    number.isNegative = isNegative
    let before = start - (isSigned ? 2 : 1)
    number.isAttached = before >= 0 && scalars[before] == ","
    if tokens.isEmpty { isFirstSigned = isSigned }
    add(.number(number))
    return true
  }

  private func isDecimalSign(at position: Int) -> Bool {
    switch scalars[position] {
    case ".": !readsDecimalCommas
    case ",": readsDecimalCommas
    default: false
    }
  }

  private mutating func sign(isNegative: Bool) -> Bool {
    let isBehindDigit = position > 0 && Self.isDigit(scalars[position - 1])
    position += 1
    let isBeforeNumber =
      isDigit(at: position) || (position < scalars.count && scalars[position] == ".")
    if isBehindDigit, isBeforeNumber, !isFirstSigned {
      guard isNegative else { return false }
      add(.colon)
    } else if isBeforeNumber {
      return number(isSigned: true, isNegative: isNegative)
    } else {
      guard isNegative else { return false }
      add(.dash)
    }
    return true
  }

  private mutating func word() -> Bool {
    if Self.isIdeograph(scalars[position]) { return ideographs() }
    let first = letters()
    if isAfterNumber, unit(first) || unitAndSide(first) { return true }
    let behind = position
    if first.unicodeScalars.count == 1, let second = abbreviated(),
      let token = CoordinateWords.token(first.lowercased() + second.lowercased())
    {
      add(token)
      return true
    }
    position = behind
    return take(first.lowercased())
  }

  /// "d", "m" and "s" behind numbers; "s" only where "m" went before, for it is south, too.
  private mutating func unit(_ word: String) -> Bool {
    switch word {
    case "d": add(.degree)
    case "m": add(.minute)
    case "s" where hasLetterUnit && tokens.dropLast().last == .minute: add(.second)
    default: return false
    }
    hasLetterUnit = true
    return true
  }

  /// "sN" of "30sN".
  private mutating func unitAndSide(_ word: String) -> Bool {
    guard word.unicodeScalars.count == 2, let last = word.last,
      let side = CoordinateWords.token(last.lowercased()), side.isLetter,
      unit(word.prefix(1).lowercased())
    else { return false }
    add(side)
    return true
  }

  private mutating func take(_ word: String) -> Bool {
    if position < scalars.count, scalars[position] == "." { position += 1 }
    if let token = CoordinateWords.token(word) {
      add(token)
      return true
    }
    return CoordinateWords.isNoise(word)
  }

  private mutating func letters() -> String {
    let start = position
    while position < scalars.count, scalars[position].properties.isAlphabetic,
      !Self.isIdeograph(scalars[position])
    {
      position += 1
    }
    return String(String.UnicodeScalarView(scalars[start..<position]))
  }

  /// The second letter of two with points, as Russian and Czech shorten "north", read over them.
  private mutating func abbreviated() -> String? {
    guard position < scalars.count, scalars[position] == "." else { return nil }
    position += 1
    while position < scalars.count, scalars[position] == " " || scalars[position] == "\u{a0}" {
      position += 1
    }
    let second = letters()
    guard second.unicodeScalars.count == 1 else { return nil }
    if position < scalars.count, scalars[position] == "." { position += 1 }
    return second
  }

  private mutating func ideographs() -> Bool {
    for length in stride(from: CoordinateWords.ideographLimit, to: 0, by: -1)
    where position + length <= scalars.count {
      let view = String.UnicodeScalarView(scalars[position..<position + length])
      let word = String(view)
      guard CoordinateWords.token(word) != nil || CoordinateWords.isNoise(word) else { continue }
      position += length
      return take(word)
    }
    return false
  }

  private func isDigit(at position: Int) -> Bool {
    position < scalars.count && Self.isDigit(scalars[position])
  }

  static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }

  private static func isDash(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "-", "−", "–", "‐", "‑", "—", "﹣", "－": true
    default: false
    }
  }

  private static func isIdeograph(_ scalar: Unicode.Scalar) -> Bool {
    (0x3400...0x9fff).contains(scalar.value)
  }
}
