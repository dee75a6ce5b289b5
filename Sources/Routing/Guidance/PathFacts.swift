// SPDX-License-Identifier: Apache-2.0

import ContractionHierarchies
import PackedFile
import RoadNetwork

/// What a traveller wants to know of a path before setting out.
struct PathFacts {
  /// Of the roads that it meets.
  let kinds: RoadKinds
  private(set) var notices: [Notice] = []

  init(_ network: RoadNetwork, _ profile: ProfileNetwork, _ pieces: [RoutePath.Piece]) {
    kinds = RoadKinds(of: pieces, network, profile)
    if kinds.contains(.tolls) { notices.append(.tolls) }
    if kinds.contains(.ferries) { notices.append(.ferry) }
    if Self.useTrain(pieces, network) { notices.append(.shuttleTrain) }
    if profile.isWalking, kinds.contains(.steps) { notices.append(.steps) }
    if !profile.isWalking, kinds.contains(.unpaved) {
      notices.append(.unpaved)
    }
    let arcFlags = profile.flags
    var remarks: ArcFlags = [], isOpen = true
    for piece in pieces {
      let flags = arcFlags[piece.arc]
      remarks.formUnion(flags)
      isOpen = isOpen && flags.access == .open && TravelWeight.entries(piece.turn) == 0
    }
    // Most ways lead over nothing that is not for everyone.
    if !isOpen { notices += AccessNotices(network, profile, pieces).notices }
    if remarks.contains(.timed) { notices.append(.timedRules) }
    if remarks.contains(.withoutPavement) { notices.append(.withoutPavement) }
  }

  private static func useTrain(_ pieces: [RoutePath.Piece], _ network: RoadNetwork) -> Bool {
    let (ways, classes) = (network.segments.way, network.ways.roadClass)
    let train = RoadClass.shuttleTrain.rawValue
    return pieces.contains { classes[ways[Arc.segment(of: $0.arc)]] == train }
  }
}

extension RoadKinds {
  /// The kinds of road that a path meets.
  init(of pieces: [RoutePath.Piece], _ network: RoadNetwork, _ profile: ProfileNetwork) {
    self = []
    let ways = network.segments.way
    var last: UInt32?
    for piece in pieces {
      let way = ways[Arc.segment(of: piece.arc)]
      if way != last { formUnion(network.kinds(ofWay: way, for: profile)) }
      last = way
    }
    if profile.isWalking || contains(.tolls) { return }
    for piece in pieces.dropFirst() where network.passesBooth(turningInto: piece.arc) {
      insert(.tolls)
    }
  }
}
