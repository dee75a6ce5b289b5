// SPDX-License-Identifier: Apache-2.0

import RoadNetwork

/// Says what to do at a junction, whatever meets there.
struct JunctionJudge {
  let rules: TurnRules
  private let ring: RingRules?

  private var roads: [Junction.Road] { rules.roads }
  private var from: RoadTraits { rules.from }
  private var reader: JunctionReader { rules.reader }

  init(_ reader: JunctionReader, _ junction: Junction) {
    rules = TurnRules(reader, junction)
    ring = reader.isWalking ? nil : RingRules(rules)
  }

  /// What to do to take a road.
  func instruction(for index: Int) -> Instruction {
    if from.roadClass.isCarried, isAllOfOneMode {
      return Instruction(.none, roads[index].direction)
    }
    var instruction = plain(index)
    if index != 0, let slip = Sliproads(self).instruction(for: index, instead: instruction) {
      instruction = slip
    }
    if from.isFast, instruction.kind == .onRamp { instruction.kind = .offRamp }
    if reader.isWalking, index != 0 {
      // Who comes out of a lift knows nothing of the way by which it was entered.
      if reader.isLift(rules.junction.node) { return Instruction(.passage, .straight) }
      if beginsPassage(index, instruction) { instruction.kind = .passage }
    }
    return instruction
  }

  /// Whether steps, a lift or a square begin that nothing else tells of.
  private func beginsPassage(_ index: Int, _ instruction: Instruction) -> Bool {
    let isUntold: Bool =
      switch instruction.kind {
      case .none, .silent, .newName: true
      default: false
      }
    guard isUntold else { return false }
    let passage = roads[index].traits.passage
    return passage != nil && passage != from.passage
  }

  /// The same, short cuts past junctions not looked for.
  func plain(_ index: Int) -> Instruction {
    if let miniRoundabout = MiniRoundabout(rules) { return miniRoundabout.instruction(for: index) }
    if let ring { return ring.instruction(for: index) }
    if index != 0, passesDrives { return passingDrives(index) }
    let motorway = MotorwayRules(rules: rules)
    return index != 0 && motorway.applies
      ? motorway.instruction(for: index) : rules.instruction(for: index)
  }

  private var isAllOfOneMode: Bool {
    let mode = TravelMode(from.roadClass)
    return roads.allSatisfy { TravelMode($0.traits.roadClass) == mode }
  }

  // MARK: Drives

  /// Whether but one road goes on, besides drives and the like.
  private var passesDrives: Bool {
    roads.count > 2 && !from.isMinor && roads.count { !$0.traits.isMinor } == 2
      && !roads.contains { $0.traits.roadClass.isCarried }
  }

  private func passingDrives(_ index: Int) -> Instruction {
    let main = roads.indices.dropFirst().first { !roads[$0].traits.isMinor } ?? 1
    let direction = roads[index].direction
    if index == main {
      let changes = rules.names.changes(from: from, to: roads[main].traits)
      if rules.changesMode(main) { return Instruction(.changeOfMode, direction) }
      return Instruction(changes ? .newName : .none, direction)
    }
    if direction == .straight, roads[main].direction == .straight {
      return Instruction(.turn, index < main ? .slightRight : .slightLeft)
    }
    return Instruction(.turn, direction)
  }
}
