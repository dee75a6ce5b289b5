// SPDX-License-Identifier: Apache-2.0

import ContractionHierarchies
import Foundation
import Geo
import OSMRoute
import OSMRouteImport
import PackedFile
import RoadNetwork
import Routing
import TestSupport
import Testing

/// What turns and signs cost by their kind, a row each, in deciseconds.
struct TurnTableTests {
  /// A crossroads whose arms lie at these angles from the way straight on, to the right above 0.
  private static func crossing(_ angle: Double, country: String? = nil) -> TestMap {
    var options = ImportOptions()
    options.country = country
    func node(_ id: Int, _ bearing: Double) -> String {
      let radians = bearing * .pi / 180
      // Small, and near the equator, so that a degree is as long either way.
      return "<node id=\"\(id)\" lat=\"\(0.01 + cos(radians) / 500)\" "
        + "lon=\"\(0.01 + sin(radians) / 500)\"/>"
    }
    let way = { (id: Int) in
      "<way id=\"\(10 + id)\"><nd ref=\"1\"/><nd ref=\"\(id)\"/>"
        + "<tag k=\"highway\" v=\"residential\"/></way>"
    }
    let nodes = [node(2, 180), node(3, angle), node(4, angle + (angle < 0 ? 60 : -60))]
    return TestMap(
      xml: "<osm><node id=\"1\" lat=\"0.01\" lon=\"0.01\"/>" + nodes.joined()
        + [2, 3, 4].map(way).joined() + "</osm>", options: options)
  }

  /// To the right and to the left, the same angle.
  @Test(arguments: [
    (0, 0, 0), (10, 0, 0), (25, 0, 0), (30, 0, 0), (45, 4, 7), (60, 11, 20), (90, 30, 54),
    (110, 42, 75), (120, 46, 82), (135, 50, 90), (140, 50, 90), (150, 50, 90), (170, 50, 90),
  ])
  func `a turn costs by its angle and side`(_ angle: Int, _ right: Int, _ left: Int) {
    func cost(_ angle: Double, _ country: String?, by profile: TestMap.Profile) -> Int {
      let map = Self.crossing(angle, country: country)
      let radians = angle * .pi / 180
      let end = "\(0.01 + cos(radians) / 510),\(0.01 + sin(radians) / 510)"
      let path = map.path("0.0081,0.01", end, by: profile)
      return (path?.pieces ?? []).reduce(0) { $0 + Int($1.turn) }
    }
    let angle = Double(angle)
    #expect(abs(cost(angle, nil, by: .automobile) - right) <= 1)
    #expect(abs(cost(-angle, nil, by: .automobile) - left) <= 1)
    // Where traffic keeps left it is the other way round.
    #expect(abs(cost(angle, "GB", by: .automobile) - left) <= 1)
    #expect(abs(cost(-angle, "GB", by: .automobile) - right) <= 1)
    #expect(cost(angle, nil, by: .walking) == 0)
  }

  /// From one way straight back onto another that is drawn upon it, at any slope.
  @Test(arguments: [
    "a--b-c", "a\n\n--b-c", " a\n\n\n---b-c", "c\n|\nb\n|\na", "--b-c\na", "b-c\n\n-a", "b-c\na",
  ])
  func `straight back is across the traffic`(_ drawing: String) throws {
    for country in ["DE", "GB"] {
      var options = ImportOptions()
      options.country = country
      let map = TestMap(drawing, options: options) {
        way("ab")
        way("ba")
        way("bc")
      }
      let network = map.network(.automobile), graph = network.graph
      let forward = stride(from: UInt32(0), to: UInt32(network.cost.count), by: 2)
      let from = try #require(forward.first { map.name(ofArc: $0) == "ab" })
      let to = try #require(forward.first { map.name(ofArc: $0) == "ba" })
      let node = network.arrivalClass[from]
      let turns = (graph.firstOut[node]..<graph.firstOut[node + 1]).filter {
        network.roadArc[$0] == to
      }
      #expect(turns.map { graph.weight[$0] - network.cost[to] } == [90], "\(country)")
    }
  }

