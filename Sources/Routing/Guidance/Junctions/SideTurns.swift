// SPDX-License-Identifier: Apache-2.0

import RoadNetwork

/// Tells roads apart that leave a junction on one side, where angle alone gives them one name.
struct SideTurns {
  let rules: TurnRules

  private var roads: [Junction.Road] { rules.roads }

  /// Of the roads 1..<end, which lie to the right.
  func right(_ index: Int, upTo end: Int) -> Instruction {
    let side = (1..<end).map { $0 }
    return instruction(index, among: side, isMirrored: false)
  }

  /// Of the roads after `start`, which lie to the left.
  func left(_ index: Int, from start: Int) -> Instruction {
    let side = Array((min(start + 1, roads.count)..<roads.count).reversed())
    return instruction(index, among: side, isMirrored: true)
  }

  /// `side` from the sharpest turn to the slightest.
  private func instruction(_ index: Int, among side: [Int], isMirrored: Bool) -> Instruction {
    let directions = side.map { roads[$0].direction }
    switch side.count {
    case 2 where directions[0] == directions[1]:
      return pair(index, sharper: side[0], slighter: side[1], isMirrored)
    case 3 where directions[0] == directions[1] || directions[1] == directions[2]:
      return three(index, side, directions, isMirrored)
    default: return rules.basic(index)
    }
  }

  private func three(
    _ index: Int, _ side: [Int], _ directions: [Direction], _ isMirrored: Bool
  ) -> Instruction {
    let gaps = (
      difference(roads[side[0]].sweep, roads[side[1]].sweep),
      difference(roads[side[1]].sweep, roads[side[2]].sweep)
    )
    if side.count(where: { roads[$0].isOpen }) <= 2 {
      let shut = side.first { !roads[$0].isOpen }
      let two = side.filter { $0 != (shut ?? side[1]) }
      if two.contains(index), two.count == 2 {
        return pair(index, sharper: two[0], slighter: two[1], isMirrored)
      }
      return rules.basic(index)
    }
    if gaps.0 >= Angle.narrow, gaps.1 >= Angle.narrow {
      let names: [Direction] =
        isMirrored ? [.sharpLeft, .left, .slightLeft] : [.sharpRight, .right, .slightRight]
      return rules.basic(index, names[side.firstIndex(of: index) ?? 0])
    }
    if directions[0] == directions[1], directions[1] != directions[2], gaps.1 >= Angle.group {
      return index == side[2]
        ? rules.basic(index) : pair(index, sharper: side[0], slighter: side[1], isMirrored)
    }
    if directions[1] == directions[2], directions[0] != directions[1], gaps.0 >= Angle.group {
      return index == side[0]
        ? rules.basic(index) : pair(index, sharper: side[1], slighter: side[2], isMirrored)
    }
    return rules.basic(index)
  }

  /// One of two roads that angle alone would name alike.
  private func pair(
    _ index: Int, sharper: Int, slighter: Int, _ isMirrored: Bool
  ) -> Instruction {
    let a = roads[slighter], b = roads[sharper]
    if !a.isOpen || !b.isOpen || a.sweep == b.sweep { return rules.basic(index) }
    let isSlighter = index == slighter
    if isNearlyStraight(a.direction, b.direction) {
      return nearlyStraight(index, sharper: sharper, slighter: slighter, isMirrored)
    }
    let names = directions(slighter: folded(a.sweep), sharper: folded(b.sweep))
    let direction = isSlighter ? names.slighter : names.sharper
    return rules.basic(index, isMirrored ? direction.mirrored : direction)
  }

  /// As if it lay to the right.
  private func folded(_ sweep: Double) -> Double { min(sweep, 360 - sweep) }

  private func isNearlyStraight(_ slighter: Direction, _ sharper: Direction) -> Bool {
    [.straight, .slightLeft, .slightRight].contains(slighter)
      && [.straight, .slightLeft, .slightRight].contains(sharper)
  }

  /// The greater road is the one that goes on.
  private func nearlyStraight(
    _ index: Int, sharper: Int, slighter: Int, _ isMirrored: Bool
  ) -> Instruction {
    let isSlighterLess = roads[slighter].traits.rank > roads[sharper].traits.rank
    let main = isSlighterLess ? sharper : slighter
    if index == main { return rules.obviousInstruction(index, isThrough: false, roadCount: 4) }
    let isOuter = index == sharper
    let side: Direction = isOuter != isMirrored ? .slightRight : .slightLeft
    return rules.basic(index, side)
  }

  private func directions(
    slighter: Double, sharper: Double
  ) -> (slighter: Direction, sharper: Direction) {
    if difference(slighter, 90) < Angle.hair { return (.right, .sharpRight) }
    if difference(sharper, 90) < Angle.hair { return (.slightRight, .right) }
    if Direction(sweep: sharper) == .sharpRight { return (.right, .sharpRight) }
    return difference(slighter, 85) >= difference(sharper, 85)
      ? (.slightRight, .right) : (.right, .sharpRight)
  }
}

extension Manoeuvre.Modifier {
  var mirrored: Direction {
    switch self {
    case .sharpRight: .sharpLeft
    case .right: .left
    case .slightRight: .slightLeft
    case .sharpLeft: .sharpRight
    case .left: .right
    case .slightLeft: .slightRight
    case .straight, .uTurn: self
    }
  }
}
