// SPDX-License-Identifier: Apache-2.0

import OSMRoute
import OSMRouteImport
import PackedFile
import RoadBuilding
import RoadNetwork
import Routing
import TestSupport
import Testing

/// Restrictions from a way onto itself ban turning round, and nothing else within the way.
struct UTurnRestrictionTests {
  private static let ambiguous = "from or to passes through via and could be meant either way"

  /// From d one may not turn left to e at a; at b there is a turning circle, at c a dead end.
  private static func street(_ elements: [MapElement]) -> TestMap {
    TestMap("  e\n  |\nd-a-----b-----c") {
      way("da", "residential", ["oneway": "yes"])
      way("ae", "residential", ["oneway": "yes"])
      way("abc")
      node("b", ["highway": "turning_circle"])
      restriction("no_left_turn", from: "da", via: "a", to: "ae")
      elements
    }
  }

  /// Metres beyond a of the way from d to e, where there is one.
  private static func metres(_ map: TestMap) -> Int? {
    guard let path = map.path("d", "e", by: .automobile),
      map.nearestRoute("d", "e", by: .automobile) != ""
    else { return nil }
    let beyond = path.pieces.dropFirst().dropLast()
    return Int(beyond.reduce(0) { $0 + map.map.network.length(ofArc: $1.arc) } / 100 + 0.5)
  }

  @Test(
    arguments: [
      ([], 12, 0), ([("no_u_turn", "b")], 24, 0), ([("no_u_turn", "c")], 12, 0),
      ([("no_u_turn", "b"), ("no_u_turn", "c")], nil, 0),
      // At the end of the way any ban can only mean turning round.
      ([("no_u_turn", "b"), ("no_straight_on", "c")], nil, 0),
      ([("no_u_turn", "b"), ("no_left_turn", "c")], nil, 0),
      // Within it a ban could mean going on, and to go on only could not be driven round.
      ([("no_straight_on", "b")], 12, 1), ([("no_left_turn", "b")], 12, 1),
      ([("only_straight_on", "b")], 12, 1), ([("only_left_turn", "c")], 12, 1),
      ([("only_u_turn", "b")], 12, 0), ([("only_u_turn", "c")], 12, 0),
      ([("no_entry", "b")], 12, 1), ([("no_u_turn", "d")], 12, 1),
    ] as [([(String, String)], Int?, Int)])
  func `from a way onto itself`(_ bans: [(String, String)], _ metres: Int?, _ dropped: Int) {
    let map = Self.street(bans.map { restriction($0.0, from: "abc", via: $0.1, to: "abc") })
    #expect(Self.metres(map) == metres)
    #expect(map.report.roads.restrictionsDropped.values.reduce(0, +) == dropped)
    #expect(map.report.roads.restrictions == 1 + bans.count - dropped)
    // Going straight on within the way is never banned, but where one must turn round.
    let isTurned = bans.contains { $0.0 == "only_u_turn" && $0.1 == "b" }
    #expect((map.nearestRoute("d", "c", by: .automobile) == "da abc") != isTurned)
    #expect(map.route("d", "c", by: .walking) == "da abc")
    #expect(map.route("c", "e", by: .walking) == "abc ae")
  }

  @Test func `what is ambiguous within a way is counted as such`() {
    let map = Self.street([restriction("only_straight_on", from: "abc", via: "b", to: "abc")])
    #expect(map.report.roads.restrictionsDropped == [Self.ambiguous: 1])
  }

  /// A dual carriageway, its link, and whoever turns round by way of it.
  private static func dual(_ kind: String, _ tags: [String: String] = [:]) -> TestMap {
    TestMap("a------b---x\n       |\ns------m\n       |\nd------c---e", grid: 50) {
      way("ab", "primary", ["oneway": "yes"])
      way("bx", "primary", ["oneway": "yes"])
      way("bm", "tertiary")
      way("mc", "tertiary")
      way("sm")
      way("ec", "primary", ["oneway": "yes"])
      way("cd", "primary", ["oneway": "yes"])
      restriction(kind, from: "ab", via: "bm", "mc", to: "cd", tags)
    }
  }

  @Test(
    arguments: [
      // Entering the via midway, or beginning on it, is free; so is leaving it.
      ("no_u_turn", [:], "a", "d", ""), ("no_u_turn", [:], "s", "d", "sm mc cd"),
      ("no_u_turn", [:], "bm:0.5", "d", "bm mc cd"), ("no_u_turn", [:], "mc:0.5", "d", "mc cd"),
      ("no_u_turn", [:], "b", "d", "bm mc cd"), ("no_u_turn", [:], "a", "s", "ab bm sm"),
      ("no_u_turn", [:], "a", "mc:0.9", "ab bm mc"), ("no_u_turn", [:], "a", "x", "ab bx"),
      ("no_u_turn", [:], "e", "d", "ec cd"), ("no_u_turn", [:], "e", "s", "ec mc sm"),
      ("no_left_turn", [:], "a", "d", ""), ("no_u_turn", ["except": "psv"], "a", "d", ""),
      ("no_u_turn", ["except": "psv;motorcar"], "a", "d", "ab bm mc cd"),
      ("", ["restriction:motorcar": "no_u_turn"], "a", "d", ""),
      ("", ["restriction:hgv": "no_u_turn"], "a", "d", "ab bm mc cd"),
      ("", ["restriction:foot": "no_u_turn"], "a", "d", "ab bm mc cd"),
      ("", ["restriction:conditional": "no_u_turn @ (Su)"], "a", "d", "ab bm mc cd"),
      ("only_u_turn", [:], "a", "d", "ab bm mc cd"), ("only_u_turn", [:], "a", "s", "ab bm sm"),
      ("only_u_turn", [:], "a", "x", "ab bx"), ("only_u_turn", [:], "s", "d", "sm mc cd"),
    ] as [(String, [String: String], String, String, String)])
  func `turning round over two ways`(
    _ kind: String, _ tags: [String: String], _ from: String, _ to: String, _ ways: String
  ) {
    let map = Self.dual(kind, tags)
    let found = map.nearestRoute(from, to, by: .automobile)
    // Where the sequence is banned, s is a dead end to turn round in.
    #expect(found == (ways.isEmpty ? "ab bm sm sm mc cd" : ways))
  }

  @Test func `walkers heed restriction:foot over ways, too`() {
    let bound = Self.dual("", ["restriction:foot": "no_u_turn"])
    #expect(bound.report.roads.restrictions == 1)
    #expect(bound.route("a", "d", by: .walking) != "ab bm mc cd")
    #expect(bound.route("s", "d", by: .walking) == "sm mc cd")
    #expect(bound.route("d", "a", by: .walking) == "cd mc bm ab")
    #expect(Self.dual("no_u_turn").route("a", "d", by: .walking) == "ab bm mc cd")
  }
}
