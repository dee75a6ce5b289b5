// SPDX-License-Identifier: Apache-2.0

import OSMRoute
import OSMRouteImport
import RoadBuilding
import RoadNetwork
import Routing
import TestSupport
import Testing

/// Access and size on nodes, and what passing them takes.
struct NodeDetailTests {
  /// A road a-c with a node b in its middle.
  private static func road(_ tags: String) -> TestMap {
    TestMap("a--------b--------c") {
      way("abc")
      node("b", tagList(tags))
    }
  }

  @Test(arguments: [
    ("access=no", false, false), ("vehicle=no", false, true), ("motor_vehicle=no", false, true),
    ("motorcar=no", false, true), ("foot=no", true, false), ("access=yes, foot=no", true, false),
    ("access=no, motor_vehicle=yes", true, false), ("access=no, foot=yes", false, true),
    ("access=yes, vehicle=no", false, true), ("access=agricultural", false, false),
    ("access=psv", false, false), ("access=unknown", true, true), ("access=private", true, true),
    ("access=destination", true, true), ("motor_vehicle=agricultural;forestry", false, true),
    // What stands beside the road speaks of itself.
    ("amenity=parking, access=no", true, true), ("shop=kiosk, access=no", true, true),
    ("highway=bus_stop, access=no", true, true), ("highway=crossing, foot=no", true, true),
    ("highway=crossing, motor_vehicle=no", true, true), ("entrance=yes, access=no", true, true),
    // Size.
    ("barrier=height_restrictor, maxheight=1", false, true),
    ("barrier=height_restrictor, maxheight=2", true, true),
    ("barrier=height_restrictor, maxheight=6'", false, true),
    ("barrier=gate, maxwidth=1.5", false, true), ("barrier=width_restrictor", true, true),
    ("barrier=width_restrictor, maxwidth=1.8", false, true),
    ("barrier=bollard, maxwidth=2.2", true, true), ("barrier=bollard, maxwidth=1.5", false, true),
    ("barrier=bollard, maxwidth:physical=6'6\"", true, true),
    ("barrier=bollard, bollard=rising, width=0.2", true, true),
    ("barrier=block, maxwidth=2", true, true), ("barrier=wall, maxwidth=2", true, false),
    ("barrier=hampshire_gate", true, true), ("barrier=debris", false, true),
    ("barrier=kerb, kerb=lowered", true, true), ("barrier=kerb, kerb=flush", true, true),
    ("ford=stepping_stones", true, true),
  ])
  func `a node shuts by its tags`(_ tags: String, _ cars: Bool, _ walkers: Bool) {
    let map = Self.road(tags)
    #expect(map.nearestRoute("a", "c", by: .automobile) == (cars ? "abc" : ""))
    #expect(map.nearestRoute("c", "a", by: .walking) == (walkers ? "abc" : ""))
  }

  @Test(arguments: ["access=private", "motor_vehicle=destination", "barrier=gate, access=permit"])
  func `a restricted node is an entry`(_ tags: String) {
    let map = Self.road(tags)
    #expect(TravelWeight.entries(map.weight("a", "c", by: .automobile)) == 1)
    #expect(TravelWeight.entries(map.weight("a", "ab:0.9", by: .automobile)) == 0)
  }

