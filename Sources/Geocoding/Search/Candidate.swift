// SPDX-License-Identifier: Apache-2.0

import Geo

/// A possible answer, and how well it fits.
struct Candidate {
  var entry: PlaceEntry
  let location: Coordinate
  let level: MatchLevel
  /// Name and house number that its text will have, by which the same are told.
  let text: TextKey
  /// The context that fits best.
  var context: UInt32
  /// Weight of the query's words that it explains, less what its name has beyond them.
  var fit: Double
  /// What decides between answers that explain the same: importance and nearness.
  var bonus = 0.0
  var words: ExplainedWords
  /// Where a house number that the map lacks should be, and that number.
  var guess: Guess?

  struct TextKey: Hashable {
    let name: UInt32
    let number: UInt32
  }

  struct Guess {
    let number: String?
    let place: Coordinate
  }
}

/// Which words of the query an answer explains, and by what.
struct ExplainedWords {
  var name = WordSet()
  var number = WordSet()
  var context = WordSet()

  var all: WordSet { name.union(number).union(context) }
}
