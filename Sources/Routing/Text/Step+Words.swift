// SPDX-License-Identifier: Apache-2.0

import Geo

extension Step {
  /// A step without a way, of which only the words matter.
  package init(
    _ kind: Manoeuvre.Kind, _ modifier: Manoeuvre.Modifier?, words: StepWords = StepWords()
  ) {
    let place = Coordinate(latitude: 0, longitude: 0)
    manoeuvre = Manoeuvre(
      kind: kind, modifier: modifier, location: place, bearingBefore: 0,
      bearingAfter: words.bearing, exit: words.exit)
    name = words.name
    ref = words.ref
    signs = words.signs
    rotaryName = words.rotaryName
    passage = words.passage
    mode = words.mode
    centimetres = 0
    deciseconds = 0
    shape = LinePart([place, place], 0..<2)
    intersections = [
      Intersection(
        location: place, roads: [], incoming: nil, outgoing: nil, lanes: words.lanes)
    ]
    drivesOnLeft = words.drivesOnLeft
  }
}

/// What the words of a step are made from.
package struct StepWords: Sendable {
  package var name = ""
  package var ref = ""
  package var signs = Signs()
  package var rotaryName = ""
  package var passage: Passage?
  package var mode = TravelMode.driving
  /// Degrees from north, behind the manoeuvre.
  package var bearing = 0.0
  /// Of a roundabout.
  package var exit: Int?
  package var lanes: [Lane] = []
  package var drivesOnLeft = false

  package init() {}
}
