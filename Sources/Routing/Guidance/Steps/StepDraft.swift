// SPDX-License-Identifier: Apache-2.0

import Geo
import RoadNetwork

/// A junction that a path passes.
struct PassedJunction {
  /// The piece that begins there.
  var piece: Int
  let location: Coordinate
  /// Directions of travel before and after it, degrees from north.
  let bearingBefore: Double
  let bearingAfter: Double
  /// The roads that meet, among those of all junctions.
  var roads: Range<Int>
  /// How many of them one may enter.
  let openCount: Int
  /// Among them, the road one comes by and the one taken.
  let incoming: Int?
  let outgoing: Int?
  /// The lanes before it; `nil` where they are not known.
  var choice: LaneChoice?

  /// Degrees against the clock from the way back to the way on.
  var sweep: Double { Routing.sweep(from: bearingBefore, to: bearingAfter) }
}

/// A step that may still be joined with its neighbours.
struct StepDraft {
  enum End { case depart, arrive }

  var instruction: Instruction
  var end: End?
  /// The pieces of the path that it leads over.
  var pieces: Range<Int>
  /// The junctions passed, the one where it begins first.
  var junctions: Range<Int>
  /// The piece whose road the step is named after.
  var namedAfter: Int
  var road: RoadTraits
  var mode: TravelMode
  var metres: Double
  /// Whether its road lies within a junction of carriageways.
  var isWithinJunction = false
  var exit: Int?
  /// The piece of the ring that the step goes round, where it is a rotary.
  var rotary: Int?
  /// Whether a piece at the end of the leg was taken for a part of this step.
  var isTrimmed = false
  var isRemoved = false

  var isTurn: Bool { instruction.kind != .none }
  var isSilent: Bool {
    instruction.kind == .none || instruction.kind == .silent || instruction.kind == .stayOnRing
  }

  func has(_ kind: Instruction.Kind) -> Bool { instruction.kind == kind }
  func has(_ direction: Direction) -> Bool { instruction.direction == direction }
}

/// The steps of a leg while they are joined to what a person would be told.
struct StepDrafts {
  var steps: [StepDraft]
  var junctions: [PassedJunction]
  /// Those of all junctions, one after the other; of each by bearing ascending.
  var roads: [Intersection.Road] = []
  let names: RoadNames

  /// The junction where a step begins.
  func junction(_ index: Int) -> PassedJunction { junctions[steps[index].junctions.lowerBound] }

  func sweep(_ index: Int) -> Double { junction(index).sweep }

  func openCount(_ index: Int) -> Int { junction(index).openCount }

  /// The step before or after that begins with a turn, said or not, or an end of the leg.
  func previous(_ index: Int) -> Int {
    var index = index - 1
    while index > 0, !steps[index].isTurn, steps[index].end == nil { index -= 1 }
    return index
  }

  func next(_ index: Int) -> Int {
    var index = index + 1
    while index < steps.count - 1, !steps[index].isTurn, steps[index].end == nil { index += 1 }
    return index
  }

  /// Lets a step lead on over another, which is said no more; what lies between goes with it.
  mutating func elongate(_ index: Int, by later: Int) {
    for number in (index + 1)...later where !steps[number].isRemoved {
      steps[index].pieces = steps[index].pieces.lowerBound..<steps[number].pieces.upperBound
      steps[index].junctions =
        steps[index].junctions
        .lowerBound..<max(steps[index].junctions.upperBound, steps[number].junctions.upperBound)
      steps[index].metres += steps[number].metres
      remove(number)
    }
  }

  mutating func remove(_ index: Int) {
    steps[index].instruction = .none
    steps[index].end = nil
    steps[index].isRemoved = true
  }

  /// Gives a step the name and signs of another.
  mutating func rename(_ index: Int, after other: Int) {
    steps[index].namedAfter = steps[other].namedAfter
    steps[index].road = steps[other].road
  }

  mutating func dropRemoved() { steps.removeAll { $0.isRemoved } }

  func haveSameName(_ a: Int, _ b: Int) -> Bool {
    names.goesOn(from: steps[a].road, to: steps[b].road)
  }
}
