// SPDX-License-Identifier: Apache-2.0

import Geocoding
import OSMReader

/// What the tags of an object say of the point of interest that it is.
///
/// Source: https://wiki.openstreetmap.org/wiki/Map_features.
struct PointTags {
  let tags: MarkedTags
  /// Its main tag.
  let key: String
  let value: String
  private let kind: PointKinds.Kind

  /// `nil` for what is none, and for what has neither a name nor a kind that people look for.
  init?(_ tags: MarkedTags) {
    let hasName = Self.hasName(tags)
    var keys = hasName ? tags.pointKeys : tags.pointKeys & PointKinds.keysWithoutName
    while keys != 0 {
      let number = keys.trailingZeroBitCount
      keys &= keys - 1
      guard number < PointKinds.keys.count else { return nil }
      let key = PointKinds.keys[number]
      guard let value = tags[key], let kind = PointKinds.kind(key, value) else { continue }
      guard !Self.endingKeys.contains(key) || !Self.isOver(tags) else { continue }
      guard Self.isWanted(key, value, tags) else { continue }
      guard hasName || kind.needsNoName && tags["access"] != "private" else { continue }
      self.tags = tags
      self.key = key
      self.value = value
      self.kind = kind
      return
    }
    return nil
  }

  /// The point without its address; its name is empty where it has none.
  var point: PointOfInterest {
    let names = NameTags(tags: tags)
    let name = names.main ?? tags["brand"] ?? ""
    var point = PointOfInterest(name: name, category: "\(key)=\(value)")
    point.otherNames = names.others(
      besides: name, and: key == "aeroway" ? Self.airportKeys : Self.wordKeys)
    // Its kind is one more way to look for it: "fuel", "fast food".
    if value != "yes" { point.otherNames.append(PlaceName(value)) }
    for key in ["cuisine", "sport"] where key != self.key {
      point.otherNames += (tags[key] ?? "").split(separator: ";").map {
        PlaceName(String($0.trimmingBlanks()))
      }
    }
    point.phone = joined(Self.phoneKeys)
    point.url = Self.urlKeys.lazy.compactMap { tags[$0] }.first
    point.openingHours = tags["opening_hours"]
    point.importance = importance
    return point
  }

  /// What is written about is what people mean.
  private var importance: UInt8 {
    let isKnown = tags["wikidata"] != nil || tags["wikipedia"] != nil
    return UInt8(clamping: Int(kind.importance) + (isKnown ? 40 : 0))
  }

  /// The value of the one key that is there; of several keys all different values, as one list.
  private func joined(_ keys: [String]) -> String? {
    let texts = keys.compactMap { tags[$0] }.filter { !$0.isEmpty }
    if texts.count < 2 { return texts.first }
    var values: [String] = []
    for value in texts.joined(separator: ";").split(separator: ";").map({ $0.trimmingBlanks() })
    where !value.isEmpty && !values.contains(where: { $0 == value }) {
      values.append(String(value))
    }
    return values.joined(separator: ";")
  }

  /// Whether it is closed for good, though it stands under its main tag.
  private static func isOver(_ tags: MarkedTags) -> Bool {
    ["disused", "abandoned", "demolished", "razed", "proposed"].contains { tags[$0] == "yes" }
  }

  /// Whether a tag means this object: stops stand for themselves once.
  private static func isWanted(_ key: String, _ value: String, _ tags: MarkedTags) -> Bool {
    switch (key, value) {
    case ("public_transport", "platform"): tags["railway"] != "platform"
    case ("landuse", _), ("natural", "wood"): tags["name"] != nil || value == "cemetery"
    case ("building", _): tags["name"] != nil
    default: true
    }
  }

  private static func hasName(_ tags: MarkedTags) -> Bool {
    tags.marks.contains(.name) && (tags["brand"] != nil || NameTags(tags: tags).main != nil)
  }

  /// Keys of what can be over and yet stand there.
  private static let endingKeys: Set<String> = [
    "amenity", "shop", "tourism", "leisure", "healthcare", "office", "craft", "railway",
    "public_transport", "aeroway", "aerialway", "club", "sport", "highway",
  ]

  static let wordKeys: Set<String> = ["brand", "operator", "ref", "local_ref"]
  static let airportKeys = wordKeys.union(["iata", "icao"])
  private static let phoneKeys = [
    "phone", "contact:phone", "phone:mobile", "contact:mobile", "mobile",
  ]
  private static let urlKeys = ["website", "contact:website", "url", "contact:url"]
}
