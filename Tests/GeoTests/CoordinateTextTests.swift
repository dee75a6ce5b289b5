// SPDX-License-Identifier: Apache-2.0

import Geo
import Testing

struct CoordinateTextTests {
  @Test(arguments: [
    // Degrees.
    ("48.2,11.5", 48.2, 11.5), ("48.2, 11.5", 48.2, 11.5), ("48.2 11.5", 48.2, 11.5),
    ("48.2; 11.5", 48.2, 11.5), ("48.2;11.5", 48.2, 11.5), ("48.2/11.5", 48.2, 11.5),
    ("(48.2, 11.5)", 48.2, 11.5), ("[48.2, 11.5]", 48.2, 11.5), ("\"48.2, 11.5\"", 48.2, 11.5),
    ("  48.2,11.5 ", 48.2, 11.5), ("48.2,11.5.", 48.2, 11.5), ("48.2\t11.5", 48.2, 11.5),
    ("48.2, 11", 48.2, 11), ("48,11.5", 48, 11.5), ("48.2°, 11.5°", 48.2, 11.5),
    ("48.2° 11.5°", 48.2, 11.5), ("48° 11°", 48, 11), (".5,.25", 0.5, 0.25),
    ("+48.2 +11.5", 48.2, 11.5), ("+48.2+011.5/", 48.2, 11.5), ("+48.2-011.5/", 48.2, -11.5),
    // Decimal commas.
    ("48,2 11,5", 48.2, 11.5), ("48,2; 11,5", 48.2, 11.5), ("48,2, 11,5", 48.2, 11.5),
    ("48,2;11,5", 48.2, 11.5), ("N 48,2 E 11,5", 48.2, 11.5), ("48,2° N, 11,5° O", 48.2, 11.5),
    ("-33,9 18,4", -33.9, 18.4), ("48,2 / 11,5", 48.2, 11.5),
    // Whole numbers.
    ("40,-74", 40, -74), ("48,11", 48, 11), ("40, -74", 40, -74), ("-33,18", -33, 18),
    ("0,0", 0, 0),
    // Signs.
    ("-33.9,18.4", -33.9, 18.4), ("−33.9, 18.4", -33.9, 18.4), ("–33.9, −18.4", -33.9, -18.4),
    ("33.9S 18.4E", -33.9, 18.4), ("48.2,11.5,17z", 48.2, 11.5),
    ("@48.2,-11.5,17.5z", 48.2, -11.5), ("@48.2,11.5,300m/data=!3m1", 48.2, 11.5),
    ("-33.9 S, 18.4 E", -33.9, 18.4),
  ])
  func `degrees with points, commas and signs`(text: String, latitude: Double, longitude: Double) {
    #expect(CoordinateText.parse(text) == place(latitude, longitude))
  }

  @Test(arguments: [
    ("48.2N 11.5E", 48.2, 11.5), ("48.2 N, 11.5 E", 48.2, 11.5), ("N48.2 E11.5", 48.2, 11.5),
    ("n 48.2 e 11.5", 48.2, 11.5), ("N 48.2, W 11.5", 48.2, -11.5), ("S48.2 W11.5", -48.2, -11.5),
    ("11.5E 48.2N", 48.2, 11.5), ("E 11.5 N 48.2", 48.2, 11.5), ("N 48 E 11", 48, 11),
    ("48 N, 11 E", 48, 11), ("48.2° North, 11.5° West", 48.2, -11.5),
    ("48.2 Nord 11.5 Ost", 48.2, 11.5), ("48.2° nord, 11.5° ouest", 48.2, -11.5),
    ("40.4 Norte, 3.7 Oeste", 40.4, -3.7), ("41.9 Nord, 12.5 Est", 41.9, 12.5),
    ("55.75 с. ш. 37.62 в. д.", 55.75, 37.62), ("55,75° с.ш., 37,62° в.д.", 55.75, 37.62),
    ("С 55.75 В 37.62", 55.75, 37.62), ("33.9 ю. ш., 70.5 з. д.", -33.9, -70.5),
    ("55°45′21″ с. ш. 37°37′04″ в. д.", 55.755_833_3, 37.617_777_8),
    ("北纬39.9 东经116.4", 39.9, 116.4), ("北纬39.9度，东经116.4度", 39.9, 116.4),
    ("南緯33.9 西経70.5", -33.9, -70.5), ("東經121.5 北緯25.0", 25, 121.5),
    ("北緯35度41分22秒 東経139度41分30秒", 35.689_444_4, 139.691_666_7),
    ("50,08° s. š., 14,42° v. d.", 50.08, 14.42), ("41.0 kuzey 29.0 doğu", 41, 29),
    ("lat=48.2 lon=11.5", 48.2, 11.5), ("lat: 48.2, lng: 11.5", 48.2, 11.5),
    ("lon=11.5 lat=48.2", 48.2, 11.5), ("latitude 48.2 longitude 11.5", 48.2, 11.5),
    ("Breite 48,2 Länge 11,5", 48.2, 11.5), ("широта 55.75 долгота 37.62", 55.75, 37.62),
    ("纬度：39.9，经度：116.4", 39.9, 116.4), ("{\"lat\": 48.2, \"lon\": 11.5}", 48.2, 11.5),
    ("lat, lon: 48.2, 11.5", 48.2, 11.5), ("lon,lat 11.5,48.2", 48.2, 11.5),
    ("GPS: 48.2, 11.5", 48.2, 11.5), ("lat 48.2 N lon 11.5 W", 48.2, -11.5),
    ("４８．２，１１．５", 48.2, 11.5), ("٤٨٫٢, ١١٫٥", 48.2, 11.5),
  ])
  func `letters of many languages say which number is which`(
    text: String, latitude: Double, longitude: Double
  ) {
    #expect(CoordinateText.parse(text) == place(latitude, longitude))
  }

