// SPDX-License-Identifier: Apache-2.0

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
    notices += AccessNotices(network, profile, pieces).notices
    let remarks = pieces.reduce(into: ArcFlags()) { $0.formUnion(profile.flags[$1.arc]) }
    if remarks.contains(.timed) { notices.append(.timedRules) }
    if remarks.contains(.withoutPavement) { notices.append(.withoutPavement) }
  }

  private static func useTrain(_ pieces: [RoutePath.Piece], _ network: RoadNetwork) -> Bool {
    let train = RoadClass.shuttleTrain.rawValue
    return pieces.contains { network.ways.roadClass[network.way(ofArc: $0.arc)] == train }
  }
}

extension RoadKinds {
  /// The kinds of road that a path meets.
  init(of pieces: [RoutePath.Piece], _ network: RoadNetwork, _ profile: ProfileNetwork) {
    self = []
    var last: UInt32?
    var isFirst = true
    for piece in pieces {
      let way = network.way(ofArc: piece.arc)
      if way != last { formUnion(network.kinds(ofWay: way, for: profile)) }
      last = way
      if !isFirst, !profile.isWalking, network.passesBooth(turningInto: piece.arc) {
        insert(.tolls)
      }
      isFirst = false
    }
  }
}
