// SPDX-License-Identifier: Apache-2.0

import Geo
import PackedFile

/// A search by text: strictly as it was typed, then, where that does not explain all of it,
/// leniently.
struct TextSearch {
  let index: PlaceIndex
  let options: Geocoder.Options

  /// The least share of the query that an answer must explain.
  ///
  /// Lower, and unknown addresses are answered with places that share one word with them.
  private static let leastScore = 0.3
  /// How much of that suffices for a town where there is nothing else.
  private static let placeShare = 0.6
  /// Candidates beyond the limit whose spelling is looked at, for some turn out to be duplicates.
  static let spareCandidates = 10

  func placemarks(_ text: String) -> [Placemark] {
    guard options.limit > 0 else { return [] }
    switch place(spelled: text) {
    case .place(let place): return [place]
    case .invalid: return []
    case .none: break
    }
    let found = byWords(text)
    // Names have "and" and "near" in them, too.
    let isWhole = found.first.map { $0.score > Self.wholeScore } ?? false
    // A bus stop has the names of both streets of its crossing.
    let mayCross = found.first?.matchLevel == .poi && text.contains { "&/@".contains($0) }
    if options.isUnfinished || isWhole && !mayCross { return found }
    let ways = [
      { nearby($0, found.first) }, crossings, { nearbyWithoutWords($0, found.first) },
    ]
    let better = ways.lazy.map { $0(text) }.first { !$0.isEmpty } ?? []
    if better.isEmpty { return found.isEmpty ? byParts(text) : found }
    let told = Set(better.map(\.object))
    let others = found.filter { $0.matchLevel != .poi || !told.contains($0.object) }
    return Array((better + others).prefix(options.limit))
  }

  /// Ways to part a text at words like "and" and "near" that are tried: nobody means the tenth.
  static let readingLimit = 2
  /// What abbreviations take away at most, of an answer that explains all words: less than a word.
  private static let spelledOtherwise = 0.1
  /// The score of an answer that leaves nothing open.
  private static let wholeScore = 0.995

  func byWords(_ text: String) -> [Placemark] {
    placemarks(AddressQuery(text, in: index, isUnfinished: options.isUnfinished))
  }

  /// What fits a query word by word.
  func placemarks(_ query: AddressQuery) -> [Placemark] {
    guard query.totalWeight > 0, options.limit > 0 else { return [] }
    let ranking = Ranking(index: index, query: query, options: options)
    let best = ranking.best(candidates(query), keeping: options.limit + Self.spareCandidates)
    return Array(ranking.placemarks(best).prefix(options.limit))
  }

  /// What a text is that spells a place on the Earth.
  private enum SpelledPlace {
    case none
    /// It would be one, and is not on the Earth.
    case invalid
    case place(Placemark)
  }

  /// A coordinate or a Plus Code, in whatever spelling.
  private func place(spelled text: String) -> SpelledPlace {
    // What is a coordinate or should be one is no house with its digits, wanted or not.
    let isWanted = options.levels.contains(.coordinate)
    switch CoordinateText.parse(text, within: index.bounds) {
    case .place(let place): return isWanted ? .place(coordinate(place, .coordinate)) : .invalid
    case .invalid: return .invalid
    case .none: break
    }
    guard isWanted, let (code, rest) = PlusCode.split(text) else { return .none }
    if PlusCode.isFull(code) {
      return PlusCode.decode(code).map { .place(coordinate($0.centre, .plusCode)) } ?? .none
    }
    let anchor = rest.isEmpty ? nil : anchor(rest)
    guard let near = reference(rest, anchor), let full = PlusCode.recover(code, near: near),
      let area = PlusCode.decode(full)
    else { return .none }
    return .place(coordinate(area.centre, .plusCode, anchor))
  }

  /// The place near which a short Plus Code is: what else the text says; where that is nothing, the
  /// place asked for or the middle of the map.
  private func reference(_ rest: String, _ anchor: Placemark?) -> Coordinate? {
    rest.isEmpty ? options.near ?? index.bounds?.middle : anchor?.coordinate ?? options.near
  }

