// SPDX-License-Identifier: Apache-2.0

import RoadNetwork

extension Profile {
  /// An ordinary passenger car.
  package static let automobile = Profile(
    name: "automobile",
    accessKeys: ["motorcar", "motor_vehicle", "vehicle", "access"].map { DirectionalKey($0) },
    accessValues: AccessVerdict.byValue.merging(["dismount": .shut, "foot": .shut]) { $1 },
    classes: automobileClasses,
    onewayKeys: ["oneway:motorcar", "oneway:motor_vehicle", "oneway:vehicle", "oneway"],
    impliesOneway: true,
    isShutOnMotorroads: false,
    followsAreaRings: false,
    shutBy: [
      // A road in use may well have works on it; what is being built is not yet there.
      ("construction", except: ["no", "minor", "widening"])
    ],
    endsOnlyBy: [("hov", "designated")],
    othersOnFerries: ["foot", "bicycle"],
    size: VehicleSize(height: 2, width: 1.9, length: 4.5, weight: 2),
    shareOfLimit: 0.85,
    limitKeys: ["maxspeed:motorcar", "maxspeed:motor_vehicle", "maxspeed:vehicle", "maxspeed"].map {
      DirectionalKey($0)
    },
    speedCaps: automobileSpeedCaps,
    narrowSpeed: 45,
    pavementPaces: nil,
    alternatingSeconds: 20,
    liftSeconds: 60,
    secondsPerStep: 0,
    barriers: automobileBarriers,
    unknownBarrier: .blocks,
    nodeDelays: automobileNodeDelays,
    restrictionKeys: [
      "restriction:motorcar", "restriction:motor_vehicle", "restriction:vehicle", "restriction",
    ],
    exemptions: ["motorcar", "motor_vehicle", "vehicle"],
    turnCosts: TurnCosts(
      uTurnSeconds: 20, circleSeconds: 8, crossingTurnSeconds: 9, nearTurnSeconds: 5,
      signalSeconds: 2, stopSeconds: 4, giveWaySeconds: 2),
    boardingSeconds: 300)
}

// Tracks serve fields and forests; few are closed by a tag, and hardly any is meant as a short cut.
private let automobileClasses: [RoadClass: ClassRule] = [
  .motorway: .open(100), .motorwayLink: .open(60), .trunk: .open(80), .trunkLink: .open(50),
  .primary: .open(65), .primaryLink: .open(45), .secondary: .open(55), .secondaryLink: .open(40),
  .tertiary: .open(40), .tertiaryLink: .open(35), .unclassified: .open(30),
  .residential: .open(25), .livingStreet: .open(8), .service: .open(17), .road: .open(25),
  .track: .endsOnly(15), .ferry: .open(20), .shuttleTrain: .open(40),
  .pedestrian: .onlyIfTagged(6), .footway: .onlyIfTagged(6), .path: .onlyIfTagged(6),
  .cycleway: .onlyIfTagged(6), .bridleway: .onlyIfTagged(6), .pier: .onlyIfTagged(6),
  .busway: .onlyIfTagged(25), .elevator: .onlyIfTagged(5),
]

/// Greatest speeds by surface and state of the road, km/h (OSRM's and GraphHopper's figures).
private let automobileSpeedCaps: [(key: String, caps: [String: Double])] = [
  (
    "surface",
    [
      "cement": 80, "compacted": 80, "fine_gravel": 80, "paving_stones": 60, "metal": 60,
      "bricks": 60, "sett": 40, "gravel": 40, "unpaved": 40, "ground": 40, "dirt": 40, "grass": 40,
      "wood": 40, "pebblestone": 40, "grass_paver": 40, "cobblestone": 30,
      "unhewn_cobblestone": 20, "clay": 30, "earth": 20, "stone": 20, "sand": 20, "rocky": 20,
      "rock": 20, "woodchips": 20, "snow": 20, "ice": 20, "mud": 10,
    ]
  ),
  ("tracktype", ["grade1": 60, "grade2": 40, "grade3": 30, "grade4": 25, "grade5": 20]),
  (
    "smoothness",
    [
      "intermediate": 80, "bad": 40, "very_bad": 20, "horrible": 10, "very_horrible": 5,
      "impassable": 0,
    ]
  ),
  ("impassable", ["yes": 0]),
  ("ford", ["yes": 15, "stepping_stones": 0, "boat": 0]),
  (
    "service",
    [
      "driveway": 10, "parking_aisle": 10, "alley": 10, "drive-through": 8, "drive-thru": 8,
      "emergency_access": 0,
    ]
  ),
]

private let automobileBarriers: [String: BarrierRule] = [
  "gate": .opens(seconds: 60), "swing_gate": .opens(seconds: 60),
  "sliding_gate": .opens(seconds: 60), "lift_gate": .opens(seconds: 60),
  "sliding_beam": .opens(seconds: 60), "hampshire_gate": .opens(seconds: 60),
  "toll_booth": .delays(seconds: 15), "border_control": .delays(seconds: 60),
  "sally_port": .passes, "kerb": .passes, "kerb=raised": .delays(seconds: 5),
  "cattle_grid": .passes, "entrance": .passes, "height_restrictor": .passes, "arch": .passes,
  "width_restrictor": .delays(seconds: 5), "bollard=rising": .delays(seconds: 10),
  "bollard=lowering": .delays(seconds: 10), "bump_gate": .passes, "coupure": .passes,
  "traffic_island": .passes, "no": .passes,
]

private let automobileNodeDelays: [(key: String, seconds: [String: Double])] = [
  // No crossings: main roads have most of them, and those of towns that are mapped in detail, so
  // that they would send cars through side streets. The share of the limit covers them.
  ("highway", ["mini_roundabout": 2]),
  ("railway", ["level_crossing": 5, "tram_level_crossing": 2]),
  ("ford", ["yes": 10]),
  ("traffic_calming", ["bump": 2, "hump": 2, "table": 1, "mini_bumps": 2, "chicane": 2]),
]
