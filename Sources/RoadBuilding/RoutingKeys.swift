// SPDX-License-Identifier: Apache-2.0

/// Keys of tags that roads are made of and that are kept in a map file: those that profiles read, with all their forms for a
/// direction, a vehicle or a time.
struct RoutingKeys {
  private let stems: Set<String>

  init(_ profiles: [Profile]) {
    var read = Self.readByName
    for profile in profiles {
      read += (profile.accessKeys + profile.limitKeys).map(\.plain)
      read += profile.onewayKeys + profile.restrictionKeys
      read += profile.speedCaps.map(\.key) + profile.nodeDelays.map(\.key)
      read += profile.shutBy.map(\.key) + profile.endsOnlyBy.map(\.key)
    }
    stems = Set(read.map { Self.stem(of: $0) })
  }

  func contains(_ key: String) -> Bool {
    stems.contains(Self.stem(of: key)) || Self.longer.contains { Self.is(key, aFormOf: $0) }
  }

  /// "maxspeed" of "maxspeed:forward:conditional".
  private static func stem(of key: String) -> String { String(key.prefix { $0 != ":" }) }

  private static let readByName = [
    "highway", "route", "man_made", "junction", "area", "motorroad", "conveying", "step_count",
    "duration", "bicycle", "hgv", "maxheight", "maxwidth", "maxlength", "maxweight",
    "maxweightrating", "width", "est_width", "lanes", "sidewalk", "toll", "tunnel", "bridge",
    "driving_side", "barrier", "bollard", "kerb", "locked", "crossing", "direction", "stop",
    "give_way", "traffic_signals", "public_transport", "railway", "surface",
    "tracktype", "type", "except", "day_on", "day_off", "hour_on", "hour_off",
  ]

  private static func `is`(_ key: String, aFormOf longer: String) -> Bool {
    key.hasPrefix(longer) && (key.count == longer.count || key.dropFirst(longer.count).first == ":")
  }

  /// Keys of which the stem is of no matter.
  private static let longer = ["source:maxspeed", "zone:maxspeed", "zone:traffic"]
}
