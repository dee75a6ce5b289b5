// SPDX-License-Identifier: Apache-2.0

import Geo
import Geocoding
import PackedFile
import SpatialIndex

/// Tells the town and the postcode of what has none in its tags and lies in no area that tells
/// them: those of the nearest address, on its own street rather than on another.
///
/// Addresses beyond a border, and those of another town, do not count.
struct Neighbours {
  /// An address so near has the same postcode as a rule, metres.
  private static let metres = 1_000.0
  /// How much nearer an address of another street must be, metres.
  private static let otherStreetMetres = 150.0

  /// Where something is, and the number of its street among the clusters where it is known.
  struct Spot {
    let location: Coordinate
    let chain: AreaChain
    let street: Int?
  }

  private let collection: PlaceCollection
  private let streetOfAddress: [Int]
  private let towns: Telling
  private let postcodes: Telling

  init(_ collection: PlaceCollection, streetOfAddress: [Int], finder: AreaFinder) {
    self.collection = collection
    self.streetOfAddress = streetOfAddress
    towns = Telling(collection, \.city, finder)
    postcodes = Telling(collection, \.postcode, finder)
  }

  /// Addresses that tell something, and where each is.
  private struct Telling {
    struct Home {
      let address: UInt32
      let country: Int32
      let locality: Int32
    }

    let homes: [Home]
    let tree: PackedRTree

    init(
      _ collection: PlaceCollection, _ word: KeyPath<PlaceCollection.Words, StringID>,
      _ finder: AreaFinder
    ) {
      let addresses = collection.addresses
      homes = addresses.indices.lazy.filter { !addresses[$0].words[keyPath: word].isEmpty }.map {
        let chain = finder.areas(at: addresses[$0].location)
        return Home(address: UInt32($0), country: chain.country, locality: chain.locality)
      }
      tree = PackedRTree(
        boxes: homes.map { BoundingBox(addresses[Int($0.address)].location) },
        storesItemBoxes: false)
    }
  }

  /// The town near something with these words: of an address that has its postcode, where it is
  /// known.
  func city(_ words: PlaceCollection.Words, at spot: Spot) -> StringID? {
    nearest(towns, words, spot).map { collection.addresses[$0].words.city }
  }

  /// The postcode near something with these words, and whether it is one of its street.
  func postcode(
    _ words: PlaceCollection.Words, at spot: Spot
  ) -> (postcode: StringID, isOnStreet: Bool)? {
    nearest(postcodes, words, spot).map {
      (collection.addresses[$0].words.postcode, spot.street == streetOfAddress[$0])
    }
  }

  private func nearest(
    _ telling: Telling, _ words: PlaceCollection.Words, _ spot: Spot
  ) -> Int? {
    let plane = LocalPlane(at: spot.location)
    let country = country(words, spot.chain.country)
    let found = telling.tree.nearest(to: spot.location, maximumMetres: Self.metres) { item in
      let home = telling.homes[Int(item)]
      let address = collection.addresses[Int(home.address)]
      guard Self.agree(country, self.country(address.words, home.country)),
        Self.agree(words.postcode, address.words.postcode),
        isSameTown(words, spot.chain.locality, address.words, home.locality)
      else { return nil }
      let extra = spot.street == streetOfAddress[Int(home.address)] ? 0 : Self.otherStreetMetres
      return plane.metres(to: address.location) + extra
    }
    return found.map { Int(telling.homes[Int($0.item)].address) }
  }

  /// The code of the country around, else of the one that tags name.
  private func country(_ words: PlaceCollection.Words, _ area: Int32) -> StringID {
    area < 0 ? words.country : collection.places[Int(area)].isoCode
  }

  private func isSameTown(
    _ words: PlaceCollection.Words, _ locality: Int32, _ others: PlaceCollection.Words,
    _ other: Int32
  ) -> Bool {
    if !words.city.isEmpty, !others.city.isEmpty { return words.city == others.city }
    return locality < 0 || other < 0 || locality == other
  }

  /// Whether two words do not contradict each other.
  private static func agree(_ a: StringID, _ b: StringID) -> Bool {
    a.isEmpty || b.isEmpty || a == b
  }
}
