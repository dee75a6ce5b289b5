// SPDX-License-Identifier: Apache-2.0

import ContractionHierarchies
import OSMRoute
import PackedFile
import RoadNetwork
import Routing
import TestSupport
import Testing

/// Trips over several stops that go straight on at each, on random maps.
struct StopsTests {
  @Test(arguments: 0..<4)
  func `going straight on is the least over all ways of reaching and leaving the stops`(
    _ part: Int
  ) throws {
    var trips = 0
    for seed in stride(from: part, to: 60, by: 4) {
      let map = TestMap(xml: RandomRoadMap(seed: seed).xml)
      for name in TestMap.Profile.allCases where map.map.network.segments.count > 0 {
        var dice = SeededGenerator(seed: seed)
        for _ in 0..<5 {
          let stops = (0..<4).map { _ in Self.stop(map.map.network, &dice) }
          if try check(stops, map, map.network(name), seed) { trips += 1 }
        }
      }
    }
    #expect(trips > 50)
  }

  /// False where there is no such trip.
  private func check(
    _ stops: [Phantom], _ map: TestMap, _ profile: ProfileNetwork, _ seed: Int
  ) throws -> Bool {
    var search = RouteSearch(map.map.network, profile)
    let expected = Self.leastTrip(stops, profile, &search)
    let snaps = stops.map { Snap(nearest: [$0], connected: []) }
    let found = search.paths(over: snaps, goingStraightOn: true)
    guard let expected else { return false }
    let paths = try found.get()
    let weight = paths.reduce(0) { $0 + UInt64($1.weight) }
    #expect(weight == expected, "seed \(seed): \(stops)\n\(map.xml)")
    for (path, next) in zip(paths, paths.dropFirst()) {
      #expect(path.targetArc == next.sourceArc, "seed \(seed): \(stops)\n\(map.xml)")
    }
    return true
  }

  /// The least sum over every choice of arcs at the stops between; `nil` where there is no trip.
  private static func leastTrip(
    _ stops: [Phantom], _ profile: ProfileNetwork, _ search: inout RouteSearch
  ) -> UInt64? {
    var reached: [(phantom: Phantom, weight: UInt64)] = [(stops[0], 0)]
    for (index, stop) in stops.enumerated().dropFirst() {
      let isLast = index == stops.count - 1
      let ends = isLast ? [stop] : stop.usableArcs(profile).map { stop.only($0) }
      var next: [(phantom: Phantom, weight: UInt64)] = []
      for end in ends {
        var least: UInt64?
        for start in reached {
          guard let path = search.route(from: [start.phantom], to: [end]) else { continue }
          least = min(least ?? .max, start.weight + UInt64(path.weight))
        }
        if let least { next.append((end, least)) }
      }
      reached = next
    }
    return reached.map(\.weight).min()
  }

  private static func stop(_ network: RoadNetwork, _ dice: inout SeededGenerator) -> Phantom {
    let segment = UInt32.random(in: 0..<UInt32(network.segments.count), using: &dice)
    let share = Double(Int.random(in: 1...9, using: &dice)) / 10
    return Phantom(
      segment: segment, position: share, location: network.points(ofSegment: segment)[0],
      distance: 0)
  }
}
