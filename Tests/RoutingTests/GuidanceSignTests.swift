// SPDX-License-Identifier: Apache-2.0

import Routing
import TestSupport
import Testing

/// What signs say on exits and elsewhere.
struct GuidanceSignTests {
  /// The signs of the step of a route that is not its departure: "exit | numbers | streets | places".
  private func signs(_ tags: String, node nodeTags: String = "", way: String = "motorway_link")
    -> String
  {
    let map = TestMap(
      """
      a-----b-----c
              -
                  d
      """, grid: 100
    ) {
      node("b", tagList(nodeTags.isEmpty ? "highway=motorway_junction" : nodeTags))
      TestSupport.way("abc", "motorway", ["name": "M1"])
      TestSupport.way("bd", way, tagList(tags))
    }
    guard let signs = map.leg("a", "d")?.steps[1].signs else { return "no route" }
    return [[signs.exit], signs.refs, signs.streets, signs.places].map {
      $0.joined(separator: ", ")
    }.joined(separator: " | ")
  }

  @Test(arguments: [
    ("oneway=yes,junction:ref=10", "10 |  |  | "),
    ("oneway=yes,junction:ref=12A;12B", "12A; 12B |  |  | "),
    ("oneway=yes,destination=Berlin;Hamburg", " |  |  | Berlin, Hamburg"),
    ("oneway=yes,destination:ref=A 1; A 2", " | A 1, A 2 |  | "),
    ("oneway=yes,destination:street=Wolfe Road", " |  | Wolfe Road | "),
    ("oneway=yes,destination:forward=Berlin", " |  |  | Berlin"),
    ("oneway=yes,destination:backward=Berlin", " |  |  | "),
    ("oneway=no,destination=Berlin", " |  |  | "),
    ("oneway=no,destination:forward=Berlin", " |  |  | Berlin"),
    ("oneway=yes,destination=;;", " |  |  | "),
    ("oneway=yes", " |  |  | "),
  ])
  func `a ramp's tags are its signs`(_ tags: String, _ expected: String) {
    #expect(signs(tags) == expected)
  }

  @Test(arguments: [
    ("highway=motorway_junction,ref=10", "10 |  |  | "),
    ("highway=motorway_junction,ref=10,name=Kreuz", "10 |  |  | "),
    ("highway=motorway_junction,exit_to=Wolfe Road;Cupertino", " |  |  | Wolfe Road, Cupertino"),
    ("highway=traffic_signals,ref=10", " |  |  | "),
  ])
  func `a junction's number is that of its exit`(_ tags: String, _ expected: String) {
    #expect(signs("oneway=yes", node: tags) == expected)
  }

  @Test func `the way's number goes before the node's`() {
    #expect(
      signs("oneway=yes,junction:ref=10A", node: "highway=motorway_junction,ref=10")
        == "10A |  |  | ")
  }

  @Test func `a ramp to a signed road has its direction where it has no sign itself`() {
    let map = TestMap(
      """
      a-----b-----c
             \\
              \\
      d--------e-----------f
      """, grid: 50
    ) {
      way("abc", "primary")
      way("be", "motorway_link", ["oneway": "yes", "name": ""])
      way("def", "motorway", ["name": "", "ref": "I 280"])
      relation(
        [("def", "south")], ["type": "route", "route": "road", "network": "US:I", "ref": "280"])
    }
    #expect(map.leg("a", "f")?.steps[1].signs.refs == ["I 280 South"])
  }
}
