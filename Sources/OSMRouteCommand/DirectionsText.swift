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
    return (ends.map(Console.line) + routes + givenOrder + ["", MapInfo.attribution])
      .joined(separator: "\n")
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
    let heading = [words.field(name, words.facts(of: route))] + times(route)
    let notices = words.notices(of: route).map { words.field(.note, $0) }
    let lines = words.lines(of: route)
    if route.legs.count == 1 { return heading + notices + steps(lines[0]) }
    let segments = route.legs.indices.flatMap { segment($0, route, lines[$0]) }
    let totals = [
      "", words.field(.totalDistance, words.distance(route.distance)),
      words.field(.totalTime, words.duration(route.duration)),
    ]
    return heading + notices + segments + totals
  }

  private func times(_ route: Routing.Route) -> [String] {
    guard let time = answer.time else { return [] }
    return [
      words.field(.departure, time.departure(travelling: route.duration).clockText),
      words.field(.arrival, time.arrival(travelling: route.duration).clockText),
    ]
  }

  /// What the trip takes in the order in which the stops were given.
  private var givenOrder: [String] {
    answer.givenOrder.map {
      let facts = words.list([words.distance($0.distance), words.duration($0.duration)])
      return ["", words.field(.givenOrder, facts)]
    } ?? []
  }

  private func segment(
    _ index: Int, _ route: Routing.Route, _ steps: [InstructionLine]
  ) -> [String] {
    let leg = route.legs[index]
    var lines = ["", words.segment(index + 1)]
    if let ends = answer.ends(ofLeg: index) {
      lines.append(words.field(.startingPoint, name(of: ends.from)))
      lines.append(words.field(.endingPoint, name(of: ends.to)))
    }
    lines += self.steps(steps)
    lines.append(words.field(.distance, words.distance(leg.distance)))
    let time = words.duration(Double(leg.deciseconds) / 10)
    lines.append(words.field(.expectedTravelTime, time))
    if !route.legProfiles.isEmpty {
      lines[1] += " (\(words.transport(route.profile(ofLeg: index))))"
    }
    return lines
  }

  private func steps(_ lines: [InstructionLine]) -> [String] {
    lines.enumerated().flatMap { index, line in
      let number = String(index + 1)
      let length = index + 1 < lines.count ? " - \(words.distance(line.distance))" : ""
      let text = "\(number.gap(to: 3))\(number). \(line.text)\(length)"
      return [text] + (line.lanes.map { ["     " + $0] } ?? [])
    }
  }
}