  private func coordinate(
    _ place: Coordinate, _ reading: MatchExplanation.Reading, _ anchor: Placemark? = nil
  ) -> Placemark {
    var mark = Placemark(coordinate: place, matchLevel: .coordinate)
    if options.explains {
      mark.explanation = MatchExplanation(reading, MatchExplanation.surroundings(anchor))
    }
    return mark
  }

  /// Where a text that names a surrounding leads.
  func anchor(_ text: String) -> Placemark? {
    var options = options
    options.limit = 1
    options.levels = [.house, .interpolated, .street, .place, .postcode, .poi]
    let found = TextSearch(index: index, options: options).byWords(text).first
    return found.flatMap { $0.score >= Self.anchorScore ? $0 : nil }
  }

  /// How well a text must be found for others to be looked for near it.
  private static let anchorScore = 0.6

  /// "Main St & Oak Ave".
  private func crossings(_ text: String) -> [Placemark] {
    guard options.levels.contains(.intersection) else { return [] }
    let search = IntersectionSearch(index: index, options: options)
    for (first, second) in IntersectionText.split(text).prefix(Self.readingLimit) {
      let found = search.placemarks(first, second)
      if !found.isEmpty { return found }
    }
    return []
  }

  private func candidates(_ query: AddressQuery) -> [Candidate] {
    var matches = WordMatches(strict: query, in: index)
    if query.allWords.isSubset(of: matches.knownWords(of: query)) {
      let strict = CandidateSearch(index: index, query: query, options: options, matches: matches)
      let found = strict.candidates()
      let isWhole = found.contains { $0.fit >= query.totalWeight - Self.spelledOtherwise }
      if isWhole { return wanted(found, query) }
    }
    let isCut = !query.numbers.isEmpty && !query.hasUnknownName(matches)
    matches.addLenient(query, in: index)
    let lenient = CandidateSearch(
      index: index, query: query, options: options, matches: matches, acceptsBeginnings: isCut)
    return wanted(lenient.candidates(), query)
  }

  private func wanted(_ candidates: [Candidate], _ query: AddressQuery) -> [Candidate] {
    let least = Self.leastScore * query.totalWeight
    let wanted = candidates.filter { candidate in
      options.levels.contains(candidate.level)
        && options.box?.contains(candidate.location) != false
    }
    let found = wanted.filter { $0.fit >= least }
    if !found.isEmpty { return found }
    // Better a name of which too much was left out than nothing: "Montclair" for
    // "Montclair-sur-Loue" behind an unknown street; and a town behind many unknown words.
    return wanted.filter { candidate in
      let share = candidate.level == .place ? Self.placeShare : 1
      return query.weight(of: candidate.words.all) >= share * least
    }
  }
}

/// Finds the candidates of a query for one reading of its words.
struct CandidateSearch {
  let index: PlaceIndex
  let query: AddressQuery
  let options: Geocoder.Options
  let matches: WordMatches
  /// Whether a street's name may end before its telling words.
  var acceptsBeginnings = false

  /// Streets for which houses that they lack are guessed.
  private static let guessLimit = 64

  func candidates() -> [Candidate] {
    let names = NameSearch(
      index: index, query: query, matches: matches, acceptsBeginnings: acceptsBeginnings
    ).names()
    let contexts = ContextFits(index: index, query: query, names: names)
    let things = ThingSearch(index: index, query: query, options: options, contexts: contexts)
      .best(of: names)
    let houses = HouseSearch(index: index, query: query, contexts: contexts)
    let kinds = CategorySearch(index: index, query: query, options: options, contexts: contexts)
    var found = kinds.candidates()
    var best = found.map(\.fit).max() ?? -.infinity
    // The best that is no guess, and how many streets were asked for one.
    var real = best, guesses = 0
    let number = query.numbers.reduce(0) { max($0, query.weight(of: $1.words)) }
    for fit in things {
      if fit.fit + number + fit.bonus < best - Self.most { break }
      let least = real - Self.margin(below: real, query)
      let mayGuess =
        guesses < Self.guessLimit && fit.fit + HouseGuess.sameValue * number >= least
      let more = candidates(of: fit, houses, contexts, mayGuess: mayGuess)
      if more.contains(where: { $0.guess != nil }) { guesses += 1 }
      for candidate in more {
        best = max(best, candidate.fit)
        if candidate.guess == nil { real = max(real, candidate.fit) }
      }
      found += more
    }
    // Behind a guess comes the street itself.
    let margin = Self.margin(below: real, query)
    return found.filter { $0.fit + $0.bonus >= best - margin }.map(lessWithoutNumber)
  }

