// SPDX-License-Identifier: Apache-2.0

import Geo
import Geocoding
import JSON
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
      let found = map.geocoder.reverse(place, limit: limit, radiusMetres: Double(radius))
      return PlacemarkAnswer(query: text, found: found.map { ($0.placemark, $0.metres) })
    }
    if arguments.isSet("--batch") { return try Batch.run(arguments, answer) }
    let file = try MapArguments(arguments, others: 1, named: "LAT,LON")
    _ = try PlaceText.coordinate(file.rest[0], option: "reverse")
    return try answer(file.open(), file.rest[0]).give(arguments)
  }
}

enum SearchCommand: Command {
  static let name = "search"
  static let synopsis = "FILE TEXT --near LAT,LON [options]"
  static let summary = "Find shops, services and sights near a place."
  static let details = """
      osmroute search town.osmroute pizza --near 28.5,-94.5
      osmroute search town.osmroute "" --near 28.5,-94.5 --category fuel
    """
  static let options = [
    Option(name: "--near", value: "LAT,LON", help: "The place to look around."),
    Option(name: "--category", value: "C", help: "Only this category: fuel, or amenity=fuel."),
    Option(name: "--limit", value: "N", help: "Most answers to give, 10 by default."),
    .json,
  ]

  static func run(_ arguments: Arguments) throws -> Int32 {
    let file = try MapArguments(arguments, others: 1, named: "TEXT")
    guard let near = arguments.value("--near") else {
      throw CommandError.usage("a search needs --near LAT,LON")
    }
    var search = Geocoding.Geocoder.LocalSearch(
      file.rest[0], near: try PlaceText.coordinate(near, option: "--near"),
      category: arguments.value("--category"))
    search.limit = try arguments.integer("--limit", in: 1...1000) ?? 10
    let found = try file.open().geocoder.search(search)
    return try PlacemarkAnswer(
      query: file.rest[0], found: found.map { ($0.placemark, $0.metres) }
    ).give(arguments)
  }
}
