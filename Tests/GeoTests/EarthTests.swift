// SPDX-License-Identifier: Apache-2.0

import Geo
import Testing

struct EarthTests {
  func place(_ latitude: Double, _ longitude: Double) throws -> Coordinate {
    try #require(Coordinate(latitudeDegrees: latitude, longitudeDegrees: longitude))
  }

  @Test func `a degree of the equator and of a meridian is 111.195 km`() throws {
    let origin = try place(0, 0)
    #expect(abs(Earth.distance(origin, try place(0, 1)) - 111_195.08) < 0.01)
    #expect(abs(Earth.distance(origin, try place(1, 0)) - 111_195.08) < 0.01)
  }

  @Test func `the antimeridian is no barrier`() throws {
    let west = try place(10, 179.9), east = try place(10, -179.9)
    #expect(Earth.distance(west, east) < 22_000)
    #expect(abs(try #require(Earth.bearing(from: west, to: east)) - 90) < 0.1)
    let plane = LocalPlane(at: west)
    #expect(abs(plane.x(of: east) - Earth.distance(west, east)) < 1)
    #expect(west.interpolated(to: east, fraction: 0.75).longitudeDegrees == -179.95)
  }

  @Test(arguments: [(1.0, 0.0, 0.0), (0.0, 1.0, 90.0), (-1.0, 0.0, 180.0), (0.0, -1.0, 270.0)])
  func `bearings run clockwise from north`(north: Double, east: Double, bearing: Double) throws {
    let found = Earth.bearing(from: try place(0, 0), to: try place(north, east))
    #expect(abs(try #require(found) - bearing) < 1e-9)
  }

  @Test func `one place has no bearing to itself`() throws {
    #expect(Earth.bearing(from: try place(5, 5), to: try place(5, 5)) == nil)
  }

  @Test(arguments: [(350.0, 10.0, 20.0), (10.0, 350.0, -20.0), (0.0, 180.0, 180.0)])
  func `turns are signed, right positive`(before: Double, after: Double, turn: Double) {
    #expect(Earth.turnAngle(from: before, to: after) == turn)
  }

  @Test func `a point projects onto the nearest part of a line`() throws {
    let plane = LocalPlane(at: try place(47, 9))
    let beside = plane.nearestToOrigin(from: try place(46.999, 9.001), to: try place(47.001, 9.001))
    #expect(abs(beside.fraction - 0.5) < 1e-6)
    #expect(abs(beside.metres - Earth.distance(try place(47, 9), try place(47, 9.001))) < 0.01)
    let beyond = plane.nearestToOrigin(from: try place(47.001, 9), to: try place(47.002, 9))
    #expect(beyond.fraction == 0)
  }

  @Test(arguments: [(91.0, 0.0), (0.0, 181.0), (Double.nan, 0.0), (0.0, Double.infinity)])
  func `what is no place on the Earth is refused`(latitude: Double, longitude: Double) {
    #expect(Coordinate(latitudeDegrees: latitude, longitudeDegrees: longitude) == nil)
  }
}
