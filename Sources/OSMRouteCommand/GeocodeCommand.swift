// SPDX-License-Identifier: Apache-2.0

import Geocoding
import OSMRoute

enum GeocodeCommand: Command {
  static let name = "geocode"
  static let synopsis = "FILE TEXT [options]"
  static let summary = "Find the place of an address or a name."
  static let details = """
      osmroute geocode town.osmroute "165 Oyster Creek Dr, Lake Jackson"
      osmroute geocode town.osmroute --batch - --json < addresses.txt

    With --batch each line of standard input is a text and each line of the answer a document.
    """
  static let options = [
    Option(name: "--limit", value: "N", help: "Most answers to give, 10 by default."),
    Option(name: "--near", value: "LAT,LON", help: "Of equals, those nearer to this place first."),
    Option(name: "--bbox", value: "W,S,E,N", help: "Only what lies in this box, degrees."),
    Option(name: "--batch", value: "-", help: "Read many texts, one a line, from standard input."),
    .json,
  ]

  static func run(_ arguments: Arguments) throws -> Int32 {
    let options = Geocoding.Geocoder.Options(
      limit: try arguments.integer("--limit", in: 1...1000) ?? 10,
      near: try arguments.value("--near").map { try PlaceText.coordinate($0, option: "--near") },
      box: try arguments.value("--bbox").map { try PlaceText.box($0) })
    if arguments.isSet("--batch") {
      return try Batch.run(arguments) { map, line in
        let found = map.geocoder.geocode(line, options)
        return PlacemarkAnswer(query: line, found: found.map { ($0, nil) })
      }
    }
    let file = try MapArguments(arguments, others: 1, named: "TEXT")
    let text = file.rest[0]
    guard !text.allSatisfy(\.isWhitespace) else { throw CommandError.usage("TEXT is empty") }
    let found = try file.open().geocoder.geocode(text, options)
    return try PlacemarkAnswer(query: text, found: found.map { ($0, nil) }).give(arguments)
  }
}
