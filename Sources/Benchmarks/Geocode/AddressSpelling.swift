// SPDX-License-Identifier: Apache-2.0

import Geocoding

/// How an address may be typed.
enum AddressSpelling: String, CaseIterable {
  case formatted, plain, numberMoved, misspelled, cutShort

  /// For people.
  var words: String {
    switch self {
    case .formatted: "as it is formatted"
    case .plain: "lower case, no accents, no commas"
    case .numberMoved: "number moved"
    case .misspelled: "one letter of the street changed"
    case .cutShort: "60 % of the street, number, town"
    }
  }

  /// Among how many first answers it should be.
  var first: Int {
    switch self {
    case .formatted, .plain, .numberMoved: 1
    case .misspelled: 3
    case .cutShort: 5
    }
  }

  /// Per cent.
  var aim: Double {
    switch self {
    case .formatted: 100
    case .plain: 99.5
    case .numberMoved: 99
    case .misspelled: 95
    case .cutShort: 90
    }
  }
}

/// Writes addresses as people type them.
struct AddressWriter {
  private let letters: LetterPool
  private let accents = Accents()

  /// What share of a street's letters is typed.
  private static let cutShare = 0.6

  init(_ objects: [AddressedObject]) {
    letters = LetterPool(objects.compactMap(\.mark.thoroughfare))
  }

  /// `nil` where the address cannot be spelled so: a street without letters.
  func text(_ spelling: AddressSpelling, of mark: Placemark, _ dice: inout Dice) -> String? {
    switch spelling {
    case .formatted: mark.formattedAddress
    case .plain: plain(mark.formattedAddress)
    case .numberMoved: numberMoved(mark)
    case .misspelled: misspelled(mark, &dice)
    case .cutShort: cutShort(mark)
    }
  }

  private func plain(_ text: String) -> String {
    let words = text.split { $0 == "," || $0 == "、" || $0 == "，" || $0.isWhitespace }
    return accents.removed(from: words.joined(separator: " ").lowercased())
  }

  private func numberMoved(_ mark: Placemark) -> String? {
    guard let street = mark.thoroughfare, let number = mark.subThoroughfare else { return nil }
    var mark = mark
    // What belongs to the number would be left where it was.
    mark.unit = nil
    guard let own = line(mark, street) else { return nil }
    let isFirst = own.hasPrefix(number) && !own.hasPrefix(street)
    let moved = isFirst ? "\(street) \(number)" : "\(number) \(street)"
    guard let place = mark.formattedAddress.firstRange(of: own) else { return nil }
    return mark.formattedAddress.replacingSubrange(place, with: moved)
  }

  private func misspelled(_ mark: Placemark, _ dice: inout Dice) -> String? {
    guard let street = mark.thoroughfare,
      let wrong = letters.misspelled(street, accents, &dice)
    else { return nil }
    var mark = mark
    mark.thoroughfare = wrong
    // The name is street and number.
    mark.name = nil
    return mark.formattedAddress
  }

  private func cutShort(_ mark: Placemark) -> String? {
    guard let street = mark.thoroughfare else { return nil }
    let letters = street.indices.filter { street[$0].isLetter }
    let count = Int((Self.cutShare * Double(letters.count)).rounded())
    guard !letters.isEmpty,
      let line = line(mark, String(street[...letters[max(0, count - 1)]]))
    else { return nil }
    return mark.locality.map { "\(line) \($0)" } ?? line
  }

  /// Street and number in the order of the country.
  private func line(_ mark: Placemark, _ street: String) -> String? {
    AddressFormat(of: mark.isoCountryCode, sample: mark.thoroughfare)
      .street(street, mark.subThoroughfare)
  }
}

extension String {
  fileprivate func replacingSubrange(_ range: Range<Index>, with text: String) -> String {
    self[..<range.lowerBound] + text + self[range.upperBound...]
  }
}
