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
    "P99D", "nan", "inf",
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
    #expect(roadUse("highway=residential, duration=25", by: .automobile) == "27")
  }
}
