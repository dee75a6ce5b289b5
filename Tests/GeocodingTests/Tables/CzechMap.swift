// SPDX-License-Identifier: Apache-2.0

/// A town and a village of Czech conventions, and a Slovak town over the border.
enum CzechMap {
  static let map = InventedMap(country: "CZ", centre: (49, 16)) { drawing in
    drawing.area(
      "Česko", level: 2, west: -30_000, south: -30_000, east: 20_000, north: 30_000,
      ["ISO3166-1": "CZ"])
    drawing.area(
      "Slovensko", level: 2, west: 20_000, south: -30_000, east: 50_000, north: 30_000,
      ["ISO3166-1": "SK"])
    drawing.place("Kamenice nad Řekou", "town", (0, 0), ["population": "12000"])
    drawing.place("Podhradí", "suburb", (1_500, 0))
    drawing.place("Lhotka", "village", (6_000, 0))
    drawing.place("Dolní Lhotka", "village", (6_000, 8_000))
    drawing.place("Podhorie", "town", (30_000, 0), ["population": "9000"])
    addStreets(to: &drawing)
    addHouses(to: &drawing)
    addVillages(to: &drawing)
    addPoints(to: &drawing)
  }

  private static func addStreets(to drawing: inout MapDrawing) {
    drawing.street("Hlavní", [(-400, 0), (0, 0), (300, 0), (600, 0)], ["highway": "secondary"])
    drawing.street("Dlouhá", [(0, -300), (0, 0), (0, 300)])
    drawing.street("náměstí Míru", [(300, -100), (300, 0), (300, 100)])
    drawing.street("náměstí Svobody", [(-400, 700), (-300, 700)])
    drawing.street(
      "třída T. G. Masaryka", [(-400, 200), (-50, 200)],
      ["alt_name": "Masarykova třída", "old_name": "Leninova"])
    drawing.street("5. května", [(-400, 300), (-100, 300)])
    drawing.street("28. října", [(-400, 350), (-100, 350)])
    drawing.street("nábřeží Karla IV.", [(-400, 400), (-100, 400)])
    drawing.street("U Lesa", [(-400, 450), (-100, 450)])
    drawing.street("Na Kopci", [(-400, 500), (-100, 500)])
    drawing.street("Pod Lipami", [(-400, 550), (-100, 550)])
    drawing.street("Svatého Václava", [(-400, 600), (-100, 600)])
    drawing.street("Nová", [(-400, -300), (-100, -300)])
    drawing.street("Novákova", [(-400, -350), (-100, -350)])
    drawing.street("Růžová", [(-400, -400), (-100, -400)])
    drawing.street("Dr. Nováka", [(-400, -450), (-100, -450)])
    drawing.street("Havlíčkova", [(-400, -500), (-100, -500)])
    drawing.street("Havlíčkovo náměstí", [(-400, -550), (-300, -550)])
    drawing.street("Dlouhá", [(1_400, 100), (1_700, 100)])
    drawing.street("Námestie slobody", [(30_000, 100), (30_100, 100)])
    drawing.street("Štúrova", [(30_000, 200), (30_200, 200)])
    drawing.street("Hlavná", [(30_000, 300), (30_200, 300)])
  }

  /// Houses of both numbers, "123/4", in a row.
  private static func add(
    _ numbers: String, _ street: String, from start: MapDrawing.Point, _ tags: MapDrawing.Tags,
    to drawing: inout MapDrawing
  ) {
    for (place, number) in numbers.split(separator: " ").enumerated() {
      let parts = number.split(separator: "/").map(String.init)
      drawing.house(
        String(number), street, (start.x + 20 * Double(place), start.y),
        tags.merging(["addr:conscriptionnumber": parts[0], "addr:streetnumber": parts[1]]) { $1 })
    }
  }

