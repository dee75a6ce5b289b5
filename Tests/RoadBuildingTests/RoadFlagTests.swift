// SPDX-License-Identifier: Apache-2.0

import OSMRoute
import OSMRouteImport
import PackedFile
import RoadBuilding
import RoadNetwork
import Routing
import TestSupport
import Testing

/// Facts of roads that notices and avoidance go by.
struct RoadFlagTests {
  private static let names: [(WayFlags, String)] = [
    (.roundabout, "roundabout"), (.toll, "toll"), (.tunnel, "tunnel"), (.bridge, "bridge"),
    (.unpaved, "unpaved"), (.drivesOnLeft, "left"), (.tollFree, "free"),
  ]

  @Test(arguments: [
    ("toll=yes", "toll"), ("toll=no", "free"), ("toll=1", "toll"), ("toll=unknown", ""),
    ("toll:motorcar=yes", "toll"), ("toll=yes, toll:motorcar=no", "free"),
    ("toll=no, toll:motorcar=yes", "toll"), ("toll:motor_vehicle=yes", "toll"),
    ("toll:vehicle=yes", "toll"), ("toll:hgv=yes", "free"), ("toll=yes, toll:hgv=yes", "toll"),
    ("toll:hgv=no", ""), ("toll:bus=yes", ""), ("barrier=toll_booth", ""),
    ("tunnel=yes", "tunnel"), ("tunnel=no", ""), ("tunnel=building_passage", "tunnel"),
    ("tunnel=avalanche_protector", "tunnel"), ("covered=yes", ""), ("layer=-1", ""),
    ("bridge=yes", "bridge"), ("bridge=viaduct", "bridge"), ("bridge=no", ""), ("layer=1", ""),
    ("bridge:name=X", ""), ("tunnel=yes, bridge=yes", "tunnel bridge"),
    ("surface=unpaved", "unpaved"), ("surface=gravel", "unpaved"), ("surface=ground", "unpaved"),
    ("surface=dirt", "unpaved"), ("surface=grass", "unpaved"), ("surface=sand", "unpaved"),
    ("surface=compacted", "unpaved"), ("surface=fine_gravel", "unpaved"),
    ("surface=earth", "unpaved"), ("surface=mud", "unpaved"), ("surface=rock", "unpaved"),
    ("surface=woodchips", "unpaved"), ("surface=snow", "unpaved"),
    ("surface=asphalt;gravel", "unpaved"), ("surface=asphalt", ""), ("surface=paving_stones", ""),
    ("surface=sett", ""), ("surface=cobblestone", ""), ("surface=grass_paver", ""),
    ("surface=concrete:lanes", ""), ("surface=unknown", ""), ("tracktype=grade1", ""),
    ("tracktype=grade2", "unpaved"), ("tracktype=grade5", "unpaved"),
    ("tracktype=grade3, surface=asphalt", ""), ("smoothness=bad", ""),
    ("junction=roundabout", "roundabout"), ("junction=circular", "roundabout"),
    ("junction=yes", ""), ("driving_side=left", "left"), ("driving_side=right", ""),
    ("toll=yes, tunnel=yes, surface=gravel", "toll tunnel unpaved"),
  ])
  func `tags say what a road is`(_ tags: String, _ flags: String) {
    let map = TestMap("a-b") { way("ab", "residential", tagList(tags)) }
    let found = map.map.network.ways.flags[0]
    #expect(Self.names.filter { found.contains($0.0) }.map(\.1).joined(separator: " ") == flags)
  }

  /// A road of two ways with a node b between; what a car is told, and a walker.
  @Test(arguments: [
    ("", "", false, false), ("toll=yes", "", true, false), ("toll:hgv=yes", "", false, false),
    ("", "barrier=toll_booth", true, false), ("", "highway=toll_gantry", true, false),
    ("toll=no", "barrier=toll_booth", false, false), ("", "barrier=gate", false, false),
    ("toll:hgv=yes", "highway=toll_gantry", false, false),
    ("toll=yes", "highway=toll_gantry", true, false),
    ("toll:motorcar=no", "barrier=toll_booth", false, false),
    ("", "barrier=toll_booth;lift_gate", true, false),
    ("", "highway=traffic_signals", false, false), ("toll=no", "", false, false),
  ])
  func `tolls are told to cars`(_ way: String, _ node: String, _ car: Bool, _ foot: Bool) throws {
    let map = TestMap("a-b-c") {
      TestSupport.way("abc", "primary", tagList(way))
      TestSupport.node("b", tagList(node))
    }
    for (profile, expected) in [("automobile", car), ("walking", foot)] {
      let route = try map.map.engine.route(
        over: [map.place("a"), map.place("c")], profile: profile)
      #expect(route.hasTolls == expected, "\(profile)")
      let half = try map.map.engine.route(
        over: [map.place("a"), map.place("b")], profile: profile)
      #expect(half.hasTolls == (expected && way == "toll=yes"), "\(profile)")
    }
  }

  @Test(arguments: [
    ("motorway", true, false), ("motorway_link", true, false), ("trunk", false, false),
    ("primary", false, false), ("service", false, false),
  ])
  func `motorways are told to cars`(_ highway: String, _ car: Bool, _ foot: Bool) throws {
    let map = TestMap("a-b") { way("ab", highway, ["foot": "yes"]) }
    for (profile, expected) in [("automobile", car), ("walking", foot)] {
      let route = try map.map.engine.route(
        over: [map.place("a"), map.place("b")], profile: profile)
      #expect(route.hasHighways == expected, "\(profile)")
    }
  }
}
