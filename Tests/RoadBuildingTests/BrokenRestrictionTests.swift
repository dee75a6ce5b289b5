// SPDX-License-Identifier: Apache-2.0

import OSMRoute
import OSMRouteImport
import RoadBuilding
import TestSupport
import Testing

/// Relations that say nothing sure are left out and counted by reason, never guessed.
struct BrokenRestrictionTests {
  /// A cross at b, beyond it c, whose arms are single ways; `abe` runs through b and far is apart.
  private static func cross(_ relations: [MapElement]) -> TestMap {
    TestMap(
      """
          c
          |
      a-f-b-e-h
          |
          d   i-j
      """, grid: 50
    ) {
      way("afb")
      way("beh")
      way("cbd")
      way("ij", "footway")
      relations
    }
  }

  @Test func `via ways that go round in circles are given up, not followed for ever`() {
    let vias = [(ref: "bxyb", role: "via")]
    let circles = Array(repeating: vias[0], count: 50)
    let map = TestMap(
      """
      a-b-c
       / \\
      x---y
      """
    ) {
      way("ab")
      way("bxyb")
      way("bc")
      relation([(ref: "ab", role: "from")] + circles + [(ref: "bc", role: "to")], Self.tags)
    }
    #expect(map.report.roads.restrictionsDropped == [Self.ambiguous: 1])
    #expect(map.route("a", "c", by: .automobile) == "ab bc")
  }

  private static let noMembers = "from, via or to is missing"
  private static let mixedVia = "via mixes nodes and ways, or has several nodes"
  private static let notTouching = "the members do not touch"
  private static let ambiguous = "from or to passes through via and could be meant either way"
  private static let unknownValue = "its value is not known"
  private static let absent = "a member is not in the input, or is no road"
  private static let timed = "it holds at some hours only"
  private static let several = "from or to is there several times, which its kind does not have"

  private static let tags = ["type": "restriction", "restriction": "no_left_turn"]

  @Test(
    arguments: [
      ([("afb", "from"), ("b", "via")], tags, noMembers),
      ([("b", "via"), ("beh", "to")], tags, noMembers),
      ([("afb", "from"), ("beh", "to")], tags, noMembers),
      ([("afb", "from"), ("b", ""), ("beh", "to")], tags, noMembers),
      ([("afb", "from"), ("b", "via"), ("e", "via"), ("beh", "to")], tags, mixedVia),
      ([("afb", "from"), ("b", "via"), ("cbd", "via"), ("beh", "to")], tags, mixedVia),
      ([("afb", "from"), ("h", "via"), ("beh", "to")], tags, notTouching),
      ([("afb", "from"), ("a", "via"), ("beh", "to")], tags, notTouching),
      ([("afb", "from"), ("ij", "via"), ("beh", "to")], tags, notTouching),
      ([("cbd", "from"), ("b", "via"), ("beh", "to")], tags, ambiguous),
      ([("afb", "from"), ("b", "via"), ("cbd", "to")], tags, ambiguous),
      (
        [("afb", "from"), ("b", "via"), ("beh", "to")],
        ["type": "restriction", "restriction": "left"],
        unknownValue
      ),
      ([("afb", "from"), ("i", "via"), ("beh", "to")], tags, notTouching),
      ([("afb", "from"), ("f", "via"), ("beh", "to")], tags, absent),
      (
        [("afb", "from"), ("b", "via"), ("beh", "to")],
        ["type": "restriction", "restriction": "no_left_turn", "hour_on": "07:00"], timed
      ),
      (
        [("afb", "from"), ("b", "via"), ("beh", "to")],
        ["type": "restriction", "restriction:conditional": "no_left_turn @ (Mo-Fr)"], timed
      ),
      (
        [("afb", "from"), ("b", "via"), ("beh", "to")],
        [
          "type": "restriction:conditional",
          "restriction:conditional": "no_left_turn @ (Mo-Fr 07:00-09:00)",
        ], timed
      ),
      (
        [("afb", "from"), ("b", "via"), ("beh", "to")],
        ["type": "restriction:motorcar:conditional", "restriction": "no_left_turn"], timed
      ),
      ([("afb", "from"), ("beh", "from"), ("b", "via"), ("beh", "to")], tags, several),
    ] as [([(ref: String, role: String)], [String: String], String)])
  func `a broken relation is dropped with its reason`(
    _ members: [(ref: String, role: String)], _ tags: [String: String], _ reason: String
  ) {
    let map = Self.cross([relation(members, tags)])
    #expect(map.report.roads.restrictionsDropped == [reason: 1])
    #expect(map.report.roads.restrictions == 0)
    #expect(map.route("a", "c", by: .automobile) == "afb cbd")
    #expect(map.route("a", "h", by: .automobile) == "afb beh")
  }

