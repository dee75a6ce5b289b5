// SPDX-License-Identifier: Apache-2.0

extension WordStem {
  mutating func putArmenian(_ out: inout StemWriter) {
    let letter = scalar()
    switch letter {
    case "ե" where position == 0: out.put("ye")
    case "ո" where scalar(at: 1) == "ւ":
      out.put("u")
      position += 1
    case "ո" where position == 0: out.put("vo")
    default: put(letter, Self.armenian, &out)
    }
  }

  func putGeorgian(_ out: inout StemWriter) { put(scalar(), Self.georgian, &out) }

  private func put(
    _ letter: Unicode.Scalar, _ table: LetterTable, _ out: inout StemWriter
  ) {
    guard let letters = table[letter] else { return out.put(letter) }
    out.put(letters)
  }

  /// From "ա" to "և".
  private static let armenian = LetterTable(
    0x561,
    "a b g d e z e y t zh i l kh ts k h dz gh ch m y n sh o ch p j r s v t r ts v p k o f ev")

  /// From "ა" to "ჰ".
  private static let georgian = LetterTable(
    0x10d0, "a b g d e v z t i k l m n o p zh r s t u p k gh q sh ch ts dz ts ch kh j h")
}
