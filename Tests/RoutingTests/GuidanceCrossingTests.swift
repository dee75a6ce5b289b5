// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

/// Crossings, ends of roads, bends and names.
struct GuidanceCrossingTests {
  @Test(arguments: forms)
  func `a crossing is told as a driver sees it`(_ form: JunctionForm) {
    #expect(form.found == form.routes)
  }

  private static let forms = [
    JunctionForm(
      "four roads of four names",
      """
          c
          |
      a---b---e
          |
          d
      """,
      ["ab primary", "cb primary", "bd primary", "be primary"],
      [
        "a>c turn left cb", "a>d turn right bd", "a>e new name straight be",
        "c>d new name straight bd", "c>e turn left be", "d>e turn right be",
      ]),
    JunctionForm(
      "two roads that cross",
      """
          c
          |
      a---b---e
          |
          d
      """,
      ["abe primary", "cbd primary"],
      ["a>c turn left cbd", "a>d turn right cbd", "a>e", "d>a turn left abe"]),
    JunctionForm(
      "a small road over a great one",
      """
          c
          |
      a---b---e
          |
          d
      """,
      ["abe primary", "cbd residential"],
      ["a>c turn left cbd", "c>d", "c>e turn left abe"]),
    JunctionForm(
      "a track beside the way",
      """
          c
          |
      a---b---e
      """,
      ["abe secondary", "cb track"],
      ["a>e"]),
    JunctionForm(
      "a drive beside a road that changes its name",
      """
          c
          |
      a---b-------e
      """,
      ["ab secondary", "be secondary", "cb service name="],
      ["a>e new name straight be"]),
    JunctionForm(
      "the end of a road",
      """
              c
              |
      a---f---b
          |   |
          g   d
      """,
      ["afb primary", "cbd primary", "fg residential"],
      ["a>c end of road left cbd", "a>d end of road right cbd"]),
    JunctionForm(
      "a T from the side",
      """
      a---b---c
          |
          d
      """,
      ["abc primary", "bd residential"],
      ["a>d turn right bd", "c>d turn left bd", "a>c", "d>a turn left abc", "d>c turn right abc"]),
    JunctionForm(
      "a Y whose arms are alike",
      """
                  c
              -
      a-----b
              -
                  d
      """,
      ["ab primary", "bc primary", "bd primary"],
      ["a>c fork slight left bc", "a>d fork slight right bd"]),
    JunctionForm(
      "a Y whose left arm goes on",
      """
                c
             /
      a-----b
            |
            d
      """,
      ["abc primary", "bd primary"],
      ["a>c", "a>d turn right bd"]),
    JunctionForm(
      "a road that bends off its name",
      """
            c
            |
      a-----b-----d
      """,
      ["abc primary", "bd primary"],
      ["a>c continue left abc", "a>d turn straight bd", "d>a new name straight abc"]),
    JunctionForm(
      "a bend without a junction",
      """
      a-----b
            |
            c
      """,
      ["ab primary", "bc primary name=ab"],
      ["a>c", "c>a"]),
    JunctionForm(
      "a bend with a new name",
      """
      a-----b
            |
            |
            c
      """,
      ["ab primary", "bc primary"],
      ["a>c new name right bc", "c>a new name left ab"]),
    JunctionForm(
      "a new name straight on",
      "a-----b-----c",
      ["ab primary", "bc primary"],
      ["a>c new name straight bc", "c>a new name straight ab"]),
    JunctionForm(
      "a name that ends",
      "a-----b-----c",
      ["ab primary", "bc primary name="],
      ["a>c"]),
    JunctionForm(
      "a name that begins",
      "a-----b-----c",
      ["ab primary name=", "bc primary"],
      ["a>c new name straight bc"]),
    JunctionForm(
      "a name for a short piece",
      "a----b-c----d",
      ["ab primary name=High", "bc primary name=Bridge", "cd primary name=High"],
      ["a>d", "d>a"]),
    JunctionForm(
      "a name that grows",
      "a-----b-----c",
      ["ab primary name=High Street", "bc primary name=High Street North"],
      ["a>c", "c>a"]),
    JunctionForm(
      "another end of the compass",
      "a-----b-----c",
      ["ab primary name=West Main Street", "bc primary name=East Main Street"],
      ["a>c", "c>a"]),
    JunctionForm(
      "a number in place of a name",
      "a-----b-----c",
      ["ab primary name=High,ref=A 1", "bc primary name=,ref=A 1"],
      ["a>c", "c>a"]),
    JunctionForm(
      "another number",
      "a-----b-----c",
      ["ab primary name=,ref=A 1", "bc primary name=,ref=A 2"],
      ["a>c new name straight A 2"]),
    JunctionForm(
      "one more number",
      "a-----b-----c",
      ["ab primary name=,ref=A 1", "bc primary name=,ref=A 1;A 2"],
      ["a>c", "c>a"]),
    JunctionForm(
      "sharp turns",
      """
      c
       \\
        \\
      a---b---e
        /
       /
      d
      """,
      ["abe primary", "cb residential", "db residential"],
      ["a>c turn sharp left cb", "a>d turn sharp right db", "a>e"]),
    JunctionForm(
      "slight turns off a great road",
      """
              c
           -
      a---b---e
           -
              d
      """,
      ["abe primary", "bc residential", "bd residential"],
      ["a>c turn slight left bc", "a>d turn slight right bd", "a>e"]),
    JunctionForm(
      "two roads to the right",
      """
      a---b---e
          |\\
          | \\
          c  d
      """,
      ["abe primary", "bc residential", "bd residential"],
      ["a>c turn right bc", "a>d turn slight right bd"]),
    JunctionForm(
      "five roads",
      """
      c   f
       \\ /
      a-b---e
        |
        d
      """,
      ["ab primary", "be primary", "cb residential", "fb residential", "bd residential"],
      [
        "a>e new name straight be", "a>f turn left fb", "a>d turn right bd",
        "a>c turn sharp left cb",
      ]),
    JunctionForm(
      "an unnamed road straight on",
      """
          c
          |
      a---b---e
      """,
      ["ab residential", "be residential name=", "cb residential"],
      ["a>e", "a>c turn left cb"]),
    JunctionForm(
      "a turn into an unnamed road",
      """
          c
          |
      a---b---e
      """,
      ["abe residential", "cb residential name="],
      ["a>c turn left", "c>a turn right abe"]),
    JunctionForm(
      "a oneway road that only comes in",
      """
          c
          |
      a---b---e
      """,
      ["abe residential", "cb residential oneway=yes"],
      ["a>e", "c>a turn right abe"]),
    JunctionForm(
      "the straight road is no way on",
      """
          c
          |
      a---b---e
          |
          d
      """,
      ["ab residential", "eb residential oneway=yes", "cbd residential"],
      ["a>c turn left cbd", "a>d turn right cbd"]),
    JunctionForm(
      "a oneway road in which one cannot but turn",
      """
      a---b---e
          |
          d
      """,
      ["ab residential", "eb residential oneway=yes", "bd residential"],
      ["a>d turn right bd"]),
    JunctionForm(
      "a dead end beyond",
      """
      a---b---e
          |
          d
      """,
      ["ab residential", "be residential", "bd residential"],
      ["a>d turn right bd", "a>e new name straight be"]),
    JunctionForm(
      "a loop at the end of a street",
      """
            c-d
            | |
      a-----b-e
      """,
      ["ab residential name=Close", "bcdeb residential name=Close"],
      ["a>c continue left Close"]),
  ]
}
