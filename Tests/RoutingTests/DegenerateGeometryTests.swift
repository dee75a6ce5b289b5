// SPDX-License-Identifier: Apache-2.0

import ContractionHierarchies
import Geo
import OSMRoute
import OSMRouteImport
import PackedFile
import RoadBuilding
import RoadNetwork
import Routing
import TestSupport
import Testing

/// Repeated nodes, two nodes at one place, loops and zero weights (GraphHopper #1355 and #1583,
/// itinero #153): no NaN, no turn made up, hierarchy and Dijkstra agree.
struct DegenerateGeometryTests {
  private static func xml(_ body: String) -> TestMap {
    TestMap(
      xml: """
        <osm version="0.6">
        <node id="1" lat="1.0" lon="1.0"/><node id="2" lat="1.0" lon="1.001"/>
        <node id="3" lat="1.0" lon="1.001"/><node id="4" lat="1.0" lon="1.002"/>
        <node id="5" lat="0.999" lon="1.001"/><node id="6" lat="1.0" lon="1.003"/>
        \(body)
        </osm>
        """)
  }

  private static func road(_ id: Int, _ refs: [Int]) -> String {
    let list = refs.map { "<nd ref=\"\($0)\"/>" }.joined()
    return "<way id=\"\(id)\">\(list)<tag k=\"highway\" v=\"residential\"/>"
      + "<tag k=\"name\" v=\"Road \(id)\"/></way>"
  }

  private static let west = "1.0,1.0", east = "1.0,1.002", south = "0.999,1.001"

  private static let repeated = xml(road(10, [1, 1, 2, 2, 2, 4, 4]))
  /// Nodes 2 and 3 lie at one place, joined by a way of no length.
  private static let joined = xml(road(10, [1, 2]) + road(11, [2, 3]) + road(12, [3, 4]))
  private static let joinedTurn = xml(
    road(10, [1, 2]) + road(11, [2, 3]) + road(12, [3, 5]) + road(13, [2, 4]))
  /// The piece of no length lies within a way.
  private static let within = xml(road(10, [1, 2, 3, 4]) + road(11, [2, 5]) + road(12, [3, 5]))
  private static let allAtOnePlace = xml(
    road(10, [1, 2]) + road(11, [2, 3, 2]) + road(12, [3, 4]))

  private static var all: [TestMap] { [repeated, joined, joinedTurn, within, allAtOnePlace] }

  @Test func `a node that follows itself counts once`() {
    let map = Self.repeated
    #expect(map.report.roads.nodesRepeated == 4)
    #expect(map.report.roads.segments == 1)
    #expect(map.route(Self.west, Self.east, by: .automobile) == "10")
    #expect(map.steps(Self.west, Self.east) == "depart Road 10, arrive")
  }

