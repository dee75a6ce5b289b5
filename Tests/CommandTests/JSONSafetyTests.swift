// SPDX-License-Identifier: Apache-2.0

import Testing

/// Whatever stands in names and queries, answers are JSON and hold it unchanged.
struct JSONSafetyTests {
  /// What XML can hold; the first is OSRM's own trouble (issues 1410, 1439, 2164).
  static let names = [
    "Aleja \"Solidarności\" \\ x\t", "a\nb\rc", "\\\"\\", "</script><b>&amp;", "🛣️ 👩‍👩‍👧 Road",
    "e\u{301}\u{7f}\u{85}\u{2028}Way", "%00%s\\u0000",
  ]

  @Test(arguments: names)
  func `names go through unchanged`(name: String) throws {
    let street = SmallMap.street(named: name)
    let route = try Osmroute.run(
      "query", street.map, "--from", "1,1.001", "--to", "1,1.009", "--json")
    #expect(route.code == 0)
    let step = try route.json["routes"][0]["legs"][0]["steps"][0]
    #expect(bytes(step["name"]) == Array(name.utf8))
    #expect(step["instruction"].string?.contains(name) == true)

    let house = try Osmroute.run("reverse", street.map, "1.0001,1.002", "--json")
    #expect(try bytes(house.json["placemarks"][0]["thoroughfare"]) == Array(name.utf8))
    let shop = try Osmroute.run(
      "search", street.map, "", "--near", "1,1", "--category", "bakery", "--json")
    #expect(try bytes(shop.json["placemarks"][0]["name"]) == Array(name.utf8))
    #expect(try bytes(shop.json["placemarks"][0]["phone"]) == Array(name.utf8))
  }

  @Test func `control characters of names do not reach the lines of a text`() throws {
    let street = SmallMap.street(named: "One\nTwo\u{85}Three")
    let route = try Osmroute.run("query", street.map, "--from", "1,1.001", "--to", "1,1.009")
    #expect(route.output.contains("1. Head east on One Two Three - "))
    let house = try Osmroute.run("reverse", street.map, "1.0001,1.002")
    #expect(house.output.contains("One Two Three"))
  }

  @Test func `a name of blanks is none`() throws {
    let street = SmallMap.street(named: "  \t ")
    let route = try Osmroute.run("query", street.map, "--from", "1,1.001", "--to", "1,1.009")
    #expect(route.output.contains("1. Head east - "))
  }

  /// What a command line can hold: anything but the byte 0.
  static let queries =
    names + [
      "\u{1}\u{8}\u{b}\u{c}\u{1b}[31m\u{1f}", "\"", "\\", "x\"},{\"",
      String(repeating: "long ", count: 4_000),
    ]

  @Test(arguments: queries)
  func `queries come back unchanged, found or not`(query: String) throws {
    let found = try Osmroute.run("geocode", "--json", "--", Town.map, query)
    #expect([0, 1].contains(found.code))
    #expect(try bytes(found.json["query"]) == Array(query.utf8))
    let failure = try Osmroute.run(
      "query", Town.map, "--from=\(query) Xyzzy", "--to", "102 This Way", "--json")
    if failure.code != 0 {
      #expect(try failure.failure?.message.contains(query) == true)
    } else {
      #expect(try failure.json["code"].string == "Ok")
    }
  }

  @Test func `a query that is no UTF-8 is answered in UTF-8`() throws {
    let result = try Osmroute.shell(
      "osmroute geocode \"$1\" \"$(printf '\\377This \\303Way\\200')\" --json", Town.map)
    #expect(String(validating: result.outputBytes, as: UTF8.self) != nil)
    #expect(try result.json["query"].string == "\u{fffd}This \u{fffd}Way\u{fffd}")
    let batch = try Osmroute.run(
      ["geocode", Town.map, "--batch", "-", "--json"],
      input: [0xff, 0x0a, 0x41, 0xc3, 0x0a, 0x00, 0x42, 0x0a])
    #expect(String(validating: batch.outputBytes, as: UTF8.self) != nil)
    #expect(
      try batch.jsonLines.map { $0["query"].string } == ["\u{fffd}", "A\u{fffd}", "\u{0}B"])
  }

  @Test func `an error about a file with a strange name is JSON`() throws {
    let name = "/tmp/no \"such\" \\ file\n🗺"
    let result = try Osmroute.run("info", name, "--json")
    #expect(result.code == 3)
    let failure = try #require(try result.failure)
    #expect(failure.code == "system")
    #expect(failure.message == "cannot open \(name): No such file or directory")
  }

  private func bytes(_ value: JSONValue) -> [UInt8]? { value.string.map { Array($0.utf8) } }
}
