// SPDX-License-Identifier: Apache-2.0

import Geo
import PackedFile
import RoadNetwork

/// Sees the two carriageways of a road that parts at a junction as one road.
///
///              ┌───────  away
///     ─────────●              whoever comes from the left goes straight on
///              └───────  towards
struct DividedRoads {
  let reader: JunctionReader

  /// Carriageways no farther apart than this may be one road, degrees.
  private static let spread = 95.0

  private var names: RoadNames { reader.names }

  /// The same junction with such roads made one, and with each carriageway that joins another at
  /// its end in the direction of the road that both become.
  func merged(_ junction: Junction) -> Junction {
    var junction = joined(junction)
    guard junction.roads.count >= 3 else { return junction }
    for index in junction.roads.indices.dropFirst() {
      guard let bearing = bearingBeyondJoin(junction.roads[index]),
        keepsOrder(junction, index, bearing)
      else { continue }
      junction.turn(to: bearing, index: index)
    }
    return junction
  }

  private func joined(_ junction: Junction) -> Junction {
    let count = junction.roads.count
    guard count >= 3, mayHaveAny(junction) else { return junction }
    var junction = junction
    var gone: [Int] = []
    for index in junction.roads.indices {
      let next = (index + 1) % count
      guard isPair(junction, index, next) else { continue }
      merge(&junction, index, next, &gone)
    }
    if gone.isEmpty { return junction }
    junction.roads = junction.roads.indices.filter { !gone.contains($0) }.map { junction.roads[$0] }
    sort(&junction)
    return junction
  }

  /// A glance: two roads of one name of which one only leads away and one only here.
  private func mayHaveAny(_ junction: Junction) -> Bool {
    let towards = junction.roads.filter { !$0.leadsAway }
    return towards.contains { road in
      junction.roads.contains {
        $0.leadsAway && $0.traits.rank == road.traits.rank && $0.traits.isCalled
          && difference($0.bearing, road.bearing) <= Self.spread
          && names.areSame($0.traits, road.traits)
      }
    }
  }

  private func isPair(_ junction: Junction, _ index: Int, _ next: Int) -> Bool {
    let roads = junction.roads, count = roads.count
    let before = roads[(index + count - 1) % count], after = roads[(next + 1) % count]
    return isDistinct(before, roads[index]) && canMerge(junction, roads[index], roads[next])
      && isDistinct(roads[next], after)
  }

  private func isDistinct(_ a: Junction.Road, _ b: Junction.Road) -> Bool {
    difference(a.bearing, b.bearing) > Self.spread || !names.areSame(a.traits, b.traits)
  }

  private func isOfOneRoad(_ a: RoadTraits, _ b: RoadTraits) -> Bool {
    !a.isRing && !b.isRing && TravelMode(a.roadClass) == TravelMode(b.roadClass)
      && names.areSame(a, b) && a.isLike(b)
  }

  private func canMerge(_ junction: Junction, _ a: Junction.Road, _ b: Junction.Road) -> Bool {
    guard difference(a.bearing, b.bearing) <= Self.spread, a.leadsAway != b.leadsAway,
      reader.isOneway(a.arc), reader.isOneway(b.arc), isOfOneRoad(a.traits, b.traits)
    else { return false }
    let node = junction.node
    let ends = (reader.skippingBends(a.arc), reader.skippingBends(b.arc))
    let nodes = (reader.head(ends.0), reader.head(ends.1))
    if nodes.0 == node || nodes.1 == node { return false }
    if nodes.0 == nodes.1, isIsland(node, nodes.0) { return true }
    if isLinkRoad(ends.0, a.traits) || isLinkRoad(ends.1, b.traits) { return false }
    let lines = CarriagewayPair(reader, a, b)
    return lines.isTriangle(from: node) || lines.runSideBySide
  }

  /// A traffic island: the road parts and is one again at once.
  private func isIsland(_ a: UInt32, _ b: UInt32) -> Bool {
    let parts = (isPlainSplit(a), isPlainSplit(b))
    let metres = Earth.distance(reader.location(a), reader.location(b))
    if parts.0, parts.1 { return metres < 30 }
    return (parts.0 || parts.1) && metres < 15
  }

  private func isPlainSplit(_ node: UInt32) -> Bool {
    let roads = reader.arcs(outOf: node).filter { reader.isRoad($0) }
      .map { reader.traits(ofArc: $0) }
    return roads.count == 3 && roads[0].isCalled
      && roads.dropFirst().allSatisfy {
        $0.isCalled
          && (!names.changes(from: roads[0], to: $0) || !names.changes(from: $0, to: roads[0]))
      }
  }

