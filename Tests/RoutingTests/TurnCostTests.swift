// SPDX-License-Identifier: Apache-2.0

import ContractionHierarchies
import OSMRoute
import OSMRouteImport
import PackedFile
import RoadNetwork
import Routing
import TestSupport
import Testing

struct TurnCostTests {
  /// A cross at m; its arms are equally long, so only turns tell times apart.
  private static func cross(country: String? = nil, _ tags: [String: String] = [:]) -> TestMap {
    var options = ImportOptions()
    options.country = country
    return TestMap(
      """
          n
          |
      w---m---e
          |
          s
      """, options: options
    ) {
      for arm in ["nm", "wm", "em", "sm"] { way(arm, "residential", tags) }
    }
  }

  /// Deciseconds of a turn from the south.
  private static func turn(_ map: TestMap, to place: String) -> Int {
    let pieces = map.path("s", place, by: .automobile)?.pieces ?? []
    return pieces.reduce(0) { $0 + Int($1.turn) }
  }

  @Test(
    arguments: [
      (nil, false), ("DE", false), ("US", false), ("GB", true), ("IE", true), ("JP", true),
      ("AU", true), ("NZ", true), ("IN", true), ("ZA", true), ("CY", true), ("HK", true),
    ] as [(String?, Bool)])
  func `a turn across oncoming traffic takes longer`(_ country: String?, _ isLeft: Bool) {
    let map = Self.cross(country: country)
    let (near, across) = (
      Self.turn(map, to: isLeft ? "w" : "e"), Self.turn(map, to: isLeft ? "e" : "w")
    )
    #expect(Self.turn(map, to: "n") == 0)
    #expect(near == 30)
    #expect(across == 54)
  }

  @Test func `a road's own driving side wins over the country's`() {
    #expect(Self.turn(Self.cross(country: "GB", ["driving_side": "right"]), to: "e") == 30)
    #expect(Self.turn(Self.cross(country: "FR", ["driving_side": "left"]), to: "e") == 54)
  }

  @Test(arguments: [("FR", "right"), ("GB", "left")])
  func `answers tell the driving side`(_ country: String, _ side: String) throws {
    let map = Self.cross(country: country)
    let route = try map.map.engine.route(
      over: [map.place("s"), map.place("e")], profile: "automobile")
    #expect(route.legs[0].steps.allSatisfy { $0.drivesOnLeft == (side == "left") })
  }

  @Test func `a bend that nothing meets costs nothing`() {
    let map = TestMap("a-b\n  |\n  c") {
      way("ab")
      way("bc")
      way("ac", "footway")
    }
    #expect(map.path("a", "c", by: .automobile)?.pieces.allSatisfy { $0.turn == 0 } == true)
  }

  /// The junction is drawn as two nodes at one place: the turn is the same.
  @Test func `a turn across a way without length costs what it does without that way`() {
    func xml(_ link: Bool) -> String {
      """
      <osm version="0.6">
      <node id="1" lat="1.0" lon="1.0"/><node id="2" lat="1.0" lon="1.002"/>
      <node id="3" lat="1.0" lon="1.002"/><node id="4" lat="1.002" lon="1.002"/>
      <node id="5" lat="1.0" lon="1.004"/>
      <way id="11"><nd ref="1"/><nd ref="2"/><tag k="highway" v="primary"/></way>
      <way id="12"><nd ref="\(link ? 3 : 2)"/><nd ref="4"/><tag k="highway" v="residential"/></way>
      <way id="13"><nd ref="\(link ? 3 : 2)"/><nd ref="5"/><tag k="highway" v="primary"/></way>
      \(link ? "<way id=\"14\"><nd ref=\"2\"/><nd ref=\"3\"/><tag k=\"highway\" v=\"primary\"/></way>" : "")
      </osm>
      """
    }
    let plain = TestMap(xml: xml(false)), linked = TestMap(xml: xml(true))
    for (from, to) in [
      ("1.0,1.0", "1.002,1.002"), ("1.002,1.002", "1.0,1.0"), ("1.0,1.0", "1.0,1.004"),
    ] {
      let weight = plain.weight(from, to, by: .automobile)
      #expect(linked.weight(from, to, by: .automobile) == weight, "\(from) to \(to)")
      #expect(weight.isFinite)
    }
  }

  /// From d one may not turn left at a; only whoever turns round beyond it can come back for e.
  @Test(arguments: [
    ("", "da abc abc ae", 2_000), ("turning_circle", "da abc abc ae", 1_000),
    ("turning_loop", "da abc abc ae", 1_000), ("mini_roundabout", "da abc abc ae", 1_000),
  ])
  func `one turns round on a turning circle, else at the dead end`(
    _ kind: String, _ route: String, _ metres: Double
  ) {
    let map = TestMap(
      """
        e
        |
      d-a-----b-----c
      """
    ) {
      way("da", "residential", ["oneway": "yes"])
      way("ae", "residential", ["oneway": "yes"])
      way("abc")
      node("b", ["highway": kind])
      restriction("no_left_turn", from: "da", via: "a", to: "ae")
    }
    #expect(map.route("d", "e", by: .automobile) == route)
    let pieces = map.path("d", "e", by: .automobile)?.pieces ?? []
    let beyond = pieces.dropFirst().dropLast().reduce(0) {
      $0 + map.map.network.length(ofArc: $1.arc)
    }
    #expect(abs(beyond - metres * 1.2) < 10)
  }
}
