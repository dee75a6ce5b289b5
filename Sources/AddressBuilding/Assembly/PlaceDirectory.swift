// SPDX-License-Identifier: Apache-2.0

import Geo
import Geocoding
import PackedFile

/// Places by name, those on the map and those that only tags speak of.
struct PlaceDirectory {
  /// Where names are told apart.
  struct Region: Hashable {
    /// Number of the country, `ContextRecord.none` where it is not known.
    let country: UInt32
  }

  private struct NewPlace: Hashable {
    let key: UInt32
    let kind: PlaceKind
    let region: Region
  }

  private(set) var places: [PlaceCollection.Place]
  private(set) var collectedCount = 0
  private(set) var strings: StringTableBuilder
  private(set) var otherNames: [PlaceCollection.OtherName]
  private let collection: PlaceCollection
  private var polygons: [Int: Polygon] = [:]
  private var keys: NameKeys
  private var keysOfPlace: [Set<UInt32>] = []
  private var placesByKey: [UInt32: [Int]] = [:]
  private var newPlaces: [NewPlace: [Int]] = [:]
  private var countryByCode: [String: UInt32] = [:]

  /// How much farther than its name reaches a place may lie that an address names.
  private static let reachFactor = 2.0
  /// How far beyond its boundary it may lie, metres.
  private static let outsideMetres = 4_000.0
  /// A name that is not on the map is one place within this, metres.
  private static let newPlaceMetres = 30_000.0

  init(_ collection: PlaceCollection) {
    self.collection = collection
    places = collection.places
    collectedCount = places.count
    strings = collection.strings
    otherNames = collection.otherNames
    keys = NameKeys(strings)
    for number in places.indices { addAliases(to: number) }
    let codes = Set(collection.addresses.map(\.words.postcode))
    for code in codes.sorted(by: { $0.rawValue < $1.rawValue }) { _ = stem(ofPostcode: code) }
    keys = NameKeys(strings)
    for number in places.indices { add(number) }
  }

  /// "TX" and "Texas", "Deutschland" and "Germany": what codes stand for.
  private mutating func addAliases(to number: Int) {
    let code = strings[places[number].isoCode]
    guard !code.isEmpty else { return }
    let aliases =
      code.utf8.count == 2 ? [code] + Countries.names(of: code) : Regions.allNames(of: code)
    guard !aliases.isEmpty else { return }
    let names = places[number].names.others
    let first = otherNames.count
    otherNames += Array(otherNames[names])
    for alias in aliases {
      otherNames.append(PlaceCollection.OtherName(key: .empty, name: strings.intern(alias)))
    }
    places[number].names.others = first..<otherNames.count
  }

  private mutating func add(_ number: Int) {
    let names = places[number].names
    let all = [names.name] + otherNames[names.others].map(\.name)
    let own = Set(all.map { keys.key(of: $0) })
    keysOfPlace.append(own)
    for key in own { placesByKey[key, default: []].append(number) }
    let code = strings[places[number].isoCode]
    if places[number].kind == .country, !code.isEmpty { countryByCode[code] = UInt32(number) }
  }

  mutating func isNamed(_ place: UInt32, _ name: StringID) -> Bool {
    keysOfPlace[Int(place)].contains(keys.key(of: name))
  }

  /// Whether a place is near enough for an address that names it.
  func reaches(_ place: Int, _ location: Coordinate) -> Bool {
    !places[place].outline.isEmpty
      || Earth.distance(places[place].location, location) <= reach(of: place)
  }

  private func reach(of place: Int) -> Double {
    place >= collectedCount
      ? Self.newPlaceMetres : Self.reachFactor * max(2_000, places[place].kind.reachMetres)
  }

  /// The nearest place of a name; a new one where none is near enough.
  mutating func place(
    named name: StringID, kinds: Set<PlaceKind>, orNew kind: PlaceKind, _ region: Region,
    near location: Coordinate
  ) -> UInt32 {
    let key = keys.key(of: name)
    var best: (metres: Double, place: Int)?
    for place in placesByKey[key] ?? [] where kinds.contains(places[place].kind) {
      let isEverywhere = places[place].kind == kind && !kind.isSettlement
      guard let metres = metres(to: location, from: place, isEverywhere: isEverywhere) else {
        continue
      }
      if metres < best?.metres ?? .infinity { best = (metres, place) }
    }
    if let best { return UInt32(best.place) }
    return newPlace(name, key, kind, region, location)
  }

  /// How far a place is that an address names, from its middle or else its boundary; `nil` where
  /// that is too far.
  private mutating func metres(
    to location: Coordinate, from place: Int, isEverywhere: Bool
  ) -> Double? {
    let metres = Earth.distance(places[place].location, location)
    if isEverywhere || metres <= reach(of: place) { return metres }
    guard !places[place].outline.isEmpty else { return nil }
    let polygon =
      polygons[place] ?? Polygon(rings: collection.rings(of: places[place].outline))
    polygons[place] = polygon
    let outside = polygon.metres(to: location)
    return outside <= Self.outsideMetres ? outside : nil
  }

