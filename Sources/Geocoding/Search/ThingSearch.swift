// SPDX-License-Identifier: Apache-2.0

import Geo
import PackedFile

/// A named thing that may be meant, before its houses are looked at.
struct ThingFit {
  let thing: UInt32
  let name: NameFit
  let context: UInt32
  let contextWords: WordSet
  let contextWeight: Double
  /// All that it explains, and a house of the number typed where it has one.
  var fit: Double
  let bonus: Double
}

/// Finds the things that fit a query best, of the names that fit it.
struct ThingSearch {
  let index: PlaceIndex
  let query: AddressQuery
  let options: Geocoder.Options
  let contexts: ContextFits

  /// Things whose houses are looked at; the more, the surer and slower.
  private static let thingLimit = 64
  /// Things that one query looks at.
  private static let workLimit = 40_000
  /// Streets of one query that are asked whether they have the house number.
  private static let askedStreets = 256

  /// The best of each thing, the best first.
  func best(of names: [NameFit]) -> [ThingFit] {
    let open = contexts.words.bits | numberWords.bits
    let bounds = names.map { name in
      name.fit + query.weight(of: WordSet(bits: open & ~name.words.bits))
    }
    var best = BestThings(limit: Self.thingLimit, query)
    var work = Work()
    for name in Self.descending(bounds) {
      if bounds[name] + Bonus.most < best.least || work.things > Self.workLimit { break }
      add(names[name], to: &best, &work)
    }
    return best.sorted()
  }

  /// What a street without the house number counts more that has others.
  private static let otherHouses = 0.05

  /// Places of numbers, the largest first; to a millionth, which whole numbers tell faster.
  private static func descending(_ numbers: [Double]) -> [Int] {
    let keys = numbers.enumerated().map { place, number in
      UInt64(max(0, 1_000 - min(1_000, number)) * 1e6) << 32 | UInt64(place)
    }
    return keys.sorted().map { Int($0 & 0xffff_ffff) }
  }

  private struct Work {
    var things = 0
    var askedStreets = 0
  }

  /// The most that a house number can add.
  private let numberWeight: Double

  init(
    index: PlaceIndex, query: AddressQuery, options: Geocoder.Options, contexts: ContextFits
  ) {
    self.index = index
    self.query = query
    self.options = options
    self.contexts = contexts
    numberWeight = query.numbers.reduce(0) {
      $1.numbers.isEmpty ? $0 : max($0, query.weight(of: $1.words))
    }
  }

  private var numberWords: WordSet {
    query.numbers.reduce(WordSet()) { $0.union($1.words) }
  }

  private func add(_ name: NameFit, to best: inout BestThings, _ work: inout Work) {
    var list = index.nameThings.ascending(Int(name.name), below: index.things.count)
    var streets: [ThingFit] = []
    while let thing = list.next() {
      work.things += 1
      guard isOpen(thing, to: name.scope),
        let fit = fit(of: thing, name, reaching: best.least - numberWeight)
      else { continue }
      let isStreet = thing >= index.firstStreet && thing < index.firstPoint
      if isStreet, numberWeight > 0 { streets.append(fit) } else { best.add(fit) }
    }
    if !streets.isEmpty { ask(streets, &best, &work) }
  }

  /// Adds streets of one name, and asks for the house number those that may come to most first: of
  /// the others most need not be asked then.
  private func ask(_ streets: [ThingFit], _ best: inout BestThings, _ work: inout Work) {
    for place in Self.descending(streets.map { $0.fit + $0.bonus }) {
      let fit = streets[place]
      if fit.fit + numberWeight + fit.bonus < best.least { break }
      if work.askedStreets < Self.askedStreets {
        work.askedStreets += 1
        best.add(withHouse(fit))
      } else {
        best.add(fit, mayGain: numberWeight)
      }
    }
  }

  /// Whether a thing may be called by words of a scope; a place that numbers houses by those of
  /// both.
  private func isOpen(_ thing: UInt32, to scope: AddressQuery.Scope) -> Bool {
    switch scope {
    case .any: true
    case .road: thing >= index.firstStreet
    case .area: thing < index.firstStreet || numbersHouses(thing)
    }
  }

  private func numbersHouses(_ thing: UInt32) -> Bool {
    thing < index.firstPoint && !index.isAnswer(street: thing - index.firstStreet)
  }

  /// How a thing fits; `nil` where its fit and bonus are less than `least`.
  private func fit(of thing: UInt32, _ name: NameFit, reaching least: Double) -> ThingFit? {
    guard isWanted(thing) else { return nil }
    let own = index.things.contexts[thing]
    var context = own
    var (weight, words) = contexts.weight(
      of: own, at: index.things.locations[thing], without: name.words)
    if thing < index.firstStreet {
      if !isWide(thing),
        let other = contexts.weight(of: own, withPostcodeOf: thing, without: name.words),
        other.weight > weight
      {
        (context, weight, words) = other
      }
    } else if thing < index.firstPoint {
      var others = index.streetContexts.numbers(Int(thing - index.firstStreet))
      while let other = others.next() {
        let (more, moreWords) = contexts.weight(
          of: other, at: index.things.locations[thing], without: name.words)
        if more > weight { (context, weight, words) = (other, more, moreWords) }
      }
    }
    let fit = name.fit + weight, beginning = beginning(of: thing, name)
    if fit + beginning + Bonus.most < least { return nil }
    let bonus = bonus(of: thing) + beginning
    if fit + bonus < least { return nil }
    return ThingFit(
      thing: thing, name: name, context: context, contextWords: words, contextWeight: weight,
      fit: fit, bonus: bonus)
  }

