// SPDX-License-Identifier: Apache-2.0

import Geo
import Geocoding
import Testing

struct SpelledPlaceTests {
  private let geocoder = SmallTown.lakeJackson
  private let middle = SmallTown.place(0, 0)

  @Test func `a short Plus Code by itself is near the middle of the map`() throws {
    let code = String(PlusCode.encode(middle).dropFirst(4))
    let found = try #require(geocoder.geocode(code).first)
    #expect(found.matchLevel == .coordinate)
    #expect(Earth.distance(found.coordinate, middle) < 20)
  }

  @Test func `a short Plus Code by itself is near the place asked for`() throws {
    let far = try #require(Coordinate(latitudeDegrees: 48.2, longitudeDegrees: 11.5))
    let code = String(PlusCode.encode(far).dropFirst(4))
    let found = try #require(geocoder.geocode(code, .init(near: far)).first)
    #expect(Earth.distance(found.coordinate, far) < 20)
  }

  @Test func `a short Plus Code with a town is near the town`() throws {
    let far = try #require(Coordinate(latitudeDegrees: 48.2, longitudeDegrees: 11.5))
    let code = String(PlusCode.encode(middle).dropFirst(4))
    let found = try #require(geocoder.geocode(code + " Lake Jackson", .init(near: far)).first)
    #expect(Earth.distance(found.coordinate, middle) < 20)
  }

  @Test(arguments: ["-94.5 N", "28°61'N 94°30'W", "95.1,200.2", "28°30' N", "12.5 N 5.7 N"])
  func `what should be a coordinate and is none is no house with its digits`(text: String) {
    #expect(geocoder.geocode(text).isEmpty)
  }
}
