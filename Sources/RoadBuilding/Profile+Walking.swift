// SPDX-License-Identifier: Apache-2.0

import RoadNetwork

extension Profile {
  /// A person on foot.
  package static let walking = Profile(
    name: "walking",
    accessKeys: ["foot", "access"].map { DirectionalKey($0) },
    accessValues: AccessVerdict.byValue.merging([
      "dismount": .allowed(.open), "foot": .allowed(.open),
    ]) { $1 },
    classes: walkingClasses,
    onewayKeys: ["oneway:foot"],
    impliesOneway: false,
    isShutOnMotorroads: true,
    followsAreaRings: true,
    shutBy: [],
    endsOnlyBy: [],
    othersOnFerries: [],
    size: nil,
    shareOfLimit: nil,
    limitKeys: [],
    speedCaps: [
      ("surface", ["mud": 2.5, "sand": 2.5, "gravel": 3.75]),
      (
        "sac_scale",
        [
          "demanding_mountain_hiking": 0, "alpine_hiking": 0, "demanding_alpine_hiking": 0,
          "difficult_alpine_hiking": 0,
        ]
      ),
      ("ford", ["yes": 3, "boat": 0]),
    ],
    narrowSpeed: nil,
    pavementPaces: PavementPaces(
      separate: 0.75,
      without: [.primary: 0.75, .primaryLink: 0.75, .secondary: 0.75, .secondaryLink: 0.75],
      unknown: [.trunk: 0.5, .trunkLink: 0.5]),
    alternatingSeconds: 0,
    liftSeconds: 30,
    secondsPerStep: 0.5,
    barriers: [
      "fence": .blocks, "wall": .blocks, "hedge": .blocks, "retaining_wall": .blocks,
      "city_wall": .blocks, "ditch": .blocks, "guard_rail": .blocks,
      "stile": .delays(seconds: 8), "horse_stile": .delays(seconds: 3),
      "kissing_gate": .delays(seconds: 4), "turnstile": .delays(seconds: 3),
      "full-height_turnstile": .delays(seconds: 3), "cycle_barrier": .delays(seconds: 2),
      "border_control": .delays(seconds: 60),
    ],
    unknownBarrier: .passes,
    nodeDelays: [("highway", ["elevator": 30])],
    restrictionKeys: ["restriction:foot"],
    exemptions: ["foot"],
    turnCosts: nil,
    boardingSeconds: 300)
}

/// Walking speed on level ground, km/h (5.0 in OSRM, 5.1 in Valhalla).
private let walkingSpeed = 5.0

private let walkingClasses: [RoadClass: ClassRule] = {
  var classes: [RoadClass: ClassRule] = [:]
  for roadClass in RoadClass.allCases {
    switch roadClass {
    case .motorway, .motorwayLink, .busway, .shuttleTrain:
      classes[roadClass] = .onlyIfTagged(walkingSpeed)
    case .other: classes[roadClass] = .onlyIfAnyTagged(walkingSpeed)
    case .steps: classes[roadClass] = .open(3)
    case .elevator: classes[roadClass] = .open(1)
    case .ferry: classes[roadClass] = .open(20)
    case .cycleway, .bridleway: classes[roadClass] = .open(4, ifMeant: walkingSpeed)
    default: classes[roadClass] = .open(walkingSpeed)
    }
  }
  return classes
}()
