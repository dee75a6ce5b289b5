// SPDX-License-Identifier: Apache-2.0

package import ContractionHierarchies
import PackedFile
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
  /// Travel time, entries, and how much of the time is on roads to be avoided.
  package let cost: PathCost

  package init(
    source: Phantom, target: Phantom, ends: (source: UInt32, target: UInt32), pieces: [Piece],
    cost: PathCost
  ) {
    self.source = source
    self.target = target
    sourceArc = ends.source
    targetArc = ends.target
    self.pieces = pieces
    self.cost = cost
  }

  /// Travel time and entries; `TravelWeight` takes them apart.
  package var weight: Weight { cost.weight }

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
        pieces: Self.joined(pieces, path.pieces),
        cost: PathCost(
          weight.saturatingSum(path.weight),
          avoided: cost.avoided.saturatingSum(path.cost.avoided)))
    }
  }

  /// The path from a source over arcs of the search graph to a target; `cost` is that of all
  /// three, the start's lag included.
  init(
    _ costs: RoadCosts, from source: RouteSeeds.Source, over searchArcs: [UInt32],
    to target: RouteSeeds.Target, cost: PathCost
  ) {
    let start = source.phantom.position(onArc: source.arc)
    let arcs = costs.arcs(ofSearchArcs: searchArcs)
    var pieces: [Piece] = []
    pieces.reserveCapacity(searchArcs.count + 2)
    pieces.append(
      Piece(arc: source.arc, from: start, to: 1, cost: source.rest.weight, turn: source.entry))
    for (arc, searchArc) in zip(arcs, searchArcs) {
      pieces.append(
        Piece(
          arc: arc, from: 0, to: 1, cost: costs.time(of: arc),
          turn: costs.profile.graph.weight[searchArc] - costs.profile.cost[arc]))
    }
    pieces.append(
      Piece(
        arc: target.arc, from: 0, to: target.phantom.position(onArc: target.arc),
        cost: target.part, turn: target.weight - target.part))
    self.init(
      source: source.phantom, target: target.phantom, ends: (source.arc, target.arc),
      pieces: Self.trimmed(pieces),
      cost: PathCost(
        cost.weight - (source.weight - source.entry - source.rest.weight),
        avoided: cost.avoided - (source.cost.avoided - source.rest.avoided)))
  }

  /// Without what is no part of the way: a trip that begins or ends at a junction may be found on
  /// an arc that it only touches.
  static func trimmed(_ pieces: [Piece]) -> [Piece] {
    guard let first = pieces.first, let last = pieces.last,
      first.from >= first.to || last.from >= last.to
    else { return pieces }
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
