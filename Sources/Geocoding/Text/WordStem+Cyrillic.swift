// SPDX-License-Identifier: Apache-2.0

extension WordStem {
  func putCyrillic(_ out: inout StemWriter) {
    let letter = scalar()
    switch letter {
    case "и" where scalar(at: 1).value == 0x306: out.put("y")
    case "і" where scalar(at: 1).value == 0x308: out.put("yi")
    case "ъ": if !softens(scalar(at: 1)) { out.put("a") }
    case "г" where isUkrainian && scalar(at: 1).value != 0x301: out.put("h")
    case "ж" where isSerbian: out.put("z")
    case "ц" where isSerbian, "ч" where isSerbian: out.put("c")
    case "ш" where isSerbian: out.put("s")
    case "х" where isSerbian: out.put("h")
    default:
      if let letters = Self.cyrillic[letter] {
        out.put(letters)
      } else if let letters = Self.furtherCyrillic[letter] {
        out.put(letters)
      } else {
        out.put(letter)
      }
    }
  }

  /// Letters behind which "ъ" stands in Russian, where it is no vowel as it is in Bulgarian.
  private func softens(_ next: Unicode.Scalar) -> Bool {
    switch next {
    case "е", "ё", "ю", "я": true
    default: false
    }
  }

  /// From "а" to "џ".
  private static let cyrillic = LetterTable(
    0x430,
    "a b v g d e zh z i y k l m n o p r s t u f kh ts ch sh sh . y . e yu ya "
      + "e e d g ye dz i yi j lj nj c k i u dz")

  private static let furtherCyrillic: [Unicode.Scalar: String] = [
    "ѣ": "e", "ѳ": "f", "ѵ": "i", "ѷ": "i", "ѡ": "o", "ѫ": "u", "ґ": "g", "ғ": "g", "ҕ": "g",
    "җ": "j", "ҙ": "z", "қ": "k", "ҝ": "g", "ҟ": "k", "ҡ": "k", "ң": "n", "ҥ": "n", "ҫ": "s",
    "ҭ": "t", "ү": "u", "ұ": "u", "ҳ": "h", "ҵ": "ts", "ҷ": "j", "ҹ": "j", "һ": "h", "ҽ": "ch",
    "ҿ": "ch", "ӏ": "i", "ӂ": "zh", "ӄ": "k", "ӈ": "n", "ӑ": "a", "ӓ": "a", "ӕ": "a", "ӗ": "e",
    "ә": "a", "ӛ": "a", "ӝ": "zh", "ӟ": "z", "ӣ": "i", "ӥ": "i", "ӧ": "o", "ө": "o", "ӫ": "o",
    "ӭ": "e", "ӯ": "u", "ӱ": "u", "ӳ": "u", "ӵ": "ch", "ӷ": "g", "ӹ": "y",
  ]
}
