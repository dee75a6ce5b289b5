// SPDX-License-Identifier: Apache-2.0

import Geo
import PackedFile
import RoadNetwork

/// Looks at each junction of a path, and begins a step where something may have to be said.
struct StepDrafting {
  private let reader: JunctionReader
  private let pieces: [RoutePath.Piece]
  private let geometry: PathGeometry
  private let lanes: LaneAssignment
  private let divided: DividedRoads
  private let memory: TurnMemory
  private(set) var drafts: StepDrafts
  private var sorting: [(bearing: Int, arc: UInt32)] = []

  init(_ reader: JunctionReader, _ memory: TurnMemory, _ pieces: [RoutePath.Piece]) {
    self.reader = reader
    self.memory = memory
    self.pieces = pieces
    geometry = PathGeometry(network: reader.network)
    lanes = LaneAssignment(reader)
    divided = DividedRoads(reader: reader)
    drafts = StepDrafts(steps: [], junctions: [], names: reader.names)
    begin(at: 0, Instruction.none, end: .depart)
    let numbers = memory.numbers(of: pieces)
    drafts.roads.reserveCapacity(memory.roadCount(numbers))
    let count = numbers.count { $0 != TurnMemory.plain }
    drafts.junctions.reserveCapacity(count)
    drafts.steps.reserveCapacity(count + 2)
    for piece in pieces.indices.dropFirst() { pass(piece, numbers[piece]) }
    close(upTo: pieces.count)
    let last = pieces.count - 1
    begin(at: last, Instruction.none, end: .arrive)
    drafts.steps[drafts.steps.count - 1].pieces = pieces.count..<pieces.count
  }

  /// `number` is that of the turn into the piece, as far as it was known before.
  private mutating func pass(_ piece: Int, _ number: UInt32) {
    if number == TurnMemory.plain { return }
    let before = pieces[piece - 1].arc, next = pieces[piece].arc
    let firstRoad = drafts.roads.count
    // A path may make a turn twice.
    let known = number == TurnMemory.unknown ? memory.number(from: before, to: next) : number
    let turn: Turn
    if known < TurnMemory.unknown {
      turn = memory.turn(known, addingRoadsTo: &drafts.roads)
    } else if known == TurnMemory.plain {
      return
    } else {
      turn = self.turn(from: before, to: next, bearing(before: piece))
      // Where an arc has no direction, that of those before it counts.
      if reader.endBearing(before) != nil {
        memory.keep(turn, from: before, to: next, roads: drafts.roads[firstRoad...])
      }
    }
    guard var junction = turn.junction else { return }
    junction.piece = piece
    junction.roads = firstRoad..<drafts.roads.count
    close(upTo: piece)
    begin(at: piece, turn.instruction, end: nil)
    drafts.junctions.append(junction)
    let last = drafts.steps.count - 1
    drafts.steps[last].junctions = (drafts.junctions.count - 1)..<drafts.junctions.count
    drafts.steps[last].isWithinJunction = turn.isWithinJunction
  }

  /// Direction of travel where a piece begins; `nil` where all before it are places.
  private func bearing(before piece: Int) -> Double? {
    for index in (0..<piece).reversed() {
      if let bearing = reader.endBearing(pieces[index].arc) { return bearing }
    }
    return nil
  }

  /// Judges what a path does at a junction; depends on nothing else of the path.
  private mutating func turn(from before: UInt32, to next: UInt32, _ bearing: Double?) -> Turn {
    if let bearing,
      let plain = PlainJunction(reader, from: before, to: next, bearing: bearing)
    {
      if plain.instruction.kind == .none { return .none }
      if !lanes.mayKnow(before) {
        return turn(plain.instruction, plainJunction(before, next, bearing), into: next)
      }
    }
    let junction = divided.merged(
      reader.junction(after: before, bearing: bearing ?? reader.startBearing(next)))
    guard let index = junction.index(of: next) else { return .none }
    let judge = JunctionJudge(reader, junction)
    let instruction = judge.instruction(for: index)
    guard instruction.kind != .none else { return .none }
    return turn(
      instruction, passed(junction, index, lanes.choice(judge, for: index)), into: next)
  }

