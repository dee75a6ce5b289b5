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
      let estimate = try map.estimate(over: stops, options)
      if arguments.isSet("--json") {
        try Console.answer(bytes: json(estimate, options.time))
      } else {
        let words = form.words(from: stops[0], on: map)
        try Console.answer(text(estimate, options, words))
      }
    } catch let error as MapError {
      throw form.failure(error)
    }
    return 0
  }

  private static func text(
    _ estimate: TripEstimate, _ options: DirectionsOptions, _ words: Instructions
  ) -> String {
    let seconds = estimate.duration
    let profiles = options.legProfiles.isEmpty ? [estimate.transportName] : options.legProfiles
    var transports: [String] = []
    for name in profiles.map(words.transport) where !transports.contains(name) {
      transports.append(name)
    }
    var lines = [words.facts(estimate.distance, seconds, transports)]
    if let time = options.time {
      lines.append(words.field(.departure, time.departure(travelling: seconds).clockText))
      lines.append(words.field(.arrival, time.arrival(travelling: seconds).clockText))
    }
    return (lines + [MapInfo.attribution]).joined(separator: "\n")
  }

  /// In the names of MapKit's `ETAResponse`.
  private static func json(_ estimate: TripEstimate, _ time: TripTime?) -> [UInt8] {
    let seconds = estimate.duration
    var json = JSONWriter()
    json.object { json in
      json.field("expectedTravelTime", seconds, decimals: 1)
      json.field("distance", estimate.distance, decimals: 2)
      json.field("transportType", estimate.transportName)
      if let time {
        let departure = time.departure(travelling: seconds)
        let arrival = time.arrival(travelling: seconds)
        json.field("expectedDepartureDate", departure.description)
        json.field("expectedArrivalDate", arrival.description)
      }
      json.field("attribution", MapInfo.attribution)
    }
    return json.bytes
  }
}
