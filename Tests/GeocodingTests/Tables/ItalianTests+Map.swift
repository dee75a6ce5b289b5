// SPDX-License-Identifier: Apache-2.0

extension ItalianTests {
  static let map = InventedMap(country: "IT", home: "Castel Verde", centre: (43.9, 11.3)) { map in
    map.area(
      "Italia", level: 2, west: -40_000, south: -40_000, east: 40_000, north: 40_000,
      ["ISO3166-1": "IT", "name:en": "Italy"])
    map.area(
      "Toscana", level: 4, west: -39_000, south: -20_000, east: 40_000, north: 20_000,
      ["ISO3166-2": "IT-52", "name:en": "Tuscany"])
    map.area(
      "Firenze", level: 6, west: -38_000, south: -20_000, east: 40_000, north: 20_000,
      ["ISO3166-2": "IT-FI", "name:en": "Florence"])
    map.place("Castel Verde", "town", (0, 0), ["population": "17000"])
    map.place("San Pietro in Colle", "village", (9_000, 0))
    map.place("Il Poggio", "hamlet", (9_000, 1_500))
    map.place(
      "Bruneck - Brunico", "town", (0, 30_000), ["name:de": "Bruneck", "name:it": "Brunico"])
    drawCastelVerde(&map)
    drawShortStreets(&map)
    let village = ["addr:city": "San Pietro in Colle", "addr:postcode": "50040"]
    map.street("Via Roma", [(8_800, 0), (9_200, 0)])
    map.house("12", "Via Roma", (9_000, 12), village)
    map.node(
      (9_000, 1_510), village.merging(["addr:housenumber": "5", "addr:place": "Il Poggio"]) { $1 })
    map.point("Bar Roma", "amenity=bar", (9_050, -12))
    map.point("Forno Bianchi", "shop=bakery", (9_080, -12))
    map.street(
      "Bahnhofstraße - Via Stazione", [(-200, 30_000), (200, 30_000)],
      ["name:de": "Bahnhofstraße", "name:it": "Via Stazione"])
    map.house("4", "Bahnhofstraße - Via Stazione", (0, 30_012), ["addr:city": "Bruneck - Brunico"])
  }

  private static let town = ["addr:city": "Castel Verde", "addr:postcode": "50032"]

  private static func drawCastelVerde(_ map: inout MapDrawing) {
    map.street("Via Roma", [(-400, 0), (0, 0), (400, 0)])
    map.houses("10 12 12/A", "Via Roma", from: (100, 12), town)
    map.house("16 bis", "Via Roma", (180, 12), town)
    map.house("18", "Via Roma", (200, 12), town)
    map.street("Viale Roma", [(0, 0), (0, 300)])
    map.house("12", "Viale Roma", (12, 150), town)
    map.street("Piazza Garibaldi", [(-400, 0), (-400, 80)])
    map.house("3", "Piazza Garibaldi", (-388, 40), town)
    map.street(
      "Strada Statale 16 Adriatica", [(-900, -600), (-900, 600)],
      ["highway": "primary", "ref": "SS16"])
    map.point("Farmacia Rossi", "amenity=pharmacy", (-380, 70))
    map.point("Eni", "amenity=fuel", (-880, 100))
    map.point("Coop", "shop=supermarket", (-200, 200))
    map.point("Castel Verde", "railway=station", (-300, -400))
    map.point("Chiesa di San Giovanni", "amenity=place_of_worship", (-100, -500))
    map.point("Trattoria da Mario", "amenity=restaurant", (80, -12))
  }

  private static func drawShortStreets(_ map: inout MapDrawing) {
    let short = [
      ("Via Garibaldi", "3 3r"), ("Piazza della Repubblica", "1"),
      ("Corso Vittorio Emanuele II", "20"), ("Via dei Mille", "6"), ("Via San Giovanni", "4"),
      ("Via Santa Maria", "5"), ("Via Sant'Antonio", "7"), ("Vicolo dell'Orto", "2"),
      ("Piazzale Loreto", "9"), ("Largo Augusto", "1"), ("Via Alessandro Manzoni", "10"),
      ("Via Fratelli Cervi", "8"), ("Via XX Settembre", "8"), ("Via IV Novembre", "2"),
      ("Via 25 Aprile", "11"),
    ]
    for (place, (name, numbers)) in short.enumerated() {
      let y = -200 - 60 * Double(place)
      map.street(name, [(0, y), (300, y)])
      map.houses(numbers, name, from: (150, y + 10), town)
    }
  }
}
