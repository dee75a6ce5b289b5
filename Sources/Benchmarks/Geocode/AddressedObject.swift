// SPDX-License-Identifier: Apache-2.0

import Geo
import Geocoding

/// An object with an address, which a search for the address should find.
struct AddressedObject {
  let object: ObjectID
  /// `nil` where the list of objects does not tell.
  let place: Coordinate?
  /// Its address in the map; in a list, where the map has none, what its tags say.
  let mark: Placemark
  /// Number and street of its tags, where it is of a list.
  let tagged: TaggedAddress?
  /// Whether the map has the object.
  let isInMap: Bool

  /// House number and street, or the place that numbers the house, as tags have them.
  struct TaggedAddress {
    let number: String
    let street: String
  }
}

/// What two objects share that have one address.
struct AddressKey: Hashable {
  let street: String
  let number: String
  let locality: String
  let postcode: String

  init(_ mark: Placemark) {
    street = TextTokens.key(mark.thoroughfare ?? "")
    number = Self.key(ofNumber: mark.subThoroughfare ?? "")
    locality = TextTokens.key(mark.locality ?? "")
    postcode = TextTokens.key(mark.postalCode ?? "")
  }

  static func key(ofNumber number: String) -> String { HouseNumber.key(number) ?? number }

  /// Whether the keys are one; of what only tags tell, empty parts are not known.
  func equals(_ other: AddressKey, leavingOpenParts: Bool) -> Bool {
    guard leavingOpenParts else { return self == other }
    return street == other.street && number == other.number
      && (locality.isEmpty || locality == other.locality)
      && (postcode.isEmpty || postcode == other.postcode)
  }
}

extension AddressedObject {
  var key: AddressKey { AddressKey(mark) }

  /// Whether the map's address has the number and the street of the tags.
  var isAsTagged: Bool {
    guard let tagged else { return isInMap }
    return isInMap && key.number == AddressKey.key(ofNumber: tagged.number)
      && key.street == TextTokens.key(tagged.street)
  }

  /// Whether an answer is this object, or another of its address.
  func isFound(in answer: Placemark) -> (found: Bool, isOther: Bool) {
    let answerKey = AddressKey(answer)
    let isSelf = answer.object == object
    if isSelf, answer.matchLevel == .poi || answerKey.number == key.number { return (true, false) }
    return (key.equals(answerKey, leavingOpenParts: !isInMap), true)
  }
}
