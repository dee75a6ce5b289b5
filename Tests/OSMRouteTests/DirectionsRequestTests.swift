// SPDX-License-Identifier: Apache-2.0

import Geo
import OSMRoute
import TestSupport
import Testing

/// What directions can be asked for, on the sample town.
struct DirectionsRequestTests {
  private func response(
    _ request: Directions.Request, in map: OfflineMap = SampleTown.map
  ) async throws -> Directions.Response {
    try await Directions(request, in: map).calculate()
  }

  @Test func `steps and legs add up to the route`() async throws {
    let shop = try SampleTown.item(SampleTown.shop)
    let request = try SampleTown.request { $0.stops = [.init(shop)] }
    let route = try #require(try await response(request).routes.first)
    #expect(route.legs.count == 2)
    #expect(route.legs[0].destination.name == "Churchill Square")
    #expect(route.legs[1].source.name == "Churchill Square")
    for (sum, whole) in [
      (route.legs.reduce(0) { $0 + $1.distance }, route.distance),
      (route.steps.reduce(0) { $0 + $1.distance }, route.distance),
      (route.legs.reduce(0) { $0 + $1.expectedTravelTime }, route.expectedTravelTime),
      (route.steps.reduce(0) { $0 + $1.expectedTravelTime }, route.expectedTravelTime),
    ] {
      #expect(abs(sum - whole) < 0.01)
    }
    for leg in route.legs {
      for (step, next) in zip(leg.steps, leg.steps.dropFirst()) {
        #expect(step.polyline.last?.latitude == next.coordinate.latitude)
        #expect(step.polyline.last?.longitude == next.coordinate.longitude)
      }
      #expect(leg.steps.allSatisfy { $0.polyline.count > 1 && $0.transportType == .automobile })
    }
    #expect(
      route.legs[0].steps.map(\.instructions) == [
        "Head northeast on Oyster Creek Drive", "Turn left onto Main Street",
        "Stop 1 is on your right",
      ])
    #expect(route.waypoints.map(\.roadName).count == 3)
  }

  @Test func `a region holds all points of its line`() async throws {
    let route = try #require(try await response(SampleTown.request()).routes.first)
    let regions =
      [(route.boundingRegion, route.polyline)]
      + route.legs.map { ($0.boundingRegion, $0.polyline) }
      + route.steps.map { ($0.boundingRegion, $0.polyline) }
    for (region, line) in regions {
      let latitudes = line.map(\.latitude).sorted(), longitudes = line.map(\.longitude).sorted()
      let south = latitudes[0], north = latitudes[latitudes.count - 1]
      let west = longitudes[0], east = longitudes[longitudes.count - 1]
      #expect(abs(region.span.latitudeDelta - (north - south)) < 1e-6)
      #expect(abs(region.span.longitudeDelta - (east - west)) < 1e-6)
      #expect(abs(region.center.latitude - (north + south) / 2) < 1e-6)
    }
  }

  @Test func `a place passed by ends no leg`() async throws {
    let shop = try SampleTown.item(SampleTown.shop)
    let request = try SampleTown.request { $0.stops = [.init(shop, isPassedBy: true)] }
    let route = try #require(try await response(request).routes.first)
    #expect(route.legs.count == 1)
    #expect(route.waypoints.count == 3)
  }

  @Test func `each leg may be travelled otherwise`() async throws {
    let shop = try SampleTown.item(SampleTown.shop)
    var request = try SampleTown.request { $0.stops = [.init(shop)] }
    request.legTransportTypes = [.automobile, .walking]
    let route = try #require(try await response(request).routes.first)
    #expect(route.legs.map(\.transportType) == [.automobile, .walking])
    #expect(route.transportType == .any)
    for types in [[Directions.TransportType.walking], [.any, .walking]] {
      request.legTransportTypes = types
      let error = await #expect(throws: MapError.self) { try await response(request) }
      #expect(error?.code == .usage)
    }
  }

  @Test(arguments: [
    ("en", Directions.LengthUnits.miles, "Turn right onto This Way", "1.3 miles"),
    ("de-AT", .kilometres, "Rechts in den This Way abbiegen", "2 km"),
    ("ru", .automatic, "Поверните направо на This Way", "1,3 мили"),
  ])
  func `texts are in a language and its units`(
    language: String, units: Directions.LengthUnits, turn: String, length: String
  ) async throws {
    let request = try SampleTown.request {
      $0.language = language
      $0.lengthUnits = units
    }
    let response = try await response(request)
    #expect(response.routes[0].steps[2].instructions == turn)
    #expect(response.formatter.string(fromDistance: response.routes[0].distance) == length)
  }

  @Test func `a language without directions is an error that names those there are`() async throws {
    let request = try SampleTown.request { $0.language = "tlh" }
    let error = await #expect(throws: MapError.self) { try await response(request) }
    #expect(error?.code == .usage)
    #expect(error?.details.contains("en, ru, zh, de, fr, es") == true)
  }

  @Test func `departure and arrival are told in clock times`() async throws {
    var request = try SampleTown.request { $0.departureDate = ClockTime("2026-11-30T08:00") }
    let leaving = try await response(request).routes[0]
    #expect(leaving.expectedDepartureDate == request.departureDate)
    #expect(
      leaving.expectedArrivalDate
        == request.departureDate?.advanced(by: leaving.expectedTravelTime))
    request.arrivalDate = request.departureDate
    let error = await #expect(throws: MapError.self) { try await response(request) }
    #expect(error?.code == .usage)
    request.departureDate = nil
    let arriving = try await response(request).routes[0]
    #expect(arriving.expectedArrivalDate == request.arrivalDate)
  }

  @Test(arguments: [Directions.TransportType.automobile, .walking, .any])
  func `an estimate is what the first route takes`(type: Directions.TransportType) async throws {
    let shop = try SampleTown.item(SampleTown.shop)
    var request = try SampleTown.request {
      $0.transportType = type
      $0.departureDate = ClockTime("2026-11-30T08:00Z")
    }
    for stops in [[], [Directions.Request.Stop(shop)]] {
      request.stops = stops
      let route = try await response(request).routes[0]
      let estimate = try await Directions(request, in: SampleTown.map).calculateETA()
      #expect(estimate.expectedTravelTime == route.expectedTravelTime)
      // To the centimetre.
      #expect(abs(estimate.distance - route.distance) < 0.015)
      #expect(estimate.transportType == route.transportType)
      #expect(estimate.expectedDepartureDate == request.departureDate)
      #expect(estimate.expectedArrivalDate == route.expectedArrivalDate)
      #expect(estimate.destination.name == "102 This Way")
    }
  }

  @Test func `an estimate without a time departs now`() async throws {
    let before = ClockTime.now.secondsSince1970
    let estimate = try await Directions(SampleTown.request(), in: SampleTown.map).calculateETA()
    let departure = estimate.expectedDepartureDate.secondsSince1970
    #expect(departure >= before && departure <= ClockTime.now.secondsSince1970)
    let travel = estimate.expectedArrivalDate.secondsSince1970 - departure
    #expect(abs(travel - estimate.expectedTravelTime) < 1e-3)
  }

  @Test(arguments: [Directions.TransportType.cycling, .transit])
  func `there are no ways by bicycle or bus`(type: Directions.TransportType) async throws {
    let request = try SampleTown.request { $0.transportType = type }
    for answer in [
      { _ = try await Directions(request, in: SampleTown.map).calculate() },
      { _ = try await Directions(request, in: SampleTown.map).calculateETA() },
    ] as [() async throws -> Void] {
      let error = await #expect(throws: MapError.self) { try await answer() }
      #expect(error?.code == .directionsNotFound)
      #expect(error?.localizedDescription == "Directions not available.")
      #expect(error?.details.contains("\(type)") == true)
    }
  }

  @Test func `a request without an end is none`() async throws {
    var request = Directions.Request()
    request.source = try SampleTown.item(SampleTown.home)
    let error = await #expect(throws: MapError.self) { try await response(request) }
    #expect(
      error?.localizedDescription
        == "Please enter a valid starting point and at least one destination.")
    #expect(error?.description == error?.title)
  }

  @Test func `errors have MapKit's names and words`() throws {
    let error = #expect(throws: MapError.self) { try SampleTown.item("12 Nowhere Xyzzy") }
    #expect(error?.code == .placemarkNotFound)
    #expect(error?.localizedDescription == "Address not found.")
  }

  @Test func `kinds of road can be kept off hard, too`() async throws {
    let map = TestMap(
      """
      a-b=c-d
        | |
        e-f
      """
    ) {
      for nodes in ["ab", "cd", "be", "ef", "fc"] { way(nodes) }
      way("bc", "residential", ["toll": "yes"])
    }
    func item(_ letter: String) throws -> MapItem {
      let place = map.place(letter)
      return try #require(
        MapItem(
          coordinate: LocationCoordinate2D(
            latitude: place.latitudeDegrees, longitude: place.longitudeDegrees)))
    }
    var request = Directions.Request(source: try item("a"), destination: try item("d"))
    for preference in [Directions.RoutePreference.avoid, .exclude] {
      request.tollPreference = preference
      #expect(try await response(request, in: map.map).routes.map(\.hasTolls) == [false])
    }
    request = Directions.Request(source: try item("b"), destination: try item("c"))
    request.unpavedPreference = .exclude
    #expect(try await response(request, in: map.map).routes.map(\.hasTolls) == [true])
  }
}
