// SPDX-License-Identifier: Apache-2.0

import AddressBuilding
import Geo
import Geocoding
import OSMReader
import PackedFile
import TestSupport
import Testing

struct AddressBuilderTests {
  let folder = TemporaryFolder()

  /// The index of elements written as OSM XML.
  func build(
    _ elements: String, country: String? = nil
  ) throws -> (geocoder: Geocoder, report: AddressReport) {
    let path = folder.write("<osm version=\"0.6\">\(elements)</osm>".utf8, to: "input.osm")
    var builder = ElementStoreBuilder()
    try OSMFile.read(path, into: &builder)
    let (index, report) = AddressBuilder(builder.build(), country: country).build()
    #expect(index.checkIndices() == [])
    return (Geocoder(index: index), report)
  }

  /// A node by its id, metres east and north of one spot, and its tags.
  func node(_ id: Int, _ x: Double, _ y: Double, _ tags: KeyValuePairs<String, String> = [:])
    -> String
  {
    let perDegree = Earth.metresPerUnit * Coordinate.unitsPerDegree
    return
      "<node id=\"\(id)\" lat=\"\(y / perDegree)\" lon=\"\(x / perDegree)\">\(xml(tags))</node>"
  }

  func way(_ id: Int, _ nodes: [Int], _ tags: KeyValuePairs<String, String>) -> String {
    let refs = nodes.map { "<nd ref=\"\($0)\"/>" }.joined()
    return "<way id=\"\(id)\">\(refs)\(xml(tags))</way>"
  }

  private func xml(_ tags: KeyValuePairs<String, String>) -> String {
    tags.map { "<tag k=\"\($0.key)\" v=\"\($0.value)\"/>" }.joined()
  }

  /// A street along the x axis, nodes 1 to 3.
  var mainStreet: String {
    node(1, 0, 0) + node(2, 100, 0) + node(3, 200, 0)
      + way(1, [1, 2, 3], ["highway": "residential", "name": "Main Street", "ref": "B 7"])
  }

