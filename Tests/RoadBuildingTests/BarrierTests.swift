// SPDX-License-Identifier: Apache-2.0

import ContractionHierarchies
import OSMRoute
import OSMRouteImport
import PackedFile
import RoadBuilding
import RoadNetwork
import Routing
import TestSupport
import Testing

struct BarrierTests {
  /// A road a-c with a barrier b in it.
  private static func road(_ tags: String, highway: String = "residential") -> TestMap {
    TestMap("a-b-c") {
      way("abc", highway)
      node("b", tagList(tags))
    }
  }

  @Test(arguments: [
    ("access=no", false, false), ("vehicle=no", false, true), ("motorcar=no", false, true),
    ("foot=no", true, false), ("access=no, motor_vehicle=yes, foot=yes", true, true),
    ("access=minibus", false, false), ("access=garbage", true, true),
    ("maxheight=1.9", false, true), ("maxheight=2.1 m", true, true),
    ("barrier=height_restrictor, maxheight=1", false, true),
    ("barrier=height_restrictor, maxheight=6'8\"", true, true),
    ("maxwidth=150 cm", false, true), ("maxweight=1.5", false, true),
    ("maxweight=3500 kg", true, true), ("maxheight=default", true, true),
  ])
  func `a node's tags shut it without a barrier, too`(tags: String, car: Bool, foot: Bool) {
    let map = Self.road(tags)
    #expect(!map.nearestRoute("a", "c", by: .automobile).isEmpty == car)
    #expect(!map.nearestRoute("a", "c", by: .walking).isEmpty == foot)
  }

  @Test(arguments: [
    ("barrier=bollard", false, true), ("barrier=block", false, true), ("barrier=log", false, true),
    ("barrier=chain", false, true), ("barrier=jersey_barrier", false, true),
    ("barrier=cycle_barrier", false, true), ("barrier=motorcycle_barrier", false, true),
    ("barrier=planter", false, true), ("barrier=bar", false, true), ("barrier=debris", false, true),
    ("barrier=bollard, bollard=rising", true, true),
    ("barrier=bollard, bollard=removable", false, true),
    ("barrier=kissing_gate", false, true), ("barrier=stile", false, true),
    ("barrier=turnstile", false, true), ("barrier=full-height_turnstile", false, true),
    ("barrier=horse_stile", false, true), ("barrier=bus_trap", false, true),
    ("barrier=sump_buster", false, true),
    ("barrier=gate", true, true), ("barrier=swing_gate", true, true),
    ("barrier=sliding_gate", true, true), ("barrier=lift_gate", true, true),
    ("barrier=sliding_beam", true, true), ("barrier=wicket_gate", false, true),
    ("barrier=gate, locked=yes", false, true), ("barrier=lift_gate, locked=yes", false, true),
    ("barrier=gate, locked=no", true, true),
    ("barrier=fence", false, false), ("barrier=wall", false, false),
    ("barrier=hedge", false, false), ("barrier=retaining_wall", false, false),
    ("barrier=city_wall", false, false), ("barrier=ditch", false, false),
    ("barrier=guard_rail", false, false),
    ("barrier=kerb", true, true), ("barrier=kerb, kerb=raised", true, true),
    ("kerb=raised", true, true),
    ("barrier=cattle_grid", true, true), ("barrier=entrance", true, true),
    ("barrier=toll_booth", true, true), ("barrier=border_control", true, true),
    ("barrier=sally_port", true, true), ("barrier=height_restrictor", true, true),
    ("barrier=arch", true, true), ("barrier=bump_gate", true, true),
    ("barrier=coupure", true, true), ("barrier=no", true, true),
    ("barrier=yes", false, true), ("barrier=something", false, true),
    ("highway=crossing", true, true), ("highway=traffic_signals", true, true),
    ("ford=yes", true, true),
    // Access tags of the node come first.
    ("barrier=bollard, motor_vehicle=yes", true, true),
    ("barrier=bollard, access=yes", true, true),
    ("barrier=bollard, access=unknown", false, true),
    ("barrier=gate, access=no", false, false),
    ("barrier=gate, access=no, foot=yes", false, true),
    ("barrier=gate, motor_vehicle=no", false, true),
    ("barrier=gate, access=no, motorcar=yes", true, false),
    ("barrier=gate, access=private", true, true),
    ("barrier=gate, locked=yes, motor_vehicle=yes", true, true),
    ("barrier=fence, foot=yes", false, true),
    ("barrier=kerb, access=no", false, false),
    ("barrier=gate, bicycle=no", true, true),
  ])
  func `a barrier lets some pass`(_ tags: String, _ cars: Bool, _ walkers: Bool) {
    let map = Self.road(tags)
    #expect(map.nearestRoute("a", "c", by: .automobile) == (cars ? "abc" : ""))
    #expect(map.nearestRoute("c", "a", by: .walking) == (walkers ? "abc" : ""))
  }

