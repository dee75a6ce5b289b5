// SPDX-License-Identifier: Apache-2.0

import ContractionHierarchies
import Foundation
import Geo
import OSMRoute
import OSMRouteImport
import PackedFile
import RoadNetwork
import Routing
import TestSupport
import Testing

/// What holds for every route, on random pairs of places of the sample town and of a real extract.
struct PathFactsTests {
  private static let root = #filePath.components(separatedBy: "/Tests/")[0]

  private static let extract: String? = {
    let folder =
      (ProcessInfo.processInfo.environment["OSMROUTE_TEST_DATA"] ?? "\(root)/TestData") + "/osm"
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let first = files.filter { $0.hasSuffix(".osm.gz") }.min()
    if first == nil { print("skipped: no real extract in \(folder); see OSMROUTE_TEST_DATA") }
    return first.map { "\(folder)/\($0)" }
  }()

  @Test func `routes of the sample town hold together`() throws {
    try check("\(Self.root)/sample-osm/town.osm", pairs: 300)
  }

  @Test(.enabled(if: extract != nil)) func `routes of a real extract hold together`() throws {
    try check(try #require(Self.extract), pairs: 200)
  }

  private func check(_ input: String, pairs: Int) throws {
    let folder = TemporaryFolder()
    _ = try MapImport.run(inputs: [input], output: folder.file("map"))
    let map = try OfflineMap(contentsOf: folder.file("map"))
    for profile in map.network.profiles {
      var dice = SeededGenerator(seed: pairs)
      var found = 0
      for _ in 0..<pairs {
        let stops = [Self.place(map.network, &dice), Self.place(map.network, &dice)]
        let sameFault = searchFault(map.network, profile, stops)
        try #require(sameFault == nil, "\(profile.name) \(stops): \(sameFault ?? "")")
        guard let route = try? map.engine.route(over: stops, profile: profile.name) else {
          continue
        }
        found += 1
        let fault = route.fault
        try #require(fault == nil, "\(profile.name) \(stops): \(fault ?? "")")
      }
      #expect(found > pairs * 9 / 10, "\(profile.name)")
    }
  }

  /// A place some metres from a random node.
  private static func place(_ network: RoadNetwork, _ dice: inout SeededGenerator) -> Coordinate {
    var place = network.nodes.location[Int.random(in: 0..<network.nodes.count, using: &dice)]
    place.latitude += .random(in: -3_000...3_000, using: &dice)
    place.longitude += .random(in: -3_000...3_000, using: &dice)
    return place
  }

  /// What is wrong with the path between two places, or how hierarchy and Dijkstra differ.
  private func searchFault(
    _ network: RoadNetwork, _ profile: ProfileNetwork, _ stops: [Coordinate]
  ) -> String? {
    let snapper = Snapper(network, profile)
    guard let source = snapper.snap(stops[0]), let target = snapper.snap(stops[1]) else {
      return "a stop is off the map"
    }
    var search = RouteSearch(network, profile)
    let path = search.route(from: source.nearest, to: target.nearest)
    let seeds = RouteSeeds(network, profile, from: source.nearest, to: target.nearest)
    var dijkstra = Dijkstra(profile.graph)
    for seed in seeds.sources { dijkstra.addSource(node: seed.node, weight: seed.weight) }
    for seed in seeds.targets { dijkstra.addTarget(node: seed.node, weight: seed.weight) }
    let expected = min(dijkstra.run(), seeds.direct?.weight ?? .infinity)
    let weight = path?.weight ?? .infinity
    if weight != expected { return "weight \(weight), by Dijkstra \(expected)" }
    return path?.fault(in: network)
  }
}

extension Routing.Route {
  /// What is wrong with the steps of a route; `nil` where nothing is.
  fileprivate var fault: String? { legs.lazy.compactMap(\.fault).first }
}

extension Leg {
  fileprivate var fault: String? {
    if steps.reduce(0, { $0 + $1.deciseconds }) != deciseconds { return "times do not add up" }
    if steps.first?.manoeuvre.kind != .depart || steps.last?.manoeuvre.kind != .arrive {
      return "it does not begin with a departure and end with an arrival"
    }
    for (step, next) in zip(steps, steps.dropFirst()) where step.points.last != next.points.first {
      return "there is a gap after \(step.roadName)"
    }
    if let faulty = steps.first(where: {
      abs($0.lineLength - $0.distance) > 1 + $0.distance / 1_000
    }) {
      return "\(faulty.roadName) is \(faulty.distance) m long, its line \(faulty.lineLength) m"
    }
    let ends = [steps[0].points[0], steps[steps.count - 1].points[0]]
    let apart = zip(ends, [source.location, target.location]).map { Earth.distance($0, $1) }
    return apart.allSatisfy { $0 < 0.1 } ? nil : "it begins or ends \(apart) m off its phantoms"
  }
}

extension Step {
  /// Metres.
  fileprivate var lineLength: Double {
    zip(points, points.dropFirst()).reduce(0) { $0 + Earth.distance($1.0, $1.1) }
  }
}
