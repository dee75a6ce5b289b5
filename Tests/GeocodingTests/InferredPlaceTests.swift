// SPDX-License-Identifier: Apache-2.0

import Geo
import Geocoding
import Testing

/// What addresses lie in, where tags say it wrongly, in part or not at all.
struct InferredPlaceTests {
  /// The first answer of one kind, with its town, its county and state, and its country.
  private func first(
    _ map: InventedMap, _ text: String, _ level: MatchLevel = .house
  ) -> String? {
    var options = Geocoder.Options(limit: 1)
    options.levels = [level]
    return map.geocoder.geocode(text, options).first.map { mark in
      let regions = [mark.subAdministrativeArea, mark.administrativeArea].compactMap(\.self)
      return ([mark.postalCode ?? "-", mark.locality ?? "-"] + regions + [mark.country ?? "-"])
        .joined(separator: " ")
    }
  }

  @Test(arguments: [
    ("CH", "Switzerland"), ("ch", "Switzerland"), ("CHE", "Switzerland"),
    ("Schweiz", "Switzerland"), ("suisse", "Switzerland"), ("Sursee", "Germany"),
    ("XX", "Germany"), ("?", "Germany"),
  ])
  func `a country is one by its code or in any language`(tag: String, country: String) {
    let map = InventedMap(country: "DE", centre: (47, 8)) { drawing in
      drawing.street("Bahnhofstrasse", [(0, 0), (200, 0)])
      drawing.house("5", "Bahnhofstrasse", (50, 10), ["addr:city": "Sursee", "addr:country": tag])
    }
    #expect(first(map, "Bahnhofstrasse 5") == "- Sursee \(country)")
    #expect(map.geocoder.geocode("Sursee").count { $0.matchLevel == .place } == 1)
  }

  @Test(arguments: [
    (["addr:state": "Talheim"], ""), (["addr:county": "Talheim"], ""),
    (["addr:suburb": "Talheim"], ""), (["addr:state": "Deutschland"], ""),
    (["addr:county": "Bergkreis"], " Bergkreis"), (["addr:state": "Hessen"], " Hessen"),
    (["addr:city": "Berlin", "addr:state": "Berlin"], " Berlin"),
  ])
  func `tags that repeat the town make up no region of its name`(
    tags: MapDrawing.Tags, regions: String
  ) {
    let map = InventedMap(country: "DE", centre: (49, 9)) { drawing in
      drawing.street("Weg", [(0, 0), (200, 0)])
      drawing.house("5", "Weg", (50, 10), ["addr:city": "Talheim"].merging(tags) { $1 })
    }
    let town = tags["addr:city"] ?? "Talheim"
    #expect(first(map, "Weg 5") == "- \(town)\(regions) Germany")
  }

  @Test func `a word that has no digit is no postcode`() {
    let map = InventedMap(country: "DE", centre: (49, 9)) { drawing in
      drawing.street("Weg", [(0, 0), (200, 0)])
      drawing.house("5", "Weg", (50, 10), ["addr:city": "Talheim", "addr:postcode": "Talheim"])
    }
    #expect(first(map, "Weg 5") == "- Talheim Germany")
  }

  /// Houses with and without the town's number, in a country or in none.
  private func slashes(_ country: String?, isRegistered: Bool = false) -> InventedMap {
    InventedMap(country: country, centre: (49, 16)) { drawing in
      drawing.street("Dlouhá", [(0, 0), (400, 0)])
      drawing.house("820/9", "Dlouhá", (50, 10))
      drawing.house("821/11", "Dlouhá", (80, 10))
      drawing.house("11", "Dlouhá", (110, 10))
      drawing.house("12a/3", "Dlouhá", (200, 10))
      drawing.house(
        "7", "Dlouhá", (250, 10), isRegistered ? ["addr:conscriptionnumber": "7"] : [:])
    }
  }

  @Test(arguments: [
    ("CZ", false, "Dlouhá 9 house"), ("SK", false, "Dlouhá 9 house"),
    (nil, true, "Dlouhá 9 house"), ("AT", true, "Dlouhá 9 interpolated"),
    (nil, false, "Dlouhá 9 interpolated"),
  ])
  func `either number of two is found where a slash parts the town's from the street's`(
    country: String?, isRegistered: Bool, answer: String
  ) throws {
    let map = slashes(country, isRegistered: isRegistered)
    let found = try #require(map.geocoder.geocode("dlouha 9").first)
    let line = [found.thoroughfare, found.subThoroughfare, found.matchLevel.rawValue]
    #expect(line.compactMap(\.self).joined(separator: " ") == answer)
    // The whole, and what stands before the slash, are found everywhere.
    for text in ["dlouha 820/9", "dlouha 820"] {
      let whole = try #require(map.geocoder.geocode(text).first)
      #expect(whole.coordinate == map.location(50, 10))
    }
    // Whose own number it is comes first.
    #expect(map.geocoder.geocode("dlouha 11").first?.coordinate == map.location(110, 10))
    #expect(map.geocoder.geocode("dlouha 12a").first?.coordinate == map.location(200, 10))
  }

