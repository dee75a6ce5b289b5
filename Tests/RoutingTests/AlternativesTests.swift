// SPDX-License-Identifier: Apache-2.0

import ContractionHierarchies
import Geo
import OSMRoute
import OSMRouteImport
import PackedFile
import RoadNetwork
import Routing
import TestSupport
import Testing

/// Other ways besides the best.
struct AlternativesTests {
  /// Two ways round of nearly the same length, and a third that is far longer.
  private static let town = TestMap(
    """
      b-----c
     /       \\
    a         d-g
     \\       /
      e-----f
      |     |
      |     |
      |     |
      |     |
      |     |
      h-----i
    """
  ) {
    for nodes in ["ab", "bc", "cd", "ae", "fd", "eh", "hi", "if", "dg"] { way(nodes) }
    way("ef", "residential", ["maxspeed": "28"])
  }

  private func ways(
    _ map: TestMap, _ from: String, _ to: String, _ count: Int,
    _ wishes: RoadWishes = RoadWishes(), by profile: TestMap.Profile = .automobile
  ) throws -> [String] {
    try map.routes(from, to, by: profile, as: wishes, alternatives: count).map { route in
      route.legs[0].steps.map(\.name).reduce(into: [String]()) {
        if $0.last != $1 { $0.append($1) }
      }.joined(separator: " ")
    }
  }

  @Test func `another way of nearly the same length is found, the best first`() throws {
    let two = ["ab bc cd dg", "ae ef fd dg"]
    #expect(try ways(Self.town, "a", "g", 0) == [two[0]])
    let one = try ways(Self.town, "a", "g", 1), many = try ways(Self.town, "a", "g", 5)
    #expect(one == two)
    #expect(many == two)
    let routes = try Self.town.routes("a", "g", alternatives: 5)
    #expect(routes[0].duration < routes[1].duration)
    #expect(routes[1].duration < routes[0].duration * 1.25)
  }

  @Test func `none leads out and back, none beside the road it begins on`() throws {
    #expect(try ways(Self.town, "bc:0.2", "bc:0.8", 3) == ["bc"])
    // On the middle of ab and of cd there is no other way worth the name.
    let found = try ways(Self.town, "ab:0.5", "cd:0.5", 3)
    #expect(found == ["ab bc cd"])
    #expect(try ways(Self.town, "b", "b", 3).count == 1)
  }

  @Test func `where most of the time is spent at a landing, the same way is no other one`() throws {
    let map = TestMap(
      """
              i
              .
      a-------b......c------d---h
              |      |
              e------f
      """, grid: 60
    ) {
      for nodes in ["ab", "be", "ef", "fc", "cd", "dh"] { way(nodes, "residential") }
      for nodes in ["bc", "bi"] { way(nodes, nil, ["route": "ferry", "foot": "yes"]) }
    }
    #expect(
      try ways(map, "a", "d", 4, by: .walking) == ["ab bc cd", "ab be ef fc cd"])
  }

  @Test func `over several stops there is one route`() throws {
    #expect(try Self.town.routes("a", "c", "g", alternatives: 3).count == 1)
  }

  @Test func `other ways keep to the wishes, too`() throws {
    let map = TestMap(
      """
        b-----c
       /       \\
      a---x-y---d-g
       \\       /
        e-----f
      """
    ) {
      for nodes in ["ab", "bc", "cd", "ae", "fd", "dg"] { way(nodes, "residential") }
      way("ef", "residential", ["maxspeed": "28"])
      way("axyd", "residential", ["toll": "yes"])
    }
    let (upper, lower, straight) = ("ab bc cd dg", "ae ef fd dg", "axyd dg")
    #expect(try ways(map, "a", "g", 2).first == straight)
    for wishes in [map.wishes(avoid: .tolls), map.wishes(exclude: .tolls)] {
      #expect(try ways(map, "a", "g", 2, wishes) == [upper, lower])
      #expect(try ways(map, "a", "g", 0, wishes) == [upper])
    }
    #expect(try ways(map, "a", "g", 2, map.wishes(avoid: .tolls, speeds: ["ef 0"])) == [upper])
    #expect(
      try ways(map, "a", "g", 2, map.wishes(avoid: .tolls, speeds: ["bc 20"])) == [lower, upper])
  }

  /// What must hold of all alternatives, on a real extract.
  @Test(.enabled(if: TestData.hasExtracts), arguments: TestData.smallestExtracts)
  func `real alternatives are other ways, little longer, and come by no place twice`(
    _ extract: String
  ) throws {
    let folder = TemporaryFolder()
    _ = try MapImport.run(inputs: [extract], output: folder.file("map"))
    let map = try OfflineMap(contentsOf: folder.file("map"))
    var dice = SeededGenerator(seed: 3)
    for profile in map.network.profiles {
      for wishes in [RoadWishes(), Self.keepingOff([.tolls, .unpaved, .motorways])] {
        var found = 0
        for _ in 0..<40 {
          let stops = (0..<2).map { _ in
            Stop(
              map.network.nodes.location[
                Int.random(in: 0..<map.network.nodes.count, using: &dice)])
          }
          var request = RouteEngine.Request(stops, profile: profile.name)
          request.wishes = wishes
          guard let best = try? map.engine.route(request) else { continue }
          request.alternatives = 3
          let routes = try map.engine.routes(request)
          found += routes.count - 1
          #expect(routes[0].points == best.points && routes[0].duration == best.duration)
          let fault = Self.fault(routes, wishes)
          #expect(fault == nil, "\(profile.name) \(stops): \(fault ?? "")")
        }
        #expect(found > 5, "\(profile.name)")
      }
    }
  }

  private static func keepingOff(_ kinds: RoadKinds) -> RoadWishes {
    var wishes = RoadWishes()
    wishes.avoided = kinds
    return wishes
  }

  private static func fault(_ routes: [Routing.Route], _ wishes: RoadWishes) -> String? {
    let best = routes[0]
    for (index, route) in routes.enumerated().dropFirst() {
      // Turns are no part of the limit's rounding.
      if route.duration > best.duration * 1.25 + 1 { return "route \(index) is far longer" }
      if route.duration < best.duration { return "route \(index) is the better one" }
      let points = route.points
      if Set(points).count < points.count { return "route \(index) comes by a place twice" }
      if routes[..<index].contains(where: { $0.points == points }) {
        return "route \(index) is there twice"
      }
      if !wishes.avoided.isEmpty, route.hasTolls, !best.hasTolls {
        return "route \(index) has tolls"
      }
    }
    return nil
  }
}
