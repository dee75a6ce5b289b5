// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

/// Alternatives, roads to keep off, and reported speeds, through the program.
struct RouteWishesTests {
  /// A toll road, a free road beside it, and a track; ids 11 to 16.
  ///
  ///     2 km west to east: 1 ─ 2 ═══ 3 ─ 4, and 2 ─ 5 ─ 6 ─ 3 to the south of it.
  private static let map = SmallMap(
    """
    <node id="1" lat="1" lon="1"/><node id="2" lat="1" lon="1.002"/>
    <node id="3" lat="1" lon="1.012"/><node id="4" lat="1" lon="1.014"/>
    <node id="5" lat="0.999" lon="1.002"/><node id="6" lat="0.999" lon="1.012"/>
    \(way(11, [1, 2], "First Street"))\(way(12, [2, 3], "Toll Road", ["toll": "yes"]))
    \(way(13, [3, 4], "Last Street"))\(way(14, [2, 5], "Side Street"))
    \(way(15, [5, 6], "Free Road"))\(way(16, [6, 3], "Back Street"))
    """)

  private static func way(
    _ id: Int, _ nodes: [Int], _ name: String, _ tags: [String: String] = [:]
  ) -> String {
    let all = tags.merging(["highway": "tertiary", "name": name]) { a, _ in a }
    return "<way id=\"\(id)\">" + nodes.map { "<nd ref=\"\($0)\"/>" }.joined()
      + all.sorted { $0.key < $1.key }.map { "<tag k=\"\($0.key)\" v=\"\($0.value)\"/>" }.joined()
      + "</way>"
  }

  private static let ends = ["--from", "1,1.0005", "--to", "1,1.0135"]

  private func query(_ more: [String], input: String = "") throws -> Osmroute.Result {
    try Osmroute.run(["query", Self.map.map] + Self.ends + more, input: Array(input.utf8))
  }

  private func names(_ more: String..., input: String = "") throws -> [String] {
    let result = try query(more + ["--json"], input: input)
    #expect(result.code == 0 && result.errors == "")
    return try result.json["routes"].elements.compactMap { $0["name"].string }
  }

  private func streets(_ more: String..., input: String = "") throws -> [String?] {
    let result = try query(more + ["--json"], input: input)
    #expect(result.code == 0)
    return try result.json["routes"][0]["legs"][0]["steps"].elements.dropLast().map {
      $0["name"].string
    }
  }

  private static let toll = ["First Street", "Toll Road", "Last Street"]
  private static let free = [
    "First Street", "Side Street", "Free Road", "Back Street", "Last Street",
  ]

  @Test func `tolls are avoided and excluded on demand`() throws {
    #expect(try streets() == Self.toll)
    for option in ["--avoid", "--exclude"] {
      #expect(try streets(option, "tolls") == Self.free)
      #expect(try streets(option, "ferries,toll") == Self.free)
      #expect(try streets(option, "steps", option, "tolls") == Self.free)
      #expect(try streets(option, "ferries,motorways,unpaved,steps") == Self.toll)
    }
    #expect(try streets("--avoid", "tolls", "--profile", "walking").contains("Toll Road"))
  }

