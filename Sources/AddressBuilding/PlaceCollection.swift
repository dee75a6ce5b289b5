// SPDX-License-Identifier: Apache-2.0

package import Geo
package import Geocoding
import PackedFile

/// The words of an address as they were tagged; `nil` where they were not.
package struct AddressWords: Sendable, Equatable {
  package var houseNumber: String?
  package var street: String?
  package var city: String?
  package var suburb: String?
  package var county: String?
  package var state: String?
  package var postcode: String?
  package var country: String?

  package init(
    houseNumber: String? = nil, street: String? = nil, city: String? = nil,
    postcode: String? = nil, country: String? = nil
  ) {
    self.houseNumber = houseNumber
    self.street = street
    self.city = city
    self.postcode = postcode
    self.country = country
  }
}

/// What a point of interest says of itself.
package struct PointOfInterest: Sendable {
  package var name: String
  package var otherNames: [String] = []
  /// Its main tag: "amenity=fuel".
  package var category: String
  package var phone: String?
  package var url: String?
  package var openingHours: String?
  package var address = AddressWords()

  package init(name: String, category: String) {
    self.name = name
    self.category = category
  }
}

/// What a street is called.
package struct StreetName: Sendable, ExpressibleByStringLiteral {
  package let text: String
  /// Whether it is a name that houses use, not the number of a road ("I 280").
  package let isName: Bool

  package init(_ text: String, isName: Bool = true) {
    self.text = text
    self.isName = isName
  }

  package init(stringLiteral text: String) { self.init(text) }
}

/// Everything that an index of places is built of, gathered in any order.
///
/// Strings are kept once each; an address takes about 60 bytes.
package struct PlaceCollection: Sendable {
  struct Words: Sendable {
    var street = StringID.empty
    var city = StringID.empty
    var suburb = StringID.empty
    var county = StringID.empty
    var state = StringID.empty
    var postcode = StringID.empty
    var country = StringID.empty
  }

  struct Address: Sendable {
    var location: Coordinate
    var object: ObjectID
    var number: StringID
    var words: Words
    /// Whether the number belongs to a place, not to a street of that name.
    var isOfPlace: Bool
  }

  /// A name, and where its further names stand in `otherNames`.
  struct Names: Sendable {
    var name: StringID
    var others: Range<Int>
  }

  /// One way of a street; its line is a run of `linePlaces`.
  struct StreetWay: Sendable {
    var names: Names
    var object: ObjectID
    var line: Range<Int>
    /// Whether it has a name, and not only the number of a road.
    var isNamed: Bool
  }

  struct Place: Sendable {
    var names: Names
    var object: ObjectID
    var location: Coordinate
    var kind: PlaceKind
    var words = Words()
  }

  struct Point: Sendable {
    var names: Names
    var object: ObjectID
    var location: Coordinate
    var record: PointRecord
    var words: Words
  }

  var strings = StringTableBuilder()
  var otherNames: [StringID] = []
  var linePlaces: [Coordinate] = []
  var addresses: [Address] = []
  var streetWays: [StreetWay] = []
  var places: [Place] = []
  var points: [Point] = []

  package init() {}
}

extension PlaceCollection {
  /// The country that most addresses name, the one named first of several.
  var mostNamedCountry: String? {
    var counts: [StringID: Int] = [:]
    for address in addresses where !address.words.country.isEmpty {
      counts[address.words.country, default: 0] += 1
    }
    let best = counts.max { ($0.value, $1.key.rawValue) < ($1.value, $0.key.rawValue) }
    return best.map { strings[$0.key] }
  }

  /// Adds a house; `place` is the settlement or square that numbers it where no street does.
  package mutating func addAddress(
    _ words: AddressWords, place: String? = nil, at location: Coordinate, object: ObjectID
  ) {
    var stored = intern(words)
    let isOfPlace = stored.street.isEmpty && place != nil
    if isOfPlace { stored.street = intern(place) }
    addresses.append(
      Address(
        location: location, object: object, number: intern(words.houseNumber), words: stored,
        isOfPlace: isOfPlace))
  }

  /// Adds a way of a street: its name, or the number of its road; all other names it is found by;
  /// its line.
  package mutating func addStreet(
    _ name: StreetName, otherNames: [String] = [], line: [Coordinate], object: ObjectID
  ) {
    let first = linePlaces.count
    linePlaces += line
    streetWays.append(
      StreetWay(
        names: intern(name.text, otherNames), object: object, line: first..<linePlaces.count,
        isNamed: name.isName))
  }

  package mutating func addPlace(
    _ name: String, otherNames: [String] = [], kind: PlaceKind, at location: Coordinate,
    object: ObjectID
  ) {
    places.append(
      Place(names: intern(name, otherNames), object: object, location: location, kind: kind))
  }

  package mutating func addPoint(
    _ point: PointOfInterest, at location: Coordinate, object: ObjectID
  ) {
    var record = PointRecord()
    record.category = intern(point.category)
    record.phone = intern(point.phone)
    record.url = intern(point.url)
    record.openingHours = intern(point.openingHours)
    record.houseNumber = intern(point.address.houseNumber)
    points.append(
      Point(
        names: intern(point.name, point.otherNames), object: object, location: location,
        record: record, words: intern(point.address)))
  }

  private mutating func intern(_ string: String?) -> StringID {
    string.map { strings.intern($0) } ?? .empty
  }

  private mutating func intern(_ name: String, _ others: [String]) -> Names {
    let first = otherNames.count
    for other in others { otherNames.append(strings.intern(other)) }
    return Names(name: strings.intern(name), others: first..<otherNames.count)
  }

  private mutating func intern(_ words: AddressWords) -> Words {
    Words(
      street: intern(words.street), city: intern(words.city), suburb: intern(words.suburb),
      county: intern(words.county), state: intern(words.state), postcode: intern(words.postcode),
      country: intern(words.country?.uppercased()))
  }
}
