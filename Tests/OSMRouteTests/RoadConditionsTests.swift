// SPDX-License-Identifier: Apache-2.0

import Geo
import OSMRoute
import TestSupport
import Testing

/// Traffic and closures, as they are reported.
struct RoadConditionsTests {
  private static let map = TestMap(
    """
    a-b-c-d
      | |
      e-f
    """
  ) {
    for nodes in ["ab", "bc", "cd", "be", "ef", "fc"] { way(nodes) }
  }

  private func length(_ reports: [RoadConditions.Report]) async throws -> Double {
    let ends = try ["a", "d"].map { letter in
      let place = Self.map.place(letter)
      return try #require(
        MapItem(
          coordinate: LocationCoordinate2D(
            latitude: place.latitudeDegrees, longitude: place.longitudeDegrees)))
    }
    var request = Directions.Request(source: ends[0], destination: ends[1])
    request.roadConditions = try RoadConditions(reports, on: Self.map.map)
    let route = try await Directions(request, in: Self.map.map).calculate().routes[0]
    return route.distance.rounded()
  }

  @Test func `what is closed is gone round, in its direction`() async throws {
    let id = Self.map.wayID("bc")
    #expect(try await length([]) == 600)
    #expect(try await length([.init(wayID: id, kilometresPerHour: 0)]) == 1000)
    #expect(
      try await length([.init(wayID: id, kilometresPerHour: 0, direction: .forward)]) == 1000)
    #expect(
      try await length([.init(wayID: id, kilometresPerHour: 0, direction: .backward)]) == 600)
    #expect(try await length([.init(wayID: id, kilometresPerHour: 1)]) == 1000)
  }

  @Test func `ways that are not on the map are counted`() throws {
    let conditions = try RoadConditions(
      [.init(wayID: 4711, kilometresPerHour: 5)], on: Self.map.map)
    #expect(conditions.unknownCount == 1)
  }

  @Test(arguments: [-1, .nan, .infinity])
  func `what is no speed is an error`(speed: Double) {
    let error = #expect(throws: MapError.self) {
      try RoadConditions([.init(wayID: 1, kilometresPerHour: speed)], on: Self.map.map)
    }
    #expect(error?.code == .usage)
  }

  @Test func `conditions of another map are refused`() async throws {
    var request = try SampleTown.request()
    request.roadConditions = try RoadConditions([], on: Self.map.map)
    let asked = request
    let error = await #expect(throws: MapError.self) {
      try await Directions(asked, in: SampleTown.map).calculate()
    }
    #expect(error?.code == .usage)
  }
}
