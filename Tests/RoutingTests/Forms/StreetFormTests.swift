// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

/// Streets that meet, cross, part and end.
struct StreetFormTests {
  @Test(arguments: crossings + parting)
  func `a driver hears where to leave a street`(_ form: JunctionForm) {
    #expect(form.found == form.routes)
  }

  private static let crossings = [
    JunctionForm(
      "a T of three names",
      """
          c
          |
      a---b
          |
          d
      """,
      ["ab secondary", "cb secondary", "bd secondary"],
      [
        "a>c turn left cb", "a>d turn right bd", "c>d new name straight bd",
        "d>c new name straight cb", "c>a turn right ab", "d>a turn left ab",
      ]),
    JunctionForm(
      "a T askew",
      """
        c
         \\
      a---b
           \\
            d
      """,
      ["ab secondary", "cbd secondary"],
      ["a>c turn sharp left cbd", "a>d turn right cbd", "c>d", "c>a turn sharp right ab"]),
    JunctionForm(
      "a T of which one arm only comes in",
      """
          c
          |
      a---b
          |
          d
      """,
      ["ab secondary", "cbd secondary oneway=yes"],
      ["a>d turn right cbd", "c>d"]),
    JunctionForm(
      "a T at which a turn is forbidden",
      """
          c
          |
      a---b
          |
          d
      """,
      ["ab secondary", "cb secondary name=Cross", "bd secondary name=Cross"],
      ["a>d turn right Cross", "c>a turn right ab", "d>a turn left ab"],
      bans: ["no_left_turn ab b cb"]),
    JunctionForm(
      "a small street with but a drive ends in a great one",
      """
            c
            |
      a--f--b
         |  |
         g  d
      """,
      ["afb residential", "cbd trunk", "fg service"],
      ["a>c turn left cbd", "a>d turn right cbd", "c>a turn right afb"]),
    JunctionForm(
      "a T of streets without names",
      """
          c
          |
      a---b---e
      """,
      ["abe residential name=", "cb residential name="],
      ["a>e", "a>c turn left", "c>a turn right", "c>e turn left"]),
    JunctionForm(
      "a crossing of oneway streets",
      """
          c
          |
      a---b---e
          |
          d
      """,
      ["abe residential oneway=yes,name=East", "cbd residential oneway=yes,name=South"],
      ["a>e", "a>d turn right South", "c>d", "c>e turn left East"]),
    JunctionForm(
      "a crossing at a sharp angle",
      """
      c
       \\
      a-b-----e
         \\
          \\
           d
      """,
      ["abe secondary", "cbd secondary"],
      [
        "a>e", "a>d turn right cbd", "e>c turn right cbd", "c>e turn left abe",
        "e>d turn sharp left cbd",
      ]),
    JunctionForm(
      "six roads",
      """
      c     f
       \\   /
        \\ /
      a--b--e
        / \\
       /   \\
      d     g
      """,
      [
        "ab secondary", "be secondary", "cb secondary", "fb secondary", "db secondary",
        "gb secondary",
      ],
      [
        "a>e new name straight be", "a>f turn left fb", "a>g turn right gb",
        "a>c turn sharp left cb", "a>d turn sharp right db",
      ]),
    JunctionForm(
      "three roads to the right",
      """
      a-----b-----e
           /|\\
          / | \\
         c  d  f
      """,
      ["abe primary", "cb residential", "bd residential", "bf residential"],
      ["a>e", "a>c turn sharp right cb", "a>d turn right bd", "a>f turn slight right bf"]),
    JunctionForm(
      "two roads to the left",
      """
          c  d
          | /
          |/
      a---b---e
      """,
      ["abe primary", "bc residential", "bd residential"],
      ["a>c turn left bc", "a>d turn slight left bd", "a>e"]),
    JunctionForm(
      "the greater road turns at a crossing",
      """
          c
          |
      a---b---e
          |
          d
      """,
      ["abd primary name=Main", "be residential", "cb residential"],
      [
        "a>d continue right Main", "d>a continue left Main", "a>e new name straight be",
        "a>c turn left cb", "c>d new name straight Main",
      ]),
    JunctionForm(
      "a name changes where a street crosses",
      """
          c
          |
      a---b---e
          |
          d
      """,
      ["ab residential name=West", "be residential name=Ost", "cbd residential"],
      ["a>e new name straight Ost", "e>a new name straight West", "c>d"]),
    JunctionForm(
      "a number goes on under another name",
      """
          c
          |
      a---b---e
      """,
      ["ab primary name=High,ref=A 1", "be primary name=Low,ref=A 1", "cb residential"],
      ["a>e new name straight Low"]),
    JunctionForm(
      "a road becomes smaller at a crossing",
      """
          c
          |
      a---b---e
          |
          d
      """,
      ["ab secondary name=Long", "be residential name=Long", "cbd residential"],
      ["a>e", "e>a", "a>d turn right cbd"]),
    JunctionForm(
      "straight over a greater road into a street of another name",
      """
          c
          |
      a---b---e
          |
          d
      """,
      ["ab residential", "be residential", "cbd primary"],
      ["a>e new name straight be", "a>c turn left cbd", "c>e turn left be"]),
    JunctionForm(
      "two crossings in a row",
      """
          c   f
          |   |
      a---b---e---h
          |   |
          d   g
      """,
      ["abeh secondary", "cbd residential", "feg residential"],
      ["a>h", "a>g turn right feg", "c>f turn left abeh, turn left feg"]),
    JunctionForm(
      "round a block",
      """
      a---b---c
          |   |
          d---e
      """,
      ["ab residential", "bc residential", "bd residential", "de residential", "ce residential"],
      ["a>e turn right bd, new name left de"], bans: ["no_straight_on ab b bc"]),
  ]

  private static let parting = [
    JunctionForm(
      "a Y at right angles",
      """
            c
           /
          /
      a--b
          \\
           \\
            d
      """,
      ["ab residential", "bc residential", "bd residential"],
      ["a>c turn left bc", "a>d turn right bd"]),
    JunctionForm(
      "a Y of which one arm only comes in",
      """
                c
            -
      a---b
            -
                d
      """,
      ["ab secondary", "cb secondary oneway=yes", "bd secondary"],
      ["a>d new name straight bd", "c>a new name straight ab"]),
    JunctionForm(
      "a fork of three streets",
      """
                c
            -
      a---b-----e
            -
                d
      """,
      ["ab secondary", "bc secondary", "be secondary", "bd secondary"],
      ["a>c turn slight left bc", "a>e new name straight be", "a>d turn slight right bd"]),
    JunctionForm(
      "a fork of unnamed streets",
      """
                c
            -
      a---b
            -
                d
      """,
      ["ab residential name=", "bc residential name=", "bd residential name="],
      ["a>c fork slight left", "a>d fork slight right"]),
    JunctionForm(
      "a small street straight on where the greater road bends",
      """
              c
             /
            /
      a----b---------d
      """,
      ["abc primary", "bd residential"],
      ["a>c", "a>d turn straight bd", "c>a"]),
    JunctionForm(
      "back into the other arm of a fork",
      """
                c
            -
      a---b
            -
                d
      """,
      ["ab secondary", "bc secondary", "bd secondary"],
      ["c>d turn sharp left bd", "d>c turn sharp right bc"]),
  ]
}
