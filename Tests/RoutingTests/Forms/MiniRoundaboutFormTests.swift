// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

/// Roundabouts that are a mark on the ground, and rings hardly larger.
struct MiniRoundaboutFormTests {
  @Test(arguments: small)
  func `a driver hears the exits of a small roundabout`(_ form: JunctionForm) {
    #expect(form.found == form.routes)
  }

  private static let small = [
    JunctionForm(
      "a mini-roundabout of three roads",
      """
          c
          |
      a---b---d
      """,
      ["ab", "cb", "bd"],
      [
        "a>d roundabout exit 1 bd", "a>c roundabout exit 2 cb", "c>a roundabout exit 1 ab",
        "c>d roundabout exit 2 bd",
      ], nodes: ["b": "highway=mini_roundabout"]),
    JunctionForm(
      "a mini-roundabout in a street that goes on",
      """
          c
          |
      a---b---e
          |
          d
      """,
      ["abe secondary name=Main", "cbd"],
      ["a>e roundabout exit 2 Main", "a>d roundabout exit 1 cbd", "a>c roundabout exit 3 cbd"],
      nodes: ["b": "highway=mini_roundabout"]),
    JunctionForm(
      "a mini-roundabout where traffic keeps left",
      """
          c
          |
      a---b---e
          |
          d
      """,
      ["abe secondary name=Main,driving_side=left", "cbd residential driving_side=left"],
      ["a>c roundabout exit 1 cbd", "a>e roundabout exit 2 Main", "a>d roundabout exit 3 cbd"],
      nodes: ["b": "highway=mini_roundabout"]),
    JunctionForm(
      "a drive off a mini-roundabout",
      """
          c
          |
      a---b---e
          |
          d
      """,
      ["abe secondary name=Main", "cb", "bd service"],
      ["a>e roundabout exit 1 Main", "a>c roundabout exit 2 cb", "a>d roundabout exit 1 bd"],
      nodes: ["b": "highway=mini_roundabout"]),
    JunctionForm(
      "a mini-roundabout into which a oneway street leads",
      """
          c
          |
      a---b---e
          |
          d
      """,
      ["abe secondary name=Main", "cb residential", "db residential oneway=yes"],
      ["a>e roundabout exit 1 Main", "d>a roundabout exit 3 Main"],
      nodes: ["b": "highway=mini_roundabout"]),
    JunctionForm(
      "a mini-roundabout at which nothing leaves the street",
      "a-----b-----c",
      ["ab secondary name=Main", "bc secondary name=Main"],
      ["a>c"], nodes: ["b": "highway=mini_roundabout"]),
    JunctionForm(
      "walkers cross a mini-roundabout",
      """
          c
          |
      a---b---e
      """,
      ["abe secondary name=Main", "cb"],
      ["a>e", "a>c turn left cb"], nodes: ["b": "highway=mini_roundabout"], by: .walking),
    JunctionForm(
      "two mini-roundabouts in a row",
      """
          c   f
          |   |
      a---b---e---g
      """,
      ["ab", "cb", "be", "fe", "eg"],
      [
        "a>g roundabout exit 1 be, roundabout exit 1 eg",
        "c>f roundabout exit 2 be, roundabout exit 2 fe",
      ],
      nodes: ["b": "highway=mini_roundabout", "e": "highway=mini_roundabout"]),
    JunctionForm(
      "a small ring of three roads",
      """
          n

          t
      w  l r
          b

          s
      """,
      ["brtlb residential junction=roundabout,name=", "nt", "lw", "sb"],
      ["s>n roundabout turn exit 1 nt", "s>w roundabout turn exit 2 lw"], grid: 5),
    JunctionForm(
      "a ring with one road is the end of a street",
      """
           p---q
           |   |
      a----b---c
      """,
      ["ab residential name=Close", "bcqpb residential name=Close,junction=roundabout"],
      ["a>q roundabout straight Close"], grid: 8),
  ]
}