  @Test func `one that nobody could drive is counted as such`() {
    let map = TestMap("a-b-c", grid: 50) {
      way("ab", "residential", ["oneway": "-1"])
      way("bc")
      restriction("no_straight_on", from: "ab", via: "b", to: "bc")
    }
    #expect(map.report.roads.restrictionsDropped == ["no profile can drive it": 1])
  }

  @Test func `a from way that only one piece can arrive by is not ambiguous`() {
    let map = TestMap(
      """
      a-b-c
        |
        d
      """, grid: 50
    ) {
      way("abc", "residential", ["oneway": "yes"])
      way("bd")
      restriction("no_right_turn", from: "abc", via: "b", to: "bd")
    }
    #expect(map.report.roads.restrictions == 1)
    #expect(map.nearestRoute("a", "d", by: .automobile) == "")
  }

  @Test func `several ways are from of a no-entry and to of a no-exit`() {
    let entry = Self.arms(
      relation(
        [("ab", "from"), ("cb", "from"), ("b", "via"), ("be", "to")],
        ["type": "restriction", "restriction": "no_entry"]))
    #expect(entry.report.roads.restrictions == 1)
    #expect(entry.route("a", "e", by: .automobile) == "ab bd bd be")
    #expect(entry.route("c", "e", by: .automobile) == "cb bd bd be")
    #expect(entry.route("d", "e", by: .automobile) == "bd be")
    let exit = Self.arms(
      relation(
        [("ab", "from"), ("b", "via"), ("be", "to"), ("cb", "to")],
        ["type": "restriction", "restriction": "no_exit"]))
    #expect(exit.route("a", "e", by: .automobile) == "ab bd bd be")
    #expect(exit.route("a", "c", by: .automobile) == "ab bd bd cb")
  }

  @Test func `a from that cannot be driven does not undo the others`() {
    let entry = Self.arms(
      relation(
        [("bx", "from"), ("ab", "from"), ("b", "via"), ("be", "to")],
        ["type": "restriction", "restriction": "no_entry"]))
    #expect(entry.report.roads.restrictions == 1)
    #expect(entry.route("a", "e", by: .automobile) == "ab bd bd be")
  }

  private static func arms(_ element: MapElement) -> TestMap {
    TestMap(
      """
          c
          |
      a---b---e
         /|
        x d
      """, grid: 50
    ) {
      way("ab")
      way("be")
      way("cb", "residential", ["oneway": "no"])
      way("bd")
      way("bx", "residential", ["oneway": "yes"])
      element
    }
  }

  @Test(arguments: [
    ["restriction:motorcar": "none", "restriction": "no_left_turn"],
    ["restriction:motorcar": "no"],
    ["restriction:conditional": "no_left_turn @ (Su)", "except": "motorcar"],
  ])
  func `one that frees cars is none for them, and no fault`(_ tags: [String: String]) {
    let map = Self.cross([
      relation(
        [("afb", "from"), ("b", "via"), ("beh", "to")],
        tags.merging(["type": "restriction"]) { $1 })
    ])
    #expect(map.report.roads.restrictions == 0 && map.report.roads.restrictionsDropped.isEmpty)
  }
}
