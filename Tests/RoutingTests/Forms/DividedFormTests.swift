// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

/// Staggered crossings, and roads with two carriageways.
struct DividedFormTests {
  @Test(arguments: staggered + divided + parting)
  func `a driver hears of one crossing`(_ form: JunctionForm) {
    #expect(form.found == form.routes)
  }

  private static let staggered = [
    JunctionForm(
      "a step to the left in a crossing",
      """
            f
            |
            d-----e
      a-----b
            |
            c
      """,
      ["ab residential name=Lane", "cbdf primary name=Main", "de residential name=Lane"],
      ["a>e", "e>a", "a>f turn left Main", "e>c turn left Main", "c>e turn right Lane"], grid: 2.5),
    JunctionForm(
      "a step in a crossing beyond which the lane has another name",
      """
                                                      c
                                                      |
      a-----------------------------------------------b
                                                      d--------------------------------------------e
                                                      |
                                                      f
      """,
      ["ab residential name=Lane", "cbdf primary name=Main", "de residential name=Alley"],
      ["a>e new name straight Alley", "e>a new name straight Lane"], grid: 2.5),
    JunctionForm(
      "a wide step to the left",
      """
            f
            |
            d-----e
            |
      a-----b
            |
            c
      """,
      ["ab residential name=Lane", "cbdf primary name=Main", "de residential name=Lane"],
      ["a>e turn left Main, turn right Lane", "e>a turn left Main, turn right Lane"], grid: 50),
    JunctionForm(
      "two side streets almost opposite each other",
      """
            c
            |
      a-----b-e-----f
              |
              d
      """,
      ["abef primary name=Main", "cb residential", "ed residential"],
      ["a>f", "a>c turn left cb", "a>d turn right ed", "f>c turn right cb"], grid: 10),
    JunctionForm(
      "over a great road with a step aside that is hardly seen",
      """
            c
            |
      a-----b-e-----f
              |
              d
      """,
      ["abef primary name=Main", "cb residential name=Side", "ed residential name=Side"],
      ["c>d", "d>c"], grid: 2.5),
  ]

  private static let divided = [
    JunctionForm(
      "a side street at a divided road without a gap",
      """
      d-----c-----a
      e-----f-----h
            |
            j
      """,
      [
        "acd primary name=First,oneway=yes", "efh primary name=First,oneway=yes",
        "fj residential name=Side",
      ],
      ["e>j turn right Side", "j>h turn right First", "e>h", "a>d"], grid: 10),
    JunctionForm(
      "a side street at a divided road with a gap",
      """
      d-----c-----a
      e-----f-----h
            |
            j
      """,
      [
        "acd primary name=First,oneway=yes", "efh primary name=First,oneway=yes",
        "cfj residential name=Side",
      ],
      ["e>j turn right Side", "j>h turn right First", "j>d turn left First", "a>j turn left Side"],
      grid: 10),
    JunctionForm(
      "over the median and back",
      """
      d-----c-----a
            |
      e-----f-----h
      """,
      [
        "acd primary name=First,oneway=yes", "efh primary name=First,oneway=yes",
        "fc primary name=First,oneway=yes",
      ],
      ["e>d continue uturn First"], grid: 8),
    JunctionForm(
      "over the median by a link and back",
      """
      d-----c-----a
            |
      e-----f-----h
      """,
      [
        "acd trunk name=First,oneway=yes", "efh trunk name=First,oneway=yes",
        "cf trunk_link name=,oneway=yes",
      ],
      ["a>h continue uturn First"], grid: 8),
    JunctionForm(
      "over a wide median two turns are told",
      """
      d-----c-----a
            |
            |
            |
            |
      e-----f-----h
      """,
      [
        "acd primary name=First,oneway=yes", "efh primary name=First,oneway=yes",
        "fc residential name=Gap",
      ],
      ["e>d turn left Gap, turn left First"], grid: 40),
    JunctionForm(
      "a divided road crosses a street of two names",
      """
            i
            |
            |
            |
            |
            |
            |
      d-----c-----a
      e-----f-----h
            |
            |
            |
            |
            |
            |
            j
      """,
      [
        "acd primary name=First,oneway=yes", "efh primary name=First,oneway=yes",
        "ic residential name=North", "cfj residential name=South",
      ],
      ["i>j new name straight South", "j>i new name straight North", "i>h turn left First"],
      grid: 20),
    JunctionForm(
      "a divided road ends in another",
      """
      i l
      | |
      c-b---a
      f-g---h
      | |
      j k
      """,
      [
        "abc primary name=First,oneway=yes", "fgh primary name=First,oneway=yes",
        "icfj primary name=Second,oneway=yes", "kgbl primary name=Second,oneway=yes",
      ],
      [
        "a>l turn right Second", "a>j turn left Second", "k>h turn right First",
        "i>h turn left First",
      ],
      grid: 10),
    JunctionForm(
      "the two ways of a street lie apart at a crossing",
      """
              i
              |
      a---b---c---d---e
              |
              j
      """,
      ["abcde secondary name=Main", "icj tertiary name=Cross"],
      ["a>e", "i>j", "a>j turn right Cross"], grid: 30),
  ]

  private static let parting = [
    JunctionForm(
      "a divided road becomes one",
      """
      c-------------d
                        -
                           b-----a
                        -
      e-------------f
      """,
      [
        "ab primary name=Main", "bdc primary name=Main,oneway=yes",
        "efb primary name=Main,oneway=yes",
      ],
      ["a>c", "e>a"], grid: 8),
    JunctionForm(
      "a divided road that takes another name where it parts",
      """
                c-----------------------------d
      a-----b
                e-----------------------------f
      """,
      [
        "ab primary name=Old", "dcb primary name=New,oneway=yes",
        "bef primary name=New,oneway=yes",
      ],
      ["a>f new name straight New", "d>a"], grid: 6),
    JunctionForm(
      "a traffic island",
      """
              c
            -   -
      a---b       e---f
            -   -
              d
      """,
      [
        "ab secondary name=Main", "bde secondary name=Main,oneway=yes",
        "ecb secondary name=Main,oneway=yes", "ef secondary name=Main",
      ],
      ["a>f", "f>a"], grid: 3),
    JunctionForm(
      "a side street at the end of a median",
      """
               g
               |
               |  c-----------d
      a--------b
                  e-----------f
      """,
      [
        "ab primary name=Main", "dcb primary name=Main,oneway=yes",
        "bef primary name=Main,oneway=yes", "gb residential name=Side",
      ],
      [
        "a>g turn left Side", "d>g turn right Side", "g>f turn left Main", "g>a turn right Main",
        "a>f",
      ],
      grid: 5),
  ]
}
