// SPDX-License-Identifier: Apache-2.0

import OSMRoute

/// Many searches from standard input, one a line.
enum Batch {
  static func run(
    _ arguments: Arguments, _ answer: (OfflineMap, String) throws -> PlacemarkAnswer
  ) throws -> Int32 {
    guard arguments.value("--batch") == "-", arguments.isSet("--json") else {
      throw CommandError.usage("a batch is asked for with --batch - --json")
    }
    let map = try MapArguments(arguments, others: 0, named: "").open()
    while let line = Console.nextLine() {
      do {
        try Console.answer(bytes: answer(map, line).json)
      } catch let error as CommandError where error.code == .usage {
        // A bad line is answered in its place, so that lines and answers stay side by side.
        try Console.answer(error.json)
      }
    }
    return 0
  }
}
