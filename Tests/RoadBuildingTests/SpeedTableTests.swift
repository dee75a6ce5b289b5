// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

/// More of what is written about speed, as a row each; cars drive at 0.85 of a limit.
struct SpeedTableTests {
  /// On a primary road, 65 km/h without a limit.
  @Test(arguments: [
    ("maxspeed=100, maxspeed:motor_vehicle=50", "42"), ("maxspeed=100, maxspeed:vehicle=50", "42"),
    ("maxspeed:motorcar=100, maxspeed:motor_vehicle=50", "85"),
    ("maxspeed:motorcar:backward=50, maxspeed=100", "85/42"),
    ("maxspeed:motorcar:forward=50, maxspeed:forward=100", "42/65"),
    ("maxspeed:motorcar=50, maxspeed:forward=100", "42"),
    ("maxspeed:motorcar=fast, maxspeed=50", "42"),
    ("maxspeed:forward=50", "42/65"), ("maxspeed:backward=50", "65/42"),
    ("maxspeed:forward=signals, maxspeed=50", "42"), ("maxspeed:forward=0, maxspeed=50", "42"),
    ("maxspeed:forward=RU:urban, maxspeed:backward=RU:rural", "51/76"),
    ("maxspeed:forward=30 mph, maxspeed:backward=none", "41/110"),
    ("maxspeed:hgv=50", "65"), ("maxspeed:bus=50", "65"), ("maxspeed:trailer=50", "65"),
    ("maxspeed:wet=50", "65"), ("maxspeed:variable=yes", "65"), ("maxspeed:source=DE:urban", "65"),
    ("maxspeed=100, maxspeed:conditional=50 @ (22:00-06:00)", "85"),
    ("maxspeed:conditional=50 @ (22:00-06:00)", "65"), ("maxspeed:lanes=30|30", "65"),
    ("minspeed=60", "65"), ("maxspeed=100, minspeed=120", "85"),
    ("maxspeed=100, maxspeed:advisory:forward=40", "40/85"),
    ("maxspeed=100, maxspeed:advisory:backward=40, maxspeed:advisory=60", "60/40"),
    ("maxspeed=100, maxspeed:advised=40", "40"), ("maxspeed:advisory=20 mph", "32"),
    ("maxspeed:advisory=slow", "65"), ("maxspeed:advisory=0", "65"),
    ("maxspeed:practical:forward=30", "30/65"), ("maxspeed:practical=100", "65"),
    ("maxspeed=30, maxspeed:practical=100", "25"),
    ("oneway=yes, maxspeed:forward=50", "42>"), ("oneway=-1, maxspeed:backward=50", "<42"),
    ("oneway=yes, maxspeed:backward=50", "65>"), ("maxspeed=80, surface=gravel", "40"),
    ("maxspeed=20, surface=asphalt", "17"), ("maxspeed=100, lanes=1", "45"),
    ("maxspeed=100, lanes=1, oneway=yes", "85>"), ("maxspeed=30, lanes=1", "25"),
    ("lanes=1, oneway=alternating", "63"), ("lanes=1.5", "65"), ("lanes=one", "65"),
    ("width=3.5", "45"), ("width=3.6", "65"), ("width=3 m", "45"), ("width=350 cm", "45"),
    ("est_width=3", "65"), ("width=0", "65"),
  ])
  func `the keys of limits, and what else caps`(_ tags: String, _ use: String) {
    #expect(roadUse("highway=primary, \(tags)", by: .automobile) == use)
    let pace = tags.contains("gravel") ? "4" : "5"
    #expect(roadUse("highway=primary, \(tags)", by: .walking) == pace)
  }