  /// Whether a carriageway ends in a road of its name that leads past: a link, no carriageway.
  private func isLinkRoad(_ arc: UInt32, _ traits: RoadTraits) -> Bool {
    let end = reader.junction(after: arc)
    let next = end.nearest(to: 180) { names.areSame(traits, $0.traits) }
    guard let next else { return false }
    let road = end.roads[next]
    let facing = (road.sweep + 180).truncatingRemainder(dividingBy: 360)
    guard let across = end.nearest(to: facing), across != 0 else { return false }
    let opposite = end.roads[across]
    if difference(road.bend, difference(opposite.sweep, 0)) < Angle.fuzzy { return false }
    return difference(opposite.sweep, road.sweep) >= 180 - Angle.fuzzy
      && road.leadsAway == opposite.leadsAway && isOfOneRoad(road.traits, opposite.traits)
  }

  // MARK: Joining

  /// How far off carriageways become one road, metres.
  private static let joinReach = 40.0

  /// The direction of a carriageway that soon joins that of the other direction; `nil` where it
  /// does not.
  private func bearingBeyondJoin(_ road: Junction.Road) -> Double? {
    guard road.traits.isCalled, !road.traits.isRing, reader.isOneway(road.arc),
      reader.metresToJunction(along: road.arc, limit: Self.joinReach) <= Self.joinReach
    else { return nil }
    let end = reader.junction(after: reader.skippingBends(road.arc))
    guard end.roads.count > 2, end.node != reader.tail(road.arc) else { return nil }
    for other in [1, end.roads.count - 1] where canMerge(end, end.roads[0], end.roads[other]) {
      let onward = end.roads.indices.dropFirst().filter { $0 != other }
        .map { end.roads[$0].bearing }
        .min { difference($0, road.bearing) < difference($1, road.bearing) }
      return onward.flatMap { difference($0, road.bearing) < Angle.narrow ? $0 : nil }
    }
    return nil
  }

  /// Whether a road that leaves in another direction passes no other.
  private func keepsOrder(_ junction: Junction, _ index: Int, _ bearing: Double) -> Bool {
    let sweep = Routing.sweep(from: junction.bearing, to: bearing)
    let next = index + 1 < junction.roads.count ? junction.roads[index + 1].sweep : 360
    return sweep > junction.roads[index - 1].sweep && sweep < next
  }

  // MARK: Merging

  private func merge(_ junction: inout Junction, _ index: Int, _ next: Int, _ gone: inout [Int]) {
    let isFirstAway = junction.roads[index].leadsAway
    let (kept, lost) = isFirstAway ? (index, next) : (next, index)
    let bearing = mergedBearing(junction, kept, lost)
    // The road back stays the road back, whichever carriageway it is.
    if lost == 0 {
      gone.append(kept)
      // Onto the other carriageway one turns round.
      if junction.roads[kept].isOpen {
        junction.roads[0] = junction.roads[kept]
        junction.roads[0].sweep = 0
      }
      junction.turn(to: bearing, index: 0)
    } else {
      gone.append(lost)
      junction.turn(to: bearing, index: kept)
    }
  }

  private func mergedBearing(_ junction: Junction, _ kept: Int, _ lost: Int) -> Double {
    let own = junction.roads[kept].bearing, other = junction.roads[lost].bearing
    let opposite = junction.roads.map(\.bearing).min {
      difference($0, reversed(own)) < difference($1, reversed(own))
    }
    // A road that is straight already stays so.
    if let opposite, difference(opposite, reversed(own)) < Angle.hair { return own }
    let turn = Earth.turnAngle(from: own, to: other)
    let middle = (own + turn / 2).truncatingRemainder(dividingBy: 360)
    return middle < 0 ? middle + 360 : middle
  }

  private func sort(_ junction: inout Junction) {
    junction.roads.sort { ($0.sweep, $0.arc) < ($1.sweep, $1.arc) }
  }
}

extension Junction {
  /// Lets a road leave in another direction.
  mutating func turn(to bearing: Double, index: Int) {
    roads[index].bearing = bearing
    if index == 0 {
      let travel = reversed(bearing)
      self.bearing = travel
      for other in roads.indices.dropFirst() {
        let angle = Routing.sweep(from: travel, to: roads[other].bearing)
        roads[other].sweep = angle == 0 ? 359.99 : angle
      }
    } else {
      let angle = Routing.sweep(from: self.bearing, to: bearing)
      roads[index].sweep = angle == 0 ? 359.99 : angle
    }
  }
}
