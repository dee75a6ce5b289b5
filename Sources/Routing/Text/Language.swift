// SPDX-License-Identifier: Apache-2.0

/// A language in which directions are given.
///
/// To add one, write a file like `Language+German.swift`, and name it in `all`: the compiler asks
/// for every phrase, and the tests try each.
package struct Language: Sendable {
  /// As ISO 639-1 has it.
  package let code: String
  /// What it calls itself.
  package let name: String
  /// In one place: a copy of all phrases would take longer than a sentence.
  private let tables: Tables

  private final class Tables: Sendable {
    let phrases: Phrases
    let grammar: Grammar

    init(_ phrases: Phrases, _ grammar: Grammar) {
      self.phrases = phrases
      self.grammar = grammar
    }
  }

  package var phrases: Phrases {
    @inline(__always) get { tables.phrases }
  }
  var grammar: Grammar {
    @inline(__always) get { tables.grammar }
  }

  package static let all: [Language] = [english, russian, chinese, german, french, spanish]

  /// The language of a tag, of whatever region or script: German of "de", "de-AT", "DE_at".
  package init?(tag: some StringProtocol) {
    let code = tag.prefix { $0 != "-" && $0 != "_" }.lowercased()
    guard let language = Self.all.first(where: { $0.code == code }) else { return nil }
    self = language
  }

  init(code: String, name: String, phrases: Phrases, grammar: Grammar) {
    self.code = code
    self.name = name
    tables = Tables(phrases, grammar)
  }
}

extension Language: Hashable {
  package static func == (a: Language, b: Language) -> Bool { a.code == b.code }
  package func hash(into hasher: inout Hasher) { hasher.combine(code) }
}

/// What a language does with numbers, lists and the names of roads.
struct Grammar: Sendable {
  let decimalSign: String
  /// Between the parts of a list, and before its last part.
  let comma: String
  let and: String
  /// Between two names of one road.
  var slash = " / "
  /// Two, three and four, as they stand before lanes.
  let counts: [String]
  /// The form that a number of tenths asks for.
  let plural: @Sendable (Int) -> PluralForm
  /// Which exit of a roundabout: 1 is the first.
  let ordinal: @Sendable (Int) -> String
  /// A road in a sentence, with the preposition, article and case that it takes there, and what
  /// joins it to the words before.
  let road: @Sendable (String, RoadUse) -> String

  func list(_ words: [String]) -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return words.dropLast().joined(separator: comma) + and + last
  }

  /// A number of tenths: "1.3", "2".
  func number(tenths: Int) -> String {
    tenths % 10 == 0 ? String(tenths / 10) : "\(tenths / 10)\(decimalSign)\(tenths % 10)"
  }
}

/// What a sentence says of a road.
enum RoadUse: Sendable {
  /// One turns into it.
  case onto
  /// One moves on it.
  case along
  /// An exit or a ramp leads there.
  case reaching
  /// One goes as far as it.
  case destination
  /// It is what one takes or crosses; without a preposition.
  case object
}
