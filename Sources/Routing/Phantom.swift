// SPDX-License-Identifier: Apache-2.0

package import ContractionHierarchies
package import Geo
import PackedFile
package import RoadNetwork

/// A point on a segment where a trip begins or ends.
package struct Phantom: Sendable, Equatable {
  package let segment: UInt32
  /// Share of the segment's length from its tail, 0...1.
  package let position: Double
  /// The point on the road.
  package let location: Coordinate
  /// How far the point asked for is from it, metres.
  package let distance: Double
  /// Directions in which a trip may set out or come in here, where the profile allows them.
  package let directions: Directions

  /// Ways along a segment.
  package struct Directions: OptionSet, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    package static let forward = Directions(rawValue: 1)
    package static let backward = Directions(rawValue: 2)
    package static let both: Directions = [.forward, .backward]

    /// The one of an arc.
    package init(ofArc arc: UInt32) { self = Arc.isBackward(arc) ? .backward : .forward }
  }

  package init(
    segment: UInt32, position: Double, location: Coordinate, distance: Double,
    directions: Directions = .both
  ) {
    self.segment = segment
    self.position = position
    self.location = location
    self.distance = distance
    self.directions = directions
  }

  /// The same place, to be left or reached along one arc only.
  package func only(_ arc: UInt32) -> Phantom {
    Phantom(
      segment: segment, position: position, location: location, distance: distance,
      directions: Directions(ofArc: arc))
  }

  /// Share of an arc of the segment that lies before the phantom, in the arc's direction, 0...1.
  package func position(onArc arc: UInt32) -> Double {
    Arc.isBackward(arc) ? 1 - position : position
  }

  /// The arcs of the segment that a profile may use here.
  package func usableArcs(_ profile: ProfileNetwork) -> [UInt32] {
    arcs.filter { profile.isUsable($0) }
  }

  /// The arcs of the segment that are open here.
  package func usableArcs(_ costs: RoadCosts) -> [UInt32] { arcs.filter { costs.isOpen($0) } }

  private var arcs: [UInt32] {
    let forward = Arc.forward(of: segment)
    return [forward, Arc.reverse(of: forward)].filter {
      directions.contains(Directions(ofArc: $0))
    }
  }
}

/// Divides the cost of an arc at a position: a whole number, never falling, 0 at the arc's start,
/// the whole cost at its end.
package func partialCost(_ cost: Weight, upTo position: Double) -> Weight {
  Weight((Double(cost) * min(1, max(0, position))).rounded())
}

/// Where a point meets the roads of one profile.
///
/// Several phantoms tie where the nearest point is a junction: a trip may use any of their roads,
/// and a loop that closes there has two, its beginning and its end.
package struct Snap: Sendable {
  /// On the nearest usable roads.
  package let nearest: [Phantom]
  /// On the nearest roads of the profile's largest strongly connected component; empty where
  /// there are none in reach.
  package let connected: [Phantom]

  package init(nearest: [Phantom], connected: [Phantom]) {
    self.nearest = nearest
    self.connected = connected
  }

  /// On the largest component, whatever is nearer.
  var moved: Snap { Snap(nearest: connected, connected: connected) }
  var isMoved: Bool { nearest == connected }
}
