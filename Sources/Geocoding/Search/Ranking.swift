// SPDX-License-Identifier: Apache-2.0

import Geo
import PackedFile

/// Orders candidates: by fit, importance and nearness, then by kind, then by spelling; then by
/// number.
struct Ranking {
  let index: PlaceIndex
  let query: AddressQuery
  let options: Geocoder.Options

  /// What writing a name as it is spelled is worth: it decides between equals only.
  private static let spellingWeight = 0.02
  /// What spelling can be worth at most: only who is so near to the first may come before it.
  private static let spellingSpan = 3.25 * spellingWeight
  /// Two answers with the same text and this near each other are one, metres.
  private static let duplicateMetres = 50.0

  /// The candidates that fit best, by fit and kind, without a look at their spelling; of those that
  /// would be told in the same words and lie near each other the best alone.
  func best(_ candidates: [Candidate], keeping limit: Int) -> [Candidate] {
    var kept: [Candidate] = []
    var placesByText: [Telling: [Coordinate]] = [:]
    for candidate in candidates.sorted(by: precedes) where kept.count < limit {
      let telling = Telling(
        text: candidate.text, context: candidate.context, level: candidate.level)
      let places = placesByText[telling] ?? []
      // A point without a name is told by its kind.
      let isSame =
        candidate.text.name > 0
        && places.contains {
          Earth.distance($0, candidate.location) <= Self.sameMetres(candidate.level)
        }
      if isSame { continue }
      placesByText[telling] = places + [candidate.location]
      kept.append(candidate)
    }
    return kept
  }

  /// What an answer will be told by.
  private struct Telling: Hashable {
    let text: Candidate.TextKey
    let context: UInt32
    let level: MatchLevel
  }

  /// Two houses or streets with the same text in one place are one within this, metres.
  private static func sameMetres(_ level: MatchLevel) -> Double {
    level == .poi ? duplicateMetres : 1_000
  }

  /// The answers in words, in their final order, each once, no more than are wanted.
  func placemarks(_ candidates: [Candidate]) -> [Placemark] {
    let least = (candidates.first.map(rank) ?? 0) - Self.spellingSpan
    let tied = candidates.prefix { rank($0) >= least }
    let spelled =
      tied.count > 1
      ? tied.map(spelled).sorted { precedes($0.candidate, $1.candidate) } : tied.map(answer)
    var seen = SeenAnswers()
    var marks = spelled.filter { seen.insert($0) }.map(\.mark)
    for candidate in candidates.dropFirst(tied.count) where marks.count < options.limit {
      let answer = answer(candidate)
      if seen.insert(answer) { marks.append(answer.mark) }
    }
    return Array(marks.prefix(options.limit))
  }

  /// Answers so far, by their texts and objects.
  private struct SeenAnswers {
    private var placesByText: [String: [Coordinate]] = [:]
    private var houseByObject: [ObjectID: Bool] = [:]

    /// Whether an answer is new: an object is one, though a house may have several numbers.
    mutating func insert(_ answer: Answer) -> Bool {
      let isHouse = [.house, .interpolated].contains(answer.mark.matchLevel)
      if let object = answer.mark.object {
        if let wasHouse = houseByObject[object], !wasHouse || !isHouse { return false }
        houseByObject[object] = isHouse
      }
      let place = answer.mark.coordinate
      let isDuplicate = placesByText[answer.text, default: []].contains {
        Earth.distance($0, place) <= Ranking.duplicateMetres
      }
      if !isDuplicate { placesByText[answer.text, default: []].append(place) }
      return !isDuplicate
    }
  }

  private func answer(_ candidate: Candidate) -> Answer {
    let mark = placemark(of: candidate)
    return Answer(
      candidate: candidate, mark: mark, text: "\(mark.matchLevel.rawValue) \(mark.formattedAddress)"
    )
  }

  /// An answer whose spelling counts.
  private func spelled(_ candidate: Candidate) -> Answer {
    var answer = answer(candidate)
    answer.candidate.bonus += Self.spellingWeight * spelling(of: answer.text, answer.mark)
    return answer
  }

