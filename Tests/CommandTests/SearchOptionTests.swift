// SPDX-License-Identifier: Apache-2.0

import Testing

/// Options of search and reverse.
struct SearchOptionTests {
  private func search(_ words: String...) throws -> [JSONValue] {
    try Osmroute.run(["search", Town.map] + words + ["--json"]).json["placemarks"].elements
  }

  @Test(arguments: ["fuel", "amenity=fuel", "Tankstelle", "заправка", "加油站"])
  func `a category is a tag, its value, or what it is called`(word: String) throws {
    let expected = try search("", "--near", "28.5,-94.5", "--category", "fuel").map {
      $0["name"].string
    }
    #expect(expected.count == 3)
    let found = try search("", "--near", "28.5,-94.5", "--category", word)
    #expect(found.map { $0["name"].string } == expected)
  }

  @Test func `a search keeps to its box and its radius`() throws {
    let all = try search("pharmacy", "--near", "28.5,-94.5")
    #expect(all.map { $0["name"].string } == ["Main Pharmacy", "Creek Pharmacy"])
    let near = try search("pharmacy", "--near", "28.5,-94.5", "--radius", "500")
    #expect(near.map { $0["name"].string } == ["Main Pharmacy"])
    let box = try search("pharmacy", "--bbox", "-94.495,28.49,-94.49,28.51")
    #expect(box.map { $0["name"].string } == ["Creek Pharmacy"])
  }

  @Test(arguments: ["automobile", "walking"])
  func `places come by the time that their routes take`(profile: String) throws {
    let near = "28.5,-94.5"
    let found = try search(
      "", "--category", "fuel", "--near", near, "--by", "time", "--profile", profile)
    #expect(found.count == 3)
    let seconds = found.compactMap { $0["seconds"].number }
    #expect(seconds == seconds.sorted())
    for (place, seconds) in zip(found, seconds) {
      let object = "\(place["osmType"].string ?? "")/\(place["osmId"].integer ?? 0)"
      let route = try Osmroute.run(
        "query", Town.map, "--from", near, "--to", object, "--profile", profile, "--json"
      ).json["routes"][0]
      #expect(route["duration"].number == seconds)
    }
    let words = try Osmroute.run(
      "search", Town.map, "pharmacy", "--near", near, "--by", "time", "--profile", profile,
      "--limit", "1")
    #expect(words.output.split(separator: "\n")[0].hasSuffix(profile == "walking" ? "min" : " s"))
  }

  @Test func `time can be another order than distance, and what no way leads to comes last`() throws
  {
    // A shop across the river, one down the road, and one on an island.
    let map = SmallMap(
      """
      <node id="1" lat="1" lon="1"/><node id="2" lat="1" lon="1.02"/>
      <node id="3" lat="1.001" lon="1.02"/><node id="4" lat="1.001" lon="1"/>
      <node id="5" lat="1.3" lon="1"/><node id="6" lat="1.3" lon="1.001"/>
      <way id="11"><nd ref="1"/><nd ref="2"/><nd ref="3"/><nd ref="4"/>
      <tag k="highway" v="residential"/></way>
      <way id="12"><nd ref="5"/><nd ref="6"/><tag k="highway" v="residential"/></way>
      <node id="21" lat="1.0012" lon="1"><tag k="shop" v="bakery"/><tag k="name" v="Over"/></node>
      <node id="22" lat="1.0001" lon="1.01"><tag k="shop" v="bakery"/><tag k="name" v="Down"/></node>
      <node id="23" lat="1.3" lon="1.0005"><tag k="shop" v="bakery"/><tag k="name" v="Isle"/></node>
      """)
    func found(_ words: String...) throws -> [JSONValue] {
      try Osmroute.run(["search", map.map, "bakery", "--near", "1,1", "--json"] + words)
        .json["placemarks"].elements
    }
    #expect(try found().map { $0["name"].string } == ["Over", "Down", "Isle"])
    let timed = try found("--by", "time")
    #expect(timed.map { $0["name"].string } == ["Down", "Over", "Isle"])
    #expect(timed.map { $0["seconds"].isMissing } == [false, false, true])
    #expect(try found("--by", "time", "--limit", "1").map { $0["name"].string } == ["Down"])
    let far = try Osmroute.run(
      "search", map.map, "bakery", "--near", "5,5", "--by", "time",
      "--radius", "1000000", "--json")
    #expect(far.code == 1)
    #expect(try far.failure?.code == "notInThisMap")
  }

  @Test func `what is around a place can be of some layers only`() throws {
    func levels(_ layers: String) throws -> Set<String?> {
      let found = try Osmroute.run(
        "reverse", Town.map, "28.5005396,-94.5039091", "--layers", layers, "--limit", "20", "--json"
      ).json["placemarks"].elements
      return Set(found.map { $0["matchLevel"].string })
    }
    #expect(try levels("street") == ["street"])
    #expect(try levels("poi") == ["poi"])
    #expect(try levels("place") == ["place"])
    #expect(try levels("house").isSubset(of: ["house", "interpolated"]))
    #expect(try levels("street,poi") == ["street", "poi"])
  }

  @Test(arguments: [
    ("Main St & This Way", "Main Street & This Way"), ("102 this way", "102 This Way"),
  ])
  func `a stop can be whatever geocode understands`(text: String, name: String) throws {
    let stop = try Osmroute.run("query", Town.map, "--from", text, "--to", "28.5,-94.5", "--json")
    #expect(try stop.json["waypoints"][0]["placemark"]["name"].string == name)
    let words = try Osmroute.run("query", Town.map, "--from", text, "--to", "28.5,-94.5")
    #expect(words.output.hasPrefix("From \(name), Lake Jackson, TX "))
  }

  @Test(arguments: ["76W7GF2W+6C", "GF2W+6C Lake Jackson", "GF2W+6C, Lake Jackson"])
  func `a stop can be a Plus Code, also a short one beside a town`(code: String) throws {
    let found = try Osmroute.run("geocode", Town.map, code, "--json").json["placemarks"][0]
    #expect(found["matchLevel"].string == "coordinate")
    let stop = try Osmroute.run("query", Town.map, "--from", code, "--to", "102 This Way", "--json")
    let place = try stop.json["waypoints"][0]["placemark"]
    #expect(place["latitude"].number == found["latitude"].number)
    #expect(place["longitude"].number == found["longitude"].number)
  }
}
