// SPDX-License-Identifier: Apache-2.0

import OSMRoute
import OSMRouteImport
import PackedFile
import RoadBuilding
import RoadNetwork
import TestSupport
import Testing

/// Barriers where roads meet, and where they do not.
struct JunctionBarrierTests {
  /// Three roads that meet at b.
  private static func junction(_ tags: String) -> TestMap {
    TestMap("a-b-c\n  |\n  d") {
      way("ab")
      way("bc")
      way("bd")
      node("b", tagList(tags))
    }
  }

  @Test(arguments: [
    // What the kind alone says is a slip; what an access tag says is meant, and so is a lock.
    ("barrier=bollard", true, true), ("barrier=fence", true, true), ("barrier=stile", true, true),
    ("barrier=block", true, true), ("barrier=yes", true, true),
    ("barrier=kissing_gate", true, true),
    ("barrier=gate, locked=yes", false, true), ("barrier=gate", true, true),
    ("barrier=gate, locked=no", true, true), ("barrier=bollard, locked=yes", false, true),
    ("barrier=gate, locked=yes, access=yes", true, true),
    ("barrier=toll_booth", true, true), ("barrier=kerb, kerb=raised", true, true),
    ("barrier=gate, access=no", false, false), ("barrier=bollard, access=no", false, false),
    ("barrier=bollard, access=no, foot=yes", false, true),
    ("barrier=bollard, motor_vehicle=no", false, true), ("barrier=gate, vehicle=no", false, true),
    ("barrier=gate, motorcar=no", false, true), ("barrier=gate, foot=no", true, false),
    ("barrier=fence, foot=no", true, false), ("barrier=gate, bicycle=no", true, true),
    ("barrier=gate, access=no, motorcar=yes", true, false),
    ("barrier=lift_gate, access=private", true, true), ("barrier=gate, access=psv", false, false),
    ("barrier=gate, motor_vehicle=agricultural", false, true),
    ("barrier=gate, access=unknown", true, true), ("access=no", false, false),
    ("motor_vehicle=no", false, true), ("foot=no", true, false),
    ("vehicle=destination", true, true),
    // Size is no slip either.
    ("barrier=height_restrictor, maxheight=1.8", false, true),
    ("barrier=height_restrictor, maxheight=2.5", true, true),
    ("barrier=bollard, maxwidth=1.5", false, true), ("maxweight=1", false, true),
    ("highway=crossing, access=no", true, true), ("entrance=main, foot=no", true, true),
  ])
  func `at a junction, each for itself`(_ tags: String, _ cars: Bool, _ walkers: Bool) {
    let map = Self.junction(tags)
    for (from, to, ways) in [("a", "c", "ab bc"), ("c", "d", "bc bd"), ("d", "a", "bd ab")] {
      #expect(map.nearestRoute(from, to, by: .automobile) == (cars ? ways : ""))
      #expect(map.nearestRoute(from, to, by: .walking) == (walkers ? ways : ""))
    }
    // Each stretch is reached from its own side.
    #expect(map.nearestRoute("a", "b", by: .automobile) == "ab")
    #expect(map.nearestRoute("b", "d", by: .walking) == "bd")
  }

  /// Entries of a car and of a walker who pass.
  @Test(arguments: [
    ("barrier=gate, access=private", 1, 1), ("barrier=gate, motor_vehicle=private", 1, 0),
    ("barrier=gate, foot=customers", 0, 1), ("barrier=lift_gate, vehicle=destination", 1, 0),
    ("barrier=gate", 0, 0), ("access=permit, foot=yes", 1, 0),
    ("barrier=bollard, access=destination", 1, 1), ("barrier=gate, access=discouraged", 0, 0),
  ])
  func `a restricted barrier is an entry for whom it restricts`(
    _ tags: String, _ car: Int, _ foot: Int
  ) {
    let ends = TestMap("a-b-c") {
      way("abc")
      node("b", tagList(tags))
    }
    for map in [Self.junction(tags), ends] {
      for (profile, entries) in [(TestMap.Profile.automobile, car), (.walking, foot)] {
        #expect(Int(TravelWeight.entries(map.weight("a", "c", by: profile))) == entries)
        #expect(TravelWeight.entries(map.weight("a", "b", by: profile)) == 0)
      }
    }
  }

