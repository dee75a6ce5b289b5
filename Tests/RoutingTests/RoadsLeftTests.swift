// SPDX-License-Identifier: Apache-2.0

import ContractionHierarchies
import Geo
import OSMRoute
import PackedFile
import RoadNetwork
import Routing
import TestSupport
import Testing

/// Where some roads are not there, the large component is that of the roads that are left.
struct RoadsLeftTests {
  /// A town, and beside the wood a stub of road that only tracks join to it.
  private static let wood = TestMap(
    """
    a-----b-----c
    |     |     |
    |     |     |
    d-----e-----f

    g-----h   x-y
    """
  ) {
    for nodes in ["abc", "def", "ad", "be", "cf"] { way(nodes) }
    way("dgh", "unclassified", ["surface": "gravel"])
    way("hx", "unclassified", ["surface": "gravel"])
    way("xy")
  }

  @Test(arguments: TestMap.Profile.allCases)
  func `a stub that is left alone is no end of a trip, the town is`(
    _ profile: TestMap.Profile
  ) throws {
    #expect(Self.wood.route("y", "a", by: profile).hasPrefix("xy hx dgh"))
    let wishes = Self.wood.wishes(exclude: .unpaved)
    // Two places in the wood: the next road of one is the stub.
    let path = try #require(Self.wood.path("hx:0.8", "a", by: profile, wishes))
    #expect(Self.wood.ways(of: path).hasPrefix("def"), "\(Self.wood.ways(of: path))")
    #expect(path.source.distance > 100)
    #expect(Self.wood.route("c", "xy:0.5", by: profile, wishes).hasSuffix("def"))
    // From stub to stub it is still the way.
    #expect(Self.wood.route("x", "y", by: profile, wishes) == "xy")
  }

  @Test func `closures leave roads alone, too`() throws {
    let wishes = Self.wood.wishes(speeds: ["dgh 0", "hx 0 forward"])
    #expect(Self.wood.route("y", "a", wishes) == "cf abc")
    // What is closed one way only leads to the stub, not out of it.
    let oneWay = Self.wood.wishes(speeds: ["hx 0 backward"])
    #expect(Self.wood.route("a", "y", oneWay).hasSuffix("dgh hx xy"))
    #expect(try #require(Self.wood.path("y", "a", oneWay)).source.distance > 100)
  }

  @Test func `what no wish concerns keeps its ends`() throws {
    for wishes in [Self.wood.wishes(exclude: .tolls), Self.wood.wishes(avoid: .unpaved)] {
      let path = try #require(Self.wood.path("y", "a", wishes))
      #expect(
        path.source.distance < 1 && path.weight == Self.wood.weight("y", "a", by: .automobile))
    }
  }

  @Test func `a booth that is not to be passed cuts roads off`() throws {
    let map = TestMap(
      """
      a-b-----c-d-e-k
      | |     | | | |
      f-g     h-i-j-l
      """
    ) {
      for nodes in ["ab", "af", "fg", "bg", "cdek", "hijl", "ch", "di", "ej", "kl"] { way(nodes) }
      way("bc")
      TestSupport.node("c", ["barrier": "toll_booth"])
    }
    #expect(map.route("a", "e", by: .automobile) != "")
    let path = try #require(map.path("a", "e", map.wishes(exclude: .tolls)))
    #expect(path.source.distance > 300, "the larger part is beyond the booth")
    #expect(map.route("a", "e", by: .walking, map.wishes(exclude: .tolls)).hasPrefix("ab bc"))
  }

  /// Every place's second choice on random maps: the nearest road of the largest component, found by
  /// trying which classes lead to which.
  @Test(arguments: 0..<4)
  func `on random maps the large component is the one found by trying`(_ part: Int) throws {
    var found = 0, differing = 0
    for seed in stride(from: part, to: 120, by: 4) {
      let town = KindsTown(seed: seed), network = town.map.map.network
      guard network.segments.count > 0 else { continue }
      for name in TestMap.Profile.allCases {
        let profile = town.map.network(name)
        var dice = SeededGenerator(seed: seed)
        var wishes = RoadWishes()
        wishes.excluded = KindsTown.someKinds(&dice)
        let costs = RoadCosts(network, profile, wishes)
        let largest = LargestPart(costs)
        for _ in 0..<4 {
          let place = network.nodes.location[
            Int.random(in: 0..<network.nodes.count, using: &dice)]
          let snap = Snapper(costs).snap(place)
          let sizes = Set((snap?.connected ?? []).compactMap { largest.size(at: $0) })
          let fault = "seed \(seed), \(name), \(wishes)\n\(town.map.xml)"
          #expect(sizes.isSubset(of: [largest.size]), "\(fault)")
          found += sizes.isEmpty ? 0 : 1
          let whole = Snapper(network, profile).snap(place)
          differing += whole?.connected != snap?.connected ? 1 : 0
        }
      }
    }
    #expect(found > 50 && differing > 20, "\(found) \(differing)")
  }
}

/// The largest strong component of what is open, by following all arcs from all nodes.
private struct LargestPart {
  private let costs: RoadCosts
  private var reach: [Set<UInt32>] = []
  /// Search nodes in the largest component.
  private(set) var size = 0
  init(_ costs: RoadCosts) {
    self.costs = costs
    let graph = costs.profile.graph
    reach = (0..<UInt32(graph.nodeCount)).map { start in
      var seen: Set = [start], open = [start]
      while let node = open.popLast() {
        for arc in graph.firstOut[node]..<graph.firstOut[node + 1] where isOpen(arc) {
          if seen.insert(graph.head[arc]).inserted { open.append(graph.head[arc]) }
        }
      }
      return seen
    }
    size = reach.indices.map { size(of: UInt32($0)) }.max() ?? 0
  }

  private func isOpen(_ arc: UInt32) -> Bool {
    costs.cost(of: arc, base: costs.profile.graph.weight[arc], after: 0).isFinite
  }

  private func size(of node: UInt32) -> Int {
    reach[Int(node)].count { reach[Int($0)].contains(node) }
  }

  /// Of the component that an arc lies in; `nil` between components.
  private func size(over arc: UInt32) -> Int? {
    let tail = costs.profile.graph.tail(of: arc), head = costs.profile.graph.head[arc]
    return reach[Int(head)].contains(tail) ? size(of: tail) : nil
  }

  /// Of the largest component that a phantom's roads lie in.
  func size(at phantom: Phantom) -> Int? {
    let arcs = phantom.usableArcs(costs)
    return (0..<UInt32(costs.profile.graph.arcCount)).filter {
      arcs.contains(costs.profile.roadArc[$0]) && isOpen($0)
    }.compactMap { size(over: $0) }.max() ?? 0
  }
}
