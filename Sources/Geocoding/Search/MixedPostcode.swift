// SPDX-License-Identifier: Apache-2.0

/// Postcodes of letters and digits, which are several words and say no more than one: "SW1A 2DU",
/// "K1A 0B1", "D02 X285".
enum MixedPostcode {
  /// The words of all such codes in a text.
  static func words(in tokens: [TextToken]) -> WordSet {
    var words = WordSet()
    for start in tokens.indices where start == 0 || tokens[start].gap != .none {
      for middle in start + 2..<start + 4 {
        guard let area = shape(tokens, start..<middle), areas.contains(area) else { continue }
        for end in middle + 2..<middle + 5 where isApart(tokens, end) {
          guard let rest = shape(tokens, middle..<end), isUnit(rest, of: area) else { continue }
          for place in start..<end { words.insert(place) }
        }
      }
    }
    return words
  }

  /// What the code of an area looks like, a letter as "A", a digit as "9".
  private static let areas: Set<String> = ["A9", "A99", "AA9", "AA99", "A9A", "AA9A"]

  /// Whether a shape is that of a second part: of British codes, Canadian, or Irish.
  private static func isUnit(_ shape: String, of area: String) -> Bool {
    switch shape {
    case "9AA": true
    case "9A9": area == "A9A"
    default:
      shape.utf8.count == 4 && area.utf8.count == 3 && shape.contains("A") && shape.contains("9")
    }
  }

  private static func isApart(_ tokens: [TextToken], _ place: Int) -> Bool {
    place == tokens.count || place < tokens.count && tokens[place].gap != .none
  }

  /// The shape of words that nothing parts; `nil` where something does.
  private static func shape(_ tokens: [TextToken], _ run: Range<Int>) -> String? {
    guard run.upperBound <= tokens.count,
      tokens[run].dropFirst().allSatisfy({ $0.gap == .none })
    else { return nil }
    return tokens[run].map { token in
      String(repeating: token.isNumber ? "9" : "A", count: min(5, token.literal.utf8.count))
    }.joined()
  }
}