  @Test(arguments: [
    "48°12'30\"N 11°30'45\"E", "48°12'30\"N, 11°30'45\"E", "48° 12' 30\" N, 11° 30' 45\" E",
    "48º12’30”N 11º30’45”E", "48°12′30″N 11°30′45″E", "N48°12'30\" E11°30'45\"",
    "N 48° 12' 30\" E 11° 30' 45\"", "48°12'30'' 11°30'45''", "48°12′30′′N 11°30′45′′E",
    "48d12m30s N 11d30m45s E", "48d12m30sN 11d30m45sE", "48d12m30sN,11d30m45sE",
    "48d 12m 30s 11d 30m 45s", "48 12 30 N 11 30 45 E",
    "N 48 12 30, E 11 30 45", "48:12:30 11:30:45", "48:12:30N 011:30:45E",
    "48-12-30 N, 011-30-45 E", "48° 12.5' N 11° 30.75' E", "N 48° 12.500 E 11° 30.750",
    "N 48 12.5 E 11 30.75", "48°12,5'N 11°30,75'E", "N 48° 12,5 E 11° 30,75",
    "48°12'30\"N 11°30'45\"O", "48 deg 12 min 30 sec N 11 deg 30 min 45 sec E",
    "48°12'30\",11°30'45\"", "48° 12′ 30.00″, 11° 30′ 45.00″", "11°30'45\"E 48°12'30\"N",
    "48 Grad 12 Minuten 30 Sekunden Nord 11 Grad 30 Minuten 45 Sekunden Ost",
    "48-12.5N 011-30.75E",
  ])
  func `minutes and seconds in all their signs`(text: String) {
    #expect(CoordinateText.parse(text) == place(48.208_333_3, 11.5125))
  }

  @Test(arguments: [
    "", " ", "12 5", "12, 14", "48 Main", "12;14", "48/11", "12-14", "12 14 16", "40 N 100 W",
    "500 S 200 E", "500 S, 200 E", "48", "48.2", "48.2 11.5 9.1", "48.2,11.5,9", "Main St 48.2",
    "5th Avenue", "Calle 13, 5", "12 N", "N-401", "-12 N", "12,5 14", "12 A", "12:30 14:30",
    "5 & 7", "12a,14b", "1600 Pennsylvania Ave", "B 12, B 14", "M25", "Rue 8 Mai 1945",
    "12 - 14", "48.2 - 11.5", "95,200", "A4,A5", "-", "°", "N", ",", "12 bis", "№ 12",
    "北京12号", "1-2-3", "12/4 5/6", "7 O'Connell St", "10 o 12", "+1 979 555 0100",
  ])
  func `house numbers, streets and what is half a coordinate are none`(text: String) {
    #expect(CoordinateText.parse(text) == .none)
  }

  @Test(arguments: [
    ("95.1,200.2", "“95.1,200.2” is no latitude (-90 to 90) and longitude (-180 to 180)."),
    ("120.5 45.2", "“120.5 45.2” is no latitude (-90 to 90) and longitude (-180 to 180)."),
    ("48°72'N 11°E", "“48°72'N 11°E” has minutes or seconds that are not below 60."),
    ("N 48.2", "“N 48.2” is half a coordinate."), ("-94.5 N", "“-94.5 N” is half a coordinate."),
    ("28°30'W", "“28°30'W” is half a coordinate."),
    ("48.2 N 11.5", "“48.2 N 11.5” is half a coordinate."),
    ("28°61'N 94°30'W", "“28°61'N 94°30'W” has minutes or seconds that are not below 60."),
    ("48.2 N 11.5 N", "“48.2 N 11.5 N” has two latitudes."),
    ("lon 48.2 lon 11.5", "“lon 48.2 lon 11.5” has two longitudes."),
    ("geo:95,11", "“geo:95,11” is no latitude (-90 to 90) and longitude (-180 to 180)."),
  ])
  func `what looks like a coordinate and is none says why`(text: String, reason: String) {
    #expect(CoordinateText.parse(text) == .invalid(reason))
  }

