// SPDX-License-Identifier: Apache-2.0

extension WordStem {
  /// Writes a syllable of hiragana or katakana as maps do: "しゃ" is "sha", long vowels are short.
  mutating func putKana(_ out: inout StemWriter) {
    if isVoicing(scalar()) { return }
    let kana = composedKana(at: 0)
    switch kana {
    case "ー", "゛", "゜", "・": return
    case "っ": return putDoubled(&out)
    case "う" where endsIn("o", "u"), "お" where endsIn("o"): return
    default: break
    }
    guard let syllable = Self.kana[repeated(kana)] else { return out.put(kana) }
    var offset = 1
    while isVoicing(scalar(at: offset)) { offset += 1 }
    let small = composedKana(at: offset)
    guard let vowels = Self.smallKana[small], kana != "ん" else { return out.put(syllable) }
    out.put(joined(syllable, vowels))
    position += offset
  }

  /// The kana that a mark of repetition stands for: "いすゞ" is "いすず".
  private func repeated(_ kana: Unicode.Scalar) -> Unicode.Scalar {
    guard kana == "ゝ" || kana == "ゞ" else { return kana }
    var offset = -1
    while isVoicing(scalar(at: offset)) { offset -= 1 }
    let last = composedKana(at: offset)
    guard kana == "ゞ", Self.voiceable.contains(last) else { return last }
    return Unicode.Scalar(last.value + 1) ?? last
  }

  /// "し" and "ゃ" are "sha", "ふ" and "ぁ" "fa".
  private func joined(_ syllable: String, _ small: String) -> String {
    if small.utf8.count == 1 {
      let start = syllable == "u" ? "w" : String(syllable.dropLast())
      return start + small
    }
    guard syllable.hasSuffix("i") else { return syllable + small }
    let isPalatal = syllable == "shi" || syllable == "chi" || syllable == "ji"
    return syllable.dropLast() + (isPalatal ? String(small.dropFirst()) : small)
  }

  /// A small "tsu" doubles the consonant behind it.
  private func putDoubled(_ out: inout StemWriter) {
    guard let next = Self.kana[composedKana(at: 1)]?.utf8.first else {
      if word.count == 1 { out.put("tsu") }
      return
    }
    switch next {
    case UInt8(ascii: "a"), UInt8(ascii: "e"), UInt8(ascii: "i"), UInt8(ascii: "o"),
      UInt8(ascii: "u"):
      break
    case UInt8(ascii: "c"): out.put("t")
    default: out.put(next)
    }
  }

  /// Whether the kana before this one ends in a vowel that a long one repeats.
  private func endsIn(_ vowels: Character...) -> Bool {
    var offset = -1
    while isVoicing(scalar(at: offset)) { offset -= 1 }
    guard let last = kanaSound(composedKana(at: offset))?.last else { return false }
    return vowels.contains(last)
  }

  private func kanaSound(_ kana: Unicode.Scalar) -> String? {
    Self.smallKana[kana] ?? Self.kana[kana]
  }

  private func isVoicing(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value == 0x3099 || scalar.value == 0x309a
  }

  /// Hiragana of a kana, with the voicing marks that follow it.
  private func composedKana(at offset: Int) -> Unicode.Scalar {
    let kana = hiragana(scalar(at: offset))
    let mark = scalar(at: offset + 1).value
    guard mark == 0x3099 || mark == 0x309a else { return kana }
    if mark == 0x3099, let voiced = Self.voicedVowels[kana] { return voiced }
    guard Self.voiceable.contains(kana) else { return kana }
    return Unicode.Scalar(kana.value + mark - 0x3098) ?? kana
  }

  private func hiragana(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar {
    case "ヶ", "ゖ", "ヵ", "ゕ": scalar == "ヵ" || scalar == "ゕ" ? "か" : "が"
    case "ァ"..."ヴ", "ヽ", "ヾ": Unicode.Scalar(scalar.value - 0x60) ?? scalar
    case "ヷ": "ば"
    case "ヸ": "び"
    case "ヹ": "べ"
    case "ヺ": "ぼ"
    default: scalar
    }
  }

  private static let voicedVowels: [Unicode.Scalar: Unicode.Scalar] = [
    "う": "ゔ", "わ": "ば", "ゐ": "び", "ゑ": "べ", "を": "ぼ",
  ]

  private static let voiceable = Set(
    "かきくけこさしすせそたちつてとはひふへほゝ".unicodeScalars)

  private static let smallKana: [Unicode.Scalar: String] = [
    "ゃ": "ya", "ゅ": "yu", "ょ": "yo", "ぁ": "a", "ぃ": "i", "ぅ": "u", "ぇ": "e", "ぉ": "o",
  ]

  private static let kana: [Unicode.Scalar: String] = {
    let rows = [
      "あ a い i う u え e お o か ka が ga き ki ぎ gi く ku ぐ gu け ke げ ge こ ko ご go",
      "さ sa ざ za し shi じ ji す su ず zu せ se ぜ ze そ so ぞ zo た ta だ da ち chi ぢ ji",
      "つ tsu づ zu て te で de と to ど do な na に ni ぬ nu ね ne の no は ha ば ba ぱ pa",
      "ひ hi び bi ぴ pi ふ fu ぶ bu ぷ pu へ he べ be ぺ pe ほ ho ぼ bo ぽ po ま ma み mi む mu",
      "め me も mo や ya ゆ yu よ yo ら ra り ri る ru れ re ろ ro わ wa ゐ i ゑ e を o ん n",
      "ゔ vu ゃ ya ゅ yu ょ yo ぁ a ぃ i ぅ u ぇ e ぉ o ゎ wa",
    ]
    var kana: [Unicode.Scalar: String] = [:]
    for row in rows {
      let words = row.split(separator: " ")
      for place in stride(from: 0, to: words.count - 1, by: 2) {
        if let scalar = words[place].unicodeScalars.first {
          kana[scalar] = String(words[place + 1])
        }
      }
    }
    return kana
  }()
}
