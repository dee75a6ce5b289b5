// SPDX-License-Identifier: Apache-2.0

import Geo
import Geocoding
import Testing

struct GeocodeTests {
  /// First answers to what a person types.
  @Test(arguments: [
    ("165 Oyster Creek Dr, Lake Jackson, TX", "165 Oyster Creek Drive, 77566"),
    ("oyster creek drive 165", "165 Oyster Creek Drive, 77566"),
    ("Lake Jackson 165 OYSTER CREEK DR.", "165 Oyster Creek Drive, 77566"),
    ("77566 Lake Jackson, Oyster Creek 165", "165 Oyster Creek Drive, 77566"),
    ("102 This Way Lake Jackson, TX", "102 This Way, 77566-4198"),
    ("102 this way 77566", "102 This Way, 77566-4198"),
    ("Any Way", "Any Way, 77566"),
    ("any way 7", "7 Any Way, 77566"),
    ("That Way, Lake Jackson", "That Way, 77566"),
    ("224 Main St, Lake Jackson", "224 Main Street, 77566"),
    ("224 Main St, Clute", "224 Main Street, 77531"),
    ("224 B Main Street", "224B Main Street, 77566"),
    ("Main Street 224b", "224B Main Street, 77566"),
    ("Main St 224-B", "224B Main Street, 77566"),
    ("12 A main st", "12a Main Street, 77566"),
    ("12-a main st", "12a Main Street, 77566"),
    ("12-14 Main Street", "12-14 Main Street, 77566"),
    ("3 Main Street, Lake Jackson", "12-14 Main Street"),
    ("999 Oyster Creek Drive", "Oyster Creek Drive, 77566"),
    ("st patrick st", "Saint Patrick Street, 77566"),
    ("Saint Patrick Street", "Saint Patrick Street, 77566"),
    ("St. Patrick St", "Saint Patrick Street, 77566"),
    ("70 st marks pl", "70 St Marks Place, 77566"),
    ("main st", "Main Street, 77566"),
    ("n parking pl", "North Parking Place, 77566"),
    ("parking north", "North Parking Place, 77566"),
    ("Lake Jackson", "Lake Jackson"),
    ("lake jackson, texas", "Lake Jackson"),
    ("77531", "77531"),
    ("77531 Clute", "Clute"),
    ("5 Brighton", "5 Brighton"),
    (
      "Churchill Square Shopping Center, Brighton, United Kingdom",
      "Churchill Square Shopping Centre"
    ),
    ("churchill square", "Churchill Square Shopping Centre"),
    ("Nowhere Street 5, Lake Jackson", "Lake Jackson"),
  ])
  func `what a person types is found first`(text: String, expected: String) throws {
    let found = try #require(SmallTown.lakeJackson.geocode(text).first)
    #expect(brief(found) == expected)
  }

  @Test(arguments: [
    ("Mühlestraße 20", "Mühlestraße 20, 79379"),
    ("muhlestrasse 20, mullheim", "Mühlestraße 20, 79379"),
    ("MUEHLESTR. 20", "Mühlestraße 20, 79379"),
    ("Mu\u{308}hle-Straße 20", "Mühlestraße 20, 79379"),
    ("Ｍühlestraße ２０", "Mühlestraße 20, 79379"),
    ("Baurstr. 1", "Baurstraße 1, 79379"), ("Bauerstr. 1", "Bauerstraße 1, 79379"),
    ("Straße des 17. Juni 135", "Straße des 17. Juni 135, 79379"),
    ("135 strasse des 17 juni", "Straße des 17. Juni 135, 79379"),
    ("ленина 12а", "улица Ленина, 12а"), ("ул. Ленина, 12 А, Орел", "улица Ленина, 12а"),
    ("丸の内6-2", "丸の内6-2"), ("東京", "東京"),
  ])
  func `accents, umlauts, widths and scripts are folded`(text: String, expected: String) throws {
    let found = try #require(SmallTown.europe.geocode(text).first)
    let mark = brief(found)
    #expect(mark == expected)
  }

  @Test(arguments: ["", " ", ",,;-", "xyzzy", "Unknown Road 5, Nowhere", "\u{0}\u{7f}", "🏠", "Dr"])
  func `text without meaning here finds nothing`(text: String) {
    #expect(SmallTown.lakeJackson.geocode(text).filter { $0.score > 0.9 } == [])
  }

  @Test func `a text of any length is answered`() {
    for piece in ["main ", "224 ", "é", "a-", "\u{301}", "東", "1 2/"] {
      _ = SmallTown.lakeJackson.geocode(String(repeating: piece, count: 5_000))
    }
  }

  @Test func `a house missing on its street is answered with the street`() throws {
    let found = try #require(SmallTown.lakeJackson.geocode("999 Oyster Creek Dr").first)
    #expect(found.matchLevel == .street)
    #expect(found.score < 1)
  }

  @Test func `a place and a box choose among streets of one name`() throws {
    let clute = SmallTown.place(9_000, 0)
    var options = Geocoder.Options(near: clute)
    let near = try #require(SmallTown.lakeJackson.geocode("224 Main Street", options).first)
    #expect(near.locality == "Clute")
    options = Geocoder.Options(box: MapWindow(BoundingBox(clute).widened(by: 100_000)))
    let inside = SmallTown.lakeJackson.geocode("224 Main Street", options)
    #expect(!inside.isEmpty)
    #expect(inside.allSatisfy { $0.locality == "Clute" })
  }

  @Test func `every address finds itself by its full text`() {
    for geocoder in [SmallTown.lakeJackson, SmallTown.europe] {
      for mark in geocoder.index.allHouses.map({ geocoder.index.placemark($0) }) {
        let found = geocoder.geocode(mark.formattedAddress).first
        #expect(found?.formattedAddress == mark.formattedAddress)
        #expect(geocoder.placemark(of: mark.object ?? ObjectID(.node, 0)) == mark)
      }
    }
  }

  @Test func `a placemark has its parts and lines in the order of its country`() throws {
    let found = try #require(SmallTown.lakeJackson.geocode("165 oyster creek dr").first)
    #expect(found.subThoroughfare == "165")
    #expect(found.thoroughfare == "Oyster Creek Drive")
    #expect(found.locality == "Lake Jackson")
    #expect(found.isoCountryCode == "US")
    #expect(
      found.formattedAddressLines == [
        "165 Oyster Creek Drive", "Lake Jackson, 77566", "United States",
      ])
    let town = try #require(SmallTown.lakeJackson.geocode("lake jackson").first)
    #expect(town.formattedAddress == "Lake Jackson, United States")
    let german = try #require(SmallTown.europe.geocode("muehlestr 20").first)
    #expect(german.formattedAddress == "Mühlestraße 20, 79379 Müllheim, Germany")
  }
}

/// Name and postcode: enough to tell answers apart.
private func brief(_ mark: Placemark) -> String {
  guard mark.matchLevel == .house || mark.matchLevel == .street else { return mark.name ?? "" }
  return [mark.name, mark.postalCode].compactMap { $0 }.joined(separator: ", ")
}

extension BoundingBox {
  fileprivate func widened(by units: Int32) -> BoundingBox {
    BoundingBox(
      south: south - units, west: west - units, north: north + units, east: east + units)
  }
}
