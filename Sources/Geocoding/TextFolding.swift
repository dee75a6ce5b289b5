// SPDX-License-Identifier: Apache-2.0

/// Letters and digits without case, diacritics and width: what makes spellings of a name equal.
///
/// Own small tables, so that equal text is equal on every system and needs no library.
enum TextFolding {
  /// Appends what a scalar folds to: nothing for combining marks and invisible characters.
  ///
  /// Composed and decomposed spellings of a letter fold to the same.
  static func fold(_ scalar: Unicode.Scalar, into text: inout String.UnicodeScalarView) {
    let value = scalar.value
    switch value {
    case 0x30...0x39, 0x61...0x7a: text.append(scalar)
    case 0x41...0x5a: text.append(Unicode.Scalar(UInt8(value | 0x20)))
    case 0xc0...0x24f: append(scalar, base: latin[Int(value - 0xc0)], to: &text)
    case 0x1e00...0x1eff: append(scalar, base: latinAdditional[Int(value - 0x1e00)], to: &text)
    case 0x300...0x36f, 0xad, 0x1ab0...0x1aff, 0x200b...0x200f, 0x20d0...0x20ff, 0x3099...0x309a,
      0xfe00...0xfe0f, 0xfeff:
      break
    case 0xff10...0xff19, 0xff21...0xff3a, 0xff41...0xff5a:
      if let narrow = Unicode.Scalar(value - 0xfee0) { fold(narrow, into: &text) }
    default: appendOther(scalar, to: &text)
    }
  }

  /// Whether a scalar writes a word by itself, as in Chinese and Japanese, where none is spaced.
  static func isIdeograph(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x3005, 0x3040...0x30ff, 0x3400...0x4dbf, 0x4e00...0x9fff, 0xf900...0xfaff,
      0x20000...0x323af:
      true
    default: false
    }
  }

  /// Whether a scalar is part of a word or number; all else separates words.
  static func isWordPart(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return isASCIIWordPart(scalar.value) }
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .nonspacingMark, .spacingMark, .decimalNumber, .letterNumber, .format:
      return true
    default: return false
    }
  }

  private static func isASCIIWordPart(_ value: UInt32) -> Bool {
    (0x30...0x39).contains(value) || (0x41...0x5a).contains(value) || (0x61...0x7a).contains(value)
  }

  private static func append(
    _ scalar: Unicode.Scalar, base: UInt8, to text: inout String.UnicodeScalarView
  ) {
    switch scalar {
    case "ß": text.append(contentsOf: "ss".unicodeScalars)
    case "þ", "Þ": text.append(contentsOf: "th".unicodeScalars)
    case "ĳ", "Ĳ": text.append(contentsOf: "ij".unicodeScalars)
    case "ẞ": text.append(contentsOf: "ss".unicodeScalars)
    default:
      if base != UInt8(ascii: ".") {
        text.append(Unicode.Scalar(base))
      } else {
        appendOther(scalar, to: &text)
      }
    }
  }

  private static func appendOther(
    _ scalar: Unicode.Scalar, to text: inout String.UnicodeScalarView
  ) {
    let properties = scalar.properties
    if properties.numericType == .decimal, let number = properties.numericValue {
      text.append(Unicode.Scalar(UInt8(ascii: "0") + UInt8(number)))
      return
    }
    for lower in properties.lowercaseMapping.unicodeScalars {
      text.append(decomposed[lower] ?? lower)
    }
  }

  /// Letters of other scripts that are written with one mark, without it.
  private static let decomposed: [Unicode.Scalar: Unicode.Scalar] = [
    "ё": "е", "й": "и", "ї": "і", "ў": "у", "ѓ": "г", "ќ": "к", "ά": "α", "έ": "ε", "ή": "η",
    "ί": "ι", "ό": "ο", "ύ": "υ", "ώ": "ω", "ϊ": "ι", "ϋ": "υ", "ΐ": "ι", "ΰ": "υ", "ς": "σ",
  ]

  /// Base letters of U+00C0...U+024F; a point where a letter has none.
  private static let latin = Array(
    ("aaaaaaaceeeeiiiidnooooo.ouuuuy..aaaaaaaceeeeiiiidnooooo.ouuuuy.y"
      + "aaaaaaccccccccddddeeeeeeeeeegggggggghhhhiiiiiiiiiiiijjkkqlllllll"
      + "lllnnnnnn.nnoooooooorrrrrrssssssssttttttuuuuuuuuuuuuwwyyyzzzzzzs"
      + "b..............a.......i..l.....oo.............uu....zz........."
      + "....dddlllnnnaaiioouuuuuuuuuu.aaaa..ggggkkoooo..jdddgg..nnaa...."
      + "aaaaeeeeiiiioooorrrruuuusstt..hh......aaeeooooooooyy............"
      + "................")
      .utf8)

  /// Base letters of U+1E00...U+1EFF.
  private static let latinAdditional = Array(
    ("aabbbbbbccddddddddddeeeeeeeeeeffgghhhhhhhhhhiiiikkkkkkllllllllmm"
      + "mmmmnnnnnnnnoooooooopppprrrrrrrrssssssssssttttttttuuuuuuuuuuvvvv"
      + "wwwwwwwwwwxxxxyyzzzzzzhtwyas....aaaaaaaaaaaaaaaaaaaaaaaaeeeeeeee"
      + "eeeeeeeeiiiioooooooooooooooooooooooouuuuuuuuuuuuuuyyyyyyyy......")
      .utf8)
}
