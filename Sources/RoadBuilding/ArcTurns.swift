// SPDX-License-Identifier: Apache-2.0

import ContractionHierarchies
import RoadNetwork

/// Finds the arcs of a draft network that the members of a restriction mean, for one profile.
///
/// The way a member is drawn does not matter: what counts is which of its arcs the profile can
/// drive into, through or out of the via.
struct ArcTurns {
  let draft: DraftNetwork
  /// `nil`: as if everything could be driven.
  let profile: Int?

  func throughNode(
    _ from: Int, _ node: UInt32, _ to: Int, _ kind: RestrictionKind
  ) throws(RestrictionFault) -> [Restriction] {
    if from == to { return try turningRound(on: from, at: node, kind) }
    let arriving = try usable(arcs(of: from).filter { head($0) == node })
    let leaving = try usable(arcs(of: to).filter { tail($0) == node })
    guard arriving.count == 1, leaving.count == 1 else { throw .ambiguous }
    return [Restriction(path: arriving, targets: Set(leaving), isOnly: kind.isOnly)]
  }

  /// From a way onto itself: turning round, by its kind, or because the way ends there; anything
  /// else within one way would have to be guessed.
  private func turningRound(
    on way: Int, at node: UInt32, _ kind: RestrictionKind
  ) throws(RestrictionFault) -> [Restriction] {
    let arriving = arcs(of: way).filter { head($0) == node }
    if arriving.isEmpty { throw .notTouching }
    guard kind.isUTurn || (arriving.count == 1 && !kind.isOnly) else { throw .ambiguous }
    let turning = arriving.filter { isUsable($0) && isUsable(Arc.reverse(of: $0)) }
    if turning.isEmpty { throw .moot }
    return turning.map {
      Restriction(path: [$0], targets: [Arc.reverse(of: $0)], isOnly: kind.isOnly)
    }
  }

  func throughWays(
    _ from: Int, _ via: [Int], _ to: Int, isOnly: Bool
  ) throws(RestrictionFault) -> Restriction {
    var found: [Restriction] = []
    for path in try paths(from: from, via: via, to: to) {
      let node = path.last.map { head($0) }
      let leaving = arcs(of: to).filter { tail($0) == node && isUsable($0) }
      guard leaving.count == 1 else { throw .ambiguous }
      found.append(Restriction(path: path, targets: Set(leaving), isOnly: isOnly))
    }
    if found.isEmpty { throw try isDrawn(from, via, to) ? .moot : .notTouching }
    guard found.count == 1 else { throw .ambiguous }
    return found[0]
  }

  /// Whether the members touch, one after the other, driven or not.
  private func isDrawn(
    _ from: Int, _ via: [Int], _ to: Int
  ) throws(RestrictionFault) -> Bool {
    let drawn = ArcTurns(draft: draft, profile: nil)
    return try !drawn.paths(from: from, via: via, to: to).isEmpty
  }

  /// More ways of going on than any junction leaves open; closed via ways double them each.
  private static let pathLimit = 16

  /// All ways of going from one way over the via ways to a node where `to` begins: in the order in
  /// which the via ways are listed, else in any other.
  private func paths(
    from: Int, via: [Int], to: Int
  ) throws(RestrictionFault) -> [[UInt32]] {
    let listed = try paths(from: from, via: via, to: to, inAnyOrder: false)
    guard listed.isEmpty, via.count > 1 else { return listed }
    return try paths(from: from, via: via, to: to, inAnyOrder: true)
  }

  private func paths(
    from: Int, via: [Int], to: Int, inAnyOrder: Bool
  ) throws(RestrictionFault) -> [[UInt32]] {
    let tailsOf = Dictionary((via + [to]).map { ($0, tails(of: $0)) }) { first, _ in first }
    func entries(_ ways: [Int]) -> Set<UInt32> {
      ways.reduce(into: []) { $0.formUnion(tailsOf[$1] ?? []) }
    }
    let first = entries(inAnyOrder ? via : Array(via.prefix(1)))
    var found = arcs(of: from).filter { isUsable($0) && first.contains(head($0)) }.map {
      (path: [$0], rest: via)
    }
    for _ in via {
      found = found.flatMap { path, rest in
        (inAnyOrder ? rest.indices : 0..<1).flatMap { position in
          var left = rest
          let way = left.remove(at: position)
          let next = left.isEmpty ? [to] : inAnyOrder ? left : [left[0]]
          return extensions(of: path, along: way, until: entries(next)).map { ($0, left) }
        }
      }
      guard found.count <= Self.pathLimit else { throw .ambiguous }
    }
    return found.map(\.path)
  }

  /// A path and the arcs of a way that follow it to the first of some nodes, either way round;
  /// over the node where a closed way is drawn to begin and end, for that node is like any other.
  private func extensions(
    of path: [UInt32], along way: Int, until ends: Set<UInt32>
  ) -> [[UInt32]] {
    guard let last = path.last else { return [] }
    return [false, true].compactMap { isBackward in
      let line = arcs(of: way, backward: isBackward)
      guard let start = line.firstIndex(where: { tail($0) == head(last) }) else { return nil }
      var longer = path
      let isClosed = line.last.map { head($0) } == line.first.map { tail($0) }
      for arc in line[start...] + (isClosed ? line[..<start] : []) {
        guard isUsable(arc), tail(arc) == longer.last.map({ head($0) }) else { return nil }
        longer.append(arc)
        if ends.contains(head(arc)) { return longer }
      }
      return nil
    }
  }

  /// The nodes at which a way can be entered.
  private func tails(of way: Int) -> Set<UInt32> {
    Set(arcs(of: way).filter { isUsable($0) }.map { tail($0) })
  }

  private func usable(_ arcs: [UInt32]) throws(RestrictionFault) -> [UInt32] {
    if arcs.isEmpty { throw .notTouching }
    let usable = arcs.filter { isUsable($0) }
    if usable.isEmpty { throw .moot }
    return usable
  }

  private func isUsable(_ arc: UInt32) -> Bool {
    profile.map { draft.profiles[$0].cost[arc].isFinite } ?? true
  }

  private func arcs(of way: Int, backward: Bool) -> [UInt32] {
    let segments = draft.firstSegment[way]..<draft.firstSegment[way + 1]
    let arcs = segments.map { Arc.forward(of: $0) }
    return backward ? arcs.reversed().map { Arc.reverse(of: $0) } : arcs
  }

  private func arcs(of way: Int) -> [UInt32] {
    arcs(of: way, backward: false) + arcs(of: way, backward: true)
  }

  private func tail(_ arc: UInt32) -> UInt32 {
    let segment = Arc.segment(of: arc)
    return Arc.isBackward(arc) ? draft.head[segment] : draft.tail[segment]
  }

  private func head(_ arc: UInt32) -> UInt32 { tail(Arc.reverse(of: arc)) }
}
