// SPDX-License-Identifier: Apache-2.0

/// What kind of way a segment is, by its `highway` (or other) tag; stored as its number.
package enum RoadClass: UInt8, CaseIterable, Sendable {
  case motorway
  case motorwayLink
  case trunk
  case trunkLink
  case primary
  case primaryLink
  case secondary
  case secondaryLink
  case tertiary
  case tertiaryLink
  case unclassified
  case residential
  case livingStreet
  case service
  case road
  case track
  case pedestrian
  case footway
  case path
  case steps
  case cycleway
  case bridleway
  case corridor
  case elevator
  case platform
  case pier
  case busway
  case ferry
  case shuttleTrain
  /// A kind of `highway` that is none of these.
  case other

  /// Whether one is carried, not going oneself.
  package var isCarried: Bool { self == .ferry || self == .shuttleTrain }

  /// A slip road: it leads between roads and takes its name from where it goes.
  package var isLink: Bool {
    switch self {
    case .motorwayLink, .trunkLink, .primaryLink, .secondaryLink, .tertiaryLink: true
    default: false
    }
  }
}

/// Yes-or-no facts of a way.
package struct WayFlags: OptionSet, Hashable, Sendable, BitwiseCopyable {
  package let rawValue: UInt16

  package init(rawValue: UInt16) { self.rawValue = rawValue }

  package static let roundabout = WayFlags(rawValue: 1 << 0)
  package static let toll = WayFlags(rawValue: 1 << 1)
  package static let tunnel = WayFlags(rawValue: 1 << 2)
  package static let bridge = WayFlags(rawValue: 1 << 3)
  package static let unpaved = WayFlags(rawValue: 1 << 4)
  /// Traffic keeps left.
  package static let drivesOnLeft = WayFlags(rawValue: 1 << 5)
  /// Its tags deny a toll for cars, so that booths and gantries over it are for others.
  package static let tollFree = WayFlags(rawValue: 1 << 6)
  /// A roundabout by shape (`junction=circular`), where those in it may have to give way.
  package static let circular = WayFlags(rawValue: 1 << 7)
  /// The network's signs have tags of it.
  package static let signed = WayFlags(rawValue: 1 << 8)
  /// Marks are painted on its lanes.
  package static let laneMarks = WayFlags(rawValue: 1 << 14)
  /// An open area for walkers.
  package static let square = WayFlags(rawValue: 1 << 12)
  /// It moves by itself.
  package static let conveyor = WayFlags(rawValue: 1 << 13)

  // Bits 9 to 11 are the number of lanes.
  package static func lanes(_ count: Int) -> WayFlags {
    WayFlags(rawValue: UInt16(min(7, max(0, count))) << 9)
  }

  /// Of both directions, 7 at most; 0 where it is not known.
  package var laneCount: Int { Int(rawValue >> 9 & 7) }
}

/// Yes-or-no facts of a node.
package struct NodeFlags: OptionSet, Hashable, Sendable, BitwiseCopyable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  package static let trafficSignals = NodeFlags(rawValue: 1 << 0)
  package static let barrier = NodeFlags(rawValue: 1 << 1)
  package static let motorwayJunction = NodeFlags(rawValue: 1 << 2)
  /// A booth or a gantry where tolls are taken.
  package static let tollBooth = NodeFlags(rawValue: 1 << 3)
  /// A roundabout that is a mark on the ground.
  package static let miniRoundabout = NodeFlags(rawValue: 1 << 4)
  package static let lift = NodeFlags(rawValue: 1 << 5)
}

/// Who may use a road, from free to strictest: a step into a stricter one is an entry, and a
/// route takes as few of them as it can, so restricted roads are reached but never passed through.
package enum AccessLevel: UInt8, Comparable, Sendable {
  case open
  /// Destination, customers, delivery, residents.
  case destination
  /// Private, permit.
  case restricted

  package static func < (a: AccessLevel, b: AccessLevel) -> Bool { a.rawValue < b.rawValue }
}
