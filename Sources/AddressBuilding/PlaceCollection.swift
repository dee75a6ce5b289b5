// SPDX-License-Identifier: Apache-2.0

package import Geo
package import Geocoding
import PackedFile

/// Everything that an index of places is built of, gathered in any order.
///
/// Strings are kept once each; an address takes about 80 bytes.
package struct PlaceCollection: Sendable {
  struct Words: Sendable {
    var street = StringID.empty
    var city = StringID.empty
    var suburb = StringID.empty
    var neighbourhood = StringID.empty
    var county = StringID.empty
    var state = StringID.empty
    var postcode = StringID.empty
    var country = StringID.empty
  }

  struct Address: Sendable {
    var location: Coordinate
    var object: ObjectID
    var number: StringID
    /// Flat, door or floor, as it is written behind the number; empty for a whole house.
    var unit = StringID.empty
    var words: Words
    /// Whether the number belongs to a place, not to a street of that name.
    var isOfPlace: Bool
    /// Whether it lies on a line of numbers and is no object of its own.
    var isInterpolated = false
    /// Whether it is one number of a range ("14" of "12-18"), which is there as a whole, too.
    var isOfRange = false
    /// The outline of its building; empty for a point.
    var outline = Outline.none
  }

  /// A name, and where its further names stand in `otherNames`.
  struct Names: Sendable {
    var name: StringID
    var others: Range<Int>
  }

  /// A further name, and what it is: "name:de", "alt_name", "ref"; empty for a mere word.
  struct OtherName: Hashable, Sendable {
    var key: StringID
    var name: StringID
  }

  /// Rings of `rings`: what lies inside an odd number of them is inside.
  package typealias Outline = Range<Int>

  /// One way of a street; its line is a run of `linePlaces`.
  struct StreetWay: Sendable {
    var names: Names
    var object: ObjectID
    var line: Range<Int>
    /// Whether it has a name, and not only the number of a road.
    var isNamed: Bool
    /// From 0, a path, to 255, a motorway.
    var importance: UInt8 = 0
    /// Its own postcode.
    var postcode = StringID.empty
  }

  /// A settlement or a part of one, an administrative area, a postcode's area.
  package struct Place: Sendable {
    var names: Names
    package var object: ObjectID
    package var location: Coordinate
    package var kind: PlaceKind
    /// From 0, a field name, to 255, a country.
    package var importance: UInt8 = 0
    /// ISO 3166-1 of a country, ISO 3166-2 of a part of one; empty where it has none.
    var isoCode = StringID.empty
    var words = Words()
    /// Its boundary; empty where none is known whole.
    package var outline = Outline.none
    /// What its boundary's level says it is; `nil` where it has no administrative boundary.
    package var boundaryKind: PlaceKind?
    /// The boundary, where the place is known by another object.
    package var boundary: ObjectID?
    /// Whether its boundary goes on beyond the input.
    var isCut = false
  }

  struct Point: Sendable {
    var names: Names
    var object: ObjectID
    var location: Coordinate
    var record: PointRecord
    var importance: UInt8 = 0
    var words: Words
    var outline = Outline.none
  }

  var strings = StringTableBuilder()
  var otherNames: [OtherName] = []
  var linePlaces: [Coordinate] = []
  /// Each a run of `ringPlaces`, its last place not its first again.
  var rings: [Range<Int>] = []
  var ringPlaces: [Coordinate] = []
  var addresses: [Address] = []
  var streetWays: [StreetWay] = []
  package var places: [Place] = []
  var points: [Point] = []
  /// Codes of what tags call countries; empty for what is none.
  private var countryCodes: [String: StringID] = [:]

  package init() {}
}

extension PlaceCollection.Outline {
  static let none = 0..<0
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
    _ words: AddressWords, place: String? = nil, at location: Coordinate, object: ObjectID,
    outline: [[Coordinate]] = []
  ) {
    var stored = intern(words)
    let isOfPlace = stored.street.isEmpty && place != nil
    if isOfPlace { stored.street = intern(place) }
    addresses.append(
      Address(
        location: location, object: object, number: intern(words.houseNumber),
        unit: intern(words.unit), words: stored, isOfPlace: isOfPlace,
        isInterpolated: words.isInterpolated, isOfRange: words.isOfRange,
        outline: addOutline(outline)))
  }

  /// Adds a way of a street: its name, or the number of its road; all other names it is found by;
  /// its line.
  package mutating func addStreet(
    _ name: StreetName, otherNames: [PlaceName] = [], line: [Coordinate], object: ObjectID,
    postcode: String? = nil
  ) {
    let first = linePlaces.count
    linePlaces += line
    streetWays.append(
      StreetWay(
        names: intern(name.text, otherNames), object: object, line: first..<linePlaces.count,
        isNamed: name.isName, importance: name.importance,
        postcode: intern(postcode: postcode)))
  }

  package mutating func addPlace(
    _ name: PlaceDescription, at location: Coordinate, object: ObjectID,
    outline: [[Coordinate]] = []
  ) {
    places.append(
      Place(
        names: intern(name.name, name.otherNames), object: object, location: location,
        kind: name.kind, importance: name.importance, isoCode: intern(name.isoCode),
        words: intern(name.address), outline: addOutline(outline),
        boundaryKind: name.boundaryKind, boundary: name.boundary, isCut: name.isCut))
  }

  package mutating func addPoint(
    _ point: PointOfInterest, at location: Coordinate, object: ObjectID,
    outline: [[Coordinate]] = []
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
        record: record, importance: point.importance, words: intern(point.address),
        outline: addOutline(outline)))
  }

  private mutating func intern(_ string: String?) -> StringID {
    string.map { strings.intern($0) } ?? .empty
  }

  private mutating func intern(_ name: String, _ others: [PlaceName]) -> Names {
    let first = otherNames.count
    for other in others {
      otherNames.append(OtherName(key: strings.intern(other.key), name: strings.intern(other.text)))
    }
    return Names(name: strings.intern(name), others: first..<otherNames.count)
  }

  private mutating func intern(_ words: AddressWords) -> Words {
    Words(
      street: intern(words.street), city: intern(words.city), suburb: intern(words.suburb),
      neighbourhood: intern(words.neighbourhood),
      county: intern(words.county), state: intern(words.state),
      postcode: intern(postcode: words.postcode),
      country: country(words.country))
  }

  /// A word without a digit is no postcode of any country.
  private mutating func intern(postcode: String?) -> StringID {
    intern(postcode.flatMap { $0.contains(where: \.isNumber) ? $0 : nil })
  }

  /// The two letters of a country that tags name in any known way.
  private mutating func country(_ name: String?) -> StringID {
    guard let name, !name.isEmpty else { return .empty }
    if let code = countryCodes[name] { return code }
    let code = intern(Countries.code(named: name))
    countryCodes[name] = code
    return code
  }

  private mutating func addOutline(_ outline: [[Coordinate]]) -> Outline {
    if outline.isEmpty { return .none }
    let first = rings.count
    for ring in outline {
      let start = ringPlaces.count
      ringPlaces += ring.count > 1 && ring.first == ring.last ? ring.dropLast() : ring[...]
      rings.append(start..<ringPlaces.count)
    }
    return first..<rings.count
  }
}
