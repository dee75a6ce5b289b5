// SPDX-License-Identifier: Apache-2.0

import Geo
import PackedFile

/// How the places that things lie in fit a query: "Vaduz" in "Landstrasse 5, Vaduz".
///
/// A context is looked at when a thing in it is met, and then known: large maps have many more than
/// one query meets.
final class ContextFits {
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
  private var known = KnownContexts()
  /// A context with a postcode that was typed, of each place that has one.
  private var contextByPlace = NumberMap()
  /// All words that any place explains.
  private(set) var words = WordSet()

  /// Settlements and their parts that were typed whole: what lies near one is called by it, too.
  private var nearby: [(plane: LocalPlane, reach: Double, words: WordSet)] = []

  /// Such places of one query, and how far around they count, metres.
  private static let nearbyLimit = 8, nearbyMetres = 3_000.0
  /// What a word counts that only a place nearby explains.
  private static let nearbyShare = 0.4
  /// Bytes of a postcode's list of contexts up to which it is read.
  private static let listedBytes = 4_096
  /// What a word of a place's name that was not typed takes away.
  private static let missingWord = 0.05
  /// The share of a place's name that must be typed: "Frankfurt" is enough of "Frankfurt am Main",
  /// "人民" is not of "中华人民共和国".
  private static let leastShare: Float = 0.4
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
    words = fits.reduce(WordSet()) { $0.union($1.all) }
    for place in places where index.kind(ofPlace: place) == .postcode { addContexts(of: place) }
    addNearby()
  }

  private func addPlaces(of name: NameFit) {
    var list = index.nameThings.ascending(Int(name.name), below: index.things.count)
    while let place = list.next(), place < index.counts.places {
      let fit = placeFit(name)
      if let old = fitByPlace[place] {
        // "Rome" and "Roma" where the street is called so, too.
        if fits[Int(old)].all.isDisjoint(with: fit.all) {
          fits[Int(old)].unite(fit)
        } else if value(of: fits[Int(old)]) < value(of: fit) {
          fits[Int(old)] = fit
        }
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

  private func addNearby() {
    for (place, fit) in zip(places, fits) where nearby.count < Self.nearbyLimit {
      let reach = min(Self.nearbyMetres, index.kind(ofPlace: place).reachMetres)
      guard reach > 0, fit.missing == 0, !fit.sure.isEmpty else { continue }
      nearby.append((LocalPlane(at: index.things.locations[place]), reach, fit.sure))
    }
  }

  /// Notes for places in a postcode that they have it.
  private func addContexts(of postcode: UInt32) {
    guard index.placeContexts.byteCount(Int(postcode)) <= Self.listedBytes else { return }
    var list = index.placeContexts.ascending(Int(postcode), below: index.contexts.count)
    while let context = list.next() {
      let record = index.contexts[context]
      for place in [
        record.municipality, record.locality, record.subLocality, record.neighbourhood,
      ] where contextByPlace[place] == nil {
        contextByPlace[place] = context
      }
    }
  }

  private func united(_ record: ContextRecord) -> Fit {
    var fit = Fit()
    // Those called just so first: others then need not be less.
    for isWhole in [true, false] {
      func add(_ place: UInt32) {
        guard place != ContextRecord.none, let number = fitByPlace[place] else { return }
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

  /// How a context fits; `nil` where it explains nothing.
  private func fit(of context: UInt32) -> Fit? {
    guard !places.isEmpty, Int(context) < index.contexts.count else { return nil }
    return known.fit(of: context) { united(index.contexts[context]) }
  }

  /// Contexts that were looked at.
  private struct KnownContexts {
    /// Stands for a context that explains nothing.
    private static let nothing = UInt32.max

    private var fits: [Fit] = []
    private var fitByContext = NumberMap(capacity: 96)

    mutating func fit(of context: UInt32, _ make: () -> Fit) -> Fit? {
      if let number = fitByContext[context] {
        return number == Self.nothing ? nil : fits[Int(number)]
      }
      let fit = make()
      let isEmpty = fit.all.isEmpty
      fitByContext[context] = isEmpty ? Self.nothing : UInt32(fits.count)
      if isEmpty { return nil }
      fits.append(fit)
      return fit
    }
  }

  /// Weight of the words that a context explains beside others, and places near a location; and
  /// these words.
  func weight(
    of context: UInt32, at location: @autoclosure () -> Coordinate, without explained: WordSet
  ) -> (weight: Double, words: WordSet) {
    var (weight, words) = weight(of: context, without: explained)
    for place in nearby {
      let more = place.words.subtracting(explained.union(words))
      if more.isEmpty { continue }
      guard place.plane.metres(to: location()) <= place.reach else { continue }
      weight += Self.nearbyShare * query.weight(of: more)
      words = words.union(more)
    }
    return (weight, words)
  }

  /// Weight of the words that a context explains beside others; and these words.
  func weight(of context: UInt32, without explained: WordSet) -> (weight: Double, words: WordSet) {
    fit(of: context).map { weight(of: $0, without: explained) } ?? (0, WordSet())
  }

  /// The same of a place's own context with a postcode of it that was typed, and the context that
  /// has both; `nil` where none was.
  func weight(
    of context: UInt32, withPostcodeOf place: UInt32, without explained: WordSet
  ) -> (context: UInt32, weight: Double, words: WordSet)? {
    guard let inside = contextByPlace[place],
      let number = fitByPlace[index.contexts[inside].postcode]
    else { return nil }
    var fit = fit(of: context) ?? Fit()
    fit.unite(fits[Int(number)])
    let (weight, words) = weight(of: fit, without: explained)
    return (inside, weight, words)
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

  private func value(of fit: Fit) -> Double {
    query.weight(of: fit.sure) + Self.roughShare * query.weight(of: fit.rough) - fit.missing
  }
}
