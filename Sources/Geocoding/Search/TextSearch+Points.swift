// SPDX-License-Identifier: Apache-2.0

import Geo

extension TextSearch {
  /// "pharmacy near Oyster Creek Dr".
  func nearby(_ text: String) -> [Placemark] {
    guard options.levels.contains(.poi) else { return [] }
    for (what, whereText) in NearText.split(text) {
      let categories = Categories.named(what)
      if categories.isEmpty { continue }
      let anchor = whereText.isEmpty ? nil : anchor(whereText)
      guard let near = whereText.isEmpty ? options.near : anchor?.coordinate else { continue }
      var search = Geocoder.LocalSearch("", near: near)
      search.categories = categories
      let found = points(search, from: anchor)
      if !found.isEmpty { return found }
    }
    return []
  }

  private func points(_ search: Geocoder.LocalSearch, from anchor: Placemark?) -> [Placemark] {
    var search = search
    search.limit = options.limit + Self.spareCandidates
    search.box = options.box
    search.language = options.language
    let found = Geocoder(index: index).search(search)
    return byDistance(found.map(\.placemark), from: anchor)
  }

  /// "Pharmacy Oyster Creek Dr", where a street or a point of interest is all that is left.
  ///
  /// Not where the best answer so far is of that kind itself.
  func nearbyWithoutWords(_ text: String, _ best: Placemark?) -> [Placemark] {
    guard options.levels.contains(.poi) else { return [] }
    let tokens = TextTokens.tokens(of: NearText.withoutNearest(text))
    for match in Categories.matches(in: tokens) {
      if let category = best?.category, match.categories.contains(category) { continue }
      guard let rest = rest(of: tokens, beside: match.words),
        let anchor = anchor(TextTokens.text(of: rest)), anchor.score > Self.sureScore,
        anchor.matchLevel != .place, anchor.matchLevel != .postcode
      else { continue }
      var search = Geocoder.LocalSearch("", near: anchor.coordinate)
      search.categories = match.categories
      search.radiusMetres = Self.nearMetres
      let found = points(search, from: anchor)
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
