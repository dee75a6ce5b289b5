// SPDX-License-Identifier: Apache-2.0

import Geo
import OSMRoute
import TestSupport
import Testing

/// The library's geocoder, completer and local search.
struct GeocoderTests {
  static let town = TestMap(
    """
    a--c--b-----------d
       |
       |
       e
       |
       f
    """
  ) {
    way("acbd", "residential", ["name": "Main Street"])
    way("cef", "residential", ["name": "This Way"])
    node("a", ["addr:housenumber": "1", "addr:street": "Main Street", "addr:city": "Lake Jackson"])
    node(
      "b",
      [
        "amenity": "pharmacy", "name": "Main Pharmacy", "phone": "+1 979 555 0106",
        "website": "https://example.com", "opening_hours": "Mo-Fr 09:00-18:00",
      ])
    node("d", ["amenity": "pharmacy", "name": "Far Pharmacy"])
    node("f", ["shop": "bakery", "name": "Main Bakery", "name:de": "Bäckerei"])
  }

  private var geocoder: Geocoder { Geocoder(Self.town.map) }

  private func place(_ letter: String) -> LocationCoordinate2D {
    let place = Self.town.place(letter)
    return LocationCoordinate2D(
      latitude: place.latitudeDegrees, longitude: place.longitudeDegrees)
  }

  @Test func `an address in parts is found`() async throws {
    var address = PostalAddress()
    address.street = "1 Main St"
    address.city = "Lake Jackson"
    let found = try await geocoder.geocodePostalAddress(address)
    #expect(found.first?.name == "1 Main Street")
    #expect(found.first?.matchLevel == .house)
    #expect(try #require(found.first?.score) > 0.9)
    address.street = "1 Xyzzy"
    address.city = ""
    await #expect(throws: MapError.self) { try await geocoder.geocodePostalAddress(address) }
  }

  @Test func `a crossing is found`() throws {
    let found = try geocoder.geocodeAddressString("Main St & This Way", limit: 1)
    #expect(found.map(\.matchLevel) == [.intersection])
    #expect(found.first?.name == "Main Street & This Way")
  }

  @Test func `each word of the text is told apart where that is asked`() throws {
    let found = try geocoder.geocodeAddressString("1 main st, paris", limit: 1, explains: true)
    let words = try #require(found.first).matchedWords
    #expect(words.map(\.part) == [.number, .name, .name, .nothing])
    #expect(words.map(\.text) == ["1", "main", "st", "paris"])
    #expect(try geocoder.geocodeAddressString("1 main st")[0].matchedWords.isEmpty)
  }

  @Test func `questions without sense are errors`() throws {
    for text in ["", "  \n", "\u{3000}"] {
      let error = #expect(throws: MapError.self) { try geocoder.geocodeAddressString(text) }
      #expect(error?.code == .usage)
      #expect(LocalSearchCompleter(Self.town.map).complete(text).isEmpty)
    }
    let a = place("a")
    let questions: [() throws -> Void] = [
      { _ = try geocoder.geocodePostalAddress(PostalAddress()) },
      { _ = try geocoder.geocodeAddressString("Main", limit: 0) },
      { _ = try geocoder.geocodeAddressString("Main", limit: -1) },
      { _ = try geocoder.geocodeAddressString("Main", language: "Deutsch bitte") },
      { _ = try geocoder.reverseGeocodeLocation(a, radius: 0) },
      { _ = try geocoder.reverseGeocodeLocation(a, radius: .nan) },
      { _ = try geocoder.reverseGeocodeLocation(a, layers: []) },
      { _ = try LocalSearch(.init(), in: Self.town.map).start() },
    ]
    for question in questions {
      let error = #expect(throws: MapError.self) { try question() }
      #expect(error?.code == .usage)
    }
    let nowhere = LocationCoordinate2D(latitude: .nan, longitude: 0)
    let error = #expect(throws: MapError.self) { try geocoder.reverseGeocodeLocation(nowhere) }
    #expect(error?.code == .addressNotFound)
  }

