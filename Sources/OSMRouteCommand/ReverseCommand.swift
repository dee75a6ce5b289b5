// SPDX-License-Identifier: Apache-2.0

import Geocoding
import OSMRoute

enum ReverseCommand: Command {
  static let name = "reverse"
  static let synopsis = "FILE LAT,LON [options]"
  static let summary = "Name the address at a place."
  static let details = """
    What stands at the place comes first, then what is near: houses by their outlines, streets by
    their lines. Distances are those to them.

      osmroute reverse town.osmroute 28.5005396,-94.5039091
      osmroute reverse town.osmroute 28.5005396,-94.5039091 --layers street --limit 3

    LAYERS are words joined by commas: house, street, poi, place.

    With --batch each line of standard input is LAT,LON and each line of the answer a document; with
    --csv the first line names the columns latitude and longitude, or lat and lon, and each line
    comes back with the best answer behind it, or an error.

      osmroute reverse town.osmroute --batch - --json < places.txt
      osmroute reverse town.osmroute --batch - --csv < places.csv > addresses.csv
    """
  static let options = [
    Option(name: "--limit", value: "N", help: "Most answers to give, 1 by default."),
    Option(name: "--radius", value: "M", help: "How far to look, metres, 1000 by default."),
    Option(name: "--layers", value: "LAYERS", help: "Only answers of these kinds."),
    .language, .batch, .csv, .json,
  ]

  private static let layers: [String: OSMRoute.Geocoder.Layers] = [
    "house": .house, "street": .street, "poi": .pointOfInterest, "place": .place,
  ]

  static func run(_ arguments: Arguments) throws -> Int32 {
    let options = try options(arguments)
    let ask: PlaceAsking = { map, question in
      let place = try PlaceText.coordinate(question.text, option: "reverse")
      let found = map.geocoder.reverse(place, options)
      return PlacemarkAnswer(query: question.text, found: found.map { FoundPlace($0) })
    }
    if arguments.isSet("--batch") { return try Batch.run(arguments, .coordinate, ask) }
    try Batch.forbidOptions(arguments)
    let file = try MapArguments(arguments, others: 1, named: "LAT,LON")
    _ = try PlaceText.coordinate(file.rest[0], option: "reverse")
    return try ask(file.open(), PlaceQuestion(file.rest[0])).give(arguments)
  }

  private static func options(
    _ arguments: Arguments
  ) throws -> Geocoding.Geocoder.ReverseOptions {
    let radius = try arguments.integer("--radius", in: 1...1_000_000) ?? 1000
    var options = Geocoding.Geocoder.ReverseOptions(
      limit: try arguments.limit(standard: 1), radiusMetres: Double(radius))
    options.language = try arguments.language()
    if let layers = arguments.value("--layers") {
      options.levels = try PlaceText.levels(
        layers, option: "--layers", of: Self.layers.mapValues { $0.levels })
    }
    return options
  }
}
