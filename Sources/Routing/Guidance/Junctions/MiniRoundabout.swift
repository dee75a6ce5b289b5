// SPDX-License-Identifier: Apache-2.0

import RoadNetwork

/// Says what to do at a roundabout that is but a mark on the ground, and so a node of the map.
struct MiniRoundabout {
  private let rules: TurnRules

  private var roads: [Junction.Road] { rules.roads }

  /// `nil` where there is none.
  init?(_ rules: TurnRules) {
    let reader = rules.reader
    guard !reader.isWalking, reader.isMiniRoundabout(rules.junction.node), rules.roads.count > 2
    else { return nil }
    self.rules = rules
  }

  func instruction(for index: Int) -> Instruction {
    Instruction(.touchRing(.roundabout, exit: exit(index)), roads[index].direction)
  }

  /// How many roads one passes who goes round, the one taken among them; the one by which one
  /// comes is the last.
  private func exit(_ index: Int) -> Int {
    let onward = Array(roads.indices.dropFirst())
    let order = (rules.from.flags.contains(.drivesOnLeft) ? onward.reversed() : onward) + [0]
    let passed = order.prefix { $0 != index }
    return passed.count { roads[$0].leadsAway && isExit(roads[$0].traits, roads[index].traits) } + 1
  }

  /// Drivers count no drives to yards, but on the way to one.
  private func isExit(_ road: RoadTraits, _ taken: RoadTraits) -> Bool {
    !road.isMinor || taken.isMinor
  }
}
