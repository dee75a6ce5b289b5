// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

struct RestrictionTests {
  static let cross = TestMap(
    """
        c
        |
      a-b-e
        |
        d
    """, grid: 50
  ) {
    way("ab", "primary")
    way("be", "primary")
    way("cb")
    way("bd")
    restriction("no_left_turn", from: "ab", via: "b", to: "cb")
  }

  @Test(arguments: [
    ("a", "e", "ab be"),
    ("a", "d", "ab bd"),
    ("a", "c", "ab be be cb"),  // round the dead end
    ("e", "c", "be cb"),
    ("c", "a", "cb ab"),
  ])
  func `a banned turn is driven round`(_ from: String, _ to: String, _ ways: String) {
    #expect(Self.cross.route(from, to, by: .automobile) == ways)
  }

  @Test func `walkers turn as they like`() {
    #expect(Self.cross.route("a", "c", by: .walking) == "ab cb")
  }
}
