// SPDX-License-Identifier: Apache-2.0

import Geo

extension TextSearch {
  /// "pharmacy near Oyster Creek Dr".
  ///
  /// Where the word between is an ordinary one, not where the best answer so far has more of the
  /// text: "Camí del Valira" is no "cami" (mosque).
  func nearby(_ text: String, _ best: Placemark?) -> [Placemark] {
    guard options.levels.contains(.poi) else { return [] }
    let readings = NearText.split(text).lazy.map { ($0, Wanted($0.what)) }
    for (reading, wanted) in readings.filter({ !$1.categories.isEmpty }).prefix(
      Self.readingLimit)
    {
      let whereText = reading.whereText
      let anchor = whereText.isEmpty ? nil : anchor(whereText)
      guard let near = whereText.isEmpty ? options.near : anchor?.coordinate else { continue }
      if !reading.saysNear, let anchor, let best {
        let (part, whole) = (TextTokens.tokens(of: whereText), TextTokens.tokens(of: text))
        if isBetter(best, than: anchor, part[...], of: whole) { continue }
      }
      var search = Geocoder.LocalSearch("", near: near)
      search.categories = wanted.categories
      let kind = TextTokens.tokens(of: reading.what)
      for text in wanted.texts {
        search.text = text
        let found = points(search, from: anchor, kind: kind)
        if !found.isEmpty { return found }
      }
    }
    return []
  }

  /// What is looked for near a place: a kind of place, or a kind of food.
  private struct Wanted {
    let categories: [String]
    /// Words that an answer has, tried one after the other; empty for any answer.
    let texts: [String]

    init(_ text: String) {
      let kinds = Categories.named(text)
      let cuisines = kinds.isEmpty ? Cuisines.values(of: text) : []
      categories = cuisines.isEmpty ? kinds : Cuisines.categories
      texts = cuisines.isEmpty ? [""] : cuisines
    }
  }

  private func points(
    _ search: Geocoder.LocalSearch, from anchor: Placemark?, kind: some Sequence<TextToken>
  ) -> [Placemark] {
    var search = search
    search.limit = options.limit + Self.spareCandidates
    search.box = options.box
    search.language = options.language
    let found = Geocoder(index: index).search(search)
    var marks = byDistance(found.map(\.placemark), from: anchor)
    guard options.explains else { return marks }
    let explanation = MatchExplanation.near(anchor, kind: kind)
    for index in marks.indices { marks[index].explanation = explanation }
    return marks
  }

  /// "Pharmacy Oyster Creek Dr", where a street or a point of interest is all that is left.
  ///
  /// Not where the best answer so far has the words for the kind in its name: "Park Avenue".
  func nearbyWithoutWords(_ text: String, _ best: Placemark?) -> [Placemark] {
    guard options.levels.contains(.poi) else { return [] }
    let tokens = TextTokens.tokens(of: NearText.withoutNearest(text))
    for match in Categories.matches(in: tokens).prefix(Self.readingLimit) {
      guard let rest = rest(of: tokens, beside: match.words),
        let anchor = anchor(TextTokens.text(of: rest)), anchor.score > Self.sureScore,
        anchor.matchLevel != .place, anchor.matchLevel != .postcode
      else { continue }
      if let best, isBetter(best, than: anchor, rest, of: tokens) { continue }
      var search = Geocoder.LocalSearch("", near: anchor.coordinate)
      search.categories = match.categories
      search.radiusMetres = Self.nearMetres
      let found = points(search, from: anchor, kind: tokens[match.words])
      if !found.isEmpty { return found }
    }
    return []
  }

  /// What stands behind some words at the start, or before some at the end; `nil` where they are a
  /// part of a longer word, as "Park" in "Parkstrasse".
  private func rest(of tokens: [TextToken], beside words: Range<Int>) -> ArraySlice<TextToken>? {
    let isFirst = words.lowerBound == 0
    let cut = isFirst ? words.upperBound : words.lowerBound
    guard isFirst || words.upperBound == tokens.count, cut < tokens.count else { return nil }
    let isApart =
      tokens[cut].gap != .none
      || tokens[cut - 1...cut].contains { Ideographs.isIdeograph($0.stem) }
    guard isApart else { return nil }
    return isFirst ? tokens[cut...] : tokens[..<cut]
  }

  /// Whether an answer to a whole text explains more of it than an answer to a part.
  private func isBetter(
    _ best: Placemark, than anchor: Placemark, _ part: ArraySlice<TextToken>, of whole: [TextToken]
  ) -> Bool {
    best.score > anchor.score * weight(of: part) / weight(of: whole[...]) + Self.nothing
  }

  func weight(of tokens: ArraySlice<TextToken>) -> Double {
    tokens.reduce(1e-6) { $0 + AddressQuery.weight(of: $1.stem) }
  }

  /// Scores that differ by less are the same, as they are rounded.
  private static let nothing = 0.02
  /// How well the rest must be found where no word says that it is a place.
  private static let sureScore = 0.9
  /// What is near where no word says so, metres.
  private static let nearMetres = 2_000.0

  /// Answers near a street by their distance to its line, not to its middle; others as they are.
  private func byDistance(_ found: [Placemark], from anchor: Placemark?) -> [Placemark] {
    guard anchor?.matchLevel == .street, let object = anchor?.object else { return found }
    let lines = index.entries(of: object).flatMap { entry -> [[Coordinate]] in
      if case .street(let street) = entry { index.lines.lines(ofStreet: street) } else { [] }
    }
    let metres = found.map { mark -> Double in
      let plane = LocalPlane(at: mark.coordinate)
      return lines.compactMap { plane.metres(to: $0) }.min() ?? .infinity
    }
    return found.indices.sorted { (metres[$0], $0) < (metres[$1], $1) }.map { found[$0] }
  }
}
