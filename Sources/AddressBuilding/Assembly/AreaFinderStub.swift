// SPDX-License-Identifier: Apache-2.0

import Geo
import Geocoding

struct AreaChain: Hashable, Sendable {
  var country: Int32 = -1
  var state: Int32 = -1
  var county: Int32 = -1
  var locality: Int32 = -1
  var subLocality: Int32 = -1
  var neighbourhood: Int32 = -1
  var postcode: Int32 = -1
}

struct AreaFinder: Sendable {
  let finder: LocalityFinder
  init(_ collection: PlaceCollection) { finder = LocalityFinder(places: collection.places) }
  func areas(at location: Coordinate) -> AreaChain {
    var chain = AreaChain()
    chain.locality = finder.settlement(at: location).map { Int32($0) } ?? -1
    chain.subLocality = finder.suburb(at: location).map { Int32($0) } ?? -1
    return chain
  }
}
