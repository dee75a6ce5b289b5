// SPDX-License-Identifier: Apache-2.0

import RoadNetwork

/// Says what to do to get from one road of a junction to another.
struct TurnRules {
  let reader: JunctionReader
  let junction: Junction
  /// The road that one takes without being told.
  let obvious: Int?

  var names: RoadNames { reader.names }
  var from: RoadTraits { junction.from }
  var roads: [Junction.Road] { junction.roads }

  init(_ reader: JunctionReader, _ junction: Junction) {
    self.reader = reader
    self.junction = junction
    obvious = ObviousRoad(names: reader.names, junction: junction).find()
  }

  /// What to do to take a road.
  func instruction(for index: Int) -> Instruction {
    if index == 0 { return Instruction(.keepOn, .uTurn) }
    switch roads.count {
    case 2: return obviousInstruction(1, isThrough: false)
    case 3: return atThreeRoads(index)
    default: return atManyRoads(index)
    }
  }

  // MARK: What a road is to one who comes

  /// On under the name, onto a ramp, or a turn.
  func basicKind(_ index: Int) -> Instruction.Kind {
    let road = roads[index].traits
    if !from.isRamp, road.isRamp { return .onRamp }
    return names.keepsName(from: from, to: road) ? .keepOn : .turn
  }

  func basic(_ index: Int) -> Instruction {
    Instruction(basicKind(index), roads[index].direction)
  }

  func basic(_ index: Int, _ direction: Direction) -> Instruction {
    Instruction(basicKind(index), direction)
  }

  func changesMode(_ index: Int) -> Bool {
    TravelMode(from.roadClass) != TravelMode(roads[index].traits.roadClass)
  }

  /// What to do to take the obvious road: mostly nothing.
  func obviousInstruction(_ index: Int, isThrough: Bool, roadCount: Int? = nil) -> Instruction {
    let road = roads[index], direction = road.direction
    let kind = basicKind(index)
    if kind == .onRamp { return Instruction(.onRamp, direction) }
    let quiet: Instruction.Kind =
      (roadCount ?? roads.count) == 2 && isSameKindOfTravel(road.traits) ? .none : .silent
    if kind == .turn, names.changes(from: from, to: road.traits) {
      return isThrough
        ? intoThrough(index)
        : Instruction(changesMode(index) ? .changeOfMode : .newName, direction)
    }
    return Instruction(changesMode(index) ? .changeOfMode : quiet, direction)
  }

  /// Whether nothing changes that a traveller may want to know, such as tolls.
  private func isSameKindOfTravel(_ road: RoadTraits) -> Bool {
    let told: WayFlags = [.toll, .tunnel]
    return from.flags.intersection(told) == road.flags.intersection(told)
      && (from.rank < 2) == (road.rank < 2)
  }

  /// Onto a road that leads over the junction.
  private func intoThrough(_ index: Int) -> Instruction {
    let road = roads[index]
    if road.traits.isFast {
      return Instruction(.merge, road.sweep > 180 ? .slightRight : .slightLeft)
    }
    if from.isRamp, road.traits.isRamp {
      return Instruction(changesMode(index) ? .changeOfMode : .silent, road.direction)
    }
    let isLong = reader.metres(road.arc) > 60
    return Instruction(.turn, road.bend < Angle.narrow && isLong ? .straight : road.direction)
  }

  /// Whether a road comes over the junction from another of its kind and name.
  func isThrough(_ index: Int) -> Bool {
    let road = roads[index]
    guard road.traits.isCalled else { return false }
    return roads.indices.dropFirst().contains { other in
      other != index
        && difference(roads[other].sweep, road.sweep) > 180 - Angle.fuzzy
        && names.areSame(road.traits, roads[other].traits)
        && road.traits.isLike(roads[other].traits)
    }
  }

  // MARK: Three roads

  private func atThreeRoads(_ index: Int) -> Instruction {
    let areLinks = roads.allSatisfy { $0.traits.isLink }
    if areLinks || obvious == nil, let fork = fork() {
      return forkInstruction(index, left: fork.upperBound, right: fork.lowerBound)
    }
    if obvious == nil, endsHere {
      let kind = basicKind(index) == .onRamp ? Instruction.Kind.onRamp : .endOfRoad
      return Instruction(kind, index == 1 ? .right : .left)
    }
    if index == obvious { return obviousInstruction(index, isThrough: isThrough(index)) }
    return beside(obvious ?? 3 - index, basic(index), index)
  }

  /// Of two roads straight on, the one is to the right of the other.
  private func beside(_ other: Int, _ instruction: Instruction, _ index: Int) -> Instruction {
    let turns: [Instruction.Kind] = [.turn, .keepOn, .onRamp]
    guard turns.contains(instruction.kind), instruction.direction == .straight,
      roads[other].direction == .straight
    else { return instruction }
    return Instruction(instruction.kind, index < other ? .slightRight : .slightLeft)
  }

  /// The road ends in another that leads to the right and to the left.
  private var endsHere: Bool {
    difference(roads[1].sweep, 90) < Angle.narrow && difference(roads[2].sweep, 270) < Angle.narrow
      && difference(roads[1].sweep, roads[2].sweep) > 2 * Angle.narrow
  }

  // MARK: Many roads

  private func atManyRoads(_ index: Int) -> Instruction {
    if let obvious {
      if index == obvious { return obviousInstruction(index, isThrough: isThrough(index)) }
      return beside(obvious, sideInstruction(index, beyond: obvious, through: obvious), index)
    }
    if let fork = fork() {
      if fork.contains(index) { return inFork(index, fork) }
      return sideInstruction(index, beyond: fork.lowerBound, through: fork.upperBound)
    }
    guard let straightest = junction.nearest(to: 180) else { return basic(index) }
    let road = roads[straightest]
    if road.bend < Angle.fuzzy, !road.isOpen {
      return sideInstruction(index, beyond: straightest, through: straightest)
    }
    return road.sweep > 180
      ? sideInstruction(index, beyond: straightest, through: straightest - 1)
      : sideInstruction(index, beyond: straightest + 1, through: straightest)
  }

  private func inFork(_ index: Int, _ fork: ClosedRange<Int>) -> Instruction {
    let (right, left) = (fork.lowerBound, fork.upperBound)
    if fork.count == 3 {
      return forkInstruction(index, left: left, middle: right + 1, right: right)
    }
    let ranks = (left: roads[left].traits.rank, right: roads[right].traits.rank)
    if abs(ranks.left - ranks.right) <= 1 {
      return forkInstruction(index, left: left, right: right)
    }
    let main = ranks.left > ranks.right ? right : left
    if index == main { return obviousInstruction(index, isThrough: false) }
    return basic(index, index == left ? .slightLeft : .slightRight)
  }

  /// A turn to the right of one road or to the left of another.
  private func sideInstruction(
    _ index: Int, beyond rightEnd: Int, through leftStart: Int
  ) -> Instruction {
    let sides = SideTurns(rules: self)
    return index < rightEnd
      ? sides.right(index, upTo: rightEnd) : sides.left(index, from: leftStart)
  }
}