  private struct Answer {
    var candidate: Candidate
    let mark: Placemark
    /// Kind and address: what makes two answers the same.
    let text: String
  }

  private func placemark(of candidate: Candidate) -> Placemark {
    var mark = index.placemark(
      candidate.entry, context: candidate.context, language: options.language)
    mark.score = score(candidate.fit)
    if options.explains { mark.explanation = MatchExplanation(candidate, of: query) }
    guard let guess = candidate.guess else { return mark }
    mark.matchLevel = .interpolated
    mark.coordinate = guess.place
    if let number = guess.number {
      mark.subThoroughfare = number
      mark.object = nil
      mark.name = AddressFormat(of: mark.isoCountryCode, sample: mark.thoroughfare)
        .street(mark.thoroughfare, number)
    }
    return mark
  }

  /// A fit as a share of the whole, from 0 to 1, in steps of a thousandth.
  private func score(_ fit: Double) -> Double {
    (1000 * min(1, max(0, fit / query.totalWeight))).rounded() / 1000
  }

  private func rank(_ candidate: Candidate) -> Double { candidate.fit + candidate.bonus }

  private func precedes(_ a: Candidate, _ b: Candidate) -> Bool {
    // Rounded, for sums of the same weights in another order differ in their last bits.
    let aFit = (rank(a) * 1e6).rounded(), bFit = (rank(b) * 1e6).rounded()
    return aFit != bFit ? aFit > bFit : order(a.entry) < order(b.entry)
  }

  /// Kinds in the order in which a person means them, then a number.
  private func order(_ entry: PlaceEntry) -> (Int, UInt32, UInt8) {
    switch entry {
    case .house(let block, let position): return (0, block, position)
    case .place(let place):
      let kind = index.kind(ofPlace: place).rawValue
      return (kind < PlaceKind.square.rawValue ? 1 + Int(kind) : 200 + Int(kind), place, 0)
    case .street(let street): return (100, street, 0)
    case .point(let point): return (101, point, 0)
    }
  }

  /// How much of the query stands in an answer as it is spelled; more where words follow each other
  /// as they were typed ("5th Street 3" is not "3rd Street 5"), where its name and its town are
  /// written so, to the accent, and where all is the same.
  private func spelling(of text: String, _ mark: Placemark) -> Double {
    let typed = query.words.map(\.token.literal)
    // The first word says the kind of answer. Of what is still being typed the beginning tells.
    let written =
      options.isUnfinished
      ? TextTokens.tokens(of: mark.name ?? "").map(\.literal)
      : TextTokens.tokens(of: text).dropFirst().map(\.literal)
    let same = Double(typed.reduce(0) { written.contains($1) ? $0 + 1 : $0 })
    let pairs = zip(typed, typed.dropFirst()).count { pair in
      zip(written, written.dropFirst()).contains { $0 == pair.0 && $1 == pair.1 }
    }
    return same / Double(max(1, typed.count)) + 0.5 * Double(pairs)
      / Double(max(1, typed.count - 1))
      + (isTyped(mark.thoroughfare ?? mark.name) ? 0.5 : 0)
      + (isTyped(mark.locality) ? 0.25 : 0)
      + (typed.elementsEqual(written) || beginsAsTyped(mark) ? 1 : 0)
  }

  private func beginsAsTyped(_ mark: Placemark) -> Bool {
    options.isUnfinished && (mark.name ?? "").lowercased().utf8.starts(with: query.text)
  }

  private func isTyped(_ text: String?) -> Bool {
    text.map { query.text.contains(run: Array($0.lowercased().utf8)) } ?? false
  }
}

extension [UInt8] {
  fileprivate func contains(run: [UInt8]) -> Bool {
    guard let first = run.first, run.count <= count else { return false }
    return (0...(count - run.count)).contains { start in
      self[start] == first && self[start..<start + run.count].elementsEqual(run)
    }
  }
}
