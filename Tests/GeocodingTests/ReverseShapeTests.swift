// SPDX-License-Identifier: Apache-2.0

import AddressBuilding
import Geo
import Geocoding
import Testing

struct ReverseShapeTests {
  /// A long house, a small one behind it, a park with a kiosk, and a street.
  static let town: Geocoder = {
    var town = SmallTown.Draft()
    func box(_ x: Double, _ y: Double, _ wide: Double, _ high: Double) -> [Coordinate] {
      [(x, y), (x + wide, y), (x + wide, y + high), (x, y + high)].map {
        SmallTown.place($0.0, $0.1)
      }
    }
    town.street("High Street", from: (0, 0), to: (500, 0))
    town.collection.addAddress(
      AddressWords(houseNumber: "1", street: "High Street"), at: SmallTown.place(100, 15),
      object: town.object(.way), outline: [box(0, 10, 200, 10)])
    town.collection.addAddress(
      AddressWords(houseNumber: "1a", street: "High Street"), at: SmallTown.place(12, 30),
      object: town.object(.way), outline: [box(7, 25, 10, 10)])
    town.house("2", "High Street", 30, -60)
    var park = PointOfInterest(name: "Long Park", category: "leisure=park")
    park.importance = 100
    town.collection.addPoint(
      park, at: SmallTown.place(300, -200), object: town.object(.way),
      outline: [box(200, -300, 200, 200), box(290, -210, 20, 20)])
    town.point("Kiosk", "shop=kiosk", 250, -150)
    return town.geocoder(country: "GB")
  }()

  @Test(arguments: [
    // Inside the long house, though the small one's middle is nearer than its own.
    (5.0, 19.0, "1 High Street", 0.0), (195, 12, "1 High Street", 0), (12, 34, "1a High Street", 0),
    // Beside: by the wall, not by the middle.
    (210, 15, "1 High Street", 10), (12, 22, "1 High Street", 2),
    (220, -120, "Long Park", 0), (250, -150, "Kiosk", 0), (395, -295, "Long Park", 0),
    // In the hole of the park.
    (300, -200, "Long Park", 10), (30, -60, "2 High Street", 0), (450, 3, "High Street", 3),
  ])
  func `distances are those of outlines and lines`(
    x: Double, y: Double, name: String, metres: Double
  ) throws {
    let found = try #require(Self.town.reverse(SmallTown.place(x, y)).first)
    #expect(found.placemark.name == name)
    #expect(abs(found.metres - metres) < 1.2)
  }

  @Test func `layers leave out other kinds, and several answers are in order`() {
    var options = Geocoder.ReverseOptions(limit: 10)
    let all = Self.town.reverse(SmallTown.place(12, 34), options)
    #expect(all.map(\.placemark.matchLevel).contains(.street))
    #expect(all.first?.placemark.subThoroughfare == "1a")
    #expect(Set(all.map(\.placemark.name)).count == all.count)
    options.levels = [.street]
    #expect(
      Self.town.reverse(SmallTown.place(12, 34), options).map(\.placemark.matchLevel) == [.street])
    options.levels = [.poi]
    #expect(
      Self.town.reverse(SmallTown.place(220, -120), options).first?.placemark.name == "Long Park")
  }
}
