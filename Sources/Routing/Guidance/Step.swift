// SPDX-License-Identifier: Apache-2.0

package import Geo

/// One instruction and the way that it begins.
package struct Step: Sendable {
  package let manoeuvre: Manoeuvre
  package let name: String
  package let ref: String
  /// What signs on the road that the step begins with say; empty of most roads.
  package var signs = Signs()
  /// What a rotary that the step goes round is called; empty where it has no name.
  package var rotaryName = ""
  /// What the step leads over, where it is no ordinary road or path.
  package var passage: Passage?
  package let mode: TravelMode
  /// To the next step; whole, so that steps add up to their leg.
  package let centimetres: UInt64
  package let deciseconds: UInt64
  /// Its part of the leg's line: two points at least; the last step repeats its one place.
  package let shape: LinePart
  package let intersections: [Intersection]
  /// Whether traffic keeps left where the step begins.
  package let drivesOnLeft: Bool

  /// To the next step, metres.
  package var distance: Double { Double(centimetres) / 100 }
  package var points: [Coordinate] { shape.points }

  /// What a person calls the road; empty where it has neither name nor number.
  package var roadName: String { name.isEmpty ? ref : name }
}

/// Some points in a row of a line that others have parts of, too.
package struct LinePart: Sendable {
  package let line: [Coordinate]
  package let range: Range<Int>

  init(_ line: [Coordinate], _ range: Range<Int>) {
    self.line = line
    self.range = range
  }

  /// All of a line.
  package init(_ line: [Coordinate]) { self.init(line, line.indices) }

  package var points: [Coordinate] { Array(line[range]) }
}

/// How one moves along a step (OSRM's `mode`).
package enum TravelMode: String, Sendable {
  case driving
  case walking
  case ferry
  case train
}

/// What the signs of a road say about where it leads.
package struct Signs: Hashable, Sendable {
  /// Number of the exit: "10", "12B".
  package var exit = ""
  /// Road numbers, with their direction where it is signed: "I 280 South".
  package var refs: [String] = []
  /// Roads by name: "Wolfe Road".
  package var streets: [String] = []
  /// Towns and the like.
  package var places: [String] = []

  package init() {}

  package var isEmpty: Bool { self == Signs() }
}

/// What one passes that is no ordinary road or path.
package enum Passage: String, Hashable, Sendable {
  case steps
  case lift
  /// An open area that is crossed: a square.
  case square
  case escalator
}
