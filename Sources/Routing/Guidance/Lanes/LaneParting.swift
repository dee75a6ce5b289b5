// SPDX-License-Identifier: Apache-2.0

/// Parts lanes into those for the junction ahead and those for the one straight after it, as on
/// the way into a road with two carriageways.
struct LaneParting {
  private(set) var first: [LaneGroup] = []
  private(set) var second: [LaneGroup] = []

  init(_ reader: JunctionReader, _ judge: JunctionJudge, _ turns: LaneTurns, _ groups: [LaneGroup])
  {
    first = groups
    guard let straightest = judge.rules.junction.nearest(to: 180), straightest != 0,
      turns.turns[straightest].isOpen
    else { return }
    let next = LaneTurns(
      JunctionJudge(reader, reader.junction(after: judge.rules.roads[straightest].arc)))
    guard var match = Match(turns, next, groups, straightest) else { return }
    match.placeUnmarked()
    (first, second) = match.parts()
  }

  private struct Match {
    let here: LaneTurns
    let next: LaneTurns
    let groups: [LaneGroup]
    var isHere: [Bool]
    var isNext: [Bool]
    /// The group that leads to the next junction.
    var onward: Int?

    /// `nil` where a mark means nothing at either junction.
    init?(_ here: LaneTurns, _ next: LaneTurns, _ groups: [LaneGroup], _ straightest: Int) {
      (self.here, self.next, self.groups) = (here, next, groups)
      isHere = groups.map { _ in false }
      isNext = isHere
      for (number, group) in groups.enumerated() where group.mark != .none && group.mark != .uTurn {
        let best = (here.best(group.mark), next.best(group.mark))
        isHere[number] = Self.fits(here, best.0, group)
        if isHere[number], best.0 == straightest { onward = number }
        if Self.fits(next, best.1, group) {
          let isCloser =
            here.distance(group.mark, best.0) > next.distance(group.mark, best.1)
          if !isHere[number] || group.mark == .straight || isCloser {
            if group.mark != .straight { isHere[number] = false }
            isNext[number] = true
          }
        }
        if !isHere[number], !isNext[number] { return nil }
      }
    }

    private static func fits(_ turns: LaneTurns, _ index: Int, _ group: LaneGroup) -> Bool {
      turns.turns[index].isOpen && LaneTurns.fits(group.mark, turns.turns[index].instruction)
    }

    mutating func placeUnmarked() {
      guard let unmarked = groups.firstIndex(where: { $0.mark == .none }) else { return }
      if onward == nil { onward = unmarked }
      if isHere.count(where: { $0 }) <= here.openCount { isHere[unmarked] = true }
      if isNext.count(where: { $0 }) <= next.openCount { isNext[unmarked] = true }
    }

    func parts() -> (first: [LaneGroup], second: [LaneGroup]) {
      let second = groups.indices.filter { isNext[$0] }.map { groups[$0] }
      func widened(_ group: LaneGroup) -> LaneGroup {
        LaneGroup(
          mark: group.mark, from: second.reduce(group.from) { min($0, $1.from) },
          to: second.reduce(group.to) { max($0, $1.to) })
      }
      var first = groups.indices.filter { isHere[$0] }.map {
        $0 == onward ? widened(groups[$0]) : groups[$0]
      }
      if onward == nil, next.openCount > 0, second.count == next.openCount {
        first.append(widened(LaneGroup(mark: .straight, from: .max, to: 0)))
        first.sort(by: LaneGroup.precedes)
      }
      return (first, second)
    }
  }
}
