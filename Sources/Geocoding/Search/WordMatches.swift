// SPDX-License-Identifier: Apache-2.0

/// Which words of the index the words of a query may mean, and how surely.
///
/// `quality` is 1 for the word itself and falls with what has to be assumed: an abbreviation, more
/// letters, a slip of the finger.
struct WordMatches {
  struct Match {
    /// The first of the words.
    let word: Int
    /// The words typed for one of the index: two as a rule only where it is written as one.
    let words: WordSet
    let quality: Double
    /// Whether the word may explain one more word of a name: it was typed as one.
    let isPart: Bool
    /// Whether the word may explain this one only besides another of the name: "goethepl" is no
    /// Platz by itself.
    var isTail = false
  }

  /// The words that begin with what was typed.
  struct Beginning {
    let word: Int
    let ranks: Range<UInt32>
    let quality: Double
    /// Letters typed: the more of a word they are, the better.
    let length: Int
  }

  private struct Link {
    let match: Match
    let next: UInt32
  }

  private var firstByRank = NumberMap()
  private var links: [Link] = []
  private(set) var beginnings: [Beginning] = []
  /// Ranks of the words that each word may mean, without those of beginnings.
  private(set) var ranksByWord: [[UInt32]]

  init(wordCount: Int) { ranksByWord = Array(repeating: [], count: wordCount) }

  private static let end = UInt32.max - 1

  mutating func add(_ rank: UInt32, word: Int, quality: Double, isPart: Bool = false) {
    add(rank, words: WordSet(word...word), quality: quality, isPart: isPart)
  }

  /// Adds a word of the index for which a run of words was typed.
  mutating func add(_ rank: UInt32, words: WordSet, quality: Double, isPart: Bool = false) {
    guard let word = words.firstPosition else { return }
    var link = firstByRank[rank] ?? Self.end
    while link != Self.end {
      if links[Int(link)].match.words == words { return }
      link = links[Int(link)].next
    }
    self.link(rank, Match(word: word, words: words, quality: quality, isPart: isPart))
    for word in words { ranksByWord[word].append(rank) }
  }

  /// Adds a word that only counts besides another that the same word of the query explains.
  mutating func add(tail rank: UInt32, word: Int, quality: Double) {
    link(
      rank,
      Match(
        word: word, words: WordSet(word...word), quality: quality, isPart: true, isTail: true))
  }

  private mutating func link(_ rank: UInt32, _ match: Match) {
    links.append(Link(match: match, next: firstByRank[rank] ?? Self.end))
    firstByRank[rank] = UInt32(links.count - 1)
  }

  mutating func add(_ beginning: Beginning) {
    if !beginning.ranks.isEmpty { beginnings.append(beginning) }
  }

  /// Whether any word of the index is meant.
  func isKnown(_ word: Int) -> Bool {
    !ranksByWord[word].isEmpty || beginnings.contains { $0.word == word }
  }

  /// Words of a query of which the index has any, as words or as house numbers; where one is
  /// missing no answer explains all.
  func knownWords(of query: AddressQuery) -> WordSet {
    let words = WordSet(query.words.indices.filter(isKnown))
    return query.numbers.reduce(words) { $1.numbers.isEmpty ? $0 : $0.union($1.words) }
  }

  /// The word that means a rank most surely, of those not yet explained; the one nearest behind
  /// `last` of equals, for names are typed in their order.
  func best(
    _ rank: UInt32, without explained: WordSet, closed: WordSet = WordSet(), after last: Int
  ) -> Match? {
    var best: Match?
    var link = firstByRank[rank] ?? Self.end
    while link != Self.end {
      let match = links[Int(link)].match
      if closed.isDisjoint(with: match.words) { consider(match, &best, explained, last) }
      link = links[Int(link)].next
    }
    for beginning in beginnings
    where beginning.ranks.contains(rank) && !closed.contains(beginning.word) {
      let words = WordSet(beginning.word...beginning.word)
      let match = Match(
        word: beginning.word, words: words, quality: beginning.quality, isPart: false)
      consider(match, &best, explained, last)
    }
    return best
  }

  private func consider(_ match: Match, _ best: inout Match?, _ explained: WordSet, _ last: Int) {
    let isExplained = !explained.isDisjoint(with: match.words)
    if isExplained ? !match.isPart : match.isTail { return }
    guard let old = best else {
      best = match
      return
    }
    if match.quality != old.quality {
      if match.quality > old.quality { best = match }
      return
    }
    let newIsNext = match.word > last, oldIsNext = old.word > last
    if newIsNext != oldIsNext ? newIsNext : match.word < old.word { best = match }
  }
}

extension WordMatches {
  /// The readings of a query's words that need no guessing: themselves, their abbreviations and
  /// long forms, two written as one; and for an unfinished word what it may become.
  init(strict query: AddressQuery, in index: PlaceIndex) {
    self.init(wordCount: query.words.count)
    for (position, word) in query.words.enumerated() {
      let stem = word.token.stem
      if let rank = index.tokens.find(stem) { add(rank, word: position, quality: 1) }
      for other in Synonyms.alternatives(of: stem) {
        if let rank = index.tokens.find(other) { add(rank, word: position, quality: 0.97) }
      }
      if word.isUnfinished { addBeginning(position, stem, quality: 0.95, index) }
      if position > 0 {
        addJoined(position, query, index)
        addSum(position, query, index)
      }
      addPhrases(position, stem, index)
      addHalves(position, word.token, index)
    }
  }

  /// "Forty-second" for "42nd".
  private mutating func addSum(_ position: Int, _ query: AddressQuery, _ index: PlaceIndex) {
    guard let unit = number(query.words[position]), (1...9).contains(unit),
      let tens = number(query.words[position - 1]), tens % 10 == 0, (20...90).contains(tens),
      let rank = index.tokens.find(String(tens + unit))
    else { return }
    add(rank, words: WordSet(position - 1...position), quality: 0.97)
  }

  /// The number that a word is.
  private func number(_ word: AddressQuery.Word) -> Int? {
    word.token.isNumber
      ? nil : Synonyms.alternatives(of: word.token.stem).lazy.compactMap { Int($0) }.first
  }

  /// "JFK" for "John F Kennedy", where the index has all of these words, unless the word is the
  /// short form of a state or country that the index has.
  private mutating func addPhrases(_ position: Int, _ stem: String, _ index: PlaceIndex) {
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
  private mutating func addHalves(_ position: Int, _ token: TextToken, _ index: PlaceIndex) {
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
  private mutating func addJoined(
    _ position: Int, _ query: AddressQuery, _ index: PlaceIndex
  ) {
    let a = query.words[position - 1].token, b = query.words[position].token
    guard b.gap != .comma, a.isNumber == b.isNumber,
      let rank = index.tokens.find(a.stem + b.stem)
    else { return }
    add(rank, words: WordSet(position - 1...position), quality: 0.9)
  }

  mutating func addBeginning(
    _ word: Int, _ stem: String, quality: Double, _ index: PlaceIndex
  ) {
    add(
      Beginning(
        word: word, ranks: index.tokens.ranks(beginningWith: stem), quality: quality,
        length: stem.utf8.count))
    for (head, suffix) in CompoundWords.unfinished(stem) {
      guard let rank = index.tokens.find(head) else { continue }
      add(rank, word: word, quality: quality, isPart: true)
      // "Goethepl" is Goetheplatz rather than Goethestrasse.
      if let kind = index.tokens.find(suffix) { add(tail: kind, word: word, quality: quality) }
    }
  }
}
