// SPDX-License-Identifier: Apache-2.0

import OSMReader

/// What the tags of a way say of the street that it is a piece of.
struct StreetTags {
  let tags: MarkedTags
  private let highway: String

  /// `nil` for what is no street.
  init?(_ tags: MarkedTags) {
    guard tags.marks.contains(.highway), let highway = tags["highway"],
      !Self.noStreets.contains(highway)
    else { return nil }
    self.tags = tags
    self.highway = highway
  }

  /// Its name, else the name that a relation gives it, else the number of its road.
  func name(inherited: String? = nil) -> StreetName? {
    var name: StreetName
    if let text = NameTags(tags: tags).main ?? inherited {
      name = StreetName(text)
    } else if Self.numberedRoads.contains(highway),
      let number = tags["ref"]?.split(separator: ";").first
    {
      name = StreetName(String(number.trimmingBlanks()), isName: false)
    } else {
      return nil
    }
    name.importance = Self.importance[highway] ?? 30
    return name
  }

  func otherNames(besides name: StreetName) -> [PlaceName] {
    NameTags(tags: tags).others(besides: name.text, and: Self.numberKeys)
  }

  var postcode: String? { tags["postal_code"] ?? tags["addr:postcode"] }

  /// Whether its outline is a square that people stand on.
  var isSquare: Bool { highway == "pedestrian" }

  static let numberKeys: Set<String> = ["ref", "nat_ref", "int_ref", "loc_ref", "reg_ref"]

  private static let numberedRoads: Set<String> = [
    "motorway", "trunk", "primary", "secondary", "tertiary",
  ]

  private static let noStreets: Set<String> = [
    "proposed", "construction", "platform", "bus_stop", "elevator", "corridor", "raceway",
    "rest_area", "services", "razed", "abandoned", "crossing", "traffic_signals", "disused",
    "no", "emergency_bay", "toilets", "trailhead",
  ]

  /// The more, the more people mean this one of several of a name.
  private static let importance: [String: UInt8] = [
    "motorway": 255, "trunk": 230, "primary": 205, "secondary": 180, "tertiary": 155,
    "unclassified": 125, "residential": 120, "living_street": 120, "pedestrian": 120,
    "road": 80, "service": 70, "motorway_link": 60, "trunk_link": 60, "primary_link": 60,
    "secondary_link": 60, "tertiary_link": 60, "busway": 50, "track": 40, "footway": 30,
    "steps": 30, "cycleway": 30, "bridleway": 15, "path": 15, "via_ferrata": 10,
  ]
}
