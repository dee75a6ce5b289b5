// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

/// Nobody is told to go on onto the road that is under the wheels already.
struct SameNameTests {
  /// A straight road of four ways, each crossed at its end.
  private func road(_ tags: [[String: String]]) -> TestMap {
    TestMap(
      """
        f g h
        | | |
      a-b-c-d-e
      """
    ) {
      for (letters, tags) in zip(["ab", "bc", "cd", "de"], tags) {
        way(letters, "residential", tags)
      }
      way("bf")
      way("cg")
      way("dh")
    }
  }

  @Test func `a stretch without a name does not begin its road anew`() {
    let map = road([["name": "High"], ["name": ""], ["name": "High"], ["name": "Low"]])
    #expect(map.steps("a", "e") == "depart High, new name straight Low, arrive")
  }

  @Test func `a number is one road whether it stands as name or as number`() {
    let number = ["name": "", "ref": "CG-2"]
    let map = road([["name": "CG-2", "ref": "CG-2"], number, ["name": "CG-2"], number])
    #expect(map.steps("a", "e") == "depart CG-2, arrive")
  }
}
