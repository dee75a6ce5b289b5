// SPDX-License-Identifier: Apache-2.0

import Routing
import TestSupport
import Testing

/// Ferries, and what walkers pass.
struct GuidanceWayTests {
  @Test(arguments: forms)
  func `a change of how one goes is told`(_ form: JunctionForm) {
    #expect(form.found == form.routes)
  }

  private static let forms = [
    JunctionForm(
      "a ferry between two roads",
      "a-----b~~~~~c-----d",
      ["ab", "bc - route=ferry,name=Boat,motor_vehicle=yes", "cd"],
      ["a>d notification straight Boat, notification straight cd"]),
    JunctionForm(
      "a ferry that calls on its way",
      "a-----b~~~~~c~~~~~d-----e",
      ["ab", "bcd - route=ferry,name=Boat,motor_vehicle=yes", "de"],
      ["a>e notification straight Boat, notification straight de"]),
    JunctionForm(
      "a corner of two footways",
      """
      a---b
          |
          c
      """,
      ["ab footway name=", "bc footway name="],
      ["a>c"], by: .walking),
    JunctionForm(
      "a crossing of footways",
      """
          d
          |
      a---b---e
          |
          c
      """,
      ["abe footway name=", "dbc footway name="],
      ["a>c turn right", "a>d turn left", "a>e"], by: .walking),
    JunctionForm(
      "walkers turn against oneway streets",
      """
      a---b---e
          |
          c
      """,
      ["eba residential oneway=yes,name=Main", "bc residential name=Side"],
      ["a>c turn right Side", "a>e"], by: .walking),
  ]

  /// What the steps lead over.
  @Test(arguments: [
    ("steps", "", Passage.steps), ("elevator", "", .lift),
    ("steps", "conveying=forward", .escalator), ("footway", "conveying=yes", .escalator),
    ("footway", "", nil),
  ])
  func `walkers are told of steps, lifts and squares`(
    _ highway: String, _ tags: String, _ expected: Passage?
  ) throws {
    let map = TestMap(
      """
      a---b---c---d
          |
          e
      """, grid: 50
    ) {
      way("ab", "footway")
      way("be", "footway")
      way("bc", highway, tags.isEmpty ? [:] : tagList(tags))
      way("cd", "footway")
    }
    let steps = try #require(map.leg("a", "d", by: .walking)).steps
    #expect(steps.first { $0.name == "bc" }?.passage == expected)
  }
}
