// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

struct AccessTests {
  @Test(arguments: [
    ("yes", "25"), ("designated", "25"), ("official", "25"), ("permissive", "25"),
    ("public", "25"), ("allowed", "25"),
    ("destination", "25 destination"), ("customers", "25 destination"),
    ("delivery", "25 destination"), ("residents", "25 destination"),
    ("permit", "25 private"), ("private", "25 private"),
    ("no", "no"), ("agricultural", "no"), ("forestry", "no"), ("emergency", "no"),
    ("psv", "no"), ("bus", "no"), ("taxi", "no"), ("military", "no"), ("restricted", "no"),
    ("unknown", "25"), ("", "25"), ("priavte", "25"), (" private ", "25 private"),
    // Of a list the most permissive value holds, which is not always a free one.
    ("private;delivery", "25 destination"), ("delivery;private", "25 destination"),
    ("no;yes", "25"), ("no;private", "25 private"), ("agricultural;forestry", "no"),
    ("no; destination", "25 destination"), ("unknown;no", "no"), (";", "25"),
  ])
  func `a value opens, restricts or shuts`(_ value: String, _ use: String) {
    #expect(roadUse("highway=residential, motor_vehicle=\(value)", by: .automobile) == use)
  }

  @Test(arguments: [
    ("access=no", "no"),
    ("access=no, motor_vehicle=yes", "25"),
    ("motor_vehicle=yes, access=no", "25"),
    ("access=yes, motor_vehicle=no", "no"),
    ("access=no, vehicle=yes", "25"),
    ("vehicle=no, motor_vehicle=destination", "25 destination"),
    ("motor_vehicle=no, motorcar=private", "25 private"),
    ("motorcar=no, motor_vehicle=yes", "no"),
    ("motorcar=unknown, motor_vehicle=no", "no"),
    ("foot=no", "25"),
    ("bicycle=no", "25"),
    ("hgv=no", "25"),
    // Forms for one direction beat the plain one at the same level, not at a more specific one.
    ("vehicle:backward=no", "25>"),
    ("motor_vehicle:forward=no", "<25"),
    ("access=no, motor_vehicle:forward=yes", "25>"),
    ("motor_vehicle=no, motor_vehicle:backward=yes", "<25"),
    ("vehicle:backward=no, motor_vehicle=yes", "25"),
    ("motor_vehicle:backward=private", "25 private"),
    ("oneway=yes, access:backward=yes", "25>"),
    ("oneway=yes, motor_vehicle:backward=yes", "25>"),
  ])
  func `the most specific key decides for cars`(_ tags: String, _ use: String) {
    #expect(roadUse("highway=residential, \(tags)", by: .automobile) == use)
  }

  @Test(arguments: [
    ("access=no", "no"),
    ("access=no, foot=yes", "5"),
    ("access=yes, foot=no", "no"),
    ("vehicle=no", "5"),
    ("motor_vehicle=private", "5"),
    ("access=private", "5 private"),
    ("access=destination, foot=designated", "5"),
    ("foot=use_sidepath", "5 private"),
    ("foot=dismount", "5"),
    ("foot:backward=no", "5>"),
    ("foot:forward=no", "<5"),
  ])
  func `vehicles' keys never touch walkers`(_ tags: String, _ use: String) {
    #expect(roadUse("highway=residential, \(tags)", by: .walking) == use)
  }

  @Test(
    arguments: ["footway", "path", "corridor", "pedestrian", "cycleway", "bridleway", "steps"])
  func `a generic access tag opens no way of walkers to cars`(_ highway: String) {
    for value in ["yes", "permissive", "private", "destination"] {
      #expect(roadUse("highway=\(highway), access=\(value)", by: .automobile) == "no")
    }
  }

  @Test(arguments: [
    ("highway=pedestrian, motor_vehicle=yes", "6"),
    ("highway=pedestrian, vehicle=destination", "6 destination"),
    ("highway=pedestrian, motorcar=private", "6 private"),
    ("highway=pedestrian, motor_vehicle:forward=yes", "6>"),
    ("highway=footway, motor_vehicle=yes", "6"),
    ("highway=path, motor_vehicle=yes", "6"),
    ("highway=cycleway, motorcar=designated", "6"),
    ("highway=busway, motor_vehicle=yes", "25"),
    ("highway=steps, motor_vehicle=yes", "no"),
    ("highway=steps, motorcar=designated", "no"),
    ("highway=corridor, motor_vehicle=yes", "no"),
  ])
  func `a vehicle's own tag opens them, steps never`(_ tags: String, _ use: String) {
    #expect(roadUse(tags, by: .automobile) == use)
  }

  @Test(arguments: [
    ("highway=motorway, access=yes", "no"),
    ("highway=motorway, foot=yes", "5"),
    ("highway=busway, foot=yes", "5"),
    ("highway=cycleway, foot=no", "no"),
    ("highway=steps, access=yes", "3"),
  ])
  func `the same holds for walkers and motorways`(_ tags: String, _ use: String) {
    #expect(roadUse(tags, by: .walking) == use)
  }
}
