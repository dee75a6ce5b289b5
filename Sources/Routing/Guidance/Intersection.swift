// SPDX-License-Identifier: Apache-2.0

package import Geo

/// A place where roads meet along the way.
package struct Intersection: Sendable {
  package let location: Coordinate
  /// The roads that leave, by their direction, ascending.
  package let roads: ArraySlice<Road>
  /// The road one comes from (pointing back along it), and the one taken.
  package let incoming: Int?
  package let outgoing: Int?
  /// The lanes before it, from left to right; empty where they are not known.
  package var lanes: [Lane] = []
  /// What the road taken is.
  package var classes: Classes = []

  /// What a traveller may want to know of a road.
  package struct Classes: OptionSet, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    package static let toll = Classes(rawValue: 1 << 0)
    package static let motorway = Classes(rawValue: 1 << 1)
    package static let ferry = Classes(rawValue: 1 << 2)
    package static let restricted = Classes(rawValue: 1 << 3)
    package static let tunnel = Classes(rawValue: 1 << 4)

    /// All of them, with OSRM's words for them.
    package static let named: [(Classes, String)] = [
      (.toll, "toll"), (.motorway, "motorway"), (.ferry, "ferry"), (.restricted, "restricted"),
      (.tunnel, "tunnel"),
    ]
  }
}

extension Intersection {
  package var bearings: [Int] { roads.map { Int($0.bearing) } }
  /// Whether each road may be entered.
  package var entry: [Bool] { roads.map(\.isOpen) }

  /// A road that leaves an intersection.
  package struct Road: Hashable, Sendable {
    /// Whole degrees from north.
    package let bearing: Int16
    /// Whether it may be entered.
    package let isOpen: Bool

    /// The bearing is one of 0..<360.
    init(bearing: Int, isOpen: Bool) {
      self.bearing = Int16(truncatingIfNeeded: bearing)
      self.isOpen = isOpen
    }
  }
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
