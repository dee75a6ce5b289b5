// SPDX-License-Identifier: Apache-2.0

import Geo
import Geocoding
import Testing

struct ReverseTests {
  let town = SmallTown.lakeJackson

  @Test(arguments: [
    (161.0, 110.0, "161 Oyster Creek Drive"), (163, 106, "161 Oyster Creek Drive"),
    (168, 100, "169 Oyster Creek Drive"), (-450, 100, "Oyster Creek Drive"),
    (150, -102, "That Way"), (200, 20, "Oyster Bar"), (-900, -900, "Oyster Creek Drive"),
    (0, 11_000, "Brighton"), (9_100, 12, "3 Main Street"),
  ])
  func `the house, street or place at a point`(x: Double, y: Double, expected: String) throws {
    let radius = y > 10_000 ? 500.0 : 2_000
    let found = town.reverse(SmallTown.place(x, y), .init(radiusMetres: radius))
    #expect(found.first?.placemark.name == expected)
  }

  @Test func `streets are as far as their line, not as their middle`() throws {
    let found = town.reverse(SmallTown.place(490, 90), .init(limit: 5))
    let street = try #require(found.first { $0.placemark.matchLevel == .street })
    #expect(street.placemark.thoroughfare == "Oyster Creek Drive")
    #expect(abs(street.metres - 10) < 0.5)
  }

  @Test func `far from everything there is nothing`() {
    #expect(town.reverse(SmallTown.place(500_000, 0)).isEmpty)
    #expect(town.reverse(SmallTown.place(0, 0), .init(limit: 0)).isEmpty)
  }

  @Test func `local search sorts by distance and knows categories`() {
    var search = Geocoder.LocalSearch("shell", near: SmallTown.place(8_000, 0))
    var found = town.search(search)
    #expect(found.map(\.placemark.locality) == ["Clute", "Lake Jackson"])
    search = Geocoder.LocalSearch("", near: SmallTown.place(0, 0), category: "fuel")
    found = town.search(search)
    #expect(found.count == 2)
    #expect(found.first.map { abs($0.metres - 400) < 2 } == true)
    #expect(town.search(.init("restaurant")).first?.placemark.name == "Oyster Bar")
    #expect(town.search(.init("mall")).first?.placemark.phone == "+1 979 555 0100")
    #expect(town.search(.init("shell", category: "shop=mall")).isEmpty)
  }
}
