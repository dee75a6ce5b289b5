// SPDX-License-Identifier: Apache-2.0

import Geo
import RoadNetwork

/// Finds roads that cut the corner of a junction.
///
///     a ── b ──── c ──       b─d is a sliproad from a─b to c─d, for who goes that way turns at
///           ╲     │          the junction c in effect
///             ╲── d
///                 │
struct Sliproads {
  private let judge: JunctionJudge

  private var rules: TurnRules { judge.rules }
  private var roads: [Junction.Road] { rules.roads }
  private var reader: JunctionReader { rules.reader }
  private var names: RoadNames { rules.names }

  init(_ judge: JunctionJudge) { self.judge = judge }

  /// Another instruction for a road, where it is such a road or leaves one behind; `nil` where it
  /// has nothing to do with any.
  func instruction(for index: Int, instead plain: Instruction) -> Instruction? {
    guard roads.count > 2, !plain.isOfRing, let main = mainRoad else { return nil }
    if index != main {
      guard abs(index - main) == 1, isSliproad(index, main) else { return nil }
      return Instruction(.sliproad, plain.direction)
    }
    guard plain.kind == .fork else { return nil }
    let isBeside = [main - 1, main + 1].contains {
      $0 > 0 && $0 < roads.count && isSliproad($0, main)
    }
    return isBeside ? besideSliproad(main) : nil
  }

  /// What was a fork is no choice any more.
  private func besideSliproad(_ main: Int) -> Instruction {
    let road = roads[main]
    if names.keepsName(from: rules.from, to: road.traits) {
      return Instruction(road.bend < 5 ? .silent : .keepOn, road.direction)
    }
    return Instruction(road.traits.hasName ? .newName : .silent, road.direction)
  }

  /// The road that leads to the junction itself.
  private var mainRoad: Int? {
    guard let main = rules.obvious ?? straighterOfFork else { return nil }
    let road = roads[main].traits
    let isSame =
      rules.from.isLike(road) && rules.from.isCalled && road.isCalled
      && !names.changes(from: rules.from, to: road) && !rules.changesMode(main)
    return isSame ? main : nil
  }

  /// Of a fork of two the road that does not end at once in another.
  private var straighterOfFork: Int? {
    guard roads.count == 3, judge.plain(1).kind == .fork, judge.plain(2).kind == .fork else {
      return nil
    }
    guard let right = nextJunction(roads[1].arc), let left = nextJunction(roads[2].arc) else {
      return nil
    }
    if endsInRoad(right), left.node != rules.junction.node { return 2 }
    if endsInRoad(left), right.node != rules.junction.node { return 1 }
    return nil
  }

  private func endsInRoad(_ junction: Junction) -> Bool {
    junction.roads.count == 3 && !junction.roads[0].isOpen
      && !(junction.roads[1].isOpen && junction.roads[2].isOpen)
  }

  private func nextJunction(_ arc: UInt32) -> Junction? {
    let last = reader.skippingBends(arc)
    let junction = reader.junction(after: last)
    return junction.roads.count > 2 ? junction : nil
  }

  // MARK: Is it one?

  private func isSliproad(_ index: Int, _ main: Int) -> Bool {
    let slip = roads[index], isRight = index < main
    guard isCandidate(slip, beside: roads[main]),
      reader.metresToJunction(along: roads[main].arc, limit: reach(roads[main].traits))
        <= reach(roads[main].traits),
      let corner = nextJunction(roads[main].arc), corner.node != rules.junction.node
    else { return false }
    let crossing = corner.roads[isRight ? 1 : corner.roads.count - 1]
    guard crossing.leadsAway else { return false }
    let last = reader.skippingBends(slip.arc)
    let end = reader.junction(after: last)
    guard (3...4).contains(end.roads.count), end.node != corner.node,
      end.node != rules.junction.node, isOfOneMode(slip, end)
    else { return false }
    if end.roads.count == 4, !meetsBeside(corner, end, crossing, isRight) { return false }
    guard leadsOn(slip, end), isShaped(slip, last, corner, end, isRight) else { return false }
    return isTriangle(slip, roads[main], corner, end, crossing)
  }

  private func isCandidate(_ slip: Junction.Road, beside main: Junction.Road) -> Bool {
    slip.isOpen && slip.leadsAway && slip.bend <= 2 * Angle.narrow && slip.sweep != main.sweep
      && !slip.traits.isRing && !slip.traits.isMinor
  }

