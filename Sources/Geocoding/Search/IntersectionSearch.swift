// SPDX-License-Identifier: Apache-2.0

import Geo
import PackedFile
import SpatialIndex

/// Finds where two streets meet: "Main St & Oak Ave, Springfield".
struct IntersectionSearch {
  let index: PlaceIndex
  let options: Geocoder.Options

  /// Streets of one side that are followed to where others cross them.
  private static let streetLimit = 2_000
  /// Streets nearer to each other than this meet, metres: one may end at the other's kerb.
  private static let meetingMetres = 15.0
  /// Crossings of two streets nearer than this are one, metres: two carriageways.
  private static let sameMetres = 60.0
  /// The least share of each side's words that a street's name must explain.
  private static let leastShare = 0.25

  /// A crossing, and how well its streets fit.
  struct Crossing {
    let first: UInt32
    let second: UInt32
    let place: Coordinate
    let context: UInt32
    let fit: Double
    let bonus: Double
  }

  /// One side of the text: its streets by number, ascending, and how well their names fit.
  private struct Side {
    let query: AddressQuery
    let contexts: ContextFits
    var fitByStreet: [UInt32: NameFit] = [:]
    /// Fit of the name that fits best.
    var best = 0.0
  }

  /// Crossings of streets that fit both texts, the best first, as placemarks.
  func placemarks(_ first: String, _ second: String) -> [Placemark] {
    guard let a = side(first), let b = side(second) else { return [] }
    let total = a.query.totalWeight + b.query.totalWeight
    var found = crossings(a, b)
    found.sort {
      ($1.fit + $1.bonus, $0.first, $0.second) < ($0.fit + $0.bonus, $1.first, $1.second)
    }
    guard let best = found.first else { return [] }
    return distinct(found.filter { $0.fit >= best.fit - 0.5 }).prefix(options.limit).map {
      var mark = placemark($0, score: $0.fit / total)
      if options.explains { mark.explanation = explanation($0, a, b) }
      return mark
    }
  }

  private func explanation(_ crossing: Crossing, _ a: Side, _ b: Side) -> MatchExplanation {
    let sides = [(a, crossing.first), (b, crossing.second)]
    let words = sides.flatMap { side, street in
      var explained = ExplainedWords()
      explained.name = side.fitByStreet[street]?.words ?? WordSet()
      explained.context =
        side.contexts.weight(of: crossing.context, without: explained.name).words
      return MatchExplanation.words(of: side.query, explained)
    }
    return MatchExplanation(.crossing, words, fit: crossing.fit, bonus: crossing.bonus)
  }

  private func side(_ text: String) -> Side? {
    let query = AddressQuery(text, in: index)
    var matches = WordMatches(strict: query, in: index)
    if query.words.indices.contains(where: { !matches.isKnown($0) }) {
      matches.addLenient(query, in: index)
    }
    // "C/ Mayor": one word for a kind of street is no street.
    let names = NameSearch(index: index, query: query, matches: matches).names().filter {
      $0.isWhole || !query.tellingWords.isEmpty
    }
    var side = Side(
      query: query, contexts: ContextFits(index: index, query: query, names: names))
    // Names of towns may fit better than that of the street.
    let open = query.allWords.subtracting(side.contexts.words)
    var least = max(0.01, Self.leastShare * query.weight(of: open))
    for name in names.sorted(by: { ($1.fit, $0.name) < ($0.fit, $1.name) }) {
      if name.fit < least { break }
      addStreets(of: name, to: &side)
      if !side.fitByStreet.isEmpty { least = max(least, 0.6 * side.best) }
    }
    return side.fitByStreet.isEmpty ? nil : side
  }

  private func addStreets(of name: NameFit, to side: inout Side) {
    var list = index.nameThings.ascending(Int(name.name), below: index.things.count)
    while let thing = list.next(), side.fitByStreet.count < 10 * Self.streetLimit {
      guard thing >= index.firstStreet, thing < index.firstPoint else { continue }
      let street = thing - index.firstStreet
      if side.fitByStreet[street] == nil { side.fitByStreet[street] = name }
      side.best = max(side.best, name.fit)
    }
  }

  private func crossings(_ a: Side, _ b: Side) -> [Crossing] {
    let isSwapped = a.fitByStreet.count > b.fitByStreet.count
    let (few, many) = isSwapped ? (b, a) : (a, b)
    var found: [Crossing] = []
    for street in followed(few, many) {
      for (other, place) in meetings(of: street, with: many) {
        let (first, second) = isSwapped ? (other, street) : (street, other)
        if let crossing = crossing(first, second, place, a, b) { found.append(crossing) }
      }
    }
    return found
  }

  /// The streets of a side that are followed: those where the places named are, where there are
  /// too many.
  private func followed(_ few: Side, _ many: Side) -> ArraySlice<UInt32> {
    let streets = few.fitByStreet.keys.sorted()
    if streets.count <= Self.streetLimit { return streets[...] }
    let weighed = streets.map { street in
      (street: street, weight: contextFit(of: street, few).0 + contextFit(of: street, many).0)
    }
    return weighed.sorted { ($1.weight, $0.street) < ($0.weight, $1.street) }.map(\.street)
      .prefix(Self.streetLimit)
  }