  /// Two countries side by side, a town on each side of the border.
  static let border = InventedMap(country: "MC", centre: (43.7, 7.4)) { drawing in
    drawing.area(
      "Monaco", level: 2, west: 0, south: -3_000, east: 5_000, north: 3_000, ["ISO3166-1": "MC"])
    drawing.area(
      "France", level: 2, west: -5_000, south: -3_000, east: 0, north: 3_000, ["ISO3166-1": "FR"])
    drawing.place("Monaco", "city", (300, 0))
    drawing.place("Èze", "village", (-1_500, 0))
    drawing.street("Rue Basse", [(100, 0), (200, 0)])
    drawing.house("1", "Rue Basse", (110, 10), ["addr:postcode": "98000", "addr:city": "Monaco"])
    drawing.street("Rue Haute", [(-100, 0), (-200, 0)])
    drawing.point("Bastide", "tourism=attraction", (-100, 20))
    drawing.point("Belvédère", "tourism=viewpoint", (-4_500, 2_500))
    // A town whose country is cut where the input ends.
    drawing.area("Ville", level: 8, west: -6_000, south: -3_000, east: -4_000, north: -2_000)
    drawing.place("Ville", "village", (-4_500, -2_500))
    drawing.point("Source", "natural=spring", (-5_500, -2_500))
    drawing.point("Phare", "man_made=lighthouse", (9_000, 0))
  }

  @Test(arguments: [
    ("Rue Haute", MatchLevel.street, "- Èze France"), ("Bastide", .poi, "- Èze France"),
    ("Rue Basse", .street, "98000 Monaco Monaco"), ("Belvédère", .poi, "- - France"),
    ("Source", .poi, "- Ville France"),
    // Beyond a country that is on the map as a whole the country is not known.
    ("Phare", .poi, "- - -"),
  ])
  func `neither a town nor a postcode reaches across a border`(
    name: String, level: MatchLevel, expected: String
  ) {
    #expect(first(Self.border, name, level) == expected)
  }

  @Test func `where nothing is near, the town of the same country is told`() {
    // 300 m west of the border, nearer to Monaco than to Èze in proportion.
    let options = Geocoder.ReverseOptions(limit: 3, radiusMetres: 50)
    func names(_ x: Double, _ y: Double) -> [String?] {
      Self.border.geocoder.reverse(Self.border.location(x, y), options).map(\.placemark.name)
    }
    #expect(names(-300, 500) == ["Èze", "France"])
    #expect(names(-4_000, 2_000) == ["France"])
    #expect(names(600, 800) == ["Monaco", "Monaco"])
    #expect(names(5_500, 0) == [])
  }

  @Test func `what has no town has that of the addresses around`() {
    let map = InventedMap(country: "DE", centre: (49.4, 8.7)) { drawing in
      let tags = ["addr:city": "Talheim", "addr:postcode": "69120"]
      drawing.street("Hauptstraße", [(0, 0), (500, 0)])
      drawing.house("1", "Hauptstraße", (50, 10), tags)
      drawing.house("3", "Hauptstraße", (90, 10))
      drawing.street("Feldweg", [(0, 300), (500, 300)])
      drawing.street("Fernweg", [(0, 3_000), (500, 3_000)])
      drawing.point("Uni", "amenity=university", (250, 320))
      drawing.point("Burg", "historic=castle", (500, 330), ["addr:postcode": "69999"])
      drawing.house(
        "9", "Nebenweg", (1_200, 330), ["addr:postcode": "69999", "addr:city": "Nebel"])
      drawing.street("Nebenweg", [(1_200, 320), (1_300, 320)])
    }
    #expect(first(map, "Hauptstraße 3") == "69120 Talheim Germany")
    #expect(first(map, "Feldweg", .street) == "69120 Talheim Germany")
    #expect(first(map, "Uni", .poi) == "69120 Talheim Germany")
    // A postcode says which of two neighbours is meant; none is beyond a kilometre.
    #expect(first(map, "Burg", .poi) == "69999 Nebel Germany")
    #expect(first(map, "Fernweg", .street) == "- - Germany")
  }

  @Test func `a town that an address names far from its middle is the one whose area is near`() {
    let map = InventedMap(country: "LI", centre: (47, 9.5)) { drawing in
      // A valley behind the mountain: the town's own, but for a pasture of another.
      drawing.area("Bergen", level: 8, west: -500, south: -500, east: 9_000, north: 500)
      drawing.area("Talheim", level: 8, west: 9_000, south: -500, east: 9_800, north: 500)
      drawing.place("Bergen", "village", (0, 0))
      drawing.place("Talheim", "village", (9_600, 0))
      drawing.street("Im Malbun", [(9_100, 0), (9_400, 0)])
      drawing.house("3", "Im Malbun", (9_200, 10), ["addr:city": "Bergen"])
      drawing.house("5", "Ferne", (30_000, 10), ["addr:city": "Bergen"])
    }
    #expect(first(map, "Im Malbun 3") == "- Bergen Liechtenstein")
    var options = Geocoder.Options(limit: 5)
    options.levels = [.place]
    // The house far away means another town of the name.
    #expect(map.geocoder.geocode("Bergen", options).map { $0.object != nil } == [true, false])
  }
}
