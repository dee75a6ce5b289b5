// SPDX-License-Identifier: Apache-2.0

import Geocoding
import Testing

/// What people type in the United States.
struct EnglishAmericanTests {
  @Test(arguments: TableLine.table(addresses + words + numbers + places + points + crossings))
  func `what people type is found`(line: TableLine) {
    let found = line.answers(on: Self.map)
    #expect(line.accepts(found), "\(found)")
  }

  @Test(arguments: TableLine.table(slips + beginnings + parts))
  func `slips, beginnings and addresses in parts are found`(line: TableLine) {
    let found = line.answers(on: Self.map)
    #expect(line.accepts(found), "\(found)")
  }

  @Test func `a house is told in the order of its country`() {
    let found = Self.map.geocoder.geocode("165 oyster creek dr").first
    #expect(
      found?.formattedAddressLines == [
        "165 Oyster Creek Drive", "Lake Harlan, TX 77566", "United States",
      ])
    #expect(Self.map.reverse(160, 112) == "165 Oyster Creek Drive, Lake Harlan")
  }
}

extension EnglishAmericanTests {
  static let addresses = """
    165 Oyster Creek Drive, Lake Harlan, TX 77566, United States | 165 Oyster Creek Drive
    165 Oyster Creek Dr, Lake Harlan, TX | 165 Oyster Creek Drive
    165 oyster creek dr lake harlan tx 77566 | 165 Oyster Creek Drive
    LAKE HARLAN 165 OYSTER CREEK | 165 Oyster Creek Drive
    oyster creek drive 165 lake harlan texas usa | 165 Oyster Creek Drive
    77566 165 oyster creek dr. | 165 Oyster Creek Drive
    165 oystercreek dr | 165 Oyster Creek Drive
    165 Oyster Crk Dr | 165 Oyster Creek Drive
    165 Oyster Creek Dr Apt 4, Lake Harlan TX | 165 Oyster Creek Drive
    165 Oyster Creek Drive #4, Lake Harlan, TX 77566-4198 | 165 Oyster Creek Drive
    165 Oyster Creek Dr, Paris, France | 165 Oyster Creek Drive
    5 Oyster Creek Ct | 5 Oyster Creek Court
    224 Main St, Port Sabine | 224 Main Street, Port Sabine
    224 Main St Port Sabine Texas 77640 | 224 Main Street, Port Sabine
    224 Main St 77566 | 224 Main Street
    224 N Main St, Lake Harlan | 224 North Main Street
    224 N. Main | 224 North Main Street
    5 Maine St | 5 Maine Street
    9 Commerce Street, 77566-4198 | 9 Commerce Street
    9 Railroad St, Lake Harlan | 9 Commerce Street
    9 Commerce St, Lake Harlan, Harlan County | 9 Commerce Street

    """

  static let words = """
    st patrick st | Saint Patrick Street
    Saint Patrick Street | Saint Patrick Street
    12 St. Patrick's St | 12 Saint Patrick Street
    70 st marks pl | 70 St Marks Place
    70 Saint Mark's Place | 70 St Marks Place
    main st, st clair | Main Street, St. Clair
    10 Main St Saint Clair TX | 10 Main Street, St. Clair
    102 This Way Lake Harlan, TX | 102 This Way
    this way 102 | 102 This Way
    the strand | The Strand
    2200 strand | 2200 The Strand
    7 Ave of the Americas | 7 Avenue of the Americas
    7 avenue americas | 7 Avenue of the Americas
    12 Ave A | 12 Avenue A
    40 Bay Wood Ln | 40 Baywood Lane
    40 baywood lane | 40 Baywood Lane
    avenue b 12 | 12 Avenue B
    500 MLK Blvd | 500 Martin Luther King Jr Boulevard
    500 Dr Martin Luther King Jr Blvd | 500 Martin Luther King Jr Boulevard
    10 JFK Drive | 10 John F Kennedy Drive
    10 john kennedy dr | 10 John F Kennedy Drive
    30 OConnor Rd | 30 O'Connor Road
    30 O’Connor Road | 30 O'Connor Road
    30 o connor rd | 30 O'Connor Road

    """

