// SPDX-License-Identifier: Apache-2.0

/// The roads of a junction with what to do to take each, for lanes to be matched to.
struct LaneTurns {
  struct Turn {
    let sweep: Double
    let isOpen: Bool
    let leadsAway: Bool
    let instruction: Instruction
  }

  var turns: [Turn]

  init(_ judge: JunctionJudge) {
    turns = judge.rules.roads.indices.map { index in
      let road = judge.rules.roads[index]
      return Turn(
        sweep: road.sweep, isOpen: road.isOpen, leadsAway: road.leadsAway,
        instruction: road.isOpen || index == 0 ? judge.instruction(for: index) : .none)
    }
  }

  var openCount: Int { turns.count { $0.isOpen } }
  var mayTurnRound: Bool { turns[0].isOpen }

  // MARK: One mark

  /// Whether a mark may mean what one has to do to take a road.
  static func fits(_ mark: LaneMarks, _ instruction: Instruction) -> Bool {
    let direction = instruction.direction, isMerge = instruction.kind == .merge
    switch mark {
    case .uTurn: return direction.isLeft || direction == .uTurn
    case .sharpRight, .right, .slightRight:
      return isMerge ? direction.isLeft : instruction.leavesRing || direction.isRight
    case .slightLeft, .left, .sharpLeft:
      return isMerge ? direction.isRight : instruction.kind == .stayOnRing || direction.isLeft
    case .straight: return fitsStraight(instruction)
    default: return false
    }
  }

  private static func fitsStraight(_ instruction: Instruction) -> Bool {
    if instruction.direction == .straight || instruction.entersRing { return true }
    switch instruction.kind {
    case .silent, .newName, .stayOnRing: return true
    case .fork, .keepOn:
      return instruction.direction == .slightLeft || instruction.direction == .slightRight
    default: return false
    }
  }

  /// How far a road is off the angle that a mark asks for, degrees.
  func distance(_ mark: LaneMarks, _ index: Int) -> Double {
    let ideal: Double =
      switch mark.direction {
      case .uTurn: 0
      case .sharpRight: 35
      case .right: 90
      case .slightRight: 135
      case .straight: 180
      case .slightLeft: 225
      case .left: 270
      case .sharpLeft: 315
      }
    return difference(ideal, turns[index].sweep)
  }

  /// The road that a mark means most likely.
  func best(_ mark: LaneMarks, from start: Int = 0) -> Int {
    var best = start
    for index in turns.indices where index > start && isBetter(index, than: best, for: mark) {
      best = index
    }
    return best
  }

  private func isBetter(_ a: Int, than b: Int, for mark: LaneMarks) -> Bool {
    let fits = (Self.fits(mark, turns[a].instruction), Self.fits(mark, turns[b].instruction))
    if fits.0 != fits.1 { return fits.0 }
    if turns[a].isOpen != turns[b].isOpen { return turns[a].isOpen }
    return distance(mark, a) < distance(mark, b)
  }

  /// The road that a mark to turn round means, beside another mark.
  func bestUTurn(beside neighbour: LaneMarks) -> Int {
    let index = best(neighbour)
    return index + 1 == turns.count ? 0 : best(.uTurn, from: index)
  }

  // MARK: All marks

  /// Whether groups and roads match one by one, in their order.
  func matchInOrder(_ groups: [LaneGroup]) -> Bool {
    var group = groups.first?.mark == .uTurn && mayTurnRound ? 1 : 0
    for index in turns.indices.dropFirst() where turns[index].isOpen && group < groups.count {
      guard Self.fits(groups[group].mark, turns[index].instruction),
        best(groups[group].mark) == index
      else { return false }
      group += 1
    }
    return group == groups.count || (group + 1 == groups.count && groups.last?.mark == .uTurn)
  }

  /// The groups of a road in such a match; `nil` where none leads there.
  func group(for index: Int, _ groups: [LaneGroup]) -> LaneGroup? {
    var group = 0, road = 1
    if groups.first?.mark == .uTurn {
      guard mayTurnRound else { return nil }
      if index == 0 { return groups.last }
      group = 1
    }
    while road < turns.count, group < groups.count {
      if turns[road].isOpen {
        if road == index { return groups[group] }
        group += 1
      }
      road += 1
    }
    guard group + 1 == groups.count, groups.last?.mark == .uTurn else { return nil }
    if turns[0].leadsAway { return index == 0 ? groups.last : nil }
    let last = turns.count - 1
    let isSharp = turns[last].isOpen && turns[last].instruction.direction == .sharpLeft
    return isSharp && index == last ? groups.last : nil
  }

  /// Whether the marks tell of this junction alone.
  func isSimple(_ groups: [LaneGroup]) -> Bool {
    if groups.isEmpty { return false }
    if turns.count == 2 {
      return groups.count { LaneMarks.merges.contains($0.mark) } + 1 >= groups.count
    }
    var count = openCount
    if count < groups.count, !mayTurnRound, groups.last?.mark == .uTurn { count += 1 }
    if count + 2 <= groups.count { return false }
    let hasNoneAtSide = groups.first?.mark == LaneMarks.none || groups.last?.mark == LaneMarks.none
    if count + 1 == groups.count, !hasNoneAtSide { return false }
    if count > groups.count, !groups.contains(where: { $0.mark == .none }) { return false }
    if count > groups.count, mayTurnRound, !hasRoomToTurnRound(groups) { return false }
    return matchOneByOne(groups)
  }

  private func hasRoomToTurnRound(_ groups: [LaneGroup]) -> Bool {
    groups.contains { $0.mark == .uTurn }
      || groups.last.map { $0.mark != .left && $0.mark != .sharpLeft } ?? false
  }

  private func matchOneByOne(_ groups: [LaneGroup]) -> Bool {
    var matched: Set<Int> = []
    for (number, group) in groups.enumerated() where group.mark != .none {
      let index = best(group.mark, number, groups)
      let isAtSide = index == 0 || index + 1 == turns.count
      guard matched.insert(index).inserted,
        turns[index].isOpen || (isAtSide && turns[index].leadsAway),
        Self.fits(group.mark, turns[index].instruction)
      else { return false }
    }
    let hasNone = groups.contains { $0.mark == .none }
    return matched.count == groups.count || (matched.count + 1 == groups.count && hasNone)
  }

  private func best(_ mark: LaneMarks, _ number: Int, _ groups: [LaneGroup]) -> Int {
    if mark != .uTurn || groups.count == 1 { return best(mark) }
    if number + 1 == groups.count { return bestUTurn(beside: groups[number - 1].mark) }
    return number == 0 ? bestUTurn(beside: groups[1].mark) : 0
  }
}
