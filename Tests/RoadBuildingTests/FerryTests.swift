// SPDX-License-Identifier: Apache-2.0

import OSMRoute
import OSMRouteImport
import PackedFile
import RoadBuilding
import RoadNetwork
import Routing
import TestSupport
import Testing

struct FerryTests {
  /// A ferry of six kilometres; roads of a few metres lead to it.
  private static func crossing(_ duration: String?, ways: [MapElement]? = nil) -> TestMap {
    TestMap("a-b------------------------------------------------------------c-d") {
      way("ab")
      way("cd")
      if let ways {
        ways
      } else {
        way("bc", nil, ["route": "ferry", "duration": duration ?? ""])
      }
    }
  }

  /// Seconds on the water, boarding left out.
  private static func sailing(_ map: TestMap, by profile: TestMap.Profile) -> Double {
    let pieces = map.path("a", "d", by: profile)?.pieces ?? []
    return Double(pieces.dropFirst().dropLast().reduce(0) { $0 + $1.cost }) / 10
  }

  private static func boarding(_ map: TestMap, by profile: TestMap.Profile) -> Double {
    let pieces = map.path("a", "d", by: profile)?.pieces ?? []
    return Double(pieces.reduce(0) { $0 + TravelWeight.deciseconds($1.turn) }) / 10
  }

  @Test(arguments: [
    ("25", 25), ("00:25", 25), ("0:25:00", 25), ("PT25M", 25), ("PT0H25M", 25),
    ("00:25;00:40", 25), ("PT0.5H", 30), ("PT1H30M", 90), ("PT1500S", 25), ("pt25m", 25),
    ("P25M", 25), ("1:05", 65), (" 25 ", 25), ("00:25 ; 1:00", 25), ("P1DT1H", 1_500),
    ("P0Y0M0DT0H25M0S", 25), ("P0DT25M", 25), ("P25M0S", 25),
  ])
  func `a duration is read in every spelling (GraphHopper #501, #519)`(
    _ duration: String, _ minutes: Double
  ) {
    let map = Self.crossing(duration)
    for profile in TestMap.Profile.allCases {
      #expect(abs(Self.sailing(map, by: profile) - minutes * 60) < 0.1)
      #expect(Self.boarding(map, by: profile) == 300)
    }
  }

  @Test(arguments: [
    "", "0", "00:00", "soon", "-5", "25 min", "1:2:3:4", "PT", "PTxM", "::", "1e9", "9999:00",
    "P99D", "nan", "inf", "0x10", "0x1p4", "1e1", "+25", "P1Y", "P1MT25M", "PT25D", "P",
  ])
  func `what is no duration leaves the class's speed`(_ duration: String) {
    let map = Self.crossing(duration)
    // The drawing's metres are those of its latitude.
    let seconds = 6_100 / (20 / 3.6)
    #expect(abs(Self.sailing(map, by: .automobile) - seconds) < 5)
  }

  @Test func `the time belongs to the whole way, whatever splits it`() {
    let drawing = "a-b------------------------------m-----------------------------c-d"
    let map = TestMap(drawing) {
      way("ab")
      way("cd")
      way("bmc", nil, ["route": "ferry", "duration": "00:25"])
      node("m", ["highway": "traffic_signals"])
    }
    #expect(map.report.roads.segments == 4)
    #expect(abs(Self.sailing(map, by: .walking) - 1_500) < 0.1)
    #expect(Self.boarding(map, by: .walking) == 300)
  }

  @Test func `roads take their time from their speed, whatever duration they tag`() {
    #expect(roadUse("highway=residential, duration=25", by: .automobile) == "25")
  }

  /// The relation tells of ways that have no tags; each has its share of the time.
  @Test func `a ferry may be a relation, its time shared by its ways`() {
    let drawing = "a-b------------------------------m-----------------------------c-d"
    let map = TestMap(drawing) {
      way("ab")
      way("cd")
      way("bm", nil)
      way("mc", nil)
      relation(
        [("bm", ""), ("mc", ""), ("b", "stop")],
        ["type": "route", "route": "ferry", "duration": "00:50", "name": "Line 1"])
    }
    for profile in TestMap.Profile.allCases {
      #expect(map.route("a", "d", by: profile) == "ab bm mc cd")
      #expect(abs(Self.sailing(map, by: profile) - 3_000) < 0.2)
      #expect(Self.boarding(map, by: profile) == 300)
    }
    let half = (map.path("a", "m", by: .walking)?.pieces ?? []).dropFirst().first
    let seconds = Double(half?.cost ?? 0) / 10
    // The first way is 31 of the 61 characters long.
    #expect(abs(seconds - 1_524.6) < 1)
  }

  @Test func `tags of the relation hold for ways without their own, and only for these`() {
    func map(_ tags: [String: String], _ relationTags: [String: String]) -> TestMap {
      TestMap("a-b------------------------------------------------------------c-d") {
        way("ab")
        way("cd")
        way("bc", nil, tags)
        relation(
          [("bc", ""), ("cd", "")],
          ["type": "route", "route": "ferry"].merging(relationTags) { $1 })
      }
    }
    #expect(map([:], ["motor_vehicle": "no"]).nearestRoute("a", "d", by: .automobile) == "")
    #expect(map([:], ["motor_vehicle": "no"]).route("a", "d", by: .walking) == "ab bc cd")
    let own = map(["route": "ferry", "duration": "10"], ["duration": "99", "foot": "no"])
    #expect(abs(Self.sailing(own, by: .walking) - 600) < 0.2)
    let lent = map(["route": "ferry"], ["duration": "99"])
    #expect(abs(Self.sailing(lent, by: .walking) - 99 * 60) < 0.2)
    #expect(map(["waterway": "river"], [:]).route("a", "d", by: .walking) == "ab bc cd")
    #expect(map(["highway": "proposed"], [:]).nearestRoute("a", "d", by: .walking) == "")
  }

