// SPDX-License-Identifier: Apache-2.0

/// House numbers as they are compared: "12a", "12 A", "12-a" and "12/A" are one.
package enum HouseNumber {
  /// A key that equal numbers share and that sorts by value: "212a" for "12 A", "3105" for "105".
  ///
  /// The first byte says how many digits the first number has. Digits that follow digits keep a
  /// mark between them, for 12-14 is not 1214. Words for "number" are left out, those for parts
  /// of a house are made one letter: "д. 12 корп. 2" is "12к2". `nil` where there is nothing to
  /// compare, and for what says that there is no number: "s/n".
  package static func key(_ tokens: some Collection<TextToken>) -> String? {
    let words = words(of: tokens)
    guard let first = words.first, !isNone(words) else { return nil }
    var key = ""
    var lastIsNumber = false
    for word in words {
      let isNumber = isNumber(word)
      if lastIsNumber, isNumber { key += "/" }
      key += lastIsNumber ? repetitions[word] ?? word : word
      lastIsNumber = isNumber
    }
    let digits = isNumber(first) ? min(9, first.utf8.count) : 0
    return "\(digits)\(key)"
  }

  package static func key(_ text: String) -> String? { key(TextTokens.tokens(of: text)) }

  /// The first number of a text: what places it among others of its street.
  package static func value(_ text: String) -> Int? { parts(text)?.value }

  /// The first number of a text, and what follows it as it is compared: 12 and "a" of "12 A".
  package static func parts(_ text: String) -> (value: Int, suffix: String)? {
    let words = words(of: TextTokens.tokens(of: text))
    guard let place = words.firstIndex(where: isNumber), let value = Int(words[place]) else {
      return nil
    }
    return (value, words[(place + 1)...].joined(separator: " "))
  }

  /// Whether a word goes on with a house number though a comma may stand before it, as "корп" does.
  static func goesOn(_ token: TextToken) -> Bool { continuations.contains(token.literal) }

  private static let continuations: Set<String> = [
    "к", "корп", "корпус", "стр", "строение", "строен", "лит", "литера", "литер",
  ]

  /// How many tokens at the start of some only say that a number follows, like "No".
  static func markCount(_ tokens: ArraySlice<TextToken>) -> Int {
    guard let first = tokens.first, markStarts.contains(first.stem) else { return 0 }
    let near = Array(tokens.prefix(4))
    return near.count - withoutMarks(near).count
  }

  private static func isNumber(_ word: String) -> Bool {
    word.utf8.first.map { (0x30...0x39).contains($0) } ?? false
  }

  private static func isNone(_ words: [String]) -> Bool {
    words.count <= 4 && noneMarks.contains(words.joined(separator: " "))
  }

  /// The words of a number that are compared.
  private static func words(of tokens: some Collection<TextToken>) -> [String] {
    let tokens = withoutMarks(Array(tokens))
    var words: [String] = []
    for (place, token) in tokens.enumerated() where !counters.contains(token.stem) {
      // "ev. č. 7" is "č. ev. 7".
      if token.stem == "c", words.last == "ev" { continue }
      if token.isNumber {
        if token.isGroup, place > 0, let last = words.last, isNumber(last) {
          words[words.count - 1] += token.stem
        } else {
          words.append(withoutZeros(token.stem))
        }
        continue
      }
      if words.isEmpty, let plot = plots[token.literal] {
        words.append(plot)
        continue
      }
      let next = place + 1 < tokens.endIndex ? tokens[place + 1] : nil
      var word = latinLookalikes(token.literal)
      if !words.isEmpty, let next, next.isNumber || next.literal.count == 1 {
        word = parts[word] ?? word
      }
      if let last = words.last, isNumber(last) { word = colours[word] ?? word }
      if !word.isEmpty { words.append(word) }
    }
    return words
  }

  /// Tokens without the words that only say that a number follows, like "No".
  private static func withoutMarks(_ tokens: [TextToken]) -> ArraySlice<TextToken> {
    var rest = tokens[...]
    while let first = rest.first, !first.isNumber, let next = rest.dropFirst().first,
      rest.contains(where: \.isNumber)
    {
      let isPair = pairMarks.contains("\(first.stem) \(next.stem)")
      let isMark =
        isPair || marks.contains(first.stem) || first.literal == "д"
        || (next.gap != .none && first.stem == "n")
      guard isMark else { break }
      rest = rest.dropFirst(isPair ? 2 : 1)
    }
    // A slice from 0, as its places are counted.
    return Array(rest)[...]
  }

  private static func withoutZeros(_ digits: String) -> String {
    guard digits.utf8.first == UInt8(ascii: "0") else { return digits }
    let rest = digits.drop { $0 == "0" }
    return rest.isEmpty ? "0" : String(rest)
  }

  /// Cyrillic and Greek letters that look Latin, as people type either; others lose their marks.
  private static func latinLookalikes(_ word: String) -> String {
    guard word.utf8.contains(where: { $0 >= 0x80 }) else { return word }
    var result = String.UnicodeScalarView()
    for scalar in word.unicodeScalars {
      if let letter = lookalikes[scalar] {
        result.append(letter)
      } else if let letter = TextFolding.latinLetter(scalar) {
        result.append(Unicode.Scalar(letter))
      } else if TextFolding.kind(of: scalar) != .mark {
        result.append(scalar)
      }
    }
    return String(result)
  }

  private static let lookalikes: [Unicode.Scalar: Unicode.Scalar] = [
    "а": "a", "в": "b", "с": "c", "е": "e", "ё": "e", "к": "k", "м": "m", "о": "o", "р": "p",
    "х": "x", "т": "t", "і": "i", "ј": "j", "ѕ": "s", "α": "a", "β": "b", "ε": "e", "κ": "k",
    "ο": "o", "ι": "i", "ν": "n", "ρ": "p", "τ": "t", "χ": "x", "ζ": "z", "й": "и", "ї": "i",
  ]

  /// Stems of words before a number.
  private static let marks: Set<String> = [
    "no", "nr", "num", "nro", "numero", "number", "nummer", "hnr", "hausnummer", "haus", "house",
    "dom", "bud", "budinok", "cp", "cislo", "sup", "supisne", "popisne", "szam",
  ]
  private static let pairMarks: Set<String> = ["c p", "c o", "s c", "sup c"]
  private static let markStarts = marks.union(["c", "s", "d", "n"])

  /// Words for parts of a house that a number follows, as one letter each.
  private static let parts: [String: String] = {
    var parts = ["korp": "k", "korpus": "k", "str": "c", "stroenie": "c", "s": "c", "bld": "c"]
    for word in ["корп", "корпус"] { parts[latinLookalikes(word)] = "k" }
    for word in ["стр", "строение", "строен"] { parts[latinLookalikes(word)] = "c" }
    for word in ["лит", "литера", "литер", "lit", "litera"] { parts[latinLookalikes(word)] = "" }
    return parts
  }()

  /// Words for a number's second and third use, which people write as a letter, too: "12B".
  private static let repetitions = ["bis": "b", "ter": "t", "quater": "q"]

  /// The colours of numbers that shops have in Genoa and Florence.
  private static let colours = ["rosso": "r", "rossa": "r", "nero": "n", "nera": "n"]

  /// What counts numbers in Chinese, Japanese and Korean.
  private static let counters = Set(TextTokens.stems("号 番 地 丁 目 之 の 번 번지 호"))

  /// Words for a plot of land, which is numbered with the houses.
  private static let plots = [
    "владение": "вл", "влад": "вл", "вл": "вл", "домовладение": "двлд", "двлд": "двлд",
  ]

  private static let noneMarks: Set<String> = [
    "s n", "sn", "s nr", "б н", "бн", "b n", "bn", "snc", "s n c", "none",
  ]
}
