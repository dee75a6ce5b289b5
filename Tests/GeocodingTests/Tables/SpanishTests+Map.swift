// SPDX-License-Identifier: Apache-2.0

extension SpanishTests {
  /// Two towns in Spain, and one in Mexico far to the west.
  static let map = InventedMap(country: nil, home: "Villanueva del Río", centre: (40.3, -3.7)) {
    map in
    map.area(
      "España", level: 2, west: -20_000, south: -20_000, east: 20_000, north: 20_000,
      ["ISO3166-1": "ES", "name:en": "Spain"])
    map.area(
      "Comunidad de Madrid", level: 4, west: -19_000, south: -20_000, east: 20_000, north: 20_000,
      ["ISO3166-2": "ES-MD"])
    map.area(
      "México", level: 2, west: -60_000, south: -20_000, east: -30_000, north: 20_000,
      ["ISO3166-1": "MX", "name:en": "Mexico"])
    map.area(
      "Nuevo León", level: 4, west: -59_000, south: -20_000, east: -30_000, north: 20_000,
      ["ISO3166-2": "MX-NLE"])
    map.place("Villanueva del Río", "town", (0, 0), ["population": "20000"])
    map.place("San Marcos", "town", (9_000, 0))
    map.place("Guadalupe", "city", (-45_000, 0))
    drawVillanueva(&map)
    drawShortStreets(&map)
    drawSanMarcos(&map)
    drawGuadalupe(&map)
  }

  private static let town = ["addr:city": "Villanueva del Río", "addr:postcode": "28710"]

  private static func drawVillanueva(_ map: inout MapDrawing) {
    map.street("Calle Mayor", [(-400, 0), (0, 0), (400, 0)])
    map.houses("3 5", "Calle Mayor", from: (100, 12), town)
    map.house("7 bis", "Calle Mayor", (140, 12), town)
    map.house("13", "Calle Mayor", (200, 12), town)
    map.street("Avenida de la Constitución", [(0, 0), (0, 300)])
    map.house("10", "Avenida de la Constitución", (12, 150), town)
    map.street("Plaza Mayor", [(-400, 0), (-400, 80)])
    map.house("1", "Plaza Mayor", (-388, 40), town)
    map.street("Carretera de Toledo", [(-900, -600), (-900, 600)], ["ref": "N-401"])
    map.point("Farmacia López", "amenity=pharmacy", (-380, 70))
    map.point("Panadería La Espiga", "shop=bakery", (80, -10))
    map.point("Ayuntamiento", "amenity=townhall", (-420, 60))
    map.point("Bar Plaza Mayor", "amenity=bar", (-420, 20))
    map.point("Villanueva del Río", "railway=station", (-300, -500))
  }

  private static func drawShortStreets(_ map: inout MapDrawing) {
    let short = [
      ("Plaza de España", "3"), ("Paseo del Prado", "8"), ("Calle Santa Ana", "4"),
      ("Calle Nuestra Señora del Carmen", "6"), ("Calle María Auxiliadora", "7"),
      ("Avenida Doctor Fleming", "9"), ("Calle de la Cruz", "2"), ("Travesía de San Juan", "1"),
      ("Ronda de Segovia", "12"), ("Camino Viejo", "3"), ("Calle General Prim", "14"),
      ("Calle 25 de Julio", "8"), ("Calle Alfonso XII", "20"),
    ]
    for (place, (name, number)) in short.enumerated() {
      let y = -200 - 60 * Double(place)
      map.street(name, [(0, y), (300, y)])
      map.house(number, name, (150, y + 10), town)
    }
  }

  private static func drawSanMarcos(_ map: inout MapDrawing) {
    let town = ["addr:city": "San Marcos", "addr:postcode": "28750"]
    map.street("Calle Mayor", [(8_800, 0), (9_200, 0)])
    map.house("5", "Calle Mayor", (9_000, 12), town)
    map.street(
      "Carrer de Sant Pere", [(8_800, 200), (9_200, 200)], ["name:es": "Calle de San Pedro"])
    map.house("3", "Carrer de Sant Pere", (9_000, 212), town)
    map.point("Repsol", "amenity=fuel", (9_100, -20))
  }

  private static func drawGuadalupe(_ map: inout MapDrawing) {
    let town = [
      "addr:city": "Guadalupe", "addr:postcode": "67100", "addr:suburb": "Colonia Centro",
    ]
    map.street("Avenida Benito Juárez", [(-45_400, 0), (-45_000, 0), (-44_600, 0)])
    map.house("123", "Avenida Benito Juárez", (-44_900, 12), town)
    map.street("Calle 5 de Mayo", [(-45_000, 0), (-45_000, 300)])
    map.house("20", "Calle 5 de Mayo", (-44_988, 150), town)
    map.street("Calle 60", [(-45_400, -300), (-44_600, -300)])
    map.house("301-A", "Calle 60", (-45_000, -288), town)
    map.point("OXXO", "shop=convenience", (-44_900, -15))
  }
}
