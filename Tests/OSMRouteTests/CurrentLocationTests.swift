// SPDX-License-Identifier: Apache-2.0

import OSMRoute
import TestSupport
import Testing

/// Where the traveller is, as files and providers tell.
struct CurrentLocationTests {
  private let folder = TemporaryFolder()

  private func gpx(_ text: String) throws -> Location {
    try GPXTrackLocation(contentsOf: folder.write(Array(text.utf8), to: "track.gpx"))
      .currentLocation()
  }

  private func nmea(_ lines: [String]) throws -> Location {
    let text = lines.joined(separator: "\r\n")
    return try NMEALocation(contentsOf: folder.write(Array(text.utf8), to: "log.nmea"))
      .currentLocation()
  }

  private func sentence(_ text: String) -> String {
    let sum = String(text.utf8.reduce(0, ^), radix: 16, uppercase: true)
    return "$\(text)*\(sum.count < 2 ? "0" : "")\(sum)"
  }

  @Test(arguments: [
    "<trkpt lat=\"1.5\" lon=\"2.5\"/><trkpt lat='3.25' lon='-4.5'><ele>7</ele></trkpt>",
    "<rtept lat=\"9\" lon=\"9\"/><trkpt lon=\"-4.5\" lat=\"3.25\"/><wpt lat=\"8\" lon=\"8\"/>",
    "<wpt lat=\"8\" lon=\"8\"/><rtept lat=\"3.25\" lon=\"-4.5\"/>",
    "<gpx:trkpt\n  lat = \"3.25\"\n  lon = \" -4.5 \" />",
    "<trkpt lat=\"3.25\" lon=\"-4.5\"/><!-- <trkpt lat=\"1\" lon=\"1\"/> -->",
    "<trkpt lat=\"3.25\" lon=\"-4.5\"/><name><![CDATA[<trkpt lat=\"1\" lon=\"1\"/>]]></name>",
    "<trkpt lat=\"3.25\" lon=\"-4.5\" note=\"a > b\"/><trkpt lat=\"91\" lon=\"1\"/>",
    "<trkpt lat=\"3.25\" lon=\"-4.5\"/><trkpt lat=\"0x1\" lon=\"1\"/><trkpt lat=\"1\"/>",
    "<trkpt lat=\"3.25\" lon=\"-4.5\"/><trkpt lat=\"1.0\" lon=\"",
  ])
  func `a GPX file's last point is where one is`(text: String) throws {
    let location = try gpx("<?xml version=\"1.0\"?><gpx>\(text)</gpx>")
    #expect(location.coordinate.latitude == 3.25)
    #expect(location.coordinate.longitude == -4.5)
  }

  @Test(arguments: [
    "", "<gpx/>", "<", "<trkpt", "<!--", "<trkpt lat=", "<trkptx lat='1' lon='1'/>",
  ])
  func `a GPX file without a point is an error`(text: String) throws {
    let error = #expect(throws: MapError.self) { try gpx(text) }
    #expect(error?.code == .locationUnknown)
    #expect(error?.details.contains("track.gpx") == true)
  }

  @Test func `a receiver's last valid fix is where one is`() throws {
    let log = [
      sentence("GPGGA,092750.000,2830.0000,N,09430.0000,W,1,8,1.03,61.7,M,55.2,M,,"),
      sentence("GNRMC,092751.000,A,2830.6000,N,09431.2000,W,0.02,31.66,280511,,,A"),
      // Neither valid nor sound.
      sentence("GPGGA,092752.000,,,,,0,0,,,M,,M,,"),
      sentence("GNRMC,092753.000,V,2800.0000,N,09400.0000,W,0.02,31.66,280511,,,N"),
      "$GPGLL,2700.0000,N,09300.0000,W,092754.000,A,A*00",
      "$GPGLL,2700.0000,N,09300.0000,W,092754.000,A,A", "nonsense", "",
    ]
    let location = try nmea(log)
    #expect(abs(location.coordinate.latitude - 28.51) < 1e-7)
    #expect(abs(location.coordinate.longitude + 94.52) < 1e-7)
    #expect(location.horizontalAccuracy == nil)
    #expect(try nmea([log[0]]).horizontalAccuracy == 1.03 * 5)
  }