  static let numbers = """
    350 5th Ave | 350 5th Avenue, Port Sabine
    350 Fifth Avenue, Port Sabine | 350 5th Avenue, Port Sabine
    5th avenue 350 | 350 5th Avenue, Port Sabine
    11 E 42nd St | 11 East 42nd Street, Port Sabine
    11 East 42 Street | 11 East 42nd Street, Port Sabine
    11 east forty-second street | 11 East 42nd Street, Port Sabine
    FM 2004 | Farm to Market Road 2004
    1500 FM 2004, Lake Harlan | 1500 Farm to Market Road 2004
    1500 fm2004 | 1500 Farm to Market Road 2004
    800 CR 220 | 800 County Road 220
    I-45 | I 45, Port Sabine
    Interstate 45 | I 45, Port Sabine
    224B Main Street, Lake Harlan | 224B Main Street
    224 b main st lake harlan | 224B Main Street
    224-B Main St | 224B Main Street
    224 1/2 Main St | 224 1/2 Main Street
    224½ Main St | 224 1/2 Main Street
    230-234 Main St | 230-234 Main Street
    232 Main St, Lake Harlan | 232 Main Street
    10-14 34th Ave, Port Sabine | 10-14 34th Avenue, Port Sabine
    163 Oyster Creek Dr | ~ 163 Oyster Creek Drive
    171 Oyster Creek Dr | ~ 169 Oyster Creek Drive
    999 Oyster Creek Dr | Oyster Creek Drive
    5 Nowhere Lane, Lake Harlan | Lake Harlan

    """

  static let places = """
    Lake Harlan, TX | Lake Harlan
    lake harlan texas usa | Lake Harlan
    St Clair | St. Clair
    saint clair, tx | St. Clair
    Harlan County | Harlan County
    texas | Texas
    77640 | 77640, Port Sabine
    77640-1234 | 77640, Port Sabine
    Port Sabine 77640 | Port Sabine

    """

  static let points = """
    Main Street Diner | Main Street Diner
    main street diner, lake harlan | Main Street Diner
    mcdonalds | McDonald's, Port Sabine
    McDonald’s Port Sabine | McDonald's, Port Sabine
    Harlan Memorial Hospital | Harlan Memorial Hospital
    hospital, lake harlan | Harlan Memorial Hospital
    gas station Port Sabine | Shell, Port Sabine
    gas station near Oyster Creek Dr | Exxon
    shell lake harlan | Shell
    pharmacy near Oyster Creek Dr | Walgreens
    drugstore near main st, port sabine | CVS, Port Sabine
    Walgreens | Walgreens
    library | Harlan Public Library

    """

  static let crossings = """
    Main & Commerce, Lake Harlan, TX, USA | Main Street & Commerce Street
    Main St & Commerce St, Lake Harlan | Main Street & Commerce Street
    corner of Main and Commerce, Lake Harlan | Main Street & Commerce Street
    Commerce Street at Main Street | Commerce Street & Main Street
    5th and Main | 5th Avenue & Main Street, Port Sabine
    5th Ave / E 42nd St | 5th Avenue & East 42nd Street, Port Sabine
    intersection of 5th Ave and 42nd St | 5th Avenue & East 42nd Street, Port Sabine

    """

  static let slips = """
    165 Oister Creek Dr |3 165 Oyster Creek Drive
    165 Oyster Crek Drive |3 165 Oyster Creek Drive
    165 Oyster Creek Drvie, Lake Harlan |3 165 Oyster Creek Drive
    165 Oyster Creek Dr, Lake Harlen |3 165 Oyster Creek Drive
    224 Mian Street, Port Sabine |3 224 Main Street, Port Sabine
    9 Comerce St |3 9 Commerce Street
    500 Martin Lutehr King Blvd |3 500 Martin Luther King Jr Boulevard
    12 saint partick street |3 12 Saint Patrick Street
    walgreen |3 Walgreens
    5 Main St |! 5 Maine Street
    oyster ave |! Oyster Creek Drive
    main street lake harlan |! Main Street Diner
    12 Ave A |! 12 Avenue B
    main st |! Maine Street
    224 Main St, Lake Harlan |! 224B Main Street

    """

  static let beginnings = """
    165 oys… |3 165 Oyster Creek Drive
    oyster creek d… |3 Oyster Creek Drive
    lake har… |3 Lake Harlan
    Oyster Creek Drive 16… |3 165 Oyster Creek Drive
    224 main street, port s… |3 224 Main Street, Port Sabine
    walgr… |3 Walgreens
    7756… |3 77566

    """

  static let parts = """
    street: 165 Oyster Creek Dr; city: Lake Harlan; state: TX | 165 Oyster Creek Drive
    street: 224 main st; postcode: 77640 | 224 Main Street, Port Sabine
    street: Main St; city: Saint Clair | Main Street, St. Clair
    amenity: pharmacy; city: Port Sabine | CVS, Port Sabine
    city: Lake Harlan; country: USA | Lake Harlan

    """

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
  }
}
