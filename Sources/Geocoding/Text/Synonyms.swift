// SPDX-License-Identifier: Apache-2.0

/// Words that people write for one another: short forms, numbers in words, directions.
///
/// All words are stems. They are looked up for what is typed; names are stored as written.
package enum Synonyms {
  /// Long forms, and the short forms that each of them has.
  struct Group: Sendable {
    var long: [String]
    var short: [String]
  }

  /// Stems that may stand for one, without it.
  ///
  /// A short form gives its long forms and their other short forms; a long form gives its short
  /// forms only, so that "street" never gives "saint".
  package static func alternatives(of stem: String) -> [String] { table[stem] ?? [] }

  /// Runs of stems that may stand for one: "nw" for "north west", "ny" for "new york".
  package static func phrases(of stem: String) -> [[String]] { phraseTable[stem] ?? [] }

  /// Longest run of `phrases`.
  package static let longestPhrase = phraseTable.values.joined().map(\.count).max() ?? 0

  private static let table: [String: [String]] = {
    var table: [String: [String]] = [:]
    func add(_ words: [String], to word: String) {
      for other in words where other != word && table[word]?.contains(other) != true {
        table[word, default: []].append(other)
      }
    }
    for group in groups {
      for word in group.long { add(group.short, to: word) }
      for word in group.short { add(group.long + group.short, to: word) }
    }
    for group in numbers {
      let particles = group.long.filter(Spelling.isParticle)
      for word in group.short { table[word]?.removeAll { particles.contains($0) } }
    }
    return table
  }()

  private static let phraseTable: [String: [[String]]] = {
    var table: [String: [[String]]] = [:]
    for line in phraseLines + sumLines {
      let sides = line.split(separator: "=")
      guard sides.count == 2, let short = TextTokens.stems(String(sides[0])).first else { continue }
      table[short, default: []].append(TextTokens.stems(String(sides[1])))
    }
    return table
  }()

  /// The first short form of each word; that of the first group where it stands in several.
  ///
  /// Long forms whose first short form is the same share it: "street", "saint", "st".
  static let canonical: [String: String] = {
    var canonical: [String: String] = [:]
    for group in groups {
      guard let first = group.short.first else { continue }
      let name = canonical[first] ?? first
      for word in group.short + group.long where canonical[word] == nil { canonical[word] = name }
    }
    return canonical
  }()

  static let streetTypes = read(streetTypeLines)
  private static let groups =
    streetTypes + read(nameWordLines) + read(placeWordLines) + numbers

  /// Reads lines of long forms, "=", short forms.
  private static func read(_ lines: [String]) -> [Group] {
    lines.flatMap { $0.split(separator: ",") }.map { line in
      let sides = line.split(separator: "=", omittingEmptySubsequences: false)
      return Group(long: stems(sides.first), short: stems(sides.dropFirst().first))
    }
  }

  /// The stem of each word of a side of a line, as a word that is typed has it.
  private static func stems(_ side: Substring?) -> [String] {
    (side ?? "").split(separator: " ").map { word in
      var writer = StemWriter()
      WordStem.write(Array(word.unicodeScalars), to: &writer)
      return String(decoding: writer.bytes, as: UTF8.self)
    }
  }
}
