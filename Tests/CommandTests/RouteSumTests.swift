// SPDX-License-Identifier: Apache-2.0

import Geo
import JSON
import OSMRoute
import OSMRouteImport
import PackedFile
import RoadNetwork
import Routing
import TestSupport
import Testing

/// Steps add up to legs, legs to routes, and routes are what tables say, on real extracts.
///
/// 10,000 trips with `OSMROUTE_FULL_TESTS`, 400 without.
@Suite(.enabled(if: TestData.hasExtracts, "no real extracts in \(TestData.folder)/osm"))
struct RouteSumTests {
  private static var trips: Int {
    (TestData.isFull ? 10_000 : 400) / max(1, TestData.extracts.count) / 2
  }

  @Test(arguments: TestData.extracts)
  func `steps, legs, routes and tables agree`(extract: String) throws {
    let folder = TemporaryFolder()
    let file = folder.file("map")
    let imported = try Osmroute.run("import", "-q", extract, "-o", file)
    #expect(imported.code == 0)
    let map = try OfflineMap(contentsOf: file)
    var random = SystemRandomNumberGenerator()
    for profile in ["automobile", "walking"] {
      var routed = 0
      for trip in 0..<Self.trips {
        let stops = stops(on: map, using: &random)
        var request = RouteEngine.Request(stops, profile: profile)
        let between = Set<Int>(stops.indices.dropFirst().dropLast())
        let passed: Set<Int> = trip % 3 == 0 ? between.filter { _ in Bool.random() } : []
        request.straightOn = .at(passed)
        request.legEnds = stops.indices.filter { !passed.contains($0) }
        guard let route = try? map.engine.route(request) else { continue }
        routed += 1
        let fault = try fault(route, request, on: map)
        #expect(
          fault == nil,
          "\(profile) over \(stops.map(\.place.text)) passing \(passed.sorted()) on \(extract)")
      }
      #expect(routed > Self.trips / 2)
    }
  }

  /// Two to five places near roads.
  private func stops(on map: OfflineMap, using random: inout SystemRandomNumberGenerator)
    -> [Stop]
  {
    let nodes = map.network.nodes.location
    return (0..<([2, 2, 3, 5].randomElement(using: &random) ?? 2)).map { _ in
      let node = nodes[Int.random(in: 0..<nodes.count, using: &random)]
      return Stop(
        Coordinate(
          latitude: node.latitude + .random(in: -20_000...20_000, using: &random),
          longitude: node.longitude + .random(in: -20_000...20_000, using: &random)))
    }
  }

  /// What is wrong with a route; `nil` where nothing is.
  private func fault(
    _ route: Routing.Route, _ request: RouteEngine.Request, on map: OfflineMap
  ) throws -> String? {
    let legs = route.legs
    if legs.reduce(0, { $0 + $1.centimetres }) != UInt64((route.distance * 100).rounded()) {
      return "lengths of legs do not add up"
    }
    if legs.reduce(0, { $0 + $1.deciseconds }) != UInt64((route.duration * 10).rounded()) {
      return "times of legs do not add up"
    }
    for (leg, next) in zip(legs, legs.dropFirst()) where leg.points.last != next.points.first {
      return "there is a gap behind a leg"
    }
    for leg in legs { if let fault = fault(leg) { return fault } }
    if let fault = faultInWords(route) { return fault }
    if written(try map.engine.route(request)) != written(route) {
      return "it is not the same again"
    }
    return try faultInTable(route, request, on: map)
  }

  private func fault(_ leg: Leg) -> String? {
    let steps = leg.steps
    if steps.reduce(0, { $0 + $1.deciseconds }) != leg.deciseconds { return "times do not add up" }
    if steps.reduce(0, { $0 + $1.centimetres }) != leg.centimetres { return "lengths do not" }
    for (step, next) in zip(steps, steps.dropFirst()) where step.points.last != next.points.first {
      return "there is a gap behind a step"
    }
    let line = zip(leg.points, leg.points.dropFirst()).reduce(0) { $0 + Earth.distance($1.0, $1.1) }
    // Coordinates are whole units, segments whole centimetres.
    let tolerance = 0.5 + 0.02 * Double(leg.points.count)
    if abs(line - leg.distance) > tolerance { return "the line is not as long as the leg" }
    return steps.allSatisfy(isWhole) ? nil : "a step is no step"
  }

  private func isWhole(_ step: Step) -> Bool {
    step.points.count >= 2 && !step.intersections.isEmpty
      && [step.distance, step.manoeuvre.bearingBefore, step.manoeuvre.bearingAfter].allSatisfy {
        $0.isFinite && $0 >= 0
      }
  }

  private func faultInWords(_ route: Routing.Route) -> String? {
    for language in Language.all {
      let texts = Instructions(language: language).texts(of: route).joined()
      for text in texts where text.isEmpty || text.contains("{") || text.contains("  ") {
        return "“\(text)” is no sentence"
      }
    }
    return nil
  }

  private func isMoved(_ leg: Leg, _ pair: Leg) -> Bool {
    leg.source.location != pair.source.location || leg.target.location != pair.target.location
  }

  private func written(_ route: Routing.Route) -> [UInt8] {
    var json = JSONWriter()
    json.value(DirectionsAnswer(stops: [], routes: [route]))
    return json.bytes
  }

  /// A leg without places that are passed takes what the table of its ends says, if its ends are
  /// those of the pair alone: a trip moves a stop that it could not leave.
  private func faultInTable(
    _ route: Routing.Route, _ request: RouteEngine.Request, on map: OfflineMap
  ) throws -> String? {
    let ends = request.legEnds ?? []
    for (leg, span) in zip(route.legs, zip(ends, ends.dropFirst())) where span.0 + 1 == span.1 {
      let ends = [request.stops[span.0], request.stops[span.1]]
      let times = try map.engine.times(from: ends[0], to: [ends[1]], profile: request.profile)
      let pair = try map.engine.route(RouteEngine.Request(ends, profile: request.profile))
      if pair.legs[0].deciseconds != leg.deciseconds, isMoved(leg, pair.legs[0]) { continue }
      if times != [Double(leg.deciseconds) / 10] { return "the table says \(times)" }
    }
    return nil
  }
}
