// SPDX-License-Identifier: Apache-2.0

/// What a person typed, cut into words and compared with the words that the index has.
struct AddressQuery {
  struct Word {
    let token: TextToken
    /// Its rank among the index's words, `nil` where none of its names has it.
    let rank: UInt32?
    let weight: Double
    let isTypeWord: Bool
  }

  /// A run of words that may be a house number, and what the index has of it.
  struct Number {
    let words: WordSet
    /// Rank of its key.
    let key: UInt32
    /// Numbers of the house numbers that it equals.
    let numbers: Range<Int>
  }

  /// The text in lower case, as bytes.
  let text: [UInt8]
  let words: [Word]
  let numbers: [Number]
  let totalWeight: Double

  /// Words read of a text; a word set has no room for more.
  static let wordLimit = 32
  /// What "Street" counts beside "Oyster"; the lower, the less a wrong kind of street matters.
  static let typeWordWeight = 0.3
  /// Longest house number, in tokens: "12-14 bis A".
  private static let numberLength = 5

  init(_ text: String, in index: PlaceIndex) {
    self.text = Array(String(text.unicodeScalars.prefix(TextTokens.scalarLimit)).lowercased().utf8)
    let tokens = TextTokens.tokens(of: text).prefix(Self.wordLimit)
    words = tokens.map { token in
      let isTypeWord = Spelling.isTypeWord(token.canonical)
      return Word(
        token: token, rank: index.tokens.find(token.canonical),
        weight: isTypeWord ? Self.typeWordWeight : 1, isTypeWord: isTypeWord)
    }
    totalWeight = words.reduce(0) { $0 + $1.weight }
    numbers = Self.numbers(in: Array(tokens), index)
  }

  private static func numbers(in tokens: [TextToken], _ index: PlaceIndex) -> [Number] {
    var numbers: [Number] = []
    for start in tokens.indices where startsNumber(tokens, at: start) {
      for end in start..<min(tokens.count, start + numberLength) {
        if end > start, tokens[end].gap == .comma { break }
        guard let key = HouseNumber.key(tokens[start...end]),
          let rank = index.numberKeys.find(key)
        else { continue }
        numbers.append(
          Number(
            words: WordSet(start...end), key: rank, numbers: index.numberTexts.range(rank)))
      }
    }
    return numbers
  }

  /// Digits start a number, and so does a letter before digits ("A12") or by itself ("A").
  private static func startsNumber(_ tokens: [TextToken], at start: Int) -> Bool {
    let token = tokens[start]
    if token.isNumber { return true }
    if token.gap == .none, start > 0, tokens[start - 1].isNumber { return false }
    return token.literal.count == 1
      || (start + 1 < tokens.count && tokens[start + 1].isNumber)
  }

  func weight(of set: WordSet) -> Double {
    words.indices.reduce(0) { set.contains($1) ? $0 + words[$1].weight : $0 }
  }

  /// The word that has a rank, one not yet explained; a letter that belongs to a number last.
  func position(of rank: UInt32, without explained: WordSet) -> Int? {
    var suffix: Int?
    for position in words.indices
    where words[position].rank == rank && !explained.contains(position) {
      if position == 0 || words[position].token.gap != .none { return position }
      if !words[position - 1].token.isNumber || words[position].token.isNumber { return position }
      suffix = suffix ?? position
    }
    return suffix
  }

  /// The words of the query that a list of the index's words has.
  func words(in ranks: some Sequence<UInt32>) -> WordSet {
    var set = WordSet()
    for rank in ranks {
      for position in words.indices where words[position].rank == rank { set.insert(position) }
    }
    return set
  }

  /// The rarest way into the index: for each word the things that have it in their name.
  ///
  /// Words that say only what kind of street it is lead nowhere, unless there are no others.
  func candidates(in index: PlaceIndex) -> [UInt32] {
    let known = words.filter { $0.rank != nil }
    let telling = known.filter { word in
      !word.isTypeWord
        || word.rank.map { index.postingRuns[Int($0)].count <= Self.rareWordBytes } == true
    }
    let ranks = Set((telling.isEmpty ? known : telling).compactMap(\.rank))
    let bySize = ranks.sorted {
      (index.postingRuns[Int($0)].count, $0) < (index.postingRuns[Int($1)].count, $1)
    }
    var found: Set<UInt32> = []
    for rank in bySize {
      if !found.isEmpty, index.postingRuns[Int(rank)].count > Self.commonWordBytes { break }
      var list = PostingReader(index, token: rank)
      while let thing = list.next() { found.insert(thing) }
    }
    return found.sorted()
  }

  /// Bytes of a word's list from which on it only confirms what rarer words found.
  private static let commonWordBytes = 1 << 16
  /// Bytes of a word's list up to which it leads to its names whatever it means.
  private static let rareWordBytes = 64
}

/// Positions of words in a query.
struct WordSet: Equatable {
  private var bits: UInt32 = 0

  init() {}
  init(_ range: ClosedRange<Int>) { for position in range { insert(position) } }

  var isEmpty: Bool { bits == 0 }
  mutating func insert(_ position: Int) { bits |= 1 << UInt32(position) }
  func contains(_ position: Int) -> Bool { bits & 1 << UInt32(position) != 0 }
  func union(_ other: WordSet) -> WordSet { WordSet(bits: bits | other.bits) }
  func subtracting(_ other: WordSet) -> WordSet { WordSet(bits: bits & ~other.bits) }
  func isDisjoint(with other: WordSet) -> Bool { bits & other.bits == 0 }

  private init(bits: UInt32) { self.bits = bits }
}
