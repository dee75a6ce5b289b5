// SPDX-License-Identifier: Apache-2.0

import Geo
import Geocoding
import JSON
import OSMRoute
import PackedFile
import RoadNetwork
import Routing

/// A map, and the pairs of places between which it is asked for directions.
struct DirectionsSubject {
  struct Pair {
    let from: Coordinate
    let to: Coordinate
  }

  let path: String
  let profile: String
  let map: OfflineMap
  let pairs: [Pair]

  init(_ options: DirectionsArguments) throws {
    path = options.path
    profile = options.profile
    map = try OfflineMap(contentsOf: options.path)
    guard let roads = map.network.profile(named: profile) else {
      throw WrongResult(description: "\(path) has no profile “\(profile)”")
    }
    pairs = Self.pairs(map.network, roads, options)
    guard !pairs.isEmpty else {
      throw WrongResult(description: "\(path) has no roads for “\(profile)”")
    }
  }

  /// Ends of roads from which all of the largest component can be reached, drawn evenly.
  private static func pairs(
    _ network: RoadNetwork, _ profile: ProfileNetwork, _ options: DirectionsArguments
  ) -> [Pair] {
    let arcs = (0..<UInt32(2 * network.segments.count)).filter {
      profile.isUsable($0) && profile.flags[$0].contains(.largestComponent)
    }
    guard !arcs.isEmpty else { return [] }
    var dice = Dice(seed: options.seed)
    func place() -> Coordinate {
      network.nodes.location[network.tail(ofArc: arcs[dice.below(arcs.count)])]
    }
    return (0..<options.pairs).map { _ in
      let from = place()
      return Pair(from: from, to: place())
    }
  }

  /// The pairs as a script takes them that asks another router.
  var requestLines: String {
    func text(_ place: Coordinate) -> String {
      decimalText(place.longitudeDegrees, decimals: 7) + ","
        + decimalText(place.latitudeDegrees, decimals: 7)
    }
    return pairs.map { "\(text($0.from)) \(text($0.to))\n" }.joined()
  }

  /// Writes what is answered to each pair.
  func writeAnswers(to path: String) throws {
    try Output.stream(to: path) { write in
      for pair in pairs {
        for answer in [answer(pair), bareAnswer(pair)] {
          try write(PackedArray(answer + [UInt8(ascii: "\n")]))
        }
      }
    }
  }

  /// The bytes of an answer with all steps and the whole line; none where no way leads.
  func answer(_ pair: Pair, passing: ((RouteEngine.Stage) -> Void)? = nil) -> [UInt8] {
    let stops = [pair.from, pair.to]
    let request = RouteEngine.Request(stops.map { Stop($0) }, profile: profile)
    guard let routes = try? map.engine.routes(request, passing: passing) else { return [] }
    var json = JSONWriter()
    json.value(
      DirectionsAnswer(
        stops: stops.map { Geocoding.Placemark(coordinate: $0, matchLevel: .coordinate) },
        routes: routes))
    return json.bytes
  }

  /// The same without steps and line, as the server gives it.
  func bareAnswer(_ pair: Pair) -> [UInt8] {
    var form = RouteForm()
    form.hasSteps = false
    form.overview = .none
    var request = RouteEngine.Request([pair.from, pair.to].map { Stop($0) }, profile: profile)
    request.detail = form.detail
    guard let routes = try? map.engine.routes(request) else { return [] }
    var json = JSONWriter()
    json.value(DirectionsAnswer(stops: [], routes: routes), as: form)
    return json.bytes
  }
}
