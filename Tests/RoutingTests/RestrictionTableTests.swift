// SPDX-License-Identifier: Apache-2.0

import OSMRoute
import OSMRouteImport
import RoadBuilding
import TestSupport
import Testing

/// Turns of a cross, those that restrictions leave: one restriction a row, all twelve turns.
struct RestrictionTableTests {
  /// The turns of a cross that may be driven or walked, one word each, "ac" from a to c.
  private static func turns(_ map: TestMap, by profile: TestMap.Profile) -> Set<String> {
    var found: Set<String> = []
    for from in "acde" {
      for to in "acde" where from != to {
        let way = map.route(String(from), String(to), by: profile)
        if way.split(separator: " ").count == 2 { found.insert("\(from)\(to)") }
      }
    }
    return found
  }

  private static let all = Set(
    "ac ad ae ca cd ce da dc de ea ec ed".split(separator: " ").map(String.init))

  private static func cross(_ elements: [MapElement]) -> TestMap {
    TestMap("    c\n    |\na---b---e\n    |\n    d", grid: 50) {
      way("ab", "primary")
      way("be", "primary")
      way("cb")
      way("bd")
      elements
    }
  }

  /// The turns that a car lacks, and a walker.
  @Test(
    arguments: [
      (["restriction": "no_left_turn"], "ac", ""),
      (["restriction": "no_right_turn"], "ac", ""), (["restriction": "no_entry"], "ac", ""),
      (["restriction": "no_exit"], "ac", ""), (["restriction": "no_u_turn"], "ac", ""),
      (["restriction": "only_left_turn"], "ad ae", ""),
      (["restriction": "only_right_turn"], "ad ae", ""),
      (["restriction": "only_straight_on"], "ad ae", ""),
      (["restriction": "only_u_turn"], "ad ae", ""),
      (["restriction": "no_left_turn", "except": "psv"], "ac", ""),
      (["restriction": "no_left_turn", "except": "psv;bicycle;hgv"], "ac", ""),
      (["restriction": "no_left_turn", "except": "no"], "ac", ""),
      (["restriction": "no_left_turn", "except": "foot"], "ac", ""),
      (["restriction": "no_left_turn", "except": "motorcar"], "", ""),
      (["restriction": "no_left_turn", "except": "psv;motorcar"], "", ""),
      (["restriction": "no_left_turn", "except": " motor_vehicle ; psv"], "", ""),
      (["restriction": "only_left_turn", "except": "vehicle"], "", ""),
      (["restriction": "only_left_turn", "except": "destination"], "ad ae", ""),
      (["restriction:motorcar": "no_left_turn"], "ac", ""),
      (["restriction:motor_vehicle": "only_left_turn"], "ad ae", ""),
      (["restriction:vehicle": "no_left_turn"], "ac", ""),
      (["restriction:foot": "no_left_turn"], "", "ac"),
      (["restriction:foot": "only_left_turn"], "", "ad ae"),
      (["restriction:foot": "no_left_turn", "except": "foot"], "", ""),
      (["restriction:foot": "no_left_turn", "except": "motorcar"], "", "ac"),
      (["restriction:foot": "no_left_turn", "restriction": "only_left_turn"], "ad ae", "ac"),
      (["restriction": "no_left_turn", "restriction:foot": "only_left_turn"], "ac", "ad ae"),
      (["restriction": "no_left_turn", "restriction:motorcar": "none"], "", ""),
      (["restriction": "no_left_turn", "restriction:motor_vehicle": "no"], "", ""),
      (["restriction": "no_left_turn", "restriction:hgv": "none"], "ac", ""),
      (["restriction:foot": "none", "restriction": "no_left_turn"], "ac", ""),
      (["type": "restriction:conditional", "restriction": "no_left_turn"], "", ""),
      (["restriction:bicycle": "no_left_turn"], "", ""),
      (["restriction:hgv": "only_left_turn"], "", ""),
      (["restriction:bus": "no_left_turn"], "", ""),
      (["restriction:psv": "no_left_turn"], "", ""),
      (["restriction:caravan": "no_left_turn"], "", ""),
      (["restriction:motorcar": "only_left_turn", "restriction": "no_left_turn"], "ad ae", ""),
      (["restriction": "no_left_turn", "restriction:hgv": "only_left_turn"], "ac", ""),
      (["restriction": "no_left_turn", "restriction:conditional": "none @ (Su)"], "ac", ""),
      (["restriction:conditional": "no_left_turn @ (Mo-Fr 07:00-09:00)"], "", ""),
      (["restriction:motorcar:conditional": "no_left_turn @ (Su)"], "", ""),
      (["restriction:hgv:conditional": "no_left_turn @ (Su)"], "", ""),
      (["restriction": "no_left_turn", "hour_on": "07:00", "hour_off": "09:00"], "", ""),
      (["restriction": "no_left_turn", "day_off": "Sunday"], "", ""),
      (["restriction": "no_left_turn_on_red"], "", ""),
      (["restriction": "no_right_turn_on_red"], "", ""),
      (["restriction": "give_way"], "", ""), (["restriction": "stop"], "", ""),
      (["restriction": "left"], "", ""), (["restriction": ""], "", ""),
      (["restriction": "No_left_turn"], "", ""),
      (["type": "restriction:motorcar", "restriction": "no_left_turn"], "ac", ""),
      (["type": "restriction:motorcar", "restriction:motorcar": "no_left_turn"], "ac", ""),
      (["type": "restriction:foot", "restriction": "no_left_turn"], "", "ac"),
      (["type": "restriction:hgv", "restriction": "only_left_turn"], "", ""),
      (["type": "restrictions", "restriction": "no_left_turn"], "", ""),
      (["type": "route", "restriction": "no_left_turn"], "", ""),
    ] as [([String: String], String, String)])
  func `tags of a restriction from a over b to c`(
    _ tags: [String: String], _ car: String, _ foot: String
  ) {
    let map = Self.cross([
      relation(
        [("ab", "from"), ("b", "via"), ("cb", "to")],
        ["type": "restriction"].merging(tags) { $1 }.filter { !$1.isEmpty })
    ])
    #expect(Self.missing(map, by: .automobile) == car)
    #expect(Self.missing(map, by: .walking) == foot)
  }