  @Test func `a house on a building is a point inside its outline`() throws {
    // An L whose centre of area lies outside.
    let corners = [(0, 10), (100, 10), (100, 14), (4, 14), (4, 110), (0, 110)]
    let nodes = corners.enumerated().map { node(10 + $0, Double($1.0), Double($1.1)) }.joined()
    let (geocoder, _) = try build(
      mainStreet + nodes
        + way(
          9, [10, 11, 12, 13, 14, 15, 10],
          ["building": "yes", "addr:housenumber": "5", "addr:street": "Main Street"]))
    let house = try #require(geocoder.geocode("main street 5").first)
    #expect(house.object == ObjectID(.way, 9))
    let x = Double(house.coordinate.longitude) * Earth.metresPerUnit
    let y = Double(house.coordinate.latitude) * Earth.metresPerUnit
    #expect((0...4).contains(x) && (10...110).contains(y) || (10...14).contains(y))
    #expect(
      geocoder.placemark(of: ObjectID(.way, 9))
        == geocoder.index.allHouses.first.map { geocoder.index.placemark($0) })
  }

  @Test func `each number of a list is found, with its object`() throws {
    let (geocoder, report) = try build(
      mainStreet
        + node(20, 50, 10, ["addr:housenumber": "12; 14,16", "addr:street": "Main Street"]))
    #expect(report.addresses == 3)
    for number in ["12", "14", "16"] {
      let found = geocoder.geocode("\(number) Main Street").first
      #expect(found?.subThoroughfare == number)
      #expect(found?.object == ObjectID(.node, 20))
    }
    #expect(geocoder.placemarks(of: ObjectID(.node, 20)).count == 3)
  }

  @Test func `an address without a street is put on the nearest named one, and reported`() throws {
    let (geocoder, report) = try build(
      mainStreet + node(20, 50, 100, ["addr:housenumber": "8"])
        + node(21, 50, 900, ["addr:housenumber": "9"])
        + node(22, 50, 50, ["addr:housenumber": "?", "addr:street": "Main Street"]))
    #expect(geocoder.geocode("8 Main Street").first?.matchLevel == .house)
    #expect(geocoder.geocode("9 Main Street").first?.matchLevel == .interpolated)
    #expect(geocoder.geocode("9 Main Street").first?.subThoroughfare == "8")
    #expect(report.inferredStreet == 1)
    #expect(report.addressWithoutStreet == 1)
    #expect(report.unreadableNumber == 1)
  }

  @Test func `a number that belongs to a place stays off the street of that name`() throws {
    let (geocoder, report) = try build(
      mainStreet
        + node(20, 50, 10, ["addr:housenumber": "3", "addr:place": "Main Street"])
        + node(21, 60, 10, ["addr:housenumber": "4", "addr:street": "Back Lane"]))
    #expect(report.numberedByPlace == 1)
    #expect(report.streetWithoutWay == 1)
    #expect(geocoder.geocode("3 Main Street").first?.object == ObjectID(.node, 20))
    #expect(geocoder.geocode("back ln 4").first?.object == ObjectID(.node, 21))
    #expect(geocoder.index.streetCount == 3)
  }

  @Test func `streets are found by every name, and are one while they lie together`() throws {
    let (geocoder, _) = try build(
      mainStreet + node(4, 300, 0) + node(5, 5_000, 0) + node(6, 5_100, 0)
        + way(2, [3, 4], ["highway": "service", "name": "Main Street", "name:de": "Hauptstraße"])
        + way(3, [5, 6], ["highway": "service", "name": "Main Street"])
        + way(4, [1, 5], ["highway": "proposed", "name": "Future Street"]))
    #expect(geocoder.index.streetCount == 2)
    for text in ["main street", "Hauptstr.", "B7"] {
      #expect(geocoder.geocode(text).first?.thoroughfare == "Main Street")
    }
    #expect(geocoder.geocode("future street").allSatisfy { $0.thoroughfare == "Main Street" })
  }

  @Test func `a road without a name is found by its number, and has no houses`() throws {
    let (geocoder, report) = try build(
      node(1, 0, 0) + node(2, 900, 0)
        + way(1, [1, 2], ["highway": "motorway", "ref": "I 280;CA 82"])
        + way(2, [1, 2], ["highway": "service", "ref": "X 1"])
        + node(20, 50, 10, ["addr:housenumber": "8"]))
    for text in ["I 280", "i280", "I-280", "ca 82"] {
      #expect(geocoder.geocode(text).first?.thoroughfare == "I 280")
    }
    #expect(geocoder.geocode("x 1").isEmpty)
    #expect(report.addressWithoutStreet == 1)
  }

  @Test func `a street is not drawn across absent nodes`() throws {
    let (geocoder, report) = try build(
      node(1, 0, 0) + node(2, 100, 0) + node(4, 300, 0) + node(5, 400, 0)
        + way(1, [1, 2, 3, 4, 5], ["highway": "residential", "name": "Main Street"])
        + way(2, [7, 8], ["highway": "residential", "name": "Lost Street"]))
    let middle = Coordinate(
      latitude: 0, longitude: Int32((200 / Earth.metresPerUnit).rounded()))
    let metres = try #require(geocoder.reverse(middle).first?.metres)
    #expect(abs(metres - 100) < 0.1)
    #expect(report.collected.withoutNodes == 1)
  }

  @Test func `points of interest carry their contacts and the address beside them`() throws {
    let (geocoder, report) = try build(
      mainStreet + node(20, 50, 10, ["addr:housenumber": "8", "addr:street": "Main Street"])
        + node(
          30, 52, 12,
          [
            "amenity": "pharmacy", "name": "Löwen-Apotheke", "contact:phone": "+49 1",
            "website": "https://example.org", "opening_hours": "24/7",
          ])
        + node(31, 150, 10, ["shop": "bakery", "brand": "Back-Factory"])
        + node(32, 150, 10, ["amenity": "bench"]))
    #expect(report.points == 2)
    let pharmacy = try #require(geocoder.geocode("lowen apotheke").first)
    #expect(pharmacy.phone == "+49 1")
    #expect(pharmacy.url == "https://example.org")
    #expect(pharmacy.openingHours == "24/7")
    #expect(pharmacy.category == "amenity=pharmacy")
    #expect(pharmacy.subThoroughfare == "8")
    #expect(geocoder.search(.init("bakery")).first?.placemark.name == "Back-Factory")
    #expect(geocoder.geocode("pharmacy main street 8").first?.name == "Löwen-Apotheke")
  }

  @Test func `the country is the option's, else what most addresses name`() throws {
    let houses =
      mainStreet
      + node(20, 5, 5, ["addr:housenumber": "1", "addr:street": "Main Street"])
      + node(
        21, 9, 5, ["addr:housenumber": "2", "addr:street": "Main Street", "addr:country": "de"])
    let assumed = try build(houses)
    #expect(assumed.report.country == "DE")
    #expect(assumed.report.isCountryAssumed)
    #expect(assumed.geocoder.geocode("main street 1").first?.country == "Germany")
    let given = try build(houses, country: "AT")
    #expect(given.geocoder.geocode("main street 1").first?.country == "Austria")
    #expect(given.geocoder.geocode("main street 2").first?.country == "Germany")
  }

  @Test func `a street stands in its middle, wherever its nodes are`() throws {
    let (geocoder, _) = try build(
      node(1, 0, 0) + node(2, 200, 0)
        + way(1, [1, 2], ["highway": "residential", "name": "Main Street"]))
    let street = try #require(geocoder.geocode("main street").first)
    #expect(abs(Double(street.coordinate.longitude) * Earth.metresPerUnit - 100) < 1)
  }

  @Test func `a postcode that is not tagged is that of the street, else of what is near`() throws {
    func house(_ id: Int, _ x: Double, _ number: Int, _ code: String? = nil, street: String)
      -> String
    {
      node(
        id, x, 10, ["addr:housenumber": "\(number)", "addr:street": street]
      ).replacing(
        "</node>", with: (code.map { xml(["addr:postcode": $0]) } ?? "") + "</node>")
    }
    let (geocoder, _) = try build(
      mainStreet + node(4, 201, 5) + node(5, 300, 5)
        + way(2, [4, 5], ["highway": "residential", "name": "Side Street"])
        + house(20, 50, 1, "11111", street: "Main Street")
        + house(21, 190, 3, street: "Main Street")
        + house(22, 210, 1, "22222", street: "Side Street")
        + house(23, 260, 2, street: "Side Street") + node(24, 9_000, 0)
        + node(25, 9_000, 10, ["addr:housenumber": "1", "addr:place": "Farm"])
        + node(26, 120, 30, ["amenity": "cafe", "name": "Café"]))
    for (text, code) in [
      ("main street 3", "11111"), ("side street 2", "22222"), ("main street", "11111"),
      ("farm 1", nil), ("café", "11111"),
    ] {
      #expect(geocoder.geocode(text).first?.postalCode == code, "\(text)")
    }
  }

  @Test func `a neighbourhood stands beside its suburb`() throws {
    let tags: KeyValuePairs = [
      "addr:housenumber": "1", "addr:street": "Main Street", "addr:city": "Town",
      "addr:suburb": "North", "addr:neighbourhood": "Hill",
    ]
    let (geocoder, _) = try build(mainStreet + node(20, 5, 5, tags))
    let house = try #require(geocoder.geocode("main street 1, hill, town").first)
    #expect(house.score > 0.99)
    #expect([house.neighbourhood, house.subLocality, house.locality] == ["Hill", "North", "Town"])
  }

  @Test func `the same input in another order gives the same bytes`() throws {
    let parts = [
      mainStreet, node(20, 5, 5, ["addr:housenumber": "1", "addr:street": "Main Street"]),
      node(21, 9, 5, ["amenity": "cafe", "name": "Café"]),
      node(22, 0, 0, ["place": "town", "name": "Town"]),
    ]
    var files: [[UInt8]] = []
    for elements in [parts, parts.reversed()] {
      var writer = ContainerWriter()
      try build(elements.joined()).geocoder.index.addSections(to: &writer)
      try writer.write(to: folder.file("map"))
      files.append(TemporaryFolder.read(folder.file("map")))
    }
    #expect(files[0] == files[1])
  }
}
