// SPDX-License-Identifier: Apache-2.0

import Geo
import Geocoding
import PackedFile
import SpatialIndex

/// Gives what stands in an addressed building and has no address of its own the building's.
struct SurroundingAddresses {
  /// Buildings looked at for one place: more do not stand in one.
  private static let mostLooks = 16
  /// Corners of a building; an outline of more is no building's.
  private static let mostCorners = 2_000

  private let tree: PackedRTree
  /// The addresses whose outlines the tree holds.
  private let buildings: [PlaceCollection.Address]
  /// What points and addresses took over.
  private(set) var inherited = 0

  init(_ collection: PlaceCollection) {
    buildings = collection.addresses.filter {
      !$0.outline.isEmpty && !$0.words.street.isEmpty
        && collection.rings[$0.outline].reduce(0) { $0 + $1.count } <= Self.mostCorners
    }
    tree = PackedRTree(
      boxes: buildings.map { building in
        var box = BoundingBox.empty
        for ring in collection.rings[building.outline] {
          for place in collection.ringPlaces[ring] { box.extend(to: place) }
        }
        return box
      })
  }

  /// Completes the points of interest, and the addresses that have a number alone.
  mutating func complete(_ collection: inout PlaceCollection) {
    if buildings.isEmpty { return }
    for index in collection.points.indices where collection.points[index].isIncomplete {
      let street = collection.points[index].words.street
      guard let building = building(at: collection.points[index].location, collection),
        street.isEmpty || street == building.words.street
      else { continue }
      inherited += 1
      collection.points[index].words.inherit(building.words)
      if collection.points[index].record.houseNumber.isEmpty {
        collection.points[index].record.houseNumber = building.number
      }
    }
    for index in collection.addresses.indices
    where collection.addresses[index].words.street.isEmpty {
      guard let building = building(at: collection.addresses[index].location, collection) else {
        continue
      }
      inherited += 1
      collection.addresses[index].words.inherit(building.words)
      collection.addresses[index].isOfPlace = building.isOfPlace
    }
  }

  /// The first building around a place, in the order of the collection.
  private func building(
    at place: Coordinate, _ collection: PlaceCollection
  ) -> PlaceCollection.Address? {
    var found: UInt32?
    var looks = 0
    tree.search(BoundingBox(place)) { item in
      looks += 1
      if item < found ?? .max, collection.contains(place, outline: buildings[Int(item)].outline) {
        found = item
      }
      return looks < Self.mostLooks
    }
    return found.map { buildings[Int($0)] }
  }
}

extension PlaceCollection.Point {
  /// Whether its address lacks the street or the house number.
  fileprivate var isIncomplete: Bool { words.street.isEmpty || record.houseNumber.isEmpty }
}

extension PlaceCollection {
  /// Whether a place is inside an outline, by the rule of even and odd.
  fileprivate func contains(_ place: Coordinate, outline: Outline) -> Bool {
    var isInside = false
    for ring in rings[outline] {
      var last = ringPlaces[ring].last
      for corner in ringPlaces[ring] {
        if let last, place.isWest(ofEdgeFrom: last, to: corner) { isInside.toggle() }
        last = corner
      }
    }
    return isInside
  }
}

extension Coordinate {
  /// Whether a line that runs east from here crosses an edge.
  fileprivate func isWest(ofEdgeFrom a: Coordinate, to b: Coordinate) -> Bool {
    guard (a.latitude > latitude) != (b.latitude > latitude) else { return false }
    let share =
      Double(Int64(latitude) - Int64(a.latitude))
      / Double(Int64(b.latitude) - Int64(a.latitude))
    let east = Double(Coordinate.longitudeDifference(from: longitude, to: a.longitude))
    let run = Double(Coordinate.longitudeDifference(from: a.longitude, to: b.longitude))
    return east + share * run > 0
  }
}