  /// What a town counts more whose name only begins as it was typed: "Lake" is Lake Jackson rather
  /// than any lake.
  private static let settlementBeginning = 0.3

  private func beginning(of thing: UInt32, _ name: NameFit) -> Double {
    guard name.isBeginning, thing < index.firstStreet else { return 0 }
    switch index.kind(ofPlace: thing) {
    case .city, .town, .village, .suburb: return Self.settlementBeginning
    default: return 0
    }
  }

  /// Whether nobody calls a place by a postcode.
  private func isWide(_ place: UInt32) -> Bool {
    switch index.kind(ofPlace: place) {
    case .country, .state, .region, .county: true
    default: false
    }
  }

  /// The fit with what a house of a number typed adds.
  private func withHouse(_ fit: ThingFit) -> ThingFit {
    let street = fit.thing - index.firstStreet
    let explained = fit.name.words.union(fit.contextWords)
    var best = 0.0
    for number in query.numbers where number.words.isDisjoint(with: explained) {
      let weight = query.weight(of: number.words)
      if weight > best, index.houses.has(number.numbers, onStreet: street) { best = weight }
    }
    var fit = fit
    // A street with other houses may tell where the number should be.
    let hasHouses = !index.houses.blocks(ofStreet: street).isEmpty
    fit.fit += best > 0 ? best : hasHouses ? Self.otherHouses : 0
    return fit
  }

  private func isWanted(_ thing: UInt32) -> Bool {
    guard let box = options.box else { return true }
    // A street's houses may lie inside where its middle does not.
    if thing >= index.firstStreet, thing < index.firstPoint { return true }
    return box.contains(index.things.locations[thing])
  }

  private func bonus(of thing: UInt32) -> Double {
    let importance = index.things.importance[thing]
    let bonus =
      thing < index.firstStreet
      ? Bonus.ofPlace(importance)
      : thing < index.firstPoint ? Bonus.ofStreet(importance) : Bonus.ofPoint(importance)
    guard let near = options.near else { return bonus }
    return bonus + Bonus.ofNearness(Earth.distance(near, index.things.locations[thing]))
  }
}

/// What decides between answers that explain the same words: less than any word counts.
enum Bonus {
  /// What nearness is worth beside one word of the query, and where half of it is lost, metres.
  private static let nearWeight = 0.2, nearMetres = 5_000.0
  /// What importance is worth at most: less than nothing of points, so that houses and streets come
  /// before those that stand there.
  private static let placeWeight = 0.08, streetWeight = 0.02, pointWeight = 0.04

  static let most = nearWeight + placeWeight

  static func ofNearness(_ metres: Double) -> Double {
    // A damaged file can hold what is no place on the Earth.
    metres.isFinite ? nearWeight / (1 + metres / nearMetres) : 0
  }

  static func ofPlace(_ importance: UInt8) -> Double { placeWeight * Double(importance) / 255 }
  static func ofStreet(_ importance: UInt8) -> Double { streetWeight * Double(importance) / 255 }
  static func ofPoint(_ importance: UInt8) -> Double {
    pointWeight * (Double(importance) / 255 - 1)
  }
}

/// The best things so far, each once, in a heap whose top is the worst.
private struct BestThings {
  private let limit: Int
  private let query: AddressQuery
  private var heap: [ThingFit] = []
  private var placeByThing = NumberMap(capacity: 256)

  init(limit: Int, _ query: AddressQuery) {
    self.limit = limit
    self.query = query
  }

  private var isFull: Bool { heap.count >= 2 * limit }
  /// What a thing must come to to be among the best and near enough to the very best.
  private(set) var least = -Double.infinity
  /// Fit of the worst of the best.
  private var worst = -Double.infinity
  /// Fit of the best.
  private var highest = -Double.infinity

  /// `mayGain`: what may still be found to add to the fit.
  mutating func add(_ fit: ThingFit, mayGain: Double = 0) {
    if isFull { keepBest() }
    if fit.fit > highest {
      highest = fit.fit
      least = max(worst, highest - CandidateSearch.margin(below: highest, query))
    }
    var fit = fit
    fit.fit += mayGain
    if fit.fit + fit.bonus <= worst { return }
    if let place = placeByThing[fit.thing] {
      if heap[Int(place)].fit < fit.fit { heap[Int(place)] = fit }
      return
    }
    placeByThing[fit.thing] = UInt32(heap.count)
    heap.append(fit)
  }

  private mutating func keepBest() {
    heap = Array(sorted().prefix(limit))
    worst = heap.last.map { $0.fit + $0.bonus } ?? worst
    least = max(worst, least)
    placeByThing = NumberMap(capacity: 256)
    for (place, fit) in heap.enumerated() { placeByThing[fit.thing] = UInt32(place) }
  }

  func sorted() -> [ThingFit] {
    heap.sorted { ($1.fit + $1.bonus, $0.thing) < ($0.fit + $0.bonus, $1.thing) }
  }
}
