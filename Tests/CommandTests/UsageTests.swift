// SPDX-License-Identifier: Apache-2.0

import Testing

struct UsageTests {
  static let commands = [
    "import", "query", "geocode", "reverse", "search", "complete", "info", "verify",
  ]

  @Test(arguments: commands, ["--help", "-h"])
  func `every command explains itself`(command: String, option: String) throws {
    let result = try Osmroute.run(command, option)
    #expect(result.code == 0)
    #expect(result.output.contains("\nUsage: osmroute \(command) "))
    #expect(result.output.contains("\n  -h, --help "))
    #expect(result.errors == "")
    #expect(try Osmroute.run("help", command).output == result.output)
    #expect(try Osmroute.run("--help", command).output == result.output)
  }

  @Test func `help lists all commands`() throws {
    let result = try Osmroute.run("--help")
    #expect(result.code == 0)
    for command in Self.commands { #expect(result.output.contains("\n  \(command) ")) }
    #expect(result.errors == "")
    for lines in try [result.output] + Self.commands.map({ try Osmroute.run($0, "--help").output })
    {
      #expect(lines.split(separator: "\n").allSatisfy { $0.count <= 100 })
    }
  }

  @Test(arguments: ["--version", "version"])
  func `the version names the map format too`(word: String) throws {
    let result = try Osmroute.run(word)
    #expect(result.code == 0)
    #expect(result.output == "osmroute 0.1.0, map format 7\n")
  }

  @Test func `no arguments at all show how to use it`() throws {
    let result = try Osmroute.run([])
    #expect(result.code == 2)
    #expect(result.output == "")
    #expect(result.errors.contains("Usage: osmroute COMMAND"))
  }

  /// A command line, and what is said of it after "osmroute: ".
  static let mistakes: [([String], String)] = [
    (["bogus"], "there is no command “bogus”; “osmroute --help” lists them"),
    (["help", "bogus"], "there is no command “bogus”; “osmroute --help” lists them"),
    (["query"], "expected FILE, got 0 arguments"),
    (["query", "a", "b", "--from", "x", "--to", "y"], "expected FILE, got 2 arguments"),
    (["query", "m", "--frm", "x"], "there is no option --frm here; did you mean --from?"),
    (["query", "m", "--colour", "x"], "there is no option --colour here"),
    (["query", "m", "--from"], "--from needs a value: X"),
    (["query", "m", "--from", "--to", "x"], "--from needs a value: X"),
    (["query", "m", "--from", "x"], "a query needs --from and --to"),
    (["query", "m", "--from", "x", "--from", "y", "--to", "z"], "--from is given twice"),
    (["query", "m", "--from", "x", "--to", "y", "--json=1"], "--json takes no value"),
    (
      ["query", "m", "--from", "x", "--to", " "],
      "Please enter a valid starting point and at least one destination."
    ),
    (
      ["query", "m", "--from", "x", "--to", "y", "--profile", "boat"],
      "--profile takes automobile, walking or any, not “boat”"
    ),
    (
      ["query", "m", "--from", "x", "--to", "y", "--units", "parsecs"],
      "--units takes km, miles, auto, not “parsecs”"
    ),
    (
      ["query", "m", "--from", "x", "--to", "y", "--format", "xml"],
      "--format takes text, json, geojson, gpx, polyline, polyline6, not “xml”"
    ),
    (
      ["query", "m", "--from", "x", "--to", "y", "--avoid", "tolls,bridges"],
      "--avoid takes tolls, motorways, ferries, unpaved, steps, joined by commas, not “bridges”"
    ),
    (
      ["query", "m", "--from", "x", "--to", "y", "--exclude", "tolls,"],
      "--exclude takes tolls, motorways, ferries, unpaved, steps, joined by commas, not “”"
    ),
    (
      ["query", "m", "--from", "x", "--to", "y", "--alternatives", "10"],
      "--alternatives takes a whole number from 0 to 9, not “10”"
    ),
    (["query", "m", "--from", "x", "--to", "y", "--speeds"], "--speeds needs a value: FILE.csv"),
    (["geocode", "m"], "expected FILE TEXT, got 1 argument"),
    (
      ["geocode", "m", "This", "Way"],
      "expected FILE TEXT, got 3 arguments; put text with blanks in quotes"
    ),
    (["geocode", "m", "  "], "TEXT is empty"),
    (
      ["geocode", "m", "x", "--limit", "0"], "--limit takes a whole number from 1 to 1000, not “0”"
    ),
    (
      ["geocode", "m", "x", "--near", "here"],
      "--near takes LATITUDE,LONGITUDE in degrees, not “here”"
    ),
    (
      ["geocode", "m", "x", "--bbox", "1,2,3"],
      "--bbox takes WEST,SOUTH,EAST,NORTH in degrees, not “1,2,3”"
    ),
    (
      ["verify", "m", "--queries", "-1"],
      "--queries takes a whole number from 0 to 1000000, not “-1”"
    ),
    (["import"], "expected INPUT"),
    (["import", "a", "b"], "several inputs make one map: say where to write it with -o FILE"),
    (["import", "-", "-", "-o", "c"], "standard input can be read once only"),
    (
      ["import", "a", "--timestamp", "yesterday"],
      "--timestamp takes ISO 8601 such as 2026-11-30T03:28:10Z, not “yesterday”"
    ),
    (
      ["import", "a", "--timestamp", "2026-02-29"],
      "--timestamp takes ISO 8601 such as 2026-11-30T03:28:10Z, not “2026-02-29”"
    ),
    (
      ["import", "a", "--timestamp", "2026-11-30T03:28:10"],
      "--timestamp takes ISO 8601 such as 2026-11-30T03:28:10Z, not “2026-11-30T03:28:10”"
    ),
    (["import", "-"], "standard input has no name: say where to write with -o FILE"),
    (["import", "a", "--threads", "0"], "--threads takes a whole number from 1 to 1024, not “0”"),
    (["import", "a", "--country", "USA"], "--country takes two letters such as US, not “USA”"),
    (["import", "a", "-o", "a"], "INPUT and the map file are one: “a”"),
    (
      ["import", "a", "-o", "-", "--report", "-"],
      "map file and report cannot both go to standard output"
    ),
  ]

  @Test(arguments: mistakes + PlaceMistakes.lines)
  func `a mistake in the command line is named`(words: [String], message: String) throws {
    let result = try Osmroute.run(words)
    #expect(result.code == 2)
    #expect(result.output == "")
    #expect(result.errors.split(separator: "\n").first.map(String.init) == "osmroute: \(message)")
  }

  @Test func `a mistake shows the command's usage`() throws {
    let result = try Osmroute.run("info")
    #expect(
      result.errors == """
        osmroute: expected FILE, got 0 arguments
        Usage: osmroute info FILE [--json]
        “osmroute info --help” says more.

        """)
  }

