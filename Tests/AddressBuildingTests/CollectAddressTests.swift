// SPDX-License-Identifier: Apache-2.0

import AddressBuilding
import Testing

struct CollectAddressTests {
  @Test(arguments: [
    ("addr:housenumber=12 | addr:street=Main Street", ["number=12 street=Main Street"]),
    (
      "contact:housenumber=12 | contact:street=Main Street | contact:city=Town",
      ["number=12 street=Main Street city=Town"]
    ),
    (
      "addr:housenumber=12;14, 16 | addr:street=Main Street",
      [
        "number=12 street=Main Street", "number=14 street=Main Street",
        "number=16 street=Main Street",
      ]
    ),
    ("addr:housenumber=0 | addr:street=A", ["number=0 street=A"]),
    ("addr:housenumber=s/n | addr:street=A", []),
    ("addr:street=A", []),
    (
      "addr:housenumber=5 | addr:street=A | addr:unit=4 | addr:floor=2",
      ["number=5 unit=4 street=A"]
    ),
    ("addr:housenumber=5 | addr:street=A | addr:flats=1-12", ["number=5 unit=1-12 street=A"]),
    ("addr:housenumber=5 | addr:street=A | addr:door=7", ["number=5 unit=7 street=A"]),
    ("addr:housenumber=5 | addr:street=A | addr:floor=2", ["number=5 unit=2 street=A"]),
    (
      "addr:housenumber=5 | addr:street=A | addr:housename=Rose Cottage",
      ["number=5 street=A"]
    ),
    (
      "addr:housenumber=5 | addr:street=A | addr:suburb=S | addr:city=C | addr:county=K "
        + "| addr:state=T | addr:postcode=9490 | addr:country=li",
      ["number=5 street=A suburb=S city=C county=K state=T postcode=9490 country=LI"]
    ),
    (
      "addr:housenumber=5 | addr:street=A | addr:neighbourhood=N | addr:district=D "
        + "| addr:province=P | postal_code=1",
      ["number=5 street=A suburb=N county=D state=P postcode=1"]
    ),
    (
      "addr:housenumber=5 | addr:street=A | addr:subdistrict=U | addr:quarter=Q",
      ["number=5 street=A neighbourhood=Q suburb=U"]
    ),
    ("addr:housenumber=5 | addr:street=A | addr:village=V", ["number=5 street=A city=V"]),
  ])
  func `an address is what its tags say`(_ tags: String, _ lines: [String]) throws {
    #expect(try CollectedInput.addresses(tags) == lines)
  }

  @Test(arguments: [
    ("addr:housenumber=3 | addr:place=Hof", ["number=3 place=Hof"]),
    ("addr:housenumber=3 | addr:place=Hof | addr:city=Town", ["number=3 place=Hof city=Town"]),
    // Where both are there the street numbers the house.
    (
      "addr:housenumber=3 | addr:place=Hof | addr:street=A", ["number=3 street=A suburb=Hof"]
    ),
    (
      "addr:housenumber=3 | addr:place=Town | addr:street=A | addr:city=Town",
      ["number=3 street=A city=Town"]
    ),
    ("addr:housenumber=3 | addr:hamlet=Weiler", ["number=3 place=Weiler city=Weiler"]),
    (
      "addr:housenumber=3 | addr:hamlet=Weiler | addr:city=Town",
      ["number=3 place=Weiler suburb=Weiler city=Town"]
    ),
    (
      "addr:housenumber=3 | addr:hamlet=Weiler | addr:street=A",
      ["number=3 street=A city=Weiler"]
    ),
  ])
  func `a place numbers the houses where no street does`(
    _ tags: String, _ lines: [String]
  ) throws {
    #expect(try CollectedInput.addresses(tags) == lines)
  }

  @Test(arguments: [
    (
      "addr:conscriptionnumber=123 | addr:streetnumber=4 | addr:street=Dlouhá",
      [
        "number=123/4 street=Dlouhá", "number=4 street=Dlouhá of-range",
        "number=123 street=Dlouhá of-range",
      ]
    ),
    (
      "addr:housenumber=123/4 | addr:conscriptionnumber=123 | addr:streetnumber=4 "
        + "| addr:street=Dlouhá",
      [
        "number=123/4 street=Dlouhá", "number=4 street=Dlouhá of-range",
        "number=123 street=Dlouhá of-range",
      ]
    ),
    ("addr:conscriptionnumber=123 | addr:place=Lhota", ["number=123 place=Lhota"]),
    (
      "addr:conscriptionnumber=123 | addr:suburb=Lhota | addr:city=Praha",
      ["number=123 place=Lhota suburb=Lhota city=Praha"]
    ),
    ("addr:conscriptionnumber=123 | addr:city=Lhota", ["number=123 place=Lhota city=Lhota"]),
    ("addr:provisionalnumber=7 | addr:place=Lhota", ["number=ev. 7 place=Lhota"]),
    ("addr:streetnumber=4 | addr:street=Dlouhá", ["number=4 street=Dlouhá"]),
  ])
  func `houses numbered by the land register are whole addresses`(
    _ tags: String, _ lines: [String]
  ) throws {
    #expect(try CollectedInput.addresses(tags, country: "CZ") == lines)
  }