  @Test(arguments: [
    "GPGLL,2830.0000,N,09430.0000,W,092750.000,A,A",
    "GNGNS,092750.00,2830.0000,N,09430.0000,W,AN,08,1.0,61,55,,",
    "GAGGA,092750.000,2830.0000,N,09430.0000,W,2,8,1.03,61.7,M,55.2,M,,",
  ])
  func `sentences of all systems are read`(text: String) throws {
    let location = try nmea(["$GPGSV,garbage", "12:00:01 " + sentence(text)])
    #expect(abs(location.coordinate.latitude - 28.5) < 1e-7)
    #expect(abs(location.coordinate.longitude + 94.5) < 1e-7)
  }

  @Test(arguments: [
    "GPGLL,2860.0000,N,09430.0000,W,0,A,A", "GPGLL,9930.0000,N,09430.0000,W,0,A,A",
    "GPGLL,2830.0000,E,09430.0000,W,0,A,A", "GPGLL,,N,,W,0,A,A", "GPGLL", "PGRME,15.0,M,45.0,M",
    "GPGNS,0,2830.0000,N,09430.0000,W,NN,0,,,,,", "GPGGA,0,-2830.00,N,09430.0000,W,1,8,1,1,M",
  ])
  func `a log without a fix is an error`(text: String) throws {
    let error = #expect(throws: MapError.self) { try nmea([sentence(text)]) }
    #expect(error?.code == .locationUnknown)
  }

  @Test func `a file that cannot be read is an error`() async throws {
    let providers: [any LocationProvider] = [
      GPXTrackLocation(contentsOf: folder.file("none")), NMEALocation(contentsOf: folder.path),
    ]
    for provider in providers {
      let error = await #expect(throws: MapError.self) { try await provider.currentLocation() }
      #expect(error?.code == .locationUnknown)
    }
  }

  @Test func `the current location is found out when directions are calculated`() async throws {
    let item = MapItem.forCurrentLocation()
    #expect(item.isCurrentLocation)
    #expect(item.name == "Current Location")
    let request = Directions.Request(
      source: item, destination: try SampleTown.item(SampleTown.friend))
    var map = SampleTown.map
    map.locationProvider = FixedLocation(latitude: 28.4926212, longitude: -94.4911281)
    let response = try await Directions(request, in: map).calculate()
    #expect(response.source.placemark.coordinate.latitude == 28.4926212)
    #expect(response.source.name == "Current Location")
    #expect(response.routes[0].steps[0].instructions == "Head northeast on Oyster Creek Drive")
    // It has moved since.
    let track = folder.write(
      Array("<trkpt lat=\"28.5005396\" lon=\"-94.5039091\"/>".utf8), to: "moved.gpx")
    map.locationProvider = GPXTrackLocation(contentsOf: track)
    #expect(try await Directions(request, in: map).calculateETA().distance < 50)
  }

  private struct NoDriver: Error, CustomStringConvertible {
    let description = "no driver"
  }

  private struct BrokenReceiver: LocationProvider {
    func currentLocation() async throws -> Location { throw NoDriver() }
  }

  @Test func `a location that is not known is an error that helps`() async throws {
    let request = Directions.Request(
      source: .forCurrentLocation(), destination: try SampleTown.item(SampleTown.friend))
    let providers: [((any LocationProvider)?, String)] = [
      (nil, "FixedLocation"), (BrokenReceiver(), "no driver"),
      (FixedLocation(latitude: 91, longitude: 0), "91.0,0.0"),
    ]
    for (provider, words) in providers {
      var map = SampleTown.map
      map.locationProvider = provider
      let error = await #expect(throws: MapError.self) {
        try await Directions(request, in: map).calculate()
      }
      #expect(error?.code == .locationUnknown)
      #expect(error?.localizedDescription == "Current location not available.")
      #expect(error?.details.contains(words) == true)
    }
  }
}
