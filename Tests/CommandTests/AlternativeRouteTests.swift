// SPDX-License-Identifier: Apache-2.0

import Geo
import OSMRoute
import PackedFile
import RoadNetwork
import Routing
import TestSupport
import Testing

/// Alternatives on real extracts are other ways, and none of them is absurd.
///
/// 1,000 pairs of places with `OSMROUTE_FULL_TESTS`, 80 without.
@Suite(.enabled(if: TestData.hasExtracts, "no real extracts in \(TestData.folder)/osm"))
struct AlternativeRouteTests {
  private static var pairs: Int {
    (TestData.isFull ? 1_000 : 80) / max(1, TestData.extracts.count)
  }

  /// Nearer places are joined by one way that anyone would take, metres.
  private static let leastDistance = 5_000.0

  @Test(arguments: TestData.extracts)
  func `alternatives are really different and no detours`(extract: String) throws {
    let folder = TemporaryFolder()
    let file = folder.file("map")
    #expect(try Osmroute.run("import", "-q", extract, "-o", file).code == 0)
    let map = try OfflineMap(contentsOf: file)
    var asked = 0, found = 0
    for _ in 0..<Self.pairs * 20 where asked < Self.pairs {
      guard let request = request(on: map), let routes = try? map.engine.routes(request) else {
        continue
      }
      asked += 1
      found += routes.count > 1 ? 1 : 0
      let ends = request.stops.map(\.place.text)
      #expect(fault(routes) == nil, "between \(ends) on \(extract)")
      var alone = request
      alone.alternatives = 0
      let best = try map.engine.route(alone)
      #expect(best.points == routes[0].points, "the best way between \(ends) is another one")
    }
    // A small country may have no two places so far apart.
    #expect(asked < Self.pairs / 2 || found > 0)
  }

  private func request(on map: OfflineMap) -> RouteEngine.Request? {
    let nodes = map.network.nodes.location
    let ends = (0..<2).map { _ in nodes[Int.random(in: 0..<nodes.count)] }
    guard Earth.distance(ends[0], ends[1]) >= Self.leastDistance else { return nil }
    var request = RouteEngine.Request(ends.map { Stop($0) }, profile: "automobile")
    request.alternatives = 3
    return request
  }

  /// What is wrong with a route and its alternatives; `nil` where nothing is.
  private func fault(_ routes: [Routing.Route]) -> String? {
    let best = pieces(routes[0])
    for (index, route) in routes.enumerated().dropFirst() {
      let line = pieces(route)
      if route.duration < routes[index - 1].duration { return "they are not sorted by time" }
      if route.duration > routes[0].duration * 1.3 { return "it takes too long" }
      let shared = line.filter { best[$0.key] != nil }.values.reduce(0, +)
      let length = min(line.values.reduce(0, +), best.values.reduce(0, +))
      if shared > 0.7 * length + 5 { return "it is \(shared / length) the same" }
      let isSpur = line.keys.contains { line[Piece(from: $0.to, to: $0.from)] != nil }
      if isSpur { return "it goes there and back" }
    }
    return nil
  }

  private struct Piece: Hashable {
    let from: Coordinate
    let to: Coordinate
  }

  /// The straight pieces of a route with their lengths, metres.
  private func pieces(_ route: Routing.Route) -> [Piece: Double] {
    let points = route.points
    return zip(points, points.dropFirst()).reduce(into: [:]) {
      $0[Piece(from: $1.0, to: $1.1)] = Earth.distance($1.0, $1.1)
    }
  }
}
