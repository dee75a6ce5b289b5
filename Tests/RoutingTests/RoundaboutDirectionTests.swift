// SPDX-License-Identifier: Apache-2.0

import Routing
import TestSupport
import Testing

/// A roundabout is oneway without a tag that says so (GraphHopper #58, osm2pgrouting #167).
struct RoundaboutDirectionTests {
  private static func roundabout(_ tags: [String: String]) -> TestMap {
    TestMap(
      """
           n

           t
      w  l   r  e
           b

           s
      """, grid: 20
    ) {
      way("brtlb", "residential", ["junction": "roundabout"].merging(tags) { $1 })
      way("nt")
      way("lw")
      way("sb")
      way("re")
    }
  }

  private static let plain = roundabout([:])
  private static let reversed = roundabout(["oneway": "-1"])
  private static let circular = roundabout(["junction": "circular"])

  /// How many quarters of the ring a route takes.
  private func quarters(
    _ map: TestMap, _ from: String, _ to: String, _ profile: TestMap.Profile
  ) -> Int {
    let pieces = map.path(from, to, by: profile)?.pieces ?? []
    return pieces.count { map.name(ofArc: $0.arc) == "brtlb" }
  }

  @Test(arguments: [("s", "e", 1), ("s", "n", 2), ("s", "w", 3), ("w", "s", 1), ("e", "s", 3)])
  func `cars go round as it is drawn`(_ from: String, _ to: String, _ count: Int) {
    #expect(quarters(Self.plain, from, to, .automobile) == count)
    #expect(quarters(Self.circular, from, to, .automobile) == count)
    #expect(quarters(Self.reversed, from, to, .automobile) == 4 - count)
  }

  @Test(arguments: [("s", "e", 1), ("s", "n", 2), ("s", "w", 1), ("w", "s", 1), ("e", "s", 1)])
  func `walkers go the shorter way round`(_ from: String, _ to: String, _ count: Int) {
    for map in [Self.plain, Self.circular, Self.reversed] {
      #expect(quarters(map, from, to, .walking) == count)
    }
  }

  @Test func `an explicit no on a motorway link or motorway leaves both ways open`() {
    let map = TestMap("a-b-c-d") {
      way("ab", "motorway", ["oneway": "no"])
      way("bc", "motorway_link", ["oneway": "no", "lanes": "1"])
      way("cd", "motorway")
    }
    #expect(map.route("a", "d", by: .automobile) == "ab bc cd")
    #expect(map.route("c", "a", by: .automobile) == "bc ab")
    #expect(map.nearestRoute("cd:0.5", "a", by: .automobile) == "")
  }
}
