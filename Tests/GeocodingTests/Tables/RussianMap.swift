// SPDX-License-Identifier: Apache-2.0

/// A town of Russian conventions, and a village with streets of the same names.
enum RussianMap {
  static let map = InventedMap(country: "RU", centre: (57, 65)) { drawing in
    drawing.area(
      "Сосновская область", level: 4, west: -20_000, south: -20_000, east: 20_000, north: 20_000)
    drawing.place("Берёзовск", "city", (0, 50), ["population": "120000", "name:en": "Berezovsk"])
    drawing.place("Речной", "village", (6_000, 50))
    drawing.place("Дубки", "hamlet", (-6_000, 0))
    drawing.place("микрорайон Солнечный", "neighbourhood", (1_000, -1_000))
    addStreets(to: &drawing)
    addTown(to: &drawing)
    addVillages(to: &drawing)
    addPoints(to: &drawing)
  }

  private static func addStreets(to drawing: inout MapDrawing) {
    drawing.street(
      "улица Ленина", [(-400, 0), (0, 0), (300, 0), (600, 0)], ["name:en": "Lenin Street"])
    drawing.street("проспект Ленина", [(-400, 1_500), (600, 1_500)], ["highway": "primary"])
    drawing.street("улица 8 Марта", [(0, -300), (0, 0), (0, 400)])
    drawing.street(
      "улица Пушкина", [(300, -300), (300, 0), (300, 400)], ["old_name": "Дворянская улица"])
    drawing.street("проспект Мира", [(600, -300), (600, 0), (600, 400)], ["highway": "secondary"])
    drawing.street("улица 50 лет Октября", [(-400, -400), (-100, -400)])
    drawing.street("3-я Парковая улица", [(-400, -500), (-100, -500)])
    drawing.street("5-я Парковая улица", [(-400, -700), (-100, -700)])
    drawing.street("1-й Садовый переулок", [(-400, 500), (-100, 500)])
    drawing.street("Большая Садовая улица", [(-400, 200), (-100, 200)])
    drawing.street("Малая Садовая улица", [(-400, 300), (-100, 300)])
    drawing.street("улица Академика Королёва", [(-900, 200), (-600, 200)])
    drawing.street("набережная реки Тихой", [(-900, 400), (-600, 400)])
    drawing.street("Московское шоссе", [(-900, 900), (900, 900)], ["highway": "trunk"])
    drawing.street("улица Святого Георгия", [(-900, 600), (-600, 600)])
    drawing.street("улица Льва Толстого", [(700, 600), (900, 600)])
    drawing.street("улица На Горке", [(700, 500), (900, 500)])
    drawing.street("площадь Победы", [(700, 300), (800, 300)])
    drawing.street("Лесная улица", [(700, -300), (900, -300)])
    drawing.street("Ленская улица", [(700, -400), (900, -400)])
    drawing.street("улица Ленина", [(5_800, 0), (6_200, 0)])
    drawing.street("Садовая улица", [(5_800, 200), (6_200, 200)])
  }

  private static func addTown(to drawing: inout MapDrawing) {
    let town = ["addr:city": "Берёзовск", "addr:postcode": "640001"]
    drawing.houses("1 3 5 9 11", "улица Ленина", from: (-300, -10), town)
    drawing.houses("10 12 12а 12к2 12к2с1 14/7", "улица Ленина", from: (40, 10), town)
    drawing.houses("10 12 14", "проспект Ленина", from: (0, 1_510), town)
    drawing.houses("3 5 8", "улица 8 Марта", from: (10, 100), step: (0, 30), town)
    drawing.houses("5 7", "улица Пушкина", from: (310, 100), step: (0, 30), town)
    drawing.houses("101 103", "проспект Мира", from: (610, 100), step: (0, 30), town)
    drawing.houses("48 50", "улица 50 лет Октября", from: (-300, -390), town)
    drawing.houses("5 7 9", "3-я Парковая улица", from: (-300, -490), town)
    drawing.houses("1 3", "5-я Парковая улица", from: (-300, -690), town)
    drawing.houses("2 4", "1-й Садовый переулок", from: (-300, 510), town)
    drawing.houses("8 10", "Большая Садовая улица", from: (-300, 210), town)
    drawing.houses("8 10", "Малая Садовая улица", from: (-300, 310), town)
    drawing.houses("13 15 15к1", "улица Академика Королёва", from: (-800, 210), town)
    drawing.houses("19 21", "набережная реки Тихой", from: (-800, 410), town)
    drawing.houses("42 44 вл5", "Московское шоссе", from: (-800, 910), town)
    drawing.houses("1 3", "улица Святого Георгия", from: (-800, 610), town)
    drawing.houses("2 4", "улица Льва Толстого", from: (720, 610), town)
    drawing.houses("1 2", "улица На Горке", from: (720, 510), town)
    drawing.houses("1 2", "площадь Победы", from: (720, 310), town)
    drawing.houses("1 2", "Лесная улица", from: (720, -290), town)
    drawing.houses("1 2", "Ленская улица", from: (720, -390), town)
    for (place, number) in ["5", "7", "9"].enumerated() {
      drawing.node(
        (1_000 + 20 * Double(place), -1_000),
        [
          "addr:housenumber": number, "addr:place": "микрорайон Солнечный",
          "addr:city": "Берёзовск", "addr:postcode": "640001",
        ])
    }
  }

  private static func addVillages(to drawing: inout MapDrawing) {
    let village = ["addr:city": "Речной", "addr:postcode": "640100"]
    drawing.houses("10 12", "улица Ленина", from: (5_980, 10), village)
    drawing.houses("8 10", "Садовая улица", from: (5_980, 210), village)
    for (place, number) in ["3", "4"].enumerated() {
      drawing.node(
        (-6_000 + 30 * Double(place), 20),
        ["addr:housenumber": number, "addr:place": "Дубки", "addr:postcode": "640200"])
    }
  }

  private static func addPoints(to drawing: inout MapDrawing) {
    drawing.point("Здравие", "amenity=pharmacy", (180, 15))
    drawing.point("Аптека на вокзале", "amenity=pharmacy", (850, 950))
    drawing.point("Ласточка", "amenity=fuel", (-500, 930))
    drawing.point("Пушкин", "amenity=cafe", (320, 30))
    drawing.point("Копеечка", "shop=supermarket", (6_050, 30))
    drawing.point("Московский вокзал", "railway=station", (880, 1_000))
    drawing.point("Школа № 5", "amenity=school", (-600, -300))
    drawing.point("Школа № 15", "amenity=school", (-700, -300))
    drawing.point("Городская больница № 1", "amenity=hospital", (-700, -600))
    drawing.point("Городская больница № 3", "amenity=hospital", (-900, -600))
  }
}
