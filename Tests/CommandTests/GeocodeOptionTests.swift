// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// Options of geocode and complete.
struct GeocodeOptionTests {
  private func names(_ words: String...) throws -> [String?] {
    try Osmroute.run(words + ["--json"]).json["placemarks"].elements.map { $0["name"].string }
  }

  private func towns(_ words: String...) throws -> [String?] {
    try Osmroute.run(words + ["--json"]).json["placemarks"].elements.map { $0["locality"].string }
  }

  @Test func `an address can be given in parts`() throws {
    let found = try Osmroute.run(
      "geocode", Town.map, "--street", "102 This Way", "--city", "Lake Jackson", "--postcode",
      "77566", "--state", "TX", "--country", "US", "--json"
    ).json
    #expect(found["query"].string == "102 This Way, Lake Jackson, TX, 77566, US")
    #expect(found["placemarks"][0]["name"].string == "102 This Way")
    // The town of this name is no street.
    #expect(try names("geocode", Town.map, "--city", "Lake Jackson").first == "Lake Jackson")
    #expect(try Osmroute.run("geocode", Town.map, "--street", "Xyzzy").code == 1)
    let shop = try names("geocode", Town.map, "--amenity", "Pizzeria Napoli")
    #expect(shop.first == "Pizzeria Napoli")
  }

  @Test func `the answers can be of some kinds only`() throws {
    func levels(_ kinds: String) throws -> Set<String?> {
      let found = try Osmroute.run(
        "geocode", Town.map, "Lake Jackson", "--limit", "50", "--level", kinds, "--json"
      ).json["placemarks"].elements
      return Set(found.map { $0["matchLevel"].string })
    }
    #expect(try levels("place") == ["place"])
    #expect(try levels("poi") == ["poi"])
    #expect(try levels("POI,place") == ["poi", "place"])
  }

  @Test func `one of the answers can be picked`() throws {
    let map = Self.twins.map
    let all = try towns("geocode", map, "Elm Road")
    #expect(all.count == 2)
    #expect(try towns("geocode", map, "Elm Road", "--first") == [all[0]])
    #expect(try towns("geocode", map, "Elm Road", "--pick", "2") == [all[1]])
    // More may be picked than are shown.
    #expect(try towns("geocode", map, "Elm Road", "--pick", "2", "--limit", "1") == [all[1]])
    let none = try Osmroute.run("geocode", Town.map, "102 This Way", "--pick", "900")
    #expect(none.code == 1)
    #expect(none.output == "")
  }

  /// Two streets of one name in two towns, and one of another.
  private static let twins = SmallMap(
    [("A", 1.0), ("B", 1.2)].enumerated().map { number, town in
      """
      <node id="\(number)1" lat="\(town.1)" lon="1"/>
      <node id="\(number)2" lat="\(town.1)" lon="1.002"/>
      <node id="\(number)3" lat="\(town.1)" lon="1.001"><tag k="place" v="town"/>
      <tag k="name" v="Town \(town.0)"/></node>
      <node id="\(number)4" lat="\(town.1 + 0.0001)" lon="1.001">
      <tag k="addr:housenumber" v="7"/><tag k="addr:street" v="Elm Road"/>
      <tag k="addr:city" v="Town \(town.0)"/></node>
      <way id="\(number)5"><nd ref="\(number)1"/><nd ref="\(number)2"/>
      <tag k="highway" v="residential"/><tag k="name" v="Elm Road"/></way>
      """
    }.joined())