  @Test(arguments: [
    ("geo:48.2,11.5", 48.2, 11.5), ("geo:48.2,11.5?z=10", 48.2, 11.5),
    ("geo:48.2,11.5,300;u=35", 48.2, 11.5), ("geo:0,0?q=48.2,11.5(Home)", 48.2, 11.5),
    ("GEO:48.2,-11.5", 48.2, -11.5),
    ("https://www.openstreetmap.org/#map=15/48.2/11.5", 48.2, 11.5),
    ("https://www.openstreetmap.org/#map=15/48.2/-11.5&layers=T", 48.2, -11.5),
    ("https://www.openstreetmap.org/?mlat=48.2&mlon=11.5#map=5/1/2", 48.2, 11.5),
    ("openstreetmap.org/#map=15/48.2/11.5", 48.2, 11.5),
    ("https://www.openstreetmap.org/way/123#map=15/48.2/11.5", 48.2, 11.5),
    ("https://www.google.com/maps/@48.2,11.5,15z", 48.2, 11.5),
    ("https://www.google.com/maps/place/X/@1.0,2.0,17z/data=!3m1!4b1!3d48.2!4d11.5", 48.2, 11.5),
    ("https://maps.google.com/?q=48.2,11.5", 48.2, 11.5),
    ("https://maps.google.com/maps?q=loc:48.2,11.5", 48.2, 11.5),
    ("https://www.google.com/maps/search/?api=1&query=48.2%2C11.5", 48.2, 11.5),
    ("https://www.google.com/maps/search/48.2,+11.5", 48.2, 11.5),
    ("https://maps.apple.com/?ll=48.2,11.5&z=10", 48.2, 11.5),
    ("https://maps.apple.com/?q=Home&ll=48.2,11.5", 48.2, 11.5),
    ("http://maps.apple.com/?daddr=48.2,11.5", 48.2, 11.5),
    ("https://www.bing.com/maps?cp=48.2~11.5&lvl=15", 48.2, 11.5),
    ("https://yandex.ru/maps/?ll=11.5%2C48.2&z=12", 48.2, 11.5),
    ("https://example.org/map?lat=48.2&lon=11.5", 48.2, 11.5),
  ])
  func `links of maps name a place`(text: String, latitude: Double, longitude: Double) {
    #expect(CoordinateText.parse(text) == place(latitude, longitude))
  }

  @Test(arguments: [
    "https://www.openstreetmap.org/", "https://example.org", "geo:", "geo:0,0?q=Main Street",
    "https://www.google.com/maps/place/Brighton", "https://maps.apple.com/?q=Brighton",
    "https://www.openstreetmap.org/#map=15", "http://%", "http://%zz?q=%2", "www.example.org/1,x",
  ])
  func `links without a place have none`(text: String) {
    #expect(CoordinateText.parse(text) == .none)
  }

  @Test func `O is east or west, whichever lies in the box`() {
    let west = BoundingBox(
      south: 400_000_000, west: -50_000_000, north: 410_000_000, east: -20_000_000)
    #expect(CoordinateText.parse("40,4° N, 3,7° O") == place(40.4, 3.7))
    #expect(CoordinateText.parse("40,4° N, 3,7° O", within: west) == place(40.4, -3.7))
    #expect(CoordinateText.parse("40,4° N, 3,7° E", within: west) == place(40.4, 3.7))
  }

  @Test(arguments: [
    "1", "-", "°", "N", "48.2 ", "'", "48°", ",", "۱", "с. ", "北", ".1", "48,2", ":", "geo:", "%2",
    "http://?q=", "\u{301}", "🏠", "W48.2,",
  ])
  func `a text of any length is read`(piece: String) {
    for count in [1, 2, 3, 50, 10_000] {
      _ = CoordinateText.parse(String(repeating: piece, count: count))
      _ = CoordinateText.parse("48.2 " + String(repeating: piece, count: count))
    }
  }

  @Test func `any mixture of parts is read, and what is read is on the Earth`() {
    let parts = [
      "48", "11.5", "-", "−", "+", "°", "'", "\"", "′", "″", "N", "s", "O", "W", "с. ш.", "北纬", "度",
      "lat",
      "lon", ",", ";", "/", " ", ":", "d", "m", ".", "999999999999999999999", "&", "@", "(", "٤",
      "€",
      "geo:", "http://", "?q=", "#map=", "!3d", "!4d", "%2C", "\u{300}",
    ]
    var seed: UInt64 = 11
    func next(_ count: Int) -> Int {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(seed >> 33) % count
    }
    for _ in 0..<20_000 {
      let text = (0...next(12)).map { _ in parts[next(parts.count)] }.joined()
      guard case .place(let place) = CoordinateText.parse(text) else { continue }
      #expect(abs(place.latitudeDegrees) <= 90 && abs(place.longitudeDegrees) <= 180)
    }
  }

  private func place(_ latitude: Double, _ longitude: Double) -> CoordinateText.Result {
    Coordinate(latitudeDegrees: latitude, longitudeDegrees: longitude).map { .place($0) } ?? .none
  }
}