  @Test func `where a member is absent the class's speed is used, not the whole time`() {
    let map = TestMap(
      xml: """
        <osm version="0.6">
        <node id="1" lat="1.0" lon="1.0"/><node id="2" lat="1.0" lon="1.01"/>
        <way id="11"><nd ref="1"/><nd ref="2"/><tag k="route" v="ferry"/></way>
        <relation id="1"><member type="way" ref="11" role=""/><member type="way" ref="12" role=""/>
        <tag k="type" v="route"/><tag k="route" v="ferry"/><tag k="duration" v="05:00"/></relation>
        </osm>
        """)
    let seconds = Double(map.network(.walking).cost.first ?? 0) / 10
    let metres = map.map.network.length(ofArc: 0)
    #expect(abs(seconds - metres / (20 / 3.6)) < 1)
  }

  @Test func `of a ferry that the input cuts off only its share counts`() {
    let map = TestMap(
      xml: """
        <osm version="0.6">
        <node id="1" lat="1.0" lon="1.0"/><node id="2" lat="1.0" lon="1.01"/>
        <way id="11"><nd ref="1"/><nd ref="2"/><nd ref="3"/><nd ref="4"/><nd ref="5"/>
        <tag k="route" v="ferry"/><tag k="duration" v="01:00"/></way>
        </osm>
        """)
    #expect(map.network(.walking).cost.first == 9_000)
  }

  @Test(arguments: [
    ("route=ferry, access=no", "no", "no"),
    ("route=ferry, access=private", "20 private", "20 private"),
    ("route=ferry, foot=yes, bicycle=yes, motor_vehicle=no", "no", "20"),
    ("route=ferry, motorcar=no", "no", "20"), ("route=ferry, vehicle=no", "no", "20"),
    ("route=ferry, bicycle=no", "20", "20"), ("route=ferry, oneway=yes", "20>", "20>"),
    ("route=ferry, oneway=-1", "<20", "<20"),
    ("route=ferry, oneway=yes, oneway:foot=no", "20>", "20"),
    ("route=shuttle_train, foot=yes, oneway=yes", "40>", "5>"),
    ("route=shuttle_train, motor_vehicle=yes", "40", "no"),
    ("route=shuttle_train, motor_vehicle=no", "no", "no"),
    ("route=shuttle_train, foot=yes", "40", "5"),
    ("route=ferry, foot=designated", "no", "20"),
    ("route=ferry, foot=yes, hgv=designated", "20", "20"),
    ("route=ferry, foot=yes, hgv=no", "no", "20"), ("route=ferry, foot=no, bicycle=no", "20", "no"),
    ("route=ferry, foot=yes, motorcar=yes", "20", "20"),
    ("route=ferry, foot=yes, vehicle=yes", "20", "20"),
    ("route=ferry, foot=yes, access=yes", "no", "20"),
    ("route=ferry, bicycle=yes, motorcar=destination", "20 destination", "20"),
    ("route=ferry, foot=customers", "no", "20 destination"),
    ("route=ferry, motor_vehicle=private", "20 private", "20"),
    ("route=ferry, access=no, foot=yes", "no", "20"),
    ("route=ferry, access=customers", "20 destination", "20 destination"),
    ("route=ferry, foot=yes, motor_vehicle=unknown", "no", "20"),
    ("route=ferry, maxspeed=10 knots", "20", "20"), ("route=ferry, maxspeed=50", "20", "20"),
    ("route=ferry, maxheight=1.9", "no", "20"), ("route=ferry, maxweight=3.5", "20", "20"),
    ("route=ferry, surface=water", "20", "20"),
    ("route=ferry, motor_vehicle:conditional=no @ (Nov-Mar)", "20", "20"),
    ("route=ferry, highway=proposed", "no", "no"), ("route=ferry, highway=service", "20", "20"),
    ("route=ferry, highway=tertiary, foot=yes", "20", "20"),
    ("route=ferry, highway=footway", "no", "5"),
    ("route=Ferry", "no", "no"), ("route=ferry;bus", "no", "no"),
    ("disused:route=ferry", "no", "no"),
    ("railway=rail, maxspeed=120, route=shuttle_train", "40", "no"),
    ("route=shuttle_train, access=no", "no", "no"),
    ("route=shuttle_train, motorcar=no", "no", "no"),
    ("route=shuttle_train, access=private", "40 private", "no"),
    ("route=shuttle_train, foot=no", "40", "no"), ("route=shuttle_train, access=yes", "40", "no"),
    ("railway=rail, route=shuttle_train", "40", "no"), ("highway=, route=ferry", "20", "20"),
  ])
  func `who is carried`(_ tags: String, _ car: String, _ foot: String) {
    #expect(roadUse(tags, by: .automobile) == car)
    #expect(roadUse(tags, by: .walking) == foot)
  }

  @Test func `a shuttle train takes its duration and its boarding`() {
    let map = TestMap("a-b----------c-d") {
      way("ab")
      way("cd")
      way("bc", nil, ["route": "shuttle_train", "duration": "PT10M"])
    }
    #expect(abs(Self.sailing(map, by: .automobile) - 600) < 0.2)
    #expect(Self.boarding(map, by: .automobile) == 300)
    #expect(map.nearestRoute("a", "d", by: .walking) == "")
  }
}
