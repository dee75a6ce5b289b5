// SPDX-License-Identifier: Apache-2.0

import Geo
import Geocoding
import PackedFile

/// Finds the street of every address: by name, else by nearness.
struct AddressAttachment {
  /// An address is on the nearest street of its name within this, metres.
  private static let sameNameMetres = 1_500.0
  /// A street of another settlement must be so much nearer, metres.
  private static let otherSettlementMetres = 300.0
  /// A street whose name is spelled otherwise must be so much nearer, metres.
  private static let otherSpellingMetres = 100.0
  /// An address without a street is on the nearest named one within this, metres.
  private static let anyNameMetres = 200.0

  private let collection: PlaceCollection
  private let lines: StreetPieces
  private let finder: AreaFinder
  private var keys: NameKeys
  private(set) var clusters: StreetClusters
  /// Keys and spellings of all names of each way.
  private let keysOfWay: [[UInt32]]
  private let keysOfWays: Set<UInt32>
  /// Keys of the names of places on the map.
  private let placeKeys: Set<UInt32>
  private var streetWithoutWay: [WaylessStreet: Int] = [:]
  private(set) var report = AddressReport()
  /// The street of each address; -1 where it has none and is left out.
  private(set) var streetOfAddress: [Int] = []

  /// The street found last: neighbours in the input are neighbours on the street as a rule.
  private struct LastStreet {
    let name: StringID
    let settlement: Int
    let location: Coordinate
    /// How far the address was from it.
    let metres: Double
    let street: Int

    /// How near to a street an address must be, by way of the one before it, to be on that street
    /// whatever else is around: streets of one name and settlement are farther from each other.
    private static let sureMetres = StreetClusters.gapMetres / 2

    func isSame(_ name: StringID, _ settlement: Int, _ location: Coordinate) -> Bool {
      name == self.name && settlement == self.settlement
        && metres + LocalPlane(at: self.location).metres(to: location) < Self.sureMetres
    }
  }

  private var last: LastStreet?

  private struct WaylessStreet: Hashable {
    let key: UInt32
    let city: StringID
    let settlement: Int
  }

  init(
    _ collection: PlaceCollection, lines: StreetPieces,
    finder: AreaFinder
  ) {
    self.collection = collection
    self.lines = lines
    self.finder = finder
    var keys = NameKeys(collection.strings)
    clusters = StreetClusters(collection, keys: &keys, finder: finder)
    keysOfWay = collection.streetWays.map { street in
      let names = [street.names.name] + collection.otherNames[street.names.others].map(\.name)
      return names.flatMap { [keys.key(of: $0), keys.spelling(of: $0)] }
    }
    keysOfWays = Set(keysOfWay.joined())
    placeKeys = Set(collection.places.map { keys.key(of: $0.names.name) })
    self.keys = keys
  }

  mutating func attachAll() {
    streetOfAddress.reserveCapacity(collection.addresses.count)
    for address in collection.addresses { streetOfAddress.append(street(of: address)) }
  }

  private mutating func street(of address: PlaceCollection.Address) -> Int {
    let name = address.words.street
    if name.isEmpty { return nearestNamed(to: address) }
    let key = keys.key(of: name)
    let settlement = Int(finder.areas(at: address.location).locality)
    if !address.isOfPlace, keysOfWays.contains(key) {
      if let last, last.isSame(name, settlement, address.location) { return last.street }
      let spelling = keys.spelling(of: name)
      if let found = nearestWay(
        to: address.location, key: key, spelling: spelling, settlement: settlement)
      {
        let street = clusters.streetOfWay[found.way]
        last = LastStreet(
          name: name, settlement: settlement, location: address.location, metres: found.metres,
          street: street)
        return street
      }
    }
    if address.isOfPlace { report.numberedByPlace += 1 } else { report.streetWithoutWay += 1 }
    return wayless(
      name: name, key: key, city: address.words.city, settlement: settlement,
      isPlace: address.isOfPlace && placeKeys.contains(key))
  }

  private func nearestWay(
    to location: Coordinate, key: UInt32, spelling: UInt32, settlement: Int
  ) -> (way: Int, metres: Double)? {
    lines.nearestWay(to: location, within: Self.sameNameMetres) { way in
      guard keysOfWay[way].contains(key) else { return nil }
      let street = clusters.streets[clusters.streetOfWay[way]]
      return (street.settlement == settlement ? 0 : Self.otherSettlementMetres)
        + (keysOfWay[way].contains(spelling) ? 0 : Self.otherSpellingMetres)
    }
  }

  /// The street of an address that names none: the nearest, else one of its town's name.
  private mutating func nearestNamed(to address: PlaceCollection.Address) -> Int {
    let way = lines.nearestWay(to: address.location, within: Self.anyNameMetres) {
      collection.streetWays[$0].isNamed ? 0 : nil
    }
    if let way {
      report.inferredStreet += 1
      return clusters.streetOfWay[way.way]
    }
    let city = address.words.city
    guard !city.isEmpty else {
      report.addressWithoutStreet += 1
      return -1
    }
    report.numberedByPlace += 1
    return wayless(
      name: city, key: keys.key(of: city), city: city, settlement: -1, isPlace: true)
  }

  private mutating func wayless(
    name: StringID, key: UInt32, city: StringID, settlement: Int, isPlace: Bool
  ) -> Int {
    let settlement = city.isEmpty ? settlement : -1
    let wanted = WaylessStreet(key: key, city: city, settlement: settlement)
    if let street = streetWithoutWay[wanted] { return street }
    let street = clusters.addWithoutWay(name: name, settlement: settlement, isPlace: isPlace)
    streetWithoutWay[wanted] = street
    return street
  }
}
