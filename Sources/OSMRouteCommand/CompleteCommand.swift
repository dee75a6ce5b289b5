// SPDX-License-Identifier: Apache-2.0

import Geocoding
import OSMRoute

enum CompleteCommand: Command {
  static let name = "complete"
  static let synopsis = "FILE TEXT [options]"
  static let summary = "Complete an address or a name that is being typed."
  static let details = """
    The last word of TEXT, and the house number, may be unfinished.

      osmroute complete town.osmroute "165 oyst"
      osmroute complete town.osmroute "oyster creek dr 1" --near 28.5,-94.5 --limit 5

    With --batch each line of standard input is a text and each line of the answer a document; with
    --csv the first line names the column query, and each line comes back with the best answer.
    """
  static let options: [Option] = [.limit, .near, .box, .language, .batch, .csv, .json]

  static func run(_ arguments: Arguments) throws -> Int32 {
    var options = Geocoding.Geocoder.Options(
      limit: try arguments.limit(), near: try arguments.place("--near"),
      box: try arguments.window())
    options.language = try arguments.language()
    options.isUnfinished = true
    let ask: PlaceAsking = { [options] map, question in
      var options = options
      if let near = question.near {
        options.near = try PlaceText.coordinate(near, option: "a line")
      }
      let found = map.geocoder.geocode(question.text, options)
      return PlacemarkAnswer(query: question.text, found: found.map { FoundPlace($0) })
    }
    if arguments.isSet("--batch") { return try Batch.run(arguments, .text, ask) }
    try Batch.forbidOptions(arguments)
    let file = try MapArguments(arguments, others: 1, named: "TEXT")
    let question = PlaceQuestion(file.rest[0])
    guard !question.isBlank else { throw CommandError.usage("TEXT is empty") }
    return try ask(file.open(), question).give(arguments)
  }
}
