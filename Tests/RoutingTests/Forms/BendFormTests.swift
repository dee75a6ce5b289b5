// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

/// Links between roads, bends, and names that change.
struct BendFormTests {
  @Test(arguments: links + bends)
  func `a driver hears what is no mere bend`(_ form: JunctionForm) {
    #expect(form.found == form.routes)
  }

  private static let links = [
    JunctionForm(
      "to the left by the right",
      """
                  e
                  |
      a-----b-----c-----g
            |     |
            h-----d
                  |
                  f
      """,
      [
        "abc primary name=Main", "cg primary name=Main", "ec primary name=Cross",
        "cd primary name=Cross", "df primary name=Cross", "bhd primary_link name=,oneway=yes",
      ],
      ["a>e turn right, turn left Cross"], grid: 40,
      bans: ["no_left_turn abc c ec", "no_right_turn abc c cd"]),
    JunctionForm(
      "a link from one road to another that passes under it",
      """
              e
              |
      a---b-- | ---g
           -  |
             -d
              |
              f
      """,
      [
        "abg secondary name=Main", "edf secondary name=Cross", "bd secondary_link name=",
      ],
      ["a>e turn slight right, turn left Cross", "e>a turn right, turn straight Main"], grid: 40),
    JunctionForm(
      "straight on where a link leaves to the right",
      """
      a-----b-----c
              -
                  d
      """,
      ["abc primary name=Main", "bd primary_link name=,oneway=yes"],
      ["a>c", "a>d turn slight right"]),
    JunctionForm(
      "a link joins from the right",
      """
      a-----b-----c
         -
      d
      """,
      ["abc primary name=Main", "db primary_link name=,oneway=yes"],
      ["a>c", "d>c turn straight Main"]),
    JunctionForm(
      "a lane for turning left of its own",
      """
                        e
                        |
             h-----k    |
           -         -  |
      a---b-----------d-c-----g
                        |
                        f
      """,
      [
        "abdcg primary name=Main", "ecf primary name=Cross",
        "bhkd primary_link name=,oneway=yes",
      ],
      ["a>g", "a>e turn left Cross", "a>f turn right Cross"], grid: 10),
  ]

  private static let bends = [
    JunctionForm(
      "a hairpin",
      """
      a-------b
              |
      d-------c
      """,
      ["abcd secondary name=Pass"], ["a>d", "d>a"], grid: 10),
    JunctionForm(
      "a side street in a hairpin",
      """
      a-------b---e
              |
      d-------c
      """,
      ["abcd secondary name=Pass", "be residential"],
      ["a>e turn straight be", "a>d continue right Pass"], grid: 20),
    JunctionForm(
      "a street that goes on beside the bend",
      """
      a---b
           \\
            c---d
            |
            e
      """,
      ["abcd secondary name=Main", "ce residential"],
      ["a>d", "a>e turn right ce"]),
    JunctionForm(
      "two bends of an unnamed road",
      """
      a---b
          |
          c---d
      """,
      ["ab residential name=", "bc residential name=", "cd residential name="],
      ["a>d"]),
    JunctionForm(
      "another name beyond a bend",
      """
      a---b
           -
              c---d
      """,
      ["abc secondary name=First", "cd secondary name=Second"],
      ["a>d new name slight left Second"]),
    JunctionForm(
      "a name comes back after a bridge without one",
      "a-----b---c-----d",
      ["ab secondary name=Main", "bc secondary name=,bridge=yes", "cd secondary name=Main"],
      ["a>d"]),
    JunctionForm(
      "a long bridge with another name in a street",
      "a-----b-----------------c-----d",
      ["ab secondary name=Main", "bc secondary name=Bridge,bridge=yes", "cd secondary name=Main"],
      ["a>d"]),
    JunctionForm(
      "a square of streets round a block of houses",
      """
            e
            |
      a-----b-----c
            |     |
            d-----f-----g
      """,
      [
        "abc residential name=North", "eb residential name=Top", "bd residential name=West",
        "dfg residential name=South", "cf residential name=East",
      ],
      ["a>d turn right West", "e>g new name straight West, new name left South"]),
    JunctionForm(
      "a oneway street turns into one for both ways",
      """
          c
          |
      a---b---e
      """,
      ["ab residential oneway=yes,name=Street", "be residential name=Street", "cb residential"],
      ["a>e", "c>e turn left Street"]),
    JunctionForm(
      "the road has lights but nothing to turn to",
      "a-----b-----c",
      ["ab secondary name=Main", "bc secondary name=Main"],
      ["a>c"], nodes: ["b": "highway=traffic_signals"]),
    JunctionForm(
      "the middle street of three",
      """
            c
           /
      a---b-----e
           \\
            d
      """,
      ["abe secondary name=Main", "bc residential", "bd residential"],
      ["a>e", "a>c turn left bc", "a>d turn right bd"]),
  ]
}
