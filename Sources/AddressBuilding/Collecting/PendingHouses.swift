// SPDX-License-Identifier: Apache-2.0

import Geo
import Geocoding
import PackedFile

/// A number that is there only where no object of its own has it.
struct PendingHouse {
  var words: AddressWords
  var place: String?
  var location: Coordinate
  var object: ObjectID
}

/// Which numbers the objects of a collection have on which streets, and about where.
struct KnownHouses {
  /// Side of the squares in which a number of a street is looked for, 1e-7 degree; streets of one
  /// name are farther apart.
  fileprivate static let side: Int64 = 25_000

  fileprivate struct House: Hashable {
    var street: String
    var number: String
    var row: Int64
    var column: Int64
  }

  private var houses: Set<House> = []
  private var streetKeys: [String: String] = [:]

  /// Those of a collection that stand on the streets of some houses.
  init(_ collection: PlaceCollection, for pending: [PendingHouse]) {
    for house in pending { _ = streetKey(house.words.street ?? house.place ?? "") }
    let streets = Set(streetKeys.values)
    var isWanted: [StringID: Bool] = [:]
    for address in collection.addresses {
      let id = address.words.street
      let street = isWanted[id] == false ? nil : streetKey(collection.strings[id])
      let isOnStreet = street.map(streets.contains) ?? false
      isWanted[id] = isOnStreet
      guard isOnStreet, let street, let number = HouseNumber.key(collection.strings[address.number])
      else { continue }
      houses.insert(House(street, number, at: address.location))
    }
  }

  /// Takes a house in; whether it was not there before.
  mutating func insert(_ pending: PendingHouse) -> Bool {
    guard let number = pending.words.houseNumber.flatMap({ HouseNumber.key($0) }) else {
      return false
    }
    let street = streetKey(pending.words.street ?? pending.place ?? "")
    let house = House(street, number, at: pending.location)
    for row in house.row - 1...house.row + 1 {
      for column in house.column - 1...house.column + 1
      where houses.contains(House(street: street, number: number, row: row, column: column)) {
        return false
      }
    }
    houses.insert(house)
    return true
  }

  private mutating func streetKey(_ street: String) -> String {
    if let key = streetKeys[street] { return key }
    let key = TextTokens.key(street)
    streetKeys[street] = key
    return key
  }
}

extension KnownHouses.House {
  fileprivate init(_ street: String, _ number: String, at location: Coordinate) {
    self.init(
      street: street, number: number, row: Int64(location.latitude) / KnownHouses.side,
      column: Int64(location.longitude) / KnownHouses.side)
  }
}
