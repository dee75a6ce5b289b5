// SPDX-License-Identifier: Apache-2.0

import JSON
import OSMRoute
import PackedFile
import Routing

enum EtaCommand: Command {
  static let name = "eta"
  static let synopsis = "FILE --from X --to Y [options]"
  static let summary = "Tell how long the way from one place to another takes, and nothing else."
  static let details = """
    X and the options are those of “osmroute query --help”.

      osmroute eta town.osmroute --from "165 Oyster Creek Dr" --to "102 This Way"
      osmroute eta town.osmroute --from A --to B --arrive-by 2026-11-30T08:00 --json
    """

  /// Those of a query, but for what only directions have.
  static let options = QueryCommand.options.filter { option in
    !["--alternatives", "--format", "--open-url", "--order", "--reverse"].contains(option.name)
  }

  static func run(_ arguments: Arguments) throws -> Int32 {
    let file = try MapArguments(arguments, others: 0, named: "")
    let url = try QueryOptions.url(arguments)
    let form = try QueryForm(arguments)
    let trip = try QueryTrip(arguments, url, Instructions(language: form.language))
    var options = try QueryOptions.directions(arguments, trip, url)
    let reports = try arguments.value("--speeds").map { try SpeedFile(path: $0) }
    let map = try file.open()
    options.wishes.speeds = try reports?.speeds(on: map, for: options.transport)
    do {
      let stops = try trip.given.map { try map.resolve($0.text) }
      let answer = try map.directions(over: stops, options)
      if arguments.isSet("--json") {
        try Console.answer(bytes: json(answer))
      } else {
        try Console.answer(text(answer, form.words(for: answer, on: map)))
      }
    } catch let error as MapError {
      throw form.failure(error)
    }
    return 0
  }

  private static func text(_ answer: DirectionsAnswer, _ words: Instructions) -> String {
    let route = answer.routes[0]
    var lines = [words.facts(of: route)]
    if let time = answer.time {
      lines.append(
        words.field(.departure, time.departure(travelling: route.duration).clockText))
      lines.append(words.field(.arrival, time.arrival(travelling: route.duration).clockText))
    }
    return (lines + [MapInfo.attribution]).joined(separator: "\n")
  }

  /// In the names of MapKit's `ETAResponse`.
  private static func json(_ answer: DirectionsAnswer) -> [UInt8] {
    let route = answer.routes[0]
    var json = JSONWriter()
    json.object { json in
      json.field("expectedTravelTime", route.duration, decimals: 1)
      json.field("distance", route.distance, decimals: 2)
      json.field("transportType", route.transportName)
      if let time = answer.time {
        let departure = time.departure(travelling: route.duration)
        let arrival = time.arrival(travelling: route.duration)
        json.field("expectedDepartureDate", departure.description)
        json.field("expectedArrivalDate", arrival.description)
      }
      json.field("attribution", MapInfo.attribution)
    }
    return json.bytes
  }
}
