// SPDX-License-Identifier: Apache-2.0

import OSMReader

/// What the keys of an object say before any is read: most objects are of no use here.
struct KeyMarks: OptionSet {
  let rawValue: UInt16

  /// A number of the address scheme.
  static let number = KeyMarks(rawValue: 1)
  /// A key of a second address.
  static let second = KeyMarks(rawValue: 1 << 1)
  /// An address in one text, or a house's name.
  static let text = KeyMarks(rawValue: 1 << 2)
  /// An address by `contact:` keys.
  static let contact = KeyMarks(rawValue: 1 << 3)
  /// A name of any kind, or a brand, which stands for one.
  static let name = KeyMarks(rawValue: 1 << 4)
  /// A name beside `name`, a number, a brand or an operator.
  static let otherName = KeyMarks(rawValue: 1 << 5)
  /// A key of the address scheme that most addresses do without.
  static let rareAddress = KeyMarks(rawValue: 1 << 6)
  static let highway = KeyMarks(rawValue: 1 << 7)
  static let interpolation = KeyMarks(rawValue: 1 << 8)
  /// A name of a street in a language.
  static let translation = KeyMarks(rawValue: 1 << 9)

  static let all = KeyMarks(rawValue: .max)

  /// What has one of these tells something.
  static let wanted: KeyMarks = [.number, .text, .interpolation]

  init(rawValue: UInt16) { self.rawValue = rawValue }

  /// What one key says.
  init(key: String) {
    self = []
    if let address = Self.address(key) { formUnion(address) }
    if key == "highway" { insert(.highway) }
    if key == "brand" { insert(.name) }
    if NameTags.isName(key) { formUnion(key == "name" ? .name : [.name, .otherName]) }
    if Self.otherNameKeys.contains(key) { insert(.otherName) }
  }

  private static func address(_ key: String) -> KeyMarks? {
    if key.hasPrefix("addr:street:") { return .translation }
    if key.hasPrefix("addr2:") { return .second }
    if key.hasPrefix("contact:") {
      return key == "contact:housenumber" ? [.contact, .number] : .contact
    }
    guard key.hasPrefix("addr:") else { return nil }
    if usualAddressKeys.contains(key) { return [] }
    if key == "addr:housenumber" { return .number }
    if AddressTags.numberKeys.contains(key) { return [.number, .rareAddress] }
    if key == "addr:full" || key == "addr:housename" { return [.text, .rareAddress] }
    return key == "addr:interpolation" ? .interpolation : .rareAddress
  }

  private static let usualAddressKeys: Set<String> = [
    "addr:street", "addr:city", "addr:postcode", "addr:country",
  ]
  private static let otherNameKeys = PointTags.wordKeys.union(StreetTags.numberKeys)
    .union(PointTags.airportKeys)
}

/// Tags, and what their keys say at a glance.
struct MarkedTags {
  let tags: Tags
  var marks = KeyMarks.all
  /// A bit for each of `PointKinds.keys` that is there.
  var pointKeys = UInt32.max

  subscript(key: String) -> String? { tags[key] }
}

/// Tells the marks of tags by the numbers of their keys, each key read once.
struct KeyMarker {
  private struct Key {
    var isRead = false
    var marks: KeyMarks = []
    var pointKey: UInt32 = 0
  }

  private let strings: InternedStrings
  private let keepsNamelessStreets: Bool
  private var keys: [Key]

  init(_ strings: InternedStrings, keepsNamelessStreets: Bool) {
    self.strings = strings
    self.keepsNamelessStreets = keepsNamelessStreets
    keys = Array(repeating: Key(), count: strings.count)
  }

  /// The tags with their marks; `nil` for those that tell nothing.
  mutating func marked(_ tags: Tags) -> MarkedTags? {
    var marked = MarkedTags(tags: tags, marks: [], pointKeys: 0)
    for (number, _) in tags.numberPairs {
      let key = key(number)
      marked.marks.formUnion(key.marks)
      marked.pointKeys |= key.pointKey
    }
    return isWanted(marked) ? marked : nil
  }

  private func isWanted(_ tags: MarkedTags) -> Bool {
    if !tags.marks.isDisjoint(with: .wanted) { return true }
    if tags.pointKeys & PointKinds.keysWithoutName != 0 { return true }
    if tags.marks.contains(.highway), keepsNamelessStreets { return true }
    return (tags.pointKeys != 0 || tags.marks.contains(.highway))
      && !tags.marks.isDisjoint(with: [.name, .otherName])
  }

  private mutating func key(_ number: UInt32) -> Key {
    if keys[Int(number)].isRead { return keys[Int(number)] }
    let text = strings[number]
    let pointKey = PointKinds.keys.firstIndex(of: text)
    let key = Key(isRead: true, marks: KeyMarks(key: text), pointKey: pointKey.map { 1 << $0 } ?? 0)
    keys[Int(number)] = key
    return key
  }
}
