// SPDX-License-Identifier: Apache-2.0

import OSMRoute
import OSMRouteImport
import RoadBuilding
import Routing
import TestSupport
import Testing

/// Restrictions with a node as via; every arm is long enough that turning round shows.
struct RestrictionTests {
  private static func cross(
    _ kind: String, from: String = "ab", to: String = "cb", _ tags: [String: String] = [:],
    ways: [String: [String: String]] = [:]
  ) -> TestMap {
    TestMap(
      """
          c
          |
        a-b-e
          |
          d
      """, grid: 50
    ) {
      way("ab", "primary", ways["ab"] ?? [:])
      way("be", "primary", ways["be"] ?? [:])
      way("cb", "residential", ways["cb"] ?? [:])
      way("bd")
      restriction(kind, from: from, via: "b", to: to, tags)
    }
  }

  private static let noLeft = cross("no_left_turn")

  @Test(arguments: [
    ("a", "e", "ab be"),
    ("a", "d", "ab bd"),
    ("a", "c", "ab be be cb"),  // round the dead end
    ("e", "c", "be cb"),
    ("c", "a", "cb ab"),
  ])
  func `a banned turn is driven round`(_ from: String, _ to: String, _ ways: String) {
    #expect(Self.noLeft.route(from, to, by: .automobile) == ways)
  }

  @Test func `walkers turn as they like`() {
    #expect(Self.noLeft.route("a", "c", by: .walking) == "ab cb")
  }

  private static let onlyLeft = cross("only_left_turn")

  @Test(arguments: [
    ("a", "c", "ab cb"),
    ("a", "e", "ab cb cb be"),
    ("a", "d", "ab cb cb bd"),
    ("d", "e", "bd be"),
    ("e", "a", "be ab"),
    // A trip that begins at the junction comes from nowhere.
    ("b", "e", "be"),
  ])
  func `an only-turn leaves no other`(_ from: String, _ to: String, _ ways: String) {
    #expect(Self.onlyLeft.route(from, to, by: .automobile) == ways)
  }

  @Test(
    arguments: [
      ("no_right_turn", [:], "ab be be cb"),  // the word is only a label
      ("no_straight_on", [:], "ab be be cb"),
      ("no_entry", [:], "ab be be cb"),
      ("no_exit", [:], "ab be be cb"),
      ("no_anything", [:], "ab be be cb"),
      ("no_left_turn", ["except": "bicycle"], "ab be be cb"),
      ("no_left_turn", ["except": "bus;motorcar"], "ab cb"),
      ("no_left_turn", ["except": "bus; motor_vehicle"], "ab cb"),
      ("no_left_turn", ["except": "vehicle"], "ab cb"),
      ("no_left_turn_on_red", [:], "ab cb"),
      ("give_way", [:], "ab cb"),
      ("stop", [:], "ab cb"),
      ("", ["restriction:motorcar": "no_left_turn"], "ab be be cb"),
      ("", ["restriction:motor_vehicle": "no_left_turn"], "ab be be cb"),
      ("", ["restriction:hgv": "no_left_turn"], "ab cb"),
      ("", ["restriction:foot": "no_left_turn"], "ab cb"),
      ("", ["type": "restriction:motorcar", "restriction": "no_left_turn"], "ab be be cb"),
      ("", ["type": "restriction:hgv", "restriction": "no_left_turn"], "ab cb"),
      ("only_straight_on", ["restriction:motorcar": "no_left_turn"], "ab be be cb"),
      ("no_left_turn", ["day_on": "Monday"], "ab cb"),
      ("", ["restriction:conditional": "no_left_turn @ (Mo-Fr 07:00-09:00)"], "ab cb"),
      ("no_left_turn", ["type": "multipolygon"], "ab cb"),
    ] as [(String, [String: String], String)])
  func `tags say whom a restriction binds`(_ kind: String, _ tags: [String: String], _ way: String)
  {
    #expect(Self.cross(kind, tags).route("a", "c", by: .automobile) == way)
    let bindsWalkers = tags["restriction:foot"] != nil
    let walk = Self.cross(kind, tags).route("a", "c", by: .walking)
    #expect((walk != "ab cb") == bindsWalkers)
  }

