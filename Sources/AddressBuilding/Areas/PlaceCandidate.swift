// SPDX-License-Identifier: Apache-2.0

import Geo
import Geocoding
import OSMReader

/// A place as one OSM object tells of it, before what several tell of one place is united.
struct PlaceCandidate {
  var description: PlaceDescription
  var object: ObjectID
  /// `nil` where it has none of its own: somewhere inside.
  var location: Coordinate?
  var outline: [[Coordinate]] = []
  private var population: Int
  private var capital: String?
  private(set) var wikidata: String?
  private var isInEncyclopedia: Bool
  /// Whether it stands for itself; not where it was united with another one.
  var isShown = true

  init(_ description: PlaceDescription, _ tags: Tags, object: ObjectID) {
    self.description = description
    self.object = object
    population = tags["population"].flatMap(Self.count) ?? 0
    capital = tags["capital"]
    wikidata = tags["wikidata"]
    isInEncyclopedia = wikidata != nil || tags["wikipedia"] != nil
  }

  /// A number of people with or without blanks, points and commas between its digits.
  private static func count(_ text: String) -> Int? {
    Int(text.filter { !" .,'".contains($0) })
  }

  /// Every name, the main one first.
  var names: [String] { [description.name] + description.otherNames.map(\.text) }

  /// The description with what is only known in the end.
  var described: PlaceDescription {
    var description = description
    let kind = description.boundaryKind ?? description.kind
    let byKind = [description.kind, kind].map {
      $0.importance(
        population: population, capital: capital, isInEncyclopedia: isInEncyclopedia)
    }
    description.importance = max(byKind[0], byKind[1])
    return description
  }

  /// Takes over what the boundary of this place says of it.
  mutating func unite(with boundary: PlaceCandidate) {
    description.boundary = boundary.object
    description.boundaryKind = boundary.description.boundaryKind
    description.isoCode = description.isoCode ?? boundary.description.isoCode
    description.isCut = boundary.description.isCut
    outline = boundary.outline
    var main = PlaceName(boundary.description.name, key: "alt_name")
    if isShortForm(of: boundary) {
      main = PlaceName(description.name, key: "alt_name")
      description.name = boundary.description.name
    }
    var seen = Set(names)
    for name in [main] + boundary.description.otherNames where seen.insert(name.text).inserted {
      description.otherNames.append(name)
    }
    population = max(population, boundary.population)
    capital = capital ?? boundary.capital
    wikidata = wikidata ?? boundary.wikidata
    isInEncyclopedia = isInEncyclopedia || boundary.isInEncyclopedia
    let words = boundary.description.address
    description.address.postcode = description.address.postcode ?? words.postcode
    description.address.country = description.address.country ?? words.country
  }

  /// Whether the boundary of a state has one ideograph more, which addresses have, too: 東京都.
  private func isShortForm(of boundary: PlaceCandidate) -> Bool {
    let short = description.name, long = boundary.description.name
    guard boundary.description.boundaryKind == .state, long.hasPrefix(short) else { return false }
    let rest = long.dropFirst(short.count).unicodeScalars
    return rest.count == 1 && rest.allSatisfy { (0x4e00...0x9fff).contains($0.value) }
  }
}

extension PlaceCandidate {
  /// A place of `place=*`.
  init?(place tags: Tags, object: ObjectID) {
    guard let name = tags["name"], !name.isEmpty,
      let kind = tags["place"].flatMap(PlaceKind.init(placeTag:))
    else { return nil }
    self.init(Self.describe(name, kind, tags), tags, object: object)
  }

  /// An area of `boundary=postal_code`, called by its code.
  init?(postcode tags: Tags, object: ObjectID) {
    guard tags["boundary"] == "postal_code",
      // A country has codes of several forms.
      let code = tags["postal_code"] ?? tags["ref"] ?? tags["name"], !code.isEmpty
    else { return nil }
    var description = PlaceDescription(code, .postcode)
    description.address.postcode = code
    self.init(description, tags, object: object)
  }

  /// An area of `boundary=administrative`; its kind is told by `AdminLevels` later.
  init?(administrative tags: Tags, object: ObjectID) {
    guard tags["boundary"] == "administrative", let name = tags["name"], !name.isEmpty,
      tags["admin_level"] != nil
    else { return nil }
    let kind = tags["place"].flatMap(PlaceKind.init(placeTag:))
    self.init(Self.describe(name, kind ?? .region, tags), tags, object: object)
  }

  private static func describe(
    _ name: String, _ kind: PlaceKind, _ tags: Tags
  ) -> PlaceDescription {
    var description = PlaceDescription(name, kind)
    description.otherNames = NameTags(tags: MarkedTags(tags: tags)).others(besides: name)
    // A country has codes of several forms.
    let code = tags["ISO3166-1:alpha2"] ?? tags["ISO3166-1"] ?? tags["ISO3166-2"]
    description.isoCode = code?.uppercased()
    description.address.postcode = tags["postal_code"]
    return description
  }
}
