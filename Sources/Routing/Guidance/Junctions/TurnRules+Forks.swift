// SPDX-License-Identifier: Apache-2.0

import RoadNetwork

/// Where a road parts into two or three that one might all take for its continuation.
extension TurnRules {
  /// The roads of a fork, from right to left; `nil` where the junction is none.
  func fork() -> ClosedRange<Int>? {
    guard roads.count >= 3, let range = forkByShape() else { return nil }
    let (right, left) = (range.lowerBound, range.upperBound)
    let next = left + 1 < roads.count ? left + 1 : 0
    let isApart =
      difference(roads[left].sweep, roads[next].sweep) >= Angle.group
      && difference(roads[right].sweep, roads[right - 1].sweep) >= Angle.group
    let isOpen = range.allSatisfy { roads[$0].isOpen && !changesMode($0) }
    return isApart && isOpen && !hasObvious(in: range) && areOfOneKind(range) ? range : nil
  }

  /// Two or three neighbours near straight on.
  private func forkByShape() -> ClosedRange<Int>? {
    guard let straightest = junction.nearest(to: 180), straightest > 0,
      roads[straightest].bend <= Angle.narrow
    else { return nil }
    var right = straightest, left = straightest
    while right > 1, !isOutermost(roads[right], beside: roads[right - 1]) { right -= 1 }
    while left + 1 < roads.count, !isOutermost(roads[left], beside: roads[left + 1]) { left += 1 }
    return (1...2).contains(left - right) ? right...left : nil
  }

  private func isOutermost(_ road: Junction.Road, beside next: Junction.Road) -> Bool {
    next.bend > Angle.narrow
      && (difference(road.sweep, next.sweep) > Angle.narrow || road.bend > Angle.group)
  }

  private func areOfOneKind(_ range: ClosedRange<Int>) -> Bool {
    let isLink = roads[range.lowerBound].traits.isLink
    guard range.allSatisfy({ roads[$0].traits.isLink == isLink }) else { return false }
    return range.allSatisfy { index in
      range.allSatisfy { other in
        other == index
          || !isObvious(roads[index].traits, besides: roads[other].traits)
      }
    }
  }

  /// Whether the kinds of two roads alone tell that one is the way on.
  private func isObvious(_ road: RoadTraits, besides other: RoadTraits) -> Bool {
    let isFarGreater = 1.75 * Double(road.rank) < Double(other.rank)
    return (isFarGreater && from.isLike(road)) || (!road.isMinor && !from.isMinor && other.isMinor)
  }

  private func hasObvious(in range: ClosedRange<Int>) -> Bool {
    zip(range, range.dropFirst()).contains {
      isObvious($0, of: $0, $1) || isObvious($1, of: $1, $0)
    }
  }

  private func isObvious(_ index: Int, of road: Int, _ other: Int) -> Bool {
    let own = roads[road], rival = roads[other]
    if isObvious(own.traits, besides: rival.traits) { return true }
    if isObvious(rival.traits, besides: own.traits) { return false }
    if from.hasName, own.bend < 1e-9, !names.changes(from: from, to: own.traits) { return true }
    return rival.bend > 1.4 * own.bend && rival.bend - own.bend > Angle.fuzzy
  }

  // MARK: Instructions

  /// At a fork of two.
  func forkInstruction(_ index: Int, left: Int, right: Int) -> Instruction {
    let isLeft = index == left
    let side: Direction = isLeft ? .slightLeft : .slightRight
    let (own, other) = isLeft ? (roads[left], roads[right]) : (roads[right], roads[left])
    if own.bend < Angle.hair, other.bend > Angle.fuzzy {
      guard needsTelling(own) else {
        return Instruction(changesMode(index) ? .changeOfMode : .silent, .straight)
      }
      return unequal(index, own, other, side) ?? Instruction(.fork, side)
    }
    if other.bend < Angle.hair, own.bend > Angle.fuzzy {
      guard needsTelling(other) else { return basic(index, side) }
      if own.traits.isMinor != other.traits.isMinor { return basic(index, side) }
      return Instruction(.fork, side)
    }
    if !own.traits.isMinor, other.traits.isMinor {
      return Instruction(changesMode(index) ? .changeOfMode : .silent, side)
    }
    return Instruction(own.traits.isMinor && !other.traits.isMinor ? .turn : .fork, side)
  }

  /// Where one road is a track or the like and the other is none.
  private func unequal(
    _ index: Int, _ own: Junction.Road, _ other: Junction.Road, _ side: Direction
  ) -> Instruction? {
    if !own.traits.isMinor, other.traits.isMinor {
      return obviousInstruction(index, isThrough: false, roadCount: 3)
    }
    return own.traits.isMinor && !other.traits.isMinor ? basic(index, side) : nil
  }

  /// Whether a road is another than that which one comes by.
  private func needsTelling(_ road: Junction.Road) -> Bool {
    road.traits.name != from.name || road.traits.ref != from.ref || !road.traits.isLike(from)
      || road.traits.flags != from.flags
  }

  /// At a fork of three.
  func forkInstruction(_ index: Int, left: Int, middle: Int, right: Int) -> Instruction {
    let open = [right, middle, left].filter { roads[$0].isOpen }
    if open.count == 2 { return forkInstruction(index, left: open[1], right: open[0]) }
    if open.count < 2 { return basic(index) }
    if index == left { return Instruction(.fork, .slightLeft) }
    if index == right { return Instruction(.fork, .slightRight) }
    if roads[middle].bend < Angle.hair, !needsTelling(roads[middle]) {
      return Instruction(changesMode(index) ? .changeOfMode : .silent, .straight)
    }
    return Instruction(.fork, .straight)
  }
}
