// SPDX-License-Identifier: Apache-2.0

import Geo
import TestSupport

/// A small random town: ways of several nodes, loops, parallel ways, dead ends, oneways, restricted
/// access, barriers, signals, places that nearly coincide, and turn restrictions.
struct RandomRoadMap {
  struct Way {
    let id: Int64
    let nodes: [Int]
    let tags: [(String, String)]

    var isClosed: Bool { nodes.first == nodes.last }
  }

  /// What a node does to those who pass, besides being there.
  enum Obstacle: CaseIterable {
    case none, bollard, gate, privateGate, closedGate, signals, forwardSignals
  }

  /// A restriction in terms of ways: `ways` is from, via ways if any, to; `joints` the nodes at
  /// which each goes over into the next.
  struct Turn {
    let ways: [Int64]
    let joints: [Int]
    let isOnly: Bool
    let isForWalkers: Bool
  }

  private(set) var places: [Coordinate] = []
  private(set) var obstacles: [Obstacle] = []
  private(set) var ways: [Way] = []
  private(set) var turns: [Turn] = []

  private var random: SeededGenerator
  private var taken: Set<Coordinate> = []

  init(seed: Int) {
    random = SeededGenerator(seed: seed)
    let junctions = Int.random(in: 4...13, using: &random)
    for _ in 0..<junctions { addNode() }
    for node in 1..<junctions { addWay(from: node, to: Int.random(in: 0..<node, using: &random)) }
    for _ in 0..<Int.random(in: 1...junctions, using: &random) { addExtraWay(junctions) }
    for _ in 0..<Int.random(in: 0...15, using: &random) { addTurn() }
  }

  private mutating func chance(_ percent: Int) -> Bool {
    Int.random(in: 0..<100, using: &random) < percent
  }

  private mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[Int.random(in: 0..<elements.count, using: &random)]
  }

  // MARK: Nodes and ways

  @discardableResult
  private mutating func addNode(isShape: Bool = false) -> Int {
    var place: Coordinate
    repeat {
      // Now and then so near to another node that the road between them costs nothing.
      let near = places.isEmpty || !chance(10) ? nil : pick(places)
      place = Coordinate(
        latitude: (near?.latitude ?? 10_000_000)
          + .random(in: 0...(near == nil ? 40_000 : 1), using: &random),
        longitude: (near?.longitude ?? 10_000_000)
          + .random(in: 0...(near == nil ? 40_000 : 1), using: &random))
    } while !taken.insert(place).inserted
    places.append(place)
    obstacles.append(!isShape && chance(35) ? pick(Obstacle.allCases) : .none)
    return places.count - 1
  }

  private mutating func addExtraWay(_ junctions: Int) {
    let from = Int.random(in: 0..<junctions, using: &random)
    if chance(15) {
      add([from, addNode(isShape: true), addNode(isShape: true), from])
    } else if chance(20), let twin = ways.filter({ !$0.isClosed }).randomElement(using: &random) {
      add([twin.nodes[0], addNode(isShape: true), twin.nodes[twin.nodes.count - 1]])
    } else {
      addWay(from: from, to: (from + Int.random(in: 1..<junctions, using: &random)) % junctions)
    }
  }

  private mutating func addWay(from: Int, to: Int) {
    var nodes = [from]
    if chance(30) { nodes.append(addNode(isShape: true)) }
    nodes.append(to)
    let third = Int.random(in: 0...max(from, to), using: &random)
    if chance(25), !nodes.contains(third) { nodes.append(third) }
    add(nodes)
  }

  private mutating func add(_ nodes: [Int]) {
    let classes = ["residential", "residential", "primary", "service", "track", "footway"]
    var tags = [("highway", pick(classes))]
    if chance(25) { tags.append(("oneway", pick(["yes", "yes", "-1"]))) }
    if chance(20) {
      tags.append(pick([("access", "private"), ("access", "destination"), ("vehicle", "private")]))
    }
    if chance(4) { tags.append(("motor_vehicle", "no")) }
    if chance(4) { tags = [("route", "ferry"), ("duration", "2")] }
    if nodes.first == nodes.last, chance(40) { tags.append(("junction", "roundabout")) }
    // Ids of both signs, and beyond 32 bits.
    let id = Int64(ways.count + 1) * pick([1, -1, 5_000_000_000])
    ways.append(Way(id: id, nodes: nodes, tags: tags))
  }

  // MARK: Restrictions

  /// Adds a restriction that can be read in one way only, where the dice find one.
  private mutating func addTurn() {
    guard var from = openWay(except: []) else { return }
    var joint = pick([from.nodes[0], from.nodes[from.nodes.count - 1]])
    // Often one begins within another.
    let longer = turns.filter { $0.ways.count > 2 }
    if chance(50), !longer.isEmpty {
      let outer = pick(longer)
      let index = Int.random(in: 1..<outer.ways.count - 1, using: &random)
      from = ways.first { $0.id == outer.ways[index] } ?? from
      joint = outer.joints[index]
    }
    var members = [from], joints = [joint]
    let isTurningRound = chance(8)
    for _ in 0..<(isTurningRound ? 0 : pick([0, 0, 1, 1, 2, 3])) {
      guard let via = openWay(except: members, endingAt: joint) else { return }
      joint = via.nodes[0] == joint ? via.nodes[via.nodes.count - 1] : via.nodes[0]
      members.append(via)
      joints.append(joint)
    }
    guard let to = isTurningRound ? from : openWay(except: members, endingAt: joint) else { return }
    members.append(to)
    if members.count > 2 {
      // Ways that meet twice could be meant at either place.
      for (a, b) in zip(members, members.dropFirst())
      where Set(a.nodes).intersection(b.nodes).count > 1 { return }
    }
    turns.append(
      Turn(
        ways: members.map(\.id), joints: joints, isOnly: chance(30), isForWalkers: chance(25)))
  }

  private mutating func openWay(except used: [Way], endingAt joint: Int? = nil) -> Way? {
    let fitting = ways.filter { way in
      !way.isClosed && !used.contains { $0.id == way.id }
        && (joint.map { way.nodes.first == $0 || way.nodes.last == $0 } ?? true)
    }
    return fitting.isEmpty ? nil : pick(fitting)
  }
}

