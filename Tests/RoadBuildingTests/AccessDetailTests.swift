// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

/// Ways that are legal but unpleasant, limits of size, works, and what only some may use.
struct AccessDetailTests {
  @Test(arguments: [
    ("motor_vehicle=discouraged", "13"), ("access=discouraged", "13"),
    ("motor_vehicle=dismount", "no"), ("access=dismount", "no"),
    ("motor_vehicle=discouraged;private", "13"), ("motor_vehicle=no;discouraged", "13"),
    ("access=no, motor_vehicle=discouraged", "13"),
    ("access=foot", "no"), ("access=minibus", "no"), ("access=share_taxi", "no"),
    ("access=emergency_vehicle", "no"),
    ("hov=designated", "25 destination"), ("hov=yes", "25"),
    ("motor_vehicle=hov", "25 destination"),
    ("hov=designated, access=private", "25 private"),
    ("construction=minor", "25"), ("construction=widening", "25"), ("construction=no", "25"),
    ("construction=yes", "no"), ("construction=residential", "no"),
    ("proposed=yes", "25"), ("proposed=primary", "25"),
    ("impassable=yes", "no"), ("indoor=yes", "25"), ("indoor=no", "25"),
  ])
  func `a car's road`(_ tags: String, _ use: String) {
    #expect(roadUse("highway=residential, \(tags)", by: .automobile) == use)
  }

  @Test(arguments: [
    ("maxheight=1.9", "no"), ("maxheight=1.9 m", "no"), ("maxheight=190 cm", "no"),
    ("maxheight=6'", "no"), ("maxheight=6'6\"", "no"), ("maxheight=6'7\"", "25"),
    ("maxheight=6'6", "no"), ("maxheight=6'7", "25"),
    ("maxheight=6 ft 2 in", "no"), ("maxheight=70\"", "no"), ("maxheight=2", "25"),
    ("maxheight=2.00", "25"), ("maxheight=4", "25"), ("maxheight=default", "25"),
    ("maxheight=none", "25"), ("maxheight=1.9 2.5", "25"), ("maxheight=", "25"),
    ("maxheight:physical=1.5", "no"), ("maxheight=3.5, maxheight:physical=1.8", "no"),
    ("maxwidth=1.8", "no"), ("maxwidth=1.9", "25"), ("maxwidth:physical=1.5", "no"),
    ("maxwidth=6'6\"", "25"), ("maxwidth=5'", "no"), ("width=1", "no"), ("est_width=1.5", "no"),
    ("maxlength=4", "no"), ("maxlength=10", "25"),
    ("maxweight=1.5", "no"), ("maxweight=1.5 t", "no"), ("maxweight=1500 kg", "no"),
    ("maxweight=2", "25"), ("maxweight=3.5t", "25"), ("maxweight=2000 kg", "25"),
    ("maxweight=3000 lbs", "no"), ("maxweight=0.1 lbs", "no"), ("maxweight=3 st", "25"),
    ("maxweightrating=1", "no"), ("maxweightrating=1, maxweight=2", "no"),
    ("maxweight=none", "25"), ("maxweight=0", "25"), ("width=0", "25"), ("maxweight:hgv=1", "25"),
  ])
  func `a car fits through what is wide, high and strong enough`(_ tags: String, _ use: String) {
    #expect(roadUse("highway=residential, \(tags)", by: .automobile) == use)
    #expect(roadUse("highway=residential, \(tags)", by: .walking) == "5")
  }

