// SPDX-License-Identifier: Apache-2.0

import Geocoding
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

    Stops are reached in the order in which --via, --through and --to stand; empty ones are left
    out. --order 2,1 takes those between the ends in another order, --reverse the whole trip from
    its end to its start; both say what the given order takes, too. --profile car,foot gives each
    leg its own.

      osmroute query town.osmroute --from A --via B --via C --roundtrip --order 2,1
      osmroute query town.osmroute --url "https://maps.apple.com/?saddr=A&daddr=B&dirflg=w"
      osmroute query town.osmroute --from A --to B --format gpx > way.gpx

    T is a date and a time, 2026-11-30T08:00, on the clocks where the trip begins, or with Z or an
    offset.

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
      name: "--through", value: "X", help: "A place to go by without stopping; may be repeated.",
      isRepeatable: true),
    Option(name: "--roundtrip", help: "Go back to the start at the end."),
    Option(name: "--order", value: "2,1", help: "Another order of the stops between the ends."),
    Option(name: "--reverse", help: "The same trip from its end to its start."),
    Option(
      name: "--here", value: "X",
      help: "Where you are: the start without --from. Or set OSMROUTE_HERE."),
    Option(
      name: "--url", value: "URL",
      help: "Read the trip from a URL of Apple, Google or OSM maps, or geo:."),
    Option(
      name: "--profile", value: "P",
      help: "automobile (the default), walking, or any: whichever is faster."),
    Option(name: "--depart-at", value: "T", help: "When the trip begins."),
    Option(name: "--arrive-by", value: "T", help: "When it shall end."),
    Option(name: "--alternatives", value: "N", help: "Give up to N other routes too, 9 at most."),
    Option(
      name: "--avoid", value: "ROADS", help: "Keep off such roads where there is another way.",
      isRepeatable: true),
    Option(
      name: "--exclude", value: "ROADS", help: "Use no such roads at all.", isRepeatable: true),
    Option(
      name: "--speeds", value: "FILE.csv",
      help: "Closed and slow ways; - is standard input."),
    Option(
      name: "--format", value: "F",
      help: "text (the default), json, geojson, gpx, polyline or polyline6."),
    .json,
    Option(
      name: "--language", value: "L", help: "en (the default), ru, zh, de, fr or es."),
    Option(
      name: "--units", value: "U",
      help: "km (the default), miles, or auto: as signs have them there."),
    Option(
      name: "--open-url", value: "APP",
      help: "Print the URL that hands over to apple, google, osm or geo."),
  ]

  static func run(_ arguments: Arguments) throws -> Int32 {
    let file = try MapArguments(arguments, others: 0, named: "")
    let url = try QueryOptions.url(arguments)
    let form = try QueryForm(arguments)
    let trip = try QueryTrip(arguments, url, Instructions(language: form.language))
    let options = try QueryOptions.directions(arguments, trip, url)
    let app = try arguments.choice("--open-url", of: MapsURL.App.allCases.map(\.rawValue))
    let reports = try arguments.value("--speeds").map { try SpeedFile(path: $0) }
    let map = try file.open()
    do {
      try answer(trip, on: map, options, reports, form, app.flatMap(MapsURL.App.init))
    } catch let error as MapError {
      throw form.failure(error)
    }
    return 0
  }

  private static func answer(
    _ trip: QueryTrip, on map: OfflineMap, _ options: DirectionsOptions, _ reports: SpeedFile?,
    _ form: QueryForm, _ app: MapsURL.App?
  ) throws {
    var options = options
    let stops = try trip.given.map { try map.resolve($0.text) }
    if let app {
      try handOver(trip, trip.order.map { stops[$0] }, to: app, options)
      return
    }
    options.wishes.speeds = try reports?.speeds(on: map, for: options.transport)
    if options.alternatives > 0, stops.count > 2 {
      Console.tell("osmroute: over --via there is one route; alternatives join two places alone")
    }
    var answer = try map.directions(over: trip.order.map { stops[$0] }, options)
    if trip.isReordered { answer.givenOrder = total(trip, stops, options, on: map) }
    try form.write(answer, on: map)
  }

  /// What the trip takes in the order in which its stops were given.
  private static func total(
    _ trip: QueryTrip, _ stops: [Geocoding.Placemark], _ options: DirectionsOptions,
    on map: OfflineMap
  ) -> TripTotal? {
    var given = options
    given.alternatives = 0
    given.passed = trip.passedAsGiven
    do {
      return TripTotal(try map.directions(over: stops, given).routes[0])
    } catch {
      Console.tell("osmroute: in the order given there is no way: \(error.details)")
      return nil
    }
  }

  private static func handOver(
    _ trip: QueryTrip, _ stops: [Geocoding.Placemark], to app: MapsURL.App,
    _ options: DirectionsOptions
  ) throws {
    if stops.count > 2, !MapsURL.takesVia(app) {
      Console.tell("osmroute: \(app.rawValue) takes no stops on the way; they are left out")
    }
    try Console.answer(
      MapsURL.text(
        for: app, over: stops.map(\.coordinate), passing: trip.passed,
        profile: options.transport.name))
  }
}
