// SPDX-License-Identifier: Apache-2.0

/// A text cut into folded words that know where they stand in it.
///
/// Ideographs, kana and signs such as "&" are words by themselves; blanks, points and commas part
/// words.
struct PhraseText {
  struct Word {
    let folded: String
    let range: Range<String.Index>
  }

  let text: String
  let words: [Word]

  /// Words read of a text; what is longer is no question about places.
  static let wordLimit = 200
  /// Bytes of a text from which on it has no words.
  private static let byteLimit = 4_000

  init(_ text: String) {
    self.text = text
    words = text.utf8.count < Self.byteLimit ? Self.words(of: text) : []
  }

  private static func words(of text: String) -> [Word] {
    let scalars = text.unicodeScalars
    var words: [Word] = []
    var position = scalars.startIndex
    while position < scalars.endIndex, words.count < wordLimit {
      let start = position
      let scalar = scalars[start]
      position = scalars.index(after: position)
      if isSign(scalar) {
        words.append(Word(folded: String(Character(scalar)), range: start..<position))
        continue
      }
      guard isWordPart(scalar) else { continue }
      if !isIdeograph(scalar) {
        while position < scalars.endIndex, isWordPart(scalars[position]),
          !isIdeograph(scalars[position])
        {
          position = scalars.index(after: position)
        }
      }
      words.append(Word(folded: folded(scalars[start..<position]), range: start..<position))
    }
    return words
  }

  private static func isSign(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "&", "/", "@", "×", "+", "＆", "／", "＠", "⁄", "∩": true
    default: false
    }
  }

  private static func isWordPart(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return isASCIIWordPart(UInt8(scalar.value)) }
    return TextFolding.kind(of: scalar) != .separator
  }

  private static func isASCIIWordPart(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "a")...UInt8(ascii: "z"):
      true
    default: false
    }
  }

  /// Whether a scalar is a word by itself.
  static func isIdeograph(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.value < 0x3000 { return false }
    switch TextFolding.kind(of: scalar) {
    case .ideograph, .hiragana, .katakana: return true
    default: return false
    }
  }

  /// Lower case without accents, composed or not.
  private static func folded(_ scalars: Substring.UnicodeScalarView) -> String {
    let bytes = Substring(scalars).utf8
    if bytes.allSatisfy(isASCIIWordPart) {
      // The bit that tells small letters; digits have it.
      return String(decoding: bytes.map { $0 | 0x20 }, as: UTF8.self)
    }
    var lower: [Unicode.Scalar] = []
    for scalar in scalars {
      let kind = TextFolding.kind(of: scalar)
      if kind != .mark, kind != .ignorable { TextFolding.appendLowercase(scalar, to: &lower) }
    }
    var result = String.UnicodeScalarView()
    for scalar in lower {
      if let letter = TextFolding.latinLetter(scalar) {
        result.append(Unicode.Scalar(letter))
      } else if let letters = TextFolding.latinBase(scalar) {
        result.append(contentsOf: letters.unicodeScalars)
      } else if TextFolding.kind(of: scalar) != .mark {
        result.append(withoutMark[scalar] ?? scalar)
      }
    }
    return String(result)
  }

  /// Cyrillic letters that are also written as another one and a mark.
  private static let withoutMark: [Unicode.Scalar: Unicode.Scalar] = ["ё": "е", "й": "и"]

  /// The text of some words, without blanks and commas about it.
  func text(_ range: Range<Int>) -> String {
    guard let first = words[range].first, let last = words[range].last else { return "" }
    return String(text[first.range.lowerBound..<last.range.upperBound])
  }

  /// Whether some words have a letter.
  func hasLetter(_ range: Range<Int>) -> Bool {
    text(range).unicodeScalars.contains { $0.properties.isAlphabetic }
  }

  func hasWord(_ range: Range<Int>) -> Bool {
    text(range).unicodeScalars.contains { Self.isWordPart($0) }
  }
}

/// Phrases of several words, found by their first.
struct PhraseTable<Meaning: Sendable>: Sendable {
  private struct Phrase: Sendable {
    let words: [String]
    let meaning: Meaning
  }

  private var byFirst: [String: [Phrase]] = [:]

  /// Lines of phrases, parted by commas, with what they mean.
  init(_ lines: [(meaning: Meaning, phrases: String)]) {
    for line in lines {
      for text in line.phrases.split(separator: ",") {
        let words = PhraseText(String(text)).words.map(\.folded)
        guard let first = words.first else { continue }
        byFirst[first, default: []].append(Phrase(words: words, meaning: line.meaning))
      }
    }
    for key in byFirst.keys { byFirst[key]?.sort { $0.words.count > $1.words.count } }
  }

  /// The phrases that stand at a word of a text, the longest first.
  func phrases(in text: PhraseText, at start: Int) -> [(range: Range<Int>, meaning: Meaning)] {
    guard let candidates = byFirst[text.words[start].folded] else { return [] }
    return candidates.compactMap { phrase in
      let end = start + phrase.words.count
      guard end <= text.words.count,
        zip(text.words[start..<end], phrase.words).allSatisfy({ $0.folded == $1 })
      else { return nil }
      return (start..<end, phrase.meaning)
    }
  }

  /// Phrases from left to right, none inside a longer one.
  func all(in text: PhraseText) -> [(range: Range<Int>, meaning: Meaning)] {
    var found: [(range: Range<Int>, meaning: Meaning)] = []
    var end = 0
    for start in text.words.indices {
      let here = phrases(in: text, at: start)
      guard let longest = here.first, start >= end else { continue }
      found += here.filter { $0.range.count == longest.range.count }
      end = longest.range.upperBound
    }
    return found
  }
}
