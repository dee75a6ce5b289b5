// SPDX-License-Identifier: Apache-2.0

import AddressBuilding
import Testing

struct CollectNameTests {
  @Test(arguments: [
    (
      "highway=residential | name=Main Street | name:de=Hauptstraße | alt_name=High St;Old Rd",
      "name=Main Street name:de=Hauptstraße alt_name=High St alt_name=Old Rd importance=120"
    ),
    (
      "highway=primary | name=A | old_name=B | official_name=C | short_name=D | loc_name=E "
        + "| int_name=F | nat_name=G | reg_name=H | old_name:fr=I | name_1=J",
      "name=A old_name=B official_name=C short_name=D loc_name=E int_name=F nat_name=G "
        + "reg_name=H old_name:fr=I name_1=J importance=205"
    ),
    (
      "highway=primary | name=A | ref=B 7;B 8 | nat_ref=N 1 | int_ref=E 5",
      "name=A ref=B 7 ref=B 8 nat_ref=N 1 int_ref=E 5 importance=205"
    ),
    (
      "highway=service | name=A | bridge:name=Old Bridge | tunnel:name=Tube",
      "name=A bridge:name=Old Bridge tunnel:name=Tube importance=70"
    ),
    (
      "highway=residential | name=Rue Neuve - Nieuwstraat",
      "name=Rue Neuve - Nieuwstraat name=Rue Neuve name=Nieuwstraat importance=120"
    ),
    (
      "highway=residential | name=Via Roma / Romstraße",
      "name=Via Roma / Romstraße name=Via Roma name=Romstraße importance=120"
    ),
    // A house number's slash and a double name are no two names.
    ("highway=residential | name=Weg 1/2", "name=Weg 1/2 importance=120"),
    ("highway=residential | name=Karl-Marx-Allee", "name=Karl-Marx-Allee importance=120"),
    // Names of the two sides, and none at all.
    (
      "highway=tertiary | name:left=Left Street | name:right=Right Street",
      "name=Left Street name:right=Right Street importance=155"
    ),
    ("highway=tertiary | name:fr=Rue A", "name=Rue A importance=155"),
    (
      "highway=motorway | ref=I 280;CA 82", "name=I 280 ref=CA 82 importance=255 nameless"
    ),
    // What is no name, and whose names are no street's.
    (
      "highway=residential | name=A | name:etymology=B | name:etymology:wikidata=Q1 "
        + "| name:pronunciation=C | operator=D | brand=E | note:name=F | old_name:1900-1910=G",
      "name=A importance=120"
    ),
    ("highway=residential | name=A | postal_code=9490", "name=A importance=120 postcode=9490"),
  ])
  func `a street has all names that its way tells`(_ tags: String, _ line: String) throws {
    #expect(try street(tags) == ["way/7 " + line])
  }

  @Test(arguments: [
    "highway=proposed | name=A", "highway=platform | name=A", "railway=platform | name=A",
    "highway=construction | name=A", "highway=service | ref=X 1", "highway=residential",
    "waterway=river | name=A", "highway=services | name=A",
  ])
  func `not every way with a name is a street`(_ tags: String) throws {
    #expect(try street(tags) == [])
  }

  @Test func `a house tells its street a name in another language`() throws {
    var input = CollectedInput()
    input.node(1, 0, 0)
    input.node(2, 100, 0)
    input.node(3, 90_000, 0)
    input.way(7, [1, 2], "highway=residential | name=Via Roma")
    input.way(8, [3, 2], "highway=residential | name=Via Roma")
    input.node(
      4, 10, 10,
      "addr:housenumber=1 | addr:street=via roma | addr:street:de=Romstraße | addr:street:2020=X")
    #expect(
      try input.builder().collection.streetLines == [
        "way/7 name=Via Roma name:de=Romstraße importance=120",
        "way/8 name=Via Roma importance=120",
      ])
  }

  @Test func `a square for walkers is a street and an area`() throws {
    var input = CollectedInput()
    input.box(7, 0, 0, 40, "highway=pedestrian | area=yes | name=Market Square | name:de=Markt")
    input.box(8, 90, 0, 40, "highway=pedestrian | place=square | name=Green")
    let collection = try input.builder().collection
    #expect(
      collection.streetLines == [
        "way/7 name=Market Square name:de=Markt importance=120", "way/8 name=Green importance=120",
      ])
    #expect(
      collection.pointLines == [
        "way/7 highway=pedestrian name=Market Square name:de=Markt importance=70 outline=4"
      ])
  }

  /// The streets of one way between two nodes.
  private func street(_ tags: String) throws -> [String] {
    var input = CollectedInput()
    input.node(1, 0, 0)
    input.node(2, 100, 0)
    input.way(7, [1, 2], tags)
    return try input.builder().collection.streetLines
  }
}
