// SPDX-License-Identifier: Apache-2.0

import ContractionHierarchies
import OSMRoute
import OSMRouteImport
import PackedFile
import RoadNetwork
import Routing
import TestSupport
import Testing

/// Reported speeds and closures.
struct SpeedsTests {
  private static let town = TestMap(
    """
    a-b--x--c-d
      |     |
      |     |
      e-----f
    """
  ) {
    for nodes in ["ab", "be", "ef", "fc", "cd"] { way(nodes) }
    way("bxc", "primary")
  }

  private func route(_ from: String, _ to: String, _ reports: String...) -> String {
    Self.town.route(from, to, Self.town.wishes(speeds: reports))
  }

  @Test func `a slow or closed road is driven round`() {
    #expect(route("a", "d", "bxc 60") == "ab bxc cd")
    #expect(route("a", "d", "bxc 2") == "ab be ef fc cd")
    #expect(route("a", "d", "bxc 0") == "ab be ef fc cd")
    #expect(route("d", "a", "bxc 0") == "cd fc ef be ab")
  }

  @Test(arguments: ["0", "1.5"])
  func `a direction is that of the drawing`(_ speed: String) {
    #expect(route("a", "d", "bxc \(speed) forward") == "ab be ef fc cd")
    #expect(route("d", "a", "bxc \(speed) forward") == "cd bxc ab")
    #expect(route("d", "a", "bxc \(speed) backward") == "cd fc ef be ab")
    #expect(route("a", "d", "bxc \(speed) backward") == "ab bxc cd")
  }

  @Test func `of several reports the last holds, each direction by itself`() {
    #expect(route("a", "d", "bxc 0", "bxc 50") == "ab bxc cd")
    #expect(route("a", "d", "bxc 50", "bxc 0") == "ab be ef fc cd")
    #expect(route("a", "d", "bxc 0", "bxc 50 forward") == "ab bxc cd")
    #expect(route("d", "a", "bxc 0", "bxc 50 forward") == "cd fc ef be ab")
  }

  @Test func `the time is that of the speed`() throws {
    let reports = ["ab 10", "bxc 10", "cd 10", "be 0"]
    let path = try #require(Self.town.path("a", "d", Self.town.wishes(speeds: reports)))
    #expect(Self.town.ways(of: path) == "ab bxc cd")
    // 1,000 m at 10 km/h, each of the four pieces rounded to a tenth of a second.
    #expect(abs(path.duration - 360) < 2)
    #expect(path.fault(in: Self.town.map.network) == nil)
  }

  @Test func `speeds above the map's own count as the map's own`() throws {
    let plain = try #require(Self.town.path("a", "d", by: .automobile))
    let wishes = Self.town.wishes(speeds: ["bxc 200", "ab 120"])
    let path = try #require(Self.town.path("a", "d", wishes))
    #expect(path.weight == plain.weight && path.pieces == plain.pieces)
    let speeds = Self.town.speeds(["bxc 300", "ab 2", "4711 30", "cd 250", "ef 0"])
    #expect(speeds.fasterCount == 2)
    #expect(speeds.unknownCount == 1)
  }

  @Test func `no trip begins or ends on a closed road, but on the next`() throws {
    let wishes = Self.town.wishes(speeds: ["bxc 0"])
    let path = try #require(Self.town.path("bc:0.5", "d", wishes))
    #expect(!Self.town.ways(of: path).contains("bxc"))
    #expect(path.source.distance > 100)
    #expect(!route("a", "bc:0.5", "bxc 0").contains("bxc"))
    // Closed in one direction it is left and reached in the other.
    #expect(route("bc:0.2", "d", "bxc 0 forward") == "bxc be ef fc cd")
    #expect(route("a", "bc:0.8", "bxc 0 forward") == "ab be ef fc bxc")
    #expect(route("bc:0.2", "bc:0.8", "bxc 0 forward") == "bxc be ef fc bxc")
    #expect(route("bc:0.8", "bc:0.2", "bxc 0 forward") == "bxc")
  }

  @Test func `where all ways are closed there is none`() {
    #expect(route("a", "d", "bxc 0", "ef 0") == "")
    #expect(throws: RouteEngine.Failure.noRoute(fromStop: 0)) {
      try Self.town.routes("a", "d", as: Self.town.wishes(speeds: ["bxc 0", "ef 0"]))
    }
  }

  @Test func `a slow piece under an end counts in part`() throws {
    // 300 m more to go at a crawl, or back and round.
    #expect(route("bc:0.2", "d", "bxc 5") == "bxc be ef fc cd")
    #expect(route("bc:0.9", "d", "bxc 5") == "bxc cd")
    #expect(route("bc:0.2", "bc:0.9", "bxc 1") == "bxc be ef fc bxc")
    let crawl = try #require(
      Self.town.path("bc:0.4", "bc:0.5", Self.town.wishes(speeds: ["bxc 5"])))
    #expect(Self.town.ways(of: crawl) == "bxc")
    // 60 m at 5 km/h.
    #expect(abs(crawl.duration - 43.2) < 1)
  }

  @Test func `walkers are held up, too`() {
    let wishes = Self.town.wishes(speeds: ["bxc 0"])
    #expect(Self.town.route("a", "d", by: .walking, wishes) == "ab be ef fc cd")
    #expect(Self.town.speeds(["bxc 20"]).fasterCount == 0, "slower for cars")
  }

  @Test func `with what is avoided, time decides among the rest`() {
    let map = TestMap(
      """
      a-b-----c-d
        |     |
        e-----f
        |     |
        g-----h
      """
    ) {
      for nodes in ["ab", "be", "ef", "fc", "cd", "eg", "gh", "hf"] { way(nodes) }
      way("bc", "primary", ["toll": "yes"])
    }
    #expect(map.route("a", "d", map.wishes(avoid: .tolls)) == "ab be ef fc cd")
    #expect(
      map.route("a", "d", map.wishes(avoid: .tolls, speeds: ["ef 5"])) == "ab be eg gh hf fc cd")
    // However slow, it is no toll.
    #expect(
      map.route("a", "d", map.wishes(avoid: .tolls, speeds: ["ef 1", "gh 0"])) == "ab be ef fc cd")
    #expect(map.route("a", "d", map.wishes(avoid: .tolls, speeds: ["ef 0", "gh 0"])) == "ab bc cd")
  }

  @Test func `a map without the ids of ways says so`() {
    var options = ImportOptions()
    options.keepsSource = false
    let map = TestMap("a-b", options: options) { way("ab") }
    let report = WaySpeed(wayID: 1, kilometresPerHour: 3)
    #expect(RoadSpeeds([report], on: map.map.network, profiles: ["automobile"]) == nil)
  }
}
