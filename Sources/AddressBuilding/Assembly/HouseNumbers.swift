// SPDX-License-Identifier: Apache-2.0

import Geocoding
import PackedFile

/// All house numbers that occur, sorted by their keys.
struct HouseNumbers {
  private(set) var keys: [String] = []
  /// The house numbers of each key, as strings of the collection.
  private(set) var texts: [[StringID]] = []
  private var positions: [StringID: UInt32] = [:]
  private var rankByNumber: [StringID: UInt32] = [:]

  init(_ collection: PlaceCollection) {
    var keyByNumber: [StringID: String] = [:]
    let all = collection.addresses.lazy.map(\.number)
    let points = collection.points.lazy.map(\.record.houseNumber)
    for number in all { Self.add(number, collection, to: &keyByNumber) }
    for number in points { Self.add(number, collection, to: &keyByNumber) }
    var numbersByKey: [String: [StringID]] = [:]
    for (number, key) in keyByNumber { numbersByKey[key, default: []].append(number) }
    keys = numbersByKey.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    for (rank, key) in keys.enumerated() {
      let numbers = (numbersByKey[key] ?? []).sorted { $0.rawValue < $1.rawValue }
      for number in numbers {
        positions[number] = UInt32(positions.count)
        rankByNumber[number] = UInt32(rank)
      }
      texts.append(numbers)
    }
  }

  private static func add(
    _ number: StringID, _ collection: PlaceCollection, to keys: inout [StringID: String]
  ) {
    if number.isEmpty || keys[number] != nil { return }
    keys[number] = HouseNumber.key(collection.strings[number])
  }

  /// The position of a number among all; `nil` where it has nothing to compare.
  func position(of number: StringID) -> UInt32? { positions[number] }

  /// The rank of a number's key, `PointRecord.noNumber` where it has none.
  func rank(of number: StringID) -> UInt32 { rankByNumber[number] ?? PointRecord.noNumber }
}
