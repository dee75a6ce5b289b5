// SPDX-License-Identifier: Apache-2.0

import Testing

/// geocode, reverse and search.
struct PlaceTests {
  @Test func `an address is found and written in full`() throws {
    let result = try Osmroute.run(
      "geocode", Town.map, "102 this way, lake jackson", "--limit", "1")
    #expect(result.code == 0)
    #expect(result.errors == "")
    #expect(
      result.output == """
        1. 102 This Way, Lake Jackson, TX 77566-4198, United States  28.5005395,-94.5039092
        © OpenStreetMap contributors

        """)
  }

  @Test func `a found address has the fields of a placemark`() throws {
    let answer = try Osmroute.run("geocode", Town.map, "165 Oyster Creek Dr", "--json").json
    #expect(answer.keys == ["query", "placemarks", "attribution"])
    #expect(answer["query"].string == "165 Oyster Creek Dr")
    let house = answer["placemarks"][0]
    let expected = [
      "name": "165 Oyster Creek Drive", "thoroughfare": "Oyster Creek Drive",
      "subThoroughfare": "165", "locality": "Lake Jackson", "administrativeArea": "TX",
      "postalCode": "77566-4198", "country": "United States", "isoCountryCode": "US",
      "formattedAddress":
        "165 Oyster Creek Drive, Lake Jackson, TX 77566-4198, United States",
      "matchLevel": "house",
    ]
    for (key, value) in expected { #expect(house[key].string == value) }
    #expect(
      house["formattedAddressLines"].elements.map(\.string) == [
        "165 Oyster Creek Drive", "Lake Jackson, TX 77566-4198", "United States",
      ])
    #expect(house["latitude"].number == 28.492_621_2)
    #expect(house["longitude"].number == -94.491_128_1)
    #expect(["node", "way"].contains(house["osmType"].string))
    #expect(try #require(house["osmId"].integer) > 0)
    #expect(try #require(house["score"].number) > 0.9)
    #expect(house["distance"].isMissing)
  }

  @Test func `a shop has its telephone and category`() throws {
    let result = try Osmroute.run(
      "search", Town.map, "pizza", "--near", "28.5,-94.5", "--limit", "1")
    #expect(
      result.output == """
        1. Pizzeria Napoli, 217 Main Street, Lake Jackson, TX 77566, United States \
        (amenity=restaurant, +1 979 555 0111)  28.4997842,-94.500614  60 m
        © OpenStreetMap contributors

        """)
    let found = try Osmroute.run(
      "search", Town.map, "", "--near", "28.5,-94.5", "--category", "fuel", "--json"
    ).json
    #expect(found["query"].string == "")
    let stations = found["placemarks"].elements
    #expect(!stations.isEmpty)
    #expect(stations.allSatisfy { $0["category"].string == "amenity=fuel" })
    let metres = stations.compactMap { $0["distance"].number }
    #expect(metres.count == stations.count)
    #expect(metres == metres.sorted())
  }

  @Test func `a place is named by the house that stands there`() throws {
    let words = try Osmroute.run("reverse", Town.map, "28.5005396,-94.5039091")
    #expect(
      words.output == """
        1. 102 This Way, Lake Jackson, TX 77566-4198, United States  28.5005395,-94.5039092  0 m
        © OpenStreetMap contributors

        """)
    let found = try Osmroute.run(
      "reverse", Town.map, "28.5005396,-94.5039091", "--limit", "3", "--json"
    ).json
    #expect(found["query"].string == "28.5005396,-94.5039091")
    #expect(found["placemarks"].elements.count == 3)
    #expect(found["placemarks"][0]["subThoroughfare"].string == "102")
    #expect(try #require(found["placemarks"][0]["distance"].number) < 0.1)
  }

  @Test func `a box and a place nearby choose among equals`() throws {
    let all = try Osmroute.run("geocode", Town.map, "Main", "--json", "--limit", "50").json
    let box = try Osmroute.run(
      "geocode", Town.map, "Main", "--json", "--limit", "50", "--bbox",
      "-94.5015,28.49,-94.50,28.51"
    ).json
    #expect(!box["placemarks"].elements.isEmpty)
    #expect(box["placemarks"].elements.count < all["placemarks"].elements.count)
    for mark in box["placemarks"].elements {
      #expect((-94.5015 ... -94.5).contains(try #require(mark["longitude"].number)))
    }
  }

  @Test(arguments: [
    ("170,28,-94.4,29", true), ("-94.6,28,-170,29", true), ("170,28,-170,29", false),
    ("-94.4,28,-94.6,29", false),
  ])
  func `a box whose west is greater than its east crosses 180 degrees`(
    box: String, isInside: Bool
  ) throws {
    for command in ["geocode", "complete", "search"] {
      let text = command == "search" ? "pharmacy" : "Main Pharmacy"
      let result = try Osmroute.run(command, Town.map, text, "--bbox", box, "--json")
      #expect(try result.json["placemarks"].elements.isEmpty != isInside)
    }
  }

  /// Commands that find nothing.
  static let misses = [
    ["geocode", Town.map, "Xyzzy"], ["reverse", Town.map, "10,10"],
    ["search", Town.map, "Xyzzy", "--near", "28.5,-94.5"],
    ["search", Town.map, "pizza", "--near", "28.5,-94.5", "--category", "fuel"],
  ]

  @Test(arguments: misses)
  func `a miss is exit code 1, words on standard error, and an empty array in JSON`(
    words: [String]
  ) throws {
    let result = try Osmroute.run(words)
    #expect(result.code == 1)
    #expect(result.output == "")
    #expect(result.errors.hasPrefix("osmroute: Address not found. Looked for “\(words[2])”."))
    let json = try Osmroute.run(words + ["--json"])
    #expect(json.code == 1)
    #expect(json.errors == "")
    #expect(try json.json["placemarks"].elements.isEmpty)
    #expect(try json.json.keys == ["query", "placemarks", "attribution"])
  }

  @Test(arguments: ["\n", "\r\n"], [true, false])
  func `a batch answers each line with a document, in order`(end: String, isEnded: Bool) throws {
    let lines = ["102 This Way", "Xyzzy", "", "улица Мира", "165 Oyster Creek Dr"]
    let input = lines.joined(separator: end) + (isEnded ? end : "")
    let result = try Osmroute.run(
      ["geocode", Town.map, "--batch", "-", "--limit", "1", "--json"], input: Array(input.utf8))
    #expect(result.code == 0)
    #expect(result.errors == "")
    let answers = try result.jsonLines
    #expect(answers.map { $0["query"].string } == lines)
    #expect(answers.map { $0["placemarks"].elements.count } == [1, 0, 0, 1, 1])
    #expect(answers[3]["placemarks"][0]["name"].string == "улица Мира")
  }

  @Test func `a line of a batch that is no place is answered where it stands`() throws {
    let input = "28.5005396,-94.5039092\nhere\n\n28.5,-94.5"
    let result = try Osmroute.run(
      ["reverse", Town.map, "--batch", "-", "--json"], input: Array(input.utf8))
    #expect(result.code == 0)
    let answers = try result.jsonLines
    #expect(answers.count == 4)
    #expect(answers[0]["placemarks"][0]["subThoroughfare"].string == "102")
    #expect(answers[1]["error"]["code"].string == "usage")
    #expect(answers[2]["error"]["code"].string == "usage")
    #expect(!answers[3]["placemarks"].elements.isEmpty)
  }

  @Test func `an empty batch has no answers`() throws {
    let result = try Osmroute.run(["geocode", Town.map, "--batch", "-", "--json"])
    #expect(result.code == 0)
    #expect(result.output == "")
  }
}