  /// Whether what tags call a state, county or suburb is but its town or its country once more, and
  /// not on the map.
  mutating func repeats(
    _ name: StringID, _ kind: PlaceKind, in town: UInt32?, _ words: PlaceCollection.Words,
    _ region: Region
  ) -> Bool {
    let key = keys.key(of: name)
    let isTown =
      key == keys.key(of: words.city) || town.map { keysOfPlace[Int($0)].contains(key) } ?? false
    guard isTown || isCountry(name, region) else { return false }
    if kind == .state, stateCode(name, region) != nil { return false }
    return !(placesByKey[key] ?? []).contains { places[$0].kind == kind }
  }

  private func isCountry(_ name: StringID, _ region: Region) -> Bool {
    guard region.country != ContextRecord.none else { return false }
    return Countries.code(named: strings[name]) == strings[places[Int(region.country)].isoCode]
  }

  private mutating func newPlace(
    _ name: StringID, _ key: UInt32, _ kind: PlaceKind, _ region: Region, _ location: Coordinate
  ) -> UInt32 {
    let wanted = NewPlace(key: key, kind: kind, region: region)
    let known = newPlaces[wanted] ?? []
    let near = known.first {
      Earth.distance(places[$0].location, location) <= Self.newPlaceMetres
    }
    if let place = near ?? (kind.isSettlement ? nil : known.first) { return UInt32(place) }
    let iso = kind == .state ? stateCode(name, region) : nil
    let place = append(
      name, kind, location, others: iso.map { Regions.allNames(of: $0) } ?? [], isoCode: iso ?? "")
    newPlaces[wanted, default: []].append(place)
    return UInt32(place)
  }

  /// The ISO 3166-2 code of a state that tags name or shorten.
  private func stateCode(_ name: StringID, _ region: Region) -> String? {
    guard region.country != ContextRecord.none else { return nil }
    return Regions.find(strings[places[Int(region.country)].isoCode], strings[name])
  }

  private mutating func append(
    _ name: StringID, _ kind: PlaceKind, _ location: Coordinate, others: [String] = [],
    isoCode: String = ""
  ) -> Int {
    let first = otherNames.count
    for other in others {
      otherNames.append(
        PlaceCollection.OtherName(key: .empty, name: strings.intern(other)))
    }
    places.append(
      PlaceCollection.Place(
        names: PlaceCollection.Names(name: name, others: first..<otherNames.count),
        object: ObjectID(.node, 0), location: location, kind: kind,
        isoCode: isoCode.isEmpty ? .empty : strings.intern(isoCode)))
    keysOfPlace.append([])
    return places.count - 1
  }

  /// The postcode of a region.
  mutating func postcode(_ code: StringID, _ region: Region, at location: Coordinate) -> UInt32 {
    let wanted = NewPlace(key: keys.key(of: code), kind: .postcode, region: region)
    if let known = newPlaces[wanted]?.first { return UInt32(known) }
    let stem = stem(ofPostcode: code).map { strings[$0] }
    let place = append(code, .postcode, location, others: stem.map { [$0] } ?? [])
    newPlaces[wanted] = [place]
    return UInt32(place)
  }

  /// What the postcode of an address says of its neighbours': of "77566-4198", which some houses
  /// have alone, "77566"; of "4400-123" nothing but on its street.
  mutating func shared(_ code: StringID, onStreet isOnStreet: Bool) -> StringID? {
    guard let stem = stem(ofPostcode: code) else { return code }
    return strings[code].utf8.count == 10 ? stem : isOnStreet ? code : nil
  }

  /// The part before the hyphen; `nil` where that is too short to be a postcode itself.
  private mutating func stem(ofPostcode code: StringID) -> StringID? {
    let parts = strings[code].split(separator: "-")
    guard parts.count == 2, parts[0].utf8.count > 3 else { return nil }
    return strings.intern(String(parts[0]))
  }

  /// Whether all of a country is on the map, so that a place is in it only within its boundary.
  func isWhole(country code: String) -> Bool {
    guard let country = countryByCode[code] else { return false }
    return !places[Int(country)].outline.isEmpty && !places[Int(country)].isCut
  }

  /// The country of an ISO 3166-1 code.
  mutating func country(_ code: String, at location: Coordinate) -> UInt32 {
    if let known = countryByCode[code] { return known }
    let name = strings.intern(Countries.name(code) ?? code)
    let place = append(
      name, .country, location, others: [code] + Countries.names(of: code), isoCode: code)
    countryByCode[code] = UInt32(place)
    return UInt32(place)
  }
}
