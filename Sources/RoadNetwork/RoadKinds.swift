// SPDX-License-Identifier: Apache-2.0

import PackedFile

/// Kinds of road that a traveller may want to keep off.
package struct RoadKinds: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  package static let tolls = RoadKinds(rawValue: 1 << 0)
  package static let motorways = RoadKinds(rawValue: 1 << 1)
  package static let ferries = RoadKinds(rawValue: 1 << 2)
  package static let unpaved = RoadKinds(rawValue: 1 << 3)
  package static let steps = RoadKinds(rawValue: 1 << 4)

  /// Each kind and what it is called, alone and in the singular of other programs.
  private static let named: [(kind: RoadKinds, name: String, singular: String)] = [
    (.tolls, "tolls", "toll"), (.motorways, "motorways", "motorway"),
    (.ferries, "ferries", "ferry"), (.unpaved, "unpaved", "unpaved"), (.steps, "steps", "steps"),
  ]

  /// What all kinds are called.
  package static var names: [String] { named.map(\.name) }

  /// The kind that is called so; `nil` where none is.
  package init?(name: some StringProtocol) {
    guard let kind = Self.named.first(where: { $0.name == name || $0.singular == name })?.kind
    else { return nil }
    self = kind
  }

  /// The kinds in words: "tolls, ferries and unpaved roads".
  package var text: String {
    let names = Self.named.filter { contains($0.kind) }.map {
      $0.kind == .unpaved ? "unpaved roads" : $0.name
    }
    guard let last = names.last, names.count > 1 else { return names.first ?? "" }
    return names.dropLast().joined(separator: ", ") + " and " + last
  }
}

extension ProfileNetwork {
  /// The kinds that roads can be of to the profile: walkers pay no tolls and know no motorways.
  package var roadKinds: RoadKinds {
    isWalking ? Self.walkersKinds : Self.allKinds
  }

  private static let walkersKinds: RoadKinds = [.ferries, .unpaved, .steps]
  private static let allKinds: RoadKinds = [.tolls, .motorways, .ferries, .unpaved, .steps]
}

extension RoadNetwork {
  /// The kinds that a way is of to a profile.
  package func kinds(ofWay way: UInt32, for profile: ProfileNetwork) -> RoadKinds {
    var kinds: RoadKinds = []
    let flags = ways.flags[way]
    if flags.contains(.unpaved) { kinds.insert(.unpaved) }
    switch ways.roadClass(of: way) {
    case .ferry: kinds.insert(.ferries)
    case .steps: kinds.insert(.steps)
    case .motorway, .motorwayLink: kinds.insert(.motorways)
    default: break
    }
    if flags.contains(.toll) { kinds.insert(.tolls) }
    return kinds.intersection(profile.roadKinds)
  }

  /// The kinds of road that a trip meets that turns into an arc: those of its way, and tolls where
  /// the turn passes a booth and the way does not deny them.
  package func kinds(ofTurnInto arc: UInt32, for profile: ProfileNetwork) -> RoadKinds {
    let kinds = kinds(ofWay: way(ofArc: arc), for: profile)
    return !profile.isWalking && passesBooth(turningInto: arc) ? kinds.union(.tolls) : kinds
  }

  /// Whether a toll is taken where an arc begins, and the way does not deny it.
  package func passesBooth(turningInto arc: UInt32) -> Bool {
    nodes.flags[tail(ofArc: arc)].contains(.tollBooth)
      && !ways.flags[way(ofArc: arc)].contains(.tollFree)
  }
}