  /// Where streets of a side meet one, each once.
  private func meetings(of street: UInt32, with side: Side) -> [(UInt32, Coordinate)] {
    let lines = index.lines.lines(ofStreet: street)
    var seen: Set<UInt32> = [street]
    var found: [(UInt32, Coordinate)] = []
    for piece in index.lines.pieces(ofStreet: street) {
      let box = index.lines.tree.box(ofOrderedItem: piece).grown(byMetres: Self.meetingMetres)
      index.lines.tree.search(box) { near in
        let other = index.lines.street(ofPiece: near)
        if side.fitByStreet[other] != nil, seen.insert(other).inserted {
          let meeting = LineMeeting.places(
            lines, index.lines.lines(ofStreet: other), within: Self.meetingMetres)
          found += meeting.map { (other, $0) }
        }
        return found.count < 50
      }
    }
    return found
  }

  private func crossing(
    _ first: UInt32, _ second: UInt32, _ place: Coordinate, _ a: Side, _ b: Side
  ) -> Crossing? {
    guard let firstFit = a.fitByStreet[first], let secondFit = b.fitByStreet[second],
      options.box?.contains(place) != false
    else { return nil }
    let (firstWeight, context) = contextFit(of: first, a, without: firstFit.words)
    let (secondWeight, other) = contextFit(of: second, b, without: secondFit.words)
    let thing = index.firstStreet + first
    var bonus = Bonus.ofStreet(index.things.importance[thing])
    if let near = options.near { bonus += Bonus.ofNearness(Earth.distance(near, place)) }
    return Crossing(
      first: first, second: second, place: place,
      context: secondWeight > firstWeight ? other : context,
      fit: firstFit.fit + secondFit.fit + firstWeight + secondWeight, bonus: bonus)
  }

  /// The best context of a street, and the weight of the words that it explains.
  private func contextFit(
    of street: UInt32, _ side: Side, without words: WordSet = WordSet()
  ) -> (Double, UInt32) {
    let own = index.things.contexts[index.firstStreet + street]
    var best = (side.contexts.weight(of: own, without: words).weight, own)
    var others = index.streetContexts.numbers(Int(street))
    while let other = others.next() {
      let weight = side.contexts.weight(of: other, without: words).weight
      if weight > best.0 { best = (weight, other) }
    }
    return best
  }

  private func distinct(_ crossings: [Crossing]) -> [Crossing] {
    var kept: [Crossing] = []
    for crossing in crossings.prefix(200)
    where !kept.contains(where: { Earth.distance($0.place, crossing.place) < Self.sameMetres }) {
      kept.append(crossing)
    }
    return kept
  }

  private func placemark(_ crossing: Crossing, score: Double) -> Placemark {
    let writer = PlacemarkWriter(index: index, language: options.language)
    var mark = writer.street(crossing.first, crossing.context)
    let names = [crossing.first, crossing.second].compactMap {
      writer.name(of: index.firstStreet + $0)
    }
    mark.name = names.joined(separator: " & ")
    mark.thoroughfare = mark.name
    mark.coordinate = crossing.place
    mark.matchLevel = .intersection
    mark.object = nil
    mark.score = (1000 * min(1, max(0, score))).rounded() / 1000
    return mark
  }
}

/// Where lines meet.
enum LineMeeting {
  /// The places that two sets of lines share; where they share none, the middle of where they come
  /// nearest, if that is near enough.
  static func places(
    _ a: [[Coordinate]], _ b: [[Coordinate]], within metres: Double
  ) -> [Coordinate] {
    let points = Set(a.joined())
    var shared: [Coordinate] = []
    for place in b.joined() where points.contains(place) && !shared.contains(place) {
      shared.append(place)
    }
    if !shared.isEmpty { return shared }
    return (nearest(a, to: b, within: metres) ?? nearest(b, to: a, within: metres)).map { [$0] }
      ?? []
  }

  private static func nearest(
    _ a: [[Coordinate]], to b: [[Coordinate]], within metres: Double
  ) -> Coordinate? {
    var best: (metres: Double, place: Coordinate)?
    for place in a.joined() {
      let plane = LocalPlane(at: place)
      for line in b {
        guard let found = plane.metres(to: line), found <= min(metres, best?.metres ?? metres)
        else {
          continue
        }
        if found < best?.metres ?? .infinity { best = (found, place) }
      }
    }
    return best?.place
  }
}

extension BoundingBox {
  /// The box grown on all sides.
  fileprivate func grown(byMetres metres: Double) -> BoundingBox {
    let plane = LocalPlane(at: Coordinate(latitude: south, longitude: west))
    let perUnit = max(1e-6, plane.x(of: Coordinate(latitude: south, longitude: west &+ 1)))
    let high = Int64(metres / Earth.metresPerUnit), wide = Int64(min(1e8, metres / perUnit))
    return BoundingBox(
      south: Int32(max(-900_000_000, Int64(south) - high)),
      west: Int32(max(-1_800_000_000, Int64(west) - wide)),
      north: Int32(min(900_000_000, Int64(north) + high)),
      east: Int32(min(1_800_000_000, Int64(east) + wide)))
  }
}
