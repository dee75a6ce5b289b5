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

  package let words: [Word]
  /// Weight of the words explained, less what was assumed and what the name has beyond them.
  package let fit: Double
  /// What importance and nearness add, which decides between equals.
  package let bonus: Double

  init(_ candidate: Candidate, of query: AddressQuery) {
    words = query.words.enumerated().map { position, word in
      let part: Part =
        candidate.words.name.contains(position)
        ? .name
        : candidate.words.number.contains(position)
          ? .number : candidate.words.context.contains(position) ? .context : .nothing
      return Word(text: word.token.literal, part: part, weight: word.weight)
    }
    fit = candidate.fit
    bonus = candidate.bonus
  }
}
