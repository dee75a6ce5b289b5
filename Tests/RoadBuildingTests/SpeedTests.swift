// SPDX-License-Identifier: Apache-2.0

import OSMRoute
import OSMRouteImport
import PackedFile
import RoadBuilding
import RoadNetwork
import TestSupport
import Testing

/// Cars drive at 0.85 of a limit.
struct SpeedTests {
  @Test(arguments: [
    ("50", "42"), ("50 km/h", "42"), ("50 kph", "42"), ("50kmh", "42"), ("50 KM/H", "42"),
    ("30 mph", "41"), ("30mph", "41"), ("6.875 mph", "9"), ("50.5", "43"), ("10 knots", "16"),
    (" 70 ", "60"), ("walk", "5"), ("DE:walk", "5"),
    ("50;70", "42"), ("70|50", "42"), ("fast;70", "60"),
    ("RU:urban", "51"), ("ru:urban", "51"), ("DE:rural", "85"), ("FR:motorway", "110"),
    ("GB:nsl_single", "82"), ("GB:nsl_dual", "96"), ("IL:zone30", "25"), ("DE:zone:30", "25"),
    ("zone:30", "25"), ("DE:living_street", "5"), ("FR:living_street", "17"),
    ("GB:zone20", "27"),
    // What says nothing leaves the class's own speed: never 0, never a lost way.
    ("none", "25"), ("signals", "25"), ("variable", "25"), ("", "25"), ("0", "25"), ("4", "25"),
    ("-30", "25"), ("fast", "25"), ("50,5", "25"), ("XX:urban", "25"), ("30 furlongs", "25"),
    ("1e3", "25"), ("500", "25"), ("99999999999999999999", "25"), ("50 mph mph", "25"), (".", "25"),
  ])
  func `a limit is read in all its spellings`(_ value: String, _ use: String) {
    // A comma would end the tag.
    let map = TestMap("a---------b", grid: 1_000) {
      way("ab", "residential", ["maxspeed": value])
    }
    let cost = map.map.network.profile(named: "automobile")?.cost.first
    let speed = cost.map { (map.map.network.length(ofArc: 0) * 36 / Double($0)).rounded() }
    #expect(speed.map { String(Int($0)) } == use)
  }

  @Test(arguments: [
    ("highway=motorway, maxspeed=none", "110>"),
    ("highway=trunk, maxspeed=none", "110"),
    ("highway=primary, maxspeed=none", "110"),
    ("highway=secondary, maxspeed=none", "55"),
    ("highway=living_street, maxspeed=150", "127"),
  ])
  func `no limit is believed on great roads only`(_ tags: String, _ use: String) {
    #expect(roadUse(tags, by: .automobile) == use)
  }

  @Test(arguments: [
    ("maxspeed=100, maxspeed:forward=50", "42/85"),
    ("maxspeed=100, maxspeed:backward=50", "85/42"),
    ("maxspeed:forward=50, maxspeed:backward=100", "42/85"),
    ("maxspeed=100, maxspeed:motorcar=50", "42"),
    ("maxspeed:forward=100, maxspeed:motorcar:forward=50", "42/65"),
    ("maxspeed=100, maxspeed:hgv=50", "85"),
    ("maxspeed=100, maxspeed:lanes=50|50", "85"),
    ("maxspeed=signals, maxspeed:type=DE:urban", "42"),
    ("source:maxspeed=DE:rural", "85"),
    ("source:maxspeed=survey", "65"),
    ("source:maxspeed=50", "65"),
    ("maxspeed:type=sign", "65"),
    ("zone:maxspeed=DE:30", "25"),
    ("zone:traffic=DE:urban", "42"),
    ("maxspeed=70, source:maxspeed=DE:urban", "60"),
    ("maxspeed=100, maxspeed:advisory=60", "60"),
    ("maxspeed=50, maxspeed:advisory=90", "42"),
    ("maxspeed=100, maxspeed:practical=40", "40"),
    ("maxspeed:practical=40", "40"),
    ("maxspeed:practical=90", "65"),
  ])
  func `the keys of limits have an order`(_ tags: String, _ use: String) {
    #expect(roadUse("highway=primary, \(tags)", by: .automobile) == use)
  }

  @Test(arguments: [
    ("surface=asphalt", "65"), ("surface=concrete:lanes", "65"), ("surface=paving_stones", "60"),
    ("surface=paving_stones:30", "60"), ("surface=sett", "40"), ("surface=gravel", "40"),
    ("surface=unpaved", "40"), ("surface=cobblestone", "30"), ("surface=sand", "20"),
    ("surface=mud", "10"), ("surface=marble", "65"),
    ("tracktype=grade1", "60"), ("tracktype=grade2", "40"), ("tracktype=grade5", "20"),
    ("smoothness=good", "65"), ("smoothness=bad", "40"), ("smoothness=very_bad", "20"),
    ("smoothness=horrible", "10"), ("smoothness=very_horrible", "5"),
    ("smoothness=impassable", "no"), ("impassable=yes", "no"), ("impassable=no", "65"),
    ("surface=gravel, tracktype=grade5", "20"), ("surface=mud, smoothness=bad", "10"),
    ("surface=compacted, maxspeed=120", "80"), ("surface=gravel, maxspeed=30", "25"),
  ])
  func `surface and state cap a car's speed`(_ tags: String, _ use: String) {
    #expect(roadUse("highway=primary, \(tags)", by: .automobile) == use)
  }

