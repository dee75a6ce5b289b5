// SPDX-License-Identifier: Apache-2.0

/// The order in which a country writes an address.
package struct AddressFormat: Sendable {
  /// Street, number and unit.
  private let street: AddressPattern
  private let lines: [AddressPattern]
  /// Country first and name last, as in Japan.
  private let isLargestFirst: Bool
  private let isSpaced: Bool

  init(street: String, lines: String, isLargestFirst: Bool = false) {
    self.street = AddressPattern(street)
    self.lines = lines.split(separator: ";").map { AddressPattern(String($0)) }
    self.isLargestFirst = isLargestFirst
    // Hangul has blanks between its words.
    isSpaced = !isLargestFirst || street.contains("$s $n")
  }

  /// The format of a country by its ISO code; without one, number and postcode come first.
  ///
  /// Where addresses in ideographs have an order of their own, `sample` tells whether it is one.
  package init(of isoCountryCode: String?, sample: String? = nil) {
    guard let code = isoCountryCode else {
      self = Self.unknown
      return
    }
    if let own = Self.ownScript[code], let sample, Self.isEastAsian(sample) {
      self = own
    } else {
      self = Self.byCountry[code] ?? Self.usual
    }
  }

  init(for place: Placemark) {
    self.init(
      of: place.isoCountryCode, sample: place.thoroughfare ?? place.locality ?? place.name)
  }

  private static func isEastAsian(_ text: String) -> Bool {
    text.unicodeScalars.contains {
      PhraseText.isIdeograph($0) || (0xac00...0xd7a3).contains($0.value)
    }
  }

  /// "Hauptstrasse 5" or "5 Main Street"; without a street the number alone.
  package func street(_ thoroughfare: String?, _ number: String?, unit: String? = nil) -> String? {
    street.line { field in
      switch field {
      case .thoroughfare: thoroughfare
      case .number: number
      case .unit: number == nil ? nil : unit
      default: nil
      }
    }
  }

  private func street(of place: Placemark) -> String? {
    street(place.thoroughfare, place.subThoroughfare, unit: place.unit)
  }

  func lines(of place: Placemark) -> [String] {
    let address = lines.map { $0.line { field in value(of: field, in: place) } }
    let name = ownName(of: place)
    let country = place.country ?? place.isoCountryCode
    let all = isLargestFirst ? [country] + address + [name] : [name] + address + [country]
    var lines: [String] = []
    for case let line? in all where !line.isEmpty && line != lines.last { lines.append(line) }
    return lines
  }

  /// Street and locality in one line, or the name in place of the street.
  func shortAddress(of place: Placemark) -> String? {
    let street = street(of: place) ?? ownName(of: place)
    let locality = place.locality == street ? nil : place.locality
    let parts = [street, locality].compactMap { $0 }
    if parts.isEmpty { return place.name ?? place.postalCode ?? place.country }
    if isLargestFirst { return parts.reversed().joined(separator: isSpaced ? " " : "") }
    return parts.joined(separator: ", ")
  }

  /// The name where the other lines do not say it.
  private func ownName(of place: Placemark) -> String? {
    guard let name = place.name, name != place.thoroughfare else { return nil }
    if let street = street(place.thoroughfare, place.subThoroughfare) {
      return name == street ? nil : name
    }
    return name == place.locality || name == place.postalCode ? nil : name
  }

  private func value(of field: AddressField, in place: Placemark) -> String? {
    switch field {
    case .number: place.subThoroughfare
    case .thoroughfare: place.thoroughfare
    case .unit: place.unit
    case .street: street(of: place)
    case .neighbourhood:
      isInStreet(place.neighbourhood, place)
        ? nil : distinct(place.neighbourhood, place.subLocality, place)
    case .subLocality:
      isInStreet(place.subLocality, place) ? nil : distinct(place.subLocality, nil, place)
    case .locality: place.locality
    case .county: distinct(place.subAdministrativeArea, place.administrativeArea, place)
    case .state: distinct(place.administrativeArea, nil, place)
    case .postcode: place.postalCode
    }
  }

  /// Whether the street begins with a part of the address, as "丸の内2丁目" does with 丸の内.
  private func isInStreet(_ part: String?, _ place: Placemark) -> Bool {
    guard isLargestFirst, let part, !part.isEmpty, let street = place.thoroughfare else {
      return false
    }
    return street.hasPrefix(part)
  }

  /// A part of the address unless the locality, the country or the other part says the same.
  private func distinct(_ part: String?, _ other: String?, _ place: Placemark) -> String? {
    let others = [place.locality, place.country, place.thoroughfare, other]
    return others.contains(part) ? nil : part
  }
}
