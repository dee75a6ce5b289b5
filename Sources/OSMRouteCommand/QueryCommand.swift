// SPDX-License-Identifier: Apache-2.0

import Geocoding
import JSON
import OSMRoute
import PackedFile
import Routing

enum QueryCommand: Command {
  static let name = "query"
  static let synopsis = "FILE --from X --to Y [--via X]... [options]"
  static let summary = "Find the way from one place to another."
  static let details = """
    X is LATITUDE,LONGITUDE, an address or a name as you would write it, or node/ID, way/ID,
    relation/ID of an object of the map.

      osmroute query town.osmroute --from "165 Oyster Creek Dr" --to "102 This Way"
      osmroute query town.osmroute --from 28.5007,-94.5041 --to "Churchill Square" --profile walking
    """
  static let options = [
    Option(name: "--from", value: "X", help: "Where the trip begins."),
    Option(name: "--to", value: "X", help: "Where it ends."),
    Option(
      name: "--via", value: "X", help: "A stop on the way; may be repeated.", isRepeatable: true),
    Option(
      name: "--profile", value: "P",
      help: "automobile (the default), walking, or any: whichever is faster."),
    Option(name: "--format", value: "F", help: "text (the default) or json."),
    .json,
    Option(name: "--units", value: "U", help: "km (the default) or miles."),
  ]

  static func run(_ arguments: Arguments) throws -> Int32 {
    let file = try MapArguments(arguments, others: 0, named: "")
    guard let from = arguments.value("--from"), let to = arguments.value("--to") else {
      throw CommandError.usage("a query needs --from and --to")
    }
    let texts = [from] + arguments.all("--via") + [to]
    if texts.contains(where: { $0.allSatisfy(\.isWhitespace) }) {
      throw CommandError.usage("Please enter a valid starting point and at least one destination.")
    }
    let transport = try transport(arguments)
    let units = try arguments.choice("--units", of: Measures.Units.allCases.map(\.rawValue))
    let format = try arguments.choice("--format", of: ["text", "json"])
    let map = try file.open()
    let answer = try map.directions(over: texts.map { try map.resolve($0) }, by: transport)
    if format == "json" || arguments.isSet("--json") {
      var json = JSONWriter()
      json.value(answer)
      try Console.answer(bytes: json.bytes)
    } else {
      let measures = Measures(units: units.flatMap(Measures.Units.init) ?? .km)
      try Console.answer(DirectionsText(answer, measures).text)
    }
    return 0
  }

  /// Profiles have the names that other programs give them, too.
  private static func transport(_ arguments: Arguments) throws -> TransportChoice {
    switch arguments.value("--profile") ?? "automobile" {
    case "automobile", "car", "driving": return .profile("automobile")
    case "walking", "foot": return .profile("walking")
    case "any": return .any
    case let other:
      throw CommandError.usage("--profile takes automobile, walking or any, not “\(other)”")
    }
  }
}

/// Directions for a person.
private struct DirectionsText {
  private let answer: DirectionsAnswer
  private let measures: Measures

  init(_ answer: DirectionsAnswer, _ measures: Measures) {
    self.answer = answer
    self.measures = measures
  }

  var text: String {
    let ends = answer.stops.enumerated().map { index, stop in
      let word = index == 0 ? "From" : index == answer.stops.count - 1 ? "To" : "Via"
      return "\(word.padded(to: 5))\(name(of: stop))"
    }
    let routes = answer.routes.map { ([""] + lines($0).map(Console.line)).joined(separator: "\n") }
    return (ends.map(Console.line) + routes + ["", MapInfo.attribution]).joined(separator: "\n")
  }

  private func name(of stop: Geocoding.Placemark) -> String {
    stop.matchLevel == .coordinate ? stop.coordinate.text : stop.formattedAddress
  }

  private func lines(_ route: Routing.Route) -> [String] {
    let name = route.name.isEmpty ? "Route" : route.name
    var lines = [
      "\(name): \(measures.distance(route.distance)), \(Measures.duration(route.duration)), "
        + route.profile
    ]
    lines += route.advisoryNotices.map { "Note: \($0)" }
    for (index, leg) in route.legs.enumerated() {
      if route.legs.count > 1 {
        lines += [
          "",
          "Segment \(index + 1): \(measures.distance(leg.distance)), "
            + Measures.duration(Double(leg.deciseconds) / 10),
        ]
      }
      lines += steps(leg)
    }
    return lines
  }

  private func steps(_ leg: Leg) -> [String] {
    zip(leg.steps, Instructions().texts(for: leg)).enumerated().map { index, pair in
      let (step, instruction) = pair
      let isLast = index == leg.steps.count - 1
      let number = String(index + 1)
      let indent = String(repeating: " ", count: max(0, 3 - number.count))
      return indent + number + ". " + instruction
        + (isLast ? "" : " - \(measures.distance(step.distance))")
    }
  }
}