  @Test(arguments: ["bollard", "fence", "gate"])
  func `a house is reached from its own side of a barrier`(_ kind: String) {
    let map = TestMap(
      """
      a-h-b-i-c
      |       |
      d-------e
      """
    ) {
      way("abc")
      way("ad")
      way("de")
      way("ec")
      node("b", ["barrier": kind, "access": "no"])
    }
    #expect(map.route("a", "h", by: .automobile) == "abc")
    #expect(map.route("a", "i", by: .automobile) == "ad de ec abc")
    #expect(map.route("i", "h", by: .automobile) == "abc ec de ad abc")
    #expect(map.route("h", "i", by: .walking) == "abc ad de ec abc")
    // At the barrier itself a trip may begin on either side.
    #expect(map.route("b", "a", by: .automobile) == "abc")
    #expect(map.route("b", "c", by: .automobile) == "abc")
    #expect(map.route("h", "b", by: .automobile) == "abc")
  }

  @Test func `a car turns round at a barrier that it cannot pass`() {
    let map = TestMap(
      """
      e
      |
      a-b-c
      |
      d
      """
    ) {
      way("abc")
      way("da")
      way("ae")
      node("b", ["barrier": "bollard"])
      restriction("no_straight_on", from: "da", via: "a", to: "ae")
    }
    #expect(map.nearestRoute("d", "c", by: .automobile) == "")
    #expect(map.route("d", "e", by: .automobile) == "da abc abc ae")
  }

  @Test func `a gate costs a car a delay, a walker none`() {
    let free = Self.road("note=none"), gate = Self.road("barrier=gate")
    let extra = { (profile: TestMap.Profile) -> Int in
      Int(gate.weight("a", "c", by: profile)) - Int(free.weight("a", "c", by: profile))
    }
    #expect(extra(.automobile) == 600)
    #expect(extra(.walking) == 0)
  }

  @Test func `a private gate is an entry`() {
    let gate = Self.road("barrier=gate, access=private")
    for profile in TestMap.Profile.allCases {
      #expect(TravelWeight.entries(gate.weight("a", "c", by: profile)) == 1)
      #expect(TravelWeight.entries(gate.weight("a", "ab:0.9", by: profile)) == 0)
    }
  }

  /// On a junction of three ways such tagging is a slip, unless an access tag or a lock says that it is not.
  @Test func `at a junction an inferred block does not hold, an explicit one does`() {
    func junction(_ tags: [String: String]) -> TestMap {
      TestMap(
        """
        a-b-c
          |
          d
        """
      ) {
        way("ab")
        way("bc")
        way("bd")
        node("b", tags)
      }
    }
    let slip = junction(["barrier": "bollard"])
    #expect(slip.route("a", "c", by: .automobile) == "ab bc")
    let locked = junction(["barrier": "gate", "locked": "yes"])
    #expect(locked.nearestRoute("a", "d", by: .automobile) == "")
    #expect(locked.route("a", "d", by: .walking) == "ab bd")
    let meant = junction(["barrier": "bollard", "access": "no"])
    #expect(meant.nearestRoute("a", "c", by: .automobile) == "")
    #expect(meant.nearestRoute("a", "d", by: .walking) == "")
    let cars = junction(["barrier": "bollard", "motor_vehicle": "no"])
    #expect(cars.nearestRoute("a", "c", by: .automobile) == "")
    #expect(cars.route("a", "d", by: .walking) == "ab bd")
  }

  @Test func `a footway that meets a road at its bollard makes no junction of roads`() {
    let map = TestMap(
      """
      a-b-c
        |
        d
      """
    ) {
      way("ab")
      way("bc")
      way("bd", "footway")
      node("b", ["barrier": "bollard"])
    }
    #expect(map.nearestRoute("a", "c", by: .automobile) == "")
    #expect(map.route("a", "d", by: .walking) == "ab bd")
  }

  @Test(arguments: [
    ("", 20, 20), ("forward", 20, 0), ("backward", 0, 20), ("both", 20, 20),
  ])
  func `traffic signals delay arrivals on their side`(
    _ direction: String, _ along: Int, _ against: Int
  ) {
    let free = Self.road("note=none")
    for key in ["direction", "traffic_signals:direction"] {
      let map = Self.road("highway=traffic_signals, \(key)=\(direction)")
      let there = Int(map.weight("a", "c", by: .automobile))
      let back = Int(map.weight("c", "a", by: .automobile))
      #expect(there - Int(free.weight("a", "c", by: .automobile)) == along)
      #expect(back - Int(free.weight("c", "a", by: .automobile)) == against)
    }
  }
}
