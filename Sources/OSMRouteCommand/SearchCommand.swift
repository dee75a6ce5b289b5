// SPDX-License-Identifier: Apache-2.0

import Geo
import Geocoding
import OSMRoute

enum SearchCommand: Command {
  static let name = "search"
  static let synopsis = "FILE TEXT --near LAT,LON [options]"
  static let summary = "Find shops, services and sights near a place."
  static let details = """
    TEXT is a name, or what a kind of place is called in any of many languages; with a category it
    may be empty.

      osmroute search town.osmroute pizza --near 28.5,-94.5
      osmroute search town.osmroute Tankstelle --near 28.5,-94.5 --limit 3
      osmroute search town.osmroute "" --near 28.5,-94.5 --category fuel
      osmroute search town.osmroute café --bbox -94.51,28.49,-94.49,28.51

    By time, the places come first that are reached soonest from --near, of the hundred nearest.

      osmroute search town.osmroute pharmacy --near 28.5,-94.5 --by time --profile walking

    With --batch each line of standard input is a text and each line of the answer a document; with
    --csv the first line names the column query, and latitude and longitude where each line has its
    own place to look around.
    """
  static let options: [Option] = [
    Option(name: "--near", value: "LAT,LON", help: "The place to look around."),
    Option(name: "--radius", value: "M", help: "How far to look, metres, 50000 by default."),
    .box,
    Option(
      name: "--category", value: "C",
      help: "Only this category: fuel, amenity=fuel, Tankstelle."),
    .limit,
    Option(name: "--by", value: "B", help: "distance (the default) or time."),
    Option(
      name: "--profile", value: "P",
      help: "By what time is taken: automobile (the default) or walking."),
    .language, .batch, .csv, .json,
  ]

  static func run(_ arguments: Arguments) throws -> Int32 {
    let search = try search(arguments), transport = try transport(arguments)
    let ask: PlaceAsking = { map, question in
      var search = search
      search.text = question.text
      if let near = question.near {
        search.near = try PlaceText.coordinate(near, option: "a line")
      }
      guard search.near != nil else { throw CommandError.usage(placeMissing) }
      guard !question.isBlank || !search.categories.isEmpty else {
        throw CommandError.usage("TEXT is empty; say what to look for, or which --category")
      }
      let found = try transport.map { try map.search(search, by: $0) } ?? map.search(search)
      return PlacemarkAnswer(query: question.text, found: found)
    }
    if arguments.isSet("--batch") {
      // A line of a table may have its own place.
      if search.near == nil, !arguments.isSet("--csv") { throw CommandError.usage(placeMissing) }
      return try Batch.run(arguments, .text, ask)
    }
    try Batch.forbidOptions(arguments)
    let file = try MapArguments(arguments, others: 1, named: "TEXT")
    guard search.near != nil else { throw CommandError.usage(placeMissing) }
    guard !file.rest[0].allSatisfy(\.isWhitespace) || !search.categories.isEmpty else {
      throw CommandError.usage("TEXT is empty; say what to look for, or which --category")
    }
    return try ask(file.open(), PlaceQuestion(file.rest[0])).give(arguments)
  }

  private static let placeMissing = "a search needs --near LAT,LON or --bbox W,S,E,N"

  private static func search(
    _ arguments: Arguments
  ) throws -> Geocoding.Geocoder.LocalSearch {
    var search = Geocoding.Geocoder.LocalSearch(
      "", near: try arguments.place("--near"), category: arguments.value("--category"))
    search.limit = try arguments.limit()
    search.language = try arguments.language()
    search.box = try arguments.window()
    let radius = try arguments.integer("--radius", in: 1...1_000_000)
    if let radius { search.radiusMetres = Double(radius) }
    if search.near == nil, let box = search.box {
      search.near = box.middle
      // As far as the box reaches.
      if radius == nil { search.radiusMetres = 1e8 }
    }
    return search
  }

  /// By what one travels, where places are to come by time.
  private static func transport(_ arguments: Arguments) throws -> TransportChoice? {
    let isByTime = try arguments.choice("--by", of: ["distance", "time"]) == "time"
    guard isByTime else {
      if arguments.isSet("--profile") { throw CommandError.usage("--profile goes with --by time") }
      return nil
    }
    let transport = try arguments.transport()
    guard transport != .any else {
      throw CommandError.usage("--by time takes one profile: automobile or walking")
    }
    return transport
  }
}
