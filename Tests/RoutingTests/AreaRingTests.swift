// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

struct AreaRingTests {
  private static func square(_ highway: String, _ tags: [String: String]) -> TestMap {
    TestMap(
      """
      x-a---b-y
        |   |
        d---c-z
      """, grid: 20
    ) {
      way("abcda", highway, tags)
      way("xa")
      way("by")
      way("cz")
    }
  }

  @Test func `the ring of an area is walked and not driven`() {
    for highway in ["service", "residential", "pedestrian"] {
      let map = Self.square(highway, ["area": "yes", "motor_vehicle": "yes"])
      #expect(map.nearestRoute("x", "y", by: .automobile) == "", "\(highway)")
      #expect(map.route("x", "y", by: .walking) == "xa abcda by")
    }
  }

  @Test func `a closed street that is no area is driven`() {
    #expect(Self.square("residential", [:]).route("x", "y", by: .automobile) == "xa abcda by")
    #expect(
      Self.square("residential", ["area": "no"]).route("x", "z", by: .automobile) == "xa abcda cz")
  }

  @Test func `an open way that says area is a line`() {
    let map = TestMap("a-b-c") {
      way("ab", "service", ["area": "yes"])
      way("bc")
    }
    #expect(map.route("a", "c", by: .automobile) == "ab bc")
  }
}
