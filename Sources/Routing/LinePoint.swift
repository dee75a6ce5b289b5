// SPDX-License-Identifier: Apache-2.0

import Geo

/// The point of a line of straight pieces that is nearest to a place.
struct LinePoint {
  /// The piece from the line's point of this index to the next.
  let piece: Int
  /// Position on the piece, 0...1.
  let fraction: Double
  /// Distance of the place.
  let metres: Double

  /// Share of the line's length, 0...1.
  func position(on line: [Coordinate]) -> Double {
    let lengths = zip(line, line.dropFirst()).map { Earth.distance($0, $1) }
    let total = lengths.reduce(0, +)
    let before = lengths[..<piece].reduce(0, +) + lengths[piece] * fraction
    return total > 0 ? min(1, before / total) : 0
  }

  func location(on line: [Coordinate]) -> Coordinate {
    line[piece].interpolated(to: line[piece + 1], fraction: fraction)
  }

  /// The pieces that meet there: at a vertex two, and those of no length between them.
  func pieces(of line: [Coordinate], within metres: Double) -> ClosedRange<Int> {
    let place = location(on: line)
    var first = piece, last = piece
    while first > 0, Earth.distance(line[first], place) < metres { first -= 1 }
    while last < line.count - 2, Earth.distance(line[last + 1], place) < metres { last += 1 }
    return first...last
  }
}
