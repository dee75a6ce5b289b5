// SPDX-License-Identifier: Apache-2.0

/// A town of Polish conventions, and a village without streets beside one with a street.
enum PolishMap {
  static let map = InventedMap(country: "PL", centre: (52, 20)) { drawing in
    drawing.area(
      "województwo jeziorańskie", level: 4, west: -30_000, south: -30_000, east: 30_000,
      north: 30_000)
    drawing.area(
      "powiat jeziornicki", level: 6, west: -20_000, south: -20_000, east: 20_000, north: 20_000)
    drawing.place("Jeziornica", "town", (0, 0), ["population": "30000"])
    drawing.place("Stare Pole", "suburb", (1_500, 0))
    drawing.place("Borki", "village", (6_000, 0))
    drawing.place("Wólka Dolna", "village", (0, 7_000))
    drawing.place("Osiedle Słoneczne", "neighbourhood", (-1_500, 0))
    addStreets(to: &drawing)
    addHouses(to: &drawing)
    addVillages(to: &drawing)
    addPoints(to: &drawing)
  }

  private static func addStreets(to drawing: inout MapDrawing) {
    drawing.street("Długa", [(-400, 0), (0, 0), (300, 0), (600, 0)], ["highway": "secondary"])
    drawing.street("Krótka", [(0, -300), (0, 0), (0, 300)])
    drawing.street("Jana Długosza", [(-400, 200), (-100, 200)])
    drawing.street(
      "Aleja Jana Pawła II", [(300, -300), (300, 0), (300, 300)], ["highway": "primary"])
    drawing.street("Marszałka Józefa Piłsudskiego", [(-400, 300), (-100, 300)])
    drawing.street("Generała Władysława Sikorskiego", [(-400, 350), (-100, 350)])
    drawing.street("Księdza Ignacego Skorupki", [(-400, 400), (-100, 400)])
    drawing.street("Świętej Anny", [(-400, 450), (-100, 450)])
    drawing.street("Święty Marcin", [(-400, 500), (-100, 500)])
    drawing.street("Świętojańska", [(-400, 550), (-100, 550)])
    drawing.street("3 Maja", [(-400, 600), (-100, 600)])
    drawing.street("11 Listopada", [(-400, 650), (-100, 650)])
    drawing.street("Plac Wolności", [(600, 0), (600, 80)])
    drawing.street("Rynek", [(-450, -100), (-400, -100)], ["highway": "pedestrian"])
    drawing.street("Aleje Lipowe", [(-400, -300), (-100, -300)])
    drawing.street("Lipowa", [(-400, -350), (-100, -350)], ["old_name": "Stalina"])
    drawing.street("Łódzka", [(-400, -400), (-100, -400)])
    drawing.street("Stanisława Żółkiewskiego", [(-400, -450), (-100, -450)])
    drawing.street("Za Murami", [(-400, -500), (-100, -500)])
    drawing.street("Długa", [(5_900, 0), (6_200, 0)])
  }

  private static func addHouses(to drawing: inout MapDrawing) {
    let town = ["addr:city": "Jeziornica", "addr:postcode": "00-123"]
    drawing.houses("10 12 12A 14 5-7", "Długa", from: (-300, 10), town)
    drawing.houses("3 5", "Krótka", from: (10, 100), step: (0, 30), town)
    drawing.houses("10 12", "Jana Długosza", from: (-300, 210), town)
    drawing.houses("18 20", "Aleja Jana Pawła II", from: (310, 100), step: (0, 30), town)
    drawing.houses("5 7", "Marszałka Józefa Piłsudskiego", from: (-300, 310), town)
    drawing.houses("9 11", "Generała Władysława Sikorskiego", from: (-300, 360), town)
    drawing.houses("1 3", "Księdza Ignacego Skorupki", from: (-300, 410), town)
    drawing.houses("4 6", "Świętej Anny", from: (-300, 460), town)
    drawing.houses("4 6", "Święty Marcin", from: (-300, 510), town)
    drawing.houses("4 6", "Świętojańska", from: (-300, 560), town)
    drawing.houses("6 8", "3 Maja", from: (-300, 610), town)
    drawing.houses("3 11", "11 Listopada", from: (-300, 660), town)
    drawing.houses("1 2", "Plac Wolności", from: (610, 20), step: (0, 30), town)
    drawing.houses("7 8", "Rynek", from: (-440, -90), town)
    drawing.houses("2 4", "Aleje Lipowe", from: (-300, -290), town)
    drawing.houses("2 4", "Lipowa", from: (-300, -340), town)
    drawing.houses("30 32", "Łódzka", from: (-300, -390), town)
    drawing.houses("15 17", "Stanisława Żółkiewskiego", from: (-300, -440), town)
    drawing.houses("1 2", "Za Murami", from: (-300, -490), town)
    for (place, number) in ["4", "5"].enumerated() {
      drawing.node(
        (-1_500 + 30 * Double(place), 20),
        town.merging(["addr:housenumber": number, "addr:place": "Osiedle Słoneczne"]) { $1 })
    }
  }

  private static func addVillages(to drawing: inout MapDrawing) {
    drawing.houses(
      "12 14", "Długa", from: (5_950, 10), ["addr:city": "Borki", "addr:postcode": "00-150"])
    for (place, number) in ["14", "15", "15A"].enumerated() {
      drawing.node(
        (30 * Double(place), 7_020),
        [
          "addr:housenumber": number, "addr:place": "Wólka Dolna", "addr:city": "Wólka Dolna",
          "addr:postcode": "00-160",
        ])
    }
  }

  private static func addPoints(to drawing: inout MapDrawing) {
    drawing.point("Apteka pod Lwem", "amenity=pharmacy", (-420, -70))
    drawing.point("Apteka Zdrowie", "amenity=pharmacy", (330, 200))
    drawing.point("Kawiarnia Długa", "amenity=cafe", (60, 15))
    drawing.point("Szkoła Podstawowa nr 5", "amenity=school", (-700, 200))
    drawing.point("Szkoła Podstawowa nr 15", "amenity=school", (-900, 200))
    drawing.point("Jeziornica", "railway=station", (900, -300))
    drawing.point("Żabka", "shop=convenience", (6_030, 20))
    drawing.point("Orlen", "amenity=fuel", (330, -250))
    drawing.point(
      "Kościół św. Anny", "amenity=place_of_worship", (-150, 470), ["religion": "christian"])
    drawing.point("Szpital Powiatowy", "amenity=hospital", (-900, -300))
    drawing.point("Urząd Miasta", "amenity=townhall", (-430, -130))
  }
}
