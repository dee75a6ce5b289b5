// SPDX-License-Identifier: Apache-2.0

/// Keys of tags that are kept in a map file: those that profiles read, with all their forms for a
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
    stems.contains(Self.stem(of: key)) || Self.whole.contains(key)
  }

  /// "maxspeed" of "maxspeed:forward:conditional".
  private static func stem(of key: String) -> String { String(key.prefix { $0 != ":" }) }

  private static let readByName = [
    "highway", "route", "man_made", "junction", "area", "motorroad", "conveying", "step_count",
    "duration", "bicycle", "hgv", "maxheight", "maxwidth", "maxlength", "maxweight",
    "maxweightrating", "width", "est_width", "lanes", "sidewalk", "toll", "tunnel", "bridge",
    "driving_side", "barrier", "bollard", "kerb", "locked", "crossing", "direction", "stop",
    "give_way", "traffic_signals", "type", "except", "day_on", "day_off", "hour_on", "hour_off",
  ]

  private static let whole: Set<String> = [
    "source:maxspeed", "zone:maxspeed", "zone:traffic", "public_transport",
  ]
}
