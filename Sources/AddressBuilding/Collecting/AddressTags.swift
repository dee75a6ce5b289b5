// SPDX-License-Identifier: Apache-2.0

import Geocoding
import OSMReader

/// What the tags of an object say of one of its addresses.
///
/// Source: https://wiki.openstreetmap.org/wiki/Key:addr, .../Addresses.
struct AddressTags {
  /// The address of an object, which `contact:` tells as well, or its second one.
  enum Scheme { case main, second }

  let tags: MarkedTags
  var scheme = Scheme.main

  /// Whether there may be an address: a look at the keys alone.
  var isPresent: Bool {
    switch scheme {
    case .main:
      tags.marks.contains(.number) && Self.numberKeys.contains { tags[$0] != nil }
    case .second: tags.marks.contains(.second) && tags[AddressKey.houseNumber.second] != nil
    }
  }

  static let numberKeys = [
    "addr:housenumber", "contact:housenumber", "addr:conscriptionnumber", "addr:streetnumber",
    "addr:provisionalnumber", "addr:block_number",
  ]

  private subscript(key: AddressKey) -> String? {
    let value =
      switch scheme {
      case .main: tags[key.plain] ?? (tags.marks.contains(.contact) ? tags[key.contact] : nil)
      case .second: tags[key.second]
      }
    return value.flatMap { $0.isEmpty ? nil : $0 }
  }

  private subscript(keys: AddressKey...) -> String? {
    for key in keys {
      if let value = self[key] { return value }
    }
    return nil
  }

  var houseNumber: String? { self[.houseNumber] }
  var street: String? { self[.street] }
  /// The settlement, square or island that is tagged as numbering its houses.
  var place: String? { hasRareKeys ? self[.place] : nil }
  var houseName: String? { self[.houseName] }
  var fullText: String? { self[.full] }

  /// Everything but the number: `street` and `place` as tagged, else those of its relation.
  func words(inheriting relation: AddressWords? = nil) -> (words: AddressWords, place: String?) {
    let inherited = relation ?? AddressWords()
    let place = place
    var words = AddressWords(
      street: street ?? (place == nil ? inherited.street : nil),
      city: city ?? inherited.city ?? (hasRareKeys ? self[.hamlet] : nil),
      postcode: self[.postcode] ?? tags["postal_code"] ?? inherited.postcode,
      country: self[.country] ?? inherited.country)
    words.suburb = inherited.suburb
    guard hasRareKeys else { return (words, nil) }
    words.unit = unit
    words.suburb = suburb(in: words.city) ?? inherited.suburb
    words.neighbourhood = neighbourhood(in: words.suburb)
    words.county = self[.county, .district]
    words.state = self[.state, .province]
    guard words.street != nil else { return (words, place ?? impliedPlace) }
    // The street numbers the houses: the place only says where it is.
    words.suburb = words.suburb ?? (place == words.city ? nil : place)
    return (words, nil)
  }

  /// Whether there is more than street, town, postcode and country.
  private var hasRareKeys: Bool {
    scheme == .second || !tags.marks.isDisjoint(with: [.rareAddress, .contact])
  }

  private var city: String? {
    self[.city] ?? (hasRareKeys ? self[.town, .village] : nil)
  }

  private func suburb(in city: String?) -> String? {
    let finer = self[.suburb, .subdistrict, .quarter, .neighbourhood]
    if let finer { return finer }
    return self[.hamlet].flatMap { $0 == city ? nil : $0 }
  }

  /// What is finer than the suburb, unless it numbers houses.
  private func neighbourhood(in suburb: String?) -> String? {
    guard japaneseQuarter == nil, let finest = self[.neighbourhood, .quarter] else { return nil }
    return finest == suburb ? nil : finest
  }

  /// Flat, door or floor.
  private var unit: String? { self[.unit, .door, .flats, .floor] }

  /// The place that numbers the houses where no street and no `addr:place` does.
  private var impliedPlace: String? {
    if let block = japaneseQuarter { return block }
    if let hamlet = self[.hamlet] { return hamlet }
    return self[.conscriptionNumber, .provisionalNumber] == nil ? nil : self[.suburb] ?? city
  }

