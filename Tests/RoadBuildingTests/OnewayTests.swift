// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

struct OnewayTests {
  @Test(arguments: [
    ("oneway=yes", "25>"), ("oneway=true", "25>"), ("oneway=1", "25>"),
    ("oneway=-1", "<25"), ("oneway=reverse", "<25"),
    ("oneway=no", "25"), ("oneway=false", "25"), ("oneway=0", "25"),
    ("oneway=alternating", "25"), ("oneway=reversible", "no"),
    ("oneway=maybe", "25"), ("oneway=", "25"),
    ("junction=roundabout", "25>"), ("junction=circular", "25>"),
    ("junction=roundabout, oneway=-1", "<25"), ("junction=roundabout, oneway=no", "25"),
    ("junction=yes", "25"), ("highway=residential, mini_roundabout=yes", "25"),
    ("oneway=yes, oneway:motorcar=no", "25"),
    ("oneway=yes, oneway:motor_vehicle=-1", "<25"),
    ("oneway=no, oneway:vehicle=yes", "25>"),
    ("oneway:motorcar=no, oneway:motor_vehicle=yes", "25"),
    ("oneway:bicycle=yes", "25"), ("cycleway=opposite", "25"),
    ("oneway=yes, oneway:bicycle=no", "25>"), ("oneway=yes, cycleway=opposite_lane", "25>"),
    ("oneway=yes, vehicle:forward=no", "no"),
  ])
  func `oneway tags bind cars`(_ tags: String, _ use: String) {
    #expect(roadUse("highway=residential, \(tags)", by: .automobile) == use)
  }

  @Test(arguments: [
    ("highway=motorway", "100>"),
    ("highway=motorway, oneway=no", "100"),
    ("highway=motorway, oneway=-1", "<100"),
    ("highway=motorway, oneway=unknown", "100>"),
    ("highway=motorway_link", "60"),
    ("highway=motorway_link, oneway=no", "60"),
    ("highway=motorway_link, oneway=yes", "60>"),
    ("highway=residential, lanes=1, oneway=no", "25"),
    ("highway=trunk", "80"),
  ])
  func `motorways imply it, links do not, and an explicit tag wins`(_ tags: String, _ use: String) {
    #expect(roadUse(tags, by: .automobile) == use)
  }

  @Test(arguments: [
    ("highway=residential, oneway=yes", "5"),
    ("highway=residential, oneway=-1", "5"),
    ("highway=residential, oneway=reversible", "5"),
    ("highway=residential, junction=roundabout", "5"),
    ("highway=residential, oneway:foot=yes", "5>"),
    ("highway=residential, oneway:foot=-1", "<5"),
    ("highway=steps, oneway=yes", "3"),
    ("highway=steps, conveying=forward", "3>"),
    ("highway=footway, conveying=backward", "<5"),
    ("highway=steps, conveying=yes", "3"),
    ("highway=steps, conveying=forward, oneway:foot=no", "3"),
  ])
  func `walkers go both ways but where the rule is for them`(_ tags: String, _ use: String) {
    #expect(roadUse(tags, by: .walking) == use)
  }
}
