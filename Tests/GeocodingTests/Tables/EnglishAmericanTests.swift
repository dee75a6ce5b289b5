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
    165 Oyster Creek Dr., Apt. #4, Lake Harlan, TX | 165 Oyster Creek Drive
    224 Main St N, Lake Harlan | 224 North Main Street
    N Main | North Main Street
    165 Oyster Creek Drive TX | 165 Oyster Creek Drive
    224 Main St, Pt Sabine | 224 Main Street, Port Sabine
    9 Commerce St Lk Harlan | 9 Commerce Street
    Suite 200, 224 Main St, Port Sabine, TX 77640 | 224 Main Street, Port Sabine

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
    St Marks | St Marks Place
    Avenue of Americas | Avenue of the Americas
    MLK | Martin Luther King Jr Boulevard
    500 M L King Blvd | 500 Martin Luther King Jr Boulevard

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
    F.M. 2004 | Farm to Market Road 2004
    Farm Road 2004 | Farm to Market Road 2004
    I45 | I 45, Port Sabine
    Thirty-Fourth Avenue | 34th Avenue, Port Sabine

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
    Lake Harlan TX 77566 | Lake Harlan
    77566-4198 | 77566-4198
    Harlan County, Texas | Harlan County

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
    mc donalds | McDonald's, Port Sabine
    fast food near 5th ave | McDonald's, Port Sabine
    restaurants in lake harlan | Main Street Diner
    diner on main street | Main Street Diner
    pharmacy near nowhere xyz |3 Walgreens
    pizza near 5th ave, port sabine | Slice, Port Sabine
    sushi near main st, lake harlan | Kyoto
    пицца near 5th ave, port sabine | Slice, Port Sabine

    """

  static let crossings = """
    Main & Commerce, Lake Harlan, TX, USA | Main Street & Commerce Street
    Main St & Commerce St, Lake Harlan | Main Street & Commerce Street
    corner of Main and Commerce, Lake Harlan | Main Street & Commerce Street
    Commerce Street at Main Street | Commerce Street & Main Street
    5th and Main | 5th Avenue & Main Street, Port Sabine
    5th Ave / E 42nd St | 5th Avenue & East 42nd Street, Port Sabine
    intersection of 5th Ave and 42nd St | 5th Avenue & East 42nd Street, Port Sabine
    Main & 5th | Main Street & 5th Avenue, Port Sabine
    5th Ave and E. 42nd St., Port Sabine, TX | 5th Avenue & East 42nd Street, Port Sabine
    42nd and 5th | East 42nd Street & 5th Avenue, Port Sabine
    intersection of commerce and 42nd |3 Commerce Street
    oyster creek dr 165 uvwxyz rstuvw uvzyxw hijklm | 165 Oyster Creek Drive

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
    224 Main St, Lake Harlan, NY | 224 Main Street
    224 Main St, Lake Harlan |! 224B Main Street
    Saint Claire, TX |3 St. Clair
    165 Oyster Creek Dr Lake Jarlan |3 165 Oyster Creek Drive

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
}