  /// How far the corner may lie off, metres: the greater the road the farther.
  private func reach(_ road: RoadTraits) -> Double {
    switch road.roadClass {
    case .motorway: 250
    case .trunk, .primary: 200
    case .secondary: 150
    case .tertiary: 125
    case .residential: 100
    case .livingStreet, .motorwayLink, .trunkLink, .primaryLink, .secondaryLink, .tertiaryLink: 75
    default: 25
    }
  }

  private func isOfOneMode(_ slip: Junction.Road, _ end: Junction) -> Bool {
    let mode = TravelMode(rules.from.roadClass)
    guard TravelMode(slip.traits.roadClass) == mode, let onward = end.roads.first(where: \.isOpen)
    else { return false }
    return TravelMode(onward.traits.roadClass) == mode
  }

  /// Where four roads meet at the end, two sliproads share it.
  private func meetsBeside(
    _ corner: Junction, _ end: Junction, _ crossing: Junction.Road, _ isRight: Bool
  ) -> Bool {
    guard corner.roads.count >= 3, reader.head(crossing.arc) == end.node else {
      return false
    }
    let next = corner.roads[isRight ? 2 : corner.roads.count - 2]
    let far = reader.head(next.arc)
    return end.roads.contains {
      reader.head($0.arc) == far
        && ($0.direction == .sharpRight || $0.direction == .sharpLeft)
    }
  }

  /// Whether at its end it leads into the road without a choice.
  private func leadsOn(_ slip: Junction.Road, _ end: Junction) -> Bool {
    let rules = TurnRules(reader, end)
    guard let onward = rules.obvious else { return false }
    let road = end.roads[onward]
    return road.bend <= 2 * Angle.narrow && !road.traits.isRing
  }

  /// Whether it bends the way of the turn, and lies about as one would draw it.
  private func isShaped(
    _ slip: Junction.Road, _ last: UInt32, _ corner: Junction, _ end: Junction, _ isRight: Bool
  ) -> Bool {
    let a = reader.location(rules.junction.node), b = reader.location(corner.node)
    let c = reader.location(end.node)
    let base = Earth.distance(a, b)
    let area = base * Earth.distance(b, c) / 2
    let limit = reach(slip.traits)
    guard area >= 3, area <= limit * limit else { return false }
    guard base >= 3 else { return true }
    let line = reader.network.points(ofArc: last)
    guard
      line.dropFirst().dropLast().allSatisfy({
        isRight == liesLeft($0, of: line[0], line[line.count - 1])
      })
    else { return false }
    let outermost = corner.roads[isRight ? 1 : corner.roads.count - 1]
    return outermost.bend <= 140 || slip.traits.isLink
  }

  private func liesLeft(_ place: Coordinate, of a: Coordinate, _ b: Coordinate) -> Bool {
    let plane = LocalPlane(at: a)
    return plane.x(of: b) * plane.y(of: place) - plane.y(of: b) * plane.x(of: place) >= 0
  }

  /// Whether a road leads from its end to the corner, and is the one that one would turn into there.
  private func isTriangle(
    _ slip: Junction.Road, _ main: Junction.Road, _ corner: Junction, _ end: Junction,
    _ crossing: Junction.Road
  ) -> Bool {
    end.roads.contains { road in
      guard isKnown(road.traits, at: corner),
        !isNamedApart(slip.traits, main.traits, road.traits),
        !(slip.traits.isLink && road.traits.isLink)
      else { return false }
      let target = reader.head(road.arc)
      if target == corner.node || isBeyondSignal(road.arc, corner.node) { return true }
      guard target == reader.head(crossing.arc) else { return false }
      // Another road crosses between the corner and the end.
      if difference(road.bearing, reversed(crossing.bearing)) < Angle.fuzzy { return true }
      return difference(road.bearing, crossing.bearing) < Angle.fuzzy
        && (road.direction == .sharpRight || road.direction == .sharpLeft)
    }
  }

  private func isKnown(_ road: RoadTraits, at corner: Junction) -> Bool {
    corner.roads.contains { !names.changes(from: $0.traits, to: road) }
  }

  /// Whether the short cut has a name that is neither road's.
  private func isNamedApart(_ slip: RoadTraits, _ main: RoadTraits, _ road: RoadTraits) -> Bool {
    !slip.isLink && slip.hasName && main.hasName && road.hasName
      && names.changes(from: main, to: slip) && names.changes(from: slip, to: road)
  }

  private func isBeyondSignal(_ arc: UInt32, _ node: UInt32) -> Bool {
    reader.head(reader.skippingBends(arc)) == node
  }
}
