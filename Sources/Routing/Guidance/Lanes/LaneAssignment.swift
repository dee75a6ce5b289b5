// SPDX-License-Identifier: Apache-2.0

import PackedFile
import RoadNetwork

/// Tells which lanes before a junction lead into a road.
struct LaneAssignment {
  private let reader: JunctionReader
  private let lanes: LaneReader

  /// Lanes before a junction may be meant for the next one within this, metres.
  private static let reach = 30.0

  init(_ reader: JunctionReader) {
    self.reader = reader
    lanes = LaneReader(reader: reader)
  }

  /// Lanes and the groups in which they lead on.
  private struct Plan {
    var marks: [LaneMarks]
    var groups: [LaneGroup]
  }

  /// The lanes that lead into a road; `nil` where that is not known.
  func choice(_ judge: JunctionJudge, for index: Int) -> LaneChoice? {
    let junction = judge.rules.junction, arrival = junction.arrival
    if junction.from.isRing || junction.roads.count < 2 { return nil }
    let marks = lanes.marks(of: arrival)
    // Most roads have no marks, and none just before them.
    if marks.isEmpty, !mayFollowMarks(arrival) { return nil }
    let turns = LaneTurns(judge)
    if turns.turns.contains(where: { $0.instruction.isOfRing }) { return nil }
    guard let plan = plan(judge, turns, marks), turns.matchInOrder(plan.groups),
      let group = turns.group(for: index, plan.groups)
    else { return nil }
    return LaneChoice(marks: plan.marks, first: group.from, count: group.to - group.from + 1)
  }

  /// Whether there may be marks before an arc's end.
  func mayKnow(_ arrival: UInt32) -> Bool {
    reader.flags(ofWay: reader.way(arrival)).contains(.laneMarks) || mayFollowMarks(arrival)
  }

  private func mayFollowMarks(_ arrival: UInt32) -> Bool {
    guard reader.metres(arrival) <= Self.reach else { return false }
    return reader.arcs(outOf: reader.tail(arrival)).contains {
      reader.flags(ofWay: reader.way($0)).contains(.laneMarks)
    }
  }

  // MARK: Plans

  private func plan(_ judge: JunctionJudge, _ turns: LaneTurns, _ marks: [LaneMarks]) -> Plan? {
    let junction = judge.rules.junction
    var groups = LaneGroup.groups(of: marks)
    if !marks.isEmpty, groups.isEmpty || goesOn(junction, marks) { return nil }
    if groups.count == 1, groups[0].mark == .none { return nil }
    let previous = previousJudge(junction.arrival)
    if let previous, let combined = besideSliproad(previous, junction.arrival, marks, groups) {
      return simple(combined, turns)
    }
    if groups.contains(where: { LaneMarks.merges.contains($0.mark) }) { return nil }
    if groups.isEmpty { return previous.flatMap { planBefore($0, turns) } }
    if turnsRoundInVain(turns, groups) { return nil }
    addTurnRound(turns, &groups)
    if turns.isSimple(groups) { return simple(Plan(marks: marks, groups: groups), turns) }
    guard groups.count >= turns.openCount else { return nil }
    let first = LaneParting(reader, judge, turns, groups).first
    guard first.count == turns.openCount, turns.isSimple(first) else { return nil }
    return simple(Plan(marks: marks, groups: first), turns)
  }

  private func simple(_ plan: Plan, _ turns: LaneTurns) -> Plan {
    Plan(marks: plan.marks, groups: UnmarkedLanes(turns, plan.groups).groups)
  }

  /// Whether the marks are repeated after the junction, so that they are about the next one.
  private func goesOn(_ junction: Junction, _ marks: [LaneMarks]) -> Bool {
    junction.roads.count == 2 && junction.roads[1].bend < Angle.fuzzy
      && lanes.marks(of: junction.roads[1].arc) == marks
  }

