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
  /// is.
  init(_ tag: String, interpolation: String?, country: String?) {
    // Most tags are one plain number.
    if (1...4).contains(tag.utf8.count), tag.utf8.allSatisfy({ (0x30...0x39).contains($0) }) {
      numbers = [tag]
      return
    }
    (numbers, members) = HouseNumber.list(
      tag, interpolation: interpolation, country: country?.uppercased())
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
