// SPDX-License-Identifier: Apache-2.0

import Geo
import PackedFile
import SpatialIndex

/// What the index finds by position beside houses, lines and outlines: things by their point.
struct PlaceTrees: Sendable {
  /// Over places.
  let places: PackedRTree
  /// Over points of interest, numbered from the first of them.
  let points: PackedRTree

  init(_ parts: PlaceIndexParts) {
    let firstPoint = Int(parts.counts.places + parts.counts.streets)
    func tree(_ places: ArraySlice<Coordinate>) -> PackedRTree {
      PackedRTree(orderedBoxes: places.map { BoundingBox($0) })
    }
    places = tree(parts.thingLocations[..<Int(parts.counts.places)])
    points = tree(parts.thingLocations[firstPoint...])
  }

  init(_ container: Container, _ counts: PlaceCounts) throws {
    func tree(_ name: String, _ count: UInt32) throws -> PackedRTree {
      try PackedRTree(
        container: container, prefix: "places.trees.\(name)", itemCount: Int(count))
    }
    places = try tree("places", counts.places)
    points = try tree("points", counts.points)
  }

  func addSections(to writer: inout ContainerWriter) {
    places.addSections(to: &writer, prefix: "places.trees.places")
    points.addSections(to: &writer, prefix: "places.trees.points")
  }
}