  @Test func `two nodes at one place, joined by a way, make no turn`() {
    #expect(Self.joined.route(Self.west, Self.east, by: .automobile) == "10 11 12")
    #expect(
      Self.joined.steps(Self.west, Self.east)
        == "depart Road 10, new name straight Road 12, arrive")
    #expect(Self.within.steps(Self.west, Self.east) == "depart Road 10, arrive")
  }

  @Test func `a turn across a way of no length is still a turn`() {
    #expect(Self.joinedTurn.route(Self.west, Self.south, by: .automobile) == "10 11 12")
    let steps = Self.joinedTurn.steps(Self.west, Self.south)
    #expect(steps.contains("right Road 12"), "\(steps)")
    #expect(!steps.contains("left"), "\(steps)")
  }

  @Test func `nothing is a NaN`() throws {
    let places = [Self.west, Self.east, Self.south, "1.0,1.001", "1.0,1.0005"]
    for map in Self.all {
      for profile in TestMap.Profile.allCases {
        for from in places {
          for to in places {
            let stops = [map.place(from), map.place(to)]
            let route = try map.map.engine.route(over: stops, profile: profile.rawValue)
            for step in route.legs.flatMap(\.steps) {
              let manoeuvre = step.manoeuvre
              let numbers = [step.distance, manoeuvre.bearingBefore, manoeuvre.bearingAfter]
              #expect(numbers.allSatisfy { $0.isFinite && $0 >= 0 }, "\(from) \(to)")
            }
          }
        }
      }
    }
  }

  @Test func `hierarchy and Dijkstra agree`() {
    let places = [Self.west, Self.east, Self.south, "1.0,1.001", "1.0,1.0005"]
    for map in Self.all {
      for profile in TestMap.Profile.allCases {
        for (from, to) in places.flatMap({ from in places.map { (from, $0) } }) {
          let weight = map.weight(from, to, by: profile)
          #expect(weight.isFinite && weight == map.dijkstraWeight(from, to, by: profile))
        }
      }
    }
  }

  @Test func `a closed cul-de-sac is a street with two directions`() {
    let map = TestMap(
      """
      a---b--c
          |  |
          e--d
      """, grid: 20
    ) {
      way("ab")
      way("bcdeb")
    }
    #expect(map.report.roads.segments == 2)
    #expect(map.route("a", "bc:0.5", by: .automobile) == "ab bcdeb")
    #expect(map.route("a", "eb:0.5", by: .automobile) == "ab bcdeb")
    #expect(map.route("bc:0.5", "a", by: .automobile) == "bcdeb ab")
    // Each house by its nearer end.
    #expect(map.path("a", "bc:0.5", by: .automobile)?.pieces.last?.to ?? 1 < 0.2)
    #expect(map.path("a", "eb:0.5", by: .automobile)?.pieces.last?.to ?? 1 < 0.2)
    // A name is not worth telling for so short a way.
    #expect(map.steps("a", "bc:0.5") == "depart ab, arrive")
    for to in ["bc:0.5", "cd:0.3", "eb:0.9", "b"] {
      #expect(
        map.weight("a", to, by: .automobile) == map.dijkstraWeight("a", to, by: .automobile))
    }
  }

  @Test func `a oneway cul-de-sac goes round as tagged`() {
    let map = TestMap(
      """
      a---b--c
          |  |
          e--d
      """, grid: 20
    ) {
      way("ab")
      way("bcdeb", "residential", ["oneway": "yes"])
    }
    #expect(map.path("a", "eb:0.5", by: .automobile)?.pieces.last?.to ?? 0 > 0.8)
    #expect(map.path("bc:0.5", "a", by: .automobile)?.pieces.count == 2)
    #expect(map.path("a", "eb:0.5", by: .walking)?.pieces.last?.to ?? 1 < 0.2)
  }

  /// A zigzag of two thousand nodes; every third touches a footway.
  @Test func `a way of two thousand nodes`() {
    let nodes = (1...2_000).map {
      "<node id=\"\($0)\" lat=\"\(1 + Double($0 % 2) * 1e-4)\" lon=\"\(1 + Double($0) * 1e-4)\"/>"
    }
    let refs = (1...2_000).map { "<nd ref=\"\($0)\"/>" }.joined()
    let feet = stride(from: 3, to: 2_000, by: 3).map {
      "<way id=\"\(10_000 + $0)\"><nd ref=\"\($0)\"/><nd ref=\"\($0 + 2)\"/>"
        + "<tag k=\"highway\" v=\"footway\"/></way>"
    }
    let map = TestMap(
      xml: "<osm version=\"0.6\">" + nodes.joined() + "<way id=\"9\">" + refs
        + "<tag k=\"highway\" v=\"residential\"/></way>" + feet.joined() + "</osm>")
    #expect(map.route("1.0001,1.0001", "1.0,1.2", by: .automobile) == "9")
    let metres = (map.path("1.0001,1.0001", "1.0,1.2", by: .automobile)?.pieces ?? []).reduce(0) {
      $0 + map.map.network.length(ofArc: $1.arc)
    }
    // A ten-thousandth of a degree each way.
    let piece = Earth.metresPerUnit * 1_000 * 2.0.squareRoot()
    #expect(abs(metres - 1_999 * piece) < 20)
    // What pieces lose by rounding they win back: the sum is that of the whole.
    let seconds = Double(map.weight("1.0001,1.0001", "1.0,1.2", by: .automobile)) / 10
    #expect(abs(seconds - metres / (25 / 3.6)) < 1)
  }

  @Test func `an arc that takes longer than a weight holds ends the import, with its way's id`() {
    let folder = TemporaryFolder()
    let xml = """
      <osm version="0.6"><node id="1" lat="0" lon="-100"/><node id="2" lat="0" lon="0"/>
      <node id="3" lat="0" lon="100"/><node id="4" lat="0" lon="101"/>
      <way id="77"><nd ref="1"/><nd ref="2"/><nd ref="3"/><tag k="highway" v="footway"/></way>
      <way id="78"><nd ref="3"/><nd ref="4"/><tag k="highway" v="footway"/></way></osm>
      """
    let input = folder.write(Array(xml.utf8), to: "long.osm")
    #expect {
      try MapImport.run(inputs: [input], output: folder.file("long.osmroute"))
    } throws: { error in
      "\(error)".contains("way 77 ") && "\(error)".contains("155 days")
    }
  }
}
