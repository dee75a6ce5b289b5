// SPDX-License-Identifier: Apache-2.0

import Geo
import Geocoding
import Testing

struct MissingHouseTests {
  static let town: Geocoder = {
    var town = SmallTown.Draft()
    town.settlement("Anytown", .town, 0, 0)
    town.street("High Street", from: (0, 0), to: (500, 0))
    town.street("Low Street", from: (0, 300), to: (500, 300))
    for number in ["7a", "7b", "7c", "7d"] { town.house(number, "High Street", 70, 10) }
    for number in stride(from: 10, through: 30, by: 10) {
      town.house("\(number)", "Low Street", Double(10 * number), 310)
    }
    for number in [1, 3, 100, 102, 104] {
      town.house("\(number)", "Long Street", Double(4 * number), 610)
    }
    town.street("Long Street", from: (0, 600), to: (500, 600))
    for number in [11, 13, 31] { town.house("\(number)", "Low Street", Double(10 * number), 290) }
    return town.geocoder(country: "GB")
  }()

  @Test(
    arguments: [
      // Letters of the number, before the bare street.
      ("7 High Street", "7a", .interpolated, 70.0),
      // Between neighbours on its side.
      ("14 Low Street", "14", .interpolated, 140), ("21 Low Street", "21", .interpolated, 210),
      // Beyond the last: the nearest of its side.
      ("34 Low Street", "30", .interpolated, 300), ("33 Low Street", "31", .interpolated, 310),
      // The house opposite where its own side has none so near; the last where numbers go on.
      ("103 Long Street", "102", .interpolated, 408),
      ("120 Long Street", "104", .interpolated, 416),
      // What is there.
      ("20 Low Street", "20", .house, 200),
    ] as [(String, String, MatchLevel, Double)])
  func `a missing house is where it should be, and marked`(
    text: String, number: String, level: MatchLevel, east: Double
  ) throws {
    let found = try #require(Self.town.geocode(text).first)
    #expect(found.subThoroughfare == number && found.matchLevel == level)
    let x = Double(found.coordinate.longitude - SmallTown.place(0, 0).longitude)
    let expected = Double(
      SmallTown.place(east, 0).longitude - SmallTown.place(0, 0).longitude)
    #expect(abs(x - expected) < 3)
  }

  @Test func `the street comes behind the guess, and alone where a guess would be wild`() {
    #expect(Self.town.geocode("7 High Street").map(\.matchLevel).prefix(5).last == .street)
    #expect(Self.town.geocode("400 Low Street").first?.matchLevel == .street)
  }

  @Test func `of many streets of a name the one whose houses tell where is the first`() throws {
    var town = SmallTown.Draft()
    for place in 0..<40 {
      let x = 10_000 * Double(place)
      town.settlement("Town \(place)", .village, x, 0)
      town.street("High Street", from: (x, 0), to: (x + 300, 0))
    }
    for number in [2, 4, 8, 10] { town.house("\(number)", "High Street", 330_000, 10) }
    let found = try #require(town.geocoder(country: "GB").geocode("6 High Street").first)
    #expect(found.matchLevel == .interpolated && found.locality == "Town 33")
  }

  @Test func `numbers are completed`() {
    var options = Geocoder.Options()
    options.isUnfinished = true
    let found = Self.town.geocode("Low Street 1", options).compactMap(\.subThoroughfare)
    #expect(Set(found).isSuperset(of: ["10", "11", "13"]))
    #expect(Self.town.geocode("low st", options).first?.name == "Low Street")
    #expect(Self.town.geocode("anyt", options).first?.name == "Anytown")
  }
}
