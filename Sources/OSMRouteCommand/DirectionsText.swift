// SPDX-License-Identifier: Apache-2.0

import Geocoding
import OSMRoute
import PackedFile
import Routing

/// Directions for a person.
struct DirectionsText {
  private let answer: DirectionsAnswer
  private let words: Instructions

  init(_ answer: DirectionsAnswer, _ words: Instructions) {
    self.answer = answer
    self.words = words
  }

  var text: String {
    let routes = answer.routes.map { ([""] + lines($0).map(Console.line)).joined(separator: "\n") }
    return (ends.map(Console.line) + routes + ["", MapInfo.attribution]).joined(separator: "\n")
  }

  private var ends: [String] {
    let headings: [Instructions.Heading] = answer.stops.indices.map { index in
      index == 0 ? .from : index == answer.stops.count - 1 ? .to : .via
    }
    let names = headings.map(words.word)
    let width = (names.map(\.count).max() ?? 0) + 1
    return zip(names, answer.stops).map { $0.padded(to: width) + name(of: $1) }
  }

  private func name(of stop: Geocoding.Placemark) -> String {
    switch stop.matchLevel {
    case .coordinate: stop.coordinate.text
    case _ where stop.formattedAddress.isEmpty: stop.coordinate.text
    case .interpolated: "\(stop.formattedAddress) (\(words.word(.approximate)))"
    default: stop.formattedAddress
    }
  }

  private func lines(_ route: Routing.Route) -> [String] {
    let name = route.name.isEmpty ? words.word(.route) : route.name
    let facts = [
      words.distance(route.distance), words.duration(route.duration),
      words.transport(route.profile),
    ]
    let heading = [words.field(name, words.list(facts))]
    let notices = words.notices(of: route).map { words.field(.note, $0) }
    let texts = words.texts(of: route)
    if route.legs.count == 1 { return heading + notices + steps(route.legs[0], texts[0]) }
    let segments = route.legs.indices.flatMap { segment($0, route, texts[$0]) }
    let totals = [
      "", words.field(.totalDistance, words.distance(route.distance)),
      words.field(.totalTime, words.duration(route.duration)),
    ]
    return heading + notices + segments + totals
  }

  private func segment(_ index: Int, _ route: Routing.Route, _ texts: [String]) -> [String] {
    let leg = route.legs[index]
    var lines = ["", words.segment(index + 1)]
    // Stops that are passed by end no leg: then it is not known which ones do.
    if answer.stops.count == route.legs.count + 1 {
      lines.append(words.field(.startingPoint, name(of: answer.stops[index])))
      lines.append(words.field(.endingPoint, name(of: answer.stops[index + 1])))
    }
    lines += steps(leg, texts)
    lines.append(words.field(.distance, words.distance(leg.distance)))
    let time = words.duration(Double(leg.deciseconds) / 10)
    lines.append(words.field(.expectedTravelTime, time))
    return lines
  }

  private func steps(_ leg: Leg, _ texts: [String]) -> [String] {
    let lanes = words.lanes(of: leg)
    return leg.steps.indices.flatMap { index in
      let number = String(index + 1)
      let indent = String(repeating: " ", count: max(0, 3 - number.count))
      let isLast = index == leg.steps.count - 1
      let length = isLast ? "" : " - \(words.distance(leg.steps[index].distance))"
      let lines = ["\(indent)\(number). \(texts[index])\(length)"]
      return lines + (lanes[index].map { ["     " + $0] } ?? [])
    }
  }
}
