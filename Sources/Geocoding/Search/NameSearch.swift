// SPDX-License-Identifier: Apache-2.0

import PackedFile

/// How a name fits a query.
struct NameFit {
  let name: UInt32
  /// The words that it explains.
  var words = WordSet()
  /// Weight of these, by how surely they are meant, less what the name has beyond them.
  var fit = 0.0
  /// How much of it was typed.
  var share: Float = 1
  /// Whether all of its words were typed.
  var isWhole = true
  /// Whether some telling words of it were typed, and none behind one that was not.
  var isBeginning = false
  /// What the name may belong to.
  var scope = AddressQuery.Scope.any

  init(_ name: UInt32, _ scope: AddressQuery.Scope) {
    self.name = name
    self.scope = scope
  }
}

/// Finds the names that fit a query.
struct NameSearch {
  let index: PlaceIndex
  let query: AddressQuery
  let matches: WordMatches
  /// Whether a name may be cut short before its telling words: "Avinguda de 5" with a town.
  private let acceptsBeginnings: Bool
  /// Whether the query has a telling word, not numbers alone.
  private let hasWords: Bool

  init(
    index: PlaceIndex, query: AddressQuery, matches: WordMatches, acceptsBeginnings: Bool = false
  ) {
    self.index = index
    self.query = query
    self.matches = matches
    self.acceptsBeginnings = acceptsBeginnings
    hasWords = !query.tellingWords.isSubset(of: query.numberWords)
  }

  /// What a word of a name that was not typed takes away.
  static let missingWord = 0.35
  /// The same of what only tells a place from others, as "am Main" in "Frankfurt am Main".
  static let missingAddition = 0.12
  /// Names gathered of one query, and those of them compared; the more, the surer and slower.
  private static let nameLimit = 20_000, comparedLimit = 1_000
  /// Bytes of a word's list from which on it only confirms what rarer words found.
  private static let commonWordBytes = 6_000
  /// Bytes of a word's list up to which it leads to its names whatever it means.
  private static let rareWordBytes = 400
  /// The same where names may be cut short.
  private static let beginningBytes = 3_000

  /// The share of a name that words like "street" must be for it to be found by them alone.
  private static let minorShare = 0.5

  /// What a word like "Avenue" counts that was typed alone, in a name that begins with it.
  private static let bareShare = 0.6

  /// The names that explain some telling word, in no order.
  func names() -> [NameFit] {
    let names = chosen(candidates())
    return query.scopes.flatMap { scope in
      let closed = query.words(outside: scope)
      return names.compactMap { fit(of: $0, scope, without: closed) }
    }
  }

  /// Each candidate once; of too many those that several words lead to, and the most important.
  private func chosen(_ candidates: [UInt32]) -> [UInt32] {
    let sorted = candidates.sorted()
    var names: [(name: UInt32, rank: Int)] = []
    for name in sorted {
      if let last = names.last, last.name == name {
        names[names.count - 1].rank += 256
      } else {
        names.append((name, Int(index.nameImportance[name])))
      }
    }
    if names.count > Self.comparedLimit {
      names.sort { ($1.rank, $0.name) < ($0.rank, $1.name) }
      names.removeLast(names.count - Self.comparedLimit)
    }
    return names.map(\.name)
  }

  /// Names that have one of the query's words, by the rarest first.
  private func candidates() -> [UInt32] {
    var leads: [Lead] = []
    for word in query.words.indices {
      let isMinor = query.words[word].isMinor
      for rank in matches.ranksByWord[word] {
        leads.append(
          Lead(ranks: rank..<rank + 1, bytes: index.tokenNames.byteCount(Int(rank)), isMinor))
      }
    }
    for beginning in matches.beginnings {
      leads.append(Lead(ranks: beginning.ranks, bytes: bytes(beginning.ranks), false))
    }
    leads.sort { ($0.bytes, $0.ranks.lowerBound) < ($1.bytes, $1.ranks.lowerBound) }
    let most = acceptsBeginnings ? Self.beginningBytes : Self.rareWordBytes
    let telling = leads.filter { !$0.isMinor || $0.bytes <= most }
    var names: [UInt32] = []
    for lead in telling.isEmpty ? leads : telling {
      if !names.isEmpty, lead.bytes > Self.commonWordBytes { break }
      add(lead.ranks, to: &names)
      if names.count >= Self.nameLimit { break }
    }
    return names
  }

