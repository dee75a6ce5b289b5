// SPDX-License-Identifier: Apache-2.0

import RoadNetwork

/// Finds the road that one takes at a junction without being told.
struct ObviousRoad {
  let names: RoadNames
  let junction: Junction

  private var from: RoadTraits { junction.from }
  private var roads: [Junction.Road] { junction.roads }

  /// The obvious road; `nil` where there is none.
  func find() -> Int? {
    if roads.count == 1 { return nil }
    if roads.count == 2 { return 1 }
    if let same = junction.nearest(to: 180, where: goesOn), isDistinct(same) {
      return checked(same)
    }
    let onward = junction.nearest(to: 180, where: isWorthy)
    if let onward, isDistinct(onward) { return checked(onward) }
    guard let straightest = junction.nearest(to: 180, where: { $0.isOpen }) else { return nil }
    if straightest != onward, isStraightEnough(straightest), !roads[straightest].traits.isMinor,
      isDistinct(straightest)
    {
      return checked(straightest)
    }
    if isOnlyWay(straightest) { return checked(straightest) }
    return nil
  }

  /// Going onto a ring or off it is never obvious, nor is turning round.
  private func checked(_ index: Int) -> Int? {
    index != 0 && roads[index].traits.isRing == from.isRing ? index : nil
  }

  /// Whether the road one comes by goes on under its name.
  private func goesOn(_ road: Junction.Road) -> Bool {
    let traits = road.traits
    if !road.isOpen { return false }
    if !isCalled(from), !from.isMinor { return false }
    if !isCalled(traits), !traits.isMinor { return false }
    if isCalled(from) != isCalled(traits) { return false }
    if traits.isLess(than: from) || traits.isLink(to: from) { return false }
    return !names.changes(from: from, to: traits)
  }

  private func isCalled(_ traits: RoadTraits) -> Bool { traits.isCalled }

  private func isWorthy(_ road: Junction.Road) -> Bool {
    road.isOpen && !road.traits.isLess(than: from) && !road.traits.isLink(to: from)
  }

  private func isStraightEnough(_ index: Int) -> Bool {
    let isOnlyOnward = roads[index].bend <= 90 && roads.count { $0.bend <= 90 } == 1
    return roads[index].bend <= Angle.group || isOnlyOnward
  }

  /// The last resorts: a motorway that nothing else may leave, and a road that parts in two of its
  /// own name, one of them coming the other way.
  private func isOnlyWay(_ index: Int) -> Bool {
    guard junction.openCount == 1 else { return false }
    if roads[index].traits.isFast, roads[index].bend <= Angle.group { return true }
    let isOneRoad = roads.allSatisfy {
      isCalled(from) && $0.traits.name == from.name && $0.traits.ref == from.ref
    }
    guard roads.count == 3, isOneRoad else { return false }
    return difference(roads[1].sweep, 90) > Angle.narrow
      || difference(roads[2].sweep, 270) > Angle.narrow
  }

  // MARK: Distinction

  /// Whether no other road might be taken for this one.
  func isDistinct(_ index: Int) -> Bool {
    let isNarrow = roads[index].bend < Angle.group
    return roads.indices.dropFirst().allSatisfy { other in
      other == index
        || (isNarrow ? differs(other, fromBend: index) : differs(other, fromTurn: index))
    }
  }

  /// Whether a road is another choice than one that turns.
  private func differs(_ other: Int, fromTurn index: Int) -> Bool {
    let road = roads[other], candidate = roads[index]
    if road.direction != .straight, isLesser(road.traits, candidate.traits) { return true }
    return road.bend > 2 * candidate.bend
  }

  /// Whether a road is of a lesser kind than both the one that one comes by and the candidate.
  private func isLesser(_ road: RoadTraits, _ candidate: RoadTraits) -> Bool {
    let hasFewerLanes = road.laneCount > 0 && road.laneCount + 1 < from.laneCount
    if hasFewerLanes, road.isLess(than: from), road.isLess(than: candidate) { return true }
    return road.isLink(to: from) && road.isLink(to: candidate)
  }

  /// Whether a road is another choice than one that goes on with a bend at most.
  private func differs(_ other: Int, fromBend index: Int) -> Bool {
    let road = roads[other], candidate = roads[index]
    if candidate.bend < Angle.narrow, !road.isOpen { return true }
    let isFarther =
      road.bend > 2 * candidate.bend && road.bend - candidate.bend > Angle.fuzzy / 2
    let isRestricted =
      road.isRestricted && !candidate.isRestricted && !roads[0].isRestricted
    if isRestricted, isFarther { return true }
    if from.isRing == candidate.traits.isRing, from.isRing != road.traits.isRing,
      candidate.bend < road.bend
    {
      return true
    }
    let keepsName = !names.changes(from: from, to: candidate.traits)
    let changesName = names.changes(from: from, to: road.traits)
    let partsLanes = partsLanes(candidate, road)
    if keepsName || changesName, !partsLanes, isFarther { return true }
    if crosses(road, candidate, keepsName, changesName, isFarther, partsLanes) { return true }
    if from.rank > RoadClass.secondary.rank, isFarther { return true }
    if candidate.traits.laneCount > 0, candidate.traits.laneCount == from.laneCount,
      candidate.bend < Angle.fuzzy, isFarther
    {
      return true
    }
    return differsInKind(road, candidate, keepsName, changesName)
  }

  /// Whether the lanes part to both, as many to either.
  private func partsLanes(_ candidate: Junction.Road, _ road: Junction.Road) -> Bool {
    let lanes = road.traits.laneCount
    return lanes > 0 && candidate.traits.laneCount == lanes && from.laneCount == 2 * lanes
      && difference(candidate.sweep, road.sweep) < Angle.group
  }

  /// Whether a road leads over the junction, and so is no way on from here.
  private func crosses(
    _ road: Junction.Road, _ candidate: Junction.Road, _ keepsName: Bool, _ changesName: Bool,
    _ isFarther: Bool, _ partsLanes: Bool
  ) -> Bool {
    guard let opposite = opposite(of: road) else { return false }
    let isKept = !names.changes(from: opposite.traits, to: road.traits)
    let angle = difference(road.sweep, opposite.sweep)
    let isSlightlyFarther = road.bend > 1.4 * candidate.bend
    if roads.count >= 4 {
      if isKept || angle > 180 - Angle.narrow, isFarther { return true }
      return keepsName && changesName && isSlightlyFarther && isKept && angle > 180 - Angle.fuzzy
    }
    return keepsName && changesName && isFarther && !partsLanes && angle > 180 - Angle.group
  }

  /// The road that leaves nearest to where a road comes from.
  private func opposite(of road: Junction.Road) -> Junction.Road? {
    roads.min {
      difference($0.bearing, reversed(road.bearing))
        < difference($1.bearing, reversed(road.bearing))
    }
  }

  private func differsInKind(
    _ road: Junction.Road, _ candidate: Junction.Road, _ keepsName: Bool, _ changesName: Bool
  ) -> Bool {
    let traits = road.traits, own = candidate.traits
    let isSlightlyFarther = road.bend > 1.4 * candidate.bend
    if from.rank == own.rank {
      if keepsName, isSlightlyFarther, own.rank < traits.rank || own.rank > traits.rank + 4 {
        return true
      }
      if from.roadClass.group < traits.roadClass.group, changesName,
        names.changes(from: own, to: traits)
      {
        return true
      }
      if traits.isLink { return true }
    }
    return isLesser(traits, own)
  }
}
