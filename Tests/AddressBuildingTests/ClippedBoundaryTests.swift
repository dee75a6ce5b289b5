// SPDX-License-Identifier: Apache-2.0

import AddressBuilding
import Geo
import Geocoding
import Testing

struct ClippedBoundaryTests {
  /// A border from north to south, beyond all places; to its west W, to its east E and F.
  func border() -> DrawnPlaces {
    var map = DrawnPlaces(
      """
              n

        p     m     q
        W     k   E
        r     l     s

              o
      """)
    for letter in "pqrs" { map.tag(letter, ["place": "locality", "name": "\(letter)"]) }
    return map
  }

  /// The localities of W and E.
  func localities(_ map: DrawnPlaces) throws -> String {
    let collection = try map.collect()
    let finder = AreaFinder(collection)
    return "WE".map { collection.nameOfPlace(finder.areas(at: map.place($0)).locality) }
      .joined(separator: "|")
  }

  @Test(arguments: [
    // What is known to be inside tells the side: a label, a node of the name, addresses.
    ("label", "Ost", "|Ost"), ("namesake", "Ost", "|Ost"), ("address", "Ost", "|Ost"),
    ("label west", "Ost", "Ost|"), ("address west", "Ost", "Ost|"),
    // Nothing does, or both sides do.
    ("nothing", "Ost", "|"), ("address both", "Ost", "|"),
  ])
  func `a boundary cut by the edge is closed along it on the known side`(
    witness: String, name: String, localities expected: String
  ) throws {
    var map = border()
    var label: Character?
    switch witness {
    case "label":
      map.tag("E", ["place": "village", "name": "Dorf"])
      label = "E"
    case "label west":
      map.tag("W", ["place": "village", "name": "Dorf"])
      label = "W"
    case "namesake": map.tag("E", ["place": "village", "name": "Ost"])
    case "address": address("E")
    case "address west": address("W")
    case "address both":
      address("E")
      address("W")
    default: break
    }
    func address(_ letter: Character) {
      map.tag(letter, ["addr:housenumber": "1", "addr:street": "Weg", "addr:city": "Ost"])
    }
    map.area(7, "nm mkl lo -", 8, name, label: label)
    let found = try localities(map)
    #expect(found.replacing("Dorf", with: "Ost") == expected)
  }

  @Test func `what is cut reaches as far as streets do, though no house is there`() throws {
    var map = DrawnPlaces(
      """
              n

        p     m     q
      z       k   E   y
        r     l     s

              o
      """)
    for letter in "pqrs" { map.tag(letter, ["place": "locality", "name": "\(letter)"]) }
    map.tag("E", ["place": "village", "name": "Ost"])
    map.area(7, "nm mkl lo -", 8, "Ost")
    // The border leads out in the north and the south, so that all in the east is inside.
    map.way("Ey", ["highway": "residential", "name": "Weg"])
    map.way("kz", ["highway": "residential", "name": "Weg"])
    let collection = try map.collect()
    let finder = AreaFinder(collection)
    #expect(collection.nameOfPlace(finder.areas(at: map.place("y")).locality) == "Ost")
    #expect(finder.areas(at: map.place("z")).locality < 0)
  }

  @Test func `a neighbour that is whole tells the side`() throws {
    var map = border()
    map.area(7, "nm mkl lo -", 8, "Ost")
    map.area(8, "nmkl lo orpn", 8, "West")
    #expect(try localities(map) == "West|Ost")
  }

  @Test func `what ends in the midst is not closed`() throws {
    var map = border()
    map.tag("E", ["addr:housenumber": "1", "addr:street": "Weg", "addr:city": "Ost"])
    map.area(7, "nm mk -", 8, "Ost")
    #expect(try localities(map) == "|")
  }

  @Test func `a line that ends where nothing more is leads on`() throws {
    // The border ends in the sea, south of the coast, from where the input has no more.
    var map = DrawnPlaces(
      """
              n
        p     m     q
        W     k   E

              l

        t           u
      """)
    for letter in "pqt" { map.tag(letter, ["place": "locality", "name": "\(letter)"]) }
    map.tag("E", ["place": "village", "name": "Ost"])
    map.area(7, "nmkl -", 8, "Ost")
    func listed() throws -> [String] { try map.collect().listed.filter { $0.contains("Ost") } }
    #expect(try localities(map) == "|Ost")
    #expect(try listed() == ["Ost village=municipality node69+relation7 area"])
    // With a place on each side of it, it might pass on either side of these.
    map.tag("u", ["place": "locality", "name": "u"])
    #expect(try listed() == ["Ost village node69"])
  }

  @Test func `a ring of a boundary that lacks others is inside or out as witnesses say`() throws {
    // E is in a hole of the area, whose outer ring is beyond the input.
    var map = DrawnPlaces(
      """
      p           q
          a---b
        W | E |
          d---c
      r           s
      """)
    for letter in "pqrs" { map.tag(letter, ["place": "locality", "name": "\(letter)"]) }
    map.area(7, "(abcda) -", 8, "Ring")
    #expect(try localities(map) == "|")
    map.tag("W", ["addr:housenumber": "1", "addr:street": "Weg", "addr:city": "Ring"])
    #expect(try localities(map) == "Ring|")
  }

  @Test func `an area reaches no farther than places do`() throws {
    var map = border()
    map.tag("E", ["addr:housenumber": "1", "addr:street": "Weg", "addr:city": "Ost"])
    map.area(7, "nm mkl lo -", 8, "Ost")
    let collection = try map.collect()
    let finder = AreaFinder(collection)
    let north = Coordinate(
      latitude: map.place("q").latitude + 50_000, longitude: map.place("E").longitude)
    #expect(finder.areas(at: map.place("E")).locality >= 0)
    #expect(finder.areas(at: north).locality == -1)
  }

  @Test func `lines without end, without nodes and without sense harm nothing`() throws {
    for lines in ["-", "- -", "aZb", "ZZ", "aa", "ab", "(ab)", "n n n", "ab ba", "a b c"] {
      var map = border()
      map.tag("E", ["place": "village", "name": "Ost"])
      map.area(7, lines, 8, "Ost")
      #expect(try map.collect().places.count == 5)
    }
  }
}