  /// Quarter and neighbourhood, which are numbered together: 丸の内 and 2丁目.
  private var japaneseQuarter: String? {
    let quarter = self[.quarter], neighbourhood = self[.neighbourhood]
    guard
      self[.blockNumber] != nil
        || [quarter, neighbourhood].contains(where: { $0?.hasIdeographs ?? false })
    else { return nil }
    guard let neighbourhood else { return quarter }
    guard let quarter, !neighbourhood.hasPrefix(quarter) else { return neighbourhood }
    return quarter.hasIdeographs ? quarter + neighbourhood : "\(quarter) \(neighbourhood)"
  }
}

extension AddressTags {
  /// The house numbers, and the single numbers within those that say several.
  func numbers(_ custom: NumberCustom) -> NumberList {
    guard let number = self[.houseNumber] else { return composedNumber }
    if hasRareKeys, street == nil, let block = self[.blockNumber] {
      let isWhole = number == block || number.hasPrefix(block + "-")
      return NumberList(numbers: [isWhole ? number : "\(block)-\(number)"])
    }
    if NumberList.isPlain(number) { return NumberList(numbers: [number]) }
    let country = self[.country].flatMap { Countries.code(named: $0) } ?? custom.country
    var list = NumberList(number, interpolation: tags["addr:interpolation"], country: country)
    guard list.numbers.count == 1 else { return list }
    // "123/4" is found by either number.
    let conscription = hasRareKeys ? self[.conscriptionNumber] : nil
    if let conscription, let streetNumber = self[.streetNumber] {
      list.members = [streetNumber, conscription].filter { $0 != number }
    } else if conscription != nil || custom.slashPartsNumbers(in: country) {
      list.members = NumberCustom.halves(of: number) ?? list.members
    }
    return list
  }

  /// The number where it is tagged only in parts.
  private var composedNumber: NumberList {
    switch (self[.conscriptionNumber], self[.streetNumber]) {
    case (let conscription?, let street?):
      NumberList(numbers: ["\(conscription)/\(street)"], members: [street, conscription])
    case (let number?, nil), (nil, let number?): NumberList(numbers: [number])
    case (nil, nil):
      if let provisional = self[.provisionalNumber] {
        NumberList(numbers: ["ev. " + provisional])
      } else {
        NumberList(numbers: japaneseQuarter == nil ? [] : [self[.blockNumber]].compactMap(\.self))
      }
    }
  }

  /// Further names of its street: `addr:street:de` is its "name:de".
  var streetTranslations: [PlaceName] {
    guard tags.marks.contains(.translation) else { return [] }
    return tags.tags.filter { $0.key.hasPrefix("addr:street:") }.compactMap { key, value in
      let language = String(key.dropFirst("addr:street:".count))
      return NameTags.isLanguage(language) ? PlaceName(value, key: "name:\(language)") : nil
    }
  }
}

/// The forms of a key of the address scheme, made once: they are asked for of every object.
private struct AddressKey {
  let plain: String
  let contact: String
  let second: String

  private init(_ key: String) {
    plain = "addr:\(key)"
    contact = "contact:\(key)"
    second = "addr2:\(key)"
  }

  static let houseNumber = AddressKey("housenumber")
  static let conscriptionNumber = AddressKey("conscriptionnumber")
  static let streetNumber = AddressKey("streetnumber")
  static let provisionalNumber = AddressKey("provisionalnumber")
  static let blockNumber = AddressKey("block_number")
  static let houseName = AddressKey("housename")
  static let full = AddressKey("full")
  static let unit = AddressKey("unit")
  static let door = AddressKey("door")
  static let flats = AddressKey("flats")
  static let floor = AddressKey("floor")
  static let street = AddressKey("street")
  static let place = AddressKey("place")
  static let hamlet = AddressKey("hamlet")
  static let village = AddressKey("village")
  static let town = AddressKey("town")
  static let city = AddressKey("city")
  static let neighbourhood = AddressKey("neighbourhood")
  static let quarter = AddressKey("quarter")
  static let subdistrict = AddressKey("subdistrict")
  static let suburb = AddressKey("suburb")
  static let district = AddressKey("district")
  static let county = AddressKey("county")
  static let state = AddressKey("state")
  static let province = AddressKey("province")
  static let postcode = AddressKey("postcode")
  static let country = AddressKey("country")
}

extension String {
  /// Whether it has a character of the Chinese script.
  fileprivate var hasIdeographs: Bool {
    unicodeScalars.contains { (0x3400...0x9fff).contains($0.value) }
  }
}
