// SPDX-License-Identifier: Apache-2.0

import OSMRoute
import TestSupport
import Testing

/// Stops as they are typed, trips over them, and trips as URLs.
struct TripStopTests {
  private let map = SampleTown.map

  @Test func `editing the text of a stop invalidates its place`() throws {
    var stop = TripStop("165 oyster creek")
    #expect(!stop.isResolved)
    try stop.resolve(in: map)
    #expect(stop.isResolved)
    #expect(stop.text == "165 Oyster Creek Drive, Lake Jackson, TX 77566-4198, United States")
    let same = stop.text
    stop.text = same
    #expect(stop.isResolved)
    stop.text = "102 This Way"
    #expect(!stop.isResolved)
    #expect(stop.mapItem == nil)
  }

  @Test func `one of several places can be chosen`() throws {
    var stop = TripStop("pizza")
    let candidates = try stop.candidates(in: map, limit: 5)
    #expect(candidates.count > 1)
    stop.choose(candidates[1])
    #expect(stop.mapItem?.name == candidates[1].name)
    #expect(stop.text == candidates[1].placemark.formattedAddress)
  }

  @Test(arguments: ["28.5005396,-94.5039091", "node/60011", "way/80002"])
  func `a stop can be a coordinate or an object`(text: String) throws {
    var stop = TripStop(text)
    try stop.resolve(in: map)
    #expect(stop.isResolved)
    if text.contains("/") { #expect(stop.mapItem?.identifier == text) }
  }

  @Test func `what means nothing is not found`() throws {
    for (text, code) in [
      ("", MapError.Code.usage), (" ", .usage), ("12 Nowhere Xyzzy", .addressNotFound),
      ("node/999999", .addressNotFound), ("95,200", .addressNotFound),
    ] {
      var stop = TripStop(text)
      let error = #expect(throws: MapError.self) { try stop.resolve(in: map) }
      #expect(error?.code == code)
      #expect(stop.isEmpty == (code == .usage))
    }
  }

  @Test func `a trip leaves empty stops out and may come back`() async throws {
    let stops = ["165 oyster creek", "", "Churchill Square", " ", "102 This Way"].map {
      TripStop($0)
    }
    let round = try Directions.Request(over: stops, isRoundTrip: true, in: map)
    let route = try await Directions(round, in: map).calculate().routes[0]
    #expect(route.legs.map(\.destination.name).count == 3)
    #expect(route.legs[2].destination.name == "165 Oyster Creek Drive")
    let oneWay = try Directions.Request(over: stops, in: map)
    #expect(oneWay.stops.count == 1)
    #expect(oneWay.destination?.name == "102 This Way")
  }

  @Test(arguments: [[], [""], ["", "102 This Way"], ["102 This Way"], ["102 This Way", " "]])
  func `a trip needs a start and a stop`(texts: [String]) throws {
    let error = #expect(throws: MapError.self) {
      try Directions.Request(over: texts.map { TripStop($0) }, in: map)
    }
    #expect(error?.code == .usage)
    #expect(
      error?.localizedDescription
        == "Please enter a valid starting point and at least one destination.")
  }

  @Test func `a URL of a maps app is a request`() async throws {
    let url = "https://maps.apple.com/?saddr=165+Oyster+Creek+Dr&daddr=102%20This%20Way&dirflg=w"
    #expect(Directions.Request.isDirectionsRequest(url))
    let request = try Directions.Request(contentsOf: url, in: map)
    #expect(request.transportType == .walking)
    #expect(request.source?.name == "165 Oyster Creek Drive")
    #expect(request.destination?.name == "102 This Way")
    let route = try await Directions(request, in: map).calculate().routes[0]
    #expect(route.transportType == .walking)
    let open = try Directions.Request(
      contentsOf: "https://maps.apple.com/?daddr=102+This+Way", in: map)
    #expect(open.source?.isCurrentLocation == true)
  }

  @Test func `a URL that asks for no directions is an error`() throws {
    for url in ["", "https://example.com/", "102 This Way", "https://maps.apple.com/?dirflg=r"] {
      #expect(!Directions.Request.isDirectionsRequest(url))
      let error = #expect(throws: MapError.self) {
        try Directions.Request(contentsOf: url, in: map)
      }
      #expect(error?.code == .usage)
    }
  }

  @Test func `a trip is handed over to an app`() async throws {
    let request = try SampleTown.request()
    #expect(
      try await request.url(for: .apple, in: map)
        == "https://maps.apple.com/?saddr=28.4926212%2C-94.4911281"
        + "&daddr=28.5005395%2C-94.5039092&dirflg=d")
    #expect(try await request.url(for: .geo, in: map) == "geo:28.5005395,-94.5039092")
    for app in Directions.Request.App.allCases {
      let url = try await request.url(for: app, in: map)
      #expect(Directions.Request.isDirectionsRequest(url))
      #expect(url.utf8.allSatisfy { (0x21...0x7e).contains($0) })
    }
  }

  @Test func `directions are GPX and GeoJSON too, with their credit`() async throws {
    let response = try await Directions(SampleTown.request(), in: map).calculate()
    #expect(response.gpx.contains("<trkpt lat=\"28.4927"))
    #expect(response.geoJSON.contains("\"stroke\""))
    for text in [response.gpx, response.geoJSON] {
      #expect(text.contains("OpenStreetMap contributors"))
    }
    let route = response.routes[0]
    #expect(route.encodedPolyline().count < route.encodedPolyline(decimals: 6).count)
  }
}
