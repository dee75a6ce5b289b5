// SPDX-License-Identifier: Apache-2.0

import Geocoding
import OSMReader

/// What the tags of an object say about addresses, names and places.
///
/// Source: https://wiki.openstreetmap.org/wiki/Key:addr, .../Names, .../Key:place.
struct PlaceTags {
  let tags: Tags

  /// Every name but the main one by which a person may look for the object.
  var otherNames: [PlaceName] {
    var names: [PlaceName] = []
    for (key, value) in tags where Self.isNameKey(key) {
      names += value.split(separator: ";").map { PlaceName(String($0), key: key) }
    }
    // Bilingual names: each part is one.
    if let name = tags["name"], name.contains(" / ") {
      names += name.split(separator: "/").map { PlaceName(String($0.trimmingBlanks())) }
    }
    return names
  }

  private static let nameKeys: Set<String> = [
    "alt_name", "old_name", "official_name", "short_name", "loc_name", "int_name", "nat_name",
    "reg_name", "ref", "brand", "operator",
  ]

  private static func isNameKey(_ key: String) -> Bool {
    nameKeys.contains(key)
      || key.hasPrefix("name:") && key != "name:etymology"
        && !key.hasPrefix("name:etymology:")
  }

  /// Its house numbers, each by itself: "12;14" is two.
  var houseNumbers: [String] {
    guard let value = address(.houseNumber) ?? tags["addr:conscriptionnumber"] else { return [] }
    return value.split { $0 == ";" || $0 == "," }.map { String($0.trimmingBlanks()) }
  }

  /// A key of the address scheme, also in its contact form.
  private func address(_ key: AddressKey) -> String? {
    let value = tags[key.plain] ?? tags[key.contact]
    return value.flatMap { $0.isEmpty ? nil : $0 }
  }

  var addressWords: AddressWords {
    var words = AddressWords(
      street: address(.street), city: address(.city) ?? address(.hamlet),
      postcode: address(.postcode) ?? tags["postal_code"], country: address(.country))
    words.suburb = address(.suburb) ?? address(.neighbourhood) ?? address(.quarter)
    words.county = address(.county)
    words.state = address(.state) ?? address(.province)
    return words
  }

  /// The settlement or square that numbers its houses.
  var addressPlace: String? { address(.place) }

  /// What a street that people or cars can use is called: its name, else the number of a road.
  var streetName: StreetName? {
    guard let highway = tags["highway"], !Self.noStreets.contains(highway) else { return nil }
    if let name = tags["name"] { return StreetName(name) }
    guard Self.numberedRoads.contains(highway) else { return nil }
    return tags["ref"]?.split(separator: ";").first.map {
      StreetName(String($0.trimmingBlanks()), isName: false)
    }
  }

  private static let numberedRoads: Set<String> = [
    "motorway", "trunk", "primary", "secondary", "tertiary",
  ]

  private static let noStreets: Set<String> = [
    "proposed", "construction", "platform", "bus_stop", "elevator", "corridor", "raceway",
    "rest_area", "services", "razed", "abandoned", "crossing", "traffic_signals",
  ]

  var placeKind: PlaceKind? {
    switch tags["place"] {
    case "country": .country
    case "state", "province", "region": .state
    case "county", "district", "municipality": .county
    case "city": .city
    case "town": .town
    case "village": .village
    case "suburb", "borough", "quarter": .suburb
    case "hamlet", "isolated_dwelling": .hamlet
    case "neighbourhood", "city_block": .neighbourhood
    case "island", "islet": .island
    case "square": .square
    case "locality", "farm": .locality
    default: nil
    }
  }

  /// The point of interest that the object is, `nil` where it is none or has no name.
  var point: PointOfInterest? {
    guard let name = tags["name"] ?? tags["brand"], let (key, value) = category else { return nil }
    var point = PointOfInterest(name: name, category: "\(key)=\(value)")
    point.otherNames = otherNames
    // Its kind is one more way to look for it: "fuel", "fast food".
    if value != "yes" { point.otherNames.append(PlaceName(value)) }
    if let cuisine = tags["cuisine"] { point.otherNames.append(PlaceName(cuisine)) }
    point.phone = tags["phone"] ?? tags["contact:phone"] ?? tags["contact:mobile"]
    point.url = tags["website"] ?? tags["contact:website"] ?? tags["url"]
    point.openingHours = tags["opening_hours"]
    point.address = addressWords
    point.address.street = point.address.street ?? addressPlace
    point.address.houseNumber = houseNumbers.first
    return point
  }

  /// The main tag of a point of interest.
  private var category: (key: String, value: String)? {
    for key in Self.pointKeys {
      guard let value = tags[key], value != "no" else { continue }
      if let wanted = Self.wantedValues[key], !wanted.contains(value) { continue }
      return (key, value)
    }
    return nil
  }

  private static let pointKeys = [
    "amenity", "shop", "tourism", "leisure", "healthcare", "office", "craft", "railway",
    "public_transport", "aeroway", "historic", "natural", "man_made", "emergency", "sport", "club",
    "landuse", "waterway", "building",
  ]

  /// Keys of which only some values are a place that people look for.
  private static let wantedValues: [String: Set<String>] = [
    "railway": ["station", "halt", "tram_stop", "subway_entrance"],
    "public_transport": ["station"],
    "natural": [
      "peak", "volcano", "saddle", "spring", "cave_entrance", "glacier", "beach", "bay", "water",
      "cape", "hot_spring",
    ],
    "landuse": ["retail", "commercial", "industrial", "cemetery", "recreation_ground"],
    "waterway": ["waterfall", "dam", "dock"],
  ]
}

/// The two forms of a key of the address scheme, made once: they are asked for of every object.
private struct AddressKey {
  let plain: String
  let contact: String

  init(_ key: String) {
    plain = "addr:\(key)"
    contact = "contact:\(key)"
  }

  static let houseNumber = AddressKey("housenumber")
  static let street = AddressKey("street")
  static let place = AddressKey("place")
  static let city = AddressKey("city")
  static let hamlet = AddressKey("hamlet")
  static let suburb = AddressKey("suburb")
  static let neighbourhood = AddressKey("neighbourhood")
  static let quarter = AddressKey("quarter")
  static let county = AddressKey("county")
  static let state = AddressKey("state")
  static let province = AddressKey("province")
  static let postcode = AddressKey("postcode")
  static let country = AddressKey("country")
}

extension StringProtocol {
  /// Without spaces and tabs at its ends.
  fileprivate func trimmingBlanks() -> SubSequence {
    var rest = self[...]
    while rest.first == " " || rest.first == "\t" { rest.removeFirst() }
    while rest.last == " " || rest.last == "\t" { rest.removeLast() }
    return rest
  }
}
