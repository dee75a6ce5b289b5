// SPDX-License-Identifier: Apache-2.0

import Geocoding
import OSMRoute
import PackedFile
import Routing

/// Directions for a person.
struct DirectionsText {
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
