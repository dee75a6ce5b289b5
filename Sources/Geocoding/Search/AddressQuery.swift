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
    /// Words that are written together with it, as 12 is in "12/4".
    let attached: WordSet
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
  /// Whether it has Chinese characters.
  let hasIdeographs: Bool
  /// Words that were typed more than once, each with all its places; empty as a rule.
  let repeated: [WordSet]

  /// Words read of a text; a word set has no room for more.
  static let wordLimit = 32
  /// What "Street" counts beside "Oyster"; the lower, the less a wrong kind of street matters.
  static let typeWordWeight = 0.3
  /// What "of" counts.
  static let particleWeight = 0.35
  /// What "Apt 4" and "No" count.
  private static let asideWeight = 0.15
  /// What each word of a postcode of letters and digits counts.
  private static let codeWeight = 0.3
  /// Longest house number, in tokens: "12-14 bis A".
  private static let numberLength = 5

  init(_ text: String, in index: PlaceIndex, isUnfinished: Bool = false) {
    let last = text.unicodeScalars.last
    let isOpen = isUnfinished && last.map(Self.isInside) == true
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
    let asides = AddressAsides(in: tokens.map(\.token))
    let small = asides.units.union(asides.marks).union(asides.countries)
    let codes = MixedPostcode.words(in: tokens.map(\.token)).subtracting(asides.countries)
    words = tokens.enumerated().map { position, word in
      let stem = word.token.stem
      let isSmall = small.contains(position)
      return Word(
        token: word.token, scope: word.scope,
        weight: asides.countries.contains(position)
          ? 0
          : isSmall
            ? Self.asideWeight
            : codes.contains(position) ? Self.codeWeight : Self.weight(of: stem),
        isMinor: isSmall || Spelling.isTypeWord(stem) || Spelling.isParticle(stem),
        isUnfinished: isUnfinished && position == tokens.count - 1)
    }
    totalWeight = words.reduce(0) { $0 + $1.weight }
    allWords = WordSet(words.indices).subtracting(asides.countries)
    tellingWords = WordSet(words.indices.filter { [words] in !words[$0].isMinor })
    numberWords = WordSet(words.indices.filter { [words] in words[$0].token.isNumber })
    hasIdeographs = tokens.contains { Ideographs.isIdeograph($0.token.stem) }
    repeated = Self.repeated(words, without: codes)
    numbers = Self.numbers(in: words, without: asides.units.union(asides.countries), index)
  }

  /// Whether more of a word may follow a letter: a hyphen or slash stands inside house numbers.
  private static func isInside(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "-" || scalar == "/" || TextFolding.kind(of: scalar) != .separator
  }

  private static func repeated(_ words: [Word], without codes: WordSet) -> [WordSet] {
    var placesByStem: [String: WordSet] = [:]
    // The 1 of "1 High St, SW1" is no word of the postcode.
    for (place, word) in words.enumerated() where !codes.contains(place) {
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

  private static func numbers(
    in words: [Word], without units: WordSet, _ index: PlaceIndex
  ) -> [Number] {
    let tokens = words.map(\.token)
    var numbers: [Number] = []
    for start in tokens.indices
    where words[start].scope != .area && startsNumber(tokens, at: start) {
      for end in start..<min(tokens.count, start + numberLength) where !units.contains(start) {
        if units.contains(end) { break }
        if end > start, isApart(tokens[end]) { break }
        // The 12 of "12a" is another number, and so is the 1 of "1.578".
        if end + 1 < tokens.count, tokens[end].isNumber,
          isLetter(tokens[end + 1]) || isBehindPoint(tokens[end + 1])
        {
          continue
        }
        guard let key = HouseNumber.key(tokens[start...end]) else { continue }
        let ranges = ranges(of: key, isUnfinished: words[end].isUnfinished, index)
        // A number that no house has is read as short as it can be: words behind it are a name.
        let isKnown = !ranges.isEmpty
        let isWritten =
          tokens[end].gap == .none || isPair(tokens, start...end)
          || isBehindPoint(tokens[end])
        guard isKnown || end == start || isWritten else { continue }
        numbers.append(
          Number(
            words: WordSet(start...end), attached: attached(tokens, start...end),
            text: text(of: tokens[start...end]), key: index.numberKeys.find(key),
            numbers: ranges, value: value(of: tokens[start...end])))
      }
    }
    return numbers
  }

  /// Whether a token begins another part of an address.
  private static func isApart(_ token: TextToken) -> Bool {
    token.gap == .comma && !token.isGroup && !HouseNumber.goesOn(token)
  }

  /// Whether a point parts a token from the digits before it that belong to it; a comma may part
  /// numbers, too.
  private static func isBehindPoint(_ token: TextToken) -> Bool {
    token.isGroup && token.gap != .comma
  }

  /// The number that some tokens begin with: 1578 of "1.578".
  private static func value(of tokens: ArraySlice<TextToken>) -> Int? {
    guard let first = tokens.first, first.isNumber else { return nil }
    return Int(
      tokens.dropFirst().prefix(while: \.isGroup).reduce(first.literal) { $0 + $1.literal })
  }

  /// Whether a token is a letter right behind another.
  private static func isLetter(_ token: TextToken) -> Bool {
    token.gap == .none && !token.isNumber && token.literal.unicodeScalars.count == 1
  }

  /// "6-4".
  private static func isPair(_ tokens: [TextToken], _ range: ClosedRange<Int>) -> Bool {
    range.count == 2 && tokens[range.lowerBound].isNumber && tokens[range.upperBound].isNumber
      && tokens[range.upperBound].gap == .hyphen
  }

  /// Tokens as they were typed, but for blanks.
  private static func text(of tokens: ArraySlice<TextToken>) -> String {
    tokens.reduce(into: "") { text, token in
      if !text.isEmpty, token.gap == .hyphen { text += "-" }
      text += token.literal
    }
  }

  /// The words before and behind a number that nothing but a hyphen or slash parts from it.
  private static func attached(_ tokens: [TextToken], _ range: ClosedRange<Int>) -> WordSet {
    var set = WordSet()
    var first = range.lowerBound
    while first > 0, isAttached(tokens[first]), tokens[first - 1].isNumber {
      first -= 1
      set.insert(first)
    }
    var next = range.upperBound + 1
    while next < tokens.count, isAttached(tokens[next]), tokens[next].isNumber {
      set.insert(next)
      next += 1
    }
    return set
  }

  private static func isAttached(_ token: TextToken) -> Bool {
    token.gap == .hyphen || token.gap == .none || token.isGroup
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
    if token.isNumber { return !isBehindPoint(token) }
    if token.gap == .none, start > 0, tokens[start - 1].isNumber { return false }
    // "ev. č. 7" is a number of its own.
    return token.literal.unicodeScalars.count == 1 || token.literal == "ev"
      || (start + 1 < tokens.count && tokens[start + 1].isNumber)
  }
}
