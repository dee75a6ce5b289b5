// SPDX-License-Identifier: Apache-2.0

import RoadNetwork

/// Joins the turns at the corners of a junction whose roads have two carriageways.
///
/// ```
///       │   │
///     ──●───●──    The pieces between the four corners belong to no road: who turns left passes
///       │   │      two of them, and makes one turn.
///     ──●───●──
///       │   │
/// ```
struct DividedJunctions {
  private var drafts: StepDrafts

  private init(drafts: consuming StepDrafts) { self.drafts = drafts }

  private var steps: [StepDraft] { drafts.steps }

  static func joined(_ drafts: consuming StepDrafts) -> StepDrafts {
    var pass = Self(drafts: drafts)
    pass.run()
    return pass.drafts
  }

  private mutating func run() {
    guard steps.count > 2 else { return }
    var index = 1, next = 2
    while next < steps.count - 1 {
      let isWithin = (steps[index].isWithinJunction, steps[next].isWithinJunction)
      if isWithin.0, isWithin.1 {
        joinWithin(index, next)
      } else if isWithin.0, !steps[index].instruction.isOfRing, !steps[next].instruction.isOfRing {
        leave(index, next)
      } else {
        index = next
      }
      next += 1
    }
    drafts.dropRemoved()
  }

  private mutating func joinWithin(_ index: Int, _ next: Int) {
    if steps[index].has(.endOfRoad) || steps[next].has(.endOfRoad) {
      drafts.steps[index].instruction.kind = .endOfRoad
    }
    drafts.junctions[steps[index].junctions.lowerBound].choice = drafts.junction(next).choice
    join(index, next)
  }

  private mutating func join(_ index: Int, _ next: Int) {
    drafts.rename(index, after: next)
    drafts.elongate(index, by: next)
  }

  private mutating func leave(_ index: Int, _ next: Int) {
    drafts.steps[index].instruction =
      CollapseCases(drafts).turnsRound(index, next)
      ? Instruction(.keepOn, .uTurn) : whole(index, next)
    join(index, next)
    drafts.steps[index].isWithinJunction = false
  }

  /// The turn from the way into the junction to the way out of it.
  private func whole(_ index: Int, _ next: Int) -> Instruction {
    let sweep = CollapseAngles(drafts).between(index, next), direction = Direction(sweep: sweep)
    let own = steps[index], other = steps[next]
    let isSame = drafts.haveSameName(drafts.previous(index), next)
    if own.has(.endOfRoad) || other.has(.endOfRoad) { return Instruction(.endOfRoad, direction) }
    if own.has(.fork) { return own.instruction }
    let onward: Instruction.Kind = isSame ? .silent : .newName
    if direction == .straight, isNearlyStraight(other.instruction) {
      return Instruction(onward, direction)
    }
    if (125...235).contains(sweep), own.junctions.count == 1, isStraightest(index),
      isStraightest(next)
    {
      return Instruction(onward, .straight)
    }
    let turns: [Instruction.Kind] = [.turn, .keepOn, .newName, .silent]
    if direction != .straight, turns.contains(other.instruction.kind) {
      return Instruction(.turn, direction)
    }
    return Instruction(other.instruction.kind, direction)
  }

  private func isNearlyStraight(_ instruction: Instruction) -> Bool {
    [.newName, .keepOn, .silent, .turn].contains(instruction.kind)
      && [.straight, .slightLeft, .slightRight].contains(instruction.direction)
  }

  /// Whether no other road leaves straighter than the one taken.
  private func isStraightest(_ index: Int) -> Bool {
    let junction = drafts.junction(index)
    guard (125...235).contains(junction.sweep) else { return false }
    let others = drafts.roads[junction.roads].enumerated().filter {
      $0 != junction.incoming && $0 != junction.outgoing && $1.isOpen
    }.map { sweep(from: junction.bearingBefore, to: Double($0.element.bearing)) }
    guard let rival = others.min(by: { difference($0, 180) < difference($1, 180) }) else {
      return true
    }
    return difference(junction.sweep, rival) <= 10
      || difference(junction.sweep, 180) <= difference(rival, 180)
  }
}

/// Tells the pieces within junctions of divided roads.
struct InnerPieces {
  let reader: JunctionReader

  /// No longer piece lies within a junction, metres.
  private static let limit = 32.0

  func contains(_ arc: UInt32) -> Bool {
    let traits = reader.traits(ofArc: arc)
    guard !reader.isWalking, reader.metres(arc) <= Self.limit, !traits.isRing else {
      return false
    }
    let back = Arc.reverse(of: arc)
    // A bend is no crossing.
    guard reader.degree(reader.tail(arc)) > 2, reader.degree(reader.head(arc)) > 2 else {
      return false
    }
    var turnsIn: [Direction] = [], turnsOut: [Direction] = []
    guard comesInAcross(arc, back, &turnsIn), goesOutAcross(arc, back, &turnsOut) else {
      return false
    }
    func hasRight(_ turns: [Direction]) -> Bool {
      turns.contains { $0 == .right || $0 == .sharpRight }
    }
    func hasLeft(_ turns: [Direction]) -> Bool {
      turns.contains { $0 == .left || $0 == .sharpLeft }
    }
    return !(hasLeft(turnsIn) && hasRight(turnsOut)) && !(hasRight(turnsIn) && hasLeft(turnsOut))
      && !(hasLeft(turnsOut) && hasRight(turnsOut))
  }

  /// Whether a oneway road turns into the piece.
  private func comesInAcross(_ arc: UInt32, _ back: UInt32, _ turns: inout [Direction]) -> Bool {
    var isFound = false
    for road in reader.arcs(outOf: reader.tail(arc)) where road != arc {
      let arriving = Arc.reverse(of: road)
      guard reader.isUsable(arriving) else { continue }
      let turn = turn(from: arriving, to: arc)
      turns.append(Direction(sweep: turn))
      isFound = isFound || (isAcross(turn) && isCarriageway(road))
    }
    return isFound
  }

  private func goesOutAcross(_ arc: UInt32, _ back: UInt32, _ turns: inout [Direction]) -> Bool {
    var isFound = false
    for road in reader.arcs(outOf: reader.head(arc)) where road != back {
      guard reader.isUsable(road) else { continue }
      let turn = turn(from: arc, to: road)
      turns.append(Direction(sweep: turn))
      isFound = isFound || (isAcross(turn) && isCarriageway(road))
    }
    return isFound
  }

  private func turn(from arc: UInt32, to next: UInt32) -> Double {
    sweep(from: reader.endBearing(arc) ?? 0, to: reader.startBearing(next) ?? 0)
  }

  private func isAcross(_ turn: Double) -> Bool { turn <= 150 || turn >= 210 }

  private func isCarriageway(_ arc: UInt32) -> Bool {
    let traits = reader.traits(ofArc: arc)
    return reader.isOneway(arc) && !traits.isLink && traits.rank <= RoadClass.livingStreet.rank
  }
}