  private static func missing(_ map: TestMap, by profile: TestMap.Profile) -> String {
    all.subtracting(turns(map, by: profile)).sorted().joined(separator: " ")
  }

  /// Members of no_entry, no_exit and others; what a car lacks.
  @Test(
    arguments: [
      ("no_entry", "from ab, from cb, via b, to be", "ae ce"),
      ("no_entry", "from ab, from cb, from bd, via b, to be", "ae ce de"),
      ("no_entry", "to be, via b, from cb, from ab", "ae ce"),
      ("no_entry", "from ab, via b, to be", "ae"),
      ("no_entry", "from ab, via b, to be, to bd", ""),
      ("no_exit", "from ab, via b, to be, to bd", "ad ae"),
      ("no_exit", "from ab, via b, to be, to bd, to cb", "ac ad ae"),
      ("no_exit", "to bd, from ab, to be, via b", "ad ae"),
      ("no_exit", "from ab, from cb, via b, to be", ""),
      ("no_left_turn", "from ab, from cb, via b, to be", ""),
      ("only_straight_on", "from ab, via b, to be, to bd", ""),
      ("only_straight_on", "from ab, from cb, via b, to be", ""),
      ("no_left_turn", "from ab, via b, via b, to cb", ""),
      ("no_left_turn", "from ab, to cb", ""), ("no_left_turn", "from ab, via b", ""),
      ("no_left_turn", "via b, to cb", ""), ("no_left_turn", "from ab, via a, to cb", ""),
      ("no_left_turn", "from ab, via e, to cb", ""), ("no_left_turn", "from ab, via b, to b", ""),
      ("no_left_turn", "from a, via b, to cb", ""), ("no_left_turn", "from ab, via be, to cb", ""),
      ("no_left_turn", "from ab, via b, to cb, location_hint d", "ac"),
      ("no_left_turn", "from ab, via b, to cb, to", ""),
    ])
  func `members of a restriction`(_ kind: String, _ members: String, _ car: String) {
    let list = members.split(separator: ",").map { $0.split(separator: " ").map(String.init) }
      .map { (ref: $0.count > 1 ? $0[1] : "bd", role: $0[0]) }
    let map = Self.cross([relation(list, ["type": "restriction", "restriction": kind])])
    #expect(Self.missing(map, by: .automobile) == car)
    #expect(Self.missing(map, by: .walking) == "")
    #expect(map.report.roads.restrictions == (car.isEmpty ? 0 : 1))
    #expect(map.report.roads.restrictionsDropped.values.reduce(0, +) == (car.isEmpty ? 1 : 0))
  }

  /// Several that begin on one way, or meet at one node: from, to and what a car lacks.
  @Test(
    arguments: [
      ([("no_left_turn", "ab", "cb"), ("no_right_turn", "ab", "bd")], "ac ad"),
      ([("no_left_turn", "ab", "cb"), ("no_left_turn", "ab", "cb")], "ac"),
      ([("no_straight_on", "ab", "be"), ("no_straight_on", "be", "ab")], "ae ea"),
      ([("only_straight_on", "ab", "be"), ("no_left_turn", "ab", "cb")], "ac ad"),
      ([("only_straight_on", "ab", "be"), ("only_right_turn", "ab", "bd")], "ac"),
      ([("only_straight_on", "ab", "be"), ("only_straight_on", "cb", "bd")], "ac ad ca ce"),
      ([("only_straight_on", "ab", "be"), ("no_straight_on", "ab", "be")], "ac ad ae"),
      ([("no_u_turn", "ab", "ab"), ("no_left_turn", "ab", "cb")], "ac"),
    ] as [([(String, String, String)], String)])
  func `overlapping restrictions`(_ list: [(String, String, String)], _ car: String) {
    let map = Self.cross(list.map { restriction($0.0, from: $0.1, via: "b", to: $0.2) })
    #expect(map.report.roads.restrictions == list.count)
    #expect(Self.missing(map, by: .automobile) == car)
    #expect(Self.missing(map, by: .walking) == "")
  }

  /// Where a member is oneway: a turn that nobody can drive is no ban of another.
  @Test(arguments: [
    (["ab": "yes"], "no_left_turn", "ac da ca ea"), (["ab": "-1"], "no_left_turn", "ac ad ae"),
    (["cb": "yes"], "no_left_turn", "ac dc ec"), (["cb": "-1"], "no_left_turn", "ac ca cd ce"),
    (["cb": "yes"], "only_left_turn", "ac dc ec"),
  ])
  func `members that are oneway`(_ oneway: [String: String], _ kind: String, _ car: String) {
    let map = TestMap("    c\n    |\na---b---e\n    |\n    d", grid: 50) {
      way("ab", "primary", ["oneway": oneway["ab"] ?? ""])
      way("be", "primary")
      way("cb", "residential", ["oneway": oneway["cb"] ?? ""])
      way("bd")
      restriction(kind, from: "ab", via: "b", to: "cb")
    }
    #expect(
      Set(Self.missing(map, by: .automobile).split(separator: " "))
        == Set(car.split(separator: " ")))
  }
}
