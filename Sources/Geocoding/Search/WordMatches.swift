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
        addNumeral(position, query, index)
      }
      addInitials(position, query, index)
      addPhrases(position, stem, index)
      addHalves(position, word.token, index)
    }
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
