// SPDX-License-Identifier: Apache-2.0

import Geo
import Geocoding
import SpatialIndex

/// Which settlement and which part of it a location belongs to, by the places around it.
///
/// Each kind of place reaches so far (`PlaceKind.reachMetres`); of several the one that is
/// nearest in proportion to its reach is taken.
struct LocalityFinder: Sendable {
  private struct Layer {
    let kind: PlaceKind
    let places: [Int]
    let locations: [Coordinate]
    let tree: PackedRTree
  }

  private let layers: [Layer]

  init(places: [PlaceCollection.Place]) {
    layers = PlaceKind.allCases.filter { $0.reachMetres > 0 }.compactMap { kind in
      let members = places.indices.filter { places[$0].kind == kind }
      if members.isEmpty { return nil }
      let locations = members.map { places[$0].location }
      return Layer(
        kind: kind, places: members, locations: locations,
        tree: PackedRTree(boxes: locations.map { BoundingBox($0) }, storesItemBoxes: false))
    }
  }

  /// The city, town, village or hamlet at a location, as a number of the places given.
  func settlement(at location: Coordinate) -> Int? {
    nearest(location) { $0.isSettlement }
  }

  /// The suburb or neighbourhood at a location.
  func suburb(at location: Coordinate) -> Int? {
    nearest(location) { $0 == .suburb || $0 == .neighbourhood }
  }

  private func nearest(_ location: Coordinate, _ isWanted: (PlaceKind) -> Bool) -> Int? {
    var best: (share: Double, place: Int)?
    for layer in layers where isWanted(layer.kind) {
      let reach = layer.kind.reachMetres
      let found = layer.tree.nearest(to: location, maximumMetres: reach) {
        Earth.distance(location, layer.locations[Int($0)])
      }
      guard let found, found.metres / reach < best?.share ?? .infinity else { continue }
      best = (found.metres / reach, layer.places[Int(found.item)])
    }
    return best?.place
  }
}
