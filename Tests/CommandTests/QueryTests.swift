// SPDX-License-Identifier: Apache-2.0

import Testing

struct QueryTests {
  private func query(_ from: String, _ to: String, _ more: String...) throws -> Osmroute.Result {
    try Osmroute.run(["query", Town.map, "--from", from, "--to", to] + more)
  }

  @Test func `directions for the car read as a person would say them`() throws {
    let result = try query("165 Oyster Creek Dr", "102 This Way")
    #expect(
      result.output == """
        From 165 Oyster Creek Drive, Lake Jackson, TX 77566-4198, United States
        To   102 This Way, Lake Jackson, TX 77566-4198, United States

        Main Street, Oyster Creek Drive: 2 km, 3 min, automobile
          1. Head northeast on Oyster Creek Drive - 870 m
          2. Turn left onto Main Street - 1.1 km
          3. Turn right onto This Way - 60 m
          4. The destination is on your right

        © OpenStreetMap contributors

        """)
    #expect(result.errors == "")
    #expect(result.code == 0)
  }

  @Test func `directions on foot take the pavements that are drawn beside a street`() throws {
    let result = try query("165 Oyster Creek Dr", "102 This Way", "--profile", "walking")
    #expect(result.output.contains("\nOyster Creek Drive, Main Street: 2 km, 24 min, walking\n"))
    #expect(result.output.contains("\n  2. Turn left onto Main Street - 700 m\n"))
    #expect(result.code == 0)
  }

  @Test func `lengths can be in miles`() throws {
    let result = try query("165 Oyster Creek Dr", "102 This Way", "--units", "miles")
    #expect(result.output.contains("\nMain Street, Oyster Creek Drive: 1.3 miles, 3 min, "))
    #expect(result.output.contains("\n  1. Head northeast on Oyster Creek Drive - 0.5 miles\n"))
    #expect(result.output.contains("\n  3. Turn right onto This Way - 200 ft\n"))
  }

  @Test(arguments: [
    ("165 Oyster Creek Dr", "102 This Way", "automobile"),
    ("28.5005396,-94.5039092", "28.5007,-94.5041", "automobile"),
  ])
  func `any profile is the fastest one`(from: String, to: String, fastest: String) throws {
    let found = try query(from, to, "--profile", "any", "--json").json["routes"]
    #expect(found.elements.count == 1)
    #expect(found[0]["transportType"].string == fastest)
    for profile in ["automobile", "walking"] {
      let other = try query(from, to, "--profile", profile, "--json").json["routes"][0]["duration"]
      #expect(try #require(found[0]["duration"].number) <= other.number ?? .infinity)
    }
  }

  @Test(arguments: ["car", "driving", "foot"])
  func `profiles have the names of other programs too`(name: String) throws {
    let found = try query("165 Oyster Creek Dr", "102 This Way", "--profile", name, "--json").json
    let expected = name == "foot" ? "walking" : "automobile"
    #expect(found["routes"][0]["transportType"].string == expected)
  }

  @Test(arguments: ["way/100031", "way/10003", "node/70007", "Churchill Square"])
  func `a stop can be an object or a name`(stop: String) throws {
    let result = try query(stop, "102 This Way", "--profile", "walking", "--json")
    #expect(result.code == 0)
    let placemark = try result.json["waypoints"][0]["placemark"]
    if stop.contains("/") {
      #expect(placemark["osmType"].string == stop.split(separator: "/").first.map(String.init))
      #expect(placemark["osmId"].integer == stop.split(separator: "/").last.flatMap { Int($0) })
    } else {
      #expect(placemark["name"].string == stop)
    }
  }

  /// From, what is wrong in words, and its code.
  static let failures: [(String, String, String)] = [
    (
      "12 Nowhere Xyzzy", "addressNotFound",
      "Address not found. Looked for “12 Nowhere Xyzzy”. Check the spelling, leave words out, "
        + "or give the place as LATITUDE,LONGITUDE."
    ),
    (
      "node/999999", "addressNotFound",
      "Address not found. Looked for node/999999, which this map does not hold. Try its address."
    ),
    (
      "95,200", "addressNotFound",
      "Address not found. “95,200” is no latitude (-90 to 90) and longitude (-180 to 180)."
    ),
    (
      "48.1,8.2", "notInThisMap",
      "Directions not available. No road lies within 20 km of 48.1,8.2. "
        + "Is it the right map? “osmroute info” shows what it covers."
    ),
  ]

  @Test(arguments: failures)
  func `what is not found is said in words and in JSON`(
    from: String, code: String, message: String
  ) throws {
    let words = try query(from, "102 This Way")
    #expect(words.code == 1)
    #expect(words.output == "")
    #expect(words.errors == "osmroute: \(message)\n")
    let json = try query(from, "102 This Way", "--json")
    #expect(json.code == 1)
    #expect(json.errors == "")
    #expect(try json.json.keys == ["error", "attribution"])
    let failure = try #require(try json.failure)
    #expect(failure.code == code)
    #expect(failure.message == message)
  }

  @Test func `places that no way joins have no directions`() throws {
    let islands = SmallMap.islands()
    let words = try Osmroute.run("query", islands.map, "--from", "1,1.0005", "--to", "1,1.5005")
    #expect(words.code == 1)
    #expect(
      words.errors == """
        osmroute: Directions not available. No way leads from 1,1.0005 to 1,1.5005. \
        Try another profile, or a place nearby.

        """)
    let json = try Osmroute.run(
      "query", islands.map, "--from", "1,1.0005", "--to", "1,1.5005", "--format", "json")
    #expect(json.code == 1)
    #expect(try json.failure?.code == "directionsNotFound")
  }
}
