// SPDX-License-Identifier: Apache-2.0

import OSMRoute
import OSMRouteImport
import RoadBuilding
import TestSupport
import Testing

/// A junction of more roads than any real one must not take more time than they are many.
struct HubTests {
  /// Roads from one node to places around it, each road's id that of its far end.
  private static func star(of count: Int, _ more: String = "") -> TestMap {
    let rays = (2..<count + 2).map { id in
      let latitude = 1 + 0.00001 * Double(id)
      return """
        <node id="\(id)" lat="\(latitude)" lon="\(id % 2 == 0 ? 1.01 : 0.99)"/>
        <way id="\(id)"><nd ref="1"/><nd ref="\(id)"/><tag k="highway" v="residential"/></way>
        """
    }
    return TestMap(
      xml: "<osm><node id=\"1\" lat=\"1\" lon=\"1\"/>\(rays.joined())\(more)</osm>")
  }

  @Test func `each of two thousand roads leads to each other`() {
    let map = Self.star(of: 2_000)
    let search = map.report.roads.profiles.map(\.searchArcs)
    #expect(search == [4_000, 4_000])
    #expect(map.route("1.00002,1.01", "1.0199,1.01", by: .automobile) == "2 1990")
    #expect(map.route("1.00003,0.99", "1.0199,1.01", by: .walking) == "3 1990")
  }

  @Test func `a restriction holds at it all the same`() {
    let map = Self.star(
      of: 100,
      """
      <relation id="1"><member type="way" ref="2" role="from"/>
      <member type="node" ref="1" role="via"/><member type="way" ref="4" role="to"/>
      <tag k="type" v="restriction"/><tag k="restriction" v="no_left_turn"/></relation>
      """)
    #expect(map.route("1.00002,1.01", "1.00006,1.01", by: .automobile) == "2 6")
    #expect(map.route("1.00002,1.01", "1.00004,1.01", by: .automobile) != "2 4")
    #expect(map.route("1.00006,1.01", "1.00004,1.01", by: .automobile) == "6 4")
    #expect(map.route("1.00002,1.01", "1.00004,1.01", by: .walking) == "2 4")
  }
}
