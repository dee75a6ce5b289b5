// SPDX-License-Identifier: Apache-2.0

import Testing

/// What a traveller is told of a route before setting out, through the program.
struct RouteNoticeTests {
  /// A road from 1 to 4, west to east, with tags of its middle, and countries around its ends.
  private func notices(
    _ tags: String = "", _ rest: String = "", profile: String = "automobile"
  ) throws -> [String] {
    let map = SmallMap(
      """
      <node id="1" lat="1" lon="1"/><node id="2" lat="1" lon="1.01"/>
      <node id="3" lat="1" lon="1.02"/><node id="4" lat="1" lon="1.03"/>
      \(corner(11, 0.99, 0.99))\(corner(12, 1.01, 0.99))\(corner(13, 1.01, 1.015))
      \(corner(14, 0.99, 1.015))\(corner(15, 1.01, 1.04))\(corner(16, 0.99, 1.04))
      <way id="21"><nd ref="1"/><nd ref="2"/><tag k="highway" v="primary"/>
      <tag k="name" v="First Road"/></way>
      <way id="22"><nd ref="2"/><nd ref="3"/><tag k="highway" v="primary"/>
      <tag k="name" v="Second Road"/>\(tags)</way>
      <way id="23"><nd ref="3"/><nd ref="4"/><tag k="highway" v="primary"/>
      <tag k="name" v="Third Road"/></way>\(rest)
      """)
    let result = try Osmroute.run(
      "query", map.map, "--from", "1,1.001", "--to", "1,1.029", "--profile", profile, "--json")
    #expect(result.code == 0)
    return try result.json["routes"][0]["advisoryNotices"].elements.compactMap(\.string)
  }

  private func corner(_ id: Int, _ latitude: Double, _ longitude: Double) -> String {
    "<node id=\"\(id)\" lat=\"\(latitude)\" lon=\"\(longitude)\"/>"
  }

  private func country(_ id: Int, _ code: String, _ nodes: [Int]) -> String {
    "<way id=\"\(id)\">" + nodes.map { "<nd ref=\"\($0)\"/>" }.joined() + "</way>"
      + "<relation id=\"\(id)\"><member type=\"way\" ref=\"\(id)\" role=\"outer\"/>"
      + "<tag k=\"type\" v=\"boundary\"/><tag k=\"boundary\" v=\"administrative\"/><tag k=\"admin_level\" v=\"2\"/>"
      + "<tag k=\"name\" v=\"\(code)\"/>"
      + "<tag k=\"ISO3166-1:alpha2\" v=\"\(code)\"/></relation>"
  }

  private func tag(_ key: String, _ value: String) -> String {
    "<tag k=\"\(key)\" v=\"\(value)\"/>"
  }

  @Test func `nothing is said of a plain road`() throws {
    #expect(try notices() == [])
    #expect(try notices(profile: "walking") == [])
  }

  @Test(arguments: ["access:conditional", "motor_vehicle:conditional", "oneway:conditional"])
  func `rules for some hours are told`(key: String) throws {
    let told = try notices(tag(key, "no @ (Mo-Fr 07:00-09:00)"))
    #expect(told.contains { $0.hasPrefix("Some roads on this route have rules that hold at") })
  }

  @Test func `rules for the speed of cars are none for walkers`() throws {
    let limit = tag("maxspeed:conditional", "30 @ (22:00-06:00)")
    #expect(try notices(limit).count == 1)
    #expect(try notices(limit, profile: "walking") == [])
  }

  @Test func `walkers are told where there is no pavement`() throws {
    #expect(
      try notices(tag("sidewalk", "no"), profile: "walking") == [
        "This route follows roads without a sidewalk."
      ])
    #expect(try notices(tag("sidewalk", "no")) == [])
    #expect(try notices(tag("sidewalk", "both"), profile: "walking") == [])
  }

  @Test func `a country border is told`() throws {
    let west = country(31, "LI", [11, 12, 13, 14, 11])
    let east = country(32, "CH", [14, 13, 15, 16, 14])
    #expect(try notices("", west + east) == ["This route crosses a country border."])
    let whole = country(33, "AT", [11, 12, 15, 16, 11])
    #expect(try notices("", whole) == [])
    #expect(try notices("", west) == [])
  }
}