  private func turnsRoundInVain(_ turns: LaneTurns, _ groups: [LaneGroup]) -> Bool {
    let marks: LaneMarks = [.none, .left, .sharpLeft, .uTurn]
    return turns.mayTurnRound && !groups.contains { marks.contains($0.mark) }
      && groups.count + 1 == turns.openCount
  }

  /// One may mostly turn round from the leftmost lane without a mark that says so.
  private func addTurnRound(_ turns: LaneTurns, _ groups: inout [LaneGroup]) {
    let hasMark = groups.contains { $0.mark == .uTurn || $0.mark == .none }
    guard let last = groups.last, !hasMark, turns.mayTurnRound, turns.matchInOrder(groups),
      groups.count != turns.openCount + 1
    else { return }
    groups.append(LaneGroup(mark: .uTurn, from: last.to, to: last.to))
  }

  // MARK: The junction before

  /// The junction just before an arc, for who comes to it straight on.
  private func previousJudge(_ arc: UInt32) -> JunctionJudge? {
    guard reader.metres(arc) <= Self.reach else { return nil }
    let back = reader.junction(after: Arc.reverse(of: arc))
    guard let straightest = back.nearest(to: 180), straightest != 0,
      back.roads[straightest].bend <= Angle.group
    else { return nil }
    let before = Arc.reverse(of: back.roads[straightest].arc)
    guard reader.isUsable(before) else { return nil }
    let junction = reader.junction(after: before)
    return junction.index(of: arc) == nil ? nil : JunctionJudge(reader, junction)
  }

  /// The marks before the last junction, where they tell of this one.
  private func planBefore(_ previous: JunctionJudge, _ turns: LaneTurns) -> Plan? {
    let marks = lanes.marks(of: previous.rules.junction.arrival)
    let groups = LaneGroup.groups(of: marks)
    if groups.isEmpty || groups.contains(where: { LaneMarks.merges.contains($0.mark) }) {
      return nil
    }
    let roadCount = previous.rules.roads.count
    if roadCount == 2 {
      guard turns.isSimple(groups) else { return nil }
      return simple(Plan(marks: marks, groups: groups), turns)
    }
    let before = LaneTurns(previous)
    guard groups.count >= before.openCount else { return nil }
    let second = LaneParting(reader, previous, before, groups).second.sorted(by: LaneGroup.precedes)
    guard second.count == turns.openCount, turns.isSimple(second) else { return nil }
    return simple(Plan(marks: marks, groups: second), turns)
  }

  // MARK: Sliproads

  /// The lanes of a road and of the sliproad that has just left it are seen side by side.
  private func besideSliproad(
    _ previous: JunctionJudge, _ arc: UInt32, _ marks: [LaneMarks], _ groups: [LaneGroup]
  ) -> Plan? {
    let roads = previous.rules.roads
    let slip = roads.indices.dropFirst().first {
      roads[$0].isOpen && previous.instruction(for: $0).kind == .sliproad
    }
    guard let slip else { return nil }
    let main = neighbour(of: slip, roads)
    guard roads[slip].arc == arc || roads[main].arc == arc else { return nil }
    let own = (lanes.marks(of: roads[main].arc), lanes.marks(of: roads[slip].arc))
    if own.0.isEmpty || own.1.isEmpty { return Plan(marks: [], groups: []) }
    let isRight = roads[main].sweep > roads[slip].sweep
    let isLefthand = (roads[main].arc == arc) == isRight
    let shift = isLefthand ? (isRight ? own.1.count : own.0.count) : 0
    let shifted = groups.map {
      LaneGroup(mark: $0.mark, from: $0.from + shift, to: $0.to + shift)
    }
    return Plan(marks: isRight ? own.0 + own.1 : own.1 + own.0, groups: shifted)
  }

  private func neighbour(of slip: Int, _ roads: [Junction.Road]) -> Int {
    if slip + 1 == roads.count { return slip - 1 }
    if slip == 1 { return 2 }
    let before = difference(roads[slip].sweep, roads[slip - 1].sweep)
    return before < difference(roads[slip].sweep, roads[slip + 1].sweep) ? slip - 1 : slip + 1
  }
}
