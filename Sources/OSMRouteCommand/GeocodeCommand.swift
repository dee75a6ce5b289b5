// SPDX-License-Identifier: Apache-2.0

import Geocoding
import OSMRoute

enum GeocodeCommand: Command {
  static let name = "geocode"
  static let synopsis = "FILE TEXT [options]"
  static let summary = "Find the place of an address or a name."
  static let details = """
    TEXT is what people write: words in any order, with or without commas, abbreviated, misspelt,
    in other scripts; a crossing; a kind of place near another; coordinates; a Plus Code.

      osmroute geocode town.osmroute "165 Oyster Creek Dr, Lake Jackson"
      osmroute geocode town.osmroute "Main St & This Way"
      osmroute geocode town.osmroute "pharmacy near Oyster Creek Dr"
      osmroute geocode town.osmroute "28°30'N 94°30'W"
      osmroute geocode town.osmroute "GF2W+6C Lake Jackson"

    An address in parts is looked for part by part: a city is then no street of that name.

      osmroute geocode town.osmroute --street "102 This Way" --city "Lake Jackson"

    KINDS are words joined by commas: house, interpolated, street, intersection, poi, place,
    postcode, coordinate. With --strict an answer must have all of the words and be the only one as
    good, or the exit code is 1. --choose shows the answers on standard error and asks which.

      osmroute geocode town.osmroute Main --strict --first

    With --batch each line of standard input is a text and each line of the answer a document; with
    --csv the first line names columns (query, or street, city, postcode, state, country), and each
    line comes back with the best answer behind it, or an error.

      osmroute geocode town.osmroute --batch - --json < addresses.txt
      osmroute geocode town.osmroute --batch - --csv < addresses.csv > places.csv
    """
  static let options =
    [
      .limit, .near, .box, .language,
      Option(name: "--level", value: "KINDS", help: "Only answers of these kinds."),
    ] + AnswerChoice.options + [
      Option(name: "--explain", help: "Say what each word was taken for.")
    ] + AddressParts.options + [.batch, .csv, .json]

  static func run(_ arguments: Arguments) throws -> Int32 {
    let choice = try AnswerChoice(arguments)
    let explains = arguments.isSet("--explain")
    var options = try options(arguments, limit: choice.searchLimit)
    options.explains = explains || choice.isStrict
    let ask: PlaceAsking = { [options] map, question in
      let found =
        question.parts.map { map.geocoder.geocode($0, options) }
        ?? map.geocoder.geocode(question.text, options)
      var wanted = try choice.wanted(of: found.map { FoundPlace($0) }, for: question.text)
      if !explains { for index in wanted.indices { wanted[index].placemark.explanation = nil } }
      return PlacemarkAnswer(query: question.text, found: wanted)
    }
    if arguments.isSet("--batch") { return try Batch.run(arguments, .address, ask) }
    try Batch.forbidOptions(arguments)
    let (file, question) = try question(arguments)
    let answer = try ask(file.open(), question)
    return arguments.isSet("--choose") ? try answer.choose() : try answer.give(arguments)
  }

  private static func options(
    _ arguments: Arguments, limit: Int
  ) throws -> Geocoding.Geocoder.Options {
    var options = Geocoding.Geocoder.Options(
      limit: limit, near: try arguments.place("--near"), box: try arguments.window())
    options.language = try arguments.language()
    if let kinds = arguments.value("--level") {
      let names = MatchLevel.allCases.map { ($0.rawValue, Set([$0])) }
      options.levels = try PlaceText.levels(
        kinds, option: "--level", of: Dictionary(uniqueKeysWithValues: names))
    }
    return options
  }

  private static func question(
    _ arguments: Arguments
  ) throws -> (MapArguments, PlaceQuestion) {
    guard let parts = AddressParts.address(arguments) else {
      let file = try MapArguments(arguments, others: 1, named: "TEXT")
      let question = PlaceQuestion(file.rest[0])
      guard !question.isBlank else { throw CommandError.usage("TEXT is empty") }
      return (file, question)
    }
    guard arguments.positionals.count < 2 else {
      throw CommandError.usage("an address is given as TEXT or in parts, not both")
    }
    let question = PlaceQuestion(parts: parts)
    guard !question.isBlank else { throw CommandError.usage("the parts of the address are empty") }
    return (try MapArguments(arguments, others: 0, named: ""), question)
  }
}
