// SPDX-License-Identifier: Apache-2.0

import Geocoding
import Testing

/// What people type in Britain.
struct EnglishBritishTests {
  @Test(arguments: TableLine.table(addresses + places + points))
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
    let found = Self.map.geocoder.geocode("12 high st, easthaven").first
    #expect(
      found?.formattedAddressLines == [
        "12 High Street", "Easthaven", "ZX9 4QT", "United Kingdom",
      ])
    #expect(Self.map.reverse(112, 13) == "12a High Street, Easthaven")
  }
}

extension EnglishBritishTests {
  static let addresses = """
    12 High Street, Easthaven, ZX9 4QT, United Kingdom | 12 High Street
    12 High St Easthaven | 12 High Street
    12 high street easthaven zx94qt | 12 High Street
    ZX9 4QT 12 high st | 12 High Street
    Flat 3, 12 High Street, Easthaven, England, UK | 12 High Street
    12a High St, Easthaven | 12a High Street
    12 A high street Easthaven | 12a High Street
    12 High Street, St Albury | 12 High Street, St Albury
    12 high st saint albury | 12 High Street, St Albury
    easthaven, high street, 12 | 12 High Street
    10 St John's Road | 10 St John's Road
    10 st johns rd | 10 St John's Road
    10 Saint Johns Road, Easthaven | 10 St John's Road
    10 St. John’s Rd. | 10 St John's Road
    3 Kings Parade | 3 King's Parade
    3 King’s Pde | 3 King's Parade
    7 The Street, Little Wenford | 7 The Street, Little Wenford
    the street little wenford | The Street, Little Wenford
    2 The Avenue | 2 The Avenue
    4 Station Approach, Easthaven | 4 Station Approach
    9 Church Lane, Little Wenford | 9 Church Lane, Little Wenford
    9 church ln | 9 Church Lane, Little Wenford
    9 Church Rd | 9 Church Road
    221B Baker Row | 221B Baker Row
    221-b baker row easthaven | 221B Baker Row
    Rose Cottage, Church Lane, Little Wenford | Rose Cottage, Little Wenford
    rose cottage | Rose Cottage, Little Wenford
    20-24 London Road | 20-24 London Road
    22 London Rd, Easthaven | 22 London Road
    A25 Easthaven | London Road
    A 25 | London Road
    30 Upr Mill Hill | 30 Upper Mill Hill
    14 High Street Easthaven | ~ 14 High Street
    90 High Street, Easthaven | High Street
    12 Martins Yard | 12 Saint Martin's Yard
    Unit 5, 12 High Street, Easthaven | 12 High Street
    No. 12 High Street, Easthaven | 12 High Street
    number 7 the street little wenford | 7 The Street, Little Wenford
    7 The Street, Little Wenford, nr. Easthaven | 7 The Street, Little Wenford
    12 High St, Easthaven ZX9 | 12 High Street
    2 The Avenue, Easthaven AB1 2CD | 2 The Avenue
    2 The Avenue, Easthaven ZX9 4QT | 2 The Avenue
    12 High St, St Albury ZX9 4QT | 12 High Street, St Albury
    The Cottage, 12 High Street, Easthaven | 12 High Street

    """

  static let places = """
    Easthaven | Easthaven
    easthaven england | Easthaven
    St. Albury | St Albury
    saint albury | St Albury
    Little Wenford | Little Wenford
    lt wenford | Little Wenford
    Old Town, Easthaven | Old Town
    ZX9 4QT | ZX9 4QT
    zx94qt | ZX9 4QT
    ZX9 4QT Easthaven | Easthaven
    Great Britain | United Kingdom

    """

  static let points = """
    The Red Lion, Little Wenford | The Red Lion, Little Wenford
    red lion pub | The Red Lion, Little Wenford
    pub in Little Wenford | The Red Lion, Little Wenford
    chemist near High Street, Easthaven | Boots
    petrol station easthaven | BP
    Easthaven railway station | Easthaven
    Sainsburys | Sainsbury's
    supermarket near St Johns Road | Sainsbury's
    St John's Church | St John's Church
    corner of High Street and St John's Road | High Street & St John's Road
    High St & St Johns Rd, Easthaven | High Street & St John's Road
    london road at high street | London Road & High Street
    Easthaven Station | Easthaven
    pubs near church lane little wenford | The Red Lion, Little Wenford

    """

