// SPDX-License-Identifier: Apache-2.0

/// Whether a road is called by a number: "B 7", "А-103", "I-280 S", "D 2085A", "G4".
func isRoadNumber(_ road: String) -> Bool {
  // Nearly all names are told by this alone.
  guard road.utf8.count <= 24, road.utf8.contains(where: { (0x30...0x39).contains($0) }) else {
    return false
  }
  // Bavaria's and Saxony's numbers are the only ones with a small letter.
  let road = road.hasPrefix("St") ? road.prefix(1) + road.dropFirst(2) : road[...]
  let letters = road.prefix { $0.isUppercase }
  guard (1...4).contains(letters.count) else { return false }
  let rest = road.dropFirst(letters.count).drop { $0 == " " || $0 == "-" || $0 == "‑" }
  let words = rest.split(separator: " ", omittingEmptySubsequences: false)
  guard let number = words.first, number.first?.isNumber == true, words.count <= 2 else {
    return false
  }
  return words.count == 1 || (words[1].count == 1 && "NSEW".contains(words[1]))
}

/// A road's number as its signs have it: "I-280 S" for "I 280 South", "CA-82" for "CA 82";
/// elsewhere than in the United States as it is.
func signedRoadNumber(_ ref: String) -> String {
  if ref.isNoAmericanRoad { return ref }
  let words = ref.split { $0 == " " || $0 == "-" || $0 == "‑" }
  guard words.count >= 2, americanRoads.contains(words[0]), words[1].first?.isNumber == true else {
    return ref.split(separator: " ").joined(separator: " ")
  }
  let rest = words.dropFirst(2).map { compassLetter($0) ?? String($0) }
  return (["\(words[0])-\(words[1])"] + rest).joined(separator: " ")
}

private func compassLetter(_ word: Substring) -> String? {
  switch word.lowercased() {
  case "north", "northbound", "nb", "n": "N"
  case "south", "southbound", "sb", "s": "S"
  case "east", "eastbound", "eb", "e": "E"
  case "west", "westbound", "wb", "w": "W"
  default: nil
  }
}

/// Interstates, highways of the United States, of the states, and of their counties.
private let americanRoads: Set<Substring> = Set(
  """
  I US SR SH FM RM CR AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO \
  MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY DC PR
  """.split(separator: " "))

extension String {
  /// Whether a glance tells that this is no number of an American road.
  ///
  /// There is no second word then, or the first is none of theirs. False for what is not written
  /// tidily.
  fileprivate var isNoAmericanRoad: Bool {
    var first = 0, words = 1
    var last = UInt8(ascii: " ")
    for byte in utf8 {
      guard byte < 0x80, byte != UInt8(ascii: "-") else { return false }
      if byte == UInt8(ascii: " ") {
        if last == byte { return false }
        words += 1
      } else if words == 1 {
        first += 1
      }
      last = byte
    }
    guard last != UInt8(ascii: " ") else { return false }
    // "I" is the only letter that stands alone.
    return words == 1 || first > 2 || first == 1 && utf8.first != UInt8(ascii: "I")
  }
}
