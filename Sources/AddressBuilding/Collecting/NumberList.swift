// SPDX-License-Identifier: Apache-2.0

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
  /// is.
  init(_ tag: String, interpolation: String?, country: String?) {
    numbers = tag.split { $0 == ";" || $0 == "," }.map { String($0.trimmingBlanks()) }
      .filter { !$0.isEmpty && !Self.isNone($0) }
    guard !Self.hyphenatingCountries.contains(country?.uppercased() ?? "") else { return }
    for number in numbers {
      members += Self.members(of: number, interpolation) ?? []
    }
  }

  /// Countries where "6-2" is one number.
  private static let hyphenatingCountries: Set<String> = ["JP", "KR", "TW", "CZ", "SK"]
  private static let widestRange = 100

  private static func isNone(_ number: String) -> Bool {
    ["s/n", "sn", "s.n.", "б/н"].contains(number.lowercased())
  }

  private static func members(of range: String, _ interpolation: String?) -> [String]? {
    let parts = range.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 2, let from = Int(parts[0].trimmingBlanks()),
      let to = Int(parts[1].trimmingBlanks()), from >= 0, from < to, to - from <= widestRange
    else { return nil }
    let isEachSecond = interpolation == "all" ? false : (to - from) % 2 == 0
    return stride(from: from, through: to, by: isEachSecond ? 2 : 1).map(String.init)
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
