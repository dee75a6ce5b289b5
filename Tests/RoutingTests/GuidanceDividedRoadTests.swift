// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

/// Roads with two carriageways, and turns that follow each other closely.
struct GuidanceDividedRoadTests {
  @Test(arguments: forms)
  func `what looks like one turn is told as one`(_ form: JunctionForm) {
    #expect(form.found == form.routes)
  }

  private static let cross = """
          i l
          | |
      d---c-b---a
      e---f-g---h
          | |
          j k
    """

  private static let forms = [
    JunctionForm(
      "two divided roads",
      cross,
      [
        "abcd primary name=First,oneway=yes", "efgh primary name=First,oneway=yes",
        "icfj primary name=Second,oneway=yes", "kgbl primary name=Second,oneway=yes",
      ],
      [
        "a>l turn right Second", "a>d", "a>j turn left Second", "a>h continue uturn First",
        "e>j turn right Second", "e>l turn left Second", "k>d turn left First", "i>j",
        "i>h turn left First",
      ], grid: 10),
    JunctionForm(
      "a divided road and an undivided one",
      """
            i
            |
      d-----c-----a
      e-----f-----h
            |
            j
      """,
      [
        "acd primary name=First,oneway=yes", "efh primary name=First,oneway=yes",
        "icfj primary name=Second",
      ],
      [
        "a>i turn right Second", "a>j turn left Second", "a>d", "e>j turn right Second",
        "e>i turn left Second", "i>j", "i>h turn left First", "i>d turn right First",
        "a>h continue uturn First",
      ], grid: 10),
    JunctionForm(
      "where a road parts into carriageways nothing is said",
      """
                c-------------d
              -
      a-----b
              -
                e-------------f
      """,
      [
        "ab primary name=Main", "dcb primary name=Main,oneway=yes",
        "bef primary name=Main,oneway=yes",
      ],
      ["a>f", "d>a"], grid: 8),
    JunctionForm(
      "a step to the right in a crossing",
      """
            c
            |
      a-----b
            d-----e
            |
            f
      """,
      ["ab residential name=Lane", "cbdf primary name=Main", "de residential name=Lane"],
      ["a>e", "e>a", "a>f turn right Main", "a>c turn left Main"], grid: 2.5),
    JunctionForm(
      "a step so wide that both turns are told",
      """
            c
            |
      a-----b
            |
            d-----e
            |
            f
      """,
      ["ab residential name=Lane", "cbdf primary name=Main", "de residential name=Lane"],
      ["a>e turn right Main, turn left Lane"], grid: 50),
    JunctionForm(
      "round the end of a divided road",
      """
      a-----b-----e
            |
      d-----c-----f
      """,
      [
        "abe primary name=Main,oneway=yes", "fcd primary name=Main,oneway=yes",
        "bc primary_link name=,oneway=yes",
      ],
      ["a>d continue uturn Main"], grid: 8),
  ]
}