  static let slips = """
    12 Hihg Street, Easthaven |3 12 High Street
    12 High Street, Esthaven |3 12 High Street
    221b Bakker Row |3 221B Baker Row
    10 St Jon's Road |3 10 St John's Road
    Liitle Wenford |3 Little Wenford
    9 church rd |! 9 Church Lane, Little Wenford
    St John's Road |! St John's Church
    12 high street, st albury |! 12 High Street

    """

  static let beginnings = """
    12 high st, east… |3 12 High Street
    221b ba… |3 221B Baker Row
    st joh… |3 St John's Road
    little we… |3 Little Wenford
    zx9… |3 ZX9 4QT
    avenue… |3 Avenue Road
    little… | Little Wenford
    zx9 4q… |3 ZX9 4QT

    """

  static let parts = """
    street: 12 High St; city: Easthaven; postcode: ZX9 4QT | 12 High Street
    street: 12 high street; city: St. Albury; country: UK | 12 High Street, St Albury
    street: The Street; city: Little Wenford | The Street, Little Wenford
    amenity: The Red Lion; city: Little Wenford | The Red Lion, Little Wenford

    """

  static let map = InventedMap(country: "GB", home: "Easthaven", centre: (52, -1.5)) { map in
    map.area(
      "United Kingdom", level: 2, west: -30_000, south: -30_000, east: 30_000, north: 30_000,
      ["ISO3166-1": "GB", "alt_name": "Great Britain"])
    map.area(
      "England", level: 4, west: -30_000, south: -30_000, east: 30_000, north: 30_000,
      ["ISO3166-2": "GB-ENG"])
    map.place("Easthaven", "city", (0, 0), ["population": "140000"])
    map.place("St Albury", "town", (9_000, 0))
    map.place("Little Wenford", "village", (0, 9_000))
    map.place("Old Town", "suburb", (0, -2_500))
    drawEasthaven(&map)
    map.street("High Street", [(8_800, 0), (9_200, 0)])
    map.house("12", "High Street", (9_000, 12), ["addr:city": "St Albury"])
    map.street("The Street", [(-200, 9_000), (200, 9_000)])
    map.house("7", "The Street", (0, 9_012))
    map.street("Church Lane", [(0, 9_000), (0, 9_300)])
    map.house("9", "Church Lane", (12, 9_200))
    map.node((12, 9_250), ["addr:housename": "Rose Cottage", "addr:street": "Church Lane"])
    map.point("The Red Lion", "amenity=pub", (60, 9_012))
  }

  private static func drawEasthaven(_ map: inout MapDrawing) {
    let town = ["addr:city": "Easthaven", "addr:postcode": "ZX9 4QT"]
    map.street("High Street", [(-400, 0), (0, 0), (400, 0)], ["highway": "secondary"])
    map.houses("10 12 12a 16", "High Street", from: (70, 12), town)
    map.street("St John's Road", [(0, 0), (0, 400)])
    map.house("10", "St John's Road", (12, 200), town)
    map.street("London Road", [(-400, -600), (-400, 0), (-400, 300)], ["ref": "A25"])
    map.houses("20-24 30", "London Road", from: (-412, -200), step: (0, 30), town)
    let short = [
      ("King's Parade", "3"), ("The Avenue", "2"), ("Station Approach", "4"),
      ("Church Road", "9"), ("Baker Row", "221B"), ("Upper Mill Hill", "30"),
      ("Saint Martin's Yard", "12"), ("Avenue Road", "2"),
    ]
    for (place, (name, number)) in short.enumerated() {
      let y = -200 - 100 * Double(place)
      map.street(name, [(0, y), (300, y)])
      map.house(number, name, (150, y + 10), town)
    }
    map.point("Boots", "amenity=pharmacy", (60, -12))
    map.point("BP", "amenity=fuel", (-420, 250))
    map.point("Easthaven", "railway=station", (-100, -400))
    map.point("Sainsbury's", "shop=supermarket", (40, 300))
    map.point("St John's Church", "amenity=place_of_worship", (-60, 350))
  }
}