  @Test(arguments: [
    ("maxspeed=DE:motorway", "110"), ("maxspeed=AT:motorway", "110"),
    ("maxspeed=AT:trunk", "85"), ("maxspeed=AT:rural", "85"), ("maxspeed=CH:trunk", "85"),
    ("maxspeed=FR:trunk", "94"), ("maxspeed=IT:trunk", "94"), ("maxspeed=NL:trunk", "85"),
    ("maxspeed=IT:urban", "42"), ("maxspeed=PL:expressway", "85"), ("maxspeed=DE:trunk", "85"),
    ("maxspeed=BE-VLG:rural", "60"), ("maxspeed=US-CA:urban", "34"), ("maxspeed=UA:urban", "42"),
    ("maxspeed=BY:urban", "51"), ("maxspeed=SE:rural", "60"), ("maxspeed=JP:rural", "51"),
    ("maxspeed=UK:nsl_single", "82"), ("maxspeed=GB:nsl_restricted", "41"),
    ("maxspeed=GB:motorway", "96"), ("maxspeed=gb:NSL_DUAL", "96"), ("maxspeed=FL:rural", "68"),
    ("maxspeed=LI:urban", "42"), ("maxspeed=FR:zone30", "25"), ("maxspeed=DE:zone:20", "17"),
    ("maxspeed=DE:30", "25"), ("maxspeed=BE:zone30", "25"), ("maxspeed=zone30", "25"),
    ("maxspeed=DE:walk", "5"), ("maxspeed=NL:living_street", "13"),
    ("maxspeed=RU:living_street", "17"), ("maxspeed=AT:living_street", "5"),
    ("maxspeed=QQ:living_street", "13"), ("maxspeed=QQ:rural", "65"), ("maxspeed=QQ:zone30", "25"),
    ("maxspeed=DE:nonsense", "65"), ("maxspeed=DE:", "65"), ("maxspeed=:urban", "65"),
    ("maxspeed=urban", "65"), ("maxspeed=rural", "65"), ("maxspeed=implicit", "65"),
    ("maxspeed=national", "65"), ("maxspeed=default", "65"), ("maxspeed=50;signals", "42"),
    ("maxspeed=DE:urban;70", "42"), ("maxspeed=50; 30", "25"), ("maxspeed=none;120", "102"),
    ("maxspeed=30 mph;50 mph", "41"), ("maxspeed=50|", "42"), ("maxspeed=;", "65"),
    ("maxspeed=5", "4"), ("maxspeed=4.9", "65"), ("maxspeed=200", "170"), ("maxspeed=201", "65"),
    ("maxspeed=130 mph", "65"), ("maxspeed=3 mph", "65"), ("maxspeed=15 knots", "24"),
    ("maxspeed=50 kmh", "42"), ("maxspeed=50km/h", "42"), ("maxspeed=50mph", "68"),
    ("maxspeed=+50", "65"), ("maxspeed=50-70", "65"), ("maxspeed=~50", "65"),
    ("maxspeed=fifty", "65"), ("maxspeed=NaN", "65"), ("maxspeed=inf", "65"),
    ("maxspeed=0x50", "65"), ("maxspeed=５０", "65"), ("maxspeed=walk;50", "5"),
  ])
  func `a limit's spelling`(_ tags: String, _ use: String) {
    #expect(roadUse("highway=primary, \(tags)", by: .automobile) == use)
  }

  @Test(arguments: [
    ("zone:maxspeed=30", "25"), ("zone:maxspeed=DE:30", "25"), ("zone:maxspeed=DE:urban", "42"),
    ("zone:maxspeed=20", "17"), ("zone:maxspeed=AT:30", "25"), ("zone:maxspeed=yes", "65"),
    ("zone:maxspeed=0", "65"), ("zone:traffic=DE:rural", "85"),
    ("zone:traffic=DE:motorroad", "85"), ("zone:traffic=FR:motorroad", "94"),
    ("source:maxspeed=DE:zone:30", "25"), ("source:maxspeed=zone:30", "25"),
    ("source:maxspeed=sign", "65"), ("source:maxspeed=survey 05/2014", "65"),
    ("source:maxspeed=survey:20", "65"), ("source:maxspeed=sign:30", "65"),
    ("source:maxspeed=https://x.org/50", "65"), ("source:maxspeed=2014-05-20", "65"),
    ("source:maxspeed=AT:zone30", "25"), ("source:maxspeed:forward=DE:urban", "42/65"),
    ("maxspeed:type=DE:zone", "65"), ("maxspeed:type=IT:urban", "42"),
    ("maxspeed:type:backward=DE:rural", "65/85"), ("maxspeed:type=GB:zone20", "27"),
    ("maxspeed=none, maxspeed:type=DE:motorway", "110"),
    ("maxspeed=variable, zone:traffic=DE:urban", "42"),
    ("maxspeed=40, maxspeed:type=DE:zone:30", "34"),
    ("source:maxspeed=DE:urban, zone:maxspeed=DE:30", "42"),
    ("source:maxspeed=sign, maxspeed:type=DE:urban", "42"),
  ])
  func `zones give limits where no number does`(_ tags: String, _ use: String) {
    #expect(roadUse("highway=primary, \(tags)", by: .automobile) == use)
  }

  @Test(arguments: [
    ("surface=compacted;gravel", "40"), ("surface=ground;sand", "20"),
    ("surface=asphalt;mud", "10"),
    ("surface=unhewn_cobblestone", "20"), ("surface=cobblestone:flattened", "30"),
    ("surface=grass_paver", "40"), ("surface=rock", "20"), ("surface=woodchips", "20"),
    ("surface=paved", "65"), ("surface=concrete", "65"), ("surface=concrete:plates", "65"),
    ("surface=chipseal", "65"), ("surface=bricks", "60"), ("surface=metal", "60"),
    ("surface=wood", "40"), ("surface=pebblestone", "40"), ("surface=grass", "40"),
    ("surface=dirt", "40"), ("surface=ground", "40"), ("surface=clay", "30"),
    ("surface=earth", "20"), ("surface=stone", "20"), ("surface=fine_gravel, maxspeed=100", "80"),
    ("surface=cement, maxspeed=100", "80"), ("surface=", "65"), ("surface=unknown", "65"),
    ("tracktype=grade3", "30"), ("tracktype=grade4", "25"), ("tracktype=grade3;grade5", "20"),
    ("tracktype=5", "65"), ("smoothness=excellent", "65"),
    ("smoothness=intermediate, maxspeed=120", "80"), ("smoothness=Bad", "65"),
  ])
  func `the worst of the surfaces caps a car`(_ tags: String, _ use: String) {
    #expect(roadUse("highway=primary, \(tags)", by: .automobile) == use)
  }

