// SPDX-License-Identifier: Apache-2.0

import Geo
import OSMRoute
import TestSupport
import Testing

struct DirectionsTests {
  static let street = TestMap(
    """
    a-----b--c
    """
  ) {
    way("ab", "residential", ["name": "This Way"])
    way("bc", "residential", ["name": "That Way"])
    node("a", ["addr:housenumber": "1", "addr:street": "This Way", "addr:city": "Lake Jackson"])
    node("c", ["addr:housenumber": "2", "addr:street": "That Way", "addr:city": "Lake Jackson"])
  }

  func item(_ text: String) throws -> MapItem {
    let found = try Geocoder(Self.street.map).geocodeAddressString(text)
    return MapItem(placemark: try #require(found.first))
  }

  @Test func `two typed addresses give a route with steps`() async throws {
    let request = Directions.Request(
      source: try item("1 This Way"), destination: try item("2 That Way, Lake Jackson"))
    let response = try await Directions(request, in: Self.street.map).calculate()
    let route = try #require(response.routes.first)
    #expect(response.destination.placemark.thoroughfare == "That Way")
    #expect(route.name == "This Way, That Way")
    #expect(abs(route.distance - 900) < 1)
    #expect(
      route.steps.map(\.instructions).prefix(2) == [
        "Head east on This Way", "Continue onto That Way",
      ])
    #expect(
      abs(route.steps.reduce(0) { $0 + $1.expectedTravelTime } - route.expectedTravelTime) < 1e-6)
    #expect(route.polyline.count == 3)
  }

  @Test func `an end far from any road is told`() async throws {
    let start = LocationCoordinate2D(latitude: 1.01, longitude: 1)
    let far = MapItem(placemark: try #require(Placemark(coordinate: start)))
    let request = Directions.Request(source: far, destination: try item("2 That Way"))
    let route = try await Directions(request, in: Self.street.map).calculate().routes.first
    #expect(
      route?.advisoryNotices == ["This route begins 1112 metres from the starting point."])
  }

  @Test func `a cancelled task gets no directions`() async throws {
    let request = Directions.Request(
      source: try item("1 This Way"), destination: try item("2 That Way"))
    let task = Task {
      // Cancelled before it starts, for it cancels itself.
      unsafe withUnsafeCurrentTask { unsafe $0?.cancel() }
      return try await Directions(request, in: Self.street.map).calculate()
    }
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test func `other routes and roads to keep off are asked for as in MapKit`() async throws {
    let map = TestMap(
      """
        b-----c
       /       \\
      a         d-g
       \\       /
        e-----f
      """
    ) {
      for nodes in ["ab", "cd", "ae", "ef", "fd", "dg"] { way(nodes) }
      way("bc", "residential", ["toll": "yes", "maxspeed": "32"])
    }
    func item(_ letter: String) throws -> MapItem {
      let place = map.place(letter)
      let coordinate = LocationCoordinate2D(
        latitude: place.latitudeDegrees, longitude: place.longitudeDegrees)
      return MapItem(placemark: try #require(Placemark(coordinate: coordinate)))
    }
    var request = Directions.Request(source: try item("a"), destination: try item("g"))
    func tolls() async throws -> [Bool] {
      try await Directions(request, in: map.map).calculate().routes.map(\.hasTolls)
    }
    #expect(try await tolls() == [true])
    request.requestsAlternateRoutes = true
    #expect(try await tolls() == [true, false])
    request.highwayPreference = .avoid
    #expect(try await tolls() == [true, false])
    request.tollPreference = .avoid
    #expect(try await tolls() == [false])
  }

  @Test func `what is not on the map is an error in words`() throws {
    let error = #expect(throws: MapError.self) { try item("77 Nowhere Lane") }
    #expect(error?.title == "Address not found.")
    #expect(error?.code == .addressNotFound)
  }

  @Test func `a place has an address`() throws {
    let corner = Self.street.place("a")
    let place = LocationCoordinate2D(
      latitude: corner.latitudeDegrees, longitude: corner.longitudeDegrees)
    let found = try Geocoder(Self.street.map).reverseGeocodeLocation(place)
    #expect(found.first?.subThoroughfare == "1")
    #expect(found.first?.locality == "Lake Jackson")
  }
}
