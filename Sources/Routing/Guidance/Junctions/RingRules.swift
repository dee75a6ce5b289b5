// SPDX-License-Identifier: Apache-2.0

import Geo
import PackedFile
import RoadNetwork

/// Says what to do where one enters, leaves or goes round a roundabout.
struct RingRules {
  let rules: TurnRules
  let ring: Ring
  private let isOnRing: Bool
  /// Which way one goes round it.
  private let isClockwise: Bool
  private let leavesBeforeRing: Bool
  /// Of the whole ring.
  private let exitCount: Int

  private var roads: [Junction.Road] { rules.roads }
  private var reader: JunctionReader { rules.reader }

  /// `nil` where the junction has nothing to do with a roundabout.
  init?(_ rules: TurnRules) {
    self.rules = rules
    let junction = rules.junction
    isOnRing = rules.from.isRing
    guard isOnRing || junction.roads.contains(where: { $0.traits.isRing }) else { return nil }
    let shape = RingShape(rules.reader, at: junction.node)
    guard let ring = shape.kind else { return nil }
    self.ring = ring
    exitCount = shape.exitCount
    isClockwise = shape.isClockwise ?? junction.from.flags.contains(.drivesOnLeft)
    var canEnter = false, canLeave = false
    for index in Self.inDrivingOrder(junction, isClockwise) {
      let road = junction.roads[index]
      guard road.isOpen else { continue }
      if road.traits.isRing {
        canEnter = true
      } else if !canEnter, index != 0 {
        canLeave = true
      }
    }
    guard isOnRing || canEnter else { return nil }
    leavesBeforeRing = canLeave
  }

  /// As one meets them who goes round the way the ring does.
  private static func inDrivingOrder(_ junction: Junction, _ isClockwise: Bool) -> [Int] {
    let order = Array(junction.roads.indices)
    return isClockwise ? order.reversed() : order
  }

  private var drivingOrder: [Int] { Self.inDrivingOrder(rules.junction, isClockwise) }

  func instruction(for index: Int) -> Instruction {
    let road = roads[index], direction = road.direction
    if isOnRing {
      return road.traits.isRing ? goingRound(road) : Instruction(.leaveRing(ring), direction)
    }
    if road.traits.isRing {
      return Instruction(leavesBeforeRing ? .enterRingAtExit(ring) : .enterRing(ring), direction)
    }
    // Straight over a ring that is drawn through.
    if road.bend < Angle.fuzzy, isAcross(index) {
      return rules.obviousInstruction(index, isThrough: rules.isThrough(index))
    }
    return isBeforeRing(index)
      ? Instruction(.passRing(ring), direction)
      : Instruction(.touchRing(ring, exit: exitCount), direction)
  }

  /// Whether one comes by a road before one comes to the ring.
  private func isBeforeRing(_ index: Int) -> Bool {
    drivingOrder.first { roads[$0].traits.isRing || $0 == index } == index
  }

  /// Whether the ring's roads lie on either side of the way to a road.
  private func isAcross(_ index: Int) -> Bool {
    var isAcross = false
    for other in drivingOrder {
      if roads[other].traits.isRing { isAcross.toggle() }
      if other == index { return isAcross }
    }
    return false
  }

  private func goingRound(_ road: Junction.Road) -> Instruction {
    let leaving = roads.filter { $0.leadsAway && !$0.traits.isRing }
    if leaving.isEmpty {
      return roads.count == 2 ? .none : Instruction(.silent, road.direction)
    }
    // Drivers count no drives to yards, but on a ring that is one itself.
    let counts = road.traits.isMinor || leaving.contains { !$0.traits.isMinor }
    return Instruction(counts ? .stayOnRing : .silent, road.direction)
  }
}

/// What a ring of roads is like.
struct RingShape {
  /// `nil` where the roads are no proper ring.
  private(set) var kind: Ring?
  /// How many of its nodes have roads by which one may leave, but drives.
  private(set) var exitCount = 0

  /// No larger ring is seen as a junction, metres.
  private static let smallRadius = 15.0
  private static let arcLimit = 1_000

