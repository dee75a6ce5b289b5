// SPDX-License-Identifier: Apache-2.0

import Geo
import PackedFile
import RoadNetwork
import Routing
import TestSupport
import Testing

/// Trips that begin and end anywhere, one a row, by car and on foot.
struct SnappingTableTests {
  /// A street ab, a oneway stub bd, a dead end ce, a private drive cf, and a footway gh.
  private static let town = TestMap(
    """
      d   e
      |   |
    a-b---c-i
       g  |
       |  f
       h
    """
  ) {
    way("ab")
    way("bc")
    way("ci")
    way("bd", "residential", ["oneway": "yes"])
    way("ce", "service")
    way("cf", "service", ["access": "private"])
    way("gh", "footway")
  }

  @Test(arguments: [
    // Both directions of a street, both ends on one segment, and the same place twice.
    ("a", "i", "ab bc ci", "ab bc ci"), ("i", "a", "ci bc ab", "ci bc ab"),
    ("bc:0.2", "bc:0.8", "bc", "bc"), ("bc:0.8", "bc:0.2", "bc", "bc"),
    ("bc:0.5", "bc:0.5", "bc", "bc"), ("bc:0", "bc:1", "bc", "bc"),
    // A stub that leads in only.
    ("a", "bd:0.5", "ab bd", "ab bd"), ("bd:0.2", "bd:0.8", "bd", "bd"),
    // Who cannot get away sets out from the nearest road that leads on, where that is a trip.
    ("bd:0.8", "bd:0.2", "", "bd"), ("bd:0.5", "a", "ab", "bd ab"),
    ("d", "i", "bc ci", "bd bc ci"),
    // A dead end: in, out, and turning within it.
    ("a", "e", "ab bc ce", "ab bc ce"), ("e", "a", "ce bc ab", "ce bc ab"),
    ("ce:0.5", "i", "ce ci", "ce ci"), ("ce:0.8", "ce:0.2", "ce", "ce"),
    // A private end.
    ("a", "f", "ab bc cf", "ab bc cf"), ("f", "e", "cf ce", "cf ce"),
    ("cf:0.5", "f", "cf", "cf"),
    // On a junction any of its roads may be meant.
    ("b", "a", "ab", "ab"), ("b", "i", "bc ci", "bc ci"), ("b", "d", "bd", "bd"),
    ("c", "f", "cf", "cf"), ("c", "c", "bc", "bc"), ("a", "c", "ab bc", "ab bc"),
    ("i", "b", "ci bc", "ci bc"), ("b", "c", "bc", "bc"),
    // Beside a footway that touches nothing.
    ("gh:0.2", "gh:0.8", "bc", "gh"), ("h", "i", "bc ci", "bc ci"),
  ])
  func `a trip`(_ from: String, _ to: String, _ car: String, _ foot: String) {
    for (profile, ways) in [(TestMap.Profile.automobile, car), (.walking, foot)] {
      #expect(Self.town.route(from, to, by: profile) == ways, "\(profile)")
      let weight = Self.town.weight(from, to, by: profile)
      let isSame = weight == Self.town.dijkstraWeight(from, to, by: profile)
      #expect(isSame || ways.isEmpty, "\(profile)")
    }
  }

  /// The nearest road of a place beside the street, and how far off it is.
  @Test(arguments: [
    ("ab:0.5", "ab", 0.0), ("g", "bc", 100.0), ("bd:0.5", "bd", 0.0), ("e", "ce", 0.0),
  ])
  func `where a car snaps, and how far off`(_ place: String, _ way: String, _ metres: Double) throws
  {
    let phantom = try #require(Self.town.snap(place, by: .automobile)).nearest[0]
    #expect(Self.town.name(ofArc: 2 * phantom.segment) == way)
    #expect(abs(phantom.distance - metres) < 0.5)
    #expect(abs(Earth.distance(phantom.location, Self.town.place(place)) - metres) < 0.5)
  }

  /// Two streets, a short one and a long one or a slow one, between the same junctions.
  private static func twins(
    _ tags: [String: String], _ elements: [MapElement] = []
  ) -> TestMap {
    TestMap("  d---e\n  |   |\na-b---c-f") {
      way("ab")
      way("bc", "residential", tags)
      way("bdec")
      way("cf")
      elements
    }
  }

  @Test(
    arguments: [
      ([:], [], "ab bc cf", "ab bc cf"), (["maxspeed": "5"], [], "ab bdec cf", "ab bc cf"),
      (["oneway": "-1"], [], "ab bdec cf", "ab bc cf"),
      (["access": "destination"], [], "ab bdec cf", "ab bdec cf"),
      (["motor_vehicle": "no"], [], "ab bdec cf", "ab bc cf"),
      (["foot": "no"], [], "ab bc cf", "ab bdec cf"),
      (["highway": "footway"], [], "ab bdec cf", "ab bc cf"),
      (["highway": "motorway"], [], "ab bc cf", "ab bdec cf"),
      (
        [:], [restriction("no_straight_on", from: "ab", via: "b", to: "bc")], "ab bdec cf",
        "ab bc cf"
      ),
      (
        [:], [restriction("only_left_turn", from: "ab", via: "b", to: "bdec")], "ab bdec cf",
        "ab bc cf"
      ),
      (
        [:], [restriction("no_straight_on", from: "ab", via: "bc", to: "cf")], "ab bdec cf",
        "ab bc cf"
      ),
      (
        [:], [restriction("no_straight_on", from: "ab", via: "bdec", to: "cf")], "ab bc cf",
        "ab bc cf"
      ),
      (
        [:], [restriction("no_left_turn", from: "ab", via: "b", to: "bdec")], "ab bc cf", "ab bc cf"
      ),
    ] as [([String: String], [MapElement], String, String)])
  func `parallel segments between the same junctions`(
    _ tags: [String: String], _ elements: [MapElement], _ car: String, _ foot: String
  ) {
    let map = Self.twins(tags, elements)
    #expect(map.route("a", "f", by: .automobile) == car)
    #expect(map.route("a", "f", by: .walking) == foot)
    for to in ["f", "bc:0.5", "de:0.5"] {
      #expect(map.weight("a", to, by: .automobile) == map.dijkstraWeight("a", to, by: .automobile))
    }
  }
}
