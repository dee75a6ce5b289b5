// SPDX-License-Identifier: Apache-2.0

import Geo
import RoadNetwork

/// Lines and lengths of the pieces of a path.
struct PathGeometry {
  let network: RoadNetwork

  /// Metres of a piece.
  func length(_ piece: RoutePath.Piece) -> Double {
    network.length(ofArc: piece.arc) * (piece.to - piece.from)
  }

  /// Metres of several.
  func length(_ pieces: [RoutePath.Piece]) -> Double { pieces.reduce(0) { $0 + length($1) } }

  /// The points of a piece, two at least, which may be one place.
  func points(_ piece: RoutePath.Piece) -> [Coordinate] {
    let points = network.points(ofArc: piece.arc)
    guard piece.from > 0 || piece.to < 1 else { return points }
    return LineCut(points).part(from: piece.from, to: piece.to)
  }

  /// Appends the points of pieces that follow each other, two at least; those between them once.
  func append(_ pieces: ArraySlice<RoutePath.Piece>, to points: inout [Coordinate]) {
    let first = points.count
    for piece in pieces {
      if points.count > first { points.removeLast() }
      if piece.from > 0 || piece.to < 1 {
        points += self.points(piece)
      } else {
        network.append(pointsOfArc: piece.arc, to: &points)
      }
    }
  }

  /// The straight pieces of a path's line, one at least, for a place is drawn as a line, too.
  func line(_ pieces: [RoutePath.Piece]) -> [LinePiece] {
    let line = pieces.flatMap { self.line($0) }
    if !line.isEmpty { return line }
    return [LinePiece(distance: 0, deciseconds: pieces.reduce(0) { $0 + UInt64($1.cost) })]
  }

  /// The straight pieces between a piece's points, places twice in a row left out; their times
  /// add up to the piece's.
  private func line(_ piece: RoutePath.Piece) -> [LinePiece] {
    let points = points(piece)
    let lengths = zip(points, points.dropFirst()).filter { $0 != $1 }.map {
      Earth.distance($0, $1)
    }
    let total = lengths.reduce(0, +)
    var reached = 0.0, spent: UInt32 = 0
    return lengths.map { length in
      reached += length
      let time = total > 0 ? partialCost(piece.cost, upTo: reached / total) : piece.cost
      defer { spent = max(spent, time) }
      return LinePiece(distance: length, deciseconds: UInt64(max(spent, time) - spent))
    }
  }

  /// Direction of travel at the start and at the end of a piece, degrees from north.
  func bearings(_ piece: RoutePath.Piece) -> (start: Double?, end: Double?) {
    let points = points(piece)
    let start = firstBearing(along: points) ?? network.bearing(atStartOf: piece.arc)
    let end = firstBearing(along: points.reversed()).map { $0 >= 180 ? $0 - 180 : $0 + 180 }
    return (start, end ?? network.bearing(atEndOf: piece.arc))
  }
}

/// Cuts a line at shares of its length.
struct LineCut {
  private let points: [Coordinate]
  /// Metres from the start to each point.
  private let reached: [Double]

  init(_ points: [Coordinate]) {
    self.points = points
    reached = zip(points, points.dropFirst()).reduce(into: [0]) {
      $0.append($0[$0.count - 1] + Earth.distance($1.0, $1.1))
    }
  }

  func part(from: Double, to: Double) -> [Coordinate] {
    let total = reached[reached.count - 1]
    let start = from * total, end = to * total
    let inner = points.indices.filter { reached[$0] > start && reached[$0] < end }
    return [place(at: start)] + inner.map { points[$0] } + [place(at: end)]
  }

  private func place(at metres: Double) -> Coordinate {
    guard let next = reached.firstIndex(where: { $0 >= metres }), next > 0 else {
      return metres <= 0 ? points[0] : points[points.count - 1]
    }
    let length = reached[next] - reached[next - 1]
    guard length > 0 else { return points[next] }
    return points[next - 1].interpolated(
      to: points[next], fraction: (metres - reached[next - 1]) / length)
  }
}
