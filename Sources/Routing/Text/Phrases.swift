// SPDX-License-Identifier: Apache-2.0

/// All that is said in a language.
package struct Phrases: Sendable {
  let departure: Departure
  let turn: Turns
  /// Where the road keeps its name.
  let stay: Stay
  /// The road takes another name.
  let newName: Phrase
  let keep: Sides
  let merge: Merge
  let ramp: Ramp
  let exit: Exit
  let roundabout: Roundabout
  let vehicle: Vehicles
  let passage: Passages
  let arrival: Arrival
  let lanes: Lanes
  /// The places on signs: {name}.
  let toward: Phrase
  /// A turn and what follows at once: {first}, {second}.
  let sequence: Phrase
  let endOfRoad: Phrase
  let notice: Notices
  let failure: Failures
  let heading: Headings
  let measure: MeasureWords

  struct Departure: Sendable {
    /// {direction}, {along}.
    let head: Phrase
    /// From an unnamed road to a named one: {destination} or {object}.
    let proceed: Phrase
    /// From north, clockwise; eight.
    let directions: [String]
  }

  struct Turns: Sendable {
    let sharpLeft: Phrase
    let left: Phrase
    let slightLeft: Phrase
    let straight: Phrase
    let slightRight: Phrase
    let right: Phrase
    let sharpRight: Phrase
    let uTurn: Phrase
  }

  struct Stay: Sendable {
    let straight: Phrase
    let uTurn: Phrase
  }

  struct Sides: Sendable {
    let left: Phrase
    let straight: Phrase
    let right: Phrase
  }

  struct Merge: Sendable {
    let onto: Phrase
    /// Onto a road without a name.
    let plain: Phrase
  }

  struct Ramp: Sendable {
    let left: Phrase
    let straight: Phrase
    let right: Phrase
    /// A turn at a junction leads onto it, and it to a road that is named.
    let mergeLeft: Phrase
    let mergeRight: Phrase
    /// The same, to a road that is not named.
    let turnLeft: Phrase
    let turnRight: Phrase
  }

  struct Exit: Sendable {
    let plain: Phrase
    let left: Phrase
    let right: Phrase
    let numbered: Phrase
    let numberedLeft: Phrase
    let numberedRight: Phrase
  }

  struct Roundabout: Sendable {
    /// {ordinal}, {onto}, {toward}.
    let exit: Phrase
    let enter: Phrase
    let leave: Phrase
    /// With its {name}.
    let exitNamed: Phrase
    let enterNamed: Phrase
    let leaveNamed: Phrase
    /// A small one, at which one turns as at any junction.
    let left: Phrase
    let straight: Phrase
    let right: Phrase
    let uTurn: Phrase
  }

  struct Vehicles: Sendable {
    let ferry: Phrase
    let ferryNamed: Phrase
    let leaveFerry: Phrase
    let train: Phrase
    let trainNamed: Phrase
    let leaveTrain: Phrase
  }

  /// Within a sentence, so without a capital.
  struct Passages: Sendable {
    let steps: Phrase
    let stepsNamed: Phrase
    let lift: Phrase
    let escalator: Phrase
    let square: Phrase
    let squareNamed: Phrase
  }

  struct Arrival: Sendable {
    let plain: Phrase
    let left: Phrase
    let ahead: Phrase
    let right: Phrase
    /// A stop by its {number}.
    let stop: Phrase
    let stopLeft: Phrase
    let stopAhead: Phrase
    let stopRight: Phrase
  }

  /// One, or {count} of them.
  struct Lanes: Sendable {
    let left: Phrase
    let lefts: Phrase
    let middle: Phrase
    let middles: Phrase
    let right: Phrase
    let rights: Phrase
    /// Some that do not lie side by side.
    let marked: Phrase
  }
}
