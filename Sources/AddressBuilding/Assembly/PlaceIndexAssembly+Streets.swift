// SPDX-License-Identifier: Apache-2.0

import Geo
import Geocoding
import PackedFile
import SpatialIndex

extension PlaceIndexAssembly {
  /// Completes the contexts of houses and puts them to their streets.
  mutating func addHouses() {
    for (number, address) in collection.addresses.enumerated() {
      let street = attachment.streetOfAddress[number]
      guard let position = numbers.position(of: address.number) else {
        report.unreadableNumber += 1
        continue
      }
      guard street >= 0 else { continue }
      housesOfStreet[street].append(
        PlacedHouse(
          address: number, number: position,
          context: contexts.addressContext(
            address.words, at: address.location, street: street)))
    }
  }

  /// Adds streets along a Hilbert curve, each with its houses.
  mutating func addStreets() {
    let clusters = attachment.clusters.streets
    let centres = clusters.indices.map { centre(of: $0) }
    let present = clusters.indices.filter { centres[$0] != nil }
    let boxes = present.map { centres[$0].map { BoundingBox($0.location) } ?? .empty }
    for position in PackedRTree.hilbertOrder(of: boxes) {
      let street = present[Int(position)]
      guard let centre = centres[street] else { continue }
      addStreet(street, centre)
    }
  }

  private struct Centre {
    let location: Coordinate
    let object: ObjectID
  }

  /// The point of a street's line nearest to the middle of its box; of a street without a line,
  /// its house nearest to it.
  private func centre(of number: Int) -> Centre? {
    let ways = attachment.clusters.streets[number].ways.map { collection.streetWays[$0] }
    let lines = ways.map { collection.linePlaces[$0.line] }
    let houses = housesOfStreet[number].map { collection.addresses[$0.address] }
    let places = lines.flatMap(Array.init)
    let box = StreetPieces.box(of: places.isEmpty ? houses.map(\.location) : places)
    guard !box.isEmpty else { return nil }
    let plane = LocalPlane(at: box.middle)
    let onWays = zip(ways, lines).compactMap { way, line in
      plane.nearestPlace(on: line).map { Centre(location: $0, object: way.object) }
    }
    let choices =
      onWays.isEmpty ? houses.map { Centre(location: $0.location, object: $0.object) } : onWays
    let metres = choices.map { plane.metres(to: $0.location) }
    return choices.indices.min { (metres[$0], $0) < (metres[$1], $1) }.map { choices[$0] }
  }

  private mutating func addStreet(_ number: Int, _ centre: Centre) {
    let street = attachment.clusters.streets[number]
    let houses = housesOfStreet[number].sorted {
      let a = collection.addresses[$0.address], b = collection.addresses[$1.address]
      return ($0.number, a.object, $0.address) < ($1.number, b.object, $1.address)
    }
    housesOfStreet[number] = []
    let known = contexts(of: street, houses, centre.location)
    let ways = street.ways.map { collection.streetWays[$0] }
    streets.append(
      StreetDraft(
        thing: ThingDraft(
          name: street.name, otherNames: otherNames(of: ways, street.name), context: known[0],
          location: centre.location, object: ways.isEmpty ? nil : centre.object,
          importance: importance(of: street, ways)),
        otherContexts: Array(known.dropFirst().prefix(8)), houses: houses,
        lines: ways.map { Array(collection.linePlaces[$0.line]) }))
  }

  /// The contexts of a street's houses, the most common first; then of its ways.
  private mutating func contexts(
    of street: StreetClusters.Street, _ houses: [PlacedHouse], _ centre: Coordinate
  ) -> [UInt32] {
    var known = mostCommon(houses.map(\.context))
    var words = PlaceCollection.Words()
    for way in street.ways.prefix(8) {
      let line = collection.linePlaces[collection.streetWays[way].line]
      words.postcode = collection.streetWays[way].postcode
      guard !line.isEmpty else { continue }
      let middle = line[line.startIndex + line.count / 2]
      let context =
        houses.isEmpty
        ? contexts.addressContext(words, at: middle) : contexts.context(words, at: middle)
      if !known.contains(context), !isCovered(context, by: known) { known.append(context) }
    }
    if known.isEmpty { known = [contexts.addressContext(PlaceCollection.Words(), at: centre)] }
    return known
  }

  /// Whether a context says nothing that another does not.
  private func isCovered(_ context: UInt32, by others: [UInt32]) -> Bool {
    let places = Set(contexts.records[Int(context)].places)
    return others.contains { other in
      places.isSubset(of: contexts.records[Int(other)].places + [ContextRecord.none])
    }
  }

  private func otherNames(
    of ways: [PlaceCollection.StreetWay], _ name: StringID
  ) -> [PlaceCollection.OtherName] {
    var seen: Set<PlaceCollection.OtherName> = []
    var names: [PlaceCollection.OtherName] = []
    for way in ways {
      let own = PlaceCollection.OtherName(key: .empty, name: way.names.name)
      for other in [own] + collection.otherNames[way.names.others]
      where other.name != name && seen.insert(other).inserted {
        names.append(other)
      }
    }
    return names
  }

  /// Streets are answers themselves; a place that numbers houses is one only where it is not on
  /// the map.
  private func importance(
    of street: StreetClusters.Street, _ ways: [PlaceCollection.StreetWay]
  ) -> UInt8 {
    if street.isPlace { return 0 }
    return max(1, ways.map(\.importance).max() ?? 0)
  }

  private func mostCommon(_ contexts: [UInt32]) -> [UInt32] {
    var counts: [UInt32: Int] = [:]
    for context in contexts { counts[context, default: 0] += 1 }
    return counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map(\.key)
  }
}

extension BoundingBox {
  var middle: Coordinate {
    Coordinate(
      latitude: Int32((Int64(south) + Int64(north)) / 2),
      longitude: Int32((Int64(west) + Int64(east)) / 2))
  }
}
