// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

/// Roundabouts, and what joins them.
struct RoundaboutFormTests {
  @Test(arguments: rings + beside)
  func `a driver hears which exit to take`(_ form: JunctionForm) {
    #expect(form.found == form.routes)
  }

  private static let wide = """
          n

          t
       p     q
    w l       r e
       k     j
          b

          s
    """
  private static let ring = "bjrqtplkb primary junction=roundabout,name="

  private static func steps(_ exit: Int, _ road: String) -> String {
    "roundabout exit \(exit) \(road), exit roundabout exit \(exit) \(road)"
  }

  private static let rings = [
    JunctionForm(
      "a roundabout of three roads", wide, [ring, "nt primary", "lw primary", "sb primary"],
      ["s>n \(steps(1, "nt"))", "s>w \(steps(2, "lw"))", "w>s \(steps(1, "sb"))"], grid: 12),
    JunctionForm(
      "a roundabout at the end of a road", wide, [ring, "sb primary", "nt primary"],
      ["s>n \(steps(1, "nt"))", "n>s \(steps(1, "sb"))"], grid: 12),
    JunctionForm(
      "a roundabout of six roads",
      """
       m    n    o
            t
         p     q
      w  l     r  e
         k     j
            b
            s
      """,
      [
        ring, "nt primary", "lw primary", "sb primary", "re primary", "mp primary", "oq primary",
      ],
      [
        "s>e \(steps(1, "re"))", "s>o \(steps(2, "oq"))", "s>n \(steps(3, "nt"))",
        "s>m \(steps(4, "mp"))", "s>w \(steps(5, "lw"))",
      ], grid: 12),
    JunctionForm(
      "a street that goes on over a roundabout", wide,
      [ring, "nt primary name=Main", "lw primary", "sb primary name=Main", "re primary"],
      ["s>n \(steps(2, "Main"))", "w>e \(steps(2, "re"))"], grid: 12),
    JunctionForm(
      "a private drive off a roundabout", wide,
      [ring, "nt primary", "lw primary", "sb primary", "re service access=private"],
      ["s>n \(steps(1, "nt"))"], grid: 12),
    JunctionForm(
      "an oval roundabout with a name",
      """
                 n
                 |
         p--q----t----u--v
      w--l               r--e
         k--j----b----g--h
                 |
                 s
      """,
      [
        "bghrvutqplkjb secondary junction=roundabout,name=Oval", "nt secondary", "lw secondary",
        "sb secondary", "re secondary",
      ],
      [
        "s>e rotary exit 1 re, exit rotary exit 1 re",
        "s>n rotary exit 2 nt, exit rotary exit 2 nt",
        "e>s rotary exit 3 sb, exit rotary exit 3 sb",
      ], grid: 12),
    JunctionForm(
      "the entry and the exit of a road lie apart",
      """
            n

            t
         p     q
      w  l     r  e
         k     j
            b

         x  s
      """,
      [
        ring, "nt primary", "lw primary", "sb primary oneway=yes", "re primary",
        "kx primary oneway=yes",
      ],
      ["s>e \(steps(1, "re"))", "s>w \(steps(3, "lw"))", "n>x \(steps(2, "kx"))"], grid: 12),
    JunctionForm(
      "a trip ends where a roundabout begins", wide,
      [ring, "nt primary", "sb primary", "re primary"],
      ["s>r roundabout right"], grid: 12),
    JunctionForm(
      "a roundabout of trunk roads", wide,
      [
        "bjrqtplkb trunk junction=roundabout,name=", "nt trunk", "lw trunk", "sb trunk", "re trunk",
      ],
      ["s>n \(steps(2, "nt"))"], grid: 12),
  ]

  private static let beside = [
    JunctionForm(
      "a lane past the roundabout",
      """
            n

            t
         p     q
      w  l     r  e
         k     j  y
            b
            f  x
            s
      """,
      [
        ring, "nt primary", "lw primary", "sfb primary", "rye primary name=re",
        "fxy primary_link name=,oneway=yes",
      ],
      ["s>e turn right", "s>n \(steps(2, "nt"))"], grid: 12),
    JunctionForm(
      "a road that is drawn straight through",
      """
            n

            t
         p     q
      w  l  m  r  e
         k     j
            b

            s
      """,
      [ring, "nt primary", "sb primary", "wlmre primary name=Tram"],
      ["w>e", "w>s \(steps(1, "sb"))", "s>n \(steps(2, "nt"))"], grid: 12),
    JunctionForm(
      "a road that turns off before the ring",
      """
         w     n

            t
         p     q
         l     r  e
         k     j
            b

            s
      """,
      [
        ring, "nt primary oneway=yes", "tw primary oneway=yes", "sb primary", "re primary",
      ],
      ["n>w exit roundabout right tw", "n>s \(steps(2, "sb"))", "e>w \(steps(1, "tw"))"],
      grid: 12),
    JunctionForm(
      "a road beside the entry that is reached all the way round",
      """
         n     w

            t
         p     q
         l     r  e
         k     j
            b

            s
      """,
      [
        ring, "nt primary oneway=yes", "tw primary oneway=yes", "sb primary", "re primary",
      ],
      ["n>w roundabout exit 3 tw", "n>s \(steps(1, "sb"))", "e>w \(steps(1, "tw"))"],
      grid: 12),
    JunctionForm(
      "a side street just before the roundabout",
      """
            n

            t
         p     q
      w  l     r  e
         k     j
            b

            f--g

            s
      """,
      [ring, "nt primary", "lw primary", "sfb primary", "re primary", "fg residential"],
      ["s>n \(steps(2, "nt"))", "s>g turn right fg", "n>g \(steps(2, "sfb")), turn left fg"],
      grid: 12),
    JunctionForm(
      "roundabouts on either side of a motorway",
      """
                 a
                 t
              p     q
           w  l     r  e
              k     j
                 b

                 f
              u     v
           y  x     z  i
              g     h
                 c
                 d
      """,
      [
        "bjrqtplkb primary junction=roundabout,name=",
        "chzvfuxgc primary junction=roundabout,name=",
        "at primary", "wl primary", "re primary", "bf primary", "yx primary", "zi primary",
        "dc primary",
      ],
      ["a>d \(steps(2, "bf")), \(steps(2, "dc"))", "w>i \(steps(1, "bf")), \(steps(3, "zi"))"],
      grid: 12),
  ]
}
