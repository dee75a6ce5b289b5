// SPDX-License-Identifier: Apache-2.0

/// A word or number of a text, folded.
package struct TextToken: Equatable, Sendable {
  /// What stands between a token and the one before it.
  package enum Gap: Sendable {
    /// Nothing: "12a" is two tokens, "Hauptstraße" too.
    case none
    /// A hyphen or slash without blanks: "12-14".
    case hyphen
    /// Blanks, and signs that a person may leave out.
    case blank
    /// A comma, semicolon or line end: a new part of an address begins.
    case comma
  }

  /// Folded letters or digits, as written.
  package let literal: String
  /// The same with its abbreviation or spelling made one: "street", "str" and "saint" are "st".
  package let canonical: String
  package let gap: Gap

  package var isNumber: Bool { literal.utf8.first.map { (0x30...0x39).contains($0) } ?? false }
}

/// Cuts text into tokens: the same for names when they are stored and for what is typed.
package enum TextTokens {
  /// Scalars read of a text; what is longer is no address.
  package static let scalarLimit = 1_000

  package static func tokens(of text: String) -> [TextToken] {
    var scanner = TokenScanner()
    for scalar in text.unicodeScalars.prefix(scalarLimit) { scanner.take(scalar) }
    return scanner.finish()
  }

  /// Canonical forms of a text's tokens.
  package static func canonical(_ text: String) -> [String] { tokens(of: text).map(\.canonical) }

  /// One string that equal names share, whatever their case, accents and abbreviations.
  package static func key(_ text: String) -> String {
    canonical(text).joined(separator: " ")
  }
}

/// Folds scalar by scalar; letters, digits and ideographs part tokens from each other.
private struct TokenScanner {
  private enum Kind { case none, letters, digits, ideograph }

  private var tokens: [TextToken] = []
  private var word = String.UnicodeScalarView()
  private var kind = Kind.none
  private var gap = TextToken.Gap.comma

  mutating func take(_ scalar: Unicode.Scalar) {
    guard TextFolding.isWordPart(scalar) else { return separate(by: scalar) }
    if scalar.isASCII {
      begin((0x30...0x39).contains(scalar.value) ? .digits : .letters)
      TextFolding.fold(scalar, into: &word)
      return
    }
    var folded = String.UnicodeScalarView()
    TextFolding.fold(scalar, into: &folded)
    guard let first = folded.first else { return }
    let isDigit = (0x30...0x39).contains(first.value)
    begin(TextFolding.isIdeograph(first) ? .ideograph : isDigit ? .digits : .letters)
    word.append(contentsOf: folded)
  }

  /// Ends the word so far where one of another kind begins.
  private mutating func begin(_ next: Kind) {
    if next != kind || next == .ideograph, !word.isEmpty { closeWord(gap: .none) }
    kind = next
  }

  mutating func finish() -> [TextToken] {
    closeWord(gap: .none)
    return tokens
  }

  private mutating func separate(by scalar: Unicode.Scalar) {
    switch scalar {
    case "'", "’", "ʼ", "`", "´": closeWord(gap: .blank)
    case "-", "/", "‐", "‑", "–", "—": separate(.hyphen)
    case ",", ";", "\n", "\r", "，", "、", "،": separate(.comma)
    default: separate(.blank)
    }
  }

  private mutating func separate(_ kind: TextToken.Gap) {
    let hadWord = !word.isEmpty
    closeWord(gap: kind)
    if hadWord { return }
    // Of several separators the strongest holds; a hyphen among blanks is a blank.
    if kind == .comma || gap == .comma { gap = .comma } else { gap = .blank }
  }

  private mutating func closeWord(gap next: TextToken.Gap) {
    if !word.isEmpty {
      let literal = String(word)
      let parts = kind == .letters ? Spelling.parts(of: literal) : [literal]
      for (index, part) in parts.enumerated() {
        let canonical = kind == .letters ? Spelling.canonical(part) : part
        tokens.append(
          TextToken(literal: part, canonical: canonical, gap: index == 0 ? gap : .none))
      }
      word = String.UnicodeScalarView()
      gap = next
    }
    kind = .none
  }
}
