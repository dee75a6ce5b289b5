// SPDX-License-Identifier: Apache-2.0

/// Why a placemark answers a text: what each word was taken for.
package struct MatchExplanation: Sendable, Equatable {
  /// What a word of the text was found in.
  package enum Part: String, Sendable {
    case name, number, context, nothing
  }

  package struct Word: Sendable, Equatable {
    package let text: String
    package let part: Part
    /// What it counts, from 0 to 1.
    package let weight: Double
  }

  /// As what a text was read.
  package enum Reading: String, Sendable {
    /// Word by word.
    case words
    /// Two streets that meet.
    case crossing
    /// A kind of place around another place.
    case near
    case coordinate
    case plusCode
  }

  package let reading: Reading
  package let words: [Word]
  /// Weight of the words explained, less what was assumed and what the name has beyond them.
  package let fit: Double
  /// What importance and nearness add, which decides between equals.
  package let bonus: Double

  init(_ reading: Reading, _ words: [Word], fit: Double? = nil, bonus: Double = 0) {
    self.reading = reading
    self.words = words
    self.fit = fit ?? words.reduce(0) { $0 + ($1.part == .nothing ? 0 : $1.weight) }
    self.bonus = bonus
  }

  init(_ candidate: Candidate, of query: AddressQuery) {
    self.init(
      .words, Self.words(of: query, candidate.words), fit: candidate.fit, bonus: candidate.bonus)
  }

  static func words(of query: AddressQuery, _ explained: ExplainedWords) -> [Word] {
    query.words.enumerated().map { position, word in
      let part: Part =
        explained.name.contains(position)
        ? .name
        : explained.number.contains(position)
          ? .number : explained.context.contains(position) ? .context : .nothing
      return Word(text: word.token.literal, part: part, weight: word.weight)
    }
  }

  /// Of places of a kind around another one, which explains the rest of the text.
  static func near(_ anchor: Placemark?, kind: some Sequence<TextToken>) -> MatchExplanation {
    let names = kind.map {
      Word(text: $0.literal, part: .name, weight: AddressQuery.weight(of: $0.stem))
    }
    return MatchExplanation(.near, names + surroundings(anchor))
  }

  /// The words of a text that were taken for where something is.
  static func surroundings(_ anchor: Placemark?) -> [Word] {
    (anchor?.explanation?.words ?? []).map {
      Word(text: $0.text, part: $0.part == .nothing ? .nothing : .context, weight: $0.weight)
    }
  }
}
