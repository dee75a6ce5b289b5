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
          let costs = RoadCosts(map.map.network, map.network(name))
          if try check(stops, map, costs, seed) != nil { trips += 1 }
        }
      }
    }
    #expect(trips > 50)
  }

  @Test func `what is avoided counts before time over the whole trip`() throws {
    var trips = 0, avoiding = 0
    for seed in 0..<60 {
      let town = KindsTown(seed: seed)
      for name in TestMap.Profile.allCases where town.map.map.network.segments.count > 0 {
        var dice = SeededGenerator(seed: seed)
        for _ in 0..<4 {
          var wishes = RoadWishes()
          wishes.avoided = KindsTown.someKinds(&dice)
          if Int.random(in: 0..<4, using: &dice) == 0 {
            wishes.excluded = KindsTown.someKinds(&dice)
          }
          let costs = RoadCosts(town.map.map.network, town.map.network(name), wishes)
          let stops = (0..<4).map { _ in Self.stop(town.map.map.network, &dice) }
          guard let cost = try check(stops, town.map, costs, seed) else { continue }
          trips += 1
          avoiding += cost.avoided > 0 ? 1 : 0
        }
      }
    }
    #expect(trips > 50 && avoiding > 20, "\(trips) \(avoiding)")
  }

  /// What the trip costs; `nil` where there is none.
  private func check(
    _ stops: [Phantom], _ map: TestMap, _ costs: RoadCosts, _ seed: Int
  ) throws -> Cost? {
    var search = RouteSearch(map.map.network, costs.profile)
    search.costs = costs
    let expected = Self.leastTrip(stops, costs, &search)
    let snaps = stops.map { Snap(nearest: [$0], connected: []) }
    let found = search.paths(over: snaps, goingStraightOn: true)
    guard let expected else { return nil }
    let paths = try found.get()
    let cost = paths.reduce((0, 0, 0)) { Self.sum($0, $1) }
    #expect(cost == expected, "seed \(seed): \(stops)\n\(map.xml)")
    Self.expectClock(search, paths)
    for (path, next) in zip(paths, paths.dropFirst()) {
      #expect(path.targetArc == next.sourceArc, "seed \(seed): \(stops)\n\(map.xml)")
    }
    return expected
  }

  /// The clock of the last leg stands at the time of one way of having come there at least.
  private static func expectClock(_ search: borrowing RouteSearch, _ paths: [RoutePath]) {
    let clock = UInt64(search.costs.departure)
    #expect(clock <= paths.dropLast().reduce((0, 0, 0)) { Self.sum($0, $1) }.time)
  }

  @Test func `each leg sets out when the one before is over`() throws {
    let town = TestMap("a-b---c-----d") { way("abcd") }
    let snapper = Snapper(town.map.network, town.network(.walking))
    var search = RouteSearch(town.map.network, town.network(.walking))
    for isStraight in [false, true] {
      let snaps = ["a", "c", "b", "d"].compactMap { snapper.snap(town.place($0)) }
      let paths = try search.paths(over: snaps, goingStraightOn: isStraight).get()
      let taken = paths.dropLast().reduce(0) { $0 + TravelWeight.deciseconds($1.weight) }
      // Going straight on, of several ways of having come the earliest sets the clock.
      #expect(search.costs.departure > 0 && search.costs.departure <= taken)
      #expect(isStraight || search.costs.departure == taken)
    }
  }

  /// Entries, what is avoided, time: compared in this order.
  private typealias Cost = (entries: UInt64, avoided: UInt64, time: UInt64)

  private static func sum(_ cost: Cost, _ path: RoutePath) -> Cost {
    (
      cost.entries + UInt64(TravelWeight.entries(path.weight)),
      cost.avoided + UInt64(path.cost.avoided),
      cost.time + UInt64(TravelWeight.deciseconds(path.weight))
    )
  }

  /// The least sum over every choice of arcs at the stops between; `nil` where there is no trip.
  private static func leastTrip(
    _ stops: [Phantom], _ costs: RoadCosts, _ search: inout RouteSearch
  ) -> Cost? {
    var reached: [(phantom: Phantom, cost: Cost)] = [(stops[0], (0, 0, 0))]
    for (index, stop) in stops.enumerated().dropFirst() {
      let isLast = index == stops.count - 1
      let ends = isLast ? [stop] : stop.usableArcs(costs).map { stop.only($0) }
      var next: [(phantom: Phantom, cost: Cost)] = []
      for end in ends {
        var least: Cost?
        for start in reached {
          guard let path = search.route(from: [start.phantom], to: [end]) else { continue }
          let cost = sum(start.cost, path)
          if least.map({ cost < $0 }) ?? true { least = cost }
        }
        if let least { next.append((end, least)) }
      }
      reached = next
    }
    return reached.map(\.cost).min(by: <)
  }

  private static func stop(_ network: RoadNetwork, _ dice: inout SeededGenerator) -> Phantom {
    let segment = UInt32.random(in: 0..<UInt32(network.segments.count), using: &dice)
    let share = Double(Int.random(in: 1...9, using: &dice)) / 10
    return Phantom(
      segment: segment, position: share, location: network.points(ofSegment: segment)[0],
      distance: 0)
  }
}