  /// How much less than the best an answer may explain: a little more than one word; where the best
  /// explains all but a slip, others must, too, but for small words.
  static func margin(below best: Double, _ query: AddressQuery) -> Double {
    best >= query.totalWeight - slip ? 0.6 : most
  }

  private static let most = 1.1

  /// What a word that is misspelt counts less, at most.
  private static let slip = 0.35

  /// What a point of interest counts less that has not the house number typed: a house was meant.
  private static let otherNumber = 0.6

  private func lessWithoutNumber(_ candidate: Candidate) -> Candidate {
    guard candidate.level == .poi else { return candidate }
    let isTyped = query.numbers.contains {
      !$0.numbers.isEmpty && $0.value != nil && $0.words.isDisjoint(with: candidate.words.all)
    }
    var candidate = candidate
    if isTyped { candidate.fit -= Self.otherNumber }
    return candidate
  }

  private func candidates(
    of fit: ThingFit, _ houses: HouseSearch, _ contexts: ContextFits, mayGuess: Bool
  ) -> [Candidate] {
    switch index.entry(ofThing: fit.thing) {
    case .street(let street):
      let found = houses.candidates(on: street, fit)
      if !found.isEmpty { return found }
      return (mayGuess ? houses.guesses(on: street, fit) : [])
        + (index.isAnswer(street: street) ? [candidate(fit)] : [])
    case .point(let point): return [pointCandidate(fit, point, contexts)]
    default: return [candidate(fit)]
    }
  }

  private func candidate(_ fit: ThingFit) -> Candidate {
    let words = ExplainedWords(name: fit.name.words, context: fit.contextWords)
    // What a house of the number typed would add counts for nothing without it.
    let plain = fit.name.fit + fit.contextWeight
    let entry = index.entry(ofThing: fit.thing) ?? .place(fit.thing)
    return Candidate(
      entry: entry, location: index.things.locations[fit.thing], level: index.level(of: entry),
      text: index.textKey(ofThing: fit.thing), context: fit.context, fit: plain, bonus: fit.bonus,
      words: words)
  }

  /// A point of interest is also known by its street and house number.
  private func pointCandidate(
    _ fit: ThingFit, _ point: UInt32, _ contexts: ContextFits
  ) -> Candidate {
    let record = index.points[point]
    var words = ExplainedWords(name: fit.name.words)
    var value = fit.name.fit
    if let street = streetFit(record, without: words.name) {
      words.name = words.name.union(street.words)
      value += street.weight
    }
    let number = query.numbers.last {
      $0.key == record.numberKey && $0.words.isDisjoint(with: words.name)
    }
    if let number {
      words.number = number.words
      value += query.weight(of: number.words)
    }
    let (weight, contextWords) = contexts.weight(
      of: fit.context, at: index.things.locations[fit.thing],
      without: words.name.union(words.number))
    words.context = contextWords
    return Candidate(
      entry: .point(point), location: index.things.locations[fit.thing], level: .poi,
      text: index.textKey(ofThing: fit.thing), context: fit.context, fit: value + weight,
      bonus: fit.bonus,
      words: words)
  }

  /// The words of a point's street that the query has, and their weight as that of a street's name.
  private func streetFit(
    _ record: PointRecord, without explained: WordSet
  ) -> (words: WordSet, weight: Double)? {
    guard let name = index.name(of: record.street) else { return nil }
    var words = WordSet(), weight = 0.0, last = -1
    var tokens = index.nameTokens.numbers(Int(name))
    while let rank = tokens.next() {
      guard let match = matches.best(rank, without: explained.union(words), after: last) else {
        weight -= NameSearch.missingWord * index.minorWords.weight(ofToken: rank)
        continue
      }
      if !explained.isDisjoint(with: match.words) { continue }
      weight += query.weight(of: match.words.subtracting(words)) * match.quality
      words = words.union(match.words)
      last = match.word
    }
    return weight > 0 ? (words, weight) : nil
  }
}
