// SPDX-License-Identifier: Apache-2.0

extension EnglishAmericanTests {
  static let map = InventedMap(country: "US", home: "Lake Harlan", centre: (29, -95.4)) { map in
    map.area(
      "United States", level: 2, west: -30_000, south: -30_000, east: 40_000, north: 30_000,
      ["ISO3166-1": "US", "name:es": "Estados Unidos"])
    map.area(
      "Texas", level: 4, west: -30_000, south: -30_000, east: 30_000, north: 30_000,
      ["ISO3166-2": "US-TX"])
    map.area(
      "Harlan County", level: 6, west: -5_000, south: -5_000, east: 5_000, north: 15_000)
    map.place("Lake Harlan", "town", (0, 0), ["population": "26000"])
    map.place("Port Sabine", "city", (9_000, 0), ["population": "120000"])
    map.place("St. Clair", "village", (0, 9_000))
    drawLakeHarlan(&map)
    drawPortSabine(&map)
    map.street("Main Street", [(-200, 9_000), (200, 9_000)])
    map.house("10", "Main Street", (0, 9_010), ["addr:city": "St. Clair"])
  }

  private static func drawLakeHarlan(_ map: inout MapDrawing) {
    let town = ["addr:city": "Lake Harlan", "addr:state": "TX", "addr:postcode": "77566"]
    map.street("Oyster Creek Drive", [(-500, 100), (0, 100), (500, 100)])
    map.houses("161 165 169", "Oyster Creek Drive", from: (140, 112), town)
    map.houses("162 168", "Oyster Creek Drive", from: (140, 88), town)
    map.street("Oyster Creek Court", [(300, 100), (300, 200)])
    map.houses("3 5", "Oyster Creek Court", from: (310, 120), town)
    map.street("Main Street", [(-500, 300), (0, 300), (500, 300)], ["highway": "secondary"])
    map.houses("5 220 224 224B 230-234", "Main Street", from: (100, 312), town)
    map.house("224 1/2", "Main Street", (170, 312), town)
    map.street("North Main Street", [(0, 300), (0, 900)])
    map.house("224", "North Main Street", (12, 500), town)
    map.street("Maine Street", [(-500, 700), (-100, 700)])
    map.house("5", "Maine Street", (-300, 712), town)
    map.street("Commerce Street", [(0, 0), (0, 300)], ["old_name": "Railroad Street"])
    map.house("9", "Commerce Street", (-12, 200), ["addr:postcode": "77566-4198"])
    let short = [
      ("Saint Patrick Street", "12"), ("St Marks Place", "70"), ("This Way", "102"),
      ("That Way", "102"), ("The Strand", "2200"), ("Avenue of the Americas", "7"),
      ("Avenue A", "12"), ("Avenue B", "12"), ("Martin Luther King Jr Boulevard", "500"),
      ("John F Kennedy Drive", "10"), ("O'Connor Road", "30"),
      ("Baywood Lane", "40"),
    ]
    for (place, (name, number)) in short.enumerated() {
      let y = -200 - 100 * Double(place)
      map.street(name, [(0, y), (400, y)])
      map.house(number, name, (200, y + 10), town)
    }
    map.street("Farm to Market Road 2004", [(-900, -900), (-900, 900)], ["ref": "FM 2004"])
    map.house("1500", "Farm to Market Road 2004", (-890, 0), town)
    map.street("County Road 220", [(-800, -900), (-800, 900)], ["ref": "CR 220"])
    map.house("800", "County Road 220", (-790, 100), town)
    map.point("Main Street Diner", "amenity=restaurant", (150, 290))
    map.point("Harlan Memorial Hospital", "amenity=hospital", (-300, 0))
    map.point("Harlan Public Library", "amenity=library", (-350, 50))
    map.point("Exxon", "amenity=fuel", (200, 80))
    map.point("Shell", "amenity=fuel", (-850, 700))
    map.point("Kyoto", "amenity=restaurant", (160, 285), ["cuisine": "sushi;ramen"])
    map.point("Walgreens", "amenity=pharmacy", (-100, 90), ["shop": "chemist"])
  }

  private static func drawPortSabine(_ map: inout MapDrawing) {
    let town = ["addr:city": "Port Sabine", "addr:state": "TX", "addr:postcode": "77640"]
    map.street("Main Street", [(8_700, 0), (9_000, 0), (9_300, 0)])
    map.houses("224 300", "Main Street", from: (9_100, 12), town)
    map.street("5th Avenue", [(9_000, -500), (9_000, 0), (9_000, 500)])
    map.houses("350 5", "5th Avenue", from: (9_012, 200), step: (0, 30), town)
    map.street("East 42nd Street", [(9_000, 500), (9_500, 500)])
    map.house("11", "East 42nd Street", (9_100, 512), town)
    map.street("34th Avenue", [(9_500, 500), (9_500, 900)])
    map.house("10-14", "34th Avenue", (9_512, 700), town)
    map.street("Oyster Avenue", [(8_700, 300), (8_900, 300)])
    map.way([(9_700, -900), (9_700, 900)], ["highway": "motorway", "ref": "I 45"])
    map.point("McDonald's", "amenity=fast_food", (9_050, 30))
    map.point("Shell", "amenity=fuel", (9_080, -20))
    map.point("CVS", "amenity=pharmacy", (8_950, 15))
    map.point("Slice", "amenity=restaurant", (9_020, 60), ["cuisine": "pizza"])
  }
}
