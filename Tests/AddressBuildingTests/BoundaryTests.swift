// SPDX-License-Identifier: Apache-2.0

import AddressBuilding
import Geo
import Geocoding
import Testing

struct BoundaryTests {
  /// Two municipalities side by side, each with its town.
  func twoTowns() -> DrawnPlaces {
    var map = DrawnPlaces(
      """
      a-------b-------c
      |       |       |
      |   V   | x W y |
      |       |       |
      d-------e-------f
      """)
    map.tag("V", ["place": "town", "name": "Vorn", "population": "5 000", "name:fr": "Devant"])
    map.tag("W", ["place": "village", "name": "Winkel"])
    return map
  }

  @Test func `a place that a node and a boundary tell of is there once, by every name`() throws {
    var map = twoTowns()
    map.boundary(
      7, "ab be eda",
      [
        "boundary": "administrative", "admin_level": "8", "name": "Stadt Vorn",
        "official_name": "Große Stadt Vorn", "ISO3166-2": "XX-1",
      ], centre: "V")
    map.area(8, "bcfeb", 8, "Winkel")
    let collection = try map.collect()
    #expect(
      collection.listed == [
        "Vorn town=municipality node86+relation7 area",
        "Winkel village=municipality node87+relation8 area",
      ])
    #expect(collection.places[0].location == map.place("V"))
    let names = collection.namesOfPlace(0)
    for name in ["Vorn", "Devant", "Stadt Vorn", "Große Stadt Vorn"] {
      #expect(names.contains(name))
    }
  }

  @Test(arguments: [
    // A label is believed, whatever the names are, where the kinds fit.
    ("Anders", 8, "label", "Vorn town=municipality node86+relation7 area"),
    // The town that an area is governed from is not the area, if they are called differently.
    ("Anders", 8, "centre", "Anders municipality relation7 area|Vorn town node86"),
    ("Bezirk Vorn", 6, "centre", "Bezirk Vorn county relation7 area|Vorn town node86"),
    // A country is not its capital of the same name; a county may be.
    ("Vorn", 4, "centre", "Vorn state relation7 area|Vorn town node86"),
    ("Vorn", 6, "centre", "Vorn town=county node86+relation7 area"),
    // By name in another language, by the place inside alone.
    ("Devant", 8, "", "Vorn town=municipality node86+relation7 area"),
    ("Vorn", 10, "", "Vorn town=suburb node86+relation7 area"),
    ("Winkel", 8, "", "Vorn town node86|Winkel municipality relation7 area"),
  ])
  func `nodes are one with boundaries`(name: String, level: Int, role: String, places: String)
    throws
  {
    var map = twoTowns()
    map.area(
      7, "abeda", level, name, label: role == "label" ? "V" : nil,
      centre: role == "centre" ? "V" : nil)
    let listed = try map.collect().listed.filter { $0 != "Winkel village node87" }
    #expect(listed.joined(separator: "|") == places)
  }

  @Test func `places are read of nodes, ways and relations`() throws {
    var map = twoTowns()
    map.way("abda", ["place": "suburb", "name": "Dreieck"])
    map.way("bc", ["place": "square", "name": "Zeile"])
    map.boundary(5, "bcf fe eb", ["place": "island", "name": "Insel"])
    map.boundary(6, "cfb -", ["place": "region", "name": "Halb"])
    map.way("abe", ["boundary": "administrative", "admin_level": "8", "name": "A – B"])
    map.way("abea", ["boundary": "administrative", "admin_level": "8", "name": "Allein"])
    map.boundary(9, "efe", ["boundary": "postal_code", "postal_code": "1234"])
    map.boundary(10, "efce", ["boundary": "postal_code", "postal_code": "5678"])
    let listed = try map.collect().listed
    #expect(
      listed == [
        "5678 postcode relation10 area", "Allein municipality way8 area",
        "Dreieck suburb way1 area", "Insel island relation5 area", "Vorn town node86",
        "Winkel village node87", "Zeile square way2",
      ])
  }

  @Test func `levels are what they are in the country around`() throws {
    var map = twoTowns()
    map.boundary(
      1, "abcfeda",
      ["boundary": "administrative", "admin_level": "2", "name": "Tschechien", "ISO3166-1": "CZ"])
    map.area(2, "abeda", 6, "Kraj")
    map.area(3, "abda", 7, "Okres")
    map.area(4, "bcfb", 10, "Čtvrť")
    #expect(
      try map.collect(country: "FR").listed.filter { $0.contains("relation") } == [
        "Kraj state relation2 area", "Okres county relation3 area",
        "Tschechien country relation1 area", "Čtvrť suburb relation4 area",
      ])
  }

  @Test func `levels that differ are of no account where the country is not known`() throws {
    var map = twoTowns()
    map.boundary(
      1, "abeda",
      ["boundary": "administrative", "admin_level": "2", "name": "Land", "ISO3166-1": "LI"])
    map.area(2, "abda", 7, "Hier")
    map.area(3, "bcfb", 7, "Dort")
    let kinds = ["LI", "AT"].map { country in
      (try? map.collect(country: country).listed.filter { $0.contains("Dort") }) ?? []
    }
    #expect(kinds == [["Dort region relation3 area"], ["Dort municipality relation3 area"]])
  }

  @Test func `importance grows with kind, people and fame`() throws {
    var map = DrawnPlaces("abcdef")
    for (letter, tags) in [
      ("a", ["place": "hamlet", "name": "a"]), ("b", ["place": "village", "name": "b"]),
      ("c", ["place": "town", "name": "c", "population": "20000"]),
      ("d", ["place": "city", "name": "d", "population": "200000"]),
      (
        "e",
        [
          "place": "city", "name": "e", "population": "200000", "capital": "yes", "wikidata": "Q1",
        ]
      ),
      ("f", ["place": "locality", "name": "f", "population": "many"]),
    ] as [(Character, KeyValuePairs<String, String>)] {
      map.tag(letter, tags)
    }
    let collection = try map.collect()
    let order = collection.places.indices.sorted {
      collection.places[$0].importance < collection.places[$1].importance
    }
    #expect(order.map { collection.nameOfPlace(Int32($0)) } == ["f", "a", "b", "c", "d", "e"])
  }
}
