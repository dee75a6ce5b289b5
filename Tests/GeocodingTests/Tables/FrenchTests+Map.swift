// SPDX-License-Identifier: Apache-2.0

extension FrenchTests {
  static let map = InventedMap(country: "FR", home: "Montclair-sur-Loue", centre: (47.3, 5.1)) {
    map in
    map.area(
      "France", level: 2, west: -30_000, south: -30_000, east: 30_000, north: 30_000,
      ["ISO3166-1": "FR"])
    map.area(
      "Bourgogne-Franche-Comté", level: 4, west: -29_000, south: -30_000, east: 30_000,
      north: 30_000, ["ISO3166-2": "FR-BFC", "alt_name": "Bourgogne"])
    map.area(
      "Côte-d'Or", level: 6, west: -28_000, south: -30_000, east: 30_000, north: 30_000,
      ["ISO3166-2": "FR-21"])
    map.place("Montclair-sur-Loue", "town", (0, 0), ["population": "12000"])
    map.place("Saint-Étienne-le-Vieux", "village", (9_000, 0))
    map.place("Le Moulin", "hamlet", (9_000, 1_500))
    drawMontclair(&map)
    drawShortStreets(&map)
    let village = ["addr:city": "Saint-Étienne-le-Vieux", "addr:postcode": "21410"]
    map.street("Rue de la République", [(8_800, 0), (9_200, 0)])
    map.house("12", "Rue de la République", (9_000, 12), village)
    map.node(
      (9_000, 1_510), village.merging(["addr:housenumber": "4", "addr:place": "Le Moulin"]) { $1 })
    map.point("Au Bon Pain", "shop=bakery", (9_050, -10))
  }

  private static let town = ["addr:city": "Montclair-sur-Loue", "addr:postcode": "21340"]

  private static func drawMontclair(_ map: inout MapDrawing) {
    map.street(
      "Rue de la République", [(-400, 0), (0, 0), (400, 0)],
      ["highway": "secondary", "old_name": "Rue Impériale"])
    map.houses("10 12", "Rue de la République", from: (80, 12), town)
    map.house("12 bis", "Rue de la République", (140, 12), town)
    map.house("12 ter", "Rue de la République", (155, 12), town)
    map.house("16B", "Rue de la République", (200, 12), town)
    map.street("Avenue du Général de Gaulle", [(0, 0), (0, 300)])
    map.house("3", "Avenue du Général de Gaulle", (12, 150), town)
    map.street("Place de l'Église", [(-400, 0), (-400, 100)])
    map.house("2", "Place de l'Église", (-388, 50), town)
    map.street("Route de Dijon", [(-900, -600), (-900, 600)], ["ref": "D 70"])
    map.house("30", "Route de Dijon", (-888, 300), town)
    map.point("Pharmacie du Pont", "amenity=pharmacy", (-380, 80))
    map.point("Total", "amenity=fuel", (-880, 100))
    map.point("Gare de Montclair", "railway=station", (-300, -400))
    map.point("Mairie", "amenity=townhall", (-100, 50))
    map.point("Café de la République", "amenity=cafe", (100, -10))
    map.point("Carrefour", "shop=supermarket", (310, -700))
    map.point("École Jules Ferry", "amenity=school", (-200, -300))
  }

  private static func drawShortStreets(_ map: inout MapDrawing) {
    let short = [
      ("Boulevard Saint-Michel", "20"), ("Rue Sainte-Catherine", "7"), ("Rue de l'Église", "2"),
      ("Chemin des Vignes", "4"), ("Impasse des Lilas", "1"), ("Allée des Tilleuls", "5"),
      ("Rue du Faubourg Saint-Honoré", "8"), ("Rue Jean-Jaurès", "6"), ("Rue d'En Haut", "9"),
      ("Rue d'En Bas", "9"), ("Rue du Cœur", "11"), ("Quai de la Loue", "1"),
      ("Avenue de l'Europe", "3"), ("Rue du 8 Mai 1945", "10"), ("Rue Henri IV", "15"),
      ("Rue François Ier", "18"),
    ]
    for (place, (name, number)) in short.enumerated() {
      let y = -200 - 60 * Double(place)
      map.street(name, [(0, y), (300, y)])
      map.house(number, name, (150, y + 10), town)
    }
  }
}
