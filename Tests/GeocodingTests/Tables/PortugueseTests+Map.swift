// SPDX-License-Identifier: Apache-2.0

extension PortugueseTests {
  /// Two towns in Portugal, and one in Brazil far to the west.
  static let map = InventedMap(country: nil, home: "Vila Nova da Serra", centre: (41.1, -8.4)) {
    map in
    map.area(
      "Portugal", level: 2, west: -20_000, south: -20_000, east: 20_000, north: 20_000,
      ["ISO3166-1": "PT"])
    map.area(
      "Brasil", level: 2, west: -60_000, south: -20_000, east: -30_000, north: 20_000,
      ["ISO3166-1": "BR", "name:en": "Brazil"])
    map.area(
      "São Paulo", level: 4, west: -59_000, south: -20_000, east: -30_000, north: 20_000,
      ["ISO3166-2": "BR-SP"])
    map.place("Vila Nova da Serra", "town", (0, 0), ["population": "15000"])
    map.place("Santa Cruz", "town", (9_000, 0))
    map.place("São Bento", "city", (-45_000, 0))
    map.place("Jardim América", "suburb", (-45_000, -1_500))
    drawVilaNova(&map)
    drawShortStreets(&map)
    drawSaoBento(&map)
    map.street("Rua da Igreja", [(8_800, 0), (9_200, 0)])
    map.house("3", "Rua da Igreja", (9_000, 12), ["addr:city": "Santa Cruz"])
    map.point("Padaria Ribeiro", "shop=bakery", (9_050, -12))
  }

  private static let town = ["addr:city": "Vila Nova da Serra", "addr:postcode": "4400-123"]

  private static func drawVilaNova(_ map: inout MapDrawing) {
    map.street("Rua de São João", [(-400, 0), (0, 0), (400, 0)])
    map.houses("10 12 12-A 16", "Rua de São João", from: (100, 12), town)
    map.street("Avenida da Liberdade", [(0, 0), (0, 300)])
    map.house("100", "Avenida da Liberdade", (12, 150), town)
    map.street("Estrada Nacional 1", [(-900, -600), (-900, 600)], ["ref": "N1"])
    map.point("Farmácia Central", "amenity=pharmacy", (100, -190))
    map.point("Galp", "amenity=fuel", (-880, 100))
    map.point("Vila Nova da Serra", "railway=station", (-300, -400))
    map.point("Igreja de São João", "amenity=place_of_worship", (-60, 80))
  }

  private static func drawShortStreets(_ map: inout MapDrawing) {
    let short = [
      ("Praça do Comércio", "5"), ("Largo da Sé", "3"), ("Travessa do Carmo", "7"),
      ("Rua Doutor António José de Almeida", "9"), ("Alameda Dom Afonso Henriques", "4"),
      ("Beco do Espírito Santo", "1"), ("Avenida Professor Egas Moniz", "2"),
      ("Rua Nossa Senhora de Fátima", "6"), ("Rua 25 de Abril", "10"), ("Rua da Igreja", "3"),
    ]
    for (place, (name, number)) in short.enumerated() {
      let y = -200 - 60 * Double(place)
      map.street(name, [(0, y), (300, y)])
      map.house(number, name, (150, y + 10), town)
    }
  }

  private static func drawSaoBento(_ map: inout MapDrawing) {
    let town = [
      "addr:city": "São Bento", "addr:postcode": "01310-100", "addr:suburb": "Centro",
    ]
    map.street("Avenida Paulista", [(-45_400, 0), (-45_000, 0), (-44_600, 0)])
    map.house("1578", "Avenida Paulista", (-44_900, 12), town)
    map.street("Rua 7 de Setembro", [(-45_000, 0), (-45_000, 300)])
    map.house("55", "Rua 7 de Setembro", (-44_988, 150), town)
    let short = [
      ("Rua Quinze de Novembro", "200"), ("Avenida Presidente Vargas", "30"),
      ("Rua Marechal Deodoro", "40"), ("Rua Coronel Fonseca", "50"),
    ]
    for (place, (name, number)) in short.enumerated() {
      let y = -200 - 60 * Double(place)
      map.street(name, [(-45_000, y), (-44_700, y)])
      map.house(number, name, (-44_850, y + 10), town)
    }
    map.street(
      "Rodovia Governador Mário Covas", [(-46_000, -900), (-46_000, 900)],
      ["highway": "trunk", "ref": "BR-101"])
    map.point("Posto Ipiranga", "amenity=fuel", (-45_980, 100))
    map.point("Padaria do Zé", "shop=bakery", (-44_800, -15))
    map.point("McDonald's", "amenity=fast_food", (-44_700, 12), ["addr:street": "Avenida Paulista"])
  }
}