  @Test func `what is around a place can be of some layers, in a language`() throws {
    let f = place("f")
    let street = try geocoder.reverseGeocodeLocation(f, layers: .street)
    #expect(street.map(\.name) == ["This Way"])
    let shop = try geocoder.reverseGeocodeLocation(f, layers: .pointOfInterest, language: "de-AT")
    #expect(shop.map(\.name) == ["Bäckerei"])
    let both = try geocoder.reverseGeocodeLocation(f, limit: 9, radius: .infinity)
    #expect(Set(both.map(\.matchLevel)).isSuperset(of: [.house, .street, .pointOfInterest]))
  }

  @Test func `what is being typed is completed`() {
    var completer = LocalSearchCompleter(Self.town.map)
    completer.limit = 3
    let found = completer.complete("1 main s", near: place("a"))
    #expect(found.first?.title == "1 Main Street")
    #expect(found.first?.subtitle == "Lake Jackson")
    #expect(found.count <= 3)
    #expect(completer.complete("far ph").first?.title == "Far Pharmacy")
    #expect(completer.complete("xyzzy").isEmpty)
  }

  @Test func `a local search tells how to reach who is there`() async throws {
    var request = LocalSearch.Request(naturalLanguageQuery: "pharmacy")
    request.region = CoordinateRegion(
      center: place("a"), latitudinalMeters: 1_000, longitudinalMeters: 1_000)
    let response = try await LocalSearch(request, in: Self.town.map).start()
    #expect(response.mapItems.map(\.name) == ["Main Pharmacy", "Far Pharmacy"])
    let item = response.mapItems[0]
    #expect(item.phoneNumber == "+1 979 555 0106")
    #expect(item.url == "https://example.com")
    #expect(item.openingHours == "Mo-Fr 09:00-18:00")
    #expect(item.category == .pharmacy)
    #expect(abs(try #require(item.distance) - 600) < 1)
    #expect(item.expectedTravelTime == nil)
    let box = response.boundingRegion
    #expect(abs(box.center.longitude - (place("b").longitude + place("d").longitude) / 2) < 1e-6)
  }

  @Test func `a region may be required, and a category take the place of a text`() throws {
    var request = LocalSearch.Request()
    request.pointOfInterestCategories = [.pharmacy, .bakery]
    func names() throws -> [String?] {
      try LocalSearch(request, in: Self.town.map).start().mapItems.map(\.name)
    }
    // Without a region all are answers, and none is at any distance.
    #expect(try Set(names()) == ["Main Pharmacy", "Far Pharmacy", "Main Bakery"])
    request.region = CoordinateRegion(
      center: place("b"), span: .init(latitudeDelta: 0.001, longitudeDelta: 0.001))
    #expect(try names() == ["Main Pharmacy", "Main Bakery", "Far Pharmacy"])
    request.regionPriority = .required
    #expect(try names() == ["Main Pharmacy"])
    request.region?.span.latitudeDelta = -1
    #expect(throws: MapError.self) { try names() }
  }

  /// Pharmacies on both sides of the meridian of 180 degrees, and one far from it.
  static let fiji = TestMap(
    xml: "<osm version=\"0.6\">"
      + [(1, 179.99, "West"), (2, -179.98, "East"), (3, 178.0, "Far")].map { id, longitude, name in
        "<node id=\"\(id)\" lat=\"-16\" lon=\"\(longitude)\"><tag k=\"amenity\" v=\"pharmacy\"/>"
          + "<tag k=\"name\" v=\"\(name)\"/></node>"
      }.joined()
      + "<node id=\"4\" lat=\"-16.001\" lon=\"179.99\"/><way id=\"9\"><nd ref=\"4\"/><nd ref=\"1\"/>"
      + "<tag k=\"highway\" v=\"residential\"/><tag k=\"name\" v=\"Way\"/></way></osm>")