  @Test(arguments: [
    (
      "addr:quarter=丸の内 | addr:neighbourhood=2丁目 | addr:block_number=6 | addr:housenumber=2",
      "number=6-2 place=丸の内2丁目 suburb=丸の内"
    ),
    (
      "addr:quarter=丸の内 | addr:neighbourhood=丸の内2丁目 | addr:block_number=6 "
        + "| addr:housenumber=6-2", "number=6-2 place=丸の内2丁目 suburb=丸の内"
    ),
    (
      "addr:neighbourhood=丸の内2丁目 | addr:housenumber=6-2",
      "number=6-2 place=丸の内2丁目 suburb=丸の内2丁目"
    ),
    (
      "addr:quarter=丸の内 | addr:block_number=6 | addr:city=千代田区",
      "number=6 place=丸の内 suburb=丸の内 city=千代田区"
    ),
    ("addr:block_number=6 | addr:housenumber=2 | addr:street=A", "number=2 street=A"),
  ])
  func `blocks of a quarter are numbered with it`(_ tags: String, _ line: String) throws {
    #expect(try CollectedInput.addresses(tags, country: "JP") == [line])
  }

  @Test func `an object has a second address`() throws {
    var input = CollectedInput()
    input.box(
      7, 0, 0, 10,
      "addr:housenumber=1 | addr:street=A | addr:city=Town | addr2:housenumber=20 | addr2:street=B")
    let builder = try input.builder()
    #expect(
      builder.collection.addressLines == [
        "way/7 number=1 street=A city=Town outline=4",
        "way/7 number=20 street=B city=Town outline=4",
      ])
    #expect(builder.build().report.collected.secondAddresses == 1)
  }

  @Test(arguments: [
    ("12 Main Street, Town", ["number=12 street=Main Street city=Town"]),
    ("Hauptstraße 12a, 9490 Vaduz", ["number=12a street=Hauptstraße city=Vaduz"]),
    ("улица Ленина, 12, Город", ["number=12 street=улица Ленина city=Город"]),
    ("Main Street 12", ["number=12 street=Main Street"]),
    // Which of the numbers is the house's is not plain.
    ("5 Street 12, Town", []), ("Calle 13", ["number=13 street=Calle"]),
    ("Flat 3, 12 Main Street", []), ("Block 3, Main Street 12", []), ("Behind the mill", []),
    ("12", []), ("12, 13", []),
    ("", []),
  ])
  func `an address in one text is read only where it is plain`(
    _ text: String, _ lines: [String]
  ) throws {
    #expect(try CollectedInput.addresses("addr:full=\(text)") == lines)
  }

  @Test(arguments: [
    // The tags are believed, and the text only where it agrees with them.
    (
      "addr:full=12 Main St, Town | addr:street=Main Street",
      ["number=12 street=Main Street city=Town"]
    ),
    ("addr:full=12 Main St | addr:street=Back Lane", []),
    ("addr:full=12 Main St | addr:housenumber=12", ["number=12 street=Main St"]),
    ("addr:full=12 Main St | addr:housenumber=13", ["number=13"]),
    ("addr:full=9 B | addr:housenumber=12 | addr:street=A", ["number=12 street=A"]),
  ])
  func `an address in one text fills up the tags`(_ tags: String, _ lines: [String]) throws {
    #expect(try CollectedInput.addresses(tags) == lines)
  }

  @Test func `a text that is no plain address is found as it is`() throws {
    #expect(
      try CollectedInput.points("addr:full=Behind the mill")
        == [
          "building=house name=Behind the mill"
        ].map { $0 + " importance=0" })
    #expect(
      try CollectedInput.points("addr:full=Behind the mill | shop=farm | name=Farm") == [
        "shop=farm name=Farm word=farm addr:full=Behind the mill importance=45"
      ])
  }
}
