// SPDX-License-Identifier: Apache-2.0

import Geo
import OSMRoute
import RoadNetwork
import Routing
import TestSupport
import Testing

/// Travel times from one place to many against single routes.
struct TravelTimesTests {
  @Test(arguments: 0..<40)
  func `times to many places are those of single routes`(seed: Int) throws {
    let random = RandomRoadMap(seed: seed)
    let map = TestMap(xml: random.xml)
    var dice = SeededGenerator(seed: seed &+ 2_000_000)
    let places = random.places + (0..<8).map { _ in Self.place(near: random.places, &dice) }
    for profile in TestMap.Profile.allCases {
      for source in places.shuffled(using: &dice).prefix(4) {
        let fault = try Self.fault(map.map.engine, from: source, to: places, profile.rawValue)
        try #require(fault == nil, "seed \(seed), \(profile): \(fault ?? "")\n\(random.xml)")
      }
    }
  }

  private static func place(
    near places: [Coordinate], _ dice: inout SeededGenerator
  ) -> Coordinate {
    let place = places.randomElement(using: &dice) ?? Coordinate(latitude: 0, longitude: 0)
    return Coordinate(
      latitude: place.latitude + .random(in: -20_000...20_000, using: &dice),
      longitude: place.longitude + .random(in: -20_000...20_000, using: &dice))
  }

  /// What differs; `nil` where nothing does.
  private static func fault(
    _ engine: RouteEngine, from source: Coordinate, to targets: [Coordinate], _ profile: String
  ) throws -> String? {
    let times = try? engine.times(
      from: Stop(source), to: targets.map { Stop($0) }, profile: profile)
    for (index, target) in targets.enumerated() {
      let expected = try? engine.route(over: [source, target], profile: profile).duration
      let time = times?[index]
      if time != expected {
        return "\(String(describing: time)) instead of \(String(describing: expected)) from "
          + "\(source) to \(target)"
      }
    }
    return nil
  }

  /// A parking aisle pq that touches nothing, and the main road.
  private static let aisle = TestMap(
    """
    p..q



    a--------b-----------c
    """, grid: 5
  ) {
    way("pq", "service", ["service": "parking_aisle"])
    way("ab")
    way("bc", "residential", ["oneway": "yes"])
  }

  @Test(arguments: ["automobile", "walking"])
  func `a place on an island is moved as it is for a route`(profile: String) throws {
    let places = ["p", "q", "a", "b", "c"].map { Self.aisle.place($0) }
    for source in places {
      #expect(try Self.fault(Self.aisle.map.engine, from: source, to: places, profile) == nil)
    }
  }

  @Test func `a place without a road has no time, and none at all to start from is an error`()
    throws
  {
    let engine = Self.aisle.map.engine, a = Stop(Self.aisle.place("a"))
    let far = Stop(Coordinate(latitude: 0, longitude: 0))
    #expect(try engine.times(from: a, to: [far, a], profile: "automobile") == [nil, 0])
    #expect(try engine.times(from: a, to: [], profile: "automobile") == [])
    #expect(throws: RouteEngine.Failure.notOnMap(stop: 0)) {
      try engine.times(from: far, to: [a], profile: "automobile")
    }
    #expect(throws: RouteEngine.Failure.unknownProfile("boat")) {
      try engine.times(from: a, to: [a], profile: "boat")
    }
  }
}
