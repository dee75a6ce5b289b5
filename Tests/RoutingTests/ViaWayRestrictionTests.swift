// SPDX-License-Identifier: Apache-2.0

import OSMRoute
import OSMRouteImport
import RoadBuilding
import Routing
import TestSupport
import Testing

/// Restrictions with ways as via (OSRM #483, #2634; R5 #88).
struct ViaWayRestrictionTests {
  /// A dual carriageway ab and cd with a link bc; a side road joins the link in its middle at m,
  /// another road leaves its end.
  private static func dual(_ restrictions: [MapElement]) -> TestMap {
    TestMap(
      """
      a------b-x
             |
        s----m
             |
      d------c-e
      """, grid: 50
    ) {
      way("ab", "primary", ["oneway": "yes"])
      way("bx", "primary", ["oneway": "yes"])
      way("bmc", "tertiary")
      way("sm")
      way("cd", "primary", ["oneway": "yes"])
      way("ce", "primary")
      restrictions
    }
  }

  private static let banned = dual([restriction("no_u_turn", from: "ab", via: "bmc", to: "cd")])

  @Test(arguments: [
    ("a", "s", "ab bmc sm"),
    ("s", "d", "sm bmc cd"),
    ("a", "e", "ab bmc ce"),
    ("mc:0.5", "d", "bmc cd"),
    ("bm:0.5", "d", "bmc cd"),
    ("e", "d", "ce cd"),
    ("a", "x", "ab bx"),
    // Off the sequence at e or s, and back.
    ("a", "d", "ab bmc ce ce cd"),
  ])
  func `the sequence is banned and nothing else is`(
    _ from: String, _ to: String, _ ways: String
  ) {
    #expect(Self.banned.report.roads.restrictions == 1)
    #expect(Self.banned.route(from, to, by: .automobile) == ways)
  }

  @Test func `walkers are free of it`() {
    #expect(Self.banned.route("a", "d", by: .walking) == "ab bmc cd")
  }

  @Test func `an only-rule holds after the whole sequence, and nothing earlier`() {
    let map = Self.dual([restriction("only_right_turn", from: "ab", via: "bmc", to: "cd")])
    #expect(map.route("a", "s", by: .automobile) == "ab bmc sm")
    #expect(map.route("a", "x", by: .automobile) == "ab bx")
    #expect(map.route("a", "d", by: .automobile) == "ab bmc cd")
    #expect(map.route("s", "e", by: .automobile) == "sm bmc ce")
    // Leaving the sequence at s and coming back is free of it.
    #expect(map.route("a", "e", by: .automobile) == "ab bmc sm sm bmc ce")
  }

  /// A ladder: a long sequence p, q, r, and roads that leave and join it at each rung.
  private static func ladder(_ restrictions: [MapElement]) -> TestMap {
    TestMap(
      """
      u   v   w   x
      |   |   |   |
      a---b---c---d---e
      """, grid: 50
    ) {
      way("ab")
      way("bc")
      way("cd")
      way("de")
      way("ua")
      way("vb")
      way("wc")
      way("xd")
      restrictions
    }
  }

  @Test func `two ways as via`() {
    let map = Self.ladder([restriction("no_straight_on", from: "ab", via: "bc", "cd", to: "de")])
    #expect(map.report.roads.restrictions == 1)
    #expect(map.route("v", "e", by: .automobile) == "vb bc cd de")
    #expect(map.route("bc:0.1", "e", by: .automobile) == "bc cd de")
    #expect(map.route("a", "x", by: .automobile) == "ab bc cd xd")
    // Off the sequence and back, round a dead end.
    let rounds = ["ab vb vb bc cd de", "ab bc wc wc cd de", "ab bc cd xd xd de"]
    #expect(rounds.contains(map.route("a", "e", by: .automobile)))
    #expect(map.route("e", "a", by: .automobile) == "de cd bc ab")
  }

