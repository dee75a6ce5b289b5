// SPDX-License-Identifier: Apache-2.0

import OSMRoute
import Routing

/// The places of a query as they were typed, and the order in which they are travelled.
struct QueryTrip {
  struct Stop {
    let text: String
    /// Whether one goes by without stopping.
    let isPassed: Bool
  }

  /// In the order in which they were given: the first is the start, the last the destination.
  let given: [Stop]
  /// The stops' numbers in the order of travel.
  let order: [Int]

  /// What `--from`, `--via`, `--through`, `--to`, `--roundtrip`, `--order` and `--reverse` say, and
  /// where they say nothing the URL; stops that are empty are left out.
  init(_ arguments: Arguments, _ url: MapsURL?, _ words: Instructions) throws {
    let isThere = { (text: String) in !text.allSatisfy(\.isWhitespace) }
    var stops = arguments.all(of: ["--via", "--through"]).map {
      Stop(text: $0.value, isPassed: $0.option == "--through")
    }
    if stops.isEmpty {
      stops = url?.via.map { Stop(text: $0.text, isPassed: $0.isPassed) } ?? []
    }
    if let end = arguments.value("--to") ?? url?.destination {
      stops.append(Stop(text: end, isPassed: false))
    }
    stops = stops.filter { isThere($0.text) }
    guard let start = Self.start(arguments, url), isThere(start), let last = stops.last else {
      throw Self.incomplete(arguments, url, words)
    }
    let isRound = arguments.isSet("--roundtrip")
    guard isRound || !last.isPassed else {
      throw CommandError.usage("a trip cannot end at a place that it goes --through")
    }
    let end = Stop(text: start, isPassed: false)
    given = [end] + stops + (isRound ? [end] : [])
    order = try Self.order(arguments, of: given.count)
  }

  /// The stops of the trip that are passed, by their place in the order of travel.
  var passed: Set<Int> {
    Set(order.indices.filter { given[order[$0]].isPassed })
  }

  /// The same in the order in which they were given.
  var passedAsGiven: Set<Int> { Set(given.indices.filter { given[$0].isPassed }) }

  var isReordered: Bool { order != Array(given.indices) }

  private static func start(_ arguments: Arguments, _ url: MapsURL?) -> String? {
    arguments.value("--from") ?? url?.source ?? arguments.value("--here")
      ?? Console.environment("OSMROUTE_HERE")
  }

  private static func incomplete(
    _ arguments: Arguments, _ url: MapsURL?, _ words: Instructions
  ) -> CommandError {
    if let url, url.source == nil, arguments.value("--from") == nil {
      return .usage("the URL leaves it open where the trip begins: say so with --from or --here")
    }
    let isAsked =
      (start(arguments, url) != nil)
      && (arguments.isSet("--to") || arguments.isSet("--via") || url != nil)
    return .usage(isAsked ? words.text(.incomplete) : "a query needs --from and --to")
  }

  private static func order(_ arguments: Arguments, of count: Int) throws -> [Int] {
    if arguments.isSet("--reverse") {
      guard !arguments.isSet("--order") else {
        throw CommandError.usage("--order and --reverse exclude each other")
      }
      return Array((0..<count).reversed())
    }
    guard let text = arguments.value("--order") else { return Array(0..<count) }
    let numbers = text.split(separator: ",", omittingEmptySubsequences: false).map { Int($0) }
    let between = Array(1..<count - 1)
    guard numbers.compactMap(\.self).sorted() == between, numbers.count == between.count else {
      throw CommandError.usage(
        between.isEmpty
          ? "--order needs stops between the ends, which --via gives"
          : "--order takes each number from 1 to \(between.count) once, joined by commas, "
            + "not “\(text)”")
    }
    return [0] + numbers.compactMap(\.self) + [count - 1]
  }
}
