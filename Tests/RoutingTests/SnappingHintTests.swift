// SPDX-License-Identifier: Apache-2.0

import OSMRoute
import OSMRouteImport
import Routing
import TestSupport
import Testing

/// What a stop may ask of its road: the street's name, a bearing, a radius.
struct SnappingHintTests {
  /// A house x between its own street, a back street, and a drive.
  private static let corner = TestMap(
    """
    a-----------b
      x

    c-------d---e
            |
            f---g
    """, grid: 10
  ) {
    way("ab", "residential", ["name": "Back Street"])
    way("cde", "residential", ["name": "Main Street"])
    way("df", "service", ["name": ""])
    way("fg", "residential", ["name": "Far Street"])
  }

  @Test(arguments: [
    (nil, "ab"), ("Main Street", "cde"), ("MAIN STREET", "cde"), ("Back Street", "ab"),
    ("Far Street", "df"), ("No Such Street", "ab"), ("", "ab"),
  ])
  func `a stop keeps to its street where that is near`(_ street: String?, _ roads: String) {
    #expect(Self.corner.roads(at: "x") { $0.street = street } == roads)
  }

  @Test func `a drive without a name will do, being nearer`() {
    #expect(Self.corner.roads(at: "f") { $0.street = "Main Street" } == "df")
  }

  @Test func `a street of that name far off is another`() {
    let map = TestMap(
      """
      a---b



      x
      c---d
      """, grid: 40
    ) {
      way("ab", "residential", ["name": "Main Street"])
      way("cd", "residential", ["name": "Side Street"])
    }
    #expect(map.roads(at: "x") { $0.street = "Main Street" } == "cd")
  }

  @Test(arguments: [
    (90.0, 10.0, "ab"), (270, 10, "ab"), (0, 10, "cd"), (180, 10, "cd"), (45, 5, ""),
    (45, 45, "ab"),
    (359, 2, "cd"), (90, 0, "ab"),
  ])
  func `a bearing chooses the road that runs so`(
    _ bearing: Double, _ range: Double, _ roads: String
  ) {
    let map = TestMap(
      """
      a---x---b    c


                   d
      """, grid: 10
    ) {
      way("ab")
      way("cd")
    }
    let found = map.roads(at: "x") { $0.heading = Stop.Heading(bearing: bearing, range: range) }
    #expect(found == roads)
  }

  @Test(arguments: [(90.0, "ab"), (270.0, "")])
  func `a bearing against a oneway street finds nothing`(_ bearing: Double, _ roads: String) {
    let map = TestMap("a---x---b") { way("ab", "residential", ["oneway": "yes"]) }
    let found = map.roads(at: "x") { $0.heading = Stop.Heading(bearing: bearing, range: 20) }
    #expect(found == roads)
  }

  @Test(arguments: [
    (0.0, "x", ""), (9, "x", ""), (11, "x", "cd"), (0, "c", "cd"), (25_000, "x", "cd"),
  ])
  func `a radius leaves out what is further off`(_ metres: Double, _ place: String, _ roads: String)
  {
    let map = TestMap(
      """
      x
      c---d
      """, grid: 10
    ) {
      way("cd")
    }
    #expect(map.roads(at: place) { $0.reach = metres } == roads)
  }

  /// At the outside of a bend both pieces are equally near.
  @Test(arguments: [
    (90.0, "abc"), (270, "abc"), (0, "abc"), (180, "abc"), (45, ""), (135, ""), (225, ""),
  ])
  func `at a bend the bearing of either piece will do`(_ bearing: Double, _ roads: String) {
    let map = TestMap(
      """
                c
                |
                |
      a---------b
                 x
      """, grid: 10
    ) {
      way("abc")
    }
    for place in ["x", "b"] {
      let found = map.roads(at: place) { $0.heading = Stop.Heading(bearing: bearing, range: 20) }
      #expect(found == roads, "\(place)")
    }
  }

  /// x lies to the right of who comes from a.
  @Test(
    arguments: [
      ("FR", .curb, .forward), ("FR", .opposite, .backward), ("GB", .curb, .backward),
      ("GB", .opposite, .forward), ("GB", .unrestricted, .both),
    ] as [(String, Stop.Approach, Phantom.Directions)])
  func `the near side is the left one where traffic keeps left`(
    _ country: String, _ approach: Stop.Approach, _ directions: Phantom.Directions
  ) {
    var options = ImportOptions()
    options.country = country
    let map = TestMap("a---b\n  x", grid: 10, options: options) { way("ab") }
    var stop = Stop(map.place("x"))
    stop.approach = approach
    let snap = Snapper(map.map.network, map.network(.automobile)).snap(stop)
    #expect(snap?.nearest.map(\.directions) == [directions])
  }
}
