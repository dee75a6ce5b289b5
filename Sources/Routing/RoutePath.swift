// SPDX-License-Identifier: Apache-2.0

package import ContractionHierarchies
import RoadNetwork

/// The roads of a route, in order, and what each costs.
package struct RoutePath: Sendable {
  /// A road arc, or the part of one that is driven.
  package struct Piece: Sendable, Equatable {
    package let arc: UInt32
    /// The part of the arc, as shares of its length in its direction.
    package let from: Double
    package let to: Double
    /// Travel time, deciseconds.
    package let cost: Weight
    /// What the turn into the arc costs, entries included; for the first piece the entry of
    /// setting out on it, if it is one.
    package fileprivate(set) var turn: Weight
  }

  package let source: Phantom
  package let target: Phantom
  /// The arc of the source on which the way begins, and that of the target on which it ends; the
  /// pieces leave out arcs that are only touched.
  package let sourceArc: UInt32
  package let targetArc: UInt32
  package let pieces: [Piece]
  /// Travel time and entries; `TravelWeight` takes them apart.
  package let weight: Weight

  package init(
    source: Phantom, target: Phantom, ends: (source: UInt32, target: UInt32), pieces: [Piece],
    weight: Weight
  ) {
    self.source = source
    self.target = target
    sourceArc = ends.source
    targetArc = ends.target
    self.pieces = pieces
    self.weight = weight
  }

  /// Seconds.
  package var duration: Double { Double(TravelWeight.deciseconds(weight)) / 10 }
}

extension RoutePath {
  /// Several paths in one, each going on where the one before ends; there is one at least.
  init(joining paths: ArraySlice<RoutePath>) {
    self = paths[paths.startIndex]
    for path in paths.dropFirst() {
      self.init(
        source: source, target: path.target, ends: (sourceArc, path.targetArc),
        pieces: Self.joined(pieces, path.pieces), weight: weight.saturatingSum(path.weight))
    }
  }

  /// Without what is no part of the way: a trip that begins or ends at a junction may be found on
  /// an arc that it only touches.
  static func trimmed(_ pieces: [Piece]) -> [Piece] {
    var pieces = pieces[...]
    while pieces.count > 1, let first = pieces.first, first.from >= first.to {
      pieces.removeFirst()
      pieces[pieces.startIndex].turn += first.turn
    }
    while pieces.count > 1, let last = pieces.last, last.from >= last.to, last.turn == 0 {
      pieces.removeLast()
    }
    return Array(pieces)
  }

  private static func joined(_ pieces: [Piece], _ more: [Piece]) -> [Piece] {
    guard let last = pieces.last, let next = more.first, last.arc == next.arc,
      last.to == next.from, last.from < last.to, next.from < next.to
    else { return pieces + more }
    let whole = Piece(
      arc: last.arc, from: last.from, to: next.to, cost: last.cost + next.cost,
      turn: last.turn.saturatingSum(next.turn))
    return pieces.dropLast() + [whole] + more.dropFirst()
  }
}