  /// What a node within a road takes a car there and back; walkers pass all of these at once.
  @Test(arguments: [
    ("highway=traffic_signals", 20, 20), ("highway=crossing;traffic_signals", 20, 20),
    ("highway=traffic_signals;crossing", 20, 20), ("highway=crossing, crossing=zebra", 0, 0),
    ("highway=crossing, crossing=uncontrolled", 0, 0),
    ("highway=crossing, crossing=unmarked", 0, 0),
    ("highway=crossing, crossing=traffic_signals;marked", 0, 0),
    ("highway=crossing, crossing:signals=yes", 0, 0),
    ("highway=crossing, crossing:signals=no", 0, 0),
    ("highway=crossing, crossing=traffic_signals, direction=forward", 0, 0),
    ("highway=traffic_signals, direction=forward", 20, 0),
    ("highway=traffic_signals, direction=backward", 0, 20),
    ("highway=traffic_signals, traffic_signals:direction=backward", 0, 20),
    ("highway=traffic_signals, traffic_signals:direction=both", 20, 20),
    ("highway=traffic_signals, traffic_signals:direction=forward, direction=backward", 20, 0),
    ("highway=traffic_signals, direction=90", 20, 20),
    ("highway=stop, direction=forward", 40, 0), ("highway=stop, direction=backward", 0, 40),
    ("highway=stop, direction=both", 40, 40), ("highway=give_way, direction=forward", 20, 0),
    ("highway=give_way, direction=both", 20, 20), ("highway=stop, stop=all", 40, 40),
    ("highway=stop, stop=all, direction=forward", 40, 0),
    ("highway=mini_roundabout", 20, 20), ("highway=mini_roundabout, direction=clockwise", 20, 20),
    ("highway=turning_circle", 0, 0), ("highway=turning_loop", 0, 0),
    ("highway=passing_place", 0, 0), ("highway=speed_camera", 0, 0),
    ("highway=motorway_junction", 0, 0), ("highway=bus_stop", 0, 0), ("highway=toll_gantry", 0, 0),
    ("railway=level_crossing", 50, 50), ("railway=tram_level_crossing", 20, 20),
    ("railway=crossing", 0, 0), ("railway=tram_stop", 0, 0),
    ("ford=yes", 100, 100), ("ford=no", 0, 0),
    ("traffic_calming=bump", 20, 20), ("traffic_calming=hump", 20, 20),
    ("traffic_calming=table", 10, 10), ("traffic_calming=chicane", 20, 20),
    ("traffic_calming=mini_bumps", 20, 20), ("traffic_calming=choker", 0, 0),
    ("traffic_calming=table;chicane", 30, 30),
    ("highway=crossing, traffic_calming=table", 10, 10),
    ("highway=traffic_signals, railway=level_crossing", 70, 70),
    ("barrier=lift_gate", 600, 600), ("barrier=swing_gate", 600, 600),
    ("barrier=gate;stile", 600, 600), ("barrier=width_restrictor", 50, 50),
    ("barrier=cattle_grid", 0, 0), ("barrier=entrance", 0, 0), ("barrier=toll_booth", 150, 150),
    ("barrier=kerb", 0, 0), ("barrier=kerb, kerb=lowered", 0, 0), ("barrier=arch", 0, 0),
  ])
  func `a node within a road`(_ tags: String, _ there: Int, _ back: Int) {
    func road(_ tags: String) -> TestMap {
      TestMap("a--------b--------c") {
        way("abc")
        node("b", tagList(tags))
      }
    }
    let map = road(tags), free = road("note=none")
    for (from, to, time) in [("a", "c", there), ("c", "a", back)] {
      let cost = { Int(map.weight(from, to, by: $0)) - Int(free.weight(from, to, by: $0)) }
      #expect(cost(.automobile) == time, "\(from) to \(to)")
      #expect(cost(.walking) == 0, "\(from) to \(to)")
    }
  }

  /// Turning round: where it is the only way on, at a dead end, and on a circle.
  @Test(arguments: [
    ("", "", 200), ("turning_circle", "", 80), ("turning_loop", "", 80),
    ("mini_roundabout", "", 80), ("", "bollard", 200), ("turning_circle", "bollard", 80),
    ("crossing", "", 200),
  ])
  func `turning round at a dead end`(_ highway: String, _ barrier: String, _ time: Int) throws {
    let map = TestMap("  e\n  |\nd-a-----b") {
      way("da", "residential", ["oneway": "yes"])
      way("ae", "residential", ["oneway": "yes"])
      way("ab")
      node("b", ["highway": highway, "barrier": barrier].filter { !$1.isEmpty })
      restriction("no_left_turn", from: "da", via: "a", to: "ae")
    }
    let pieces = try #require(map.path("d", "e", by: .automobile)).pieces
    #expect(map.route("d", "e", by: .automobile) == "da ab ab ae")
    #expect(pieces.map { Int($0.turn) }.max() == time)
    #expect(map.path("d", "e", by: .walking)?.pieces.count == 2)
  }
}
