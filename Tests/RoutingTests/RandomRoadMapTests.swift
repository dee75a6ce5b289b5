// SPDX-License-Identifier: Apache-2.0

import ContractionHierarchies
import Foundation
import Geo
import OSMRoute
import PackedFile
import RoadNetwork
import Routing
import TestSupport
import Testing

/// Routes on random maps against a search that knows no automaton, no classes and no hierarchy.
struct RandomRoadMapTests {
  private static let mapCount =
    ProcessInfo.processInfo.environment["OSMROUTE_FULL_TESTS"] == nil ? 200 : 2_000

  @Test(arguments: 0..<8)
  func `every weight is that of a literal search`(_ part: Int) throws {
    for seed in stride(from: part, to: Self.mapCount, by: 8) {
      let random = RandomRoadMap(seed: seed)
      let map = TestMap(xml: random.xml)
      for name in TestMap.Profile.allCases {
        let fault = try compare(random, map, map.network(name), seed)
        try #require(fault == nil, "seed \(seed), \(name): \(fault ?? "")\n\(random.xml)")
      }
    }
  }

  /// What differs; `nil` where nothing does.
  private func compare(
    _ random: RandomRoadMap, _ map: TestMap, _ profile: ProfileNetwork, _ seed: Int
  ) throws -> String? {
    let network = map.map.network
    guard network.segments.count > 0 else { return nil }
    var dice = SeededGenerator(seed: seed &+ 1_000_000)
    var literal = LiteralSearch(LiteralRules(random, network, profile))
    var search = RouteSearch(network, profile)
    for _ in 0..<5 {
      let source = Self.stop(network, &dice)
      let targets = (0..<8).map { _ in
        Int.random(in: 0..<4, using: &dice) == 0
          ? [Self.phantom(network, on: source[0].segment, &dice)] : Self.stop(network, &dice)
      }
      for (target, expected) in zip(targets, literal.weights(from: source, to: targets)) {
        let path = search.route(from: source, to: target)
        let weight = path?.weight ?? .infinity
        if weight != expected {
          return "\(weight) instead of \(expected) from \(source) to \(target)"
        }
        if let fault = path?.fault(in: network) {
          return "\(fault): from \(source) to \(target)"
        }
      }
    }
    return nil
  }

  /// A point on a segment, or a junction with all segments that meet there.
  private static func stop(_ network: RoadNetwork, _ dice: inout SeededGenerator) -> [Phantom] {
    let segment = UInt32.random(in: 0..<UInt32(network.segments.count), using: &dice)
    guard Int.random(in: 0..<3, using: &dice) == 0 else {
      return [phantom(network, on: segment, &dice)]
    }
    let node = network.tail(ofArc: 2 * segment)
    return (0..<UInt32(2 * network.segments.count)).filter { network.tail(ofArc: $0) == node }.map {
      Phantom(
        segment: $0 / 2, position: Double($0 % 2), location: network.nodes.location[node],
        distance: 0)
    }
  }

  private static func phantom(
    _ network: RoadNetwork, on segment: UInt32, _ dice: inout SeededGenerator
  ) -> Phantom {
    let share =
      [0, 0.5, 1, Double.random(in: 0...1, using: &dice)].randomElement(using: &dice) ?? 0
    let points = network.points(ofSegment: segment)
    return Phantom(segment: segment, position: share, location: points[0], distance: 0)
  }
}