extension RandomRoadMap {
  /// The town as OSM XML.
  var xml: String {
    var lines = ["<osm version=\"0.6\">"]
    for (node, place) in places.enumerated() {
      lines.append(
        "<node id=\"\(node + 1)\" lat=\"\(place.latitudeDegrees)\" lon=\"\(place.longitudeDegrees)\">"
          + tagLines(obstacles[node].tags) + "</node>")
    }
    for way in ways {
      let refs = way.nodes.map { "<nd ref=\"\($0 + 1)\"/>" }.joined()
      lines.append("<way id=\"\(way.id)\">\(refs)\(tagLines(way.tags))</way>")
    }
    for (index, turn) in turns.enumerated() {
      lines.append(
        "<relation id=\"\(index + 1)\">\(memberLines(turn))\(tagLines(turn.tags))</relation>")
    }
    return (lines + ["</osm>"]).joined(separator: "\n")
  }

  private func memberLines(_ turn: Turn) -> String {
    func member(_ kind: String, _ ref: Int64, _ role: String) -> String {
      "<member type=\"\(kind)\" ref=\"\(ref)\" role=\"\(role)\"/>"
    }
    let via = turn.ways.dropFirst().dropLast().map { member("way", $0, "via") }
    let node = via.isEmpty ? [member("node", Int64(turn.joints[0] + 1), "via")] : []
    return member("way", turn.ways[0], "from") + (node + via).joined()
      + member("way", turn.ways[turn.ways.count - 1], "to")
  }

  private func tagLines(_ tags: [(String, String)]) -> String {
    tags.map { "<tag k=\"\($0.0)\" v=\"\($0.1)\"/>" }.joined()
  }
}

extension RandomRoadMap.Turn {
  fileprivate var tags: [(String, String)] {
    let key = isForWalkers ? "restriction:foot" : "restriction"
    // From a way onto itself only turning round can be meant.
    let kind = "\(isOnly ? "only" : "no")_\(ways.first == ways.last ? "u_turn" : "left_turn")"
    return [("type", "restriction"), (key, kind)]
  }
}

extension RandomRoadMap.Obstacle {
  fileprivate var tags: [(String, String)] {
    switch self {
    case .none: []
    case .bollard: [("barrier", "bollard")]
    case .gate: [("barrier", "gate")]
    case .privateGate: [("barrier", "gate"), ("access", "private")]
    case .closedGate: [("barrier", "gate"), ("access", "no")]
    case .signals: [("highway", "traffic_signals")]
    case .forwardSignals: [("highway", "traffic_signals"), ("direction", "forward")]
    }
  }
}
