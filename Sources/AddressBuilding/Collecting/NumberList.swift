// SPDX-License-Identifier: Apache-2.0

import Geocoding

/// The house numbers that one tag says.
struct NumberList {
  /// Each as it is written: "12" and "14-18" of "12;14-18".
  var numbers: [String]
  /// The numbers within ranges: "14", "16", "18".
  var members: [String] = []

  init(numbers: [String], members: [String] = []) {
    self.numbers = numbers
    self.members = members
  }

  /// Reads a tag; `interpolation` is what the object itself says of its range, `country` where it
  /// is: it tells whether a hyphen makes a range.
  init(_ tag: String, interpolation: String?, country: String?) {
    (numbers, members) = HouseNumber.list(tag, interpolation: interpolation, country: country)
  }

  /// Whether a tag is one number and nothing else, as most are.
  static func isPlain(_ tag: String) -> Bool {
    (1...4).contains(tag.utf8.count) && tag.utf8.allSatisfy { (0x30...0x39).contains($0) }
  }
}

/// What an input's house numbers mean where they do not say it themselves.
struct NumberCustom: Sendable {
  /// ISO 3166-1 code of what names no country; `nil` where it is not known.
  let country: String?
  /// Whether any house of the input has its conscription number in a tag of its own.
  let hasConscriptionNumbers: Bool

  /// Whether "820/9" is house 820 of its town and house 9 of its street; elsewhere what is behind
  /// the slash is a flat, stairs or a back house.
  func slashPartsNumbers(in country: String?) -> Bool {
    country.map { ["CZ", "SK"].contains($0) } ?? hasConscriptionNumbers
  }

  /// The street's number and the town's of "820/9" or "820/9a"; `nil` for what has another form.
  static func halves(of number: String) -> [String]? {
    let halves = number.split(separator: "/", omittingEmptySubsequences: false).map {
      String($0.trimmingBlanks())
    }
    guard halves.count == 2, NumberList.isPlain(halves[0]),
      NumberList.isPlain(halves[1]) || NumberList.isPlain(String(halves[1].dropLast())),
      let last = halves[1].last, last.isLetter || last.isNumber
    else { return nil }
    return [halves[1], halves[0]]
  }
}

extension StringProtocol {
  /// Without spaces and tabs at its ends.
  func trimmingBlanks() -> SubSequence {
    var rest = self[...]
    while rest.first == " " || rest.first == "\t" { rest.removeFirst() }
    while rest.last == " " || rest.last == "\t" { rest.removeLast() }
    return rest
  }
}