  /// A way into the index: some ranks and the bytes of their lists.
  private struct Lead {
    let ranks: Range<UInt32>
    let bytes: Int
    let isMinor: Bool

    init(ranks: Range<UInt32>, bytes: Int, _ isMinor: Bool) {
      self.ranks = ranks
      self.bytes = bytes
      self.isMinor = isMinor
    }
  }

  private func bytes(_ ranks: Range<UInt32>) -> Int {
    index.tokenNames.byteCount(Int(ranks.lowerBound)..<Int(ranks.upperBound))
  }

  private func add(_ ranks: Range<UInt32>, to names: inout [UInt32]) {
    for rank in ranks {
      var list = index.tokenNames.ascending(Int(rank), below: Int(index.counts.names))
      while let name = list.next() {
        names.append(name)
        if names.count >= Self.nameLimit { return }
      }
    }
  }

  /// How a name fits; `nil` where nothing but words like "street" agrees, and these are not its most.
  private func fit(
    of name: UInt32, _ scope: AddressQuery.Scope, without closed: WordSet
  ) -> NameFit? {
    var reading = NameReading(NameFit(name, scope))
    // Nobody writes ideographs in a romanised address.
    var isForeign = false
    var tokens = index.nameTokens.numbers(Int(name))
    while let rank = tokens.next() {
      let weight = index.minorWords.weight(ofToken: rank)
      if let match = matches.best(
        rank, without: reading.fit.words, closed: closed, after: reading.last)
      {
        reading.take(match, weight, of: query)
      } else {
        reading.miss(weight, isNumber: index.tokens.isNumber(rank))
        if !query.hasIdeographs, index.tokens.isIdeograph(rank) { isForeign = true }
      }
    }
    let isEnough =
      reading.isTelling || reading.matched >= Self.minorShare * reading.whole
      || (acceptsBeginnings || query.tellingWords.isEmpty) && reading.isCut
    if reading.fit.words.isEmpty || !isEnough { return nil }
    if query.tellingWords.isEmpty, reading.isCut, !reading.fit.isWhole {
      // All names that begin so are as good.
      reading.fit.fit = Self.bareShare * query.weight(of: reading.fit.words)
    }
    reading.fit.isBeginning = reading.isTelling && reading.isCut && !reading.fit.isWhole
    reading.fit.share = Float(reading.matched / max(reading.whole, 1e-6))
    // The 3 of a house is no road "B 3" where words were typed, too.
    let telling = reading.fit.words.intersection(query.tellingWords)
    let onlyNumberTells = !telling.isEmpty && telling.isSubset(of: query.numberWords)
    let isOther = hasWords && onlyNumberTells && reading.lacksWord && !isForeign
    return isOther ? nil : reading.fit
  }
}

/// What is known of a name up to some word of it.
private struct NameReading {
  var fit: NameFit
  /// Whether a word that says more than "street" agrees.
  var isTelling = false
  /// The last word of the query that agrees.
  var last = -1
  /// Weight of the name's words that agree, and of all.
  var matched = 0.0, whole = 0.0
  /// Whether no word agrees behind one that does not.
  var isCut = true
  /// Whether a telling word that is no number was not typed.
  var lacksWord = false
  /// Whether what is not typed only tells a place from others: "am Main".
  private var isAddition = false

  init(_ fit: NameFit) { self.fit = fit }

  mutating func take(_ match: WordMatches.Match, _ weight: Double, of query: AddressQuery) {
    matched += weight
    whole += weight
    if !fit.isWhole { isCut = false }
    fit.fit += query.weight(of: match.words.subtracting(fit.words)) * match.quality
    fit.words = fit.words.union(match.words)
    if !query.tellingWords.isDisjoint(with: match.words) { isTelling = true }
    isAddition = false
    last = match.word + match.words.count - 1
  }

  mutating func miss(_ weight: Double, isNumber: Bool) {
    whole += weight
    fit.isWhole = false
    if weight == 1, !isNumber { lacksWord = true }
    if isTelling, weight == AddressQuery.particleWeight { isAddition = true }
    fit.fit -= (isAddition ? NameSearch.missingAddition : NameSearch.missingWord) * weight
  }
}
