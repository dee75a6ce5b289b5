// SPDX-License-Identifier: Apache-2.0

/// Writes the stem of one word: its letters without case and marks, in Latin letters.
///
/// Cyrillic, Greek, Armenian, Georgian, Hangul and kana are romanised. Letters of other scripts stay,
/// for Arabic and Hebrew do not write the vowels that a romanisation has; they lose their points.
///
/// Latin words are written by the same rules, so that romanisations of one word are one stem:
/// - "ae", "oe", "ue" and "aa" lose their second letter: Müller, Mueller, Muller; Århus, Aarhus.
/// - "y" and "j" are "i", and one "i" with an "i" beside them, but at the start of a word:
///   Nevsky, Nevskiy, Nevskij; Dijk, Dyk. Only such words fall together as Quay and Quai, May and
///   Mai, Pine and Pyne.
/// - "zh" is "z", "shch" is "sh", "kh" at the start is "h": words of the languages that do not
///   write so have these letters only where two words meet (Holzhof), and no two are made one.
///
/// What would make common words one is left to the search for misspelled words: "sh" is not "s" (Ash,
/// As), "ch" not "c" (Chat, Cat), "ts" not "c", "ph" not "f", "kh" inside a word not "h".
struct WordStem {
  /// Scalars of the word, in lower case.
  let word: [Unicode.Scalar]
  var position = 0
  /// Whether the letters are Serbian or Macedonian, which are romanised as "č" is, not as "ch".
  let isSerbian: Bool
  /// Whether the letters are Ukrainian or Belarusian, whose "г" is "h".
  let isUkrainian: Bool

  static func write(
    _ word: [Unicode.Scalar], followsIdeograph: Bool = false, to out: inout StemWriter
  ) {
    if word.count == 1, followsIdeograph, let only = word.first, only == "ケ" || only == "ヶ" {
      return out.put("ga")
    }
    var stem = WordStem(word)
    while stem.position < word.count { stem.step(&out) }
  }

  private init(_ word: [Unicode.Scalar]) {
    self.word = word
    isSerbian = word.contains { Self.serbianLetters.contains($0) }
    isUkrainian = word.contains { Self.ukrainianLetters.contains($0) }
  }

  /// The scalar some places from here; a blank beyond the word.
  func scalar(at offset: Int = 0) -> Unicode.Scalar {
    let place = position + offset
    return place >= 0 && place < word.count ? word[place] : " "
  }

  /// Writes the letter at `position`, or those that make one sound, and goes on behind it.
  private mutating func step(_ out: inout StemWriter) {
    let scalar = word[position]
    switch scalar.value {
    case 0x61...0x7a: out.put(UInt8(scalar.value))
    case 0x300...0x36f, 0x483...0x489, 0x1ab0...0x1aff, 0x1dc0...0x1dff, 0x20d0...0x20ff: break
    case 0x370...0x3ff, 0x1f00...0x1fff: putGreek(&out)
    case 0x400...0x52f: putCyrillic(&out)
    case 0x530...0x58f: putArmenian(&out)
    case 0x10d0...0x10ff: putGeorgian(&out)
    case 0x591...0x5f4, 0x610...0x6ff, 0x8d3...0x8ff: putSemitic(&out)
    case 0x1100...0x11ff, 0x3131...0x3163, 0xac00...0xd7a3: putHangul(&out)
    case 0x3041...0x30ff: putKana(&out)
    default: putLatin(scalar, &out)
    }
    position += 1
  }

  private func putLatin(_ scalar: Unicode.Scalar, _ out: inout StemWriter) {
    if let letter = TextFolding.latinLetter(scalar) {
      out.put(letter)
    } else if let letters = TextFolding.latinBase(scalar) {
      out.put(letters)
    } else if !out.bytes.isEmpty || TextFolding.kind(of: scalar) != .mark {
      out.put(scalar)
    }
  }

  private static let serbianLetters: Set<Unicode.Scalar> = [
    "ђ", "ј", "љ", "њ", "ћ", "џ", "ѕ",
  ]
  private static let ukrainianLetters: Set<Unicode.Scalar> = ["і", "ї", "є", "ґ"]
}

/// Romanisations of a script's letters, by their distance from the first.
struct LetterTable: Sendable {
  private let first: UInt32
  private let letters: [String]

  /// `letters`: parted by blanks, a point for what has none.
  init(_ first: UInt32, _ letters: String) {
    self.first = first
    self.letters = letters.split(separator: " ").map { $0 == "." ? "" : String($0) }
  }

  /// `nil` for a scalar that the table does not reach.
  subscript(_ scalar: Unicode.Scalar) -> String? {
    let offset = Int(scalar.value) - Int(first)
    return letters.indices.contains(offset) ? letters[offset] : nil
  }
}
