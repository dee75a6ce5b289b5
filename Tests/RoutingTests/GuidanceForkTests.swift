// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

/// Roads that part, and short cuts past junctions.
struct GuidanceForkTests {
  @Test(arguments: forms)
  func `a fork is told where one may go wrong`(_ form: JunctionForm) {
    #expect(form.found == form.routes)
  }

  private static let forms = [
    JunctionForm(
      "a fork of two names",
      """
                c
            -
      a---b
            -
                d
      """,
      ["ab secondary", "bc secondary", "bd secondary"],
      ["a>c fork slight left bc", "a>d fork slight right bd"]),
    JunctionForm(
      "a fork of which one arm keeps the name",
      """
                c
            -
      a---b
            -
                d
      """,
      ["abc secondary", "bd secondary"],
      ["a>c fork slight left abc", "a>d fork slight right bd"]),
    JunctionForm(
      "a fork of a road and a track",
      """
                c
            -
      a---b
            -
                d
      """,
      ["ab secondary", "bc secondary", "bd track"],
      ["a>c new name straight bc"]),
    JunctionForm(
      "a fork of a great road and a small one",
      """
                c
            -
      a---b
            -
                d
      """,
      ["ab primary", "bc primary", "bd residential"],
      ["a>c new name straight bc", "a>d turn slight right bd"]),
    JunctionForm(
      "a road that leaves a straight one at a small angle",
      """
      a---b-------c
             -
                 d
      """,
      ["abc secondary", "bd secondary"],
      ["a>c", "a>d turn slight right bd"]),
    JunctionForm(
      "a link that cuts the corner",
      """
                  f
                  |
      a-----b-----c-----g
               -  |
                h |
                 \\|
                  d
                  |
                  e
      """,
      [
        "abcg primary name=Main", "fcde primary name=Cross",
        "bhd primary_link name=,oneway=yes",
      ],
      ["a>e turn right Cross", "a>g", "a>f turn left Cross"], grid: 10),
    JunctionForm(
      "a link that cuts the corner to the left",
      """
                  e
                  |
                  d
                 /|
                h |
               -  |
      a-----b-----c-----g
                  |
                  f
      """,
      [
        "abcg primary name=Main", "edcf primary name=Cross",
        "bhd primary_link name=,oneway=yes",
      ],
      ["a>e turn left Cross", "a>f turn right Cross"], grid: 10),
  ]
}
