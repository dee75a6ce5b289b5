// SPDX-License-Identifier: Apache-2.0

import ContractionHierarchies
import Geo
import OSMRoute
import PackedFile
import RoadNetwork
import Routing
import TestSupport
import Testing

/// What cannot be avoided is not looked for on all of the map first.
struct UnavoidableTests {
  private static let side = 40
  private static let toll = TwoBanks.Bridge(row: 20, tags: TwoBanks.toll)

  /// The route, and how many nodes its search settled, from the west bank to the east.
  private static func search(
    _ banks: TwoBanks, _ wishes: RoadWishes, from: (Int, Int) = (3, 2), to: (Int, Int) = (35, 70)
  ) -> (path: RoutePath?, settled: Int, costs: RoadCosts) {
    let network = banks.map.map.network
    var search = RouteSearch(network, banks.map.network(.automobile))
    search.costs = RoadCosts(network, banks.map.network(.automobile), wishes)
    let snapper = Snapper(search.costs)
    guard let source = snapper.snap(banks.place(from.0, from.1)),
      let target = snapper.snap(banks.place(to.0, to.1))
    else { return (nil, 0, search.costs) }
    let path = search.route(from: source, to: target)
    return (path, search.settledCount, search.costs)
  }

  /// How many nodes a search settles that does not know what lies ahead.
  private static func settledBlindly(
    from source: Phantom, to target: Phantom, _ costs: RoadCosts
  ) -> Int {
    let profile = costs.profile
    let seeds = RouteSeeds(costs, from: [RouteSeeds.Start(source)], to: [target])
    var search = PotentialSearch(profile.graph, profile.hierarchy, order: TravelWeight.order)
    for seed in seeds.sources { search.addSource(node: seed.node, cost: seed.cost) }
    for seed in seeds.targets { search.addTarget(node: seed.node, cost: seed.cost) }
    _ = search.run(costs)
    return search.settledCount
  }

  @Test func `a toll bridge that is the only one is taken at once`() throws {
    let banks = TwoBanks(side: Self.side, bridges: [Self.toll])
    let nodes = banks.map.network(.automobile).graph.nodeCount
    let plain = try #require(Self.search(banks, RoadWishes()).path)
    let (path, settled, costs) = Self.search(banks, banks.map.wishes(avoid: .tolls))
    #expect(path?.pieces == plain.pieces && path?.cost.avoided ?? 0 > 0)
    let blind = Self.settledBlindly(from: plain.source, to: plain.target, costs)
    #expect(blind > nodes / 3 && settled < blind / 15, "\(settled), \(blind) of \(nodes)")
    #expect(costs.costByPlainSearch(of: path) == path?.cost)
  }

  @Test func `of two toll bridges the one with the lesser toll is taken, however far`() throws {
    let short = TwoBanks.Bridge(row: 38, tags: TwoBanks.toll.merging(["maxspeed": "120"]) { $1 })
    let banks = TwoBanks(side: Self.side, bridges: [Self.toll, short])
    let nodes = banks.map.network(.automobile).graph.nodeCount
    let (path, settled, costs) = Self.search(
      banks, banks.map.wishes(avoid: .tolls), to: (3, 70))
    let plain = try #require(Self.search(banks, RoadWishes(), to: (3, 70)).path)
    #expect(path?.pieces != plain.pieces)
    #expect(settled < nodes / 2, "\(settled) of \(nodes)")
    #expect(costs.costByPlainSearch(of: path) == path?.cost)
  }

  @Test func `a private bridge beside the toll is no way round it`() throws {
    let gated = TwoBanks.Bridge(row: 30, tags: ["highway": "residential", "access": "private"])
    let banks = TwoBanks(side: Self.side, bridges: [Self.toll, gated])
    let nodes = banks.map.network(.automobile).graph.nodeCount
    let (path, settled, costs) = Self.search(banks, banks.map.wishes(avoid: .tolls))
    #expect(path?.cost.avoided ?? 0 > 0)
    #expect(settled < nodes / 20, "\(settled) of \(nodes)")
    #expect(costs.costByPlainSearch(of: path) == path?.cost)
    // Without the toll there is nothing else: what is stricter is known to come, too.
    let (other, alsoSettled, otherCosts) = Self.search(banks, banks.map.wishes(exclude: .tolls))
    #expect(TravelWeight.entries(other?.weight ?? 0) == 1)
    #expect(otherCosts.costByPlainSearch(of: other, excluded: .tolls) == other?.cost)
    #expect(alsoSettled < nodes, "\(alsoSettled) of \(nodes)")
  }

  @Test func `a bridge that is excluded splits the map, and no search is made`() throws {
    let banks = TwoBanks(side: Self.side, bridges: [Self.toll])
    let (path, settled, _) = Self.search(banks, banks.map.wishes(exclude: .tolls))
    // Both ends are then on one bank, the larger by the order of nodes.
    #expect(path == nil || path?.source.distance ?? 0 > 500 || path?.target.distance ?? 0 > 500)
    #expect(settled < 200, "\(settled)")
    let closed = banks.map.wishes(speeds: ["\(4 * Self.side + 1) 0"])
    #expect(Self.search(banks, closed).settled < 200)
  }
}

extension RoadCosts {
  /// What a route costs between the ends of a path by a search that looks no way ahead.
  fileprivate func costByPlainSearch(
    of path: RoutePath?, excluded: RoadKinds = []
  ) -> PathCost? {
    guard let path else { return nil }
    let oracle = AlteredSearch(
      network: network, profile: profile, avoided: .tolls, excluded: excluded,
      kinds: { [network] in network.kinds(ofWay: network.way(ofArc: $0), for: profile) },
      passesBooth: { _ in false }, speed: { _ in nil })
    guard let cost = oracle.cost(from: [path.source], to: [path.target]) else { return nil }
    return PathCost(
      Weight(cost.entries) << TravelWeight.entryShift | Weight(cost.time),
      avoided: Weight(cost.avoided))
  }
}
