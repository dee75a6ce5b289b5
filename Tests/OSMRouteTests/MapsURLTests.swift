// SPDX-License-Identifier: Apache-2.0

import Geo
import OSMRoute
import RoadNetwork
import Testing

/// URLs of maps apps, read and written.
struct MapsURLTests {
  /// What a URL asks for, in one line: "A > B > C walking -tolls"; a place that is passed is in
  /// brackets, one that is left open a question mark.
  private func line(_ url: MapsURL) -> String {
    let via = url.via.map { $0.isPassed ? "(\($0.text))" : $0.text }
    let places = [url.source ?? "?"] + via + [url.destination ?? "?"]
    let avoided = RoadKinds.names.filter { url.avoided.contains(RoadKinds(name: $0[...]) ?? []) }
    return
      ([places.joined(separator: " > ")] + [url.profile].compactMap { $0 }
      + avoided.map { "-" + $0 }).joined(separator: " ")
  }

  private static let urls: [(String, String)] = [
    // Apple's.
    (
      "https://maps.apple.com/?saddr=2%20Infinite%20Loop%2C%20Cupertino&daddr=10%20Wolfe%20Road",
      "2 Infinite Loop, Cupertino > 10 Wolfe Road"
    ),
    ("http://maps.apple.com/?saddr=A&daddr=B&dirflg=w", "A > B walking"),
    ("http://maps.apple.com/maps?saddr=A+B&daddr=C%2BD&dirflg=d", "A B > C+D automobile"),
    ("maps://?saddr=28.5,-94.5&daddr=28.6,-94.6", "28.5,-94.5 > 28.6,-94.6"),
    ("https://maps.apple.com/?saddr=Current%20Location&daddr=B", "? > B"),
    ("https://maps.apple.com/?saddr=&daddr=B", "? > B"),
    ("https://maps.apple.com/?daddr=B", "? > B"),
    ("https://maps.apple.com/?ll=28.5,-94.5&q=Somewhere", "? > 28.5,-94.5"),
    ("https://maps.apple.com/?q=Pizza", "? > Pizza"),
    ("https://maps.apple.com/?address=1,Infinite+Loop", "? > 1,Infinite Loop"),
    (
      "https://maps.apple.com/directions?source=A&waypoint=B&waypoint=C&destination=D&mode=walking",
      "A > B > C > D walking"
    ),
    (
      "https://maps.apple.com/directions?source=A&destination=D&mode=driving&avoid=tolls,highways",
      "A > D automobile -tolls -motorways"
    ),
    ("https://maps.apple.com/place?coordinate=28.5%2C-94.5&name=X", "? > 28.5,-94.5"),
    // Google's.
    ("http://maps.google.com/maps?saddr=A&daddr=B", "A > B"),
    ("https://maps.google.co.uk/maps?saddr=A&daddr=B+to:C+to:D&dirflg=w", "A > B > C > D walking"),
    ("https://maps.google.com/?saddr=A&daddr=B&dirflg=dt", "A > B automobile -tolls"),
    ("https://maps.google.com/?saddr=A&daddr=B&dirflg=h", "A > B -motorways"),
    (
      "https://www.google.com/maps/dir/?api=1&origin=A&destination=B&travelmode=walking",
      "A > B walking"
    ),
    (
      "https://www.google.com/maps/dir/?api=1&origin=A&destination=B&waypoints=C%7Cvia:D%7C%7CE",
      "A > C > (D) > E > B"
    ),
    (
      "https://www.google.com/maps/dir/?api=1&destination=B&avoid=tolls%7Cferries",
      "? > B -tolls -ferries"
    ),
    (
      "https://www.google.de/maps/dir/A+Street,+Town/B/@28.5,-94.5,15z/data=!4m2!4m1!3e0",
      "A Street, Town > B"
    ),
    ("https://www.google.com/maps/dir//B", "? > B"),
    ("https://www.google.com/maps/dir/A/B/C/", "A > B > C"),
    ("https://www.google.com/maps/search/?api=1&query=28.5%2C-94.5", "? > 28.5,-94.5"),
    ("https://www.google.com/maps/search/pizza/@28.5,-94.5,15z", "? > pizza"),
    ("https://www.google.com/maps/place/Churchill+Square/@28.5,-94.5,17z", "? > Churchill Square"),
    ("https://maps.google.com/?q=28.5,-94.5", "? > 28.5,-94.5"),
    ("google.navigation:q=28.5,-94.5&mode=w", "? > 28.5,-94.5 walking"),
    ("google.navigation:q=A+B&avoid=tf", "? > A B -tolls -ferries"),
    ("comgooglemaps://?saddr=A&daddr=B&directionsmode=driving", "A > B automobile"),
    // OpenStreetMap's.
    (
      "https://www.openstreetmap.org/directions?engine=fossgis_osrm_car"
        + "&route=28.5%2C-94.5%3B28.6%2C-94.6#map=15/28.5/-94.5",
      "28.5,-94.5 > 28.6,-94.6 automobile"
    ),
    (
      "https://www.openstreetmap.org/directions?engine=graphhopper_foot&route=1,2;3,4;5,6",
      "1,2 > 3,4 > 5,6 walking"
    ),
    ("https://www.openstreetmap.org/directions?from=A&to=B", "A > B"),
    ("https://www.openstreetmap.org/?mlat=28.5&mlon=-94.5#map=16/28.5/-94.5", "? > 28.5,-94.5"),
    ("https://www.openstreetmap.org/node/240109189", "? > node/240109189"),
    ("https://osm.org/way/17?layers=N", "? > way/17"),
    ("https://www.openstreetmap.org/search?query=Town%20Hall", "? > Town Hall"),
    // geo:
    ("geo:28.5,-94.5", "? > 28.5,-94.5"),
    ("geo:28.5,-94.5,12;crs=wgs84;u=35", "? > 28.5,-94.5"),
    ("GEO:-33.9,18.4?z=11", "? > -33.9,18.4"),
    ("geo:0,0?q=28.5,-94.5(Mum's%20house)", "? > 28.5,-94.5"),
    ("geo:0,0?q=102+This+Way", "? > 102 This Way"),
    ("geo:0,0?q=Shop+(closed)+Street", "? > Shop (closed) Street"),
  ]