  @Test func `a U-turn ban on one way ends a trip in a dead end`() {
    let map = TestMap("a-b-c", grid: 50) {
      way("ab")
      way("bc")
      restriction("no_u_turn", from: "bc", via: "c", to: "bc")
      restriction("no_straight_on", from: "ab", via: "b", to: "bc", ["except": "motorcar"])
    }
    #expect(map.report.roads.restrictions == 1)
    #expect(map.route("a", "bc:0.5", by: .automobile) == "ab bc")
    let banned = TestMap("a-b-c-d", grid: 50) {
      way("ab")
      way("bc")
      way("cd")
      restriction("no_u_turn", from: "cd", via: "d", to: "cd")
      restriction("only_straight_on", from: "bc", via: "c", to: "cd")
    }
    #expect(banned.nearestRoute("c", "b", by: .automobile) == "bc")
    #expect(banned.nearestRoute("bc:0.5", "cd:0.5", by: .automobile) == "bc cd")
  }

  @Test(arguments: ["ab", "ba"], ["be", "eb"])
  func `the way a member is drawn does not matter (OSRM #1377)`(_ from: String, _ to: String) {
    let map = TestMap(
      """
          c
          |
        a-b-e
          |
          d
      """, grid: 50
    ) {
      way(from)
      way(to)
      way("cb")
      way("bd")
      restriction("only_straight_on", from: from, via: "b", to: to)
    }
    #expect(map.route("a", "e", by: .automobile) == "\(from) \(to)")
    #expect(map.route("a", "c", by: .automobile) == "\(from) \(to) \(to) cb")
    #expect(map.route("e", "c", by: .automobile) == "\(to) cb")
    #expect(map.route("d", "a", by: .automobile) == "bd \(from)")
  }

  @Test func `several restrictions at one junction hold together`() {
    let map = TestMap(
      """
          c
          |
        a-b-e
          |
          d
      """, grid: 50
    ) {
      way("ab")
      way("be")
      way("cb")
      way("bd")
      restriction("no_left_turn", from: "ab", via: "b", to: "cb")
      restriction("no_right_turn", from: "ab", via: "b", to: "bd")
      restriction("only_straight_on", from: "cb", via: "b", to: "bd")
      restriction("only_left_turn", from: "cb", via: "b", to: "be")
    }
    #expect(map.route("a", "c", by: .automobile) == "ab be be cb")
    #expect(map.route("a", "d", by: .automobile) == "ab be be bd")
    // Two only-rules after the same way permit what either does.
    #expect(map.route("c", "d", by: .automobile) == "cb bd")
    #expect(map.route("c", "e", by: .automobile) == "cb be")
    #expect(["cb be be ab", "cb bd bd ab"].contains(map.route("c", "a", by: .automobile)))
  }

  /// Straight on from a to e; the roads at b from north clockwise: cb, be, bd, ab.
  @Test(arguments: [
    ("no_left_turn", [false, true, true, false]),
    ("only_straight_on", [false, true, false, false]),
    ("no_u_turn", [false, true, true, false]), ("no_exit", [false, true, true, false]),
  ])
  func `a banned turn is no entry on the way`(_ kind: String, _ entry: [Bool]) throws {
    let map = Self.cross(kind, to: kind == "only_straight_on" ? "be" : "cb")
    let route = try map.map.engine.route(
      over: [map.place("a"), map.place("e")], profile: "automobile")
    let crossing = route.legs[0].steps.flatMap(\.intersections).first { $0.bearings.count == 4 }
    #expect(crossing?.bearings == [0, 90, 180, 270] && crossing?.entry == entry)
  }
}
