// SPDX-License-Identifier: Apache-2.0

extension WordStem {
  /// Writes Arabic and Hebrew letters without points, in the form that people type.
  func putSemitic(_ out: inout StemWriter) {
    let letter = scalar()
    if isPoint(letter.value) { return }
    out.put(Self.forms[letter] ?? letter)
  }

  private func isPoint(_ value: UInt32) -> Bool {
    switch value {
    case 0x591...0x5c7, 0x5f3...0x5f4, 0x610...0x61a, 0x640, 0x64b...0x65f, 0x670,
      0x6d6...0x6dc, 0x6df...0x6e8, 0x6ea...0x6ed, 0x8d3...0x8ff:
      true
    default: false
    }
  }

  /// Letters that are written in several forms; Persian ones as the Arabic.
  private static let forms: [Unicode.Scalar: Unicode.Scalar] = [
    "آ": "ا", "أ": "ا", "إ": "ا", "ٱ": "ا", "ؤ": "و", "ئ": "ي", "ى": "ي", "ة": "ه", "ی": "ي",
    "ک": "ك", "ۀ": "ه", "ە": "ه", "ھ": "ه", "ہ": "ه", "ۂ": "ه", "ے": "ي", "ۓ": "ي", "ۃ": "ه",
    "ך": "כ", "ם": "מ", "ן": "נ", "ף": "פ", "ץ": "צ",
  ]
}