  @Test func `what could not be avoided is said, and what is excluded leaves no way`() throws {
    let onToll = ["query", Self.map.map, "--from", "1,1.005", "--to", "1,1.0135"]
    let avoided = try Osmroute.run(onToll + ["--avoid", "tolls"])
    #expect(
      avoided.output.contains(
        "\nNote: No route avoids tolls altogether; this one has the least.\n"
          + "Note: This route has tolls.\n"))
    let all = "tolls,motorways,ferries,unpaved,steps"
    #expect(try streets("--avoid", all) == Self.free)
    let closed = try query(
      ["--exclude", "tolls", "--speeds", "-", "--json"], input: "15,0\n")
    #expect(closed.code == 1 && closed.errors == "")
    let failure = try #require(try closed.failure)
    #expect(failure.code == "directionsNotFound")
    #expect(
      failure.message
        == "Directions not available. No way leads from 1,1.0005 to 1,1.0135 without tolls, "
        + "as the reported speeds and closures are. Try to avoid what you exclude: then there is as little of it as can be."
    )
  }

  @Test func `alternatives are other routes, best first`() throws {
    let routes = try query(["--alternatives", "2", "--json"]).json["routes"].elements
    #expect(routes.count == 2)
    #expect(routes.map { $0["hasTolls"].bool } == [true, false])
    let plain = try query(["--json"]).json["routes"]
    #expect(plain.elements.count == 1)
    for key in ["geometry", "name"] {
      #expect(plain[0][key].string == routes[0][key].string)
    }
    let text = try query(["--alternatives", "1"]).output
    #expect(text.contains("\nToll Road: ") && text.contains("\nFree Road"))
    #expect(try names("--alternatives", "0").count == 1)
    #expect(try names("--alternatives", "2", "--avoid", "tolls").count == 1)
  }

  @Test func `alternatives of any profile say which each is of`() throws {
    let result = try query(["--alternatives", "2", "--profile", "any", "--json"])
    let routes = try result.json["routes"].elements
    #expect(routes.count == 3)
    #expect(routes.map { $0["transportType"].string } == ["automobile", "automobile", "walking"])
    let two = try query(["--alternatives", "1", "--profile", "any", "--json"])
    #expect(
      try two.json["routes"].elements.map { $0["transportType"].string }
        == ["automobile", "walking"])
  }

  @Test func `over stops on the way there is one route, and that is said`() throws {
    let result = try query(["--via", "1,1.007", "--alternatives", "2", "--json"])
    #expect(try result.json["routes"].elements.count == 1)
    #expect(
      result.errors
        == "osmroute: over --via there is one route; alternatives join two places alone\n")
  }

  @Test(arguments: [
    "12,0", "way_id,speed_kmh\n12,0\n", "# closed\r\n\r\nWay,Speed\r\n12 , 0 # here\r\n",
    "\u{feff}osm_way_id,speed,direction\n12,0,forward\n12,0,backward\n", "12,2.5,both", "12,0,",
    "12,50\n12,.5\n", "12,0,FORWARD", "\"way\",\"speed\"\r\n\"12\", \" 0\"\r\n",
  ])
  func `speeds come from a file or from standard input`(_ lines: String) throws {
    #expect(try streets("--speeds", "-", input: lines) == Self.free)
    let folder = TemporaryFolder()
    let file = folder.write(Array(lines.utf8), to: "speeds.csv")
    #expect(try streets("--speeds", file) == Self.free)
    // Only one direction is closed, and not this one.
    #expect(try streets("--speeds", "-", input: "12,0,backward") == Self.toll)
    #expect(try streets("--speeds", "-", input: "") == Self.toll)
  }

  @Test func `reports that are of no use are counted`() throws {
    let result = try query(["--speeds", "-"], input: "12,300\n13,1\n99,0\n98,0\n")
    #expect(result.code == 0)
    #expect(
      result.errors == """
        osmroute: standard input: 2 of 4 lines are about ways that this map does not have
        osmroute: standard input: 1 of 4 lines are faster than the map's own speeds, which are \
        used instead

        """)
  }

  private static let form =
    "; write WAY,SPEED or WAY,SPEED,forward|backward: the id of a way and km/h, 0 where it is closed"

  static let badLines: [(String, Int, String)] = [
    ("12", 1, "1 field"), ("12,30\n12,5,forward,x", 2, "more than 3 fields"),
    ("12,30\nFirst Street,30", 2, "“First Street” is no id of a way"),
    ("12;30", 1, "1 field"), ("12,fast", 1, "“fast” is no speed"), ("12,-5", 1, "“-5” is no speed"),
    ("12,nan", 1, "“nan” is no speed"), ("12,0x1p3", 1, "“0x1p3” is no speed"),
    ("12,30 mph", 1, "“30 mph” is no speed"), ("12,", 1, "“” is no speed"),
    ("12,1.2.3", 1, "“1.2.3” is no speed"), ("#\n\n12,5,north", 3, "“north” is no direction"),
    ("12,5\nway,speed", 2, "“way” is no id of a way"),
    ("99999999999999999999,5", 1, "“99999999999999999999” is no id of a way"),
  ]

  @Test(arguments: badLines)
  func `a bad line is named, with what to write`(
    lines: String, number: Int, fault: String
  ) throws {
    let result = try query(["--speeds", "-"], input: lines)
    #expect(result.code == 3 && result.output == "")
    #expect(
      result.errors == "osmroute: standard input, line \(number): \(fault)\(Self.form)\n")
    let json = try query(["--speeds", "-", "--json"], input: lines)
    #expect(try json.failure?.code == "badInput")
  }

  @Test func `a file of speeds takes little more memory than it has bytes`() throws {
    let folder = TemporaryFolder()
    let result = try Osmroute.shell(
      """
      cd "$1"; ulimit -v 600000
      yes '' | head -n 40000000 > blank.csv; yes , | head -n 20000000 | tr -d '\\n' > commas.csv
      for file in blank commas; do
        osmroute query "$2" --from 1,1 --to 1,1.012 --speeds $file.csv > out 2> errors; echo $?
      done
      """, folder.path, Self.map.map)
    #expect(result.output == "0\n3\n")
  }

  @Test func `a file that is not there is named`() throws {
    let result = try query(["--speeds", "/nowhere/speeds.csv"])
    #expect(result.code == 3)
    #expect(
      result.errors == "osmroute: cannot open /nowhere/speeds.csv: No such file or directory\n")
  }

  @Test func `a map without ids of ways takes no speeds`() throws {
    let folder = TemporaryFolder()
    let map = folder.file("bare.osmroute")
    _ = try Osmroute.run("import", "-q", Town.input, "-o", map, "--without-source")
    let arguments = ["query", map, "--from", "165 Oyster Creek Dr", "--to", "102 This Way"]
    let result = try Osmroute.run(arguments + ["--speeds", "-"], input: Array("1,0".utf8))
    #expect(result.code == 3)
    #expect(
      result.errors
        == "osmroute: \(map) has no ids of ways, which --speeds needs; import it again without "
        + "--without-source\n")
    // All else works.
    #expect(try Osmroute.run(arguments + ["--avoid", "unpaved,tolls"]).code == 0)
    #expect(try Osmroute.run(arguments + ["--alternatives", "2"]).code == 0)
  }
}
