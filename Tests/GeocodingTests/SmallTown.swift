// SPDX-License-Identifier: Apache-2.0

import AddressBuilding
import Geo
import Geocoding
import PackedFile

/// Two invented towns some kilometres apart, and what people type there.
///
/// x and y are metres east and north of the first town's centre.
enum SmallTown {
  static func place(_ x: Double, _ y: Double) -> Coordinate {
    Coordinate(
      latitude: origin.latitude + Int32((y / Earth.metresPerUnit).rounded()),
      longitude: origin.longitude + Int32((x / Earth.metresPerUnit / 0.875).rounded()))
  }

  static let origin = Coordinate(latitude: 290_000_000, longitude: -954_000_000)

  struct Draft {
    var collection = PlaceCollection()
    var nextID: Int64 = 1

    mutating func object(_ kind: ObjectID.Kind = .node) -> ObjectID {
      defer { nextID += 1 }
      return ObjectID(kind, nextID)
    }

    mutating func street(
      _ name: String, _ others: [PlaceName] = [], from: (Double, Double), to: (Double, Double)
    ) {
      collection.addStreet(
        StreetName(name), otherNames: others,
        line: [SmallTown.place(from.0, from.1), SmallTown.place(to.0, to.1)], object: object(.way))
    }

    mutating func house(
      _ number: String, _ street: String?, _ x: Double, _ y: Double, city: String? = nil,
      postcode: String? = nil, country: String? = nil, place: String? = nil
    ) {
      collection.addAddress(
        AddressWords(
          houseNumber: number, street: street, city: city, postcode: postcode, country: country),
        place: place, at: SmallTown.place(x, y), object: object())
    }

    mutating func settlement(_ name: String, _ kind: PlaceKind, _ x: Double, _ y: Double) {
      collection.addPlace(
        PlaceDescription(name, kind), at: SmallTown.place(x, y), object: object())
    }

    mutating func point(
      _ name: String, _ category: String, _ x: Double, _ y: Double, phone: String? = nil,
      street: String? = nil, number: String? = nil, others: [PlaceName] = []
    ) {
      var point = PointOfInterest(name: name, category: category)
      point.otherNames = others
      point.phone = phone
      point.address = AddressWords(houseNumber: number, street: street)
      collection.addPoint(point, at: SmallTown.place(x, y), object: object())
    }

    func geocoder(country: String? = nil) -> Geocoder {
      Geocoder(index: PlaceIndexBuilder.build(collection, country: country).index)
    }
  }

  static let lakeJackson: Geocoder = {
    var town = Draft()
    town.settlement("Lake Jackson", .town, 0, 0)
    town.settlement("Clute", .town, 9_000, 0)
    town.settlement("Brighton", .village, 0, 9_000)
    town.street("Oyster Creek Drive", from: (-500, 100), to: (500, 100))
    town.street("This Way", from: (0, 0), to: (300, 0))
    town.street("That Way", from: (0, -100), to: (300, -100))
    town.street("Any Way", from: (0, -200), to: (300, -200))
    town.street("Main Street", from: (-500, 300), to: (500, 300))
    town.street("Main Street", from: (8_800, 0), to: (9_300, 0))
    town.street("Saint Patrick Street", from: (0, 400), to: (300, 400))
    town.street("St Marks Place", from: (0, 500), to: (300, 500))
    town.street("North Parking Place", ["Parking North"], from: (0, 600), to: (300, 600))
    for number in [161, 165, 169] {
      town.house(
        "\(number)", "Oyster Creek Dr", Double(number), 110, city: "Lake Jackson",
        postcode: "77566")
    }
    town.house("102", "This Way", 50, 10, city: "Lake Jackson", postcode: "77566-4198")
    town.house("7", "Any Way", 50, -210)
    for number in ["224", "224B", "12a", "12-14"] {
      town.house(number, "Main Street", 224, 310, city: "Lake Jackson", postcode: "77566")
    }
    town.house("224", "Main Street", 9_000, 10, city: "Clute", postcode: "77531")
    town.house("3", "Main Street", 9_100, 10, city: "Clute", postcode: "77531")
    town.house("70", "Saint Marks Place", 70, 510)
    town.house("5", nil, 20, 9_100, place: "Brighton")
    town.point(
      "Churchill Square Shopping Centre", "shop=mall", 30, 9_050, phone: "+1 979 555 0100",
      others: ["mall"])
    town.point("Oyster Bar", "amenity=restaurant", 200, 20, others: ["restaurant"])
    town.point("Shell", "amenity=fuel", -400, 0, others: ["fuel"])
    town.point("Shell", "amenity=fuel", 9_000, 100, others: ["fuel"])
    return town.geocoder(country: "US")
  }()

  static let europe: Geocoder = {
    var town = Draft()
    town.settlement("Müllheim", .town, 0, 0)
    town.settlement("Орёл", .town, 9_000, 0)
    town.settlement("東京", .town, 0, 9_000)
    town.street("Mühlestraße", from: (0, 0), to: (200, 0))
    town.street("Baurstraße", from: (0, 100), to: (200, 100))
    town.street("Bauerstraße", from: (0, 200), to: (200, 200))
    town.street("Straße des 17. Juni", from: (0, 300), to: (200, 300))
    town.street("улица Ленина", from: (9_000, 0), to: (9_200, 0))
    town.house("20", "Mühlestrasse", 20, 5, city: "Müllheim", postcode: "79379", country: "DE")
    town.house("1", "Baurstraße", 10, 105, city: "Müllheim", country: "DE")
    town.house("1", "Bauerstraße", 10, 205, city: "Müllheim", country: "DE")
    town.house("135", "Straße des 17. Juni", 10, 305, city: "Müllheim", country: "DE")
    town.house("12а", "улица Ленина", 9_010, 5, city: "Орёл", country: "RU")
    town.house("6-2", nil, 10, 9_010, country: "JP", place: "丸の内")
    return town.geocoder(country: "DE")
  }()
}
