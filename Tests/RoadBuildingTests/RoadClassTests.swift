// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

struct RoadClassTests {
  @Test(arguments: [
    ("motorway", "100>", "no"),
    ("motorway_link", "60", "no"),
    ("trunk", "80", "3"),
    ("trunk_link", "50", "3"),
    ("primary", "65", "5"),
    ("primary_link", "45", "5"),
    ("secondary", "55", "5"),
    ("secondary_link", "40", "5"),
    ("tertiary", "40", "5"),
    ("tertiary_link", "35", "5"),
    ("unclassified", "30", "5"),
    ("residential", "25", "5"),
    ("living_street", "8", "5"),
    ("service", "17", "5"),
    ("road", "25", "5"),
    ("track", "15 destination", "5"),
    ("pedestrian", "no", "5"),
    ("footway", "no", "5"),
    ("path", "no", "5"),
    ("steps", "no", "3"),
    ("corridor", "no", "5"),
    ("platform", "no", "5"),
    ("elevator", "no", "1"),
    ("cycleway", "no", "4"),
    ("bridleway", "no", "4"),
    ("busway", "no", "no"),
    ("bus_guideway", "no", "no"),
    ("raceway", "no", "no"),
    ("construction", "no", "no"),
    ("proposed", "no", "no"),
    ("abandoned", "no", "no"),
    ("razed", "no", "no"),
    ("escape", "no", "no"),
    ("services", "no", "no"),
    ("rest_area", "no", "no"),
    ("Residential", "no", "no"),
  ])
  func `a class has its own openness and speed`(_ value: String, _ car: String, _ foot: String) {
    #expect(roadUse("highway=\(value)", by: .automobile) == car)
    #expect(roadUse("highway=\(value)", by: .walking) == foot)
  }

  @Test(arguments: [
    ("man_made=pier", "no", "5"),
    ("railway=platform", "no", "5"),
    ("public_transport=platform", "no", "5"),
    ("route=ferry", "20", "20"),
    ("route=shuttle_train", "40", "no"),
    ("route=bus", "no", "no"),
    ("waterway=river", "no", "no"),
    ("highway=trunk, motorroad=yes", "80", "no"),
    ("highway=trail", "no", "no"), ("highway=trail, access=permissive", "no", "5"),
    ("highway=trail, foot=yes", "no", "5"), ("highway=trail, access=yes, foot=no", "no", "no"),
    ("highway=trail, motor_vehicle=yes", "no", "no"),
    ("highway=proposed, access=yes", "no", "no"), ("highway=via_ferrata, foot=yes", "no", "no"),
    ("highway=cycleway, foot:backward=designated", "no", "<5"),
    ("highway=cycleway, foot:forward=yes", "no", "5>"),
    ("highway=bridleway, foot:backward=yes, foot=yes", "no", "5"),
    ("highway=footway, foot:backward=designated", "no", "5"),
    ("highway=trunk, motorroad=yes, foot=yes", "80", "5"),
    ("highway=residential, construction=minor", "25", "5"),
    ("highway=residential, proposed=yes", "25", "5"),
    ("highway=motorway_link, foot=yes", "60", "5"),
    ("highway=path, sac_scale=hiking", "no", "5"),
    ("highway=path, sac_scale=mountain_hiking", "no", "5"),
    ("highway=path, sac_scale=demanding_mountain_hiking", "no", "no"),
    ("highway=path, sac_scale=difficult_alpine_hiking", "no", "no"),
    ("route=ferry, foot=yes", "no", "20"),
    ("route=ferry, bicycle=yes", "no", "20"),
    ("route=ferry, foot=yes, motor_vehicle=yes", "20", "20"),
    ("route=ferry, foot=yes, hgv=yes", "20", "20"),
    ("route=ferry, foot=no", "20", "no"),
    ("route=ferry, motor_vehicle=no", "no", "20"),
  ])
  func `other tags make, open and shut ways`(_ tags: String, _ car: String, _ foot: String) {
    #expect(roadUse(tags, by: .automobile) == car)
    #expect(roadUse(tags, by: .walking) == foot)
  }

  @Test(arguments: [
    ("service=driveway", "10"),
    ("service=parking_aisle", "10"),
    ("service=alley", "10"),
    ("service=drive-through", "8"),
    ("service=drive-thru", "8"),
    ("service=spur", "17"),
    ("service=emergency_access", "no"),
    ("service=driveway, access=private", "10 private"),
  ])
  func `kinds of service road are slow or shut`(_ tags: String, _ car: String) {
    #expect(roadUse("highway=service, \(tags)", by: .automobile) == car)
  }
}
