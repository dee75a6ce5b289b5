// SPDX-License-Identifier: Apache-2.0

import PackedFile
import RoadNetwork

/// What a traveller wants to know of a path before setting out.
struct PathFacts {
  private(set) var hasTolls = false
  private(set) var hasHighways = false
  private(set) var notices: [String] = []

  init(_ network: RoadNetwork, _ profile: ProfileNetwork, _ pieces: [RoutePath.Piece]) {
    var classes: Set<RoadClass> = []
    var isUnpaved = false
    for (index, piece) in pieces.enumerated() {
      let way = network.way(ofArc: piece.arc)
      let flags = network.ways.flags[way]
      classes.insert(network.ways.roadClass(of: way))
      let passed = index > 0 ? network.nodes.flags[network.tail(ofArc: piece.arc)] : []
      let isAtBooth = passed.contains(.tollBooth)
      hasTolls =
        hasTolls || flags.contains(.toll) || (isAtBooth && !flags.contains(.tollFree))
      isUnpaved = isUnpaved || flags.contains(.unpaved)
    }
    let isWalking = profile.name == "walking"
    hasTolls = hasTolls && !isWalking
    hasHighways = !isWalking && !classes.isDisjoint(with: [.motorway, .motorwayLink])
    if hasTolls { notices.append("This route has tolls.") }
    if classes.contains(.ferry) { notices.append("This route uses a ferry.") }
    if classes.contains(.shuttleTrain) { notices.append("This route uses a shuttle train.") }
    if isWalking, classes.contains(.steps) { notices.append("This route has steps.") }
    if isUnpaved, !isWalking { notices.append("This route uses unpaved roads.") }
    notices += AccessNotices(network, profile, pieces).texts
  }
}
