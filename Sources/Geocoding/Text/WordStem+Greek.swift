// SPDX-License-Identifier: Apache-2.0

extension WordStem {
  /// Writes Greek as signs and passports do.
  mutating func putGreek(_ out: inout StemWriter) {
    let letter = base(at: 0)
    let next = base(at: 1)
    switch (letter, next) {
    case ("υ", _): putUpsilon(&out)
    case ("γ", "γ"), ("γ", "ξ"), ("γ", "χ"): out.put("n")
    case ("μ", "π") where position == 0:
      out.put("b")
      position += 1
    default:
      if let letters = Self.greek[letter], !letters.isEmpty {
        out.put(letters)
      } else {
        out.put(letter)
      }
    }
  }

  /// "ου" is "ou", "αυ" "av" or "af"; alone or with two dots it is "y".
  private func putUpsilon(_ out: inout StemWriter) {
    let hasDots = Self.dotted.contains(scalar().value) || scalar(at: 1).value == 0x308
    switch baseBefore() {
    case "ο" where !hasDots: out.put("u")
    case "α" where !hasDots, "ε" where !hasDots, "η" where !hasDots:
      out.put(isVoiced(baseAfter()) ? "v" : "f")
    default: out.put("y")
    }
  }

  private func baseBefore() -> Unicode.Scalar {
    var offset = -1
    while isMark(scalar(at: offset)) { offset -= 1 }
    return base(at: offset)
  }

  private func baseAfter() -> Unicode.Scalar {
    var offset = 1
    while isMark(scalar(at: offset)) { offset += 1 }
    return base(at: offset)
  }

  private func isMark(_ scalar: Unicode.Scalar) -> Bool { (0x300...0x36f).contains(scalar.value) }

  private func isVoiced(_ letter: Unicode.Scalar) -> Bool {
    switch letter {
    case "α", "ε", "η", "ι", "ο", "υ", "ω", "β", "γ", "δ", "ζ", "λ", "μ", "ν", "ρ": true
    default: false
    }
  }

  /// A letter without its marks.
  private func base(at offset: Int) -> Unicode.Scalar {
    let scalar = scalar(at: offset)
    if (0x1f00...0x1fff).contains(scalar.value) {
      let base = Self.greekExtended[Int(scalar.value) - 0x1f00]
      return base == "." ? scalar : base
    }
    return Self.accented[scalar] ?? scalar
  }

  private static let dotted: Set<UInt32> = [0x3b0, 0x3cb, 0x1fe2, 0x1fe3, 0x1fe7]

  private static let accented: [Unicode.Scalar: Unicode.Scalar] = [
    "ά": "α", "έ": "ε", "ή": "η", "ί": "ι", "ό": "ο", "ύ": "υ", "ώ": "ω", "ϊ": "ι", "ϋ": "υ",
    "ΐ": "ι", "ΰ": "υ", "ς": "σ", "ϐ": "β", "ϑ": "θ", "ϕ": "φ", "ϖ": "π", "ϰ": "κ", "ϱ": "ρ",
    "ϲ": "σ", "ϒ": "υ", "ϓ": "υ", "ϔ": "υ", "ϵ": "ε",
  ]

  /// From "α" to "ω".
  private static let greek = LetterTable(
    0x3b1, "a v g d e z i th i k l m n x o p r s s t y f ch ps o")

  /// Base letters of U+1F00...U+1FFF; a point where there is none.
  private static let greekExtended = Array(
    ("ααααααααααααααααεεεεεε..εεεεεε..ηηηηηηηηηηηηηηηηιιιιιιιιιιιιιιιι"
      + "οοοοοο..οοοοοο..υυυυυυυυ.υ.υ.υ.υωωωωωωωωωωωωωωωωααεεηηιιοουυωω.."
      + "ααααααααααααααααηηηηηηηηηηηηηηηηωωωωωωωωωωωωωωωωααααα.ααααααα.ι."
      + "..ηηη.ηηεεηηη...ιιιι..ιιιιιι....υυυυρρυυυυυυρ.....ωωω.ωωοοωωω...")
      .unicodeScalars)
}
