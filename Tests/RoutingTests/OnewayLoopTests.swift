// SPDX-License-Identifier: Apache-2.0

import PackedFile
import RoadNetwork
import Routing
import TestSupport
import Testing

/// On a oneway loop, going from a later to an earlier point of one arc means going round
/// (OSRM #1863: failed at random, by the order of contraction).
struct OnewayLoopTests {
  private static let triangle = TestMap(
    """
    a-----b

       c
    """
  ) {
    way("ab", "residential", ["oneway": "yes"])
    way("bc", "residential", ["oneway": "yes"])
    way("ca", "residential", ["oneway": "yes"])
  }

  /// The same drawn as one way, so as one loop at one junction.
  private static let ring = TestMap(
    """
    a-----b

       c
    """
  ) {
    way("abca", "residential", ["oneway": "yes"])
  }

  /// The ring as a part of more, so that it is contracted at another time.
  private static let lollipop = TestMap(
    """
    e-d-a-----b
    |
    f      c
    """
  ) {
    way("abca", "residential", ["oneway": "yes"])
    way("ad")
    way("de")
    way("ef")
  }

  @Test(arguments: [
    ("ab:0.8", "ab:0.2", "ab bc ca ab"),
    ("ab:0.2", "ab:0.8", "ab"),
    ("bc:0.5", "bc:0.4", "bc ca ab bc"),
    ("ab:0.5", "ab:0.5", "ab"),
    ("b", "ab:0.9", "bc ca ab"),
    ("ab:0.9", "a", "ab bc ca"),
  ])
  func `a later point of an arc is left by going round`(
    _ from: String, _ to: String, _ ways: String
  ) {
    #expect(Self.triangle.route(from, to, by: .automobile) == ways)
  }

  @Test(arguments: ["ab:0.8", "ab:0.2", "bc:0.5", "ca:0.1", "a", "b"])
  func `hierarchy and Dijkstra agree on every loop`(_ from: String) throws {
    for map in [Self.triangle, Self.ring, Self.lollipop] {
      for to in ["ab:0.2", "ab:0.8", "bc:0.5", "ca:0.1", "ca:0.9", "a"] {
        let path = try #require(map.path(from, to, by: .automobile))
        #expect(path.weight == map.dijkstraWeight(from, to, by: .automobile), "\(from) \(to)")
      }
    }
  }

  @Test func `a ring of one segment is driven round`() throws {
    for map in [Self.ring, Self.lollipop] {
      let path = try #require(map.path("ab:0.8", "ab:0.2", by: .automobile))
      #expect(path.pieces.count == 2)
      #expect(path.pieces[0].arc == path.pieces[1].arc)
      let round = map.network(.automobile).cost[path.pieces[0].arc]
      let short = try #require(map.path("ab:0.2", "ab:0.8", by: .automobile))
      #expect(path.weight + short.weight == round + path.pieces[1].turn)
    }
  }

  @Test func `a ring without oneway is left by the nearer end`() {
    let ring = TestMap(
      """
      d-a-----b

           c
      """
    ) {
      way("abca")
      way("ad")
    }
    #expect(ring.path("ab:0.8", "ab:0.2", by: .automobile)?.pieces.count == 1)
    #expect(ring.route("bc:0.3", "d", by: .automobile) == "abca ad")
    #expect(ring.route("ca:0.7", "d", by: .automobile) == "abca ad")
  }
}
