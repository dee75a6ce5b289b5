// SPDX-License-Identifier: Apache-2.0

/// Finds out where lanes lead on which nothing is painted.
struct UnmarkedLanes {
  let turns: LaneTurns
  private(set) var groups: [LaneGroup]

  init(_ turns: LaneTurns, _ groups: [LaneGroup]) {
    self.turns = turns
    self.groups = groups
    guard let unmarked = groups.firstIndex(where: { $0.mark == .none }) else { return }
    let turnsRound = turns.mayTurnRound && groups.last?.mark != .uTurn
    let roads = turns.openCount - (turnsRound ? 1 : 0)
    if roads > groups.count {
      spread(unmarked, over: roads - groups.count)
    } else if roads + 1 == groups.count {
      giveAway(unmarked)
    } else if roads == groups.count {
      name(unmarked)
    }
    self.groups.sort(by: LaneGroup.precedes)
  }

  /// They lead to several roads.
  private mutating func spread(_ unmarked: Int, over more: Int) {
    guard let range = range(unmarked, more) else { return }
    let group = groups[unmarked]
    let open = range.filter { turns.turns[$0].isOpen }
    if open.count > 1, group.to > group.from {
      let straight = range.first { turns.turns[$0].instruction.direction == .straight }
      guard let straight else { return }
      for index in range {
        let mark = LaneMarks(turns.turns[index].instruction.direction)
        let from = index > straight ? group.to : group.from
        let to = index < straight ? group.from : group.to
        groups.append(LaneGroup(mark: mark, from: from, to: to))
      }
    } else {
      for index in open {
        let mark = LaneMarks(turns.turns[index].instruction.direction)
        groups.append(LaneGroup(mark: mark, from: group.from, to: group.to))
      }
    }
    groups.remove(at: unmarked)
  }

  /// The roads that they lead to.
  private func range(_ unmarked: Int, _ more: Int) -> ClosedRange<Int>? {
    let count = turns.turns.count
    func end(from start: Int, _ step: Int) -> Int? {
      var open = 0
      var index = start
      while index > 0, index < count {
        if turns.turns[index].isOpen { open += 1 }
        if open > more { return index }
        index += step
      }
      return nil
    }
    if unmarked == 0 { return end(from: 1, 1).map { 1...$0 } }
    if unmarked + 1 == groups.count {
      return end(from: count - 1, -1).map { $0...(count - 1) }
    }
    var open = 0
    for index in 1..<count {
      if turns.turns[index].isOpen { open += 1 }
      if open >= unmarked { return end(from: index + 1, 1).map { (index + 1)...$0 } }
    }
    return nil
  }

  /// They belong to their neighbours.
  private mutating func giveAway(_ unmarked: Int) {
    let group = groups[unmarked]
    if unmarked == 0 {
      groups[1].from = group.from
    } else if unmarked + 1 == groups.count {
      groups[unmarked - 1].to = group.to
    } else if group.to - group.from <= 1 {
      groups[unmarked - 1].to = group.from
      groups[unmarked + 1].from = group.to
    } else {
      return
    }
    groups.remove(at: unmarked)
  }

  /// They lead where no mark does.
  private mutating func name(_ unmarked: Int) {
    let directions = turns.turns.filter(\.isOpen).map(\.instruction.direction)
    if unmarked == 0 {
      nameOutermost(unmarked, beside: 1, [.right, .sharpRight], directions.contains { $0.isRight })
    } else if unmarked + 1 == groups.count {
      nameOutermost(
        unmarked, beside: unmarked - 1, [.left, .sharpLeft], directions.contains { $0.isLeft })
    } else if groups[unmarked + 1].mark.direction.isLeft,
      groups[unmarked - 1].mark.direction.isRight
    {
      groups[unmarked].mark = .straight
    }
  }

  private mutating func nameOutermost(
    _ unmarked: Int, beside neighbour: Int, _ marks: [LaneMarks], _ hasTurn: Bool
  ) {
    let hasNeighbour = groups.indices.contains(neighbour)
    let isRight = marks[0] == .right
    if hasTurn, !hasNeighbour || !marks.contains(groups[neighbour].mark) {
      groups[unmarked].mark = marks[0]
      guard hasNeighbour, groups[neighbour].mark == .straight else { return }
      // Nobody turns across a lane that leads straight on.
      if isRight {
        groups[neighbour].from = groups[unmarked].from
        groups[unmarked].to = groups[unmarked].from
      } else {
        groups[neighbour].to = groups[unmarked].to
        groups[unmarked].from = groups[unmarked].to
      }
    } else if turns.turns.contains(where: { $0.isOpen && $0.instruction.direction == .straight }),
      !hasNeighbour || groups[neighbour].mark != .straight
    {
      groups[unmarked].mark = .straight
    }
  }
}
