// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

/// Motorways, their ramps and forks.
struct GuidanceMotorwayTests {
  @Test(arguments: forms)
  func `ramps are told by their side`(_ form: JunctionForm) {
    #expect(form.found == form.routes)
  }

  private static let forms = [
    JunctionForm(
      "an exit to the right",
      """
      a-----b-----c
              -
                  d
      """,
      ["abc motorway name=M1", "bd motorway_link name=Exit,oneway=yes"],
      ["a>c", "a>d off ramp slight right Exit"]),
    JunctionForm(
      "an exit to the left",
      """
                  d
              -
      a-----b-----c
      """,
      ["abc motorway name=M1", "bd motorway_link name=Exit,oneway=yes"],
      ["a>c", "a>d off ramp slight left Exit"]),
    JunctionForm(
      "merging from the right",
      """
      a-----b-----c
         -
      d
      """,
      ["abc motorway name=M1", "db motorway_link name=Entry,oneway=yes"],
      ["a>c", "d>c merge slight left M1"]),
    JunctionForm(
      "merging from the left",
      """
      d
         -
      a-----b-----c
      """,
      ["abc motorway name=M1", "db motorway_link name=Entry,oneway=yes"],
      ["d>c merge slight right M1"]),
    JunctionForm(
      "a motorway that forks",
      """
                  c
              -
      a-----b
              -
                  d
      """,
      ["ab motorway name=M1", "bc motorway name=M2", "bd motorway name=M3"],
      ["a>c fork slight left M2", "a>d fork slight right M3"]),
    JunctionForm(
      "a motorway that goes on at a fork",
      """
      a-----b-----c
              -
                  d
      """,
      ["abc motorway name=M1", "bd motorway name=M3"],
      ["a>c fork slight left M1", "a>d fork slight right M3"]),
    JunctionForm(
      "a ramp that forks",
      """
                  c
              -
      a-----b
              -
                  d
      """,
      [
        "ab motorway_link name=Ramp,oneway=yes", "bc motorway_link name=Left,oneway=yes",
        "bd motorway_link name=Right,oneway=yes",
      ],
      ["a>c fork slight left Left", "a>d fork slight right Right"]),
    JunctionForm(
      "a ramp off a street",
      """
      a-----b-----c
              -
                  d
      """,
      ["abc primary", "bd motorway_link name=Ramp,oneway=yes"],
      ["a>c", "a>d on ramp slight right Ramp"]),
    JunctionForm(
      "a ramp that one turns into",
      """
      a-----b-----c
            |
            d
      """,
      ["abc primary", "bd motorway_link name=Ramp,oneway=yes"],
      ["a>d on ramp right Ramp", "c>d on ramp left Ramp"]),
    JunctionForm(
      "the end of a ramp in a street",
      """
      c
      |
      |
      b-----a
      |
      |
      d
      """,
      ["ab motorway_link name=Ramp,oneway=yes", "cbd primary"],
      ["a>c turn right cbd", "a>d turn left cbd"]),
    JunctionForm(
      "past an entry",
      """
      a-----b-----c
         -
      d
      """,
      ["abc motorway name=M1", "db motorway_link name=,oneway=yes"],
      ["a>c"]),
    JunctionForm(
      "exit and entry at one place",
      """
      d           e
         -     -
      a-----b-----c
      """,
      [
        "abc motorway name=M1", "db motorway_link name=In,oneway=yes",
        "be motorway_link name=Out,oneway=yes",
      ],
      ["a>c", "a>e off ramp slight left Out", "d>c merge slight right M1"]),
    JunctionForm(
      "three motorways",
      """
                  c
              -
      a-----b-----e
              -
                  d
      """,
      [
        "ab motorway name=M1", "bc motorway name=M2", "be motorway name=M3", "bd motorway name=M4",
      ],
      ["a>c fork slight left M2", "a>e fork straight M3", "a>d fork slight right M4"]),
    JunctionForm(
      "a trunk road that is like a motorway",
      """
      a-----b-----c
              -
                  d
      """,
      ["abc trunk name=A1,oneway=yes", "bd trunk_link name=Exit,oneway=yes"],
      ["a>c", "a>d off ramp slight right Exit"]),
    JunctionForm(
      "a motorway that becomes a trunk road",
      "a-----b-----c",
      ["ab motorway name=M1", "bc trunk name=A1,oneway=yes"],
      ["a>c new name straight A1"]),
    JunctionForm(
      "two exits close to each other",
      """
      a-----b---c-----f
              -   -
                d     e
      """,
      [
        "abcf motorway name=M1", "bd motorway_link name=One,oneway=yes",
        "ce motorway_link name=Two,oneway=yes",
      ],
      ["a>f", "a>d off ramp slight right One", "a>e off ramp slight right Two"]),
    JunctionForm(
      "a ramp without a name",
      """
      a-----b-----c
              -
                  d
      """,
      ["abc motorway name=M1", "bd motorway_link name=,oneway=yes"],
      ["a>d off ramp slight right"]),
    JunctionForm(
      "onto a motorway by a ramp",
      """
      a-----b-----c
             \\
              \\
      d--------e-----------f
      """,
      ["abc primary", "be motorway_link name=,oneway=yes", "def motorway name=M1"],
      ["a>f on ramp right, merge slight right M1"]),
  ]
}
