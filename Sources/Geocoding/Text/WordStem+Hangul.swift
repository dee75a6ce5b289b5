// SPDX-License-Identifier: Apache-2.0

extension WordStem {
  /// Writes a syllable or a single letter of Hangul by the revised romanisation.
  ///
  /// Letter by letter, for a sound that changes with the next syllable would make what is half
  /// typed another word.
  func putHangul(_ out: inout StemWriter) {
    let value = Int(scalar().value)
    switch value {
    case 0xac00...0xd7a3:
      let syllable = value - 0xac00
      putInitial(syllable / 588, &out)
      out.put(Self.vowels[syllable % 588 / 28])
      putFinal(syllable % 28, &out)
    case 0x1100...0x1112: putInitial(value - 0x1100, &out)
    case 0x1161...0x1175: out.put(Self.vowels[value - 0x1161])
    case 0x11a8...0x11c2: putFinal(value - 0x11a7, &out)
    case 0x3131...0x314e: out.put(Self.letters[value - 0x3131])
    case 0x314f...0x3163: out.put(Self.vowels[value - 0x314f])
    default: out.put(scalar())
    }
  }

  /// "ㄹ" is "l" behind another.
  private func putInitial(_ letter: Int, _ out: inout StemWriter) {
    let isDoubled = letter == 5 && finalBefore() == 8
    out.put(isDoubled ? "l" : Self.initials[letter])
  }

  private func putFinal(_ letter: Int, _ out: inout StemWriter) {
    if letter > 0 { out.put(Self.finals[letter - 1]) }
  }

  /// The final letter of the syllable before this one, 0 for none.
  private func finalBefore() -> Int {
    let value = Int(scalar(at: -1).value)
    switch value {
    case 0xac00...0xd7a3: return (value - 0xac00) % 28
    case 0x11a8...0x11c2: return value - 0x11a7
    default: return 0
    }
  }

  private static func words(_ text: String) -> [String] {
    text.split(separator: " ").map { $0 == "." ? "" : String($0) }
  }

  private static let initials = words("g kk n d tt r m b pp s ss . j jj ch k t p h")
  private static let vowels = words("a ae ya yae eo e yeo ye o wa wae oe yo u wo we wi yu eu ui i")
  private static let finals = words(
    "k k k n n n t l k m l l l p l m p p t t ng t t k t p t")
  /// Single letters from U+3131 on, as they begin a syllable.
  private static let letters = words(
    "g kk ks n nj nh d tt r lg lm lb ls lt lp lh m b pp bs s ss . j jj ch k t p h")
}
