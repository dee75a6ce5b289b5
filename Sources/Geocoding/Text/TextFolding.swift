// SPDX-License-Identifier: Apache-2.0

/// What single scalars are and what they fold to: case, width, base letters.
///
/// Own small tables, so that equal text is equal on every system and needs no library.
enum TextFolding {
  /// What a scalar is within a text.
  enum Kind {
    case letter, digit, ideograph, hiragana, katakana
    /// Changes the letter before it: an accent, a vowel sign.
    case mark
    /// Is not seen and means nothing.
    case ignorable
    case separator
  }

  static func kind(of scalar: Unicode.Scalar) -> Kind {
    let value = scalar.value
    switch value {
    case 0x30...0x39: return .digit
    case 0x41...0x5a, 0x61...0x7a, 0xc0...0xd6, 0xd8...0xf6, 0xf8...0x24f: return .letter
    case 0x300...0x36f where value != 0x34f: return .mark
    case 0x391...0x3ff, 0x400...0x481, 0x48a...0x52f, 0xac00...0xd7a3, 0x1e00...0x1eff:
      return .letter
    case 0x2bc: return .separator
    case 0x3041...0x3096, 0x309d...0x309e: return .hiragana
    case 0x30a1...0x30fa, 0x30fc...0x30fe: return .katakana
    case 0x3005, 0x3007, 0x3400...0x4dbf, 0x4e00...0x9fff, 0xf900...0xfaff, 0x20000...0x323af:
      return .ideograph
    default: return isIgnorable(value) ? .ignorable : kind(of: scalar.properties.generalCategory)
    }
  }

  private static func kind(of category: Unicode.GeneralCategory) -> Kind {
    switch category {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .letterNumber:
      .letter
    case .nonspacingMark, .spacingMark, .enclosingMark: .mark
    case .decimalNumber: .digit
    case .format: .ignorable
    default: .separator
    }
  }

  /// Fillers, variation selectors, and letters that only romanisations of other scripts have.
  private static func isIgnorable(_ value: UInt32) -> Bool {
    switch value {
    case 0xad, 0x2b0...0x2bb, 0x2bd...0x2ff, 0x34f, 0x115f, 0x1160, 0x180b...0x180f, 0x3164,
      0xfe00...0xfe0f, 0xffa0, 0xe0000...0xe01ef:
      true
    default: false
    }
  }

  /// The scalars of a scalar in lower case.
  static func appendLowercase(_ scalar: Unicode.Scalar, to word: inout [Unicode.Scalar]) {
    switch scalar.value {
    case 0x41...0x5a: word.append(Unicode.Scalar(UInt8(scalar.value | 0x20)))
    case 0x3c2: word.append("σ")
    case 0x3041...0x318f, 0xac00...0xd7a3: word.append(scalar)
    default:
      guard scalar.properties.changesWhenLowercased else { return word.append(scalar) }
      word.append(contentsOf: scalar.properties.lowercaseMapping.unicodeScalars)
    }
  }

  /// The ASCII digit of a decimal digit of any script.
  static func digit(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    if scalar.isASCII { return scalar }
    guard scalar.properties.numericType == .decimal, let number = scalar.properties.numericValue,
      (0...9).contains(number)
    else { return nil }
    return Unicode.Scalar(UInt8(ascii: "0") + UInt8(number))
  }

  /// The Latin letter or letters of a Latin letter with marks; `nil` where it has none.
  static func latinBase(_ scalar: Unicode.Scalar) -> String? {
    switch scalar {
    case "ß", "ẞ": return "ss"
    case "þ", "Þ": return "th"
    case "ə", "ɛ": return "e"
    case "ǣ", "ǽ": return "ae"
    case "ǿ": return "o"
    case "ǯ": return "ʒ"
    case "ɓ": return "b"
    case "ɖ", "ɗ": return "d"
    case "ɣ": return "g"
    case "ɨ": return "i"
    case "ɔ": return "o"
    case "ʉ": return "u"
    default: return nil
    }
  }

  /// The one Latin letter below the marks of a letter of U+00C0...U+024F or U+1E00...U+1EFF.
  static func latinLetter(_ scalar: Unicode.Scalar) -> UInt8? {
    let value = scalar.value
    let base: UInt8
    switch value {
    case 0xc0...0x24f: base = latin[Int(value - 0xc0)]
    case 0x1e00...0x1eff: base = latinAdditional[Int(value - 0x1e00)]
    default: return nil
    }
    return base == UInt8(ascii: ".") ? nil : base
  }

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
