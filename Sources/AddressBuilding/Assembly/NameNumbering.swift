// SPDX-License-Identifier: Apache-2.0

import Geocoding
import PackedFile

/// Numbers the names of all things by their bytes, and gathers which words each has and which
/// things have each.
struct NameNumbering {
  /// The strings of the index: names first, others as they are asked for.
  private var output = StringTableBuilder()
  private let source: StringTableBuilder
  private var idBySource: [StringID: StringID] = [:]
  private(set) var nameCount = 0

  init(names: Set<StringID>, in source: StringTableBuilder) {
    self.source = source
    let texts = names.map { (text: source[$0], id: $0) }.sorted {
      $0.text.utf8.lexicographicallyPrecedes($1.text.utf8)
    }
    for (text, id) in texts { idBySource[id] = output.intern(text) }
    nameCount = texts.count
  }

  /// The string of the index for one of the collection.
  mutating func id(_ string: StringID) -> StringID {
    if string.isEmpty { return .empty }
    if let id = idBySource[string] { return id }
    let id = output.intern(source[string])
    idBySource[string] = id
    return id
  }

  func strings() -> StringTable { output.build() }

  /// Writes the words of names, and the names and things that have them.
  func write(_ things: [ThingDraft], to parts: inout PlaceIndexParts) {
    let words = words()
    let ranks = ranks(of: words)
    parts.tokens = ranks.texts
    var namesByToken: [[UInt32]] = Array(repeating: [], count: ranks.texts.count)
    for (name, list) in words.enumerated() {
      let tokens = list.map { ranks.rankByText[$0] ?? 0 }
      parts.nameTokens.append(tokens)
      for token in Set(tokens) { namesByToken[Int(token)].append(UInt32(name)) }
    }
    for names in namesByToken { parts.tokenNames.append(ascending: names) }
    writeThings(things, to: &parts)
  }

  private func words() -> [[String]] {
    (0..<nameCount).map { name in
      TextTokens.tokens(of: output[StringID(rawValue: UInt32(name) + 1)]).map(\.stem)
    }
  }

  private func ranks(of words: [[String]]) -> (texts: [String], rankByText: [String: UInt32]) {
    let texts = Set(words.joined()).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    var rankByText: [String: UInt32] = [:]
    for (rank, text) in texts.enumerated() { rankByText[text] = UInt32(rank) }
    return (texts, rankByText)
  }

  /// Places come before points and streets that are as important among their like.
  private static func importance(_ thing: ThingDraft) -> UInt8 {
    thing.isPlace ? max(64, thing.importance) : thing.importance / 3
  }

  private func writeThings(_ things: [ThingDraft], to parts: inout PlaceIndexParts) {
    var thingsByName: [[UInt32]] = Array(repeating: [], count: nameCount)
    for (number, thing) in things.enumerated() {
      for name in thing.allNames {
        guard let id = idBySource[name], Int(id.rawValue) <= nameCount else { continue }
        thingsByName[Int(id.rawValue) - 1].append(UInt32(number))
      }
    }
    for list in thingsByName {
      parts.nameThings.append(ascending: list)
      parts.nameImportance.append(list.map { Self.importance(things[Int($0)]) }.max() ?? 0)
    }
  }
}
