// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

/// One tagging a row, as cars and as walkers may use it.
struct AccessTableTests {
  @Test(arguments: [
    ("access=yes", "25", "5"), ("access=public", "25", "5"), ("access=official", "25", "5"),
    ("access=permissive", "25", "5"), ("access=designated", "25", "5"),
    ("access=private", "25 private", "5 private"), ("access=permit", "25 private", "5 private"),
    ("access=destination", "25 destination", "5 destination"),
    ("access=customers", "25 destination", "5 destination"),
    ("access=customer", "25 destination", "5 destination"),
    ("access=delivery", "25 destination", "5 destination"),
    ("access=residents", "25 destination", "5 destination"),
    ("access=no", "no", "no"), ("access=agricultural", "no", "no"), ("access=forestry", "no", "no"),
    ("access=emergency", "no", "no"), ("access=psv", "no", "no"), ("access=bus", "no", "no"),
    ("access=taxi", "no", "no"), ("access=military", "no", "no"),
    ("access=restricted", "no", "no"), ("access=use_sidepath", "25 private", "5 private"),
    ("access=dismount", "no", "5"), ("access=unknown", "25", "5"), ("access=NO", "25", "5"),
    ("access= no ", "no", "no"), ("access=no;private", "25 private", "5 private"),
    ("access=destination; private", "25 destination", "5 destination"),
    ("access=forestry; agricultural", "no", "no"), ("access=;", "25", "5"),
    ("access=garbage;private", "25 private", "5 private"),
  ])
  func `a generic value holds for both`(_ tags: String, _ car: String, _ foot: String) {
    #expect(roadUse("highway=residential, \(tags)", by: .automobile) == car)
    #expect(roadUse("highway=residential, \(tags)", by: .walking) == foot)
  }

  @Test(arguments: [
    ("foot=yes", "25", "5"), ("foot=no", "25", "no"), ("foot=private", "25", "5 private"),
    ("foot=permit", "25", "5 private"), ("foot=customers", "25", "5 destination"),
    ("foot=agricultural", "25", "no"), ("foot=military", "25", "no"),
    ("foot=discouraged", "25", "3"), ("foot=unknown, access=no", "no", "no"),
    ("motorcar=no", "no", "5"), ("motorcar=private", "25 private", "5"),
    ("motorcar=delivery", "25 destination", "5"), ("motorcar=agricultural", "no", "5"),
    ("motor_vehicle=no", "no", "5"), ("motor_vehicle=forestry", "no", "5"),
    ("motor_vehicle=military", "no", "5"), ("motor_vehicle=permit", "25 private", "5"),
    ("vehicle=no", "no", "5"), ("vehicle=private", "25 private", "5"),
    ("vehicle=customers", "25 destination", "5"), ("vehicle=forestry;agricultural", "no", "5"),
    ("vehicle=use_sidepath", "25 private", "5"),
    ("bicycle=no", "25", "5"), ("hgv=no", "25", "5"), ("horse=no", "25", "5"),
    ("motorcycle=no", "25", "5"), ("moped=no", "25", "5"), ("bus=yes", "25", "5"),
    ("access=no, bus=yes", "no", "no"), ("access=no, psv=yes", "no", "no"),
    ("access=no, bicycle=yes", "no", "no"), ("access=no, hgv=yes", "no", "no"),
    ("psv=yes, motor_vehicle=no", "no", "5"), ("access=no, emergency=yes", "no", "no"),
    ("access=private, foot=yes", "25 private", "5"),
    ("access=no, foot=yes, motorcar=destination", "25 destination", "5"),
    ("access=yes, vehicle=no, foot=no", "no", "no"),
    ("vehicle=no, motor_vehicle=no, motorcar=yes", "25", "5"),
    ("vehicle=yes, motor_vehicle=yes, motorcar=no", "no", "5"),
    ("motor_vehicle=unknown, vehicle=no", "no", "5"),
    ("motorcar=, motor_vehicle=no", "no", "5"), ("motor_vehicle=yes;no", "25", "5"),
    ("disused:access=no", "25", "5"), ("access:source=no", "25", "5"),
    ("access:lanes=yes|no", "25", "5"), ("motor_vehicle:lanes=no|yes", "25", "5"),
    ("vehicle:lanes:forward=no|yes", "25", "5"), ("access:conditional=no @ (Su)", "25", "5"),
    ("motor_vehicle:conditional=no @ (22:00-06:00)", "25", "5"),
    ("access=no, access:conditional=yes @ (Su)", "no", "no"),
    ("access=no, foot:conditional=yes @ (Su)", "no", "no"),
    ("motor_vehicle=destination, motor_vehicle:conditional=no @ (Su)", "25 destination", "5"),
  ])
  func `a key holds for whom it names`(_ tags: String, _ car: String, _ foot: String) {
    #expect(roadUse("highway=residential, \(tags)", by: .automobile) == car)
    #expect(roadUse("highway=residential, \(tags)", by: .walking) == foot)
  }

