// SPDX-License-Identifier: Apache-2.0

import OSMReader
import RoadNetwork

extension RoadClass {
  /// The class that a way's tags give it; `nil` where it is no way to travel on.
  init?(tags: Tags) {
    if let highway = tags["highway"], highway != "bus_stop" {
      guard !Self.notThere.contains(highway) else { return nil }
      let roadClass = Self.byHighway[highway] ?? .other
      // The road that a car ferry is said to be is none to drive on.
      self = tags["route"] == "ferry" && roadClass.carriesCars ? .ferry : roadClass
    } else if let route = tags["route"], route == "ferry" || route == "shuttle_train" {
      self = route == "ferry" ? .ferry : .shuttleTrain
    } else if tags["man_made"] == "pier" {
      self = .pier
    } else if tags["railway"] == "platform" || tags["public_transport"] == "platform" {
      self = .platform
    } else {
      return nil
    }
  }

  private var carriesCars: Bool {
    switch self {
    case .motorway, .motorwayLink, .trunk, .trunkLink, .primary, .primaryLink, .secondary,
      .secondaryLink, .tertiary, .tertiaryLink, .unclassified, .residential, .livingStreet,
      .service, .road:
      true
    default: false
    }
  }

  /// What is not yet or no longer a way, or never was one to travel on.
  private static let notThere: Set<String> = [
    "proposed", "planned", "construction", "razed", "demolished", "abandoned", "disused",
    "removed", "dismantled", "historic", "no", "none", "raceway", "escape", "emergency_bay",
    "rest_area", "services", "via_ferrata", "bus_guideway", "bus_stop", "street_lamp",
    "traffic_island", "crossing", "traffic_signals", "emergency_access_point", "toll_gantry",
  ]

  private static let byHighway: [String: RoadClass] = [
    "motorway": .motorway, "motorway_link": .motorwayLink, "trunk": .trunk,
    "trunk_link": .trunkLink, "primary": .primary, "primary_link": .primaryLink,
    "secondary": .secondary, "secondary_link": .secondaryLink, "tertiary": .tertiary,
    "tertiary_link": .tertiaryLink, "unclassified": .unclassified, "residential": .residential,
    "living_street": .livingStreet, "service": .service, "road": .road, "track": .track,
    "pedestrian": .pedestrian, "footway": .footway, "path": .path, "steps": .steps,
    "cycleway": .cycleway, "bridleway": .bridleway, "corridor": .corridor,
    "elevator": .elevator, "platform": .platform, "busway": .busway,
  ]
}

extension WayFlags {
  init(tags: Tags, in region: Region) {
    self = []
    switch tags["driving_side"] {
    case "left": insert(.drivesOnLeft)
    case "right": break
    default: if region.drivesOnLeft { insert(.drivesOnLeft) }
    }
    if ["roundabout", "circular"].contains(tags["junction"]) { insert(.roundabout) }
    if tags["junction"] == "circular" { insert(.circular) }
    if isSet(tags["area"]), ["pedestrian", "footway"].contains(tags["highway"]) { insert(.square) }
    if let conveying = tags["conveying"], conveying != "no" { insert(.conveyor) }
    insert(.lanes(Self.laneCount(tags)))
    let tolls = ["toll:motorcar", "toll:motor_vehicle", "toll:vehicle", "toll"].compactMap {
      tags[$0]
    }
    if isSet(tolls.first) { insert(.toll) }
    if tolls.first == "no" || (tolls.isEmpty && isSet(tags["toll:hgv"])) { insert(.tollFree) }
    if let tunnel = tags["tunnel"], tunnel != "no" { insert(.tunnel) }
    if let bridge = tags["bridge"], bridge != "no" { insert(.bridge) }
    if Self.isUnpaved(tags) { insert(.unpaved) }
  }

  /// 0 where they are not counted.
  private static func laneCount(_ tags: Tags) -> Int {
    let counts = ["lanes", "lanes:forward", "lanes:backward"].map { key in
      tags[key].flatMap { Int($0) }.map { min(7, max(0, $0)) } ?? 0
    }
    return tags["lanes"] == nil ? counts[1] + counts[2] : counts[0]
  }

  /// By the surface, else by the kind of track.
  private static func isUnpaved(_ tags: Tags) -> Bool {
    if let surface = tags["surface"] {
      return surface.listed.contains { unpavedSurfaces.contains($0) }
    }
    let kinds = tags["tracktype"]?.listed ?? []
    return kinds.contains { ["grade2", "grade3", "grade4", "grade5"].contains($0) }
  }

  private static let unpavedSurfaces: Set<String> = [
    "unpaved", "gravel", "fine_gravel", "compacted", "ground", "dirt", "earth", "grass", "sand",
    "mud", "clay", "pebblestone", "rocky", "rock", "stone", "woodchips", "snow", "ice", "salt",
  ]
}

/// Whether a value says yes.
func isSet(_ value: String?) -> Bool { value == "yes" || value == "true" || value == "1" }