  @Test func `a sequence that begins inside another is not missed`() {
    // After a-b-c the long rule is under way; the short one begins at bc.
    let map = Self.ladder([
      restriction("no_straight_on", from: "ab", via: "bc", "cd", to: "de"),
      restriction("no_left_turn", from: "bc", via: "cd", to: "xd"),
      restriction("no_left_turn", from: "bc", via: "c", to: "wc"),
    ])
    #expect(map.report.roads.restrictions == 3)
    for (from, to) in [("a", "x"), ("a", "e"), ("a", "w"), ("v", "x"), ("v", "w"), ("v", "e")] {
      #expect(
        map.weight(from, to, by: .automobile) == map.dijkstraWeight(from, to, by: .automobile))
    }
    #expect(map.route("v", "e", by: .automobile) == "vb bc cd de")
    #expect(map.route("v", "x", by: .automobile) == "vb bc cd de de xd")
    // Both rules leave nothing at d but turning round.
    #expect(map.route("a", "w", by: .automobile) == "ab bc cd cd wc")
    #expect(map.route("w", "x", by: .automobile) == "wc cd xd")
  }

  @Test func `a via drawn backward, and a via joined in its middle, mean the same`() {
    for via in ["bc", "cb"] {
      let map = TestMap(
        """
        v   w
        |   |
        a-b-c-d
        """, grid: 50
      ) {
        way("ab")
        way(via)
        way("cd")
        way("va")
        way("wc")
        restriction("no_straight_on", from: "ab", via: via, to: "cd")
      }
      #expect(map.report.roads.restrictions == 1)
      #expect(map.route("b", "d", by: .automobile) == "\(via) cd")
      #expect(map.route("a", "d", by: .automobile) == "ab \(via) wc wc cd")
    }
  }

  /// Mappers list via ways in any order and draw them either way.
  @Test(arguments: [
    ("bc", "cd", true), ("bc", "cd", false), ("cb", "dc", true), ("cb", "dc", false),
  ])
  func `via ways may be listed in any order and drawn in any direction`(
    _ first: String, _ second: String, _ isInOrder: Bool
  ) {
    let via = isInOrder ? [first, second] : [second, first]
    let map = TestMap(
      """
      v   w
      |   |
      a-b-c-d-e
            |
            x
      """, grid: 50
    ) {
      way("ab")
      way(first)
      way(second)
      way("de")
      way("cw", "residential", ["oneway": "yes"])
      way("dx", "residential", ["oneway": "yes"])
      relation(
        [("de", "to")] + via.map { ($0, "via") } + [("ab", "from")],
        ["type": "restriction", "restriction": "no_straight_on"])
    }
    #expect(map.report.roads.restrictions == 1)
    #expect(map.nearestRoute("a", "e", by: .automobile) == "")
    #expect(map.route("b", "e", by: .automobile) == "\(first) \(second) de")
    #expect(map.route("e", "a", by: .automobile) == "de \(second) \(first) ab")
    #expect(map.route("a", "e", by: .walking) == "ab \(first) \(second) de")
  }

  @Test func `via ways that do not join make no restriction`() {
    let map = Self.ladder([restriction("no_straight_on", from: "ab", via: "bc", "de", to: "xd")])
    #expect(map.report.roads.restrictions == 0)
    #expect(map.report.roads.restrictionsDropped == ["the members do not touch": 1])
  }

  /// From S over the ring to N, wherever the ring is drawn to begin; # is the ring, and how many of
  /// its quarters are driven.
  @Test(arguments: ["cbdec", "bdecb", "decbd", "ecbde"])
  func `a closed via is followed over the node where it closes`(_ ring: String) {
    let map = TestMap(
      """
            N
            |
            b
      W---d   c---E
            e
            |
            S
      """, grid: 50
    ) {
      way(ring, "residential", ["junction": "roundabout"])
      way("Se")
      way("cE")
      way("Wd")
      way("bN")
      restriction("no_left_turn", from: "Se", via: ring, to: "bN")
    }
    #expect(map.report.roads.restrictions == 1)
    let trips = [
      ("S", "N", "Se # cE cE # bN", 2), ("S", "E", "Se # cE", 1), ("S", "W", "Se # Wd", 3),
      ("E", "N", "cE # bN", 1), ("W", "N", "Wd # bN", 3),
    ]
    for (from, to, ways, quarters) in trips {
      let pieces = map.path(from, to, by: .automobile)?.pieces ?? []
      #expect(pieces.count { map.name(ofArc: $0.arc) == ring } == quarters)
      #expect(
        map.route(from, to, by: .automobile) == ways.replacing("#", with: ring))
    }
  }
}
