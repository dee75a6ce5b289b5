// SPDX-License-Identifier: Apache-2.0

import OSMReader
import RoadNetwork

extension RoadClass {
  /// The class that a way's tags give it; `nil` where it is no way to travel on.
  init?(tags: Tags) {
    if let highway = tags["highway"] {
      guard !Self.notThere.contains(highway) else { return nil }
      self = Self.byHighway[highway] ?? .other
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
    if isSet(tags["toll"]) || isSet(tags["toll:motorcar"]) { insert(.toll) }
    if let tunnel = tags["tunnel"], tunnel != "no" { insert(.tunnel) }
    if let bridge = tags["bridge"], bridge != "no" { insert(.bridge) }
    if let surface = tags["surface"], Self.unpavedSurfaces.contains(surface) { insert(.unpaved) }
  }

  private static let unpavedSurfaces: Set<String> = [
    "unpaved", "gravel", "fine_gravel", "compacted", "ground", "dirt", "earth", "grass", "sand",
    "mud", "clay", "pebblestone", "rocky", "stone", "woodchips",
  ]
}

/// Whether a value says yes.
func isSet(_ value: String?) -> Bool { value == "yes" || value == "true" || value == "1" }
