// SPDX-License-Identifier: Apache-2.0

import Geocoding
import JSON
import OSMRoute
import RoadNetwork
import Routing

enum QueryCommand: Command {
  static let name = "query"
  static let synopsis = "FILE --from X --to Y [--via X]... [options]"
  static let summary = "Find the way from one place to another."
  static let details = """
    X is LATITUDE,LONGITUDE, an address or a name as you would write it, or node/ID, way/ID,
    relation/ID of an object of the map.

      osmroute query town.osmroute --from "165 Oyster Creek Dr" --to "102 This Way"
      osmroute query town.osmroute --from 28.5007,-94.5041 --to "Churchill Square" --profile walking

    ROADS are words joined by commas: tolls, motorways, ferries, unpaved, steps. What is avoided is
    on the route only where there is no way without it, and then as little as can be, however long
    that takes; a note says so. What is excluded is never used, nor do trips begin or end on it:
    they go to the next road, or to the next of the main network that is left.

    A line of FILE.csv is WAY,SPEED or WAY,SPEED,forward|backward: the id of a way, the speed on it
    at the moment in km/h, 0 where it is closed, and the direction as the way is drawn. # begins a
    comment, and the first line may name the columns. Speeds above the map's own count as those.
    Nothing leads over closed roads, nor to them.

      osmroute query town.osmroute --from A --to B --avoid tolls,ferries --speeds traffic.csv

    Alternatives are other ways that are at most a quarter longer, found between two places: over
    --via there is one route. With --profile any the best route of the other profile comes first
    of them.
    """
  static let options = [
    Option(name: "--from", value: "X", help: "Where the trip begins."),
    Option(name: "--to", value: "X", help: "Where it ends."),
    Option(
      name: "--via", value: "X", help: "A stop on the way; may be repeated.", isRepeatable: true),
    Option(
      name: "--profile", value: "P",
      help: "automobile (the default), walking, or any: whichever is faster."),
    Option(name: "--alternatives", value: "N", help: "Give up to N other routes too, 9 at most."),
    Option(
      name: "--avoid", value: "ROADS", help: "Keep off such roads where there is another way.",
      isRepeatable: true),
    Option(
      name: "--exclude", value: "ROADS", help: "Use no such roads at all.", isRepeatable: true),
    Option(
      name: "--speeds", value: "FILE.csv",
      help: "Closed and slow ways; - is standard input."),
    Option(name: "--format", value: "F", help: "text (the default) or json."),
    .json,
    Option(
      name: "--language", value: "L", help: "en (the default), ru, zh, de, fr or es."),
    Option(
      name: "--units", value: "U",
      help: "km (the default), miles, or auto: as signs have them there."),
  ]

  static func run(_ arguments: Arguments) throws -> Int32 {
    let file = try MapArguments(arguments, others: 0, named: "")
    let stops = try stops(arguments)
    var options = DirectionsOptions(by: try arguments.transport())
    options.alternatives = try arguments.integer("--alternatives", in: 0...9) ?? 0
    options.wishes.avoided = try roads("--avoid", arguments)
    options.wishes.excluded = try roads("--exclude", arguments)
    let language = try language(arguments)
    let units = try arguments.choice(
      "--units", of: LengthUnits.allCases.map(\.rawValue) + ["auto"])
    let format = try arguments.choice("--format", of: ["text", "json"])
    let reports = try arguments.value("--speeds").map { try SpeedFile(path: $0) }
    let map = try file.open()
    options.wishes.speeds = try reports?.speeds(on: map, for: options.transport)
    if options.alternatives > 0, stops.count > 2 {
      Console.tell("osmroute: over --via there is one route; alternatives join two places alone")
    }
    let answer = try map.directions(over: stops.map { try map.resolve($0) }, options)
    if format == "json" || arguments.isSet("--json") {
      var json = JSONWriter()
      json.value(answer)
      try Console.answer(bytes: json.bytes)
    } else {
      let units =
        units == "auto"
        ? LengthUnits(ofCountry: country(of: answer.stops[0], on: map))
        : units.flatMap(LengthUnits.init) ?? .kilometres
      let words = Instructions(language: language, units: units)
      try Console.answer(DirectionsText(answer, words).text)
    }
    return 0
  }

  private static func language(_ arguments: Arguments) throws -> Language {
    guard let tag = arguments.value("--language") else { return .english }
    guard let language = Language(tag: tag) else {
      let codes = Language.all.map(\.code).joined(separator: ", ")
      throw CommandError.usage("--language takes \(codes), not “\(tag)”")
    }
    return language
  }

  private static func country(of stop: Geocoding.Placemark, on map: OfflineMap) -> String? {
    stop.isoCountryCode
      ?? map.geocoder.reverse(stop.coordinate, .init(limit: 1)).first?.placemark.isoCountryCode
  }

  private static func stops(_ arguments: Arguments) throws -> [String] {
    guard let from = arguments.value("--from"), let to = arguments.value("--to") else {
      throw CommandError.usage("a query needs --from and --to")
    }
    let texts = [from] + arguments.all("--via") + [to]
    if texts.contains(where: { $0.allSatisfy(\.isWhitespace) }) {
      throw CommandError.usage("Please enter a valid starting point and at least one destination.")
    }
    return texts
  }

  private static func roads(_ option: String, _ arguments: Arguments) throws -> RoadKinds {
    var roads: RoadKinds = []
    for word in arguments.all(option).flatMap({
      $0.split(separator: ",", omittingEmptySubsequences: false)
    }) {
      guard let kind = RoadKinds(name: word) else {
        throw CommandError.usage(
          "\(option) takes \(RoadKinds.names.joined(separator: ", ")), joined by commas, "
            + "not “\(word)”")
      }
      roads.insert(kind)
    }
    return roads
  }
}
