// SPDX-License-Identifier: Apache-2.0

import RoadNetwork

extension Profile {
  /// A person on foot.
  package static let walking = Profile(
    name: "walking",
    accessKeys: ["foot", "access"].map { DirectionalKey($0) },
    classes: walkingClasses,
    onewayKeys: ["oneway:foot"],
    impliesOneway: false,
    isShutOnMotorroads: true,
    followsAreaRings: true,
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
    ],
    discouragements: [
      ("foot", "discouraged"), ("access", "discouraged"), ("foot", "use_sidepath"),
      ("sidewalk", "separate"), ("sidewalk:both", "separate"), ("sidewalk:left", "separate"),
      ("sidewalk:right", "separate"),
    ],
    vehicle: nil,
    barriers: [
      "fence": .blocks, "wall": .blocks, "hedge": .blocks, "retaining_wall": .blocks,
      "city_wall": .blocks, "ditch": .blocks, "guard_rail": .blocks,
    ],
    unknownBarrier: .passes,
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
    case .steps: classes[roadClass] = .open(3)
    case .elevator: classes[roadClass] = .open(1)
    case .ferry: classes[roadClass] = .open(20)
    case .cycleway, .bridleway: classes[roadClass] = .open(4)
    default: classes[roadClass] = .open(walkingSpeed)
    }
  }
  return classes
}()
