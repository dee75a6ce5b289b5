// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

/// Junctions that differ in one thing each: an angle, a kind of road, a name.
struct GuidanceTableTests {
  // MARK: Angles

  /// A road that runs east into a junction, one that goes straight on, and one that leaves at some
  /// degrees to the right of straight on.
  private func star(_ degrees: Double) -> TestMap {
    func place(_ metres: Double, _ bearing: Double) -> String {
      let scale = 180 / Double.pi / 6_371_008.8, angle = bearing * .pi / 180
      let latitude = 1 + metres * cos(angle) * scale
      let longitude = 1 + metres * sin(angle) * scale / cos(.pi / 180)
      return "lat=\"\(latitude)\" lon=\"\(longitude)\""
    }
    func way(_ id: Int, _ end: Int) -> String {
      "<way id=\"\(id)\"><nd ref=\"1\"/><nd ref=\"\(end)\"/><tag k=\"highway\" v=\"primary\"/>"
        + "<tag k=\"name\" v=\"\(id)\"/></way>"
    }
    return TestMap(
      xml: """
        <osm version="0.6">
        <node id="1" \(place(0, 0))/><node id="2" \(place(300, 270))/>
        <node id="3" \(place(300, 90))/><node id="4" \(place(300, 90 + degrees))/>
        \(way(12, 2))\(way(13, 3))\(way(14, 4))
        </osm>
        """)
  }

  @Test(arguments: [
    (30, "turn slight right"), (45, "turn right"), (60, "turn right"), (75, "turn right"),
    (90, "turn right"), (105, "turn right"), (115, "turn right"), (125, "turn sharp right"),
    (140, "turn sharp right"), (155, "turn sharp right"), (170, "turn sharp right"),
    (-30, "turn slight left"), (-45, "turn left"), (-60, "turn left"), (-75, "turn left"),
    (-90, "turn left"), (-105, "turn left"), (-115, "turn left"), (-125, "turn sharp left"),
    (-140, "turn sharp left"), (-155, "turn sharp left"), (-170, "turn sharp left"),
  ])
  func `turns are called by their angle`(_ degrees: Double, _ expected: String) {
    let map = star(degrees)
    let scale = 180 / Double.pi / 6_371_008.8, angle = (90 + degrees) * .pi / 180
    let end = "\(1 + 280 * cos(angle) * scale),\(1 + 280 * sin(angle) * scale / cos(.pi / 180))"
    let start = "1,\(1 - 280 * scale)"
    #expect(map.steps(start, end) == "depart 12, \(expected) 14, arrive")
  }

  // MARK: Kinds of road

  /// A road that parts in two at the same angle.
  @Test(arguments: [
    ("primary", "primary", "primary", "fork slight left L", "fork slight right R"),
    ("primary", "secondary", "primary", "fork slight left L", "fork slight right R"),
    ("residential", "residential", "residential", "fork slight left L", "fork slight right R"),
    ("primary", "service", "primary", "turn slight left L", "new name straight R"),
    ("primary", "primary", "service", "new name straight L", "turn slight right R"),
    ("primary", "residential", "primary", "turn slight left L", "new name straight R"),
    ("primary", "primary", "residential", "new name straight L", "turn slight right R"),
    ("primary", "primary", "unclassified", "new name straight L", "turn slight right R"),
    ("motorway", "motorway", "motorway", "fork slight left L", "fork slight right R"),
    ("motorway", "motorway", "motorway_link", "new name straight L", "off ramp slight right R"),
    ("motorway", "motorway_link", "motorway", "off ramp slight left L", "new name straight R"),
    ("trunk", "trunk", "trunk_link", "new name straight L", "off ramp slight right R"),
    (
      "motorway_link", "motorway_link", "motorway_link", "fork slight left L",
      "fork slight right R"
    ),
    ("track", "track", "track", "fork slight left L", "fork slight right R"),
  ])
  func `forks depend on the kinds of road`(
    _ from: String, _ left: String, _ right: String, _ leftSteps: String, _ rightSteps: String
  ) {
    let map = TestMap(
      """
                    l
              -
      a-----b
              -
                    r
      """, grid: 50
    ) {
      let oneway = ["oneway": "yes"]
      way("ab", from, oneway.merging(["name": "F"]) { $1 })
      way("bl", left, oneway.merging(["name": "L"]) { $1 })
      way("br", right, oneway.merging(["name": "R"]) { $1 })
    }
    #expect(map.steps("a", "l") == "depart F, \(leftSteps), arrive")
    #expect(map.steps("a", "r") == "depart F, \(rightSteps), arrive")
  }

