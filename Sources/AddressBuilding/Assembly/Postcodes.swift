// SPDX-License-Identifier: Apache-2.0

import Geo
import Geocoding
import PackedFile
import SpatialIndex

/// Tells the postcode of what has none in its tags and lies in no postcode's area: that of the
/// nearest address, on its own street rather than on another.
struct Postcodes {
  /// An address so near has the same postcode as a rule, metres.
  private static let metres = 1_000.0
  /// How much nearer an address of another street must be, metres.
  private static let otherStreetMetres = 150.0

  private let collection: PlaceCollection
  private let streetOfAddress: [Int]
  /// Addresses that tell theirs.
  private let known: [UInt32]
  private let tree: PackedRTree

  init(_ collection: PlaceCollection, streetOfAddress: [Int]) {
    self.collection = collection
    self.streetOfAddress = streetOfAddress
    let addresses = collection.addresses
    known = addresses.indices.filter { !addresses[$0].words.postcode.isEmpty }.map(UInt32.init)
    tree = PackedRTree(
      boxes: known.map { BoundingBox(addresses[Int($0)].location) }, storesItemBoxes: false)
  }

  /// The postcode near something with these words, and whether it is one of its street;
  /// addresses that name another town do not count.
  func near(
    _ words: PlaceCollection.Words, at location: Coordinate, street: Int?
  ) -> (postcode: StringID, isOnStreet: Bool)? {
    let plane = LocalPlane(at: location)
    let found = tree.nearest(to: location, maximumMetres: Self.metres) { item in
      let number = Int(known[Int(item)])
      let address = collection.addresses[number]
      let city = address.words.city
      guard words.city.isEmpty || city.isEmpty || city == words.city else { return nil }
      let extra = street == streetOfAddress[number] ? 0 : Self.otherStreetMetres
      return plane.metres(to: address.location) + extra
    }
    return found.map {
      let number = Int(known[Int($0.item)])
      return (collection.addresses[number].words.postcode, street == streetOfAddress[number])
    }
  }
}