  @Test(arguments: [
    ("maxspeed=100", "5"), ("maxspeed=walk", "5"), ("surface=asphalt", "5"),
    ("smoothness=impassable", "5"),
  ])
  func `walkers keep their pace`(_ tags: String, _ use: String) {
    #expect(roadUse("highway=primary, \(tags)", by: .walking) == use)
  }

  /// Zones without a country take the region's, as do motorways without any sign.
  @Test(
    arguments: [
      ("DE", "highway=primary, maxspeed:type=rural", "85"),
      ("CH", "highway=primary, maxspeed:type=rural", "68"),
      ("GB", "highway=primary, source:maxspeed=urban", "41"),
      ("US", "highway=primary, source:maxspeed=rural", "75"),
      ("XX", "highway=primary, maxspeed:type=rural", "65"),
      (nil, "highway=primary, maxspeed:type=rural", "65"),
      ("DE", "highway=primary, maxspeed:type=sign", "65"),
      ("GB", "highway=primary, maxspeed:type=nsl_single", "82"),
      ("DE", "highway=primary, maxspeed=FR:rural", "68"),
      ("de", "highway=primary, maxspeed=rural", "85"),
      ("DE", "highway=motorway", "110>"), ("CH", "highway=motorway", "102>"),
      ("NL", "highway=motorway", "85>"),
      ("GB", "highway=motorway", "96>"), (nil, "highway=motorway", "100>"),
      ("JP", "highway=motorway, maxspeed=80", "68>"),
      ("DE", "highway=residential", "25"),
    ] as [(String?, String, String)])
  func `the country gives what signs leave out`(_ country: String?, _ tags: String, _ use: String) {
    #expect(roadUse(tags, by: .automobile, country: country) == use)
  }

  @Test func `without --country it is the one that most addresses name`() {
    func map(_ country: String?, _ options: ImportOptions = ImportOptions()) -> TestMap {
      TestMap("a---------b h i", grid: 1_000, options: options) {
        way("ab", "motorway")
        node("h", ["addr:street": "ab", "addr:housenumber": "1", "addr:country": country ?? ""])
        node("i", ["addr:street": "ab", "addr:housenumber": "2"])
      }
    }
    var french = ImportOptions()
    french.country = "FR"
    #expect(map("CH").report.roads.country == "CH")
    #expect(map("CH", french).report.roads.country == "FR")
    #expect(map(nil).report.roads.country == nil)
    let swiss = map("CH")
    let seconds = Double(swiss.weight("a", "b", by: .automobile)) / 10
    let speed = swiss.map.network.length(ofArc: 0) / seconds * 3.6
    #expect(Int(speed.rounded()) == 102)
  }

  @Test(arguments: [
    ("highway=primary, lanes=1", "45"), ("highway=primary, lanes=2", "65"),
    ("highway=primary, lanes=1, oneway=yes", "65>"), ("highway=primary, width=3", "45"),
    ("highway=primary, width=6", "65"), ("highway=primary, lanes=1, maxspeed=100", "45"),
    ("highway=residential, lanes=1", "25"), ("highway=primary, width=9'", "45"),
    ("highway=primary, width=narrow", "65"), ("highway=primary, ford=yes", "15"),
    ("highway=primary, ford=stepping_stones", "no"), ("highway=primary, ford=boat", "no"),
  ])
  func `narrow and wet roads are slow`(_ tags: String, _ use: String) {
    #expect(roadUse(tags, by: .automobile) == use)
  }

  @Test(arguments: [
    ("maxspeed:conditional=30 @ (22:00-06:00)", 1), ("access:conditional=no @ (Mo-Fr)", 1),
    ("oneway:conditional=yes @ (07:00-09:00)", 1),
    ("motor_vehicle:backward:conditional=no @ (Su)", 1),
    ("maxspeed:hgv:conditional=60 @ (22:00-06:00)", 0), ("parking:left:conditional=no @ (Su)", 0),
    ("maxspeed=30", 0), ("conditional=yes", 0),
  ])
  func `rules with hours are counted; the others hold`(_ tags: String, _ count: Int) {
    let map = TestMap("a---------b") { way("ab", "residential", tagList(tags)) }
    #expect(map.report.roads.waysTimed == count)
    #expect(map.route("b", "a", by: .automobile) == "ab")
  }

  /// Ten kilometres: a wait of seconds shows as a little less speed.
  @Test func `a road used in turns has a wait`() {
    func weight(_ oneway: String) -> Int {
      let map = TestMap("a---------b") { way("ab", "residential", ["oneway": oneway]) }
      return Int(map.weight("a", "b", by: .automobile))
    }
    #expect(weight("alternating") - weight("no") == 200)
  }

  /// Metres of level ground, and seconds.
  @Test(arguments: [
    ("highway=steps", 120), ("highway=steps, step_count=100", 120),
    ("highway=steps, step_count=400", 200),
    ("highway=steps, step_count=many", 120), ("highway=steps, step_count=-5", 120),
    ("highway=steps, step_count=400, conveying=yes", 120), ("highway=elevator", 390),
    ("highway=footway, step_count=400", 72),
  ])
  func `steps and lifts have times of their own`(_ tags: String, _ seconds: Int) {
    let map = TestMap("a---------b", grid: 10) { way("ab", nil, tagList(tags)) }
    let found = Int(map.weight("a", "b", by: .walking)) / 10
    #expect(abs(found - seconds) <= 1)
  }
}