  // MARK: Names

  @Test(arguments: [
    ("name=A", "name=A", ""), ("name=A", "name=B", "B"), ("name=A", "name=", ""),
    ("name=", "name=B", "B"), ("name=", "name=", ""),
    ("name=A,ref=1", "name=A,ref=2", ""), ("name=A,ref=1", "name=B,ref=1", "B"),
    ("name=,ref=1", "name=,ref=1", ""), ("name=,ref=1", "name=,ref=2", "2"),
    ("name=,ref=1;2", "name=,ref=2", ""), ("name=,ref=1", "name=B", "B"),
    ("name=A", "name=,ref=1", "1"), ("name=A,ref=1", "name=,ref=1", ""),
    ("name=A,ref=1", "name=", ""), ("name=A", "name=A,ref=1", ""),
    ("name=Main Street", "name=Main Street West", ""),
    ("name=North Main Street", "name=South Main Street", ""),
    ("name=Main Street North", "name=Main Street South", ""),
    ("name=N Main", "name=S Main", ""), ("name=Main", "name=Main Road", ""),
    ("name=Main Road", "name=Main Street", "Main Street"),
    ("name=Eastend", "name=Westend", "Westend"),
    ("name=Ärger", "name=Ärgernis", ""), ("name=Главная", "name=Садовая", "Садовая"),
  ])
  func `names are told where they change`(_ before: String, _ after: String, _ expected: String) {
    let map = TestMap("a------b------c") {
      way("ab", "primary", tagList(before))
      way("bc", "primary", tagList(after))
    }
    let steps = map.steps("a", "c").split(separator: ", ")
    #expect(
      steps.dropFirst().dropLast() == (expected.isEmpty ? [] : ["new name straight \(expected)"]))
  }

  // MARK: Exits

  /// A roundabout of 60 m across with arms at even angles; one comes from the south by arm 0, and
  /// arms are numbered as one passes them.
  private func ring(_ arms: Int, _ tags: String = "junction=roundabout") -> TestMap {
    let metres = 180 / Double.pi / 6_371_008.8
    func node(_ id: Int, _ radius: Double, _ turn: Double) -> String {
      let angle = Double.pi - turn * 2 * .pi
      return "<node id=\"\(id)\" lat=\"\(1 + radius * cos(angle) * metres)\" "
        + "lon=\"\(1 + radius * sin(angle) * metres / cos(.pi / 180))\"/>"
    }
    let corners = 4 * arms
    var xml = "<osm version=\"0.6\">"
    for corner in 0..<corners { xml += node(100 + corner, 30, Double(corner) / Double(corners)) }
    for arm in 0..<arms { xml += node(1 + arm, 150, Double(arm) / Double(arms)) }
    xml += "<way id=\"900\">"
    for corner in 0...corners { xml += "<nd ref=\"\(100 + corner % corners)\"/>" }
    xml += "<tag k=\"highway\" v=\"primary\"/>"
    for (key, value) in tagList(tags) { xml += "<tag k=\"\(key)\" v=\"\(value)\"/>" }
    xml += "</way>"
    for arm in 0..<arms {
      xml += "<way id=\"\(1 + arm)\"><nd ref=\"\(100 + 4 * arm)\"/><nd ref=\"\(1 + arm)\"/>"
      xml += "<tag k=\"highway\" v=\"primary\"/><tag k=\"name\" v=\"arm \(arm)\"/></way>"
    }
    return TestMap(xml: xml + "</osm>")
  }

  private func end(_ arm: Int, of arms: Int) -> String {
    let metres = 180 / Double.pi / 6_371_008.8
    let angle = Double.pi - Double(arm) / Double(arms) * 2 * .pi
    return "\(1 + 140 * cos(angle) * metres),\(1 + 140 * sin(angle) * metres / cos(.pi / 180))"
  }

  @Test(arguments: [
    (3, 1), (3, 2), (4, 1), (4, 2), (4, 3), (5, 1), (5, 2), (5, 3), (5, 4), (6, 1), (6, 3), (6, 5),
    (7, 6), (8, 1), (8, 4), (8, 7), (9, 8), (10, 9),
  ])
  func `exits are counted as one passes them`(_ arms: Int, _ exit: Int) {
    let steps = ring(arms).steps(end(0, of: arms), end(exit, of: arms)).split(separator: ", ")
    #expect(steps.count == 4)
    #expect(steps[1] == "roundabout exit \(exit) arm \(exit)")
    #expect(steps[2].hasPrefix("exit roundabout"))
  }
}
