// SPDX-License-Identifier: Apache-2.0

package import PackedFile

/// What guidance asks of a road, in numbers.
package struct RoadTraits: Sendable {
  package let way: UInt32
  package let name: StringID
  package let ref: StringID
  package let roadClass: RoadClass
  package let flags: WayFlags
  /// The greater a road, the lower.
  package let rank: Int

  package init(way: UInt32, name: StringID, ref: StringID, roadClass: RoadClass, flags: WayFlags) {
    self.way = way
    self.name = name
    self.ref = ref
    self.roadClass = roadClass
    self.flags = flags
    rank = roadClass.rank
  }

  package init(way: UInt32, _ ways: WayTable) {
    self.init(
      way: way, name: ways.name[way], ref: ways.ref[way], roadClass: ways.roadClass(of: way),
      flags: ways.flags[way])
  }

  package var hasName: Bool { !name.isEmpty }
  /// Whether it has a name or a number.
  package var isCalled: Bool { !name.isEmpty || !ref.isEmpty }
  package var isLink: Bool { roadClass.isLink }
  /// Motorways and what is built like them, links left out.
  package var isFast: Bool { roadClass == .motorway || roadClass == .trunk }
  /// A link of such a road.
  package var isRamp: Bool { roadClass == .motorwayLink || roadClass == .trunkLink }
  package var isMinor: Bool { roadClass.isMinor }
  package var isRing: Bool { flags.contains(.roundabout) }
  package var isCircular: Bool { flags.contains(.circular) }
  package var laneCount: Int { flags.laneCount }

  /// Whether nobody would say that two roads are of different kinds.
  package func isLike(_ other: RoadTraits) -> Bool {
    rank == other.rank && isMinor == other.isMinor
  }
}

extension RoadClass {
  /// The greater a road, the lower: motorways have 0, links one more than their road.
  package var rank: Int {
    switch self {
    case .motorway, .motorwayLink, .trunk, .trunkLink, .primary, .primaryLink, .secondary,
      .secondaryLink, .tertiary, .tertiaryLink:
      Int(rawValue)
    case .residential: 10
    case .livingStreet: 11
    case .service: 12
    case .unclassified: 15
    case .track, .path: 16
    case .footway, .pedestrian, .steps: 18
    default: 31
    }
  }

  /// The greater a kind of road, the lower: kinds that one tells apart at a glance.
  package var group: Int {
    switch self {
    case .motorway, .motorwayLink: 0
    case .trunk, .trunkLink: 1
    case .primary, .primaryLink, .secondary, .secondaryLink, .tertiary, .tertiaryLink: 2
    case .residential, .livingStreet, .service: 3
    case .unclassified: 4
    case .track, .path: 5
    case .footway, .pedestrian, .steps: 6
    default: 7
    }
  }

  /// Whether drivers pass it by without seeing a road.
  package var isMinor: Bool { rank > RoadClass.livingStreet.rank && self != .unclassified }
}

extension RoadTraits {
  /// Whether a road is of a lesser kind than another.
  package func isLess(than other: RoadTraits) -> Bool {
    if isMinor != other.isMinor { return isMinor }
    return roadClass.group > other.roadClass.group
  }

  /// Whether it is the kind of link that leads to and from a kind of road.
  package func isLink(to road: RoadTraits) -> Bool {
    isLink && !road.isLink && rank == road.rank + 1
  }
}
