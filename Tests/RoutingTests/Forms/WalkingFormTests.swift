// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

/// What walkers pass: paths, steps, lifts, squares, crossings.
struct WalkingFormTests {
  @Test(arguments: paths + passages + streets)
  func `a walker hears where to turn`(_ form: JunctionForm) {
    #expect(form.found == form.routes)
  }

  private static let paths = [
    JunctionForm(
      "a path parts in two",
      """
                c
            -
      a---b
            -
                d
      """,
      ["ab path name=", "bc path name=", "bd path name="],
      ["a>c fork slight left", "a>d fork slight right"], by: .walking),
    JunctionForm(
      "a path ends in another",
      """
            c
            |
      a--f--b
         |  |
         g  d
      """,
      ["afb footway name=", "cbd footway name=", "fg footway name="],
      ["a>c end of road left", "a>d end of road right"], by: .walking),
    JunctionForm(
      "off a path into a street",
      """
          c
          |
      a---b
          |
          d
      """,
      ["ab footway name=", "cbd residential name=Street"],
      ["a>c turn left Street", "a>d turn right Street", "c>a turn right"], by: .walking),
    JunctionForm(
      "a path straight over a street",
      """
          c
          |
      a---b---e
          |
          d
      """,
      ["abe footway name=", "cbd residential name=Street"],
      ["a>e", "a>c turn left Street", "c>d"], by: .walking),
    JunctionForm(
      "a street for walkers goes on as a path",
      "a-----b-----c",
      ["ab residential name=Close", "bc footway name="],
      ["a>c", "c>a new name straight Close"], by: .walking),
    JunctionForm(
      "out of a dead end by a path",
      """
      a-----b
            |
            c-----d
      """,
      ["ab residential name=Close", "bc footway name=", "cd residential name=Lane"],
      ["a>d new name left Lane"], by: .walking),
    JunctionForm(
      "five paths in a park",
      """
      c     f
       \\   /
        \\ /
      a--b--e
         |
         |
         d
      """,
      ["ab path name=", "be path name=", "cb path name=", "fb path name=", "bd path name="],
      ["a>e", "a>f turn left", "a>d turn right", "a>c turn sharp left"], by: .walking),
    JunctionForm(
      "through a gate",
      "a-----b-----c",
      ["abc footway name=Walk"], ["a>c"], nodes: ["b": "barrier=gate"], by: .walking),
  ]

  private static let passages = [
    JunctionForm(
      "up a flight of steps",
      "a-----b==c-----d",
      ["ab footway name=", "bc steps name=", "cd footway name="],
      ["a>d notification straight"], grid: 20, by: .walking),
    JunctionForm(
      "steps with a landing are one flight",
      "a-----b==c-d==e-----f",
      [
        "ab footway name=", "bc steps name=", "cd footway name=", "de steps name=",
        "ef footway name=",
      ],
      ["a>f notification straight"], grid: 10, by: .walking),
    JunctionForm(
      "two flights that lie apart",
      "a-----b==c----------d==e-----f",
      [
        "ab footway name=", "bc steps name=", "cd footway name=", "de steps name=",
        "ef footway name=",
      ],
      ["a>f notification straight, notification straight"], grid: 20, by: .walking),
    JunctionForm(
      "steps off a street",
      """
      a---b---e
          |
          c
          |
          d
      """,
      ["abe residential name=Street", "bc steps name=", "cd footway name="],
      ["a>d turn right", "d>a notification straight, turn left Street"], grid: 20, by: .walking),
    JunctionForm(
      "steps that have a name",
      "a-----b==c-----d",
      ["ab residential name=Low", "bc steps name=Stairs", "cd residential name=High"],
      ["a>d notification straight Stairs, new name straight High"], grid: 20, by: .walking),
    JunctionForm(
      "steps or a ramp",
      """
          c===d
          |   |
      a---b---e---f
      """,
      ["abef footway name=", "bc footway name=", "cd steps name=", "de footway name="],
      ["a>f", "c>d"], grid: 30, by: .walking),
    JunctionForm(
      "a lift that is a place",
      """
      a-----b
            |
            c
      """,
      ["ab footway name=", "bc footway name="],
      ["a>c notification straight"], nodes: ["b": "highway=elevator"], by: .walking),
    JunctionForm(
      "a lift that is a way",
      "a-----b-c-----d",
      ["ab footway name=", "bc elevator name=", "cd footway name="],
      ["a>d notification straight"], grid: 20, by: .walking),
    JunctionForm(
      "an escalator",
      "a-----b==c-----d",
      ["ab footway name=", "bc steps name=,conveying=forward", "cd footway name="],
      ["a>d notification straight"], grid: 20, by: .walking),
    JunctionForm(
      "over a square",
      """
            p-----q
            |     |
      a-----b     c-----d
            |     |
            |     |
            r-----s
      """,
      [
        "ab footway name=", "bpqcsrb pedestrian area=yes,name=Market", "cd footway name=",
      ],
      ["a>d turn left Market, turn left"], grid: 20, by: .walking),
  ]

  private static let streets = [
    JunctionForm(
      "over a street by a crossing",
      """
      a---b---c
          |
          x
          |
      d---e---f
      """,
      [
        "abc footway name=", "bxe footway name=,footway=crossing", "def footway name=",
      ],
      ["a>f turn right, turn left", "a>d turn right, turn right"], grid: 20,
      nodes: ["x": "highway=crossing"], by: .walking),
    JunctionForm(
      "over a level crossing",
      """
          c
          |
      a---b---e
          |
          d
      """,
      ["abe residential name=Street", "cbd - railway=rail,name="],
      ["a>e"], nodes: ["b": "railway=level_crossing"], by: .walking),
    JunctionForm(
      "walkers do not turn round at the ends of divided roads",
      """
      d-----c-----a
            |
      e-----f-----h
      """,
      [
        "acd primary name=First,oneway=yes", "efh primary name=First,oneway=yes",
        "cf residential name=Gap",
      ],
      ["a>e turn left Gap, turn right First"], grid: 20, by: .walking),
    JunctionForm(
      "walkers go along the edge of a roundabout",
      """
          n

          t
      w  l r  e
          b

          s
      """,
      ["brtlb residential junction=roundabout,name=", "nt", "lw", "sb", "re"],
      ["s>e turn right, turn right re"], grid: 5, by: .walking),
    JunctionForm(
      "a passage between houses",
      """
      a---b---e
          |
          c
      """,
      ["abe residential name=Street", "bc footway name=Alley,covered=yes"],
      ["a>c turn right Alley", "c>e turn right Street"], by: .walking),
  ]
}
