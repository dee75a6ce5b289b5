// SPDX-License-Identifier: Apache-2.0

import OSMReader
import OSMRouteImport
import PackedFile

enum ImportCommand: Command {
  static let name = "import"
  static let synopsis = "INPUT... [-o FILE] [options]"
  static let summary = "Make a map file of OpenStreetMap data."
  static let details = """
    INPUT is OSM XML (.osm), plain or packed by gzip or bzip2, or OSM PBF (.osm.pbf); “-” is standard
    input. Forms are told apart by content, not by name. Several inputs are merged by id and version.
    The map file stands beside INPUT by default, and is replaced whole or not at all.

    An element that is deleted (visible="false", JOSM's action="delete") is gone in its version and
    all before it, whichever input says so; a deletion without a version takes away all versions.
    Where nodes are missing and ways tell their places (osmium's LocationsOnWays, Overpass's
    “out geom”), those are taken.

    T is a date, 2026-11-30, or a date and a time with Z or an offset: 2026-11-30T03:28Z,
    2026-11-30T03:28:10Z, 2026-11-30T04:28:10+01:00. Of several inputs the latest time counts; what
    is none in an input is passed over, and the report counts it.

    Not read: other packers and archives (pipe them in), o5m and OPL (convert them with “osmium cat”),
    change files (.osc; apply them with “osmium apply-changes”), JSON of Overpass (ask it for
    “[out:xml]”). Each is named when it is met. An Overpass answer that ends in a run-time error is
    incomplete.

      osmroute import region.osm.pbf             makes region.osmroute beside it
      osmroute import north.osm.pbf south.osm.gz -o both.osmroute
      xz -dc region.osm.xz | osmroute import - -o region.osmroute
    """
  static let options = [
    Option(
      name: "--output", short: "-o", value: "FILE",
      help: "Map file to write; “-” is standard output."),
    Option(name: "--threads", value: "N", help: "Threads to use, 2 by default."),
    Option(
      name: "--country", value: "CC",
      help: "Country of addresses that name none and of road rules (ISO 3166-1)."),
    Option(
      name: "--timestamp", value: "T",
      help: "When the data was true, ISO 8601; the input's own latest by default."),
    Option(
      name: "--without-source", help: "Leave out OSM ids of ways and tags of roads: a smaller file."
    ),
    Option(name: "--without-map", help: "Leave out what only pictures of the map need."),
    Option(name: "--force", help: "Go on where memory or disk seem to be too small."),
    Option(
      name: "--report", value: "FILE", help: "Write the report as JSON; “-” is standard output."),
    .quiet,
  ]

  static func run(_ arguments: Arguments) throws -> Int32 {
    let inputs = arguments.positionals
    guard !inputs.isEmpty else { throw CommandError.usage("expected INPUT") }
    let output = try arguments.value("--output") ?? defaultOutput(inputs)
    let reportPath = arguments.value("--report")
    try check(inputs, output, reportPath)
    let isQuiet = arguments.isSet("--quiet")
    Interrupts.leaveNothingBehind { words in
      // The line of progress gives way.
      let start = Console.tellsTerminal ? "\r\u{1b}[K" : ""
      Console.tell("\(start)osmroute: \(words); nothing is left behind")
    }
    MemoryShortage.leaveNothingBehind()
    let progress = ImportProgress(isQuiet: isQuiet)
    let report = try MapImport.run(
      inputs: inputs, output: output, options: options(arguments)
    ) { progress.show($0) }
    progress.clear()
    if !isQuiet { Console.tell(ReportText(report, output: output).text) }
    if let reportPath { try write(report.json, to: reportPath) }
    return 0
  }

  /// Looks before the work begins: nobody wants to hear at its end that it was in vain.
  private static func check(_ inputs: [String], _ output: String, _ report: String?) throws {
    guard inputs.count(where: { $0 == "-" }) < 2 else {
      throw CommandError.usage("standard input can be read once only")
    }
    if output != "-" {
      guard !inputs.contains(where: { ReplacingFile.areOne($0, output) }) else {
        throw CommandError.usage("INPUT and the map file are one: “\(output)”")
      }
      try ReplacingFile.checkTarget(output)
    }
    guard let report else { return }
    guard output != "-" || report != "-" else {
      throw CommandError.usage("map file and report cannot both go to standard output")
    }
    if report == "-" { return }
    guard !(inputs + [output]).contains(where: { ReplacingFile.areOne($0, report) }) else {
      throw CommandError.usage("the report and INPUT or the map file are one: “\(report)”")
    }
    try ReplacingFile.checkTarget(report)
  }

  private static func options(_ arguments: Arguments) throws -> ImportOptions {
    var options = ImportOptions()
    options.threads = try arguments.integer("--threads", in: 1...1024) ?? options.threads
    options.timestamp = try arguments.value("--timestamp").map(timestamp)
    options.ignoresShortage = arguments.isSet("--force")
    options.keepsSource = !arguments.isSet("--without-source")
    if let country = arguments.value("--country") {
      guard country.count == 2, country.allSatisfy({ $0.isASCII && $0.isLetter }) else {
        throw CommandError.usage("--country takes two letters such as US, not “\(country)”")
      }
      options.country = country.uppercased()
    }
    return options
  }

  private static func timestamp(_ text: String) throws -> String {
    guard Timestamp(text) != nil else {
      throw CommandError.usage(
        "--timestamp takes ISO 8601 such as 2026-11-30T03:28:10Z, not “\(text)”")
    }
    return text
  }

  /// Of region.osm, region.osm.gz or region.xml it is region.osmroute.
  private static func defaultOutput(_ inputs: [String]) throws -> String {
    guard let input = inputs.first, inputs.count == 1 else {
      throw CommandError.usage("several inputs make one map: say where to write it with -o FILE")
    }
    guard input != "-" else {
      throw CommandError.usage("standard input has no name: say where to write with -o FILE")
    }
    var stem = input[...]
    for suffix in [".gz", ".bz2", ".pbf", ".xml", ".osm"] where stem.hasSuffix(suffix) {
      stem = stem.dropLast(suffix.count)
    }
    return (stem.isEmpty || stem.hasSuffix("/") ? input : String(stem)) + ".osmroute"
  }

  private static func write(_ json: String, to path: String) throws {
    if path == "-" { return try Console.answer(json) }
    let file = try ReplacingFile(target: path)
    try file.write(PackedArray(Array((json + "\n").utf8)))
    try file.commit()
  }
}
