// SPDX-License-Identifier: Apache-2.0

extension WordMatches {
  /// Adds the readings of words that need guessing: slips of the finger, words cut short, and one
  /// word for two.
  mutating func addLenient(_ query: AddressQuery, in index: PlaceIndex) {
    for (position, word) in query.words.enumerated() where !word.token.isNumber {
      let stem = word.token.stem
      guard stem.utf8.allSatisfy({ $0 < 0x80 }) else { continue }
      let isKnown = isKnown(position)
      if !isKnown { addInflected(position, stem, index) }
      // A slip can make "oe" of "ie", which a stem no longer has.
      for form in Set([stem, Self.plain(word.token.literal)]).sorted() {
        addSimilar(position, form, isKnown: isKnown, index)
        addMisspelled(position, form, index)
      }
      addBeginning(position, stem, quality: Self.quality(ofBeginning: stem), index)
      if !isKnown { addSplit(position, stem, index) }
    }
  }

  /// "Садовой" for "Садовая": the word as a name has it.
  private mutating func addInflected(_ word: Int, _ stem: String, _ index: PlaceIndex) {
    for form in WordEndings.nameForms(of: stem) {
      if let rank = index.tokens.find(form) { add(rank, word: word, quality: 0.9) }
    }
  }

  /// A word without the marks of its letters.
  private static func plain(_ literal: String) -> String {
    var plain = ""
    for scalar in literal.unicodeScalars {
      if let letter = TextFolding.latinLetter(scalar) {
        plain.unicodeScalars.append(Unicode.Scalar(letter))
      } else {
        plain += TextFolding.latinBase(scalar) ?? String(scalar)
      }
    }
    return plain
  }

  /// "Hauptstrase": the slip is in the kind of street.
  private mutating func addMisspelled(_ word: Int, _ form: String, _ index: PlaceIndex) {
    for (head, suffix) in CompoundWords.misspelled(form) {
      guard let rank = index.tokens.find(head) else { continue }
      add(rank, word: word, quality: 0.7, isPart: true)
      if let kind = index.tokens.find(suffix) { add(tail: kind, word: word, quality: 0.7) }
    }
  }

  /// The shorter a beginning, the less it says.
  private static func quality(ofBeginning stem: String) -> Double {
    switch stem.utf8.count {
    case 1: 0.4
    case 2: 0.5
    default: 0.65
    }
  }

  /// Words that differ by a letter; by two where the word is long and unknown.
  private mutating func addSimilar(
    _ word: Int, _ stem: String, isKnown: Bool, _ index: PlaceIndex
  ) {
    let length = stem.utf8.count
    // "dr" is no "du" where it is a word.
    guard length > (isKnown ? 2 : 1) else { return }
    let limit = length >= 8 && !isKnown ? 2 : 1
    let found = FuzzyTokens.words(near: stem, within: limit, in: index.tokens)
    // Words of two letters are near to too many others, and known ones are meant as a rule.
    let least = length < 3 ? 0.4 : isKnown ? 0.42 : 0.6
    for similar in found {
      let length = Double(length)
      let quality = similar.distance == 1 ? least + min(0.15, length / 60) : least - 0.1
      add(similar.rank, word: word, quality: quality)
    }
  }

  /// "Oystercreek" for "Oyster Creek", and so for three words.
  private mutating func addSplit(_ word: Int, _ stem: String, _ index: PlaceIndex) {
    let bytes = Array(stem.utf8)
    guard (6...40).contains(bytes.count) else { return }
    for cut in 3...(bytes.count - 3) {
      guard let head = Self.find(bytes[..<cut], index) else { continue }
      let tail = bytes[cut...]
      if let rank = Self.find(tail, index) {
        for part in [head, rank] { add(part, word: word, quality: 0.8, isPart: true) }
        continue
      }
      for second in tail.indices.dropFirst(2).dropLast(2) {
        guard let middle = Self.find(tail[..<second], index),
          let rank = Self.find(tail[second...], index)
        else { continue }
        for part in [head, middle, rank] { add(part, word: word, quality: 0.75, isPart: true) }
      }
    }
  }

  private static func find(_ bytes: ArraySlice<UInt8>, _ index: PlaceIndex) -> UInt32? {
    index.tokens.find(String(decoding: bytes, as: UTF8.self))
  }
}
