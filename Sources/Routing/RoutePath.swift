// SPDX-License-Identifier: Apache-2.0

package import ContractionHierarchies
import RoadNetwork

/// The roads of a route, in order, and what each costs.
package struct RoutePath: Sendable {
  /// A road arc, or the part of one that is driven.
  package struct Piece: Sendable, Equatable {
    package let arc: UInt32
    /// The part of the arc, as shares of its length in its direction.
    package let from: Double
    package let to: Double
    /// Travel time, deciseconds.
    package let cost: Weight
    /// What the turn into the arc costs, entries included; 0 for the first piece.
    package let turn: Weight
  }

  package let source: Phantom
  package let target: Phantom
  package let pieces: [Piece]
  /// Travel time and entries; `TravelWeight` takes them apart.
  package let weight: Weight

  package init(source: Phantom, target: Phantom, pieces: [Piece], weight: Weight) {
    self.source = source
    self.target = target
    self.pieces = pieces
    self.weight = weight
  }

  /// Seconds.
  package var duration: Double { Double(TravelWeight.deciseconds(weight)) / 10 }
}