  @Test(arguments: [
    ("surface=sand", "3"), ("surface=mud", "3"), ("surface=gravel", "4"), ("surface=sett", "5"),
    ("surface=gravel;mud", "3"), ("surface=unpaved", "5"), ("smoothness=horrible", "5"),
    ("tracktype=grade5", "5"), ("maxspeed=3", "5"), ("width=0.3", "5"), ("maxheight=1", "5"),
    ("trail_visibility=no", "5"), ("incline=up", "5"), ("lit=no", "5"), ("informal=yes", "5"),
    ("sac_scale=hiking", "5"), ("sac_scale=alpine_hiking", "no"),
    ("sac_scale=demanding_alpine_hiking", "no"), ("sac_scale=unknown", "5"),
  ])
  func `a walker's path`(_ tags: String, _ use: String) {
    #expect(roadUse("highway=path, \(tags)", by: .walking) == use)
    #expect(roadUse("highway=path, \(tags)", by: .automobile) == "no")
  }

  @Test(
    arguments: [
      ("GB", "highway=primary, zone:maxspeed=20", "27"),
      ("GB", "highway=primary, maxspeed=zone:20", "27"),
      ("GB", "highway=primary, maxspeed=50", "42"),
      ("GB", "highway=primary, maxspeed=nsl_dual", "96"),
      ("US", "highway=primary, maxspeed=urban", "34"), ("US", "highway=motorway", "89>"),
      ("FR", "highway=primary, maxspeed=rural", "68"), ("FR", "highway=motorway", "110>"),
      ("AT", "highway=trunk, maxspeed=trunk", "85"), ("IT", "highway=trunk, maxspeed=trunk", "94"),
      ("DE", "highway=primary, maxspeed=walk", "5"), ("DE", "highway=living_street", "8"),
      ("DE", "highway=primary", "65"), ("DE", "highway=trunk", "80"),
      ("DE", "highway=motorway, maxspeed=signals", "110>"),
      ("CH", "highway=motorway, maxspeed=80", "68>"), ("CH", "highway=motorway_link", "60"),
      ("QQ", "highway=motorway", "100>"), ("li", "highway=primary, maxspeed:type=urban", "42"),
    ] as [(String, String, String)])
  func `a country's own limits`(_ country: String, _ tags: String, _ use: String) {
    #expect(roadUse(tags, by: .automobile, country: country) == use)
  }

  /// Limits of a town, a country road and a motorway, as drivers know them.
  @Test(arguments: [
    ("BR", 40, 100, 110), ("AR", 40, 110, 130), ("CL", 50, 100, 120), ("CO", 50, 90, 120),
    ("PE", 40, 100, 100), ("UY", 45, 90, 110), ("IN", 70, 70, 120), ("CN", 50, 70, 120),
    ("KR", 50, 60, 100), ("TH", 80, 90, 120), ("VN", 50, 80, 120), ("MY", 60, 90, 110),
    ("ID", 50, 80, 100), ("PH", 30, 80, 100), ("SG", 50, 50, 90), ("IL", 50, 80, 110),
    ("EG", 60, 90, 100), ("MA", 60, 100, 120), ("ZA", 60, 100, 120), ("NG", 50, 80, 100),
    ("KE", 50, 100, 110), ("NZ", 50, 100, 110), ("AU", 50, 100, 110), ("RU", 60, 90, 110),
    ("KZ", 60, 110, 140), ("GE", 60, 90, 110), ("AL", 40, 80, 110), ("XK", 50, 80, 130),
    ("RS", 50, 80, 130), ("MK", 50, 90, 130), ("LT", 50, 90, 130), ("EE", 50, 90, 110),
  ])
  func `limits of the world`(_ country: String, _ urban: Int, _ rural: Int, _ motorway: Int) {
    for (zone, limit) in [("urban", urban), ("rural", rural), ("motorway", motorway)] {
      let use = roadUse("highway=primary, maxspeed=\(country):\(zone)", by: .automobile)
      #expect(isDriven(use, where: limit), "\(zone): \(use)")
    }
    let use = roadUse("highway=motorway", by: .automobile, country: country)
    #expect(use.hasSuffix(">") && isDriven(String(use.dropLast()), where: motorway), "\(use)")
  }

  /// Whether a whole number of km/h is what is driven where a limit holds.
  private func isDriven(_ speed: String, where limit: Int) -> Bool {
    Double(speed).map { abs($0 - 0.85 * Double(limit)) < 0.6 } ?? false
  }

  @Test(arguments: [
    ("DE", "5"), ("HR", "5"), ("NO", "5"), ("RS", "8"), ("NZ", "8"), ("NL", "13"), ("DK", "13"),
    ("FR", "17"), ("RU", "17"), ("IL", "25"),
  ])
  func `how fast one goes where people live`(_ country: String, _ use: String) {
    let tags = "highway=living_street, maxspeed=\(country):living_street"
    #expect(roadUse(tags, by: .automobile) == use)
  }
}