  @Test(arguments: [(["geocode", "m", "", "--json"], "TEXT is empty")] + PlaceMistakes.withJSON)
  func `a mistake with json asked for is JSON`(words: [String], message: String) throws {
    let result = try Osmroute.run(words)
    #expect(result.code == 2)
    let failure = try #require(try result.failure)
    #expect(failure.code == "usage")
    #expect(failure.message == message)
    #expect(result.errors == "")
  }

  @Test func `a coordinate below zero is a value, whichever way it is given`() throws {
    let expected =
      "osmroute: Directions not available. No road lies within 20 km of -33.9,18.4. "
      + "Is it the right map? “osmroute info” shows what it covers.\n"
    for from in [["--from", "-33.9,18.4"], ["--from=-33.9,18.4"]] {
      let result = try Osmroute.run(["query", Town.map] + from + ["--to", "102 This Way"])
      #expect(result.code == 1)
      #expect(result.errors == expected)
    }
    #expect(try Osmroute.run("reverse", Town.map, "-33.9,18.4").code == 1)
  }

  @Test func `two hyphens end the options`() throws {
    let result = try Osmroute.run("geocode", "--json", "--", Town.map, "--help")
    #expect(result.code == 1)
    #expect(try result.json["query"].string == "--help")
    #expect(try result.json["placemarks"].elements.isEmpty)
  }

  @Test func `the environment can name the map`() throws {
    let environment = ["OSMROUTE_FILE": Town.map]
    let named = try Osmroute.run("geocode", Town.map, "102 This Way")
    let unnamed = try Osmroute.run(["geocode", "102 This Way"], environment: environment)
    #expect(named.code == 0)
    #expect(unnamed.output == named.output)
    #expect(try Osmroute.run(["info"], environment: environment).code == 0)
    let query = ["query", "--from", "165 Oyster Creek Dr", "--to", "102 This Way"]
    #expect(try Osmroute.run(query, environment: environment).code == 0)
    #expect(try Osmroute.run(query, environment: ["OSMROUTE_FILE": ""]).code == 2)
  }

  @Test func `a reader that goes away ends the program quietly`() throws {
    let result = try Osmroute.shell(
      "{ osmroute info \"$1\"; echo $? >&2; } | head -c 0", Town.map)
    #expect(!result.errors.contains("Fatal"))
    #expect(result.errors.split(separator: "\n").count == 1)
  }
}