  @Test(arguments: [
    (180.0, 0.1, ["East", "West"]), (-179.99, 0.1, ["East", "West"]), (179.99, 0.04, ["West"]),

  ])
  func `a region may cross 180 degrees`(longitude: Double, width: Double, names: [String]) throws {
    var request = LocalSearch.Request(naturalLanguageQuery: "pharmacy")
    request.regionPriority = .required
    request.region = CoordinateRegion(
      center: LocationCoordinate2D(latitude: -16, longitude: longitude),
      span: .init(latitudeDelta: 2, longitudeDelta: width))
    let response = try LocalSearch(request, in: Self.fiji.map).start()
    #expect(response.mapItems.compactMap(\.name).sorted() == names)
    guard names == ["East", "West"] else { return }
    #expect(abs(response.boundingRegion.center.longitude + 179.995) < 1e-6)
    #expect(abs(response.boundingRegion.span.longitudeDelta - 0.03) < 1e-6)
  }

  @Test func `places can come by travel time`() throws {
    var request = LocalSearch.Request()
    request.pointOfInterestCategories = [PointOfInterestCategory(rawValue: "Apotheke"), .bakery]
    request.region = CoordinateRegion(
      center: place("a"), span: .init(latitudeDelta: 0.1, longitudeDelta: 0.1))
    for transport in [Directions.TransportType.automobile, .walking, .any] {
      request.transportType = transport
      let items = try LocalSearch(request, in: Self.town.map).start().mapItems
      #expect(items.map(\.name) == ["Main Pharmacy", "Main Bakery", "Far Pharmacy"])
      let times = items.compactMap(\.expectedTravelTime)
      #expect(times.count == 3)
      #expect(times == times.sorted())
      #expect((times[0] > 300) == (transport == .walking))
    }
    request.region = nil
    let error = #expect(throws: MapError.self) {
      try LocalSearch(request, in: Self.town.map).start()
    }
    #expect(error?.code == .usage)
  }

  @Test func `addresses are answers where they are wanted`() throws {
    var request = LocalSearch.Request(naturalLanguageQuery: "1 Main Street")
    func first() throws -> MapItem? {
      try LocalSearch(request, in: Self.town.map).start().mapItems.first
    }
    #expect(try first()?.placemark.matchLevel == .house)
    request.resultTypes = .pointOfInterest
    request.naturalLanguageQuery = "Far Pharmacy"
    #expect(try first()?.placemark.matchLevel == .pointOfInterest)
    request.resultTypes = .address
    #expect(throws: MapError.self) { try first() }
  }

  @Test func `the asynchronous forms answer alike`() async throws {
    let found = try await geocoder.geocodeAddressString("1 Main Street")
    #expect(found.first?.name == "1 Main Street")
    await #expect(throws: MapError.self) { try await geocoder.geocodeAddressString(" ") }
    let around = try await geocoder.reverseGeocodeLocation(place("d"))
    #expect(around.first?.name == "Far Pharmacy")
    let completed = try await LocalSearchCompleter(Self.town.map).complete("far ph")
    #expect(completed.first?.title == "Far Pharmacy")
  }

  @Test func `a cancelled task gets no answer`() async throws {
    let task = Task {
      unsafe withUnsafeCurrentTask { unsafe $0?.cancel() }
      return try await geocoder.geocodeAddressString("1 Main Street")
    }
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test(arguments: [
    ("de", "de"), ("DE_at", "de"), ("zh-hant-TW", "zh-Hant"), ("sr-Latn", "sr-Latn"),
    ("gsw", "gsw"), ("es-419", "es"),
  ])
  func `a tag of a language is read`(tag: String, code: String) {
    #expect(languageCode(tag) == code)
  }

  @Test(arguments: ["", "d", "german", "d1", "de-", "-de", "de at", "de-ÄT"])
  func `what is no tag of a language is refused`(tag: String) {
    #expect(languageCode(tag) == nil)
  }
}
