// SPDX-License-Identifier: Apache-2.0

/// Readings of several words, or as several.
extension WordMatches {
  /// "Forty-second" for "42nd", "vinte e cinco" for "25".
  mutating func addSum(_ position: Int, _ query: AddressQuery, _ index: PlaceIndex) {
    guard let unit = number(query.words[position]), (1...9).contains(unit) else { return }
    let isJoined = position > 1 && Synonyms.joints.contains(query.words[position - 1].token.stem)
    let first = position - (isJoined ? 2 : 1)
    guard let tens = number(query.words[first]), tens % 10 == 0, (20...90).contains(tens) else {
      return
    }
    let sum = String(tens + unit)
    for form in [sum] + Synonyms.alternatives(of: sum) {
      guard let rank = index.tokens.find(form) else { continue }
      add(rank, words: WordSet(first...position), quality: 0.97)
    }
  }

  /// The number that a word is.
  private func number(_ word: AddressQuery.Word) -> Int? {
    word.token.isNumber
      ? nil : Synonyms.alternatives(of: word.token.stem).lazy.compactMap { Int($0) }.first
  }

  /// "Albert I" for "Albert 1er", "Pedro 5" for "Pedro V": letters that are numerals behind a name.
  ///
  /// Digits are one only besides a number that may be the house's.
  mutating func addNumeral(_ position: Int, _ query: AddressQuery, _ index: PlaceIndex) {
    let word = query.words[position].token, stem = word.stem
    guard !query.words[position - 1].isMinor, !query.words[position - 1].token.isNumber else {
      return
    }
    for (number, letter) in Synonyms.letterNumerals {
      let digits = String(number), others = Synonyms.alternatives(of: digits)
      if stem == letter {
        for form in [digits] + others where form != stem {
          if let rank = index.tokens.find(form) { add(rank, word: position, quality: 0.93) }
        }
      } else if stem == digits ? query.numberWords.count > 1 : stem == "ier" && number == 1 {
        if let rank = index.tokens.find(letter) { add(rank, word: position, quality: 0.93) }
      }
    }
  }

  /// Letters for initials with points, and such initials for what the letters are short for.
  mutating func addInitials(_ position: Int, _ query: AddressQuery, _ index: PlaceIndex) {
    let stem = query.words[position].token.stem
    guard stem.utf8.allSatisfy({ (0x61...0x7a).contains($0) }) else { return }
    if (2...3).contains(stem.utf8.count), index.tokens.find(stem) == nil {
      let ranks = stem.compactMap { index.tokens.find(String($0)) }
      guard ranks.count == stem.utf8.count else { return }
      for rank in ranks { add(rank, word: position, quality: 0.9, isPart: true) }
    } else if stem.utf8.count == 1 {
      addLetters(before: position, query, index)
    }
  }

  /// The long form of two or three letters that end at a word.
  private mutating func addLetters(
    before last: Int, _ query: AddressQuery, _ index: PlaceIndex
  ) {
    var first = last, letters = query.words[last].token.stem
    while first > 0, last - first < 2, query.words[first].token.gap != .comma,
      let letter = query.words[first - 1].token.stem.utf8.first, (0x61...0x7a).contains(letter),
      query.words[first - 1].token.stem.utf8.count == 1
    {
      first -= 1
      letters = query.words[first].token.stem + letters
      for phrase in Synonyms.phrases(of: letters) {
        let ranks = phrase.compactMap { index.tokens.find($0) }
        guard ranks.count == phrase.count else { continue }
        for rank in ranks { add(rank, words: WordSet(first...last), quality: 0.9, isPart: true) }
      }
    }
  }

  /// "JFK" for "John F Kennedy", where the index has all of these words, unless the word is the
  /// short form of a state or country that the index has.
  mutating func addPhrases(_ position: Int, _ stem: String, _ index: PlaceIndex) {
    let phrases = Synonyms.phrases(of: stem)
    if phrases.isEmpty || Spelling.isParticle(stem) || Self.isShortPlace(stem, index) { return }
    for phrase in phrases {
      let ranks = phrase.compactMap { index.tokens.find($0) }
      guard ranks.count == phrase.count else { continue }
      for rank in ranks { add(rank, word: position, quality: 0.9, isPart: true) }
    }
  }

  private static func isShortPlace(_ stem: String, _ index: PlaceIndex) -> Bool {
    index.tokens.find(stem) != nil
      && (!Regions.codes(named: stem).isEmpty || Countries.code(named: stem) != nil)
  }

  /// "4400123" for the postcode "4400-123".
  mutating func addHalves(_ position: Int, _ token: TextToken, _ index: PlaceIndex) {
    let digits = Array(token.stem.utf8)
    guard token.isNumber, (5...9).contains(digits.count), ranksByWord[position].isEmpty else {
      return
    }
    for cut in 2...(digits.count - 2) {
      let halves = [digits[..<cut], digits[cut...]].map { String(decoding: $0, as: UTF8.self) }
      let ranks = halves.compactMap { index.tokens.find($0) }
      guard ranks.count == halves.count else { continue }
      for rank in ranks { add(rank, word: position, quality: 0.95, isPart: true) }
    }
  }

  /// "Oyster Creek" for "Oystercreek", and "101 000" for "101000".
  mutating func addJoined(
    _ position: Int, _ query: AddressQuery, _ index: PlaceIndex
  ) {
    let a = query.words[position - 1].token, b = query.words[position].token
    guard b.gap != .comma, a.isNumber == b.isNumber,
      let rank = index.tokens.find(a.stem + b.stem)
    else { return }
    add(rank, words: WordSet(position - 1...position), quality: 0.9)
  }
}
