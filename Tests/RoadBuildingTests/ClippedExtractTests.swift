// SPDX-License-Identifier: Apache-2.0

import OSMRoute
import OSMRouteImport
import PackedFile
import RoadBuilding
import RoadNetwork
import TestSupport
import Testing

/// Ways of a clipped extract name nodes that it lacks (GraphHopper #2221, osm2pgrouting #127).
struct ClippedExtractTests {
  /// A residential way over nodes numbered from 1, a hundred metres apart; `missing` are left out.
  private static func row(
    of refs: [Int], missing: Set<Int>, extra: String = "", tags: String = ""
  ) -> TestMap {
    let nodes = Set(refs).subtracting(missing).sorted().map {
      "<node id=\"\($0)\" lat=\"1.0\" lon=\"\(1 + Double($0) / 1_000)\"/>"
    }
    let list = refs.map { "<nd ref=\"\($0)\"/>" }.joined()
    return TestMap(
      xml: """
        <osm version="0.6">
        \(nodes.joined())
        <way id="10">\(list)<tag k="highway" v="residential"/>\(tags)</way>
        \(extra)
        </osm>
        """)
  }

  /// Latitude and longitude of a node of a row, as text.
  private static func place(_ node: Double) -> String { "1.0,\(1 + node / 1_000)" }

  @Test func `missing nodes split a way and are never bridged`() {
    let map = Self.row(of: [1, 2, 3, 4, 5, 6], missing: [1, 4])
    #expect(map.report.roads.segments == 2)
    #expect(map.report.roads.nodes == 4)
    #expect(map.report.roads.ways == 1)
    #expect(map.report.roads.nodesMissing == 2)
    #expect(map.route(Self.place(2), Self.place(3), by: .automobile) == "10")
    #expect(map.route(Self.place(5.2), Self.place(6), by: .walking) == "10")
    #expect(map.nearestRoute(Self.place(3), Self.place(5), by: .automobile) == "")
    #expect(map.nearestRoute(Self.place(2), Self.place(6), by: .walking) == "")
  }

  @Test func `a way of which one node is there is left out and counted`() {
    let map = Self.row(
      of: [1, 2, 3], missing: [],
      extra: """
        <way id="11"><nd ref="3"/><nd ref="99"/><tag k="highway" v="residential"/></way>
        <way id="12"><nd ref="98"/><nd ref="2"/><nd ref="99"/><tag k="highway" v="primary"/></way>
        <way id="13"><nd ref="98"/><nd ref="99"/><tag k="highway" v="primary"/></way>
        <way id="14"><tag k="highway" v="primary"/></way>
        <way id="15"><nd ref="1"/><nd ref="1"/><tag k="highway" v="primary"/></way>
        """)
    #expect(map.report.roads.ways == 1)
    #expect(map.report.roads.waysTooShort == 5)
    #expect(map.report.roads.nodesMissing == 5)
    #expect(map.report.roads.nodesRepeated == 1)
    // A way that is left out splits none of the others.
    #expect(map.report.roads.segments == 1)
  }

  @Test func `a closed way whose first node is missing stays open`() {
    let map = Self.row(of: [1, 2, 3, 4, 1], missing: [1])
    #expect(map.report.roads.segments == 1)
    #expect(map.report.roads.nodesMissing == 2)
    #expect(map.route(Self.place(4), Self.place(2), by: .automobile) == "10")
  }

  @Test func `a clipped roundabout keeps its direction`() {
    let map = Self.row(
      of: [1, 2, 3, 4, 1], missing: [4], tags: "<tag k=\"junction\" v=\"roundabout\"/>")
    #expect(map.route(Self.place(1), Self.place(3), by: .automobile) == "10")
    #expect(map.nearestRoute(Self.place(3), Self.place(1), by: .automobile) == "")
    #expect(map.route(Self.place(3), Self.place(1), by: .walking) == "10")
  }

  @Test func `a restriction whose way is split by a missing node holds where it is whole`() {
    // 10 runs to 3, is broken at 4, and goes on from 5; 11 leaves it at 3.
    let turn = """
      <way id="11"><nd ref="3"/><nd ref="7"/><tag k="highway" v="residential"/></way>
      <node id="7" lat="1.001" lon="1.003"/>
      <relation id="1"><member type="way" ref="10" role="from"/>
      <member type="node" ref="3" role="via"/><member type="way" ref="11" role="to"/>
      <tag k="type" v="restriction"/><tag k="restriction" v="no_left_turn"/></relation>
      """
    let map = Self.row(of: [1, 2, 3, 4, 5, 6], missing: [4], extra: turn)
    #expect(map.report.roads.restrictions == 1)
    #expect(map.nearestRoute(Self.place(2), "1.001,1.003", by: .automobile) == "")
    #expect(map.route(Self.place(2), "1.001,1.003", by: .walking) == "10 11")
  }

  @Test func `a restriction with an absent member is dropped and counted`() {
    func relation(_ id: Int, _ from: Int, _ via: Int, _ to: Int) -> String {
      """
      <relation id="\(id)"><member type="way" ref="\(from)" role="from"/>
      <member type="node" ref="\(via)" role="via"/><member type="way" ref="\(to)" role="to"/>
      <tag k="type" v="restriction"/><tag k="restriction" v="no_left_turn"/></relation>
      """
    }
    let map = Self.row(
      of: [1, 2, 3], missing: [],
      extra: """
        <way id="11"><nd ref="3"/><nd ref="1"/><tag k="highway" v="residential"/></way>
        \(relation(1, 10, 3, 99))\(relation(2, 99, 3, 11))\(relation(3, 10, 99, 11))
        """)
    #expect(map.report.roads.restrictions == 0)
    #expect(
      map.report.roads.restrictionsDropped == [
        "a member is not in the input, or is no road": 3
      ])
  }
}
