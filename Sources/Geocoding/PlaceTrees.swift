// SPDX-License-Identifier: Apache-2.0

import Geo
import PackedFile
package import SpatialIndex

/// What the index finds by position: four trees, over points and over pieces of street lines.
package struct PlaceTrees: Sendable {
  /// Over addresses.
  package let houses: PackedRTree
  /// Over places, numbered from the first place.
  package let places: PackedRTree
  /// Over points of interest, numbered from the first of them.
  package let points: PackedRTree
  /// Over pieces of street lines, which stand in the tree's order.
  package let pieces: PackedRTree

  init(_ parts: PlaceIndexParts) {
    let streets = Int(parts.counts.streets)
    let firstPoint = streets + Int(parts.counts.places)
    func tree(_ places: some Sequence<Coordinate>) -> PackedRTree {
      PackedRTree(boxes: places.map { BoundingBox($0) }, storesItemBoxes: false)
    }
    houses = tree(parts.houses.lazy.map(\.location))
    places = tree(parts.named[streets..<firstPoint].lazy.map(\.location))
    points = tree(parts.named[firstPoint...].lazy.map(\.location))
    pieces = PackedRTree(orderedBoxes: parts.pieceBoxes)
  }

  init(_ container: Container, _ counts: PlaceCounts, pieces pieceCount: Int) throws {
    func tree(_ name: String, _ count: Int) throws -> PackedRTree {
      try PackedRTree(container: container, prefix: "places.trees.\(name)", itemCount: count)
    }
    houses = try tree("houses", Int(counts.addresses))
    places = try tree("places", Int(counts.places))
    points = try tree("points", Int(counts.points))
    pieces = try tree("pieces", pieceCount)
  }

  func addSections(to writer: inout ContainerWriter) {
    houses.addSections(to: &writer, prefix: "places.trees.houses")
    places.addSections(to: &writer, prefix: "places.trees.places")
    points.addSections(to: &writer, prefix: "places.trees.points")
    pieces.addSections(to: &writer, prefix: "places.trees.pieces")
  }
}