  /// Deciseconds that a car and a walker lose, each in the direction of the drawing and back.
  @Test(arguments: [
    ("highway=crossing", [0, 0], [0, 0]),
    ("highway=crossing, crossing=traffic_signals", [0, 0], [0, 0]),
    ("railway=level_crossing", [50, 50], [0, 0]),
    ("highway=mini_roundabout", [20, 20], [0, 0]),
    ("ford=yes", [100, 100], [0, 0]),
    ("traffic_calming=bump", [20, 20], [0, 0]),
    ("highway=stop, direction=forward", [40, 0], [0, 0]),
    ("highway=stop, direction=backward", [0, 40], [0, 0]),
    ("highway=give_way, direction=backward", [0, 20], [0, 0]),
    ("highway=stop, direction=both", [40, 40], [0, 0]),
    ("highway=traffic_signals, traffic_signals:direction=forward", [20, 0], [0, 0]),
    ("highway=traffic_signals, crossing=traffic_signals", [20, 20], [0, 0]),
    ("highway=stop, stop=all", [40, 40], [0, 0]),
    ("barrier=toll_booth", [150, 150], [0, 0]),
    ("barrier=border_control", [600, 600], [600, 600]),
    ("barrier=bollard, bollard=rising", [100, 100], [0, 0]),
    ("barrier=kerb, kerb=raised", [50, 50], [0, 0]),
    ("barrier=gate", [600, 600], [0, 0]),
    ("barrier=lift_gate, foot=yes", [600, 600], [0, 0]),
    ("barrier=lift_gate, access=yes", [0, 0], [0, 0]),
    ("barrier=gate, motorcar=permissive", [0, 0], [0, 0]),
    ("barrier=toll_booth, access=yes", [150, 150], [0, 0]),
    ("highway=elevator", [0, 0], [300, 300]),
    ("highway=street_lamp", [0, 0], [0, 0]),
  ])
  func `a node takes its time`(_ tags: String, _ car: [Int], _ foot: [Int]) {
    let map = Self.road(tags), free = Self.road("note=none")
    for (profile, expected) in [(TestMap.Profile.automobile, car), (.walking, foot)] {
      let lost = [("a", "c"), ("c", "a")].map { from, to in
        Int(map.weight(from, to, by: profile)) - Int(free.weight(from, to, by: profile))
      }
      #expect(lost == expected, "\(profile)")
    }
  }

  @Test(arguments: [("stile", 80), ("kissing_gate", 40), ("turnstile", 30), ("cycle_barrier", 20)])
  func `a walker takes a while at a barrier made to be passed on foot`(
    _ barrier: String, _ time: Int
  ) {
    let map = Self.road("barrier=\(barrier)"), free = Self.road("note=none")
    let lost = map.weight("a", "c", by: .walking) - free.weight("a", "c", by: .walking)
    #expect(lost == time)
    #expect(map.nearestRoute("a", "c", by: .automobile) == "")
  }

  @Test func `a crossing cuts no road`() {
    #expect(Self.road("highway=crossing").report.roads.segments == 1)
    #expect(Self.road("highway=give_way").report.roads.segments == 1)
  }

  @Test(arguments: [
    ("highway=stop", 40), ("highway=stop, stop=minor", 40), ("highway=give_way", 20),
    ("highway=give_way, give_way=minor", 20),
    // Where the road is cut at the sign, too.
    ("highway=stop, stop=minor, access:conditional=no @ (Su)", 40),
    ("highway=give_way, access:conditional=no @ (Su)", 20),
  ])
  func `a sign without a direction stands before the junction that is nearer`(
    _ tags: String, _ time: Int
  ) {
    func map(_ tags: [String: String]) -> TestMap {
      TestMap("a------------s-b-c") {
        way("asb")
        way("bc", "primary")
        node("s", tags)
      }
    }
    let free = map([:]), stop = map(tagList(tags))
    let lost = { (from: String, to: String) in
      Int(stop.weight(from, to, by: .automobile)) - Int(free.weight(from, to, by: .automobile))
    }
    #expect(lost("a", "c") == time)
    #expect(lost("c", "a") == 0)
  }

  /// A sign drawn on the junction itself is for those who come by the lesser road.
  @Test(arguments: [
    ("highway=stop", 0, 40), ("highway=stop, stop=minor", 0, 40),
    ("highway=stop, stop=all", 40, 40),
    ("highway=give_way", 0, 20), ("highway=give_way, give_way=minor", 0, 20),
  ])
  func `on a junction a sign stops the lesser road`(_ tags: String, _ great: Int, _ small: Int) {
    func map(_ tags: [String: String]) -> TestMap {
      TestMap(
        """
        a-b-c
          |
          d
        """
      ) {
        way("ab", "primary")
        way("bc", "primary")
        way("bd", "residential")
        node("b", tags)
      }
    }
    let sign = map(tagList(tags)), free = map([:])
    let lost = { (from: String, to: String) in
      Int(sign.weight(from, to, by: .automobile)) - Int(free.weight(from, to, by: .automobile))
    }
    #expect(lost("a", "c") == great)
    #expect(lost("c", "d") == great)
    #expect(lost("d", "a") == small)
  }
}
