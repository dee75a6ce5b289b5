// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

/// Motorway exits, entries and forks.
struct MotorwayFormTests {
  @Test(arguments: exits + entries)
  func `a driver hears which side to keep to`(_ form: JunctionForm) {
    #expect(form.found == form.routes)
  }

  private static let exits = [
    JunctionForm(
      "an exit with a number and a destination",
      """
      a-----b-----c
              -
                  d
      """,
      [
        "abc motorway ref=A 1", "bd motorway_link name=,oneway=yes,destination=Bern,junction:ref=7",
      ],
      ["a>c", "a>d off ramp slight right"]),
    JunctionForm(
      "an exit of two lanes from three",
      """
      a-----b-----c
              -
                  d
      """,
      [
        "ab motorway name=,ref=A 1,lanes=3", "bc motorway name=,ref=A 1,lanes=2",
        "bd motorway_link name=Exit,oneway=yes,lanes=2",
      ],
      ["a>c", "a>d off ramp slight right Exit"]),
    JunctionForm(
      "an exit that parts in two",
      """
      a-----b-----------c
              -
                  d-----e
                     -
                        f
      """,
      [
        "abc motorway name=M1", "bd motorway_link name=,oneway=yes",
        "de motorway_link name=North,oneway=yes", "df motorway_link name=South,oneway=yes",
      ],
      [
        "a>c", "a>e off ramp slight right, fork slight left North",
        "a>f off ramp slight right, fork slight right South",
      ]),
    JunctionForm(
      "exits to both sides",
      """
                  e
              -
      a-----b-----c
              -
                  d
      """,
      [
        "abc motorway name=M1", "be motorway_link name=Left,oneway=yes",
        "bd motorway_link name=Right,oneway=yes",
      ],
      ["a>c", "a>e off ramp slight left Left", "a>d off ramp slight right Right"]),
    JunctionForm(
      "where the motorway ends in a street",
      """
              c
              |
      a-------b
              |
              d
      """,
      ["ab motorway name=M1", "cbd primary name=Ring"],
      ["a>c turn left Ring", "a>d turn right Ring"]),
    JunctionForm(
      "a motorway that turns into a street",
      "a-----b-----c",
      ["ab motorway name=M1", "bc primary name=Avenue"],
      ["a>c new name straight Avenue"]),
    JunctionForm(
      "a motorway that leaves its number",
      """
      a-----b-----c
              -
                  d
      """,
      ["ab motorway name=,ref=A 1", "bc motorway name=,ref=A 1", "bd motorway name=,ref=A 2"],
      ["a>c fork slight left A 1", "a>d fork slight right A 2"]),
    JunctionForm(
      "a rest area beside the motorway",
      """
      a-----b-----------c-----d
              -       -
                  e
      """,
      ["abcd motorway name=M1", "bec service name=,oneway=yes"],
      ["a>d", "a>e turn slight right"]),
    JunctionForm(
      "a motorway exit on the left for who drives on the left",
      """
                  d
              -
      a-----b-----c
      """,
      [
        "abc motorway name=M1,driving_side=left",
        "bd motorway_link name=Exit,oneway=yes,driving_side=left",
      ],
      ["a>c", "a>d off ramp slight left Exit"]),
    JunctionForm(
      "an exit off a trunk road with traffic in both directions",
      """
      a-----b-----c
              -
                  d
      """,
      ["abc trunk name=B 9", "bd trunk_link name=,oneway=yes"],
      ["a>c", "c>a", "a>d off ramp slight right"]),
  ]

  private static let entries = [
    JunctionForm(
      "two motorways become one",
      """
      a
         -
            c-----d
         -
      b
      """,
      ["ac motorway name=M1", "bc motorway name=M2", "cd motorway name=M3"],
      ["a>d new name straight M3", "b>d new name straight M3"]),
    JunctionForm(
      "a ramp becomes a lane of its own",
      """
      a-----b-----c
         -
      d
      """,
      [
        "ab motorway name=M1,lanes=2", "bc motorway name=M1,lanes=3",
        "db motorway_link name=,oneway=yes",
      ],
      ["a>c", "d>c merge slight left M1"]),
    JunctionForm(
      "two ramps meet before the motorway",
      """
      d
         -
            f
         -     -
      e           -
                     -
      a-----------------b-----c
      """,
      [
        "abc motorway name=M1", "df motorway_link name=,oneway=yes",
        "ef motorway_link name=,oneway=yes", "fb motorway_link name=,oneway=yes",
      ],
      ["d>c merge slight right M1", "e>c merge slight right M1"]),
    JunctionForm(
      "onto a motorway that begins",
      """
      a-----b-----c
      """,
      ["ab motorway_link name=,oneway=yes", "bc motorway name=M1"],
      ["a>c new name straight M1"]),
    JunctionForm(
      "a street becomes a motorway",
      """
            d
            |
      a-----b-----c
      """,
      ["ab primary name=Avenue", "bc motorway name=M1", "bd residential"],
      ["a>c new name straight M1", "a>d turn left bd"]),
    JunctionForm(
      "a motorway loses a lane",
      "a-----b-----c",
      ["ab motorway name=M1,lanes=3", "bc motorway name=M1,lanes=2"],
      ["a>c"]),
    JunctionForm(
      "a collector road beside the motorway",
      """
      a-----b-----------------------c-----d
              -                   -
                  e-----------f
                            -
                        g
      """,
      [
        "abcd motorway name=M1", "befc motorway_link name=,oneway=yes",
        "gf motorway_link name=Entry,oneway=yes",
      ],
      ["a>d", "g>d merge slight left M1"]),
    JunctionForm(
      "at the foot of a ramp to the left or to the right",
      """
            c
            |
      a--f--b
            |
            d
      """,
      ["afb motorway_link name=,oneway=yes", "cbd secondary name=Street"],
      ["a>c turn left Street", "a>d turn right Street"]),
  ]
}