  @Test(arguments: urls)
  func `a URL asks for a trip`(url: String, trip: String) throws {
    #expect(line(try MapsURL(url)) == trip)
  }

  @Test(arguments: [
    "", "x", "https://example.com/?saddr=A&daddr=B", "https://www.google.com/search?q=pizza",
    "https://maps.apple.com/", "https://maps.apple.com/?saddr=%ZZ&daddr=B",
    "https://maps.apple.com/?saddr=%ff&daddr=B", "https://www.openstreetmap.org/node/x",
    "mailto:a@b", "geo:", "geo:1", "https://", "https://maps.apple.com", ":", "://",
    "https://www.openstreetmap.org/#map=16/28.5/-94.5",
  ])
  func `what asks for no trip is told so`(url: String) {
    #expect(throws: MapsURLError.self) { try MapsURL(url) }
  }

  @Test(arguments: [
    "https://maps.apple.com/?saddr=A&daddr=B&dirflg=r",
    "https://www.google.com/maps/dir/?api=1&origin=A&destination=B&travelmode=bicycling",
    "https://www.openstreetmap.org/directions?engine=fossgis_osrm_bike&route=1,2;3,4",
  ])
  func `there are no trips by other means`(url: String) throws {
    let error = #expect(throws: MapsURLError.self) { try MapsURL(url) }
    #expect(error?.message.contains("automobile and walking") == true)
  }

  // MARK: Written

  private func place(_ latitude: Double, _ longitude: Double) throws -> Coordinate {
    try #require(Coordinate(latitudeDegrees: latitude, longitudeDegrees: longitude))
  }

  @Test func `a trip is handed over with everything escaped`() throws {
    let ends = [try place(28.5, -94.5), try place(-33.9, 18.4)]
    func text(_ app: MapsURL.App, _ profile: String?) -> String {
      MapsURL.text(for: app, over: ends, passing: [], profile: profile)
    }
    #expect(
      text(.apple, "walking")
        == "https://maps.apple.com/?saddr=28.5%2C-94.5&daddr=-33.9%2C18.4&dirflg=w")
    #expect(
      text(.google, "automobile")
        == "https://www.google.com/maps/dir/?api=1&origin=28.5%2C-94.5&destination=-33.9%2C18.4"
        + "&travelmode=driving")
    #expect(
      text(.osm, "walking")
        == "https://www.openstreetmap.org/directions?engine=fossgis_osrm_foot"
        + "&route=28.5%2C-94.5%3B-33.9%2C18.4")
    #expect(text(.geo, nil) == "geo:-33.9,18.4")
    #expect(!text(.apple, nil).contains("dirflg"))
  }

  @Test(arguments: [MapsURL.App.apple, .google], ["automobile", "walking"])
  func `a trip that is handed over is read back`(app: MapsURL.App, profile: String) throws {
    let stops = try [(1.5, 2.25), (3, -4), (-5.0000001, 6), (7, 8)].map { try place($0.0, $0.1) }
    let text = MapsURL.text(for: app, over: stops, passing: [2], profile: profile)
    let passed = app == .google ? "(-5.0000001,6)" : "-5.0000001,6"
    #expect(line(try MapsURL(text)) == "1.5,2.25 > 3,-4 > \(passed) > 7,8 \(profile)")
  }

  // MARK: Percent signs

  @Test(arguments: [
    ("!*'();:@&=+$,/?%#[]", "%21%2A%27%28%29%3B%3A%40%26%3D%2B%24%2C%2F%3F%25%23%5B%5D"),
    ("Żółć a-b_c.d~e", "%C5%BB%C3%B3%C5%82%C4%87%20a-b_c.d~e"), ("", ""),
  ])
  func `reserved characters are escaped in UTF-8`(text: String, escaped: String) {
    #expect(PercentCode.encode(text) == escaped)
    #expect(PercentCode.decode(escaped[...]) == text)
  }

  @Test(arguments: ["%", "%4", "%zz", "%ff", "a%2"])
  func `half a percent sign stands for nothing`(text: String) {
    #expect(PercentCode.decode(text[...]) == nil)
  }
}
