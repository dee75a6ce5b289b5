// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

/// Interchanges as they are built.
struct InterchangeFormTests {
  @Test(arguments: interchanges)
  func `a driver hears the way through an interchange`(_ form: JunctionForm) {
    #expect(form.found == form.routes)
  }

  private static let interchanges = [
    JunctionForm(
      "a diamond",
      """
                      i
                      |
                      k
                  -   |   -
               -      |      -
      d-----c-------- | ------b-----a
                      |
      e-----f-------- | ------g-----h
               -      |      -
                  -   |   -
                      l
                      |
                      j
      """,
      [
        "abcd motorway name=M1", "efgh motorway name=M1", "iklj secondary name=Street",
        "bk motorway_link name=,oneway=yes", "kc motorway_link name=,oneway=yes",
        "fl motorway_link name=,oneway=yes", "lg motorway_link name=,oneway=yes",
      ],
      [
        "a>i off ramp slight right, turn right Street",
        "a>j off ramp slight right, turn left Street",
        "e>j off ramp slight right, turn right Street",
        "i>h on ramp left, merge slight left M1", "i>d on ramp right, merge slight left M1",
      ], grid: 30),
    JunctionForm(
      "a trumpet",
      """
                      m-----n
                   |          |
                  k            |
                   |          |
                     |       o
      d-----c------ | ---b------a
                     |  |
      e----f------- | -------g-----h
              -     |     -
                 -  |  -
                    l
                    |
                    j
      """,
      [
        "abcd motorway name=M1", "efgh motorway name=M1", "jl secondary name=Street",
        "fl motorway_link name=,oneway=yes", "lg motorway_link name=,oneway=yes",
        "lkmnoc motorway_link name=,oneway=yes",
      ],
      ["e>j off ramp slight right, turn right Street", "j>h on ramp right, merge slight left M1"],
      grid: 30),
    JunctionForm(
      "a leaf of a cloverleaf",
      """
                       i
                       |
      e-----f----------|------g-----h
                       |         -
                       |           k
                       |
                       |
                       l
                        -        n
                          -
                           m
                       j
      """,
      [
        "efgh motorway name=M1", "jli motorway name=M2", "gknml motorway_link name=,oneway=yes",
      ],
      ["e>i off ramp slight right, merge slight left M2"], grid: 20),
    JunctionForm(
      "a ramp straight over a street to the other ramp",
      """
                  i
                  |
      a-----b-----c-----d-----e
              -   |   -
                  f
                  |
                  j
      """,
      [
        "abcde motorway name=M1,layer=1", "ifj secondary name=Street",
        "bf motorway_link name=,oneway=yes", "fd motorway_link name=,oneway=yes",
      ],
      [
        "a>j off ramp slight right, turn right Street",
        "a>i off ramp slight right, turn left Street",
      ]),
    JunctionForm(
      "a single point for all turns",
      """
                i
                |
        a       |       h
           -    |    -
                p
           -    |    -
        e       |       d
                |
                j
      """,
      [
        "ipj primary name=Street", "ap motorway_link name=,oneway=yes",
        "ph motorway_link name=,oneway=yes", "dp motorway_link name=,oneway=yes",
        "pe motorway_link name=,oneway=yes",
      ],
      ["a>j turn right Street", "a>i turn left Street", "i>h on ramp left", "i>e on ramp right"],
      grid: 20),
    JunctionForm(
      "a dogbone",
      """
              i
              |
           q-----p
           |     |
           r-----s-----------------t
              |
              j
      """,
      [
        "qrspq secondary junction=roundabout,name=", "iq secondary", "rj secondary", "st secondary",
      ],
      [
        "i>j roundabout exit 1 rj, exit roundabout exit 1 rj",
        "i>t roundabout exit 2 st, exit roundabout exit 2 st",
      ], grid: 20),
  ]
}
