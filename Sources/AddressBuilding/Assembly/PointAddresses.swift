// SPDX-License-Identifier: Apache-2.0

import Geo
import Geocoding
import PackedFile
import SpatialIndex

/// Gives points of interest without an address that of the nearest house, else the street.
struct PointAddresses {
  /// A house so near has the same address, metres.
  private static let houseMetres = 30.0
  /// A street so near is the point's, metres.
  private static let streetMetres = 100.0

  private let assembly: PlaceIndexAssembly
  private let houses: [(address: Int, street: StringID)]
  private let tree: PackedRTree

  init(_ assembly: PlaceIndexAssembly) {
    self.assembly = assembly
    houses = assembly.streets.flatMap { street in
      street.houses.map { (address: $0.address, street: street.thing.name) }
    }
    tree = PackedRTree(
      boxes: houses.map { BoundingBox(assembly.collection.addresses[$0.address].location) },
      storesItemBoxes: false)
  }

  func address(near location: Coordinate) -> (number: StringID, words: PlaceCollection.Words)? {
    let addresses = assembly.collection.addresses
    let plane = LocalPlane(at: location)
    let house = tree.nearest(to: location, maximumMetres: Self.houseMetres) {
      plane.metres(to: addresses[houses[Int($0)].address].location)
    }
    if let house {
      let found = houses[Int(house.item)]
      var words = addresses[found.address].words
      words.street = found.street
      return (addresses[found.address].number, words)
    }
    let streets = assembly.attachment.clusters
    let way = assembly.lines.nearestWay(to: location, within: Self.streetMetres) {
      assembly.collection.streetWays[$0].isNamed ? 0 : nil
    }
    return way.map {
      var words = PlaceCollection.Words()
      words.street = streets.streets[streets.streetOfWay[$0.way]].name
      return (.empty, words)
    }
  }
}