  @Test func `strictly an address must be one and have all words`() throws {
    let map = Self.twins.map
    let one = try Osmroute.run("geocode", map, "7 Elm Rd, Town B", "--strict", "--first", "--json")
    #expect(one.code == 0)
    let mark = try one.json["placemarks"][0]
    #expect(mark["locality"].string == "Town B")
    #expect(mark["explanation"].isMissing)
    let both = try Osmroute.run("geocode", map, "7 Elm Road", "--strict")
    #expect(both.code == 1)
    #expect(both.output == "")
    #expect(
      both.errors == """
        osmroute: Address not found. “7 Elm Road” can mean several places: \
        7 Elm Road, Town A (1.0001,1.001); 7 Elm Road, Town B (1.2001,1.001). \
        Say more, or take one with --pick N.

        """)
    #expect(try Osmroute.run("geocode", map, "7 Elm Road").code == 0)
    for text in ["7 Elm Road, Town A, Xyzzy", "8 Elm Road, Town A", "7 Elk Road, Town B"] {
      let result = try Osmroute.run("geocode", map, text, "--strict", "--json")
      #expect(result.code == 1)
      let failure = try #require(try result.failure)
      #expect(failure.code == "addressNotFound")
      #expect(failure.message.hasPrefix("Address not found. "))
    }
  }

  @Test(arguments: [
    ("165 Oyster Creek Dr", true), ("165 oyster creek drive lake jackson", true),
    ("70 St Patrick St, Lake Jackson, Texas", true), ("102 This Way 77566", true),
    ("165 Oyster Crek Drive, Lake Jackson, TX 77566-4198, United States", false),
    ("165 Oyster Creek Drive, Lake Jackson, TX 77566-4198, Canada", false), ("102 This Wa", false),
  ])
  func `strictly words may be abbreviated and not be misspelt`(text: String, isExact: Bool) throws {
    #expect(try Osmroute.run("geocode", Town.map, text, "--strict").code == (isExact ? 0 : 1))
  }

  @Test func `an answer can say what each word was taken for`() throws {
    let result = try Osmroute.run(
      "geocode", Town.map, "102 this way, lake jackson xyzzy", "--limit", "1", "--explain")
    let line = result.output.split(separator: "\n").dropFirst().first ?? ""
    #expect(line.hasPrefix("   house, score 0."))
    #expect(
      line.hasSuffix("; 102: number; this way: name; lake jackson: context; xyzzy: not found"))
    let found = try Osmroute.run(
      "geocode", Town.map, "102 This Way", "--first", "--explain", "--json"
    ).json["placemarks"][0]["explanation"]
    #expect(found.keys == ["reading", "words", "fit", "bonus"])
    #expect(found["reading"].string == "words")
    #expect(found["words"].elements.map { $0["word"].string } == ["102", "this", "way"])
    #expect(found["words"].elements.map { $0["part"].string } == ["number", "name", "name"])
    let plain = try Osmroute.run("geocode", Town.map, "102 This Way", "--first", "--json").json
    #expect(plain["placemarks"][0]["explanation"].isMissing)
  }

  @Test(arguments: [
    (
      "Main St & This Way", "crossing",
      "read as a crossing of two streets; main st this way: name"
    ),
    (
      "pharmacy near Oyster Creek Dr", "near",
      "read as a kind of place near another place; pharmacy: name; oyster creek dr: context"
    ),
    ("28.5,-94.5", "coordinate", "read as a coordinate"),
    (
      "GF2W+6C Lake Jackson", "plusCode", "read as a Plus Code; lake jackson: context"
    ),
  ])
  func `an answer that was not found word by word says as what it was read`(
    text: String, reading: String, phrase: String
  ) throws {
    let lines = try Osmroute.run("geocode", Town.map, text, "--first", "--explain").output
      .split(separator: "\n")
    #expect(lines[1].hasSuffix("; \(phrase)"))
    let found = try Osmroute.run("geocode", Town.map, text, "--first", "--explain", "--json").json
    #expect(found["placemarks"][0]["explanation"]["reading"].string == reading)
    let plain = try Osmroute.run("geocode", Town.map, text, "--first", "--json").json
    #expect(plain["placemarks"][0]["explanation"].isMissing)
  }

  @Test func `names come in the language asked for where they are known`() throws {
    let map = SmallMap(
      """
      <node id="1" lat="47" lon="9"><tag k="place" v="town"/><tag k="name" v="Genf"/>
      <tag k="name:fr" v="Genève"/><tag k="name:zh-Hant" v="日內瓦"/></node>
      """)
    for (language, name) in [("fr", "Genève"), ("fr-CH", "Genève"), ("zh_Hant_TW", "日內瓦")] {
      #expect(try names("geocode", map.map, "Genf", "--language", language) == [name])
      #expect(try names("reverse", map.map, "47,9", "--language", language) == [name])
    }
    #expect(try names("geocode", map.map, "Genf", "--language", "it") == ["Genf"])
  }

  @Test func `crossings, kinds near a street, coordinates and Plus Codes are understood`() throws {
    #expect(try names("geocode", Town.map, "Main St & This Way").first == "Main Street & This Way")
    let near = try names("geocode", Town.map, "pharmacy near Oyster Creek Dr", "--limit", "1")
    #expect(near == ["Creek Pharmacy"])
    let code = try Osmroute.run("geocode", Town.map, "28°30'N 94°30'W")
    #expect(code.output == "1. 28.5,-94.5\n© OpenStreetMap contributors\n")
  }

  @Test func `what is being typed is completed, to the house number`() throws {
    #expect(try names("complete", Town.map, "102 this w").first == "102 This Way")
    #expect(try names("complete", Town.map, "this way 10").contains("102 This Way"))
    #expect(try names("complete", Town.map, "churchi", "--limit", "1").count == 1)
    #expect(try names("geocode", Town.map, "churchi sq").first == "Churchill Square")
    let miss = try Osmroute.run("complete", Town.map, "xyzzyxyzzy")
    #expect(miss.code == 1)
    #expect(miss.errors.hasPrefix("osmroute: Address not found. Looked for “xyzzyxyzzy”."))
  }

  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/script")))
  func `on a terminal a person is asked which answer is meant`() throws {
    func chosen(_ typed: String) throws -> Osmroute.Result {
      try Osmroute.shell(
        """
        printf '\(typed)\\n' | /usr/bin/script -qec "$OSMROUTE geocode $1 'Elm Road' --choose" \
        /dev/null
        """, Self.twins.map)
    }
    let list = try towns("geocode", Self.twins.map, "Elm Road")
    let second = try chosen("2")
    #expect(second.code == 0)
    #expect(second.output.contains("0) none of these"))
    let town = try #require(list[1])
    #expect(second.output.contains("Which one? [1] 1. Elm Road, \(town) "))
    #expect(try chosen("0").code == 1)
    #expect(try chosen("99").code == 2)
  }
}
