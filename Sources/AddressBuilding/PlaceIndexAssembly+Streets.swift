// SPDX-License-Identifier: Apache-2.0

import Geo
import Geocoding
import PackedFile
import SpatialIndex

extension PlaceIndexAssembly {
  /// Numbers the house numbers, completes the contexts, and sorts the houses by street and number.
  mutating func addHouses() {
    let numbers = addNumbers()
    for (number, address) in collection.addresses.enumerated() {
      let street = attachment.streetOfAddress[number]
      guard street >= 0, let position = numbers[address.number] else { continue }
      houses.append(
        PlacedHouse(
          address: number, street: street, number: position,
          context: contexts.context(address.words, at: address.location)))
    }
  }

  /// Sorts all house numbers by their keys; gives each one's position.
  private mutating func addNumbers() -> [StringID: UInt32] {
    var keyByNumber: [StringID: String] = [:]
    let all = collection.addresses.map(\.number) + collection.points.map(\.record.houseNumber)
    for number in all where keyByNumber[number] == nil {
      keyByNumber[number] = HouseNumber.key(source[number])
    }
    report.unreadableNumber =
      collection.addresses.reduce(0) { keyByNumber[$1.number] == nil ? $0 + 1 : $0 }
    var byKey: [String: [StringID]] = [:]
    for (number, key) in keyByNumber { byKey[key, default: []].append(number) }
    parts.numberKeys = byKey.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    var positions: [StringID: UInt32] = [:]
    for (rank, key) in parts.numberKeys.enumerated() {
      numberKeyByText[key] = UInt32(rank)
      let numbers = byKey[key, default: []].sorted { $0.rawValue < $1.rawValue }
      for number in numbers {
        positions[number] = UInt32(positions.count)
      }
      parts.numberTexts.append(numbers.map { contexts.strings.id($0).rawValue })
    }
    return positions
  }

  func numberKey(of number: StringID) -> UInt32 {
    HouseNumber.key(source[number]).flatMap { numberKeyByText[$0] } ?? PointRecord.noNumber
  }

  /// Adds streets along a Hilbert curve, each with its houses.
  mutating func addStreets() {
    let streets = attachment.clusters.streets
    var housesOfStreet: [[Int]] = Array(repeating: [], count: streets.count)
    for (index, house) in houses.enumerated() { housesOfStreet[house.street].append(index) }
    let centres = streets.indices.map { centre(of: streets[$0], houses: housesOfStreet[$0]) }
    let present = streets.indices.filter { centres[$0] != nil }
    let boxes = present.map { centres[$0].map { BoundingBox($0.location) } ?? .empty }
    for position in PackedRTree.hilbertOrder(of: boxes) {
      let street = present[Int(position)]
      guard let centre = centres[street] else { continue }
      streetOrder.append(street)
      addStreet(streets[street], centre, houses: housesOfStreet[street])
    }
    parts.counts.streets = UInt32(streetOrder.count)
    parts.counts.addresses = UInt32(parts.houses.count)
  }

  private struct Centre {
    let location: Coordinate
    let object: ObjectID
  }

  /// The point of a street's line nearest to the middle of its box; of a street without a line,
  /// its house nearest to it.
  private func centre(of street: StreetClusters.Street, houses indices: [Int]) -> Centre? {
    let points = street.ways.flatMap { way in
      collection.linePlaces[collection.streetWays[way].line].map {
        Centre(location: $0, object: collection.streetWays[way].object)
      }
    }
    let choices =
      points.isEmpty
      ? indices.map { index in
        let address = collection.addresses[houses[index].address]
        return Centre(location: address.location, object: address.object)
      } : points
    let box = StreetLines.box(of: choices.map(\.location))
    guard !box.isEmpty else { return nil }
    let middle = Coordinate(
      latitude: Int32((Int64(box.south) + Int64(box.north)) / 2),
      longitude: Int32((Int64(box.west) + Int64(box.east)) / 2))
    let metres = choices.map { Earth.distance(middle, $0.location) }
    return choices.indices.min { (metres[$0], $0) < (metres[$1], $1) }.map { choices[$0] }
  }

  private mutating func addStreet(
    _ street: StreetClusters.Street, _ centre: Centre, houses indices: [Int]
  ) {
    let sorted = indices.map { houses[$0] }.sorted {
      let a = collection.addresses[$0.address], b = collection.addresses[$1.address]
      return ($0.number, a.object, $0.address) < ($1.number, b.object, $1.address)
    }
    for house in sorted {
      let address = collection.addresses[house.address]
      parts.houses.append(
        AddressRecord(
          location: address.location, object: address.object, number: house.number,
          context: house.context))
    }
    parts.houseFirst.append(UInt32(parts.houses.count))
    let ranked = mostCommon(sorted.map(\.context))
    let own = ranked.first ?? contexts.context(PlaceCollection.Words(), at: centre.location)
    parts.areas.append(ranked.dropFirst().prefix(8))
    parts.named.append(
      NamedRecord(
        name: contexts.strings.id(street.name), context: own, location: centre.location,
        object: centre.object))
    names.addThing(nameStrings(of: street))
  }

  private func nameStrings(of street: StreetClusters.Street) -> [StringID] {
    [street.name]
      + street.ways.flatMap { way in
        let names = collection.streetWays[way].names
        return [names.name] + collection.otherNames[names.others].map(\.name)
      }
  }

  func mostCommon(_ contexts: [UInt32]) -> [UInt32] {
    var counts: [UInt32: Int] = [:]
    for context in contexts { counts[context, default: 0] += 1 }
    return counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map(\.key)
  }

  /// Stores the lines of the streets, which reverse search measures.
  mutating func addPieces() {
    var numberOfStreet = [UInt32](repeating: 0, count: attachment.clusters.streets.count)
    for (number, street) in streetOrder.enumerated() { numberOfStreet[street] = UInt32(number) }
    parts.pieceFirst = lines.first
    parts.pieceLines = lines.places
    parts.pieceStreets = lines.ways.map {
      numberOfStreet[attachment.clusters.streetOfWay[Int($0)]]
    }
  }
}
