// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

/// Roundabouts, rotaries and rings so small that one turns at them.
struct GuidanceRoundaboutTests {
  @Test(arguments: forms)
  func `a roundabout is told by its exits`(_ form: JunctionForm) {
    #expect(form.found == form.routes)
  }

  /// Five nodes apart, so that nobody takes it for a junction.
  private static let wide = """
          n

          t
       p     q
    w l       r e
       k     j
          b

          s
    """

  private static let ring = "brqtplkjb"
  private static let ways = [
    "bjrqtplkb residential junction=roundabout,name=", "nt", "lw", "sb", "re",
  ]

  private static let forms = [
    JunctionForm(
      "a roundabout of four roads",
      wide, ways,
      [
        "s>e roundabout exit 1 re, exit roundabout exit 1 re",
        "s>n roundabout exit 2 nt, exit roundabout exit 2 nt",
        "s>w roundabout exit 3 lw, exit roundabout exit 3 lw",
        "e>n roundabout exit 1 nt, exit roundabout exit 1 nt",
        "w>s roundabout exit 1 sb, exit roundabout exit 1 sb",
        "n>e roundabout exit 3 re, exit roundabout exit 3 re",
      ], grid: 12),
    JunctionForm(
      "where traffic keeps left one goes round the other way",
      wide,
      [
        "bklptqrjb residential junction=roundabout,name=,driving_side=left",
        "nt residential driving_side=left", "lw residential driving_side=left",
        "sb residential driving_side=left", "re residential driving_side=left",
      ],
      [
        "s>w roundabout exit 1 lw, exit roundabout exit 1 lw",
        "s>n roundabout exit 2 nt, exit roundabout exit 2 nt",
        "s>e roundabout exit 3 re, exit roundabout exit 3 re",
      ], grid: 12),
    JunctionForm(
      "drives are no exits",
      wide,
      [
        "bjrqtplkb residential junction=roundabout,name=", "nt", "lw", "sb", "re service",
      ],
      [
        "s>n roundabout exit 1 nt, exit roundabout exit 1 nt",
        "s>w roundabout exit 2 lw, exit roundabout exit 2 lw",
        "s>e roundabout exit 1 re, exit roundabout exit 1 re",
      ], grid: 12),
    JunctionForm(
      "on a ring that is a drive itself drives are exits",
      wide,
      [
        "bjrqtplkb service junction=roundabout,name=", "nt service", "lw service", "sb service",
        "re service",
      ],
      ["s>n roundabout exit 2 nt, exit roundabout exit 2 nt"], grid: 12),
    JunctionForm(
      "roads by which one only comes are no exits",
      wide,
      [
        "bjrqtplkb residential junction=roundabout,name=", "nt", "lw", "sb",
        "er residential oneway=yes",
      ],
      ["s>n roundabout exit 1 nt, exit roundabout exit 1 nt"], grid: 12),
    JunctionForm(
      "roads that are shut are no exits",
      wide,
      [
        "bjrqtplkb residential junction=roundabout,name=", "nt", "lw", "sb",
        "re residential access=no",
      ],
      ["s>n roundabout exit 1 nt, exit roundabout exit 1 nt"], grid: 12),
    JunctionForm(
      "footways are no exits",
      wide,
      ["bjrqtplkb residential junction=roundabout,name=", "nt", "lw", "sb", "re footway"],
      ["s>w roundabout exit 2 lw, exit roundabout exit 2 lw"], grid: 12),
    JunctionForm(
      "the trip ends on the ring",
      wide, ways,
      ["s>t roundabout right", "s>q roundabout right"], grid: 12),
    JunctionForm(
      "the trip begins on the ring",
      wide, ways,
      ["q>w exit roundabout exit 2 lw"], grid: 12),
    JunctionForm(
      "round and back",
      wide, ways + [],
      ["w>s roundabout exit 1 sb, exit roundabout exit 1 sb"], grid: 12),
    JunctionForm(
      "a ring with a name is a rotary",
      wide,
      ["bjrqtplkb residential junction=roundabout,name=Place", "nt", "lw", "sb", "re"],
      [
        "s>e rotary exit 1 re, exit rotary exit 1 re",
        "s>w rotary exit 3 lw, exit rotary exit 3 lw",
      ], grid: 12),
    JunctionForm(
      "a ring that has a road's name is none",
      wide,
      [
        "bjrqtplkb residential junction=roundabout,name=Main", "nt residential name=Main",
        "lw", "sb residential name=Main", "re",
      ],
      ["s>n roundabout exit 2 Main, exit roundabout exit 2 Main"], grid: 12),
    JunctionForm(
      "a circular junction with a name",
      wide,
      ["bjrqtplkb residential junction=circular,name=Place", "nt", "lw", "sb", "re"],
      ["s>e rotary exit 1 re, exit rotary exit 1 re"], grid: 12),
    JunctionForm(
      "walkers know no roundabouts",
      wide, ways,
      ["s>e turn right, turn right re"], grid: 12, by: .walking),
    JunctionForm(
      "a ring so small that one turns",
      """
          n

          t
      w  l r  e
          b

          s
      """,
      ["brtlb residential junction=roundabout,name=", "nt", "lw", "sb", "re"],
      [
        "s>e roundabout turn exit 1 re", "s>n roundabout turn exit 2 nt",
        "s>w roundabout turn exit 3 lw",
      ], grid: 5),
    JunctionForm(
      "two roundabouts in a row",
      """
             a              c
             t              y
          p     q        u     v
      w  l       r------x       z  e
          k     j        g     h
             b              f
             s              d
      """,
      [
        "bjrqtplkb primary junction=roundabout,name=",
        "fhzvyuxgf primary junction=roundabout,name=",
        "at primary", "sb primary", "lw primary", "rx primary", "cy primary", "df primary",
        "ze primary",
      ],
      [
        "s>e roundabout exit 1 rx, exit roundabout exit 1 rx, roundabout exit 2 ze, exit roundabout exit 2 ze"
      ], grid: 10),
    JunctionForm(
      "a mini-roundabout has exits",
      """
          c
          |
      a---b---e
          |
          d
      """,
      ["ab primary", "cb primary", "bd primary", "be primary"],
      ["a>c roundabout exit 3 cb", "a>e roundabout exit 2 be"],
      nodes: ["b": "highway=mini_roundabout"]),
    JunctionForm(
      "a roundabout whose exits are apart from its entries",
      """
            n m

            t u
         l       r
       w             e
         k       j
            b c

            s v
      """,
      [
        "cjrutlkbc primary junction=roundabout,name=", "sb primary oneway=yes,name=South",
        "cv primary oneway=yes,name=South", "un primary oneway=yes,name=North",
        "mt primary oneway=yes,name=North", "re primary", "lw primary",
      ],
      [
        "s>e roundabout exit 2 re, exit roundabout exit 2 re",
        "s>n roundabout exit 3 North, exit roundabout exit 3 North",
      ], grid: 10),
  ]
}
