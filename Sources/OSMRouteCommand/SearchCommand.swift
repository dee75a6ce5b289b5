// SPDX-License-Identifier: Apache-2.0

import Geocoding
import OSMRoute

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
    let category = arguments.value("--category")
    guard category != nil || !file.rest[0].allSatisfy(\.isWhitespace) else {
      throw CommandError.usage("TEXT is empty; say what to look for, or which --category")
    }
    var search = Geocoding.Geocoder.LocalSearch(
      file.rest[0], near: try PlaceText.coordinate(near, option: "--near"),
      category: category)
    search.limit = try arguments.integer("--limit", in: 1...1000) ?? 10
    let found = try file.open().geocoder.search(search)
    return try PlacemarkAnswer(
      query: file.rest[0], found: found.map { ($0.placemark, $0.metres) }
    ).give(arguments)
  }
}
