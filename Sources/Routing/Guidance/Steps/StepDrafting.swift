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
  private(set) var drafts: StepDrafts

  init(_ reader: JunctionReader, _ pieces: [RoutePath.Piece]) {
    self.reader = reader
    self.pieces = pieces
    geometry = PathGeometry(network: reader.network)
    lanes = LaneAssignment(reader)
    divided = DividedRoads(reader: reader)
    drafts = StepDrafts(steps: [], junctions: [], names: reader.names)
    begin(at: 0, Instruction.none, end: .depart)
    var bearing: Double?
    for piece in pieces.indices.dropFirst() { pass(piece, &bearing) }
    close(upTo: pieces.count)
    let last = pieces.count - 1
    begin(at: last, Instruction.none, end: .arrive)
    drafts.steps[drafts.steps.count - 1].pieces = pieces.count..<pieces.count
  }

  private mutating func pass(_ piece: Int, _ bearing: inout Double?) {
    let before = pieces[piece - 1].arc, next = pieces[piece].arc
    bearing = reader.endBearing(before) ?? bearing
    let plain = reader.junction(after: before, bearing: bearing ?? reader.startBearing(next))
    let junction = divided.merged(plain)
    guard let index = junction.index(of: next) else { return }
    let judge = JunctionJudge(reader, junction)
    let instruction = judge.instruction(for: index)
    guard instruction.kind != .none else { return }
    close(upTo: piece)
    begin(at: piece, instruction, end: nil)
    drafts.junctions.append(passed(junction, index, piece, lanes.choice(judge, for: index)))
    let last = drafts.steps.count - 1
    drafts.steps[last].junctions = (drafts.junctions.count - 1)..<drafts.junctions.count
    drafts.steps[last].isWithinJunction = InnerPieces(reader: reader).contains(next)
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

  private func passed(
    _ junction: Junction, _ index: Int, _ piece: Int, _ choice: LaneChoice?
  ) -> PassedJunction {
    let roads = junction.roads.indices.map {
      (road: $0, bearing: whole(junction.roads[$0].bearing))
    }
    .sorted { ($0.bearing, $0.road) < ($1.bearing, $1.road) }
    return PassedJunction(
      piece: piece, location: reader.location(junction.node), bearingBefore: junction.bearing,
      bearingAfter: junction.roads[index].bearing,
      roads: roads.map { ($0.bearing, junction.roads[$0.road].isOpen || $0.road == index) },
      incoming: roads.firstIndex { $0.road == 0 },
      outgoing: roads.firstIndex { $0.road == index }, choice: choice)
  }

  private func whole(_ bearing: Double) -> Int { Int(bearing.rounded()) % 360 }
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