  private func turn(
    _ instruction: Instruction, _ junction: PassedJunction, into next: UInt32
  ) -> Turn {
    Turn(
      instruction: instruction, junction: junction,
      isWithinJunction: InnerPieces(reader: reader).contains(next))
  }

  private mutating func begin(at piece: Int, _ instruction: Instruction, end: StepDraft.End?) {
    let traits = reader.traits(ofArc: pieces[piece].arc)
    drafts.steps.append(
      StepDraft(
        instruction: instruction, end: end, pieces: piece..<piece,
        junctions: drafts.junctions.count..<drafts.junctions.count, namedAfter: piece,
        road: traits,
        mode: TravelMode(traits.roadClass) ?? (reader.isWalking ? .walking : .driving), metres: 0))
  }

  /// Ends the step that is being made before a piece.
  private mutating func close(upTo end: Int) {
    let last = drafts.steps.count - 1
    let start = drafts.steps[last].pieces.lowerBound
    drafts.steps[last].pieces = start..<end
    drafts.steps[last].metres = (start..<end).reduce(0) { $0 + geometry.length(pieces[$1]) }
  }

  private mutating func passed(
    _ junction: Junction, _ index: Int, _ choice: LaneChoice?
  ) -> PassedJunction {
    let first = drafts.roads.count
    let order = junction.roads.indices.sorted {
      (whole(junction.roads[$0].bearing), $0) < (whole(junction.roads[$1].bearing), $1)
    }
    for number in order {
      let road = junction.roads[number]
      drafts.roads.append(
        Intersection.Road(
          bearing: whole(road.bearing), isOpen: road.isOpen || number == index))
    }
    return PassedJunction(
      piece: 0, location: reader.location(junction.node), bearingBefore: junction.bearing,
      bearingAfter: junction.roads[index].bearing, roads: first..<drafts.roads.count,
      openCount: drafts.roads[first...].count { $0.isOpen },
      incoming: order.firstIndex(of: 0), outgoing: order.firstIndex(of: index), choice: choice)
  }

  private func whole(_ bearing: Double) -> Int { Int(bearing.rounded()) % 360 }

  /// The same, without a look at the rules.
  private mutating func plainJunction(
    _ before: UInt32, _ next: UInt32, _ bearing: Double
  ) -> PassedJunction {
    let first = drafts.roads.count, back = Arc.reverse(of: before)
    let node = reader.tail(next), permitted = reader.permitted(after: before)
    sorting.removeAll(keepingCapacity: true)
    for arc in reader.arcs(outOf: node) where arc == back || reader.isRoad(arc) {
      let place = whole(reader.startBearing(arc) ?? bearing)
      let index = sorting.firstIndex { place < $0.bearing } ?? sorting.count
      sorting.insert((place, arc), at: index)
    }
    var incoming: Int?, outgoing: Int?
    var openCount = 0
    for (index, road) in sorting.enumerated() {
      if road.arc == back { incoming = index }
      if road.arc == next { outgoing = index }
      let isOpen =
        road.arc == next || permitted.contains(road.arc) && !(reader.isWalking && road.arc == back)
      if isOpen { openCount += 1 }
      drafts.roads.append(Intersection.Road(bearing: road.bearing, isOpen: isOpen))
    }
    return PassedJunction(
      piece: 0, location: reader.location(node), bearingBefore: bearing,
      bearingAfter: reader.startBearing(next) ?? bearing, roads: first..<drafts.roads.count,
      openCount: openCount, incoming: incoming, outgoing: outgoing)
  }
}

extension TravelMode {
  /// `nil` where the class leaves the profile's own mode.
  init?(_ roadClass: RoadClass) {
    switch roadClass {
    case .ferry: self = .ferry
    case .shuttleTrain: self = .train
    default: return nil
    }
  }
}