  @Test(arguments: [
    ("highway=residential, foot=discouraged", "3"),
    ("highway=residential, access=discouraged", "3"),
    ("highway=primary, foot=use_sidepath", "5 private"),
    ("highway=primary, access=yes, foot=use_sidepath", "5 private"),
    ("highway=residential, sidewalk=separate", "4"),
    ("highway=residential, sidewalk:both=separate", "4"),
    ("highway=residential, sidewalk:left=separate", "4"),
    ("highway=residential, sidewalk:right=separate, sidewalk:left=no", "4"),
    ("highway=residential, sidewalk:right=separate, sidewalk:left=yes", "5"),
    ("highway=residential, sidewalk=separate, foot=yes", "5"),
    ("highway=residential, sidewalk=both", "5"),
    ("highway=residential, sidewalk=no", "5"),
    ("highway=primary", "5"),
    ("highway=primary, sidewalk=no", "4"),
    ("highway=secondary, sidewalk:both=no", "4"),
    ("highway=secondary, sidewalk=none", "4"),
    ("highway=secondary, sidewalk:left=yes, sidewalk:right=no", "5"),
    ("highway=trunk", "3"), ("highway=trunk, sidewalk=no", "3"),
    ("highway=trunk, sidewalk=right", "5"),
    ("highway=trunk, foot=yes", "5"), ("highway=trunk, foot=no", "no"),
    ("highway=trunk, sidewalk=separate", "4"),
    ("highway=trunk, foot=private", "3 private"),
    ("highway=cycleway", "4"), ("highway=cycleway, foot=yes", "5"),
    ("highway=cycleway, foot=designated", "5"), ("highway=cycleway, access=yes", "4"),
    ("highway=bridleway, foot=permissive", "5"), ("highway=bridleway, foot=no", "no"),
    ("highway=cycleway, foot=private", "4 private"),
    ("highway=residential, access=foot", "5"), ("highway=residential, access=dismount", "5"),
    ("highway=residential, motorroad=yes", "no"),
    ("highway=service, service=emergency_access", "5"),
    ("highway=footway, indoor=yes", "5"), ("highway=corridor, indoor=yes", "5"),
    ("indoor=corridor", "no"), ("highway=footway, ford=stepping_stones", "5"),
    ("highway=path, ford=yes", "3"), ("highway=path, ford=boat", "no"),
    ("highway=residential, construction=yes", "5"), ("highway=residential, hov=designated", "5"),
    ("highway=residential, oneway:foot=yes, foot:backward=yes", "5>"),
    ("highway=path, foot:backward=no, foot=designated", "5>"),
  ])
  func `a walker's road`(_ tags: String, _ use: String) {
    #expect(roadUse(tags, by: .walking) == use)
  }

  @Test(arguments: [
    ("highway=footway, indoor=yes", "no"), ("highway=corridor, indoor=yes", "no"),
    ("highway=track, motor_vehicle=yes", "15"), ("highway=track, access=yes", "15"),
    ("highway=track, motor_vehicle=agricultural", "no"),
    ("highway=track, access=private", "15 private"),
    ("highway=pedestrian, access=no, motor_vehicle=delivery", "6 destination"),
    ("highway=pedestrian, motor_vehicle=discouraged", "3"),
    ("highway=footway, motor_vehicle=no", "no"), ("highway=footway, vehicle=yes", "6"),
    ("highway=service, service=emergency_access, motor_vehicle=no", "no"),
    ("highway=residential, access=no, motor_vehicle=yes", "25"),
    ("highway=residential, access=no;destination", "25 destination"),
    ("highway=residential, access=private;customers", "25 destination"),
    ("highway=residential, vehicle=destination, motorcar=yes", "25"),
    ("highway=residential, vehicle:forward=no, vehicle:backward=private", "<25 private"),
  ])
  func `what opens and restricts ways to cars`(_ tags: String, _ use: String) {
    #expect(roadUse(tags, by: .automobile) == use)
  }

  /// Walkers take the path beside the road where it is drawn, yet reach a door on the road.
  @Test(arguments: [
    ("sidewalk", "separate"), ("foot", "use_sidepath"), ("sidewalk:left", "separate"),
  ])
  func `the path beside the road is preferred`(_ key: String, _ value: String) {
    let map = TestMap(
      """
      c------------d
      a-----h------b
      """, grid: 20
    ) {
      way("ahb", "secondary", [key: value])
      way("cd", "footway")
      way("ac", "footway")
      way("bd", "footway")
    }
    #expect(map.route("a", "b", by: .walking) == "ac cd bd")
    #expect(map.route("a", "h", by: .walking).hasSuffix("ahb"))
    #expect(map.route("a", "b", by: .automobile) == "ahb")
  }

  @Test func `of two ways equally long the one that is not discouraged is taken`() {
    let map = TestMap(
      """
      a-c---d-b
      |       |
      e-------f
      """
    ) {
      way("acdb", "residential", ["access": "discouraged"])
      way("aefb")
    }
    for profile in TestMap.Profile.allCases {
      #expect(map.route("a", "b", by: profile) == "aefb")
      #expect(map.route("c", "d", by: profile) == "acdb")
    }
  }
}
