// SPDX-License-Identifier: Apache-2.0

import PackedFile

/// A possible answer, and how well it fits.
struct Candidate {
  let entry: PlaceEntry
  /// The context that fits best.
  let context: UInt32
  /// Weight of the query's words that it explains, less what its name has beyond them.
  var fit: Double
}

/// Compares named things and their houses with a query, word by word.
struct CandidateScoring {
  let index: PlaceIndex
  let query: AddressQuery
  private var wordsByContext: [UInt32: WordSet] = [:]

  /// What a word of a name that was not typed takes away.
  private static let missingWord = 0.35
  /// A house number counts a little less than a word, so that the right town comes first.
  private static let numberWeight = 0.9
  /// Houses of one number on one street that are looked at.
  private static let houseLimit = 200

  init(index: PlaceIndex, query: AddressQuery) {
    self.index = index
    self.query = query
  }

  /// All answers that a named thing has: its houses of the number typed, and itself.
  mutating func candidates(for thing: UInt32) -> [Candidate] {
    guard let entry = index.thing(thing), let name = nameMatch(of: thing) else { return [] }
    switch entry {
    case .street(let street):
      let houses = houses(on: street, name)
      return houses.isEmpty ? [named(entry, thing, name)] : houses
    case .point(let point):
      return [pointCandidate(entry, point, thing, name)]
    default:
      return [named(entry, thing, name)]
    }
  }

  private struct NameMatch {
    var words = WordSet()
    var fit = 0.0
  }

  /// The best of a thing's names; `nil` where no word but kinds of street agrees.
  private func nameMatch(of thing: UInt32) -> NameMatch? {
    var best: NameMatch?
    var match = NameMatch(), isTelling = false, isWhole = true
    for rank in index.names[thing] {
      if rank == PlaceIndex.variantEnd {
        if isTelling || isWhole, !match.words.isEmpty, match.fit > best?.fit ?? -.infinity {
          best = match
        }
        match = NameMatch()
        isTelling = false
        isWhole = true
      } else if let position = query.position(of: rank, without: match.words) {
        match.words.insert(position)
        match.fit += query.words[position].weight
        if !query.words[position].isTypeWord { isTelling = true }
      } else {
        isWhole = false
        match.fit -= Self.missingWord * weight(ofMissing: rank)
      }
    }
    return best
  }

  private func weight(ofMissing rank: UInt32) -> Double {
    index.typeWords.contains(rank) ? AddressQuery.typeWordWeight : 1
  }

  private mutating func houses(on street: UInt32, _ name: NameMatch) -> [Candidate] {
    let run = index.houseRuns[Int(street)]
    var found: [Candidate] = []
    for number in query.numbers where number.words.isDisjoint(with: name.words) {
      let first = firstHouse(in: run, from: number.numbers.lowerBound)
      let explained = name.words.union(number.words)
      for house in (first..<run.upperBound).prefix(Self.houseLimit) {
        guard number.numbers.contains(Int(index.houses[house].number)) else { break }
        let context = index.houses[house].context
        let more = contextFit(context, without: explained)
        let weight = numberShare(more, explained) * query.weight(of: number.words)
        found.append(
          Candidate(
            entry: .house(UInt32(house)), context: context, fit: name.fit + weight + more))
      }
    }
    return found
  }

  /// What a house number counts: where nothing is left to explain there is no town to prefer.
  private func numberShare(_ contextFit: Double, _ explained: WordSet) -> Double {
    let isWhole = contextFit >= query.totalWeight - query.weight(of: explained) - 1e-9
    return isWhole ? 1 : Self.numberWeight
  }

  /// The first house of a street whose number is not before one.
  private func firstHouse(in run: Range<Int>, from number: Int) -> Int {
    var low = run.lowerBound, high = run.upperBound
    while low < high {
      let middle = (low + high) / 2
      if Int(index.houses[middle].number) < number { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private mutating func named(_ entry: PlaceEntry, _ thing: UInt32, _ name: NameMatch) -> Candidate
  {
    let (context, fit) = bestContext(of: thing, without: name.words)
    return Candidate(entry: entry, context: context, fit: name.fit + fit)
  }

  /// A point of interest is also known by its street and house number.
  private mutating func pointCandidate(
    _ entry: PlaceEntry, _ point: UInt32, _ thing: UInt32, _ name: NameMatch
  ) -> Candidate {
    var words = name.words, fit = name.fit, numberWeight = 0.0
    let street = query.words(in: index.pointStreets[point]).subtracting(words)
    words = words.union(street)
    fit += query.weight(of: street)
    let number = query.numbers.last {
      $0.key == index.points[point].numberKey && $0.words.isDisjoint(with: words)
    }
    if let number {
      words = words.union(number.words)
      numberWeight = query.weight(of: number.words)
    }
    let (context, more) = bestContext(of: thing, without: words)
    fit += more + numberShare(more, words) * numberWeight
    return Candidate(entry: entry, context: context, fit: fit)
  }

  private mutating func bestContext(
    of thing: UInt32, without explained: WordSet
  ) -> (context: UInt32, fit: Double) {
    let own = index.named[thing].context
    var best = (context: own, fit: contextFit(own, without: explained))
    for context in index.areas[thing] {
      let fit = contextFit(context, without: explained)
      if fit > best.fit { best = (context, fit) }
    }
    return best
  }

  private mutating func contextFit(_ context: UInt32, without explained: WordSet) -> Double {
    let words =
      wordsByContext[context]
      ?? query.words(in: index.contextTokens[context])
    wordsByContext[context] = words
    return query.weight(of: words.subtracting(explained))
  }
}
