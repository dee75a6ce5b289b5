// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

/// The main forms where traffic keeps left.
struct LeftDrivingFormTests {
  @Test(arguments: forms)
  func `a driver who keeps left hears the same turns`(_ form: JunctionForm) {
    #expect(form.found == form.routes)
  }

  private static func left(_ ways: [String]) -> [String] {
    ways.map { way in
      let words = way.split(separator: " ")
      let tags = words.count > 2 ? "\(words[2...].joined(separator: " "))," : ""
      return "\(words[0]) \(words.count > 1 ? words[1] : "residential") \(tags)driving_side=left"
    }
  }

  private static let forms = [
    JunctionForm(
      "a T",
      """
          c
          |
      a---b
          |
          d
      """,
      left(["ab secondary", "cbd secondary"]),
      ["a>c turn left cbd", "a>d turn right cbd", "c>a turn right ab"]),
    JunctionForm(
      "a crossing",
      """
          c
          |
      a---b---e
          |
          d
      """,
      left(["abe secondary", "cbd residential"]),
      ["a>c turn left cbd", "a>d turn right cbd", "a>e", "c>d"]),
    JunctionForm(
      "a fork",
      """
                c
            -
      a---b
            -
                d
      """,
      left(["ab secondary", "bc secondary", "bd secondary"]),
      ["a>c fork slight left bc", "a>d fork slight right bd"]),
    JunctionForm(
      "a staggered crossing",
      """
            f
            |
            d-----e
      a-----b
            |
            c
      """,
      left(["ab residential name=Lane", "cbdf primary name=Main", "de residential name=Lane"]),
      ["a>e", "e>a"], grid: 2.5),
    JunctionForm(
      "two divided roads",
      """
          i l
          | |
      d---c-b---a
      e---f-g---h
          | |
          j k
      """,
      left([
        "dcba primary name=First,oneway=yes", "hgfe primary name=First,oneway=yes",
        "lbgk primary name=Second,oneway=yes", "jfci primary name=Second,oneway=yes",
      ]),
      [
        "d>k turn right Second", "d>i turn left Second", "d>a", "j>a turn right First",
        "d>e continue uturn First",
      ],
      grid: 10),
    JunctionForm(
      "merging from the left",
      """
      d
         -
      a-----b-----c
      """,
      left(["abc motorway name=M1", "db motorway_link name=,oneway=yes"]),
      ["a>c", "d>c merge slight right M1"]),
    JunctionForm(
      "merging from the right",
      """
      a-----b-----c
         -
      d
      """,
      left(["abc motorway name=M1", "db motorway_link name=,oneway=yes"]),
      ["d>c merge slight left M1"]),
    JunctionForm(
      "a motorway forks",
      """
                  c
              -
      a-----b
              -
                  d
      """,
      left(["ab motorway name=M1", "bc motorway name=M2", "bd motorway name=M3"]),
      ["a>c fork slight left M2", "a>d fork slight right M3"]),
    JunctionForm(
      "a roundabout with a road by which one only comes",
      """
            n

            t
         p     q
      w  l     r  e
         k     j
            b

            s
      """,
      left([
        "bklptqrjb primary junction=roundabout,name=", "nt primary", "wl primary oneway=yes",
        "sb primary", "re primary",
      ]),
      [
        "s>n roundabout exit 1 nt, exit roundabout exit 1 nt",
        "s>e roundabout exit 2 re, exit roundabout exit 2 re",
      ], grid: 12),
    JunctionForm(
      "a rotary",
      """
            n

            t
         p     q
      w  l     r  e
         k     j
            b

            s
      """,
      left([
        "bklptqrjb primary junction=roundabout,name=Circus", "nt primary", "wl primary",
        "sb primary", "re primary",
      ]),
      [
        "s>w rotary exit 1 wl, exit rotary exit 1 wl",
        "s>e rotary exit 3 re, exit rotary exit 3 re",
      ], grid: 12),
    JunctionForm(
      "a road that turns off before the ring",
      """
         n     w

            t
         p     q
         l     r  e
         k     j
            b

            s
      """,
      left([
        "bklptqrjb primary junction=roundabout,name=", "nt primary oneway=yes",
        "tw primary oneway=yes", "sb primary", "re primary",
      ]),
      [
        "n>w exit roundabout left tw", "n>s roundabout exit 3 sb, exit roundabout exit 3 sb",
      ], grid: 12),
    JunctionForm(
      "a link that cuts the corner",
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
      left([
        "abcg primary name=Main", "edcf primary name=Cross",
        "bhd primary_link name=,oneway=yes",
      ]),
      ["a>e turn left Cross", "a>f turn right Cross"], grid: 10),
    JunctionForm(
      "a roundabout that is drawn the wrong way round is believed",
      """
            n

            t
         p     q
      w  l     r  e
         k     j
            b

            s
      """,
      left([
        "bjrqtplkb primary junction=roundabout,name=", "nt primary", "wl primary",
        "sb primary", "re primary",
      ]),
      ["s>e roundabout exit 1 re, exit roundabout exit 1 re"], grid: 12),
  ]
}