  /// Within a road; several barriers side by side, kinds that few write, and lists.
  @Test(arguments: [
    ("barrier=gate;stile", true, true), ("barrier=stile;gate", true, true),
    ("barrier=bollard;gate", true, true), ("barrier=stile;kissing_gate", false, true),
    ("barrier=fence;wall", false, false), ("barrier=fence;gate", true, true),
    ("barrier=toll_booth;lift_gate", true, true), ("barrier=bollard;block", false, true),
    ("barrier=rope", false, true), ("barrier=chicane", false, true), ("barrier=rock", false, true),
    ("barrier=spikes", false, true), ("barrier=tank_trap", false, true),
    ("barrier=cable_barrier", false, true), ("barrier=handrail", false, true),
    ("barrier=wedge", false, true), ("barrier=delineators", false, true),
    ("barrier=tyres", false, true), ("barrier=hedge, foot=yes", false, true),
    ("barrier=wall, access=yes", true, true), ("barrier=", true, true),
    ("barrier=bollard, bollard=lowering", true, true),
    ("barrier=bollard, bollard=fixed", false, true),
    ("barrier=bollard, motor_vehicle=no, bollard=rising", false, true),
    ("bollard=rising", true, true), ("locked=yes", true, true),
    ("barrier=swing_gate, locked=yes", false, true),
    ("barrier=sliding_gate, locked=1", false, true),
    ("barrier=gate, locked=unknown", true, true),
    ("barrier=gate, locked=yes, access=yes", true, true),
    ("barrier=gate, locked=yes, foot=yes", false, true),
    ("barrier=gate, locked=yes, access=private", true, true),
    ("barrier=gate, access=no;private", true, true),
    ("barrier=gate, access=agricultural", false, false),
    ("barrier=gate, opening_hours=08:00-18:00", true, true),
    ("barrier=gate, access:conditional=no @ (22:00-06:00)", true, true),
    ("barrier=entrance, foot=no", true, false), ("barrier=entrance, motor_vehicle=no", false, true),
    ("barrier=cattle_grid, foot=no", true, false),
    ("barrier=border_control, access=no", false, false),
    ("barrier=sally_port, foot=no", true, false),
    ("barrier=bus_trap, motor_vehicle=yes", true, true),
    ("barrier=cycle_barrier, foot=no", false, false),
    ("barrier=turnstile, foot=private", false, true),
    ("barrier=kerb, kerb=raised, wheelchair=no", true, true), ("kerb=lowered", true, true),
    ("barrier=bollard, maxwidth=1.9", true, true), ("barrier=bollard, maxwidth=2 m", true, true),
    ("barrier=bollard, width=2.5", false, true), ("barrier=log, maxwidth=3", true, true),
    ("barrier=gate, maxheight=1.9", false, true),
    ("barrier=width_restrictor, maxwidth=2", true, true),
    ("highway=elevator, access=no", false, false), ("highway=stop", true, true),
    ("natural=tree, access=no", true, true), ("man_made=manhole, access=no", true, true),
    ("emergency=fire_hydrant, access=no", true, true),
    ("highway=street_lamp, access=no", true, true),
  ])
  func `within a road, each for itself`(_ tags: String, _ cars: Bool, _ walkers: Bool) {
    let map = TestMap("a-b-c") {
      way("abc")
      node("b", tagList(tags))
    }
    for (from, to) in [("a", "c"), ("c", "a")] {
      #expect(map.nearestRoute(from, to, by: .automobile) == (cars ? "abc" : ""))
      #expect(map.nearestRoute(from, to, by: .walking) == (walkers ? "abc" : ""))
    }
  }

  /// A fence or wall drawn as a way shuts no road that shares a node with it.
  @Test(arguments: ["fence", "wall", "hedge", "guard_rail", "kerb", "city_wall", "ditch"])
  func `a barrier that is a way shuts no road`(_ kind: String) {
    let map = TestMap("  d\n  |\na-b-c\n  |\n  e") {
      way("abc")
      way("dbe", nil, ["barrier": kind])
    }
    for profile in TestMap.Profile.allCases {
      #expect(map.route("a", "c", by: profile) == "abc")
      #expect(map.report.roads.segments == 1)
    }
  }

  @Test(arguments: ["bollard", "fence", "stile"])
  func `a barrier at a road's end shuts nothing`(_ kind: String) {
    let map = TestMap("a-b-c") {
      way("abc")
      node("a", ["barrier": kind])
    }
    #expect(map.route("a", "c", by: .automobile) == "abc")
    #expect(map.route("c", "a", by: .walking) == "abc")
  }

  @Test func `where a road only changes its way, a barrier holds`() {
    let map = TestMap("a-b-c") {
      way("ab")
      way("bc", "primary")
      node("b", ["barrier": "bollard"])
    }
    #expect(map.nearestRoute("a", "c", by: .automobile) == "")
    #expect(map.route("a", "c", by: .walking) == "ab bc")
  }
}
