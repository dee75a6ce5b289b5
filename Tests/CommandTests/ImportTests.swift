// SPDX-License-Identifier: Apache-2.0

import Foundation
import OSMRouteImport
import PackedFile
import TestSupport
import Testing

struct ImportTests {
  private let folder = TemporaryFolder()

  /// Two houses on one street.
  private static let street = """
    <osm version="0.6">
    <node id="1" lat="1" lon="1"/><node id="2" lat="1" lon="1.01"/>
    <node id="3" lat="1.0001" lon="1.002"><tag k="addr:street" v="Elm Street"/>
    <tag k="addr:housenumber" v="1"/></node>
    <node id="4" lat="1.0001" lon="1.008"><tag k="addr:street" v="Elm Street"/>
    <tag k="addr:housenumber" v="7"/></node>
    <way id="5"><nd ref="1"/><nd ref="2"/><tag k="highway" v="residential"/>
    <tag k="name" v="Elm Street"/></way>
    </osm>
    """

  /// Everything of the folder but its inputs.
  private func leftovers() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { !$0.contains("in.") }
  }

  private func checksum(_ name: String) -> UInt32 {
    PackedArray(TemporaryFolder.read(folder.file(name))).checksum
  }

  @Test func `the map file stands beside the input by default`() throws {
    for name in ["a.osm", "b.xml", "c.osm.gz", "d"] {
      folder.write(Self.street.utf8, to: name)
      #expect(try Osmroute.run("import", "-q", folder.file(name)).code == 0)
    }
    for name in ["a", "b", "c", "d"] {
      #expect(try Osmroute.run("info", folder.file("\(name).osmroute")).code == 0)
    }
  }

  @Test(arguments: [
    "in.osm -o ./in.osm", "in.osm -o link", "in.osm -o map --report in.osm",
    "in.osm -o map --report ./in.osm", "in.osm -o map --report map", "in.osm -o old --report ./old",
  ])
  func `nothing overwrites what is read, or what was just written`(arguments: String) throws {
    folder.write(Self.street.utf8, to: "in.osm")
    let result = try Osmroute.shell(
      "cd \"$1\"; ln -s in.osm link; echo old > old; osmroute import -q \(arguments)", folder.path)
    #expect(result.code == 2)
    #expect(TemporaryFolder.read(folder.file("in.osm")) == Array(Self.street.utf8))
    #expect(try leftovers().sorted() == ["link", "old"])
  }

  @Test func `a limit on the size of files is an error that leaves nothing behind`() throws {
    folder.write(Self.street.utf8, to: "in.osm")
    let result = try Osmroute.shell(
      "cd \"$1\"; ulimit -f 1; osmroute import -q in.osm -o map", folder.path)
    #expect(result.code == 3)
    #expect(result.errors.contains("File too large"))
    #expect(try leftovers() == [])
  }

  @Test func `several inputs are merged by id`() throws {
    let lines = Self.street.split(separator: "\n")
    let west = lines.filter { !$0.contains("id=\"4\"") && !$0.contains("v=\"7\"") }
    folder.write(west.joined(separator: "\n").utf8, to: "west.osm")
    folder.write(Self.street.utf8, to: "east.osm")
    let result = try Osmroute.run(
      "import", folder.file("west.osm"), folder.file("east.osm"), "-o", folder.file("both"))
    #expect(result.code == 0)
    #expect(result.errors.contains("roads      1 segments of 1 ways"))
    #expect(result.errors.contains("addresses  2,"))
    #expect(result.errors.contains("4 elements left out whose version came twice"))
  }

  @Test func `plain, compressed, piped and to a pipe give the same bytes`() throws {
    let result = try Osmroute.shell(
      """
      cd "$1"; cp "$2" town.osm; gzip -c town.osm > packed.osm; set -e
      osmroute import -q town.osm -o plain
      osmroute import -q town.osm -o again --threads 1
      osmroute import -q town.osm -o more --threads 7
      osmroute import -q - --timestamp 2024-01-01 -o piped < town.osm
      osmroute import -q - --timestamp 2024-01-01 -o unpacked < packed.osm
      osmroute import -q town.osm -o - > output
      """, folder.path, Town.input)
    #expect(result.code == 0)
    #expect(result.output == "")
    #expect(result.errors == "")
    // Sums, for the files themselves would be printed whole.
    let sum = checksum("plain")
    #expect(sum == PackedArray(Town.bytes).checksum)
    for name in ["again", "more", "output"] { #expect(checksum(name) == sum, "\(name)") }
    #expect(checksum("piped") == checksum("unpacked"))
    #expect(try Osmroute.run("info", folder.file("packed.osm")).code == 3)
  }

  @Test func `input that comes in drops through a pipe is still known by its first bytes`() throws {
    let result = try Osmroute.shell(
      """
      cd "$1"; gzip -c "$2" > packed
      { head -c 1 packed; sleep 0.2; tail -c +2 packed; } | osmroute import -q - -o map
      """, folder.path, Town.input)
    #expect(result.errors == "")
    #expect(result.code == 0)
  }

  @Test(arguments: ["", "yesterday", "2024-02-30", "2024-01-01T00:00"])
  func `the library takes no timestamp that is none`(text: String) {
    var options = ImportOptions()
    options.timestamp = text
    let error = #expect(throws: (any Error).self) {
      try MapImport.run(inputs: [Town.input], output: folder.file("map"), options: options)
    }
    #expect(
      error.map { "\($0)" }
        == "the timestamp “\(text)” is no ISO 8601 such as 2026-11-30T03:28:10Z")
  }

  @Test func `the report says what was read and built`() throws {
    let map = folder.file("map")
    let result = try Osmroute.run(
      "import", Town.input, "-o", map, "--report", folder.file("report"))
    #expect(result.code == 0)
    #expect(result.output == "")
    #expect(result.errors.hasPrefix("read       3360 nodes, 772 ways, 29 relations\n"))
    #expect(result.errors.contains("\nwrote      \(map), "))
    let report = try JSONValue(TemporaryFolder.read(folder.file("report")))
    #expect(report["elements"]["nodes"].integer == 3360)
    #expect(report["elements"]["ways"].integer == 772)
    #expect(report["elements"]["relations"].integer == 29)
    #expect(report["profiles"].elements.map { $0["name"].string } == ["automobile", "walking"])
    for profile in report["profiles"].elements {
      for count in ["arcs", "arrivals", "searchNodes", "searchArcs", "shortcuts"] {
        #expect(try #require(profile[count].integer) > 0)
      }
    }
    #expect(report["bytes"].integer == Town.bytes.count)
    #expect(try #require(report["losses"].elements.first)["reason"].string != nil)
    #expect(
      report["stages"].elements.map { $0["name"].string } == [
        "reading", "addresses", "roads", "hierarchies", "writing",
      ])
    #expect(report["attribution"].string == "© OpenStreetMap contributors")
  }

  @Test func `the report agrees with the map file`() throws {
    let report = try Osmroute.run(
      "import", "-q", Town.input, "-o", folder.file("map"), "--report", "-"
    ).json
    let info = try Osmroute.run("info", folder.file("map"), "--json").json
    for name in ["segments", "addresses"] {
      let count = try #require(report[name].integer)
      #expect(count == info[name].integer)
    }
    #expect(report["bytes"].integer == info["totalBytes"].integer)
    for (built, stored) in zip(report["profiles"].elements, info["profiles"].elements) {
      #expect(built["searchNodes"].integer == stored["nodes"].integer)
      #expect(built["searchArcs"].integer == stored["arcs"].integer)
      #expect(built["shortcuts"].integer == stored["shortcuts"].integer)
    }
  }

  @Test func `the report is not the map by another name, also where neither is there yet`() throws {
    try FileManager.default.createSymbolicLink(
      atPath: folder.file("link"), withDestinationPath: folder.path)
    for name in ["map", "./map", "link/map", "link/./map"] {
      let result = try Osmroute.shell(
        "cd \"$1\"; osmroute import \"$2\" -q -o map --report \(name)", folder.path, Town.input)
      #expect(result.code == 2)
      #expect(
        result.errors.hasPrefix(
          "osmroute: the report and INPUT or the map file are one: “\(name)”\n"))
    }
  }

  @Test func `a quiet import says nothing`() throws {
    let result = try Osmroute.run("import", "--quiet", Town.input, "-o", folder.file("map"))
    #expect(result.code == 0)
    #expect(result.output == "")
    #expect(result.errors == "")
  }

  /// Inputs, and the line that refuses them; “IN” stands for the input's path.
  static let badInputs: [(String, [UInt8], String)] = [
    ("empty", [], "IN: is empty"),
    (
      "unclosed", Array("<osm>\n<node id='1'\n".utf8),
      "IN: line 2, byte 6: is no well-formed XML: unclosed token; the file is not whole: "
        + "fetch it again\n"
    ),
    (
      "badly nested", Array("<osm>\n<way id='1'>\n</node></osm>\n".utf8),
      "IN: line 3, byte 21: is no well-formed XML: mismatched tag\n"
    ),
    (
      "no latitude", Array("<osm>\n<node id='1' lon='2'/>\n</osm>".utf8),
      "IN: line 2, byte 6: node 1 has no lat or no lon\n"
    ),
    (
      "another document", Array("<gpx></gpx>".utf8),
      "IN: line 1, byte 0: is no OSM data: its outermost element is <gpx>, expected <osm>\n"
    ),
    (
      "hostile characters", Array("<osm><node id='\u{202e}\u{9b}31m&#10;' lat='1'/></osm>".utf8),
      "IN: line 1, byte 5: a node has id=\"\\u{202e}\\u{9b}31m\\u{a}\", which is no whole number "
        + "of 64 bits\n"
    ),
    (
      "a value without end",
      Array("<osm><node id='\(String(repeating: "x", count: 99_999))'/></osm>".utf8),
      "IN: line 1, byte 5: a node has id=\"\(String(repeating: "x", count: 80))…\", which is no whole "
        + "number of 64 bits\n"
    ),
    ("half a gzip file", [0x1f, 0x8b, 8, 0], "IN: "),
    ("PBF", [0, 0, 0, 13, 10, 9] + Array("OSMHeader".utf8), "IN: ends after 15 bytes within"),
    ("a map file", Array("OSMROUTE\u{1}\u{0}\u{0}\u{0}".utf8), "IN: is a map file already"),
  ]

  @Test(arguments: badInputs)
  func `what is no OSM data is refused, and the map of before stays`(
    what: String, bytes: [UInt8], message: String
  ) throws {
    let input = folder.write(bytes, to: "in.osm")
    folder.write(Array("the map of before".utf8), to: "map")
    let result = try Osmroute.run("import", input, "-o", folder.file("map"))
    #expect(result.code == 3)
    #expect(result.output == "")
    let expected = "osmroute: " + message.replacingOccurrences(of: "IN", with: input)
    #expect(result.errors.hasPrefix(expected))
    #expect(result.errors.split(separator: "\n").count == 1)
    #expect(TemporaryFolder.read(folder.file("map")) == Array("the map of before".utf8))
    #expect(try leftovers() == ["map"])
  }

  @Test(arguments: [
    ("<&-", "cannot read standard input: Bad file descriptor"),
    ("< /", "cannot read standard input: Is a directory"),
    ("< /dev/null", "standard input: is empty"),
  ])
  func `standard input that gives nothing is called by its name`(
    redirection: String, message: String
  ) throws {
    let result = try Osmroute.shell(
      "cd \"$1\"; osmroute import - -o map \(redirection)", folder.path)
    #expect(result.code == 3)
    #expect(result.errors == "osmroute: \(message)\n")
    #expect(try leftovers() == [])
  }

  @Test func `what is told does not get into a map where standard streams are closed`() throws {
    let result = try Osmroute.shell(
      "cd \"$1\"; osmroute import \"$2\" -o map <&- >&- 2>&-", folder.path, Town.input)
    #expect(result.code == 0)
    #expect(checksum("map") == PackedArray(Town.bytes).checksum)
  }

  @Test func `a name that would steer the terminal does not`() throws {
    let result = try Osmroute.run("import", folder.file("\u{1b}[31mred\n.osm"))
    #expect(result.code == 3)
    #expect(
      result.errors == "osmroute: cannot open \(folder.path)/\\u{1b}[31mred\\u{a}.osm: "
        + "No such file or directory\n")
  }

  @Test func `a missing input is named`() throws {
    let result = try Osmroute.run("import", folder.file("nowhere.osm"))
    #expect(result.code == 3)
    #expect(
      result.errors
        == "osmroute: cannot open \(folder.file("nowhere.osm")): No such file or directory\n")
    #expect(try leftovers().isEmpty)
  }

  @Test(arguments: [
    (["-o", "none/map"], "cannot create FOLDER/none/map: No such file or directory"),
    (["-o", ""], "cannot replace FOLDER/: Is a directory"),
    (
      ["-o", "map", "--report", "none/r"], "cannot create FOLDER/none/r: No such file or directory"
    ),
  ])
  func `an output that cannot be is refused before the work`(
    options: [String], message: String
  ) throws {
    let input = folder.write(Self.street.utf8, to: "in.osm")
    let words = options.map { $0.hasPrefix("-") ? $0 : folder.file($0) }
    let result = try Osmroute.run(["import", input] + words)
    #expect(result.code == 3)
    let expected = message.replacingOccurrences(of: "FOLDER", with: folder.path)
    #expect(result.errors == "osmroute: \(expected)\n")
    #expect(try leftovers().isEmpty)
  }

  @Test func `a device is not replaced by a map`() throws {
    let input = folder.write(Self.street.utf8, to: "in.osm")
    let result = try Osmroute.run("import", input, "-o", "/dev/null")
    #expect(result.code == 3)
    #expect(result.errors == "osmroute: cannot replace /dev/null: Operation not supported\n")
  }

  @Test func `a country given on the way makes addresses complete`() throws {
    let input = folder.write(Self.street.utf8, to: "in.osm")
    let map = folder.file("map")
    #expect(try Osmroute.run("import", "-q", input, "-o", map, "--country", "us").code == 0)
    let found = try Osmroute.run("geocode", map, "7 elm st", "--json").json["placemarks"][0]
    #expect(found["isoCountryCode"].string == "US")
    #expect(found["formattedAddress"].string == "7 Elm Street, United States")
  }

  @Test func `a map without its source does not know ids of ways`() throws {
    let input = folder.write(Self.street.utf8, to: "in.osm")
    let map = folder.file("map")
    #expect(try Osmroute.run("import", "-q", input, "-o", map, "--without-source").code == 0)
    #expect(try Osmroute.run("info", map, "--json").json["bytes"]["ways.osm"].isMissing)
    #expect(try Osmroute.run("verify", map).code == 0)
  }
}
