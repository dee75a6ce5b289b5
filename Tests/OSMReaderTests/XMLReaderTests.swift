// SPDX-License-Identifier: Apache-2.0

import Geo
import OSMReader
import TestSupport
import Testing

struct XMLReaderTests {
  @Test func `elements of all kinds are read with tags, refs and members`() throws {
    let store = try read(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <osm version="0.6" timestamp="2026-01-02T03:04:05Z">
        <bounds minlat="1" minlon="2" maxlat="3" maxlon="4"/>
        <node id="1" lat="47.1234567" lon="-9.5"><tag k="name" v="A &amp; B"/></node>
        <node id="2" lat="48" lon="9"/>
        <way id="3"><nd ref="1"/><nd ref="2"/><tag k="highway" v="service"/></way>
        <relation id="4"><member type="way" ref="3" role="from"/><member type="node" ref="1"/>
          <tag k="type" v="restriction"/></relation>
      </osm>
      """)
    #expect(
      describe(store) == [
        "n1 471234567,-95000000 name=A & B", "w3 [1, 2] highway=service",
        #"r4 ["way3=from", "node1="] type=restriction"#,
      ])
    #expect(store.location(of: 2) == Coordinate(latitude: 480_000_000, longitude: 90_000_000))
    #expect(store.location(of: 3) == nil)
    #expect(store.timestamp == "2026-01-02T03:04:05Z")
    #expect(store.bounds.west == -95_000_000 && store.bounds.north == 480_000_000)
  }

  @Test func `JOSM's form is read: negative ids, single quotes, any order, deleted elements`()
    throws
  {
    let store = try read(
      """
      <osm version='0.6'>
        <way id='-4'><nd ref='-1'/><nd ref='-2'/><nd ref='1'/><tag v='path' k='highway'/></way>
        <node lon='3' id='-2' lat='2'/> <node id='1' lat='5' lon='5'/>
        <node id='-1' lat='1' lon='2'/>
        <node id='-9' action='delete'/> <node id='7' visible='false' lat='1' lon='1'/>
      </osm>
      """)
    #expect(describe(store) == ["w-4 [-1, -2, 1] highway=path"])
    #expect(store.nodes.count == 3)
    #expect(store.location(of: -2) == Coordinate(latitude: 20_000_000, longitude: 30_000_000))
    #expect(store.location(of: 1) == Coordinate(latitude: 50_000_000, longitude: 50_000_000))
  }

  @Test(arguments: [
    "1e-9223372036854775808", "1e9223372036854775807", "1e-10000", "-", "", "1e", "9e400", ".",
  ])
  func `an exponent beyond all measure is no number, and no crash`(latitude: String) {
    #expect(throws: InputError.self) {
      try read("<osm><node id=\"1\" lat=\"\(latitude)\" lon=\"2\"/></osm>")
    }
  }

  @Test func `an answer that Overpass broke off is refused with its own words`() {
    let error = #expect(throws: InputError.self) {
      try read(
        """
        <osm version="0.6"><note>The data is free.</note>
        <node id="1" lat="1" lon="2"/>
        <remark> runtime error: Query timed out in "query" at line 3 after 25 seconds. </remark>
        </osm>
        """)
    }
    #expect(
      error?.description.hasSuffix(
        "line 3, byte 160: is an incomplete answer of Overpass, which says “runtime error: Query timed out in "
          + "\"query\" at line 3 after 25 seconds.”; ask for less, or allow more time") == true,
      "\(error?.description ?? "")")
  }

  @Test(arguments: ["made by hand", "runtime remark: Timeout is 180 and maxsize is 536870912."])
  func `other remarks are none of the data`(remark: String) throws {
    let store = try read(
      "<osm><remark>\(remark)</remark><node id=\"1\" lat=\"1\" lon=\"2\"/></osm>")
    #expect(store.nodes.count == 1)
  }

  @Test func `a long remark that ends in an error is one`() {
    let remark = String(repeating: "x ", count: 900) + "Runtime Error: out of memory"
    #expect(throws: InputError.self) { try read("<osm><remark>\(remark)</remark></osm>") }
  }

  @Test(arguments: [
    ("<nd/>", "an <nd> without a ref"),
    (
      "<nd ref='9223372036854775808'/>",
      "an <nd> with ref=\"9223372036854775808\", which is no whole number of 64 bits"
    ),
  ])
  func `what is wrong with a reference is told with its value`(node: String, words: String) {
    let error = #expect(throws: InputError.self) {
      try read("<osm><way id='7'>\(node)</way></osm>")
    }
    #expect(error?.description.hasSuffix("way 7 has \(words)") == true)
  }

  @Test(arguments: [
    ("ref='1'", "without a type: node, way or relation"),
    ("type='area' ref='1'", "of type \"area\", which is none: node, way or relation"),
    ("type='way'", "without a ref"),
    ("type='way' ref='1.5'", "with ref=\"1.5\", which is no whole number of 64 bits"),
  ])
  func `what is wrong with a member is told with its value`(member: String, words: String) {
    let error = #expect(throws: InputError.self) {
      try read("<osm><relation id='7'><member \(member)/></relation></osm>")
    }
    #expect(error?.description.hasSuffix("relation 7 has a <member> \(words)") == true)
  }

  @Test func `ids use all 64 bits`() throws {
    let store = try read(
      """
      <osm><node id="1" lat="1" lon="1"/><node id="4294967297" lat="2" lon="2"/>
      <node id="9223372036854775807" lat="3" lon="3"/>
      <way id="-9223372036854775808"><nd ref="9223372036854775807"/></way></osm>
      """)
    #expect(store.location(of: 1)?.latitude == 10_000_000)
    #expect(store.location(of: 4_294_967_297)?.latitude == 20_000_000)
    #expect(store.location(of: .max)?.latitude == 30_000_000)
    #expect(describe(store) == ["w-9223372036854775808 [9223372036854775807] "])
  }

  @Test func `comments, CDATA, unknown elements and nesting do not disturb`() throws {
    let store = try read(
      """
      \u{feff}<osm><!-- <node id="1"/> --><note>text</note><meta osm_base="2025-05-05T00:00:00Z"/>
      <node id="1" lat="1" lon="1"><tag k="a" v="&#x41;&lt;"/><x><tag k="no" v="no"/></x></node>
      <extra><node id="5" lat="bad"/></extra><![CDATA[ ]]></osm>
      """)
    #expect(describe(store) == ["n1 10000000,10000000 a=A<"])
    #expect(store.timestamp == "2025-05-05T00:00:00Z")
  }

  struct Fault: Sendable {
    let text: String
    let line: Int?
    let reason: String
  }

  static let faults = [
    Fault(text: "", line: nil, reason: "is empty"),
    Fault(text: "hello", line: nil, reason: "is no OSM data, it begins with “hello”"),
    Fault(text: "<osm>\n<node", line: 2, reason: "is no well-formed XML"),
    Fault(text: "<osm>\n<way id='1'></osm>", line: 2, reason: "mismatched tag"),
    Fault(text: "<gpx></gpx>", line: 1, reason: "outermost element is <gpx>"),
    Fault(text: "<osm><node id='1'/></osm>", line: 1, reason: "node 1 has no lat"),
    Fault(text: "<osm><node lat='1' lon='1'/></osm>", line: 1, reason: "a node has no id"),
    Fault(text: "<osm>\n\n<node id='1' lat='nan' lon='1'/></osm>", line: 3, reason: "lat=\"nan\""),
    Fault(
      text: "<osm><node lat='91' id='7' lon='1'/></osm>", line: 1,
      reason: "node 7 has lat=\"91\", which is no number of degrees from -90 to 90"),
    Fault(
      text: "<osm><way version='two' id='7'/></osm>", line: 1,
      reason: "way 7 has version=\"two\", which is no whole number of 64 bits"),
    Fault(text: "<osm><relation/></osm>", line: 1, reason: "a relation has no id"),
    Fault(text: "<osm><node id='1' lat='1' lon='180.1'/></osm>", line: 1, reason: "lon=\"180.1\""),
    Fault(text: "<osm><node id='1x' lat='1' lon='1'/></osm>", line: 1, reason: "id=\"1x\""),
    Fault(text: "<osm><way id='1'><nd/></way></osm>", line: 1, reason: "way 1 has an <nd>"),
    Fault(text: "<osm><way id='1'><tag k='a'/></way></osm>", line: 1, reason: "without k or v"),
    Fault(
      text: "<osm><relation id='1'><member type='x' ref='1'/></relation></osm>", line: 1,
      reason: "relation 1 has a <member>"),
    Fault(
      text: "<!DOCTYPE osm [<!ENTITY a 'aaaa'>]><osm/>", line: 1, reason: "has a DOCTYPE"),
  ]

  @Test(arguments: faults)
  func `what is no OSM data is refused with line and reason`(fault: Fault) {
    let error = #expect(throws: InputError.self) { try read(fault.text) }
    #expect(error?.place?.line == fault.line)
    #expect(error?.reason.contains(fault.reason) == true, "\(error?.reason ?? "")")
  }

  @Test(
    arguments: [
      ("1", 10_000_000), ("-0.00000005", -1), ("0.00000004", 0), ("1e1", 100_000_000),
      ("12.5E-1", 12_500_000), ("+7.", 70_000_000), (".5", 5_000_000),
      ("9.12345674999", 91_234_567),
      ("0.123456789012345678901234567890", 1_234_568), ("00000000000000000000000.1", 1_000_000),
      ("89.99999999", 900_000_000), ("1e-400", 0), ("0e9", 0), ("-0e99999", 0),
      ("90.0000000000000000000", 900_000_000),
    ] as [(String, Int32)])
  func `degrees are exact to 1e-7`(text: String, units: Int32) throws {
    let store = try read("<osm><node id='1' lat='\(text)' lon='0'/></osm>")
    #expect(store.location(of: 1)?.latitude == units)
  }

  @Test(arguments: [
    "", ".", "-", "e1", "1e", "1e1.5", "1 ", " 1", "0x1", "1,5", "inf", "1e9", "1e99999999999",
  ])
  func `what is no number of degrees is refused`(text: String) {
    #expect(throws: InputError.self) {
      try read("<osm><node id='1' lat='\(text)' lon='0'/></osm>")
    }
  }
}