  @Test(arguments: [
    ("access:forward=no", "<25", "<5"), ("access:backward=no", "25>", "5>"),
    ("access:backward=private", "25 private", "5 private"),
    ("access:forward=no, access:backward=no", "no", "no"),
    ("access=no, access:forward=yes", "25>", "5>"),
    ("access=no, foot:forward=yes", "no", "5>"), ("access=no, foot:backward=yes", "no", "<5"),
    ("access=no, motorcar:backward=yes", "<25", "no"),
    ("access:forward=no, vehicle=yes", "25", "<5"), ("access:forward=no, foot=yes", "<25", "5"),
    ("foot:forward=no, foot=yes", "25", "<5"), ("foot:backward=private", "25", "5 private"),
    ("vehicle:forward=no", "<25", "5"), ("motorcar:backward=no", "25>", "5"),
    ("vehicle:forward=destination, vehicle:backward=no", "25> destination", "5"),
    ("motorcar:forward=yes, motor_vehicle:forward=no", "25", "5"),
    ("motor_vehicle:forward=unknown, motor_vehicle=no", "no", "5"),
    ("vehicle:backward=no, oneway=-1", "no", "5"), ("vehicle:backward=no, oneway=yes", "25>", "5"),
    ("bicycle:backward=no", "25", "5"), ("hgv:forward=no", "25", "5"),
    ("motor_vehicle:backward=agricultural", "25>", "5"),
    ("vehicle:backward=discouraged", "25/13", "5"),
  ])
  func `a direction's form holds for that direction`(_ tags: String, _ car: String, _ foot: String)
  {
    #expect(roadUse("highway=residential, \(tags)", by: .automobile) == car)
    #expect(roadUse("highway=residential, \(tags)", by: .walking) == foot)
  }

