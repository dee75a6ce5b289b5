// SPDX-License-Identifier: Apache-2.0

/// What people call kinds of places, in the languages that they search in.
///
/// A category is a tag, "amenity=pharmacy"; a key alone, "shop", stands for all its values.
package enum Categories {
  /// What a run of words means.
  package struct Match: Equatable, Sendable {
    /// The nearest meaning first: "hotel" is tourism=hotel, and guest houses after it.
    package let categories: [String]
    /// Positions of the words.
    package let words: Range<Int>
  }

  /// Languages of the table, in the order of its columns.
  package static let languages = [
    "en", "de", "fr", "es", "it", "pt", "ru", "zh", "ja", "tr", "pl", "cs", "nl",
  ]

  /// All categories that have words, in the order of the table.
  package static let all: [String] = {
    var seen: Set<String> = []
    return entries.flatMap(\.categories).filter { seen.insert($0).inserted }
  }()

  /// The category of the longest run of words at the start of `tokens`.
  package static func match(_ tokens: ArraySlice<TextToken>) -> Match? {
    guard let first = tokens.first, let longest = index.longestByFirst[form(first)] else {
      return nil
    }
    for length in stride(from: min(longest, tokens.count), to: 0, by: -1) {
      if let found = index.numbersByKey[key(tokens.prefix(length))] {
        return Match(
          categories: categories(found),
          words: tokens.startIndex..<tokens.startIndex + length)
      }
    }
    return nil
  }

  /// Every run of words that is a category, the longest first; none lies in another.
  package static func matches(in tokens: [TextToken]) -> [Match] {
    var found: [Match] = []
    var start = 0
    while start < tokens.count {
      if let match = match(tokens[start...]) {
        found.append(match)
        start = match.words.upperBound
      } else {
        start += 1
      }
    }
    return found.sorted {
      ($1.words.count, $0.words.lowerBound) < ($0.words.count, $1.words.lowerBound)
    }
  }

  /// The categories that an option or a whole text names.
  ///
  /// "amenity=fuel" is itself, "fuel" every category of that value, "Tankstelle" what it means;
  /// empty where the text is none of these.
  package static func named(_ text: String) -> [String] {
    if text.contains("=") { return [text] }
    let tokens = TextTokens.tokens(of: text)
    var found: [String] = []
    if let match = match(tokens[...]), match.words.count == tokens.count {
      found = match.categories
    }
    return found + all.filter { $0.hasSuffix("=" + text) && !found.contains($0) }
  }

  /// Categories whose words begin with what was typed so far, in the order of the table.
  package static func beginning(with text: String) -> [String] {
    let prefix = key(TextTokens.tokens(of: text)[...])
    guard !prefix.isEmpty else { return [] }
    let keys = index.sortedKeys
    var low = 0, high = keys.count
    while low < high {
      let middle = (low + high) / 2
      if keys[middle] < prefix { low = middle + 1 } else { high = middle }
    }
    var found: Set<Int> = []
    while low < keys.count, keys[low].hasPrefix(prefix) {
      found.formUnion(index.numbersByKey[keys[low]] ?? [])
      low += 1
    }
    return categories(found.sorted())
  }

  /// What a category is called in a language ("de", "pt-BR"), or else in English.
  package static func label(_ category: String, language: String) -> String? {
    guard let entry = index.labelEntry[category].map({ entries[$0] }) else { return nil }
    let code = language.prefix { $0 != "-" && $0 != "_" }.lowercased()
    let column = languages.firstIndex(of: code) ?? 0
    return entry.words[column].first ?? entry.words[0].first
  }
}

extension Categories {
  private struct Entry: Sendable {
    /// The category, and others that its words may mean.
    let categories: [String]
    /// Its words by language, the usual one first.
    let words: [[String]]
  }

  private struct Index: Sendable {
    var numbersByKey: [String: [Int]] = [:]
    /// Most words of a run that begins with a word.
    var longestByFirst: [String: Int] = [:]
    var labelEntry: [String: Int] = [:]
    var sortedKeys: [String] = []
  }

  private static let entries: [Entry] = {
    [food, shops, services, travel, leisure].flatMap { table in
      table.split(separator: "\n").map { line in
        let columns = line.split(separator: "|", omittingEmptySubsequences: false).map { column in
          column.split(separator: ",").map(String.init)
        }
        return Entry(categories: columns[0], words: Array(columns.dropFirst()))
      }
    }
  }()

  private static let index: Index = {
    var index = Index()
    for (number, entry) in entries.enumerated() {
      if let own = entry.categories.first, index.labelEntry[own] == nil {
        index.labelEntry[own] = number
      }
      for word in entry.words.joined() { add(word, number, to: &index) }
    }
    for (number, entry) in entries.enumerated() {
      for other in entry.categories where index.labelEntry[other] == nil {
        index.labelEntry[other] = number
      }
    }
    index.sortedKeys = index.numbersByKey.keys.sorted()
    return index
  }()

  private static func add(_ word: String, _ number: Int, to index: inout Index) {
    let tokens = TextTokens.tokens(of: word)
    guard let first = tokens.first.map(form) else { return }
    if index.numbersByKey[key(tokens[...])]?.last != number {
      index.numbersByKey[key(tokens[...]), default: []].append(number)
    }
    index.longestByFirst[first] = max(index.longestByFirst[first] ?? 0, tokens.count)
  }

  /// The categories of some entries: first what each is, then what else it may mean.
  private static func categories(_ numbers: [Int]) -> [String] {
    var found: [String] = []
    let own = numbers.flatMap { entries[$0].categories.prefix(1) }
    for category in own + numbers.flatMap({ entries[$0].categories.dropFirst() })
    where !found.contains(category) {
      found.append(category)
    }
    return found
  }

  /// The form in which words are compared.
  private static func form(_ token: TextToken) -> String { token.stem }

  private static func key(_ tokens: ArraySlice<TextToken>) -> String {
    tokens.map(form).joined(separator: " ")
  }
}
