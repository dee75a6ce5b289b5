// SPDX-License-Identifier: Apache-2.0

import OSMRoute
import OSMRouteImport
import Routing
import TestSupport
import Testing

/// What a traveller is told of roads and barriers that are not for everyone.
struct AccessNoticeTests {
  /// A road of three ways, a to d, and what is told by car and on foot of the trip from a to d.
  private static func told(
    _ tags: [String], node: String = "", keepsSource: Bool = true, by profile: TestMap.Profile
  ) throws -> [String] {
    var options = ImportOptions()
    options.keepsSource = keepsSource
    let map = TestMap("a-b-c-d", options: options) {
      way("ab", "residential", tagList(tags[0]))
      way("bc", "residential", tagList(tags[1]))
      way("cd", "residential", tagList(tags[2]))
      TestSupport.node("b", tagList(node))
    }
    let route = try map.map.engine.route(
      over: [map.place("a"), map.place("d")], profile: profile.rawValue)
    return route.advisoryNotices.filter { !$0.contains("unpaved") }
  }

  private static let free = "lit=yes", closed = "access=private", visitors = "access=destination"
  private static let track = "highway=track, tracktype=grade1"

  @Test(arguments: [
    ([free, free, free], []),
    ([closed, free, free], ["This route begins on a private road."]),
    ([free, free, closed], ["This route ends on a private road."]),
    ([free, closed, free], ["This route passes along a private road."]),
    ([closed, free, closed], ["This route begins and ends on a private road."]),
    ([closed, closed, closed], ["This route begins and ends on a private road."]),
    (
      [closed, free, visitors],
      [
        "This route begins on a private road.",
        "This route ends on a road for residents or visitors only.",
      ]
    ),
    ([free, visitors, closed], ["This route ends on a private road."]),
    ([free, visitors, free], ["This route passes along a road for residents or visitors only."]),
    ([track, free, free], ["This route begins on a track that may not be for everyone."]),
    ([free, free, track], ["This route ends on a track that may not be for everyone."]),
    (["access=permit", free, free], ["This route begins on a private road."]),
  ])
  func `a driver is told where a road is restricted`(_ tags: [String], _ notices: [String]) throws {
    #expect(try Self.told(tags, by: .automobile) == notices)
  }

  @Test(arguments: [
    ([closed, free, free], true, ["This route begins on a private road."]),
    ([track, free, track], true, []),
    (
      ["foot=use_sidepath", free, free], true,
      ["This route begins on a road beside which there is a path for walkers."]
    ),
    (
      ["foot=use_sidepath", free, free], false,
      ["This route begins on a road that is private or has a path for walkers beside it."]
    ),
    (
      [free, "foot=private", free], true, ["This route passes along a private road."]
    ),
  ])
  func `a walker is told why`(
    _ tags: [String], _ keepsSource: Bool, _ notices: [String]
  ) throws {
    #expect(try Self.told(tags, keepsSource: keepsSource, by: .walking) == notices)
  }

  @Test(arguments: [
    ("barrier=gate, access=private", true), ("barrier=gate, access=destination", true),
    ("motor_vehicle=private", true), ("barrier=gate", false), ("barrier=gate, access=yes", false),
  ])
  func `a barrier that is not for all is told`(_ node: String, _ isTold: Bool) throws {
    let notices = try Self.told([Self.free, Self.free, Self.free], node: node, by: .automobile)
    #expect(
      notices == (isTold ? ["This route passes a barrier that is not open to everyone."] : []))
  }
}
