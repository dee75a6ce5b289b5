// SPDX-License-Identifier: Apache-2.0

/// An address read out of one text, where it is plain which part is which.
struct FullAddress: Equatable {
  var street: String
  var number: String
  var city: String?

  /// Reads "12 Main Street, Town", "Hauptstraße 12, Ort" and "улица Ленина, 12, Город"; `nil` for
  /// all else.
  init?(_ text: String) {
    guard text.utf8.count <= Self.longest else { return nil }
    var parts = text.split { $0 == "," || $0 == "\n" }.map { String($0.trimmingBlanks()) }
    guard let first = parts.first else { return nil }
    parts.removeFirst()
    let words = first.split(separator: " ").map(String.init)
    let numbered = words.indices.filter { Self.isNumber(words[$0]) }
    if numbered.isEmpty, let second = parts.first, Self.isNumber(second), Self.isName(words) {
      (street, number) = (first, second)
      parts.removeFirst()
    } else if numbered.count == 1, let place = numbered.first,
      place == 0 || place == words.count - 1
    {
      let name = place == 0 ? words.dropFirst() : words.dropLast()
      guard Self.isName(name) else { return nil }
      (street, number) = (name.joined(separator: " "), words[place])
    } else {
      return nil
    }
    // A flat's number comes before the house's.
    guard !parts.contains(where: Self.hasHouseNumber) else { return nil }
    city = parts.lazy.compactMap(Self.city).first
  }

  private static let longest = 200

  /// 12, 12a, 12-14, 12/3: it begins with a digit and is short.
  private static func isNumber(_ word: String) -> Bool {
    word.count <= 6 && word.first?.isNumber ?? false
      && word.filter(\.isLetter).count <= 1
  }

  /// Whether a part begins or ends with what is too short for a postcode.
  private static func hasHouseNumber(_ part: String) -> Bool {
    let words = part.split(separator: " ")
    return [words.first, words.last].contains {
      $0.map { isNumber(String($0)) && $0.count < 4 } ?? false
    }
  }

  /// A name has letters, and its every word begins with one.
  private static func isName(_ words: some Collection<String>) -> Bool {
    !words.isEmpty && words.allSatisfy { $0.first?.isLetter ?? false }
  }

  /// A part without its postcode; `nil` where nothing is left.
  private static func city(_ part: String) -> String? {
    let words = part.split(separator: " ").filter { !$0.contains(where: \.isNumber) }
    return words.isEmpty ? nil : words.joined(separator: " ")
  }
}
