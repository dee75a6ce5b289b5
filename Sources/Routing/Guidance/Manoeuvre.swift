// SPDX-License-Identifier: Apache-2.0

package import Geo

/// What to do at a place (OSRM's `maneuver`).
package struct Manoeuvre: Sendable {
  package enum Kind: String, Sendable {
    case depart
    case arrive
    case turn
    case newName = "new name"
    case `continue`
    case fork
    case merge
    case onRamp = "on ramp"
    case offRamp = "off ramp"
    case endOfRoad = "end of road"
    case roundabout
    /// A large roundabout with a name.
    case rotary
    /// A roundabout so small that one turns at it as at any junction.
    case roundaboutTurn = "roundabout turn"
    case exitRoundabout = "exit roundabout"
    case exitRotary = "exit rotary"
    /// Nothing but lanes to keep to.
    case useLane = "use lane"
    case notification
  }

  package enum Modifier: String, Sendable {
    case uTurn = "uturn"
    case sharpRight = "sharp right"
    case right
    case slightRight = "slight right"
    case straight
    case slightLeft = "slight left"
    case left
    case sharpLeft = "sharp left"
  }

  package let kind: Kind
  package let modifier: Modifier?
  package let location: Coordinate
  /// Degrees from north; 0 where there is none.
  package let bearingBefore: Double
  package let bearingAfter: Double
  /// Of a roundabout: which exit to take, the first being 1, 0 for a road that leaves before it;
  /// `nil` where the way ends in it.
  package let exit: Int?
}
