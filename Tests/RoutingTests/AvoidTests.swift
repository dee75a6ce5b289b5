// SPDX-License-Identifier: Apache-2.0

import OSMRoute
import RoadNetwork
import Routing
import TestSupport
import Testing

/// What is avoided is kept off where there is any other way; what is excluded is not there.
struct AvoidTests {
  /// The straight way leads over bxc, which has the tags; another goes far round.
  private static func town(
    _ tags: String, node: [String: String] = [:], detour: String = "residential"
  ) -> TestMap {
    TestMap(
      """
      a-b--x--c-d
        |     |
        |     |
        |     |
        e-----f
      """
    ) {
      for nodes in ["ab", "be", "ef", "fc", "cd"] { way(nodes, detour) }
      way("bxc", nil, tagList(tags))
      TestSupport.node("x", node)
    }
  }

  static let kinds: [(RoadKinds, String, TestMap.Profile)] = [
    (.tolls, "highway=primary, toll=yes", .automobile),
    (.tolls, "highway=primary, toll:motorcar=yes", .automobile),
    (.motorways, "highway=motorway", .automobile),
    (.motorways, "highway=motorway_link", .automobile),
    (.ferries, "route=ferry, duration=0:01, motor_vehicle=yes", .automobile),
    (.ferries, "route=ferry, duration=0:01", .walking),
    (.unpaved, "highway=primary, surface=gravel", .automobile),
    (.unpaved, "highway=primary, surface=gravel", .walking),
    (.steps, "highway=steps", .walking),
  ]

  private func map(_ tags: String) -> TestMap {
    // A ferry costs minutes of waiting.
    let isFerry = tags.contains("ferry")
    return Self.town(
      tags, detour: isFerry ? "living_street" : "residential")
  }

  @Test(arguments: kinds)
  func `each kind is kept off, whether it is avoided or excluded`(
    kind: RoadKinds, tags: String, profile: TestMap.Profile
  ) throws {
    let map = map(tags)
    #expect(map.route("a", "d", by: profile) == "ab bxc cd")
    for wishes in [
      map.wishes(avoid: kind), map.wishes(exclude: kind),
      map.wishes(avoid: [.tolls, .motorways, .ferries, .unpaved, .steps]),
      map.wishes(avoid: kind, exclude: kind),
    ] {
      #expect(map.route("a", "d", by: profile, wishes) == "ab be ef fc cd")
      let notices = try map.routes("a", "d", by: profile, as: wishes)[0].advisoryNotices
      #expect(notices == [])
    }
    let others: RoadKinds = [.tolls, .motorways, .ferries, .unpaved, .steps]
    let free = map.wishes(exclude: others.subtracting(kind))
    #expect(map.route("a", "d", by: profile, free) == map.route("a", "d", by: profile))
  }

  @Test func `walkers pay no tolls and meet no motorways`() {
    let toll = Self.town("highway=primary, toll=yes"),
      road = Self.town("highway=motorway, foot=yes")
    for map in [toll, road] {
      let wishes = map.wishes(avoid: [.tolls, .motorways], exclude: [.tolls, .motorways])
      #expect(map.route("a", "d", by: .walking, wishes) == "ab bxc cd")
    }
  }

