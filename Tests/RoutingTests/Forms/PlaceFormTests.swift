// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

/// Ends of streets, drives, barriers and ferries.
struct PlaceFormTests {
  @Test(arguments: ends + ferries)
  func `a driver hears what there is to do`(_ form: JunctionForm) {
    #expect(form.found == form.routes)
  }

  private static let ends = [
    JunctionForm(
      "out of a dead end",
      """
          c
          |
      a---b
          |
          d
      """,
      ["ab residential name=Close", "cbd secondary name=Road"],
      ["a>c turn left Road", "a>d turn right Road", "c>a turn right Close"],
      nodes: ["a": "highway=turning_circle"]),
    JunctionForm(
      "a street that goes round and meets itself",
      """
            c---d
            |   |
      a-----b---e
      """,
      ["ab residential name=Loop", "bcdeb residential name=Loop"],
      ["a>c continue left Loop", "a>e"]),
    JunctionForm(
      "a private drive",
      """
      a---b---e
          |
          c
      """,
      ["abe residential name=Street", "bc service name=,access=private,service=driveway"],
      ["a>e", "a>c turn right", "c>a turn left Street", "c>e turn right Street"]),
    JunctionForm(
      "a drive straight on where the street bends",
      """
          d
          |
          |
      a---b---c
      """,
      ["abd residential name=Street", "bc service name="],
      ["a>d", "a>c turn straight", "d>a"]),
    JunctionForm(
      "an alley between two streets",
      """
      a---b---c
          |
      d---e---f
      """,
      [
        "abc residential name=First", "be service name=,service=alley",
        "def residential name=Second",
      ],
      ["a>f turn right, turn left Second", "a>d turn right, turn right Second"]),
    JunctionForm(
      "over a yard",
      """
      a---b---c
          |
          g-----h
          |
      d---e---f
      """,
      [
        "abc residential name=First", "bge service name=,service=parking_aisle",
        "gh service name=,service=parking_aisle", "def residential name=Second",
      ],
      ["a>h turn right, turn left", "h>c turn right, turn right First"]),
    JunctionForm(
      "a track off a road",
      """
      a---b---e
           -
              c
      """,
      ["abe tertiary name=Road", "bc track name="],
      ["a>e", "a>c turn slight right"]),
    JunctionForm(
      "through a gate that is open",
      "a-----b-----c",
      ["abc residential name=Street"],
      ["a>c"], nodes: ["b": "barrier=gate,access=yes"]),
    JunctionForm(
      "over a level crossing",
      """
          c
          |
      a---b---e
          |
          d
      """,
      ["abe secondary name=Street", "cbd - railway=rail,name="],
      ["a>e", "e>a"], nodes: ["b": "railway=level_crossing"]),
    JunctionForm(
      "through a toll booth",
      "a-----b-----c",
      ["ab motorway name=M1,toll=yes", "bc motorway name=M1,toll=yes"],
      ["a>c"], nodes: ["b": "barrier=toll_booth"]),
  ]

  private static let ferries = [
    JunctionForm(
      "a ferry from a quay beside the street",
      """
          c~~~~~d---e
          |
      a---b---f
      """,
      [
        "abf residential name=Quay", "bc residential name=Pier", "cd - route=ferry,name=Boat", "de",
      ],
      ["a>e turn left Pier, notification right Boat, notification straight de"]),
    JunctionForm(
      "a road that is a ferry for a while",
      "a-----b~~~~~c-----d",
      [
        "ab secondary name=Road", "bc secondary name=Road,route=ferry",
        "cd secondary name=Road",
      ],
      ["a>d notification straight Road, notification straight Road"]),
    JunctionForm(
      "two ferries from one quay",
      """
                c-----d
            ~
      a---b
            ~
                e-----f
      """,
      [
        "ab residential name=Quay", "bc - route=ferry,name=North",
        "be - route=ferry,name=South", "cd", "ef",
      ],
      [
        "a>d turn slight left North, notification straight cd",
        "a>f turn slight right South, notification straight ef",
      ]),
    JunctionForm(
      "a train for cars",
      "a-----b=====c-----d",
      ["ab", "bc - route=shuttle_train,name=Tunnel", "cd"],
      ["a>d notification straight Tunnel, notification straight cd"]),
    JunctionForm(
      "right after the ferry a turn",
      """
      a-----b~~~~~c-----d-----e
                        |
                        f
      """,
      ["ab", "bc - route=ferry,name=Boat", "cde residential name=Harbour", "df"],
      ["a>f notification straight Boat, notification straight Harbour, turn right df"]),
  ]
}
