// SPDX-License-Identifier: Apache-2.0

/// A town of Turkish conventions with two quarters, and another with streets of the same names.
enum TurkishMap {
  static let map = InventedMap(country: "TR", centre: (39, 32)) { drawing in
    drawing.area(
      "Çamlıova", level: 4, west: -30_000, south: -30_000, east: 30_000, north: 30_000,
      ["ISO3166-2": "TR-99"])
    drawing.place("Karaova", "town", (0, 0), ["population": "40000"])
    drawing.place("Gölpınar", "town", (9_000, 0), ["population": "9000"])
    drawing.place("Yukarıköy", "village", (0, 9_000))
    drawing.place("Aşağıköy", "village", (0, 6_500))
    drawing.place("Kızılay Mahallesi", "quarter", (0, 100))
    drawing.place("Yeni Mahalle", "quarter", (1_500, 0))
    addStreets(to: &drawing)
    addHouses(to: &drawing)
    addPoints(to: &drawing)
  }

  private static func addStreets(to drawing: inout MapDrawing) {
    drawing.street(
      "Atatürk Caddesi", [(-400, 0), (0, 0), (300, 0), (600, 0)], ["highway": "secondary"])
    drawing.street("Atatürk Bulvarı", [(-400, 600), (600, 600)], ["highway": "primary"])
    drawing.street("İstiklal Caddesi", [(0, -300), (0, 0), (0, 300)])
    drawing.street("1453. Sokak", [(300, -300), (300, 0), (300, 300)])
    drawing.street("1454. Sokak", [(350, -300), (350, -50)])
    drawing.street("145. Sokak", [(400, -300), (400, -50)])
    drawing.street("19 Mayıs Caddesi", [(-400, 200), (-100, 200)])
    drawing.street("Çiçek Sokak", [(-400, 300), (-100, 300)])
    drawing.street("Çiçekli Sokak", [(-400, 350), (-100, 350)])
    drawing.street("Işık Sokağı", [(-400, 400), (-100, 400)])
    drawing.street("İğde Sokak", [(-400, 450), (-100, 450)])
    drawing.street("Şehit Ali Yılmaz Sokak", [(-400, 500), (-100, 500)])
    drawing.street("Gazi Mustafa Kemal Paşa Bulvarı", [(1_200, 300), (1_800, 300)])
    drawing.street("Cumhuriyet Meydanı", [(1_200, 0), (1_300, 0)], ["highway": "pedestrian"])
    drawing.street("Doktor Refik Saydam Caddesi", [(1_200, -200), (1_500, -200)])
    drawing.street("Ihlamur Sokak", [(1_200, -300), (1_500, -300)], ["old_name": "Kavak Sokak"])
    drawing.street("Atatürk Caddesi", [(8_800, 0), (9_200, 0)])
    drawing.street("Çiçek Sokak", [(8_800, 200), (9_200, 200)])
  }

  private static func addHouses(to drawing: inout MapDrawing) {
    let red = [
      "addr:city": "Karaova", "addr:suburb": "Kızılay Mahallesi", "addr:postcode": "06420",
    ]
    drawing.houses("1 3 5 5A 7 11", "Atatürk Caddesi", from: (-300, 10), red)
    drawing.houses("12 12/A 14", "İstiklal Caddesi", from: (10, 100), step: (0, 30), red)
    drawing.houses("5 10", "Atatürk Bulvarı", from: (-300, 610), red)
    drawing.houses("7 9", "1453. Sokak", from: (310, -200), step: (0, 40), red)
    drawing.houses("7 9", "1454. Sokak", from: (360, -200), step: (0, 40), red)
    drawing.houses("7", "145. Sokak", from: (410, -200), step: (0, 40), red)
    drawing.houses("10 19", "19 Mayıs Caddesi", from: (-300, 210), red)
    drawing.houses("4 6", "Çiçek Sokak", from: (-300, 310), red)
    drawing.houses("4 6", "Çiçekli Sokak", from: (-300, 360), red)
    drawing.houses("3 5", "Işık Sokağı", from: (-300, 410), red)
    drawing.houses("2 4", "İğde Sokak", from: (-300, 460), red)
    drawing.houses("8 10", "Şehit Ali Yılmaz Sokak", from: (-300, 510), red)
    let new = [
      "addr:city": "Karaova", "addr:suburb": "Yeni Mahalle", "addr:postcode": "06430",
    ]
    drawing.houses("21 23", "Gazi Mustafa Kemal Paşa Bulvarı", from: (1_300, 310), new)
    drawing.houses("1 2", "Cumhuriyet Meydanı", from: (1_220, 10), new)
    drawing.houses("30 32", "Doktor Refik Saydam Caddesi", from: (1_220, -190), new)
    drawing.houses("1 3", "Ihlamur Sokak", from: (1_220, -290), new)
    let lake = ["addr:city": "Gölpınar", "addr:postcode": "06900"]
    drawing.houses("5 7", "Atatürk Caddesi", from: (8_900, 10), lake)
    drawing.houses("4", "Çiçek Sokak", from: (8_900, 210), lake)
    for (place, number) in ["12", "15"].enumerated() {
      drawing.node(
        (30 * Double(place), 9_020), ["addr:housenumber": number, "addr:place": "Yukarıköy"])
      drawing.node(
        (30 * Double(place), 6_520), ["addr:housenumber": number, "addr:place": "Aşağıköy"])
    }
  }

  private static func addPoints(to drawing: inout MapDrawing) {
    drawing.point("Şifa Eczanesi", "amenity=pharmacy", (-250, 15))
    drawing.point("Yıldız Eczanesi", "amenity=pharmacy", (1_350, 20))
    drawing.point("Merkez Camii", "amenity=place_of_worship", (1_250, 40), ["religion": "muslim"])
    drawing.point("İstiklal İlkokulu", "amenity=school", (60, -150))
    drawing.point("Akpet", "amenity=fuel", (9_150, -20))
    drawing.point("Karaova Devlet Hastanesi", "amenity=hospital", (-700, 500))
    drawing.point("PTT", "amenity=post_office", (40, 20))
    drawing.point("Çınaraltı Kafe", "amenity=cafe", (1_280, 30))
    drawing.point("Karaova Otogarı", "amenity=bus_station", (700, -500))
  }
}
