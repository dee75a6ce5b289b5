// SPDX-License-Identifier: Apache-2.0

import ContractionHierarchies
import RoadNetwork
import Routing
import TestSupport
import Testing

/// Roads of restricted access are reached where a trip ends or begins, and never a shortcut.
struct RestrictedAccessTests {
  /// A short restricted road bc, a long way round b-e-f-c, and a side road of it, m-h.
  private static func town(_ access: String, side: [String: String] = [:]) -> TestMap {
    TestMap(
      """
      a-b--m--c-d
        |  |  |
        |  h  |
        |     |
        e-----f
      """
    ) {
      way("ab")
      way("bmc", "residential", ["access": access])
      way("cd")
      way("be")
      way("ef")
      way("fc")
      way("mh", "service", side)
    }
  }

  @Test(arguments: ["destination", "private", "customers", "permit"])
  func `it is reached and never passed through`(_ access: String) {
    let map = Self.town(access, side: ["access": access])
    for profile in TestMap.Profile.allCases {
      #expect(map.route("a", "d", by: profile) == "ab be ef fc cd")
      #expect(map.route("a", "h", by: profile) == "ab bmc mh")
      #expect(map.route("h", "d", by: profile) == "mh bmc cd")
      #expect(map.route("h", "mc:0.5", by: profile) == "mh bmc")
      #expect(TravelWeight.entries(map.weight("a", "h", by: profile)) == 1)
      #expect(TravelWeight.entries(map.weight("h", "d", by: profile)) == 0)
      #expect(TravelWeight.entries(map.weight("h", "mc:0.5", by: profile)) == 0)
    }
  }

  /// A free road that only restricted ones lead to.
  @Test func `a free road behind it costs one entry`() {
    let map = Self.town("private")
    #expect(map.route("a", "h", by: .automobile) == "ab bmc mh")
    #expect(TravelWeight.entries(map.weight("a", "h", by: .automobile)) == 1)
    // Leaving again steps into the private road once more.
    #expect(TravelWeight.entries(map.weight("h", "a", by: .automobile)) == 1)
  }

  @Test func `each step into a stricter class is an entry`() {
    let map = Self.town("destination", side: ["access": "private"])
    #expect(TravelWeight.entries(map.weight("a", "h", by: .automobile)) == 2)
    #expect(TravelWeight.entries(map.weight("mh:0.5", "d", by: .automobile)) == 0)
  }

  @Test func `cars take tracks as ends only, unless a tag opens them`() {
    func route(_ tags: [String: String]) -> String {
      let map = TestMap(
        """
        a-b----c-d
          |    |
          |    |
          e----f
        """
      ) {
        way("ab")
        way("bc", "track", ["tracktype": "grade1"].merging(tags) { $1 })
        way("cd")
        way("be")
        way("ef", "service")
        way("fc")
      }
      #expect(map.route("a", "bc:0.5", by: .automobile) == "ab bc")
      #expect(map.route("a", "d", by: .walking) == "ab bc cd")
      return map.route("a", "d", by: .automobile)
    }
    #expect(route([:]) == "ab be ef fc cd")
    #expect(route(["motor_vehicle": "yes", "maxspeed": "100"]) == "ab bc cd")
  }

  @Test func `where there is no other way it is passed through`() {
    let map = TestMap("a-b-c-d") {
      way("ab")
      way("bc", "residential", ["access": "private"])
      way("cd")
    }
    #expect(map.route("a", "d", by: .automobile) == "ab bc cd")
    #expect(TravelWeight.entries(map.weight("a", "d", by: .automobile)) == 1)
  }

  @Test func `an entry weighs more than any detour, and time is the low bits`() throws {
    let map = Self.town("destination", side: ["access": "destination"])
    let path = try #require(map.path("a", "h", by: .automobile))
    let free = Self.town("yes")
    let same = try #require(free.path("a", "h", by: .automobile))
    #expect(TravelWeight.deciseconds(path.weight) == same.weight)
    #expect(path.duration == same.duration)
  }
}

extension RestrictedAccessTests {
  /// The private road ad begins at a, where a public one does, too.
  @Test func `a private road that begins at the place of departure is no short cut`() {
    let map = TestMap(
      """
      a---d---e
      |       |
      b-------c
      """
    ) {
      way("ade", "residential", ["access": "private"])
      way("abce")
    }
    for profile in TestMap.Profile.allCases {
      #expect(map.route("a", "e", by: profile) == "abce")
      #expect(map.route("e", "a", by: profile) == "abce")
      #expect(map.route("a", "d", by: profile) == "ade")
      #expect(map.route("d", "a", by: profile) == "ade")
      #expect(map.weight("a", "d", by: profile) > TravelWeight.entry)
      #expect(map.weight("a", "e", by: profile) == map.dijkstraWeight("a", "e", by: profile))
    }
  }

  @Test func `a walker takes the path beside a road that obliges to, and reaches its doors`() {
    let map = TestMap(
      """
      a--b--c
      |     |
      |     |
      d-----e
      """
    ) {
      way("abc", "primary", ["foot": "use_sidepath"])
      way("adec", "footway")
    }
    #expect(map.route("a", "c", by: .walking) == "adec")
    #expect(map.route("a", "b", by: .walking) == "abc")
    #expect(map.route("b", "c", by: .walking) == "abc")
  }
}
