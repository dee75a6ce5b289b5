// SPDX-License-Identifier: Apache-2.0

extension TextSearch {
  /// What parts of a text lead to where the whole leads nowhere: "pharmacy near nowhere" to
  /// pharmacies, two streets that do not meet to both, "Main St 5 xyz abc" to the house.
  ///
  /// Scores are shares of the whole text.
  func byParts(_ text: String) -> [Placemark] {
    if options.isUnfinished { return [] }
    for (what, _, _) in NearText.split(text).filter(\.saysNear).prefix(Self.readingLimit) {
      let found = scored([what], of: text)
      if !found.isEmpty { return found }
    }
    for (first, second) in IntersectionText.split(text).prefix(Self.readingLimit) {
      let found = scored([first, second], of: text)
      if !found.isEmpty { return found }
    }
    return known(text).lazy.map { scored([$0], of: text) }.first { !$0.isEmpty } ?? []
  }

  /// The words before the first that the map does not have, and those behind the last.
  private func known(_ text: String) -> [String] {
    let query = AddressQuery(text, in: index)
    let matches = WordMatches(strict: query, in: index)
    let tokens = query.words.map(\.token)
    let unknown = query.words.indices.filter { !tokens[$0].isNumber && !matches.isKnown($0) }
    guard let first = unknown.first, let last = unknown.last else { return [] }
    return [tokens[..<first], tokens[(last + 1)...]].map { TextTokens.text(of: $0) }
  }

  private func scored(_ parts: [String], of text: String) -> [Placemark] {
    let whole = weight(of: TextTokens.tokens(of: text)[...])
    let found = parts.flatMap { part -> [Placemark] in
      let share = weight(of: TextTokens.tokens(of: part)[...]) / whole
      return byWords(part).map { mark in
        var mark = mark
        mark.score = (1000 * min(1, mark.score * share)).rounded() / 1000
        return mark
      }
    }
    return Array(found.prefix(options.limit))
  }
}
