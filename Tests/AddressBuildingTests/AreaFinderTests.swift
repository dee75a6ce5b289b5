// SPDX-License-Identifier: Apache-2.0

import AddressBuilding
import Geo
import Geocoding
import Testing

struct AreaFinderTests {
  let map = DrawnPlaces(
    """
    a-----------b-----------c
    |           |           |
    |  V  u     | w         |
    |     g--h  |       W   |
    |  t  | x|  |           |
    |     j--k  | v         |   z
    |           |           |
    d-----------e-----------f
    """)

  /// The chain of a letter as "locality/subLocality/neighbourhood".
  func chain(_ map: DrawnPlaces, _ letter: Character) throws -> String {
    let collection = try map.collect()
    let chain = AreaFinder(collection).areas(at: map.place(letter))
    return [chain.locality, chain.subLocality, chain.neighbourhood]
      .map { collection.nameOfPlace($0) }.joined(separator: "/")
  }

  /// The map with areas "lines level name" or "lines place name", and points "letter place name".
  func map(_ things: [String]) -> DrawnPlaces {
    var map = map
    for (number, thing) in things.enumerated() {
      let words = thing.split(separator: " ").map(String.init)
      if let level = Int(words[1]) {
        map.area(number + 1, words[0], level, words[2])
      } else if words[0].count == 1 {
        map.tag(Character(words[0]), ["place": words[1], "name": words[2]])
      } else {
        map.boundary(number + 1, words[0], ["place": words[1], "name": words[2]])
      }
    }
    return map
  }

  static let west = "abeda 8 West"
  static let east = "bcfeb 8 East"

  @Test(arguments: [
    // Points alone: the nearest in proportion to its reach, and none beyond it.
    (["V town Vorn", "W village Winkel"], "u", "Vorn//"),
    (["V town Vorn", "W village Winkel"], "c", "Winkel//"),
    (["V town Vorn", "W village Winkel"], "w", "Vorn//"),
    (["V hamlet Weiler"], "z", "//"),
    // A polygon beats a nearer point, of its own kind and of none.
    (["V town Vorn", "W village Winkel", west, east], "w", "East/Winkel/"),
    (["w town Wall", west], "k", "West//"),
    (["w town Wall", west], "v", "Wall//"),
    // A point inside of a municipality says nothing outside of it.
    (["u city Vorn", west], "u", "West/Vorn/"),
    (["u city Vorn", west], "w", "//"),
    (["u city Vorn", "abeda 4 State"], "w", "//"),
    (["u city Vorn", "abeda 2 Unknown"], "w", "Vorn//"),
    // A municipality with its town: other villages are parts, where they are nearer.
    (["V town West", "u village Dorf", west], "u", "West/Dorf/"),
    (["V town West", "u village Dorf", west], "V", "West//"),
    (["V town West", "t suburb Viertel", west], "V", "West/Viertel/"),
    (["V town West", "v suburb Viertel", west], "k", "West//"),
    // Areas in areas: the smallest of each rank.
    ([west, "gkjhg 9 Bezirk", "gjkhg 10 Kiez"], "x", "West/Kiez/"),
    ([west, "gjkhg 10 Kiez", "gjkhg neighbourhood Block"], "x", "West/Kiez/Block"),
    ([west, "gjkhg village Dorf"], "x", "West/Dorf/"),
    (["abcfeda 7 Verband", west], "x", "West//"),
    (["abcfeda 7 Verband", west], "w", "Verband//"),
    ([west, "x neighbourhood Block"], "x", "West//Block"),
    // A city that is a state, and what is built up of a village in it.
    (["x city Stadt", "abeda 4 Stadt"], "u", "Stadt//"),
    (["x city Stadt", "abeda 6 Stadt", "gjkhg village Dorf"], "x", "Stadt/Dorf/"),
    // What is built up of a village reaches beyond its edge, but not over a border.
    (["gjkhg village Dorf"], "u", "Dorf//"),
    (["gjkhg village Dorf", east], "w", "East//"),
    // Regions, islands and fields are no part of an address.
    (["abeda island Insel", "x locality Feld", "gjkhg region Land"], "x", "//"),
  ])
  func `localities are`(things: [String], letter: Character, expected: String) throws {
    #expect(try chain(map(things), letter) == expected)
  }

  @Test func `countries, states, counties and postcodes are what contains a place`() throws {
    var map = map(["abcfeda 4 Land", "abeda 6 Kreis", Self.west])
    map.boundary(
      20, "abcfeda",
      ["boundary": "administrative", "admin_level": "2", "name": "Reich", "ISO3166-1": "DE"])
    map.boundary(21, "gjkhg", ["boundary": "postal_code", "postal_code": "12345"])
    let collection = try map.collect()
    let finder = AreaFinder(collection)
    #expect(collection.names(finder.areas(at: map.place("x"))) == "Reich/Land/Kreis/West///12345")
    #expect(collection.names(finder.areas(at: map.place("W"))) == "Reich/Land/////")
    #expect(collection.names(finder.areas(at: map.place("z"))) == "//////")
  }
}
