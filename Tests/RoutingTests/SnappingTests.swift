// SPDX-License-Identifier: Apache-2.0

import Geo
import OSMRoute
import PackedFile
import RoadNetwork
import Routing
import TestSupport
import Testing

struct SnappingTests {
  /// A parking aisle pq that touches nothing, between a test point x and the main road.
  private static let aisle = TestMap(
    """
    x.........

    p..q



    a--------b-----------c
    """, grid: 5
  ) {
    way("pq", "service", ["service": "parking_aisle"])
    way("ab")
    way("bc")
  }

  @Test func `an island is left for the road beyond it (OSRM #588, #5446)`() throws {
    let snap = try #require(Self.aisle.snap("x", by: .automobile))
    #expect(Self.aisle.name(ofArc: 2 * snap.nearest[0].segment) == "pq")
    #expect(Self.aisle.name(ofArc: 2 * snap.connected[0].segment) == "ab")
    #expect(abs(snap.nearest[0].distance - 10) < 0.1)
    #expect(Self.aisle.route("x", "c", by: .automobile) == "ab bc")
    #expect(Self.aisle.route("c", "x", by: .automobile) == "bc ab")
    #expect(Self.aisle.route("x", "c", by: .walking) == "ab bc")
  }

  @Test func `a trip within the island stays on it`() {
    #expect(Self.aisle.route("x", "q", by: .automobile) == "pq")
    #expect(Self.aisle.route("q", "x", by: .walking) == "pq")
  }

  @Test func `a oneway island is not driven the wrong way round`() {
    let map = TestMap(
      """
      p..q



      a--------b-----------c
      """, grid: 5
    ) {
      way("pq", "service", ["oneway": "yes"])
      way("ab")
      way("bc")
    }
    #expect(map.route("p", "q", by: .automobile) == "pq")
    #expect(map.route("q", "p", by: .automobile) == "ab")
    #expect(map.route("q", "p", by: .walking) == "pq")
  }

  /// The main roads are larger although a oneway spur leads out of them.
  @Test func `what can be entered and never left is no part of the large component`() {
    let map = TestMap(
      """
      a--b--c
         |
         d
      """
    ) {
      way("ab")
      way("bc")
      way("bd", "residential", ["oneway": "yes"])
    }
    #expect(map.route("a", "bd:0.5", by: .automobile) == "ab bd")
    #expect(map.nearestRoute("d", "a", by: .automobile) == "")
    #expect(map.route("d", "a", by: .automobile) == "ab")
    #expect(map.route("bd:0.9", "bd:0.1", by: .automobile) != "bd")
  }

  /// Slip roads at the edge of an extract come from roads that are not there.
  @Test func `what can be left and never reached is no part of the large component`() {
    let map = TestMap(
      """
      a--b--c
         |
         d
      """
    ) {
      way("ab")
      way("bc")
      way("db", "residential", ["oneway": "yes"])
    }
    #expect(map.route("db:0.5", "a", by: .automobile) == "db ab")
    #expect(map.nearestRoute("a", "db:0.5", by: .automobile) == "")
    #expect(map.route("c", "db:0.5", by: .automobile) == "bc")
    #expect(map.route("db:0.9", "db:0.1", by: .automobile) != "db")
  }

  @Test func `all roads that meet at the nearest point tie`() throws {
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
    }
    let car = try #require(map.snap("b", by: .automobile))
    #expect(Set(car.nearest.map { map.name(ofArc: 2 * $0.segment) }) == ["ab", "bc"])
    let foot = try #require(map.snap("b", by: .walking))
    #expect(Set(foot.nearest.map { map.name(ofArc: 2 * $0.segment) }) == ["ab", "bc", "bd"])
    #expect(foot.nearest.allSatisfy { [0, 1].contains($0.position) })
    for (to, ways) in [("a", "ab"), ("c", "bc")] {
      #expect(map.route("b", to, by: .automobile) == ways)
      #expect(map.route(to, "b", by: .automobile) == ways)
    }
    #expect(map.weight("b", "b", by: .automobile) == 0)
  }

  @Test func `no trip begins or ends under way on a ferry`() {
    let map = TestMap(
      """
      a-b---------------c-d
              x
      """
    ) {
      way("ab")
      way("bc", nil, ["route": "ferry"])
      way("cd")
    }
    #expect(map.route("x", "d", by: .automobile) == "bc cd")
    #expect(
      map.snap("x", by: .automobile)?.nearest.map { map.name(ofArc: 2 * $0.segment) } == ["ab"])
    #expect(map.route("a", "d", by: .walking) == "ab bc cd")
  }

  @Test func `roads that a profile may not use are passed over`() {
    let map = TestMap(
      """
      a----b
      c----d
      """, grid: 10
    ) {
      way("ab", "footway")
      way("cd", "motorway", ["oneway": "no"])
    }
    #expect(map.route("a", "b", by: .automobile) == "cd")
    #expect(map.route("c", "d", by: .walking) == "ab")
  }

  private static let pacific = TestMap(
    xml: """
      <osm version="0.6">
      <node id="1" lat="-16.8" lon="179.99"/><node id="2" lat="-16.8" lon="-179.99"/>
      <node id="3" lat="-16.81" lon="-179.985"/><node id="4" lat="-16.8" lon="179.98"/>
      <way id="10"><nd ref="4"/><nd ref="1"/><tag k="highway" v="primary"/></way>
      <way id="11"><nd ref="1"/><nd ref="2"/><tag k="highway" v="primary"/></way>
      <way id="12"><nd ref="2"/><nd ref="3"/><tag k="highway" v="primary"/></way>
      </osm>
      """)

  @Test(arguments: ["-16.8001,179.999", "-16.8001,-179.999", "-16.8001,180", "-16.8001,-180"])
  func `a road across 180 degrees is found from both sides`(_ place: String) throws {
    let map = Self.pacific
    let snap = try #require(map.snap(place, by: .automobile))
    #expect(snap.nearest.map { map.name(ofArc: 2 * $0.segment) } == ["11"])
    #expect(abs(snap.nearest[0].distance - 11.1) < 0.2)
    #expect(map.route(place, "-16.81,-179.985", by: .automobile) == "11 12")
    #expect(map.route("-16.8,179.98", place, by: .automobile) == "10 11")
  }

  @Test func `its length is that of the short way round`() throws {
    let map = Self.pacific
    let stops = [map.place("-16.8,179.98"), map.place("-16.81,-179.985")]
    let route = try map.map.engine.route(over: stops, profile: "automobile")
    #expect(abs(route.distance - (1_064.5 + 2_129 + 1_232)) < 10)
    #expect(map.steps("-16.8,179.98", "-16.81,-179.985").hasPrefix("depart"))
    for (a, b) in zip(route.points, route.points.dropFirst()) {
      #expect(Earth.distance(a, b) < 2_200)
    }
  }
}