  @Test(arguments: [
    ("highway=motorway, foot=designated", "100>", "5"), ("highway=motorway, access=no", "no", "no"),
    ("highway=motorway, vehicle=no", "no", "no"),
    ("highway=trunk, motorroad=yes, foot=designated", "80", "5"),
    ("highway=trunk, motorroad=yes, access=yes", "80", "no"),
    ("highway=primary, motorroad=no", "65", "5"), ("highway=primary, motorroad=yes", "65", "no"),
    ("highway=primary, motorroad=yes, motor_vehicle=no", "no", "no"),
    ("highway=path, access=no", "no", "no"), ("highway=path, access=no, foot=yes", "no", "5"),
    ("highway=path, foot=no", "no", "no"), ("highway=path, bicycle=designated", "no", "5"),
    ("highway=path, vehicle=private", "6 private", "5"),
    ("highway=steps, foot=no", "no", "no"), ("highway=steps, access=private", "no", "3 private"),
    ("highway=steps, vehicle=yes", "no", "3"),
    ("highway=footway, access=private", "no", "5 private"),
    ("highway=footway, access=customers", "no", "5 destination"),
    ("highway=footway, motorcar=unknown", "no", "5"), ("highway=footway, foot=no", "no", "no"),
    ("highway=footway, access=no, motor_vehicle=yes", "6", "no"),
    ("highway=pedestrian, vehicle=delivery", "6 destination", "5"),
    ("highway=pedestrian, access=delivery", "no", "5 destination"),
    ("highway=pedestrian, motor_vehicle=no", "no", "5"),
    ("highway=pedestrian, motor_vehicle=agricultural", "no", "5"),
    ("highway=pedestrian, bicycle=yes, bus=yes", "no", "5"),
    ("highway=track, access=forestry", "no", "no"), ("highway=track, vehicle=forestry", "no", "5"),
    ("highway=track, motor_vehicle=private", "15 private", "5"),
    ("highway=track, foot=no", "15 destination", "no"),
    ("highway=track, motorcar=designated", "15", "5"),
    ("highway=cycleway, motor_vehicle=destination", "6 destination", "4"),
    ("highway=cycleway, access=no", "no", "no"),
    ("highway=bridleway, vehicle=yes", "6", "4"),
    ("highway=bridleway, horse=designated", "no", "4"),
    ("highway=busway, bus=yes", "no", "no"), ("highway=busway, access=yes", "no", "no"),
    ("highway=busway, motor_vehicle=destination", "25 destination", "no"),
    ("highway=corridor, foot=private", "no", "5 private"),
    ("highway=corridor, access=no", "no", "no"), ("highway=elevator, foot=no", "no", "no"),
    ("highway=elevator, access=customers", "no", "1 destination"),
    ("highway=elevator, motor_vehicle=yes", "5", "1"), ("highway=elevator, access=yes", "no", "1"),
    ("highway=elevator, motorcar=private", "5 private", "1"),
    ("highway=platform, foot=no", "no", "no"), ("highway=platform, motor_vehicle=yes", "no", "5"),
    ("highway=living_street, motor_vehicle=destination", "8 destination", "5"),
    ("highway=road, access=private", "25 private", "5 private"),
    ("highway=service, access=no", "no", "no"), ("highway=service, vehicle=no", "no", "5"),
    ("highway=construction, access=yes", "no", "no"),
    ("highway=construction, motor_vehicle=yes, foot=yes", "no", "no"),
    ("highway=construction, construction=primary", "no", "no"),
    ("highway=proposed, foot=yes", "no", "no"), ("highway=via_ferrata", "no", "no"),
    ("highway=access_ramp", "no", "no"), ("highway=access_ramp, foot=yes", "no", "5"),
    ("highway=access_ramp, motor_vehicle=yes", "no", "no"), ("highway=no, foot=yes", "no", "no"),
    ("highway=raceway, motor_vehicle=yes", "no", "no"), ("highway=no", "no", "no"),
    ("highway=corridor, vehicle=yes", "no", "5"), ("highway=", "no", "no"),
    ("man_made=pier, foot=no", "no", "no"), ("man_made=pier, access=yes", "no", "5"),
    ("man_made=pier, motor_vehicle=yes", "6", "5"),
    ("man_made=pier, highway=service", "17", "5"),
    ("railway=platform, foot=no", "no", "no"), ("railway=platform, access=no", "no", "no"),
    ("highway=bus_stop, public_transport=platform", "no", "5"),
    ("highway=bus_stop", "no", "no"), ("highway=proposed, public_transport=platform", "no", "no"),
    ("railway=rail", "no", "no"), ("railway=platform_edge", "no", "no"),
    ("railway=rail, highway=footway", "no", "5"), ("building=yes", "no", "no"),
    ("barrier=fence", "no", "no"), ("route=hiking", "no", "no"),
  ])
  func `a class is opened and shut for each`(_ tags: String, _ car: String, _ foot: String) {
    #expect(roadUse(tags, by: .automobile) == car)
    #expect(roadUse(tags, by: .walking) == foot)
  }

  @Test(arguments: [
    ("service=driveway, access=private", "10 private", "5 private"),
    ("service=driveway, access=no", "no", "no"), ("service=alley, oneway=yes", "10>", "5"),
    ("service=emergency_access, foot=yes", "no", "5"),
    ("service=emergency_access, motor_vehicle=yes", "no", "5"),
    ("service=parking_aisle, access=customers", "10 destination", "5 destination"),
    ("service=drive-through, maxspeed=10", "8", "5"), ("service=unknown", "17", "5"),
    ("service=driveway, maxspeed=5", "4", "5"), ("impassable=yes", "no", "5"),
    ("smoothness=impassable", "no", "5"), ("smoothness=very_horrible", "5", "5"),
    ("hov=designated", "17 destination", "5"), ("hov=no", "17", "5"),
    ("construction=primary", "no", "5"), ("construction=minor", "17", "5"),
    ("proposed=service", "17", "5"), ("ford=boat", "no", "no"), ("ford=yes", "15", "3"),
    ("ford=stepping_stones", "no", "5"), ("surface=mud", "10", "3"), ("surface=sand", "17", "3"),
    ("surface=gravel", "17", "4"), ("surface=unpaved", "17", "5"),
    ("maxheight=1.8", "no", "5"), ("maxweight=1", "no", "5"), ("motorroad=yes", "17", "no"),
    ("area=yes", "17", "5"), ("area=no", "17", "5"), ("toll=yes", "17", "5"),
  ])
  func `a service road`(_ tags: String, _ car: String, _ foot: String) {
    #expect(roadUse("highway=service, \(tags)", by: .automobile) == car)
    #expect(roadUse("highway=service, \(tags)", by: .walking) == foot)
  }
}
