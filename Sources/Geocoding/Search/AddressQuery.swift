// SPDX-License-Identifier: Apache-2.0

/// What a person typed, cut into words and possible house numbers.
struct AddressQuery {
  /// Where a word may stand.
  enum Scope { case any, road, area }

  struct Word {
    let token: TextToken
    let scope: Scope
    let weight: Double
    /// Whether it says only what kind of street or place something is, or joins other words.
    let isMinor: Bool
    /// Whether more of the word may be to come.
    let isUnfinished: Bool
  }

  /// A run of words that may be a house number, and what the index has of it.
  struct Number {
    let words: WordSet
    /// As it was typed, without blanks.
    let text: String
    /// Rank of its key, `nil` where no house has it.
    let key: UInt32?
    /// Numbers of the house numbers that it equals; of an unfinished one, that begin with it.
    let numbers: [Range<Int>]
    /// "12" of "12a".
    let value: Int?
  }

  /// The text in lower case, as bytes.
  let text: [UInt8]
  let words: [Word]
  let numbers: [Number]
  let totalWeight: Double
  let allWords: WordSet
  /// Words that say more than "street" and "of", numbers among them; and the numbers.
  let tellingWords: WordSet, numberWords: WordSet
  /// Words that were typed more than once, each with all its places; empty as a rule.
  let repeated: [WordSet]

  /// Words read of a text; a word set has no room for more.
  static let wordLimit = 32
  /// What "Street" counts beside "Oyster"; the lower, the less a wrong kind of street matters.
  static let typeWordWeight = 0.3
  /// What "of" counts.
  static let particleWeight = 0.35
  /// Longest house number, in tokens: "12-14 bis A".
  private static let numberLength = 5

  init(_ text: String, in index: PlaceIndex, isUnfinished: Bool = false) {
    let last = text.unicodeScalars.last
    let isOpen = isUnfinished && last.map { TextFolding.kind(of: $0) != .separator } == true
    self.init(parts: [(text, .any)], in: index, isUnfinished: isOpen)
  }

  /// A query of parts whose words may stand only where they belong.
  init(parts: [(text: String, scope: Scope)], in index: PlaceIndex, isUnfinished: Bool = false) {
    let text = parts.map(\.text).joined(separator: ", ")
    self.text = Array(String(text.unicodeScalars.prefix(TextTokens.scalarLimit)).lowercased().utf8)
    let all = parts.flatMap { part in
      TextTokens.tokens(of: part.text).map { (token: $0, scope: part.scope) }
    }
    let tokens = Array(all.prefix(Self.wordLimit))
    words = tokens.enumerated().map { position, word in
      let stem = word.token.stem
      return Word(
        token: word.token, scope: word.scope, weight: Self.weight(of: stem),
        isMinor: Spelling.isTypeWord(stem) || Spelling.isParticle(stem),
        isUnfinished: isUnfinished && position == tokens.count - 1)
    }
    totalWeight = words.reduce(0) { $0 + $1.weight }
    allWords = words.indices.reduce(into: WordSet()) { $0.insert($1) }
    tellingWords = WordSet(words.indices.filter { [words] in !words[$0].isMinor })
    numberWords = WordSet(words.indices.filter { [words] in words[$0].token.isNumber })
    repeated = Self.repeated(words)
    numbers = Self.numbers(in: words, index)
  }

  private static func repeated(_ words: [Word]) -> [WordSet] {
    var placesByStem: [String: WordSet] = [:]
    for (place, word) in words.enumerated() {
      placesByStem[word.token.stem, default: WordSet()].insert(place)
    }
    return placesByStem.values.filter { $0.count > 1 }.sorted { $0.bits < $1.bits }
  }

  static func weight(of stem: String) -> Double {
    if Spelling.isTypeWord(stem) { return typeWordWeight }
    return Spelling.isParticle(stem) ? particleWeight : 1
  }

  /// The scopes in which names are compared: all words at once, or those of each scope.
  var scopes: [Scope] { words.contains { $0.scope != .any } ? [.road, .area] : [.any] }

  /// The words that may not stand in a scope.
  func words(outside scope: Scope) -> WordSet {
    var set = WordSet()
    guard scope != .any else { return set }
    for (position, word) in words.enumerated() where word.scope != scope { set.insert(position) }
    return set
  }

  func weight(of set: WordSet) -> Double { set.reduce(0) { $0 + words[$1].weight } }

  /// Whether a word is a name that the index does not have: what is behind "via" then was typed.
  func hasUnknownName(_ matches: WordMatches) -> Bool {
    words.indices.contains { position in
      let token = words[position].token
      return !token.isNumber && token.stem.utf8.count >= Self.shortestName
        && !matches.isKnown(position)
    }
  }

  /// Letters of a name that was typed to its end as a rule.
  private static let shortestName = 4

  private static func numbers(in words: [Word], _ index: PlaceIndex) -> [Number] {
    let tokens = words.map(\.token)
    var numbers: [Number] = []
    for start in tokens.indices
    where words[start].scope != .area && startsNumber(tokens, at: start) {
      for end in start..<min(tokens.count, start + numberLength) {
        if end > start, tokens[end].gap == .comma { break }
        // The 12 of "12a" is another number.
        if end + 1 < tokens.count, tokens[end].isNumber, isLetter(tokens[end + 1]) { continue }
        guard let key = HouseNumber.key(tokens[start...end]) else { continue }
        let ranges = ranges(of: key, isUnfinished: words[end].isUnfinished, index)
        // A number that no house has is read as short as it can be: words behind it are a name.
        let isKnown = !ranges.isEmpty
        guard isKnown || end == start || tokens[end].gap == .none else { continue }
        let text = tokens[start...end].map(\.literal).joined()
        numbers.append(
          Number(
            words: WordSet(start...end), text: text, key: index.numberKeys.find(key),
            numbers: ranges, value: tokens[start].isNumber ? Int(tokens[start].literal) : nil))
      }
    }
    return numbers
  }

  /// Whether a token is a letter right behind another.
  private static func isLetter(_ token: TextToken) -> Bool {
    token.gap == .none && !token.isNumber && token.literal.unicodeScalars.count == 1
  }

  private static func ranges(
    of key: String, isUnfinished: Bool, _ index: PlaceIndex
  ) -> [Range<Int>] {
    guard isUnfinished else {
      return index.numberKeys.find(key).map { [index.numberTexts.range($0)] } ?? []
    }
    // Keys begin with how many digits the first number has.
    let rest = key.dropFirst()
    let digits = key.utf8.first.map { Int($0) - 0x30 } ?? 0
    return (digits...max(digits, 5)).compactMap { count in
      let ranks = index.numberKeys.ranks(beginningWith: "\(count)\(rest)")
      guard !ranks.isEmpty else { return nil }
      return index.numberTexts.start(ranks.lowerBound)..<index.numberTexts.end(ranks.upperBound)
    }
  }

  /// Digits start a number, and so does a letter before digits ("A12") or by itself ("A").
  private static func startsNumber(_ tokens: [TextToken], at start: Int) -> Bool {
    let token = tokens[start]
    if token.isNumber { return true }
    if token.gap == .none, start > 0, tokens[start - 1].isNumber { return false }
    return token.literal.unicodeScalars.count == 1
      || (start + 1 < tokens.count && tokens[start + 1].isNumber)
  }
}
