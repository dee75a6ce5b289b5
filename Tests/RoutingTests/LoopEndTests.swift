// SPDX-License-Identifier: Apache-2.0

import OSMRoute
import RoadNetwork
import Routing
import TestSupport
import Testing

/// A place where a loop closes is both its beginning and its end.
struct LoopEndTests {
  private static func lollipop(_ oneway: String = "", _ tags: [String: String] = [:]) -> TestMap {
    TestMap(
      """
            c-b
            | |
      R-----S-a
      """, grid: 50
    ) {
      way("SabcS", "residential", ["oneway": oneway])
      way("RS")
      node("S", tags)
    }
  }

  /// Hundreds of metres by car and on foot.
  @Test(arguments: [
    ("", "c", "S", 1, 1), ("", "S", "c", 1, 1), ("", "a", "S", 1, 1), ("", "S", "a", 1, 1),
    ("", "b", "S", 2, 2), ("", "S", "S", 0, 0), ("", "R", "c", 4, 4), ("", "c", "R", 4, 4),
    ("yes", "c", "S", 1, 1), ("yes", "a", "S", 3, 1), ("yes", "S", "c", 3, 1),
    ("-1", "c", "S", 3, 1), ("-1", "S", "c", 1, 1), ("-1", "S", "a", 3, 1),
    ("yes", "R", "c", 6, 4), ("-1", "S", "S", 0, 0),
  ])
  func `it is reached and left by the nearer way`(
    _ oneway: String, _ from: String, _ to: String, _ car: Double, _ foot: Double
  ) throws {
    let map = Self.lollipop(oneway)
    for (profile, expected) in [(TestMap.Profile.automobile, car), (.walking, foot)] {
      let path = try #require(map.path(from, to, by: profile))
      let metres = path.pieces.reduce(0) {
        $0 + map.map.network.length(ofArc: $1.arc) * ($1.to - $1.from)
      }
      #expect(abs(metres - expected * 100) < 1, "\(profile)")
      #expect(path.weight == map.dijkstraWeight(from, to, by: profile), "\(profile)")
      // Nobody turns anywhere but from one way into the other.
      let isTurn = from == "R" || to == "R"
      #expect(isTurn || path.pieces.allSatisfy { $0.turn == 0 }, "\(profile)")
    }
  }

  @Test(arguments: ["", "yes"])
  func `it is reached though nobody may pass it`(_ oneway: String) throws {
    let map = Self.lollipop(oneway, ["barrier": "block", "access": "no"])
    let path = try #require(map.path("c", "S", by: .automobile))
    #expect(path.pieces.count == 1 && map.ways(of: path) == "SabcS")
    #expect(map.nearestRoute("R", "S", by: .automobile) == "RS")
    #expect(map.nearestRoute("R", "b", by: .automobile) == "")
  }

  @Test func `a trip goes straight on over it`() throws {
    let map = Self.lollipop("yes")
    var request = RouteEngine.Request(
      ["c", "S", "a"].map { Stop(map.place($0)) }, profile: "automobile")
    request.goesStraightOn = true
    #expect(abs(try map.map.engine.route(request).distance - 200) < 1)
  }

  @Test func `among the nearest roads the loop is one`() throws {
    let map = Self.lollipop()
    let found = try map.map.engine.nearest(9, to: Stop(map.place("S")), profile: "walking")
    #expect(found.map { map.name(ofArc: 2 * $0.phantom.segment) }.sorted() == ["RS", "SabcS"])
  }

  /// The loop leaves its closing node eastward and comes back to it southward.
  @Test(arguments: [
    (90.0, "RS SabcS"), (180, "SabcS"), (270, "RS SabcS"), (0, "SabcS"), (45, ""),
  ])
  func `a bearing is that of its first piece or its last`(_ bearing: Double, _ roads: String) {
    let found = Self.lollipop().roads(at: "S") {
      $0.heading = Stop.Heading(bearing: bearing, range: 20)
      $0.reach = 10
    }
    #expect(found == roads)
  }
}
