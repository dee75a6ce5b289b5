// SPDX-License-Identifier: Apache-2.0

import Geo
import Testing

struct MapWindowTests {
  private func place(_ latitude: Double, _ longitude: Double) -> Coordinate {
    Coordinate(
      latitude: Int32(latitude * Coordinate.unitsPerDegree),
      longitude: Int32(longitude * Coordinate.unitsPerDegree))
  }

  private func window(_ west: Double, _ east: Double) -> MapWindow {
    MapWindow(
      south: place(-10, 0).latitude, west: place(0, west).longitude, north: place(20, 0).latitude,
      east: place(0, east).longitude)
  }

  @Test(arguments: [
    (10.0, 30.0, 20.0, true), (10, 30, 10, true), (10, 30, 31, false), (170, -170, 180, true),
    (170, -170, -180, true), (170, -170, -171, true), (170, -170, 169, false),
    (170, -170, 0, false), (-180, 180, 90, true), (20, 20, 20, true),
  ])
  func `a window holds what lies between its west and its east`(
    west: Double, east: Double, longitude: Double, isInside: Bool
  ) {
    #expect(window(west, east).contains(place(5, longitude)) == isInside)
    #expect(!window(west, east).contains(place(21, longitude)))
    #expect(!window(west, east).contains(place(-11, longitude)))
  }

  @Test(arguments: [
    (10.0, 30.0, 20.0), (170, -170, 180), (160, -170, 175), (170, -160, -175), (-180, 180, 0),
  ])
  func `the middle lies between west and east`(west: Double, east: Double, middle: Double) {
    #expect(window(west, east).middle == place(5, middle))
  }

  @Test func `the smallest window around places may cross 180 degrees`() throws {
    let around = try #require(
      MapWindow(around: [place(1, 179), place(-2, -179), place(3, -170), place(0, 175)]))
    #expect(
      around
        == MapWindow(
          south: place(-2, 0).latitude, west: place(0, 175).longitude, north: place(3, 0).latitude,
          east: place(0, -170).longitude))
    #expect(MapWindow(around: [place(1, 2)]) == MapWindow(BoundingBox(place(1, 2))))
    #expect(MapWindow(around: []) == nil)
  }
}
