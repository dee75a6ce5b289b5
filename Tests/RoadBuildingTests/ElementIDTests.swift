// SPDX-License-Identifier: Apache-2.0

import Geocoding
import OSMRoute
import OSMRouteImport
import PackedFile
import RoadBuilding
import RoadNetwork
import TestSupport
import Testing

/// Ids are any 64-bit numbers: negative ones of editors (Valhalla #566, GraphHopper #42) and ones
/// beyond 32 bits (OSRM #2803, #5380) and 53 bits.
struct ElementIDTests {
  @Test func `a file as JOSM writes it, with negative ids, is like any other`() {
    let map = TestMap(
      xml: """
        <?xml version='1.0' encoding='UTF-8'?>
        <osm version='0.6' generator='JOSM'>
          <node id='-1' action='modify' visible='true' lat='1.0' lon='1.0' />
          <node id='-2' action='modify' visible='true' lat='1.0' lon='1.001' />
          <node id='-3' action='modify' visible='true' lat='1.0' lon='1.002' />
          <way id='-4' action='modify' visible='true'>
            <nd ref='-1' />
            <nd ref='-2' />
            <nd ref='-3' />
            <tag k='highway' v='residential' />
          </way>
        </osm>
        """)
    #expect(map.route("1.0,1.0", "1.0,1.002", by: .automobile) == "-4")
    #expect(map.report.roads.segments == 1)
    #expect(map.report.roads.nodesMissing == 0)
  }

  @Test func `positive and negative ids of equal magnitude are different elements`() {
    // Two roads side by side, and a turn ban for the positive ones.
    let map = TestMap(
      xml: """
        <osm version="0.6">
        <node id="1" lat="1.0" lon="1.0"/><node id="2" lat="1.0" lon="1.001"/>
        <node id="3" lat="1.001" lon="1.001"/>
        <node id="-1" lat="1.01" lon="1.0"/><node id="-2" lat="1.01" lon="1.001"/>
        <node id="-3" lat="1.011" lon="1.001"/>
        <way id="4"><nd ref="1"/><nd ref="2"/><tag k="highway" v="residential"/></way>
        <way id="5"><nd ref="2"/><nd ref="3"/><tag k="highway" v="residential"/></way>
        <way id="-4"><nd ref="-1"/><nd ref="-2"/><tag k="highway" v="residential"/></way>
        <way id="-5"><nd ref="-2"/><nd ref="-3"/><tag k="highway" v="residential"/></way>
        <relation id="6"><member type="way" ref="4" role="from"/>
        <member type="node" ref="2" role="via"/><member type="way" ref="5" role="to"/>
        <tag k="type" v="restriction"/><tag k="restriction" v="no_left_turn"/></relation>
        </osm>
        """)
    #expect(map.report.roads.nodes == 6)
    #expect(map.report.roads.restrictions == 1)
    #expect(map.nearestRoute("1.0,1.0005", "1.001,1.001", by: .automobile) == "")
    #expect(map.route("1.01,1.0005", "1.011,1.001", by: .automobile) == "-4 -5")
    #expect(map.route("1.0,1.0005", "1.001,1.001", by: .walking) == "4 5")
  }

  @Test(arguments: [Int64.max, .max - 1, 1 << 62, 1 << 61, -1 << 61 - 1, .min])
  func `an address has its whole id, to be found by and to be told`(id: Int64) throws {
    let map = TestMap(
      xml: """
        <osm version="0.6">
        <node id="1" lat="1.0" lon="1.0"/><node id="2" lat="1.0" lon="1.001"/>
        <node id="\(id)" lat="1.0001" lon="1.0005"><tag k="addr:street" v="Elm"/>
        <tag k="addr:housenumber" v="7"/></node>
        <way id="\(id)"><nd ref="1"/><nd ref="2"/><tag k="highway" v="residential"/>
        <tag k="name" v="Elm"/></way>
        </osm>
        """)
    let house = try map.map.resolve("node/\(id)")
    #expect(house.osmID == id && house.subThoroughfare == "7")
    #expect(try map.map.resolve("Elm").osmID == id)
    #expect(throws: MapError.self) { try map.map.resolve("node/\(id &+ 1 << 62)") }
    #expect(throws: MapError.self) { try map.map.resolve("relation/\(id)") }
  }

  @Test func `node ids that are equal in their low 32 bits make no junction`() {
    let map = TestMap(
      xml: """
        <osm version="0.6">
        <node id="1" lat="1.0" lon="1.0"/><node id="2" lat="1.0" lon="1.001"/>
        <node id="4294967297" lat="1.01" lon="1.0"/><node id="4294967298" lat="1.01" lon="1.001"/>
        <way id="1"><nd ref="1"/><nd ref="2"/><tag k="highway" v="residential"/></way>
        <way id="4294967297"><nd ref="4294967297"/><nd ref="4294967298"/>
        <tag k="highway" v="residential"/></way>
        </osm>
        """)
    #expect(map.report.roads.nodes == 4)
    #expect(map.nearestRoute("1.0,1.0", "1.01,1.001", by: .automobile) == "")
    #expect(map.route("1.01,1.0", "1.01,1.001", by: .automobile) == "4294967297")
  }

  @Test(
    arguments: [
      (5_000_000_000, 5_000_000_001, 8_000_000_000),
      (-5_000_000_000, 705_032_704, -1),
      (9_007_199_254_740_993, 9_007_199_254_740_992, 9_007_199_254_740_995),
      (Int64.max, Int64.max - 1, Int64.min + 2),
    ] as [(Int64, Int64, Int64)])
  func `great ids hold in restrictions and come back digit for digit`(
    _ from: Int64, _ to: Int64, _ via: Int64
  ) {
    let map = TestMap(
      xml: """
        <osm version="0.6">
        <node id="1" lat="1.0" lon="1.0"/><node id="\(via)" lat="1.0" lon="1.001"/>
        <node id="3" lat="1.001" lon="1.001"/><node id="4" lat="1.0" lon="1.002"/>
        <way id="\(from)"><nd ref="1"/><nd ref="\(via)"/><tag k="highway" v="residential"/></way>
        <way id="\(to)"><nd ref="\(via)"/><nd ref="3"/><tag k="highway" v="residential"/></way>
        <way id="12"><nd ref="\(via)"/><nd ref="4"/><tag k="highway" v="residential"/></way>
        <relation id="6000000000"><member type="way" ref="\(from)" role="from"/>
        <member type="node" ref="\(via)" role="via"/><member type="way" ref="\(to)" role="to"/>
        <tag k="type" v="restriction"/><tag k="restriction" v="no_left_turn"/></relation>
        </osm>
        """)
    #expect(map.report.roads.restrictions == 1)
    #expect(map.route("1.0,1.0005", "1.001,1.001", by: .automobile) == "\(from) 12 12 \(to)")
    #expect(map.route("1.0,1.0005", "1.001,1.001", by: .walking) == "\(from) \(to)")
    #expect(Set(map.map.network.ways.osmID) == [from, to, 12])
  }
}
