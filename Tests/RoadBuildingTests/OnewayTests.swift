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

  /// Cars, then walkers.
  @Test(arguments: [
    ("oneway=yes", "25>", "5"), ("oneway=-1", "<25", "5"), ("oneway=reversible", "no", "5"),
    ("oneway=alternating", "25", "5"), ("oneway=YES", "25", "5"), ("oneway=2", "25", "5"),
    ("oneway=yes, oneway:foot=no", "25>", "5"), ("oneway=yes, oneway:foot=yes", "25>", "5>"),
    ("oneway=yes, oneway:foot=-1", "25>", "<5"), ("oneway:foot=-1", "25", "<5"),
    ("oneway:foot=unknown", "25", "5"), ("oneway:foot=alternating", "25", "5"),
    ("oneway:vehicle=yes", "25>", "5"), ("oneway:vehicle=-1", "<25", "5"),
    ("oneway:motor_vehicle=yes", "25>", "5"), ("oneway:motorcar=-1", "<25", "5"),
    ("oneway:motor_vehicle=reversible", "no", "5"), ("oneway:bus=yes", "25", "5"),
    ("oneway:psv=no, oneway=yes", "25>", "5"), ("oneway:bicycle=-1", "25", "5"),
    ("oneway:vehicle=no, oneway=yes", "25", "5"),
    ("oneway:motorcar=no, oneway:vehicle=yes, oneway=yes", "25", "5"),
    ("oneway=reversible, oneway:motorcar=no", "25", "5"),
    ("oneway=yes, oneway:motorcar=unknown", "25>", "5"),
    ("oneway=yes, oneway:conditional=no @ (Su)", "25>", "5"),
    ("oneway:conditional=yes @ (Mo-Fr)", "25", "5"),
    ("cycleway=opposite_track, oneway=yes", "25>", "5"), ("cycleway:left:oneway=-1", "25", "5"),
    ("oneway=yes, foot:backward=no", "25>", "5>"), ("oneway=-1, foot:forward=no", "<25", "<5"),
    ("oneway=yes, foot:backward=designated", "25>", "5"), ("oneway=yes, foot=no", "25>", "no"),
    ("oneway=yes, vehicle:backward=yes", "25>", "5"),
    ("oneway=no, vehicle:backward=no", "25>", "5"),
    ("oneway=yes, motor_vehicle:forward=no", "no", "5"),
    ("junction=roundabout", "25>", "5"), ("junction=roundabout, oneway:foot=yes", "25>", "5>"),
    ("junction=roundabout, oneway=reversible", "no", "5"),
    ("junction=roundabout, oneway=unknown", "25>", "5"),
    ("junction=circular, oneway=no", "25", "5"), ("junction=circular, oneway=-1", "<25", "5"),
    ("junction=jughandle", "25", "5"), ("junction=filter", "25", "5"),
    ("highway=mini_roundabout", "no", "no"), ("conveying=forward", "25", "5>"),
    ("turn:lanes=left|right", "25", "5"), ("lanes=1", "25", "5"),
    ("dual_carriageway=yes", "25", "5"),
  ])
  func `whom a oneway tag binds`(_ tags: String, _ car: String, _ foot: String) {
    let road = tags.contains("highway=") ? tags : "highway=residential, \(tags)"
    #expect(roadUse(road, by: .automobile) == car)
    #expect(roadUse(road, by: .walking) == foot)
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
    ("highway=trunk", "80"), ("highway=trunk, oneway=yes", "80>"),
    ("highway=trunk, motorroad=yes", "80"), ("highway=trunk_link", "50"),
    ("highway=motorway, oneway=reversible", "no"), ("highway=motorway, oneway=false", "100"),
    ("highway=motorway, oneway:motor_vehicle=no", "100"),
    ("highway=motorway, oneway=alternating", "95"), ("highway=motorway_link, oneway=-1", "<60"),
    ("highway=motorway_link, junction=roundabout", "60>"),
    ("highway=motorway, vehicle:forward=no", "no"), ("route=ferry, oneway=-1", "<20"),
    ("route=shuttle_train, oneway=yes", "40>"), ("highway=track, oneway=yes", "15> destination"),
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
    ("highway=steps, conveying=backward", "<3"), ("highway=steps, conveying=no", "3"),
    ("highway=steps, conveying=reversible", "3"), ("highway=steps, conveying=reversed", "3"),
    ("highway=steps, conveying=forward, oneway=no", "3>"),
    ("highway=steps, conveying=forward, oneway:foot=-1", "<3"),
    ("highway=footway, conveying=forward", "5>"), ("highway=corridor, conveying=backward", "<5"),
    ("highway=steps, conveying=forward, foot:forward=no", "no"),
    ("highway=steps, oneway:foot=yes", "3>"), ("highway=footway, oneway=yes", "5"),
    ("highway=footway, oneway=-1", "5"), ("highway=path, oneway=yes", "5"),
    ("highway=pedestrian, oneway=yes", "5"), ("highway=pedestrian, oneway:foot=yes", "5>"),
    ("highway=motorway, foot=yes", "5"), ("highway=cycleway, oneway=yes", "4"),
    ("highway=footway, oneway:bicycle=yes", "5"), ("highway=elevator, oneway=yes", "1"),
    // A boat sails one way whoever is aboard.
    ("route=ferry, oneway=yes", "20>"), ("route=ferry, oneway:foot=yes", "20>"),
    ("man_made=pier, oneway=yes", "5"), ("highway=footway, foot:backward=private", "5 private"),
  ])
  func `walkers go both ways but where the rule is for them`(_ tags: String, _ use: String) {
    #expect(roadUse(tags, by: .walking) == use)
  }
}
