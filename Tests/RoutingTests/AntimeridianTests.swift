// SPDX-License-Identifier: Apache-2.0

import Geo
import OSMRoute
import OSMRouteImport
import PackedFile
import RoadBuilding
import RoadNetwork
import Routing
import TestSupport
import Testing

/// Roads that cross 180 degrees, run along it, or meet on it.
struct AntimeridianTests {
  /// From west to east over nodes at these longitudes, each way between two of them.
  private static func road(_ longitudes: [String], _ more: String = "") -> TestMap {
    let nodes = longitudes.enumerated().map {
      "<node id=\"\($0.offset + 1)\" lat=\"-16.8\" lon=\"\($0.element)\"/>"
    }
    let ways = (1..<longitudes.count).map {
      "<way id=\"\($0 + 10)\"><nd ref=\"\($0)\"/><nd ref=\"\($0 + 1)\"/>"
        + "<tag k=\"highway\" v=\"residential\"/></way>"
    }
    return TestMap(
      xml: "<osm version=\"0.6\">\(nodes.joined())\(ways.joined())\(more)</osm>")
  }

  @Test(arguments: [
    ["179.99", "-179.99"], ["179.99", "180", "-179.99"], ["179.99", "-180", "-179.99"],
    ["179.99", "180.0", "-180.0", "-179.99"], ["179.99", "179.9999999", "-179.9999999", "-179.99"],
    ["179.99", "-179.9999999", "-179.99"],
  ])
  func `a road across it is as long as it is`(_ longitudes: [String]) throws {
    let map = Self.road(longitudes)
    for profile in TestMap.Profile.allCases {
      for (from, to) in [("179.99", "-179.99"), ("-179.99", "179.99"), ("179.995", "-179.995")] {
        let stops = [map.place("-16.8,\(from)"), map.place("-16.8,\(to)")]
        let route = try map.map.engine.route(over: stops, profile: profile.rawValue)
        let expected = Earth.distance(stops[0], stops[1])
        #expect(abs(route.distance - expected) < 3, "\(profile) \(from) \(to)")
        #expect(
          map.weight("-16.8,\(from)", "-16.8,\(to)", by: profile)
            == map.dijkstraWeight("-16.8,\(from)", "-16.8,\(to)", by: profile))
      }
    }
  }

  @Test(arguments: ["179.9999", "-179.9999", "180", "-180", "179.99", "-179.995"])
  func `a place near it is on the road`(_ longitude: String) throws {
    for longitudes in [["179.99", "-179.99"], ["179.99", "180", "-179.99"]] {
      let map = Self.road(longitudes)
      let snap = try #require(map.snap("-16.8001,\(longitude)", by: .automobile))
      #expect(abs(snap.nearest[0].distance - 11.1) < 0.3)
    }
  }

  @Test func `a turn restriction on it holds`() {
    let more = """
      <node id="9" lat="-16.79" lon="180"/><way id="19"><nd ref="2"/><nd ref="9"/>
      <tag k="highway" v="residential"/></way>
      <relation id="1"><member type="way" ref="11" role="from"/>
      <member type="node" ref="2" role="via"/><member type="way" ref="19" role="to"/>
      <tag k="type" v="restriction"/><tag k="restriction" v="no_left_turn"/></relation>
      """
    let map = Self.road(["179.99", "180", "-179.99"], more)
    let (west, east, north) = ("-16.8,179.992", "-16.8,-179.992", "-16.791,-180")
    #expect(map.report.roads.restrictions == 1)
    #expect(map.route(west, east, by: .automobile) == "11 12")
    #expect(map.route(west, north, by: .automobile) == "11 12 12 19")
    #expect(map.route(east, north, by: .automobile) == "12 19")
    #expect(map.route(west, north, by: .walking) == "11 19")
    // Seen from the west the road north lies to the left.
    #expect(map.steps(west, north, by: .walking) != "")
  }

  @Test func `turns across it are as sharp as they are`() throws {
    let more = """
      <node id="9" lat="-16.79" lon="-179.99"/><way id="19"><nd ref="2"/><nd ref="9"/>
      <tag k="highway" v="residential"/><tag k="name" v="North"/></way>
      <node id="8" lat="-16.8" lon="-179.98"/><way id="18"><nd ref="2"/><nd ref="8"/>
      <tag k="highway" v="residential"/></way>
      """
    let map = Self.road(["179.99", "-179.99"], more)
    let steps = map.steps("-16.8,179.995", "-16.791,-179.99")
    #expect(steps == "depart, turn left North, arrive")
  }
}
