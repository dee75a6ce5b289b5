// SPDX-License-Identifier: Apache-2.0

import Routing
import TestSupport
import Testing

/// Which lanes lead where the way goes.
struct GuidanceLaneTests {
  /// A crossing to which a road with lanes leads from the west.
  private static func crossing(_ tags: String) -> TestMap {
    TestMap(
      """
                c
                |
      a---------b---------e
                |
                d
      """, grid: 50
    ) {
      way("ab", "primary", tagList(tags))
      way("be", "primary", ["name": "ab"])
      way("cb", "primary", ["name": "cross"])
      way("bd", "primary", ["name": "cross"])
    }
  }

  /// The lanes at b from left to right: "left+ straight- right-" where one turns left.
  private func lanes(_ map: TestMap, to end: String) -> String {
    let crossing = (map.leg("a", end)?.steps ?? []).flatMap(\.intersections).first {
      !$0.lanes.isEmpty
    }
    return (crossing?.lanes ?? []).map { lane in
      lane.indications.map(\.rawValue).joined(separator: ";") + (lane.isValid ? "+" : "-")
    }.joined(separator: " ")
  }

  @Test(arguments: [
    ("left|through|right", "c", "left+ straight- right-"),
    ("left|through|right", "e", "left- straight+ right-"),
    ("left|through|right", "d", "left- straight- right+"),
    ("left;through|through;right", "c", "straight;left+ straight;right-"),
    ("left;through|through;right", "e", "straight;left+ straight;right+"),
    ("left;through|through;right", "d", "straight;left- straight;right+"),
    ("left|left|through|right", "c", "left+ left+ straight- right-"),
    ("left|left|through|right", "e", "left- left- straight+ right-"),
    ("left||right", "e", "left- none+ right-"),
    ("|right", "c", "none+ right-"),
    ("|right", "e", "none+ right-"),
    ("|right", "d", "none- right+"),
    ("left|", "d", "left- none+"),
    ("left;through;right", "c", "straight;left;right+"),
    ("left;through;right", "d", "straight;left;right+"),
    ("through|through", "e", ""),
    ("left|right", "e", ""),
    ("right|left|through", "e", ""),
    ("", "e", ""),
    ("nonsense|through", "e", ""),
  ])
  func `lanes lead where they are painted`(_ marks: String, _ end: String, _ expected: String) {
    #expect(lanes(Self.crossing("turn:lanes:forward=\(marks)"), to: end) == expected)
  }

  @Test func `marks for the other direction are for others`() {
    #expect(lanes(Self.crossing("turn:lanes:backward=left|through|right"), to: "c") == "")
  }

  @Test func `lanes that are no roads for cars are not told`() {
    let map = Self.crossing(
      "turn:lanes:forward=left|through|through|right,vehicle:lanes:forward=yes|yes|no|yes")
    #expect(lanes(map, to: "e") == "left- straight+ right-")
  }

  @Test func `a bus lane beside the others is not told`() {
    let map = Self.crossing("turn:lanes:forward=left|through;right|,lanes:psv:forward=1")
    #expect(lanes(map, to: "d") == "left- straight;right+")
  }

  @Test func `of close turns the first is made from the lanes of the second`() {
    let map = TestMap(
      """
      a-----b-----f
            |
            c-----e
            |
            d
      """, grid: 15
    ) {
      way("ab", "primary", ["turn:lanes:forward": "through|right|right"])
      way("bc", "primary", ["turn:lanes:forward": "left|through"])
      way("cd", "primary")
      way("ce", "primary")
      way("bf", "primary")
    }
    #expect(lanes(map, to: "e") == "straight- right+ right-")
  }

  @Test func `thousands of lanes harm nobody`() {
    let marks = [String](repeating: "left;through", count: 5_000).joined(separator: "|")
    #expect(lanes(Self.crossing("turn:lanes:forward=\(marks)"), to: "c") == "")
  }
}
