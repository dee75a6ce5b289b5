// SPDX-License-Identifier: Apache-2.0

extension GermanTests {
  /// Two towns in Germany, one in Austria to the east, one in Switzerland to the west.
  static let map = InventedMap(country: nil, home: "Mühlbach", centre: (47.8, 7.6)) { map in
    map.area(
      "Deutschland", level: 2, west: -20_000, south: -20_000, east: 20_000, north: 20_000,
      ["ISO3166-1": "DE", "name:en": "Germany"])
    map.area(
      "Österreich", level: 2, west: 20_000, south: -20_000, east: 40_000, north: 20_000,
      ["ISO3166-1": "AT", "name:en": "Austria"])
    map.area(
      "Schweiz/Suisse/Svizzera/Svizra", level: 2, west: -40_000, south: -20_000, east: -20_000,
      north: 20_000, ["ISO3166-1": "CH", "name:de": "Schweiz", "name:en": "Switzerland"])
    map.area(
      "Baden-Württemberg", level: 4, west: -20_000, south: -20_000, east: 19_000, north: 20_000,
      ["ISO3166-2": "DE-BW"])
    map.area(
      "Tirol", level: 4, west: 20_000, south: -20_000, east: 39_000, north: 20_000,
      ["ISO3166-2": "AT-7"])
    map.area(
      "Zürich", level: 4, west: -39_000, south: -20_000, east: -20_000, north: 20_000,
      ["ISO3166-2": "CH-ZH"])
    map.place("Mühlbach", "town", (0, 0), ["population": "18000", "name:ru": "Мюльбах"])
    map.place("Bad Sulz", "town", (9_000, 0))
    map.place("Steinbrunn", "town", (30_000, 0))
    map.place("Oberdorf", "hamlet", (30_000, 2_000))
    map.place("Oberwil", "town", (-30_000, 0))
    drawMuehlbach(&map)
    drawPointsOfMuehlbach(&map)
    drawBadSulz(&map)
    drawSteinbrunn(&map)
    map.street("Bahnhofstrasse", [(-30_200, 0), (-29_800, 0)])
    map.house(
      "5", "Bahnhofstrasse", (-30_000, 12), ["addr:city": "Oberwil", "addr:postcode": "8400"])
  }

  private static func drawMuehlbach(_ map: inout MapDrawing) {
    let town = ["addr:city": "Mühlbach", "addr:postcode": "79379"]
    map.street("Hauptstraße", [(-400, 0), (0, 0), (400, 0)], ["highway": "secondary"])
    map.houses("10 12 12a 16 20", "Hauptstraße", from: (80, 12), town)
    map.street("Goethestraße", [(0, 0), (0, 300)])
    map.house("8", "Goethestraße", (12, 150), town)
    map.street("Freiburger Straße", [(-400, 0), (-400, 600)], ["ref": "B 3"])
    map.house("33 1/2", "Freiburger Straße", (-388, 300), town)
    map.house("35/1", "Freiburger Straße", (-388, 330), town)
    let short = [
      ("Goetheplatz", "8"), ("Mühlestraße", "20"), ("Mühlenstraße", "20"),
      ("Sankt-Georg-Straße", "4"), ("Friedrich-Ebert-Allee", "10"), ("Dr.-Koch-Straße", "1"),
      ("Am Bach", "3"), ("An der Alten Mühle", "7"), ("Auf der Au", "2"),
      ("Unter den Linden", "1"), ("Lange Straße", "5-7"), ("Großer Ring", "9"),
      ("Kirchgasse", "2"), ("Kirchweg", "2"), ("Straße des 17. Juni", "135"),
      ("Bahnhofstraße", "5"),
    ]
    for (place, (name, number)) in short.enumerated() {
      let y = -200 - 60 * Double(place)
      map.street(name, [(0, y), (300, y)])
      map.house(number, name, (150, y + 10), town)
    }
  }

  private static func drawPointsOfMuehlbach(_ map: inout MapDrawing) {
    map.point("Löwen-Apotheke", "amenity=pharmacy", (60, -10))
    map.point("Bäckerei Müller", "shop=bakery", (100, -190))
    map.point("Mühlbach Bahnhof", "railway=station", (-200, -500))
    map.point("Rathaus", "amenity=townhall", (-100, 50))
    map.point("Edeka", "shop=supermarket", (-420, 400))
  }

  private static func drawBadSulz(_ map: inout MapDrawing) {
    let town = ["addr:city": "Bad Sulz", "addr:postcode": "79419"]
    map.street("Hauptstraße", [(8_800, 0), (9_200, 0)])
    map.houses("5 7", "Hauptstraße", from: (9_000, 12), town)
    map.street("In der Au", [(8_800, 300), (9_200, 300)])
    map.house("2", "In der Au", (9_000, 312), town)
    map.point("Aral", "amenity=fuel", (9_100, -20))
    map.point("Gasthaus Zum Löwen", "amenity=restaurant", (9_150, -20))
  }

  private static func drawSteinbrunn(_ map: inout MapDrawing) {
    let town = ["addr:city": "Steinbrunn", "addr:postcode": "6060"]
    map.street("Hauptplatz", [(29_900, 0), (30_100, 0)])
    map.house("3", "Hauptplatz", (30_000, 12), town)
    map.street("Maria-Theresien-Straße", [(29_900, 200), (30_100, 200)])
    map.house("18", "Maria-Theresien-Straße", (30_000, 212), town)
    map.node(
      (30_000, 2_010),
      town.merging(["addr:housenumber": "45", "addr:place": "Oberdorf"]) { $1 })
  }
}
