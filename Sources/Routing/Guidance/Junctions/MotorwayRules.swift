// SPDX-License-Identifier: Apache-2.0

import RoadNetwork

/// Says what to do where motorways, roads like them and their ramps meet.
struct MotorwayRules {
  let rules: TurnRules

  private var roads: [Junction.Road] { rules.roads }
  private var from: RoadTraits { rules.from }

  /// Whether all one can do is to go on, to merge, to exit or to keep to a side.
  var applies: Bool {
    var hasMotorway = from.isFast
    for road in roads {
      if road.isOpen, road.bend > 60 { return false }
      if road.traits.isFast {
        hasMotorway = hasMotorway || road.isOpen
      } else if !road.traits.isRamp, !(from.isFast && road.traits.isLink) {
        return false
      }
    }
    return hasMotorway
  }

  func instruction(for index: Int) -> Instruction {
    if from.isFast {
      var instruction = fromMotorway(index)
      if instruction.kind == .onRamp { instruction.kind = .offRamp }
      return instruction
    }
    return fromRamp(index)
  }

  // MARK: From a motorway

  private func fromMotorway(_ index: Int) -> Instruction {
    guard let onward = onward else { return atEnd(index) }
    let open = roads.indices.filter { roads[$0].isOpen }
    let fast = open.filter { roads[$0].traits.isFast }
    if fast.isEmpty { return Instruction(.silent, roads[index].direction) }
    if fast.count == 1 || fast.count != open.count {
      return passingExits(index, onward)
    }
    switch fast.count {
    case 2: return rules.forkInstruction(index, left: fast[1], right: fast[0])
    case 3: return rules.forkInstruction(index, left: fast[2], middle: fast[1], right: fast[0])
    default: return fallback(index)
    }
  }

  /// The road that goes on under the name, else the straightest motorway.
  private var onward: Int? {
    let names = rules.names
    let named = roads.indices.dropFirst().first {
      roads[$0].isOpen && roads[$0].traits.isFast && from.isCalled && roads[$0].traits.isCalled
        && !names.changes(from: from, to: roads[$0].traits)
    }
    if let named { return named }
    return roads.indices.dropFirst().filter { roads[$0].traits.isFast }
      .min { roads[$0].bend < roads[$1].bend }
  }

  private func atEnd(_ index: Int) -> Instruction {
    let open = roads.indices.dropFirst().filter { roads[$0].isOpen }
    switch (roads.count, open.count) {
    case (3, 2): return rules.forkInstruction(index, left: 2, right: 1)
    case (4, _)
    where roads[1].traits.isLike(roads[2].traits)
      && roads[2].traits.isLike(roads[3].traits):
      return rules.forkInstruction(index, left: 3, middle: 2, right: 1)
    case (...3, _): return Instruction(.none, roads[index].direction)
    default: return fallback(index)
    }
  }

  private func passingExits(_ index: Int, _ onward: Int) -> Instruction {
    let road = roads[index]
    if index == onward || roads.count == 2 {
      return rules.obviousInstruction(index, isThrough: rules.isThrough(1))
    }
    let kind: Instruction.Kind = road.traits.isLink ? .offRamp : .turn
    if road.sweep < roads[onward].sweep {
      return Instruction(kind, road.sweep < 145 ? .right : .slightRight)
    }
    return Instruction(kind, road.sweep > 215 ? .left : .slightLeft)
  }

  // MARK: From a ramp

  private func fromRamp(_ index: Int) -> Instruction {
    let open = roads.indices.dropFirst().filter { roads[$0].isOpen }
    switch (roads.count, open.count) {
    case (2, _): return rules.obviousInstruction(1, isThrough: rules.isThrough(1))
    case (3, 1): return merging(open[0])
    case (3, 2): return atParting(index)
    case (4, _): return crossing(index)
    default: return fallback(index)
    }
  }

  /// Onto a motorway that comes from the other side, which is the way the cars there see it.
  private func merging(_ index: Int) -> Instruction {
    let road = roads[index], passing = roads[index == 1 ? 2 : 1]
    let isOne =
      road.traits.hasName && passing.traits.hasName
      && !rules.names.changes(from: roads[2].traits, to: roads[1].traits)
    guard road.traits.isFast, isOne else {
      return rules.obviousInstruction(index, isThrough: rules.isThrough(index))
    }
    if road.bend >= 2 * Angle.narrow { return Instruction(.merge, road.direction) }
    return Instruction(.merge, index == 1 ? .slightLeft : .slightRight)
  }

  private func atParting(_ index: Int) -> Instruction {
    let isRightFast = roads[1].traits.isFast, isLeftFast = roads[2].traits.isFast
    if isRightFast, !isLeftFast {
      return index == 1 ? Instruction(.turn, .slightRight) : Instruction(.keepOn, .slightLeft)
    }
    return rules.forkInstruction(index, left: 2, right: 1)
  }

  private func crossing(_ index: Int) -> Instruction {
    let road = roads[index]
    guard road.traits.isFast else { return Instruction(.offRamp, road.direction) }
    let passed = roads[..<index].contains { !$0.isOpen && $0.traits.isFast }
    return Instruction(.merge, passed ? .slightRight : .slightLeft)
  }

  private func fallback(_ index: Int) -> Instruction {
    let road = roads[index]
    if road.traits.isFast {
      return Instruction(.merge, road.sweep < 180 ? .slightLeft : .slightRight)
    }
    if road.bend < Angle.fuzzy { return Instruction(.turn, .straight) }
    return Instruction(.turn, road.sweep > 180 ? .slightLeft : .slightRight)
  }
}
