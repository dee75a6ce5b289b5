// SPDX-License-Identifier: Apache-2.0

import Geocoding
import OSMReader

/// An address of an object, all its numbers with it.
struct TaggedAddress {
  var words: AddressWords
  /// What numbers the house where no street does.
  var place: String?
  var list: NumberList
}

/// The addresses and the points of interest that the tags of one object tell.
struct ObjectContent {
  private(set) var addresses: [TaggedAddress] = []
  private(set) var points: [PointOfInterest] = []
  /// Whether an address was read out of one text.
  private(set) var isParsed = false
  /// Whether its house number is none: "?", "s/n".
  private(set) var isUnreadable = false

  var isEmpty: Bool { addresses.isEmpty && points.isEmpty }

  /// `relation` is what a relation of its street says.
  init(
    _ tags: MarkedTags, inheriting relation: AddressWords?, _ custom: NumberCustom,
    canBePoint: Bool = true
  ) {
    let main = AddressTags(tags: tags)
    if main.isPresent {
      add(main, inheriting: relation, custom)
      let second = AddressTags(tags: tags, scheme: .second)
      if second.isPresent { add(second, inheriting: addresses.first?.words ?? relation, custom) }
    }
    let hasText = tags.marks.contains(.text)
    let full = hasText ? main.fullText : nil
    if let full { complete(by: full, main.words(inheriting: relation)) }
    if canBePoint, let point = PointTags(tags) {
      var point = point.point
      point.address = pointAddress { main.words(inheriting: relation) }
      points.append(point)
    }
    if hasText, let name = main.houseName {
      addHouseName(name) { main.words(inheriting: relation) }
    }
    if let full, addresses.isEmpty { addFullText(full) { main.words(inheriting: relation) } }
  }

  private mutating func add(
    _ tags: AddressTags, inheriting relation: AddressWords?, _ custom: NumberCustom
  ) {
    let list = tags.numbers(custom)
    guard !list.numbers.isEmpty else {
      isUnreadable = isUnreadable || tags.houseNumber != nil
      return
    }
    let (words, place) = tags.words(inheriting: relation)
    addresses.append(TaggedAddress(words: words, place: place, list: list))
  }

  /// Takes from the text what the tags do not say, where the two do not disagree.
  private mutating func complete(
    by text: String, _ tagged: (words: AddressWords, place: String?)
  ) {
    let isWhole = addresses.first.map { $0.words.street != nil || $0.place != nil } ?? false
    guard !isWhole, let full = FullAddress(text) else { return }
    if let street = tagged.words.street, TextTokens.key(street) != TextTokens.key(full.street) {
      return
    }
    if let number = addresses.first?.list.numbers, number != [full.number] { return }
    var words = tagged.words
    words.street = words.street ?? full.street
    words.city = words.city ?? full.city
    addresses = [TaggedAddress(words: words, list: NumberList(numbers: [full.number]))]
    isParsed = true
  }

  /// The first address as a point of interest has it: its place stands where others' street does.
  private func pointAddress(
    _ tagged: () -> (words: AddressWords, place: String?)
  ) -> AddressWords {
    var (words, place) = addresses.first.map { ($0.words, $0.place) } ?? tagged()
    words.street = words.street ?? place
    words.houseNumber = addresses.first?.list.numbers.first
    return words
  }

  /// A house is found by its name as points of interest are.
  private mutating func addHouseName(
    _ name: String, _ tagged: () -> (words: AddressWords, place: String?)
  ) {
    guard points.isEmpty else {
      if points[0].name != name {
        points[0].otherNames.append(PlaceName(name, key: "addr:housename"))
      }
      return
    }
    var point = PointOfInterest(name: name, category: "building=house")
    point.importance = 20
    point.address = pointAddress(tagged)
    points.append(point)
  }

  /// What is no plain address is found as a text.
  private mutating func addFullText(
    _ text: String, _ tagged: () -> (words: AddressWords, place: String?)
  ) {
    guard points.isEmpty else {
      points[0].otherNames.append(PlaceName(text, key: "addr:full"))
      return
    }
    var point = PointOfInterest(name: text, category: "building=house")
    point.address = pointAddress(tagged)
    points.append(point)
  }
}
