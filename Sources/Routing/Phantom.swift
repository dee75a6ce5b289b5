// SPDX-License-Identifier: Apache-2.0

package import ContractionHierarchies
package import Geo
import PackedFile
import RoadNetwork

/// A point on a segment where a trip begins or ends.
package struct Phantom: Sendable, Equatable {
  package let segment: UInt32
  /// Share of the segment's length from its tail, 0...1.
  package let position: Double
  /// The point on the road.
  package let location: Coordinate
  /// How far the point asked for is from it, metres.
  package let distance: Double

  /// Share of an arc of the segment that lies before the phantom, in the arc's direction, 0...1.
  package func position(onArc arc: UInt32) -> Double {
    Arc.isBackward(arc) ? 1 - position : position
  }
}

/// Divides the cost of an arc at a position: a whole number, never falling, 0 at the arc's start,
/// the whole cost at its end.
package func partialCost(_ cost: Weight, upTo position: Double) -> Weight {
  Weight((Double(cost) * min(1, max(0, position))).rounded())
}

/// Where a point meets the roads of one profile.
///
/// Several phantoms tie where the nearest point is a junction: a trip may use any of their roads.
package struct Snap: Sendable {
  /// On the nearest usable roads.
  package let nearest: [Phantom]
  /// On the nearest roads of the profile's largest strongly connected component; empty where
  /// there are none in reach.
  package let connected: [Phantom]
}
