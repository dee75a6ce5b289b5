// SPDX-License-Identifier: Apache-2.0

import Geo
import Geocoding
import Testing

/// One thing is one answer, and squares are things to stand in.
struct OneAnswerTests {
  static let town = InventedMap(country: "NL", centre: (52, 5)) { drawing in
    func box(_ x: Double, _ y: Double, _ wide: Double, _ high: Double) -> [MapDrawing.Point] {
      [(x, y), (x + wide, y), (x + wide, y + high), (x, y + high), (x, y)]
    }
    let house = ["addr:street": "Lange Straat", "addr:housenumber": "14"]
    drawing.place("Dorp", "town", (0, 0))
    drawing.street("Lange Straat", [(0, 0), (400, 0)])
    drawing.way(box(100, 10, 20, 20), ["building": "yes"].merging(house) { $1 })
    drawing.point("Koffie", "amenity=cafe", (105, 15), house)
    drawing.house("14", "Lange Straat", (118, 28), ["addr:unit": "B"])
    drawing.house("16", "Lange Straat", (150, 10))
    drawing.way(box(1_000, 0, 100, 100), ["place": "square", "name": "Marktplein"])
    drawing.way(
      box(1_000, 500, 100, 100), ["highway": "pedestrian", "area": "yes", "name": "Kerkplein"])
    drawing.way(box(2_000, 0, 300, 300), ["place": "neighbourhood", "name": "Buurt"])
    drawing.house("1", "Lange Straat", (1_050, -250))
  }

  private func around(
    _ x: Double, _ y: Double, _ limit: Int, _ levels: Set<MatchLevel> = Set(MatchLevel.allCases)
  ) -> [String] {
    var options = Geocoder.ReverseOptions(limit: limit)
    options.levels = levels
    return Self.town.geocoder.reverse(Self.town.location(x, y), options).map {
      "\($0.placemark.name ?? "") \($0.placemark.matchLevel.rawValue)"
    }
  }

  @Test func `a building and a door in it are one house`() {
    let options = Geocoder.ReverseOptions(limit: 5)
    let houses = Self.town.geocoder.reverse(Self.town.location(130, 15), options)
      .map(\.placemark).filter { $0.matchLevel == .house }
    // The flat is another address.
    #expect(
      houses.map { [$0.subThoroughfare, $0.unit] } == [["14", nil], ["14", "B"], ["16", nil]])
    #expect(houses.first?.osmType == "way")
    #expect(around(105, 15, 4).contains("Koffie poi"))
  }

  @Test func `an object that is a street and a square is one answer`() {
    #expect(Self.town.geocoder.geocode("Kerkplein").map(\.name) == ["Kerkplein"])
    #expect(Self.town.geocoder.geocode("cafe near lange straat").count { $0.name == "Koffie" } == 1)
  }

  @Test(arguments: [
    // In the middle, and beside; a neighbourhood is no answer where a house is.
    (1_050.0, 50.0, "Marktplein place"), (1_110, 50, "Marktplein place"),
    (1_050, 550, "Kerkplein poi"), (1_050, -240, "Lange Straat 1 house"),
  ])
  func `a square is what people stand in`(x: Double, y: Double, expected: String) {
    #expect(around(x, y, 1) == [expected])
  }

  @Test func `a square does not hide the town that it is in`() {
    #expect(around(1_050, 50, 3, [.place]) == ["Marktplein place", "Dorp place"])
    #expect(!around(1_050, 50, 3, [.poi]).contains { $0.hasPrefix("Marktplein") })
    #expect(around(2_150, 150, 1, [.place]) == ["Buurt place"])
  }
}
