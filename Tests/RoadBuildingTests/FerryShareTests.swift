// SPDX-License-Identifier: Apache-2.0

import OSMRoute
import PackedFile
import RoadNetwork
import TestSupport
import Testing

/// Who takes how much of the time of a crossing that is a relation.
struct FerryShareTests {
  /// A crossing of two equal halves be and ec, a branch ef half as long as either, a pier ep; `own`
  /// are tags of the ways, `routes` members and duration of the relations.
  private static func crossing(
    _ own: [String: [String: String]], _ routes: [(members: String, duration: String)]
  ) -> TestMap {
    TestMap(
      """
                f
                |
                |   p
                |  /
      a-b-------e-------c-d
      """, grid: 400
    ) {
      way("ab")
      way("cd")
      way("be", nil, ["route": "ferry"].merging(own["be"] ?? [:]) { $1 })
      way("ec", nil, ["route": "ferry"].merging(own["ec"] ?? [:]) { $1 })
      way("ef", nil, ["route": "ferry"])
      way("ep", nil, ["man_made": "pier"])
      for (members, duration) in routes {
        relation(
          members.split(separator: " ").map { (String($0), "") },
          ["type": "route", "route": "ferry", "duration": duration].filter { !$1.isEmpty })
      }
    }
  }

  /// Minutes of be, ec and ef; by the class's speed 9.6, 9.6 and 4.8.
  @Test(
    arguments: [
      ([:], [], [9.6, 9.6, 4.8]),
      ([:], [("be ec", "00:25")], [12.5, 12.5, 4.8]),
      // What is no ferry neither takes a share nor is missed.
      ([:], [("be ec ep", "00:25")], [12.5, 12.5, 4.8]),
      ([:], [("ab be ec cd", "00:25")], [12.5, 12.5, 4.8]),
      ([:], [("be be ec", "00:25")], [12.5, 12.5, 4.8]),
      // Of several relations the first that tells a time.
      ([:], [("be ec", ""), ("be ec", "00:25")], [12.5, 12.5, 4.8]),
      ([:], [("be ec", "soon"), ("be ec", "00:25"), ("be ec", "02:00")], [12.5, 12.5, 4.8]),
      ([:], [("be ec", "00:25"), ("be ef", "00:30")], [12.5, 12.5, 10]),
      ([:], [("be ef", "00:30"), ("be ec", "00:25")], [20, 12.5, 10]),
      // Members with a time of their own leave the rest to the others.
      (["ec": ["duration": "10"]], [("be ec", "00:25")], [15, 10, 4.8]),
      (["ec": ["duration": "10"]], [("be ec ef", "00:25")], [10, 10, 5]),
      (["ec": ["duration": "25"]], [("be ec", "00:25")], [9.6, 25, 4.8]),
      (["ec": ["duration": "soon"]], [("be ec", "00:25")], [12.5, 12.5, 4.8]),
    ] as [([String: [String: String]], [(members: String, duration: String)], [Double])])
  func `members share the time by their lengths`(
    _ own: [String: [String: String]], _ routes: [(members: String, duration: String)],
    _ minutes: [Double]
  ) {
    let map = Self.crossing(own, routes)
    for (way, expected) in zip(["be", "ec", "ef"], minutes) {
      for found in Self.minutes(of: way, map) { #expect(abs(found - expected) < 0.02, "\(way)") }
    }
  }

  @Test func `a crossing may take longer one way than the other`() {
    let map = Self.crossing(
      ["be": ["duration:forward": "PT6M", "duration:backward": "PT3M"]], [("be ec", "00:25")])
    #expect(Self.minutes(of: "be", map) == [6, 3])
    let half = Self.crossing(["be": ["duration:backward": "30", "duration": "20"]], [])
    #expect(Self.minutes(of: "be", half) == [20, 30])
  }

  /// There and back.
  private static func minutes(of way: String, _ map: TestMap) -> [Double] {
    let network = map.network(.walking)
    return (0..<UInt32(network.cost.count)).filter { map.name(ofArc: $0) == way }.map {
      Double(network.cost[$0]) / 600
    }
  }
}
