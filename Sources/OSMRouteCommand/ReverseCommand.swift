// SPDX-License-Identifier: Apache-2.0

import Geocoding
import OSMRoute

enum ReverseCommand: Command {
  static let name = "reverse"
  static let synopsis = "FILE LAT,LON [options]"
  static let summary = "Name the address at a place."
  static let details = """
      osmroute reverse town.osmroute 28.5005396,-94.5039091
      osmroute reverse town.osmroute --batch - --json < places.txt

    With --batch each line of standard input is LAT,LON and each line of the answer a document.
    """
  static let options = [
    Option(name: "--limit", value: "N", help: "Most answers to give, 1 by default."),
    Option(name: "--radius", value: "M", help: "How far to look, metres, 1000 by default."),
    Option(name: "--batch", value: "-", help: "Read many places, one a line, from standard input."),
    .json,
  ]

  static func run(_ arguments: Arguments) throws -> Int32 {
    let limit = try arguments.integer("--limit", in: 1...1000) ?? 1
    let radius = try arguments.integer("--radius", in: 1...1_000_000) ?? 1000
    func answer(_ map: OfflineMap, _ text: String) throws -> PlacemarkAnswer {
      let place = try PlaceText.coordinate(text, option: "reverse")
      let found = map.geocoder.reverse(
        place, .init(limit: limit, radiusMetres: Double(radius)))
      return PlacemarkAnswer(query: text, found: found.map { ($0.placemark, $0.metres) })
    }
    if arguments.isSet("--batch") { return try Batch.run(arguments, answer) }
    let file = try MapArguments(arguments, others: 1, named: "LAT,LON")
    _ = try PlaceText.coordinate(file.rest[0], option: "reverse")
    return try answer(file.open(), file.rest[0]).give(arguments)
  }
}