  private static func addHouses(to drawing: inout MapDrawing) {
    let town = ["addr:city": "Kamenice nad Řekou", "addr:postcode": "123 45"]
    add("120/2 123/4 125/6 45/8a 126/12", "Hlavní", from: (-300, 10), town, to: &drawing)
    add("201/7 202/9", "Dlouhá", from: (20, 100), town, to: &drawing)
    add("1/1 2/3", "náměstí Míru", from: (310, 50), town, to: &drawing)
    add("11/1 12/2", "náměstí Svobody", from: (-390, 710), town, to: &drawing)
    add("301/5 302/7", "třída T. G. Masaryka", from: (-300, 210), town, to: &drawing)
    add("401/8 402/10", "5. května", from: (-300, 310), town, to: &drawing)
    add("411/10 412/28", "28. října", from: (-300, 360), town, to: &drawing)
    add("421/6 422/8", "nábřeží Karla IV.", from: (-300, 410), town, to: &drawing)
    add("431/3 432/5", "U Lesa", from: (-300, 460), town, to: &drawing)
    add("441/7 442/9", "Na Kopci", from: (-300, 510), town, to: &drawing)
    add("451/1 452/3", "Pod Lipami", from: (-300, 560), town, to: &drawing)
    add("461/2 462/4", "Svatého Václava", from: (-300, 610), town, to: &drawing)
    add("501/2 502/4", "Nová", from: (-300, -290), town, to: &drawing)
    add("511/2 512/4", "Novákova", from: (-300, -340), town, to: &drawing)
    add("521/12 522/14", "Růžová", from: (-300, -390), town, to: &drawing)
    add("531/9 532/11", "Dr. Nováka", from: (-300, -440), town, to: &drawing)
    add("541/3 542/5", "Havlíčkova", from: (-300, -490), town, to: &drawing)
    add("551/3 552/4", "Havlíčkovo náměstí", from: (-390, -540), town, to: &drawing)
    let suburb = town.merging(["addr:suburb": "Podhradí", "addr:postcode": "123 47"]) { $1 }
    add("61/7 62/9", "Dlouhá", from: (1_500, 110), suburb, to: &drawing)
  }

  private static func addVillages(to drawing: inout MapDrawing) {
    for (place, number) in ["44", "45", "77"].enumerated() {
      drawing.node(
        (6_000 + 30 * Double(place), 20),
        [
          "addr:conscriptionnumber": number, "addr:housenumber": number, "addr:place": "Lhotka",
          "addr:city": "Lhotka", "addr:postcode": "123 50",
        ])
      drawing.node(
        (6_000 + 30 * Double(place), 8_020),
        [
          "addr:conscriptionnumber": number, "addr:housenumber": number,
          "addr:place": "Dolní Lhotka", "addr:postcode": "123 51",
        ])
    }
    drawing.node(
      (6_200, 60),
      ["addr:provisionalnumber": "7", "addr:place": "Lhotka", "addr:postcode": "123 50"])
    let slovak = ["addr:city": "Podhorie", "addr:postcode": "034 01"]
    add("700/3 701/4", "Námestie slobody", from: (30_020, 110), slovak, to: &drawing)
    add("710/12 711/14", "Štúrova", from: (30_020, 210), slovak, to: &drawing)
    add("720/1 721/3", "Hlavná", from: (30_020, 310), slovak, to: &drawing)
  }

  private static func addPoints(to drawing: inout MapDrawing) {
    drawing.point("Lékárna U Anděla", "amenity=pharmacy", (320, 60))
    drawing.point("Dr. Max", "amenity=pharmacy", (-350, 15))
    drawing.point("Penzion Dlouhá", "tourism=guest_house", (30, -100))
    drawing.point("Kavárna Míru", "amenity=cafe", (340, -40))
    drawing.point("Hospoda Na Kopci", "amenity=pub", (-150, 520))
    drawing.point("Benzina", "amenity=fuel", (700, 20))
    drawing.point("Kamenice nad Řekou", "railway=station", (800, -400))
    drawing.point("Základní škola Havlíčkova", "amenity=school", (-150, -520))
    drawing.point("Hrad Kamenice", "historic=castle", (1_700, 300))
    drawing.point("Lekáreň Nádej", "amenity=pharmacy", (30_060, 120))
    drawing.point("Obecní úřad Lhotka", "amenity=townhall", (6_100, 40))
  }
}