  private let reader: JunctionReader
  private let plane: LocalPlane
  /// Square metres, twice, and below 0 where one goes round with the clock.
  private var doubledArea = 0.0
  private var nodes: Set<UInt32> = []
  private var metres = 0.0
  private var names: [RoadTraits] = []
  private var joining: [RoadTraits] = []

  init(_ reader: JunctionReader, at start: UInt32) {
    self.reader = reader
    plane = LocalPlane(at: reader.location(start))
    let around = reader.arcs(outOf: start).lazy.map { reader.traits(ofArc: $0) }
    let isCircular = around.contains { $0.isCircular }
    let isRound = around.contains { $0.isRing && !$0.isCircular }
    guard isRound != isCircular, goRound(from: start, isCircular), !nodes.isEmpty else { return }
    kind = kind(isCircular)
  }

  private mutating func goRound(from start: UInt32, _ isCircular: Bool) -> Bool {
    var node = start
    for _ in 0..<Self.arcLimit {
      guard let next = look(at: node, isCircular) else { return false }
      metres += reader.metres(next)
      addArea(reader.network.points(ofArc: next))
      node = reader.head(next)
      if node == start { return true }
    }
    return false
  }

  private mutating func addArea(_ line: [Coordinate]) {
    for (a, b) in zip(line, line.dropFirst()) {
      doubledArea += plane.x(of: a) * plane.y(of: b) - plane.x(of: b) * plane.y(of: a)
    }
  }

  /// Which way one goes round; `nil` where the ring encloses nothing.
  var isClockwise: Bool? { doubledArea == 0 ? nil : doubledArea < 0 }

  /// Notes the roads that meet at a node of the ring; the arc that goes on round it.
  private mutating func look(at node: UInt32, _ isCircular: Bool) -> UInt32? {
    var onward: UInt32?
    var ringArcs = 0, roads = 0
    for arc in reader.arcs(outOf: node) where reader.isRoad(arc) {
      roads += 1
      let traits = reader.traits(ofArc: arc)
      guard traits.isRing else {
        joining.append(traits)
        continue
      }
      ringArcs += 1
      guard reader.isUsable(arc), traits.isCircular == isCircular else { continue }
      if onward != nil { return nil }
      onward = arc
      if traits.hasName, names.allSatisfy({ reader.names.changes(from: $0, to: traits) }) {
        names.append(traits)
      }
    }
    guard ringArcs == 2 else { return nil }
    if roads > 2 { nodes.insert(node) }
    if let onward, leads(off: node, beside: reader.traits(ofArc: onward)) { exitCount += 1 }
    return onward
  }

  /// Whether an exit is counted at a node of the ring.
  private func leads(off node: UInt32, beside ring: RoadTraits) -> Bool {
    reader.arcs(outOf: node).contains { arc in
      let traits = reader.traits(ofArc: arc)
      return reader.isUsable(arc) && !traits.isRing && (ring.isMinor || !traits.isMinor)
    }
  }

  private func kind(_ isCircular: Bool) -> Ring? {
    if nodes.count == 1, !isCircular { return .turn }
    let radius = metres / 2 / .pi
    let isRotary =
      names.count == 1
      && (isCircular
        || radius > Self.smallRadius
          && !joining.contains { $0.name == names[0].name && $0.ref == names[0].ref })
    if isRotary { return .rotary }
    if isCircular { return nil }
    return radius < Self.smallRadius && looksLikeJunction ? .turn : .roundabout
  }

  /// Whether it has four roads at most, each at a place of its own and clearly apart.
  private var looksLikeJunction: Bool {
    guard nodes.count <= 4 else { return false }
    var bearings: [Double] = []
    for node in nodes {
      let roads = reader.arcs(outOf: node).filter { reader.isRoad($0) }
      guard roads.count <= 3, let exit = roads.first(where: { !reader.traits(ofArc: $0).isRing })
      else { return false }
      bearings.append(reader.startBearing(exit) ?? 0)
    }
    bearings.sort()
    return bearings.indices.allSatisfy {
      abs(bearings[($0 + 1) % bearings.count] - bearings[$0]) > Angle.narrow
    }
  }
}
