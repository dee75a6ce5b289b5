// SPDX-License-Identifier: Apache-2.0

/// Words of a query that the map seldom has: flats and floors with their numbers, and words that
/// only say that a house number or a town's name follows.
struct AddressAsides {
  /// Flats and floors, whose numbers are none of houses: "Apt 4", "3階".
  private(set) var units = WordSet()
  /// What says that a number or a town follows: "No".
  private(set) var marks = WordSet()
  /// Countries before their postcodes: "FL-9490".
  private(set) var countries = WordSet()

  init(in tokens: [TextToken]) {
    var hasNumber = false
    for position in tokens.indices {
      let token = tokens[position]
      if token.isNumber {
        hasNumber = true
        continue
      }
      if hasNumber, let unit = Self.unit(in: tokens, at: position) {
        for place in unit { units.insert(place) }
      }
      addMarks(tokens, position)
      if Self.isCountry(tokens, position) { countries.insert(position) }
    }
  }

  /// Whether a word is the letters of a country before a postcode; behind a blank only where a part
  /// of the text begins with it, for "E 4500 S" is a street.
  private static func isCountry(_ tokens: [TextToken], _ position: Int) -> Bool {
    let next = position + 1
    guard next < tokens.count, tokens[next].isNumber,
      countryLetters.contains(tokens[position].literal)
    else { return false }
    let digits = tokens[next].literal.utf8.count
    switch tokens[position].gap {
    case .none, .hyphen: return false
    case .blank where tokens[next].gap != .hyphen: return false
    default: break
    }
    if tokens[next].gap == .hyphen { return (4...6).contains(digits) || isSplit(tokens, next) }
    return tokens[next].gap == .blank && (4...6).contains(digits)
      && !sides.contains(tokens[position].literal)
  }

  /// "110 00": a postcode of Czechia, Slovakia, Sweden or Greece.
  private static func isSplit(_ tokens: [TextToken], _ first: Int) -> Bool {
    first + 1 < tokens.count && tokens[first].literal.utf8.count == 3
      && tokens[first + 1].isNumber && tokens[first + 1].literal.utf8.count == 2
      && tokens[first + 1].gap == .blank
  }

  /// Letters of countries on cars, which stood before postcodes, and their codes.
  private static let countryLetters = Set(
    ("a b d e f i l n p s al at be bg bih by ch co cy cz de dk ee es est fi fin fl fr gr h hr "
      + "hu ie is it li lt lu lv ltu lva mc md me mk nl no pl pt ro rs rsm rus se si sk slo sm "
      + "srb tr ua ukr va")
      .split(separator: " ").map(String.init))
  private static let sides: Set<String> = ["e", "n", "s"]

  /// The places of the words of a unit that a word announces; it stands behind a house number.
  private static func unit(in tokens: [TextToken], at position: Int) -> ClosedRange<Int>? {
    if Ideographs.isIdeograph(tokens[position].stem) { return room(in: tokens, at: position) }
    guard position + 1 < tokens.count, isUnitNumber(tokens[position + 1]) else { return nil }
    let isShort =
      tokens[position].gap != .none && shortWords.contains(tokens[position].literal)
      && tokens[position - 1].isNumber
    return isShort || UnitWords.announces(tokens[position]) ? position...position + 1 : nil
  }

  /// Words for a flat that are one letter behind a number: daire, mieszkanie.
  private static let shortWords: Set<String> = ["d", "m"]

  /// Digits of the number of a flat at most: longer ones are postcodes.
  private static let longestUnit = 4

  private static func isUnitNumber(_ token: TextToken) -> Bool {
    token.isNumber ? token.literal.utf8.count <= longestUnit : token.literal.count == 1
  }

  /// "301室", "301号室", "3栋": the number stands before its word, and a house number before both.
  private static func room(in tokens: [TextToken], at position: Int) -> ClosedRange<Int>? {
    guard roomWords.contains(tokens[position].stem) else { return nil }
    var first = position - 1
    if first >= 0, tokens[position].stem == "室", tokens[first].stem == "号" { first -= 1 }
    guard first > 0, tokens[first].isNumber, tokens[..<first].contains(where: \.isNumber) else {
      return nil
    }
    return first...position
  }

  private static let roomWords: Set<String> = ["室", "阶", "楼", "层", "栋", "单", "房"]

  private mutating func addMarks(_ tokens: [TextToken], _ position: Int) {
    if Self.placeMarks.contains(tokens[position].literal) { marks.insert(position) }
    let near = tokens[position..<min(tokens.count, position + 4)]
    for place in 0..<HouseNumber.markCount(near) { marks.insert(position + place) }
  }

  /// What Russian addresses write before the names of towns and villages.
  private static let placeMarks: Set<String> = [
    "г", "гор", "город", "п", "пос", "с", "д", "дер", "ст", "х", "пгт", "woj", "pow", "gm",
  ]
}
