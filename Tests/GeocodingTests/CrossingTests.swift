// SPDX-License-Identifier: Apache-2.0

import Geo
import Geocoding
import Testing

struct CrossingTests {
  /// Two towns with a Main Street and an Oak Avenue each; Elm ends beside Main without touching it.
  ///
  ///        Oak       Elm
  ///         |         |
  ///     ----+----------------  Main Street
  ///         |
  static let towns: Geocoder = {
    var town = SmallTown.Draft()
    for (east, name) in [(0.0, "Springfield"), (20_000.0, "Shelbyville")] {
      town.settlement(name, .town, east, 50)
      town.street("Main Street", from: (east - 300, 0), to: (east, 0))
      town.street("Main Street", from: (east, 0), to: (east + 300, 0))
      town.street("Oak Avenue", from: (east, 200), to: (east, 0))
      town.street("Oak Avenue", from: (east, 0), to: (east, -200))
      town.street("Elm Lane", from: (east + 100, 200), to: (east + 100, 8))
      town.point("Main Street Oak Avenue", "highway=bus_stop", east, 20)
      town.street("Far Road", from: (east + 100, 200), to: (east + 200, 200))
    }
    return town.geocoder(country: "US")
  }()

  @Test(arguments: [
    ("Main St & Oak Ave, Springfield", 0.0), ("Oak Avenue and Main Street, Shelbyville", 20_000),
    ("corner of Main and Oak, Springfield", 0), ("Springfield, Main Street / Oak Ave", 0),
    ("Ecke Main Street/Oak Avenue Shelbyville", 20_000), ("main st @ oak av springfield", 0),
    ("Elm Lane & Main Street, Springfield", 100), ("угол Main Street и Oak Avenue, Springfield", 0),
  ])
  func `two streets are found where they meet`(text: String, east: Double) throws {
    let found = try #require(Self.towns.geocode(text).first)
    #expect(found.matchLevel == .intersection, "\(found.formattedAddress)")
    #expect(Earth.distance(found.coordinate, SmallTown.place(east, 0)) < 12)
    #expect(found.name?.contains(" & ") == true)
  }

  @Test(arguments: ["Main Street & Far Road, Springfield", "Oak Avenue & Elm Lane"])
  func `streets that do not meet have no crossing`(text: String) {
    #expect(Self.towns.geocode(text).allSatisfy { $0.matchLevel != .intersection })
  }

  @Test func `nearness chooses among crossings`() throws {
    var options = Geocoder.Options(near: SmallTown.place(19_000, 0))
    options.limit = 1
    let found = try #require(Self.towns.geocode("Main & Oak", options).first)
    #expect(found.locality == "Shelbyville")
  }
}
