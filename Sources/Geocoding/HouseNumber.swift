// SPDX-License-Identifier: Apache-2.0

/// House numbers as they are compared: "12a", "12 A", "12-a" and "12/A" are one.
package enum HouseNumber {
  /// A key that equal numbers share and that sorts by value: "212a" for "12 A", "3105" for "105".
  ///
  /// The first byte says how many digits the first number has. Digits that follow digits keep a
  /// mark between them, for 12-14 is not 1214. `nil` where there is nothing to compare.
  package static func key(_ tokens: some Collection<TextToken>) -> String? {
    guard let first = tokens.first else { return nil }
    var key = ""
    var lastIsNumber = false
    for token in tokens {
      if lastIsNumber, token.isNumber { key += "/" }
      key += token.isNumber ? token.literal : latinLookalikes(token.literal)
      lastIsNumber = token.isNumber
    }
    let digits = first.isNumber ? min(9, first.literal.utf8.count) : 0
    return "\(digits)\(key)"
  }

  package static func key(_ text: String) -> String? { key(TextTokens.tokens(of: text)) }

  /// Cyrillic and Greek letters that look Latin, as people type either.
  private static func latinLookalikes(_ word: String) -> String {
    guard word.utf8.contains(where: { $0 >= 0x80 }) else { return word }
    return String(word.map { lookalikes[$0] ?? $0 })
  }

  private static let lookalikes: [Character: Character] = [
    "а": "a", "в": "b", "с": "c", "е": "e", "к": "k", "м": "m", "о": "o", "р": "p", "х": "x",
    "α": "a", "β": "b", "ε": "e", "κ": "k", "ο": "o",
  ]
}
