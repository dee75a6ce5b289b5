// SPDX-License-Identifier: Apache-2.0

import PackedFile

/// How the places that things lie in fit a query: "Vaduz" in "Landstrasse 5, Vaduz".
struct ContextFits {
  /// The words that a place's names, or a context's places, explain.
  struct Fit {
    /// Words that stand there as they were typed.
    var sure = WordSet()
    /// Words that are meant less surely.
    var rough = WordSet()
    /// Words that stand in two places' names: "New York, New York".
    var twice = WordSet()
    /// What names have beyond the words typed takes away.
    var missing = 0.0

    var all: WordSet { sure.union(rough) }

    mutating func unite(_ other: Fit) {
      twice = twice.union(all.intersection(other.all))
      if !other.all.isSubset(of: all) { missing += other.missing }
      sure = sure.union(other.sure)
      rough = rough.union(other.rough).subtracting(sure)
    }
  }

  private let index: PlaceIndex
  private let query: AddressQuery
  private var fits: [Fit] = []
  private var fitByPlace = NumberMap()
  private var fitByContext = NumberMap()
  /// Places of so many contexts that these are not listed: countries, states.
  private var widePlaces: [UInt32] = []

  /// Bytes of a place's list of contexts from which on it is wide.
  private static let wideBytes = 2_048
  /// What a word of a place's name that was not typed takes away.
  private static let missingWord = 0.05
  /// The share of a place's name that must be typed: "Frankfurt" is enough of "Frankfurt am Main",
  /// "人民" is not of "中华人民共和国".
  private static let leastShare = 0.4
  /// How surely a word must be meant to count as typed.
  private static let sureQuality = 0.9
  /// What a word counts that is meant less surely.
  private static let roughShare = 0.6

  /// Takes what the names that fit a query say about places.
  init(index: PlaceIndex, query: AddressQuery, names: [NameFit]) {
    self.index = index
    self.query = query
    for name in names where name.scope != .road && name.share >= Self.leastShare {
      addPlaces(of: name)
    }
    markContexts()
  }

  private mutating func addPlaces(of name: NameFit) {
    var list = index.nameThings.ascending(Int(name.name), below: index.things.count)
    while let place = list.next(), place < index.counts.places {
      let fit = placeFit(name)
      if let old = fitByPlace[place] {
        if value(of: fits[Int(old)]) < value(of: fit) { fits[Int(old)] = fit }
      } else {
        fitByPlace[place] = UInt32(fits.count)
        fits.append(fit)
        places.append(place)
      }
    }
  }

  private var places: [UInt32] = []

  private func placeFit(_ name: NameFit) -> Fit {
    let full = query.weight(of: name.words)
    // A word typed twice may mean the street, and the town of that name.
    let words = query.repeated.reduce(name.words) {
      $0.isDisjoint(with: $1) ? $0 : $0.union($1)
    }
    var fit = Fit()
    let missing = max(0, full - name.fit)
    if name.isWhole, missing > full * (1 - Self.sureQuality) {
      fit.rough = words
    } else {
      fit.sure = words
    }
    fit.missing = name.isWhole ? 0 : Self.missingWord
    return fit
  }

  private mutating func markContexts() {
    for place in places {
      if index.placeContexts.byteCount(Int(place)) > Self.wideBytes {
        widePlaces.append(place)
        continue
      }
      var list = index.placeContexts.ascending(Int(place), below: index.contexts.count)
      while let context = list.next() {
        if fitByContext[context] != nil { continue }
        fitByContext[context] = UInt32(fits.count)
        fits.append(united(index.contexts[context]))
      }
    }
  }

  private func united(_ record: ContextRecord) -> Fit {
    var fit = Fit()
    // Those called just so first: others then need not be less.
    for isWhole in [true, false] {
      func add(_ place: UInt32) {
        guard let number = fitByPlace[place] else { return }
        let other = fits[Int(number)]
        if (other.missing == 0) == isWhole { fit.unite(other) }
      }
      add(record.country)
      add(record.state)
      add(record.county)
      add(record.municipality)
      add(record.locality)
      add(record.subLocality)
      add(record.neighbourhood)
      add(record.postcode)
    }
    return fit
  }

  /// Whether a context may explain any word.
  func mayFit(_ context: UInt32) -> Bool {
    !widePlaces.isEmpty || fitByContext[context] != nil
  }

  /// How a context fits, of which nothing but places like countries may be known.
  private func fit(of context: UInt32) -> Fit? {
    if let number = fitByContext[context] { return fits[Int(number)] }
    if widePlaces.isEmpty || Int(context) >= index.contexts.count { return nil }
    return united(index.contexts[context])
  }

  /// Weight of the words that a context explains beside others; and these words.
  func weight(of context: UInt32, without explained: WordSet) -> (weight: Double, words: WordSet) {
    fit(of: context).map { weight(of: $0, without: explained) } ?? (0, WordSet())
  }

  /// The same with a postcode besides; `nil` where the postcode was not typed.
  func weight(
    of context: UInt32, withPostcode postcode: UInt32, without explained: WordSet
  ) -> (weight: Double, words: WordSet)? {
    guard let number = fitByPlace[postcode] else { return nil }
    var fit = fit(of: context) ?? Fit()
    fit.unite(fits[Int(number)])
    return weight(of: fit, without: explained)
  }

  private func weight(of fit: Fit, without explained: WordSet) -> (weight: Double, words: WordSet) {
    let sure = once(fit.sure.subtracting(explained), fit)
    let rough = once(fit.rough.subtracting(explained), fit)
    let weight = query.weight(of: sure) + Self.roughShare * query.weight(of: rough)
    return (weight > 0 ? max(0, weight - fit.missing) : 0, sure.union(rough))
  }

  /// Words as often as places have them: of one that was typed twice only the first, where one
  /// place alone is called so.
  private func once(_ words: WordSet, _ fit: Fit) -> WordSet {
    var words = words
    for places in query.repeated {
      let typed = words.intersection(places)
      if typed.count > 1, typed.isDisjoint(with: fit.twice) {
        words = words.subtracting(places).union(typed.first)
      }
    }
    return words
  }

  /// All words that any place explains.
  var words: WordSet { fits.reduce(WordSet()) { $0.union($1.sure).union($1.rough) } }

  private func value(of fit: Fit) -> Double {
    query.weight(of: fit.sure) + Self.roughShare * query.weight(of: fit.rough) - fit.missing
  }
}
