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

/// Routes that avoid, exclude, and meet slow and closed roads, against a plain search.
struct RandomWishesTests {
  private static let mapCount = TestData.isFull ? 2_000 : 200

  @Test(arguments: 0..<8)
  func `on random maps every route costs what a plain search finds`(_ part: Int) throws {
    var counts = Counts()
    for seed in stride(from: part, to: Self.mapCount, by: 8) {
      let town = KindsTown(seed: seed)
      let network = town.map.map.network
      guard network.segments.count > 0 else { continue }
      for name in TestMap.Profile.allCases {
        var dice = SeededGenerator(seed: seed &+ 99)
        for _ in 0..<4 {
          let trial = Trial(
            network, town.map.network(name),
            ids: Array(town.kinds.keys).sorted(), &dice
          ) {
            town.kinds[$0] ?? []
          } isBooth: {
            town.booths.contains(network.nodes.location[$0])
          }
          let fault = trial.fault(pairs: 8, &dice, &counts) { Self.stop(network, &$0) }
          try #require(fault == nil, "seed \(seed), \(name): \(fault ?? "")\n\(town.map.xml)")
        }
      }
    }
    #expect(counts.found > 500 && counts.altered > 50 && counts.avoiding > 50, "\(counts)")
  }

  @Test(.enabled(if: TestData.hasExtracts), arguments: TestData.smallestExtracts)
  func `on a real extract every route costs what a plain search finds`(_ extract: String) throws {
    let folder = TemporaryFolder()
    _ = try MapImport.run(inputs: [extract], output: folder.file("map"))
    let network = try OfflineMap(contentsOf: folder.file("map")).network
    var counts = Counts()
    for profile in network.profiles {
      var dice = SeededGenerator(seed: 5)
      for _ in 0..<(TestData.isFull ? 40 : 8) {
        let ids = Array(Set(network.ways.osmID)).sorted()
        // The kinds of ways have tests of their own.
        var kinds: [Int64: RoadKinds] = [:]
        for (way, id) in network.ways.osmID.enumerated() {
          kinds[id] = network.kinds(ofWay: UInt32(way), for: profile)
        }
        let trial = Trial(network, profile, ids: ids, &dice) {
          kinds[$0] ?? []
        } isBooth: {
          network.nodes.flags[$0].contains(.tollBooth)
        }
        let fault = trial.fault(pairs: 3, &dice, &counts) { [Self.phantom(network, &$0)] }
        try #require(fault == nil, "\(profile.name): \(fault ?? "")")
      }
    }
    #expect(counts.found > 10 && counts.altered > 5, "\(counts)")
  }

  /// How many routes there were, and in how many the wishes mattered.
  private struct Counts {
    var found = 0
    var altered = 0
    var avoiding = 0
  }

  /// One set of wishes on one map.
  private struct Trial {
    let costs: RoadCosts
    let oracle: AlteredSearch
    let wishes: RoadWishes

    init(
      _ network: RoadNetwork, _ profile: ProfileNetwork, ids: [Int64],
      _ dice: inout SeededGenerator, kinds: @escaping (Int64) -> RoadKinds,
      isBooth: @escaping (UInt32) -> Bool
    ) {
      var wishes = RoadWishes()
      wishes.avoided = KindsTown.someKinds(&dice)
      if Int.random(in: 0..<3, using: &dice) == 0 {
        wishes.excluded = KindsTown.someKinds(&dice)
      }
      let reports = ids.filter { _ in Int.random(in: 0..<4, using: &dice) == 0 }.map { id in
        WaySpeed(
          wayID: id, directions: [.both, .forward, .backward].randomElement(using: &dice) ?? .both,
          kilometresPerHour: [0, 1, 4, 20, 35.5, 90].randomElement(using: &dice) ?? 0)
      }
      if Bool.random(using: &dice) {
        wishes.speeds = RoadSpeeds(reports, on: network, profiles: [profile.name])
      }
      let said = wishes.speeds == nil ? [] : reports
      let byID = Dictionary(said.map { ($0.wayID, $0) }) { $1 }
      func id(_ arc: UInt32) -> Int64 { network.ways.osmID[network.way(ofArc: arc)] }
      let isWalking = profile.name == "walking"
      costs = RoadCosts(network, profile, wishes)
      oracle = AlteredSearch(
        network: network, profile: profile, avoided: wishes.avoided, excluded: wishes.excluded,
        kinds: { kinds(id($0)).subtracting(isWalking ? [.tolls, .motorways] : []) },
        passesBooth: {
          !isWalking && isBooth(network.tail(ofArc: $0))
            && !network.ways.flags[network.way(ofArc: $0)].contains(.tollFree)
        },
        speed: { arc in
          byID[id(arc)].flatMap {
            $0.directions.contains(Phantom.Directions(ofArc: arc)) ? $0.kilometresPerHour : nil
          }
        })
      self.wishes = wishes
    }

    /// What differs; `nil` where nothing does.
    func fault(
      pairs: Int, _ dice: inout SeededGenerator, _ counts: inout Counts,
      stop: (inout SeededGenerator) -> [Phantom]
    ) -> String? {
      var search = RouteSearch(costs.network, costs.profile)
      for _ in 0..<pairs {
        let source = stop(&dice), target = stop(&dice)
        search.costs = RoadCosts(costs.network, costs.profile)
        let plain = search.route(from: source, to: target)
        search.costs = costs
        let path = search.route(from: source, to: target)
        let expected = oracle.cost(from: source, to: target)
        let ends = "from \(source) to \(target), \(wishes)"
        guard let path else {
          if expected == nil { continue }
          return "no route \(ends)"
        }
        let cost: AlteredSearch.Cost = (
          UInt64(TravelWeight.entries(path.weight)), UInt64(path.cost.avoided),
          UInt64(TravelWeight.deciseconds(path.weight))
        )
        guard let expected, cost == expected else {
          return "\(cost) instead of \(expected.map { "\($0)" } ?? "none") \(ends)"
        }
        if let fault = path.fault(in: costs.network) { return "\(fault): \(ends)" }
        counts.found += 1
        counts.avoiding += path.cost.avoided > 0 ? 1 : 0
        counts.altered += plain?.pieces != path.pieces ? 1 : 0
      }
      return nil
    }
  }

  /// A point on a segment, or a junction with all segments that meet there.
  private static func stop(
    _ network: RoadNetwork, _ dice: inout SeededGenerator
  ) -> [Phantom] {
    guard Int.random(in: 0..<3, using: &dice) == 0 else { return [phantom(network, &dice)] }
    let segment = UInt32.random(in: 0..<UInt32(network.segments.count), using: &dice)
    let node = network.tail(ofArc: 2 * segment)
    return (0..<UInt32(2 * network.segments.count)).filter { network.tail(ofArc: $0) == node }.map {
      Phantom(
        segment: $0 / 2, position: Double($0 % 2), location: network.nodes.location[node],
        distance: 0)
    }
  }

  private static func phantom(
    _ network: RoadNetwork, _ dice: inout SeededGenerator
  ) -> Phantom {
    let segment = UInt32.random(in: 0..<UInt32(network.segments.count), using: &dice)
    let share =
      [0, 0.5, 1, Double.random(in: 0...1, using: &dice)].randomElement(using: &dice) ?? 0
    return Phantom(
      segment: segment, position: share, location: network.points(ofSegment: segment)[0],
      distance: 0)
  }
}
