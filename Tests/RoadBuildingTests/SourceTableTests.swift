// SPDX-License-Identifier: Apache-2.0

import OSMRoute
import OSMRouteImport
import PackedFile
import RoadBuilding
import RoadNetwork
import TestSupport
import Testing

/// The routing tags of ways, nodes and restrictions stay in the map file, timed ones above all.
struct SourceTableTests {
  private static func text(_ tags: [(key: String, value: String)]) -> String {
    tags.map { "\($0.key)=\($0.value)" }.sorted().joined(separator: ", ")
  }

  /// What is kept of a way's tags; all of them where nothing is said.
  @Test(
    arguments: [
      ("highway=residential", nil),
      ("highway=residential, access:conditional=no @ (22:00-06:00)", nil),
      ("highway=residential, motor_vehicle:conditional=delivery @ (Mo-Fr 06:00-11:00)", nil),
      ("highway=residential, motorcar:forward:conditional=no @ (Su)", nil),
      ("foot:conditional=no @ (Su), highway=path", nil),
      ("highway=residential, oneway:conditional=yes @ (07:00-09:00)", nil),
      ("highway=residential, maxspeed:conditional=30 @ (22:00-06:00), maxspeed=50", nil),
      ("highway=residential, maxspeed:backward:conditional=30 @ wet", nil),
      ("highway=residential, maxweight:conditional=none @ delivery", nil),
      ("highway=track, surface=gravel, tracktype=grade2", nil),
      ("highway=primary, lanes=1, toll=yes, width=3", nil),
      ("duration=00:10, route=ferry", nil),
      ("highway=residential, source:maxspeed=DE:urban, zone:traffic=DE:urban", nil),
      ("highway=residential, lit=yes", "highway=residential"),
      (
        "highway=residential, source=survey, note=x, maxspeed=30",
        "highway=residential, maxspeed=30"
      ),
      ("highway=residential, parking:left:conditional=no @ (Su)", "highway=residential"),
      ("highway=residential, conditional=yes", "highway=residential"),
      ("highway=residential, maxspeed=", "highway=residential"),
    ] as [(String, String?)])
  func `a way's routing tags are kept, others not`(_ tags: String, _ kept: String?) throws {
    let map = TestMap("a-b") { way("ab", nil, tagList(tags)) }
    let source = try #require(map.map.network.source)
    #expect(Self.text(source.tags(ofWay: 0)) == kept ?? Self.text(tagList(tags).map { ($0, $1) }))
  }

  @Test(arguments: [
    "barrier=gate", "access=private, barrier=lift_gate", "bollard=rising, barrier=bollard",
    "access:conditional=no @ (22:00-06:00), barrier=gate",
    "motor_vehicle:conditional=no @ (Su)", "foot:conditional=yes @ (06:00-20:00), foot=no",
    "barrier=gate, locked:conditional=yes @ (22:00-06:00)",
  ])
  func `a barrier's tags are kept, and what is timed is a node`(_ tags: String) throws {
    let map = TestMap("a-b-c") {
      way("abc")
      node("b", tagList(tags).merging(["material": "wood"]) { $1 })
    }
    let source = try #require(map.map.network.source)
    #expect(map.report.roads.segments == 2)
    #expect(source.node.count == 1)
    let kept = Self.text(tagList(tags).map { ($0, $1) })
    #expect(Self.text(source.tags(ofNode: source.node[0])) == kept)
    let others = (0..<UInt32(3)).filter { $0 != source.node[0] }
    #expect(others.allSatisfy { source.tags(ofNode: $0).isEmpty })
  }

  @Test(
    arguments: [
      (["restriction": "no_left_turn"], ""),
      (["restriction:conditional": "no_left_turn @ (Mo-Fr)"], "it holds at some hours only"),
      (["restriction": "no_left_turn", "restriction:conditional": "none @ (Su)"], ""),
      (["restriction:motorcar:conditional": "no_left_turn @ (Su)"], "it holds at some hours only"),
      (["restriction": "no_left_turn", "hour_on": "07:00"], "it holds at some hours only"),
      (["restriction": "left"], "its value is not known"),
      (["restriction:foot": "no_left_turn"], ""),
      (["restriction": "no_left_turn", "except": "bicycle"], ""),
      (["restriction:hgv": "no_left_turn"], nil),
      (["restriction:hgv:conditional": "x @ (Su)"], nil),
    ] as [([String: String], String?)])
  func `a restriction is kept with its members, and why it is left out`(
    _ tags: [String: String], _ fault: String?
  ) throws {
    let map = TestMap("c\n|\nb-a\n|\nd") {
      way("cb")
      way("bd")
      way("ba")
      restriction("", from: "cb", via: "b", to: "ba", tags.merging(["name": "x"]) { $1 })
      restriction("no_u_turn", from: "cb", via: "bd", to: "ba")
    }
    let network = map.map.network
    let kept = try #require(network.source).restrictions
    #expect(kept.count == (fault == nil ? 1 : 2))
    let lists = try #require(network.source).tags
    if let fault {
      let whole = tags.merging(["type": "restriction"]) { $1 }.map { ($0, $1) }
      #expect(Self.text(lists[kept.tags[0]]) == Self.text(whole))
      #expect(lists.string(kept.fault[0]) == fault)
      let members = kept.members(of: 0)
      #expect(members.map(\.part) == [.from, .viaNode, .to])
      #expect(members.map(\.ref) == [1001, 2, 1003])
    }
    let last = kept.members(of: kept.count - 1)
    #expect(last.map(\.part) == [.from, .viaWay, .to] && last.map(\.ref) == [1001, 1002, 1003])
  }

  @Test func `equal tags are kept once, in whatever order`() throws {
    let map = TestMap(
      xml: """
        <osm version="0.6"><node id="1" lat="1" lon="1"/><node id="2" lat="1" lon="1.01"/>
        <way id="7"><nd ref="1"/><nd ref="2"/><tag k="highway" v="path"/><tag k="foot" v="yes"/></way>
        <way id="8"><nd ref="1"/><nd ref="2"/><tag k="foot" v="yes"/><tag k="highway" v="path"/></way>
        <way id="9"><nd ref="1"/><nd ref="2"/><tag k="highway" v="path"/></way></osm>
        """)
    let source = try #require(map.map.network.source)
    #expect(source.wayTags[0] == source.wayTags[1] && source.wayTags[1] != source.wayTags[2])
    #expect(source.tags.count == 3)
  }

  @Test func `members of a ferry's relation have its tags`() throws {
    let map = TestMap("a-b") {
      way("ab", nil)
      relation([("ab", "")], ["type": "route", "route": "ferry", "motor_vehicle": "no"])
    }
    let source = try #require(map.map.network.source)
    #expect(Self.text(source.tags(ofWay: 0)) == "motor_vehicle=no, route=ferry, type=route")
  }

  @Test func `a map without its source has none`() {
    var options = ImportOptions()
    options.keepsSource = false
    let map = TestMap("a-b", options: options) {
      way("ab", "residential", ["access:conditional": "no @ (Su)"])
    }
    #expect(map.map.network.source == nil)
    #expect(map.report.roads.waysTimed == 1)
  }
}
