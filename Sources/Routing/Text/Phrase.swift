// SPDX-License-Identifier: Apache-2.0

/// A sentence with gaps: "Turn right{onto}{toward}".
///
/// What fills the gaps of roads brings its own blank or joint, so that nothing is left of a gap
/// that stays empty.
package struct Phrase: Sendable, ExpressibleByStringLiteral {
  /// What a gap is filled with.
  package enum Slot: String, CaseIterable, Sendable {
    /// The road in the forms of `RoadUse`.
    case onto, along, reaching, destination, object
    /// The places that signs name.
    case toward
    /// An exit's number on its sign, or its place among the exits of a roundabout.
    case exit, ordinal
    case direction
    case name
    case number
    /// How many, in a word.
    case count
    case length
    case kinds
    /// What kind of road, of a notice.
    case road
    /// Phrases within a phrase.
    case first, second
  }

  private enum Piece: Sendable {
    case text(String)
    case slot(Slot)
  }

  private let pieces: [Piece]

  /// Gaps that are none stay as they are written, for tests to find.
  package init(stringLiteral template: String) {
    var pieces: [Piece] = []
    for (index, part) in template.split(separator: "{", omittingEmptySubsequences: false)
      .enumerated()
    {
      let halves = part.split(separator: "}", maxSplits: 1, omittingEmptySubsequences: false)
      if index > 0, halves.count == 2, let slot = Slot(rawValue: String(halves[0])) {
        pieces.append(.slot(slot))
        if !halves[1].isEmpty { pieces.append(.text(String(halves[1]))) }
      } else if index > 0 || !part.isEmpty {
        pieces.append(.text((index > 0 ? "{" : "") + part))
      }
    }
    self.pieces = pieces
  }

  package var slots: [Slot] {
    pieces.compactMap { if case .slot(let slot) = $0 { slot } else { nil } }
  }

  /// The phrase with its gaps filled; what fills them is taken as it is, braces and all.
  package func filled(_ words: (Slot) -> String) -> String {
    var text = ""
    for piece in pieces {
      switch piece {
      case .text(let words): text += words
      case .slot(let slot): text += words(slot)
      }
    }
    return text
  }

  package func filled(_ words: [Slot: String] = [:]) -> String { filled { words[$0] ?? "" } }
}

/// A phrase in the forms that numbers ask for.
package struct Counted: Sendable {
  let one: Phrase
  /// Of 2 to 4 in Slavic languages, and of fractions there.
  let few: Phrase
  let other: Phrase

  init(_ one: Phrase, few: Phrase? = nil, _ other: Phrase) {
    self.one = one
    self.few = few ?? other
    self.other = other
  }

  /// The same whatever the number.
  init(always phrase: Phrase) { self.init(phrase, phrase) }

  func callAsFunction(_ form: PluralForm) -> Phrase {
    switch form {
    case .one: one
    case .few: few
    case .other: other
    }
  }
}

/// What a number makes of the word behind it.
package enum PluralForm: Sendable {
  case one
  case few
  case other
}
