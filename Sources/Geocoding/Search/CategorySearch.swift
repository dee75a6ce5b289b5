// SPDX-License-Identifier: Apache-2.0

import Geo
import PackedFile
import SpatialIndex

extension PlaceIndex {
  /// The numbers of a category among those of the index: of "amenity=fuel" its own, of "shop" all
  /// of the key.
  func categoryNumbers(of category: String) -> [Int] {
    let parts = category.split(separator: "=", maxSplits: 1)
    if parts.count < 2 {
      return categories.indices.filter { strings[categories[$0]].hasPrefix(category + "=") }
    }
    let wanted = CategoryKey(category)
    var low = 0, high = categories.count
    while low < high {
      let middle = (low + high) / 2
      if CategoryKey(strings[categories[middle]]) < wanted {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low < categories.count && strings[categories[low]] == category ? [low] : []
  }

  /// The points of interest of a category, by its number.
  func points(ofCategory number: Int) -> AscendingList {
    categoryPoints.ascending(number, below: Int(counts.points))
  }
}

/// Finds points of interest by what they are: "pharmacy vaduz".
struct CategorySearch {
  let index: PlaceIndex
  let query: AddressQuery
  let options: Geocoder.Options
  let contexts: ContextFits

  /// What a word for a kind counts, beside 1 for a name's.
  private static let kindShare = 0.9
  /// What a further meaning of a word counts less.
  private static let furtherMeaning = 0.05
  /// Points of one query that are looked at, and that are kept.
  private static let workLimit = 50_000, keptLimit = 64

  /// Points of the kinds that runs of the query's words mean.
  func candidates() -> [Candidate] {
    let tokens = query.words.map(\.token)
    var kept: [Candidate] = []
    for match in Categories.matches(in: tokens) {
      let words = WordSet(match.words.lowerBound...(match.words.upperBound - 1))
      for (rank, category) in match.categories.enumerated() {
        let fit = query.weight(of: words) * Self.kindShare - Self.furtherMeaning * Double(rank)
        for number in index.categoryNumbers(of: category) { add(number, words, fit, to: &kept) }
      }
    }
    return kept
  }

  private func add(_ number: Int, _ words: WordSet, _ fit: Double, to kept: inout [Candidate]) {
    var work = 0
    var found: [Candidate] = []
    for point in index.points(ofCategory: number) {
      work += 1
      if work > Self.workLimit { break }
      let thing = index.firstPoint + point
      let place = index.things.locations[thing]
      if options.box?.contains(place) == false { continue }
      let context = index.things.contexts[thing]
      let (weight, contextWords) = contexts.weight(of: context, without: words)
      var bonus = Bonus.ofPoint(index.things.importance[thing])
      if let near = options.near { bonus += Bonus.ofNearness(Earth.distance(near, place)) }
      found.append(
        Candidate(
          entry: .point(point), location: place, level: .poi,
          text: index.textKey(ofThing: thing), context: context, fit: fit + weight, bonus: bonus,
          words: ExplainedWords(name: words, context: contextWords)))
    }
    found.sort { ($1.fit + $1.bonus) < ($0.fit + $0.bonus) }
    kept += found.prefix(Self.keptLimit)
  }
}