  @Test(arguments: ["barrier=toll_booth", "highway=toll_gantry"])
  func `a booth makes a toll, unless the road denies it`(_ booth: String) {
    let paid = Self.town("highway=primary", node: tagList(booth))
    let free = Self.town("highway=primary, toll=no", node: tagList(booth))
    #expect(paid.route("a", "d", by: .automobile) == "ab bxc cd")
    for (avoid, exclude) in [(RoadKinds.tolls, RoadKinds()), ([], .tolls)] {
      #expect(
        paid.route("a", "d", paid.wishes(avoid: avoid, exclude: exclude)) == "ab be ef fc cd")
      #expect(free.route("a", "d", free.wishes(avoid: avoid, exclude: exclude)) == "ab bxc cd")
    }
    // From behind the booth to the end nothing is due, up to it neither.
    #expect(paid.route("xc:0.5", "d", paid.wishes(exclude: .tolls)) == "bxc cd")
    #expect(paid.route("a", "bx:0.5", paid.wishes(exclude: .tolls)) == "ab bxc")
  }

  @Test func `what cannot be avoided is used as little as can be, however long that takes`() throws
  {
    // c can only be reached over a toll: a kilometre of it, or half of one and far round at a walk.
    let map = TestMap(
      """
      a----b----c-d
      |         |
      |         |
      |         |
      |         |
      e---------f
      """
    ) {
      for nodes in ["ab", "bc", "fc"] { way(nodes, "primary", ["toll": "yes"]) }
      for nodes in ["ae", "ef"] { way(nodes, "living_street") }
      way("cd")
    }
    let wishes = map.wishes(avoid: .tolls)
    #expect(map.route("a", "d", by: .automobile) == "ab bc cd")
    #expect(map.route("a", "d", wishes) == "ae ef fc cd")
    // Half way round the other way is the shorter toll.
    #expect(map.route("ab:0.7", "d", wishes) == "ab bc cd")
    #expect(map.route("bc:0.7", "d", wishes) == "bc cd")
    #expect(
      try map.routes("a", "d", as: wishes)[0].advisoryNotices == [
        "No route avoids tolls altogether; this one has the least.", "This route has tolls.",
      ])
    #expect(map.route("a", "d", map.wishes(exclude: .tolls)) == "")
    #expect(throws: RouteEngine.Failure.noRoute(fromStop: 0)) {
      try map.routes("a", "d", as: map.wishes(exclude: .tolls))
    }
  }

  @Test func `several kinds count together`() throws {
    let map = TestMap(
      """
      a-b-----c-d
        |     |
        e-----f
      """
    ) {
      way("ab")
      way("cd")
      way("bc", "primary", ["toll": "yes"])
      way("be", "residential")
      way("ef", "residential", ["surface": "gravel"])
      way("fc", "residential")
    }
    #expect(map.route("a", "d", map.wishes(avoid: .tolls)) == "ab be ef fc cd")
    #expect(map.route("a", "d", map.wishes(avoid: .unpaved)) == "ab bc cd")
    // Either is of the one or the other: less time on it is better.
    #expect(map.route("a", "d", map.wishes(avoid: [.tolls, .unpaved])) == "ab bc cd")
    #expect(map.route("a", "d", map.wishes(avoid: .unpaved, exclude: .tolls)) == "ab be ef fc cd")
    #expect(map.route("a", "d", map.wishes(avoid: .tolls, exclude: .unpaved)) == "ab bc cd")
    #expect(map.route("a", "d", map.wishes(exclude: [.tolls, .unpaved])) == "")
    let notices = try map.routes("a", "d", as: map.wishes(avoid: [.tolls, .unpaved]))[0]
      .advisoryNotices
    #expect(notices.first == "No route avoids tolls altogether; this one has the least.")
  }

  @Test func `the parts of the roads where a trip begins and ends count`() {
    let map = Self.town("highway=primary, toll=yes")
    let wishes = map.wishes(avoid: .tolls)
    // Back out of the toll road, for that is the shorter piece of it; as it comes, straight on.
    #expect(map.route("bc:0.4", "d", by: .automobile) == "bxc cd")
    #expect(map.route("bc:0.4", "d", wishes) == "bxc be ef fc cd")
    #expect(map.route("bc:0.6", "d", wishes) == "bxc cd")
    #expect(map.route("a", "bc:0.4", wishes) == "ab bxc")
    #expect(map.route("a", "bc:0.6", wishes) == "ab be ef fc bxc")
  }

  @Test func `the piece of one road between both ends wins where it has less of what is avoided`() {
    let map = Self.town("highway=primary, toll=yes")
    let wishes = map.wishes(avoid: .tolls)
    #expect(map.route("bc:0.3", "bc:0.6", wishes) == "bxc")
    #expect(map.route("bc:0.1", "bc:0.9", by: .automobile) == "bxc")
    #expect(map.route("bc:0.1", "bc:0.9", wishes) == "bxc be ef fc bxc")
  }

  @Test func `no trip begins or ends on what is excluded, but on the next road`() throws {
    let map = Self.town("highway=motorway, oneway=no")
    let wishes = map.wishes(exclude: .motorways)
    #expect(map.route("a", "bx:0.4", by: .automobile) == "ab bxc")
    let path = try #require(map.path("a", "bx:0.4", wishes))
    #expect(map.ways(of: path) == "ab" || map.ways(of: path) == "ab be")
    #expect(path.target.distance > 50)
    #expect(map.route("bx:0.4", "d", wishes).hasSuffix("be ef fc cd"))
  }

  @Test func `the next road may be one that nothing joins to the others`() {
    let map = TestMap(
      """
      r-s

      p-q

      a-----b-e
      |     |
      c-----d
      """
    ) {
      way("rs", "motorway", ["oneway": "no"])
      for nodes in ["pq", "ab", "ac", "cd", "bd", "be"] { way(nodes) }
    }
    #expect(map.route("r", "q", map.wishes(exclude: .motorways)) == "pq")
    #expect(map.route("r", "d", map.wishes(exclude: .motorways)) != "")
  }

  @Test func `over several stops every leg keeps off`() throws {
    let map = Self.town("highway=primary, toll=yes")
    let wishes = map.wishes(avoid: .tolls)
    let route = try map.routes("a", "d", "a", as: wishes)[0]
    #expect(route.legs.count == 2 && !route.hasTolls && route.advisoryNotices == [])
    #expect(try map.routes("a", "d", "a")[0].hasTolls)
  }

  @Test func `a ban on turning holds on the way round, too`() {
    let map = TestMap(
      """
      a-b-----c-d
        |     |
        e-----f
        |     |
        g-----h
      """
    ) {
      for nodes in ["ab", "be", "fc", "cd", "eg", "gh", "hf"] { way(nodes) }
      way("ef")
      way("bc", "primary", ["toll": "yes"])
      restriction("no_left_turn", from: "be", via: "e", to: "ef")
    }
    #expect(map.route("a", "d", map.wishes(avoid: .tolls)) == "ab be eg gh hf fc cd")
  }
}
