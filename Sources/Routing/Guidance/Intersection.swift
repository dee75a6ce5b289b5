// SPDX-License-Identifier: Apache-2.0

package import Geo

/// A place where roads meet along the way.
package struct Intersection: Sendable {
  package let location: Coordinate
  /// Whole degrees from north, ascending: directions in which roads leave.
  package let bearings: [Int]
  /// Whether each may be entered.
  package let entry: [Bool]
  /// The road one comes from (pointing back along it), and the one taken.
  package let incoming: Int?
  package let outgoing: Int?
  /// The lanes before it, from left to right; empty where they are not known.
  package var lanes: [Lane] = []
  /// What the road taken is: "toll", "motorway", "tunnel", "ferry", "restricted".
  package var classes: [String] = []
}

/// A lane before a junction.
package struct Lane: Hashable, Sendable {
  /// What is painted on it, from left to right.
  package let indications: [Indication]
  /// Whether it leads where the way goes.
  package let isValid: Bool

  package enum Indication: String, Sendable {
    case uTurn = "uturn"
    case sharpLeft = "sharp left"
    case left
    case slightLeft = "slight left"
    case straight
    case slightRight = "slight right"
    case right
    case sharpRight = "sharp right"
    case none
  }

  package init(indications: [Indication], isValid: Bool) {
    self.indications = indications
    self.isValid = isValid
  }
}
