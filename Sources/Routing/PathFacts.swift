// SPDX-License-Identifier: Apache-2.0

import PackedFile
import RoadNetwork

/// What a traveller wants to know of a path before setting out.
struct PathFacts {
  private(set) var hasTolls = false
  private(set) var hasHighways = false
  private(set) var notices: [String] = []

  init(_ network: RoadNetwork, _ profile: ProfileNetwork, _ pieces: [RoutePath.Piece]) {
    let kinds = RoadKinds(of: pieces, network, profile)
    hasTolls = kinds.contains(.tolls)
    hasHighways = kinds.contains(.motorways)
    if hasTolls { notices.append("This route has tolls.") }
    if kinds.contains(.ferries) { notices.append("This route uses a ferry.") }
    if pieces.contains(where: {
      network.ways.roadClass(of: network.way(ofArc: $0.arc)) == .shuttleTrain
    }) {
      notices.append("This route uses a shuttle train.")
    }
    if profile.isWalking, kinds.contains(.steps) { notices.append("This route has steps.") }
    if !profile.isWalking, kinds.contains(.unpaved) {
      notices.append("This route uses unpaved roads.")
    }
    notices += AccessNotices(network, profile, pieces).texts
  }
}

extension RoadKinds {
  /// The kinds of road that a path meets.
  init(of pieces: [RoutePath.Piece], _ network: RoadNetwork, _ profile: ProfileNetwork) {
    self = pieces.enumerated().reduce(into: []) { kinds, piece in
      let arc = piece.element.arc
      kinds.formUnion(
        piece.offset > 0
          ? network.kinds(ofTurnInto: arc, for: profile)
          : network.kinds(ofWay: network.way(ofArc: arc), for: profile))
    }
  }
}
