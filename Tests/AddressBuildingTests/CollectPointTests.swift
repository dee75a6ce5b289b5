// SPDX-License-Identifier: Apache-2.0

import AddressBuilding
import Testing

struct CollectPointTests {
  @Test(arguments: [
    (
      "amenity=pharmacy | name=Löwen | phone=+49 1;+49 2 | contact:phone=+49 2 "
        + "| contact:mobile=+49 3 | contact:website=https://a.org | opening_hours=off",
      "amenity=pharmacy name=Löwen word=pharmacy phone=+49 1;+49 2;+49 3 url=https://a.org "
        + "hours=off importance=60"
    ),
    (
      "amenity=fuel | name=Q8 Nord | brand=Q8 | operator=Kuwait | ref=12",
      "amenity=fuel name=Q8 Nord brand=Q8 operator=Kuwait ref=12 word=fuel importance=50"
    ),
    ("shop=bakery | brand=Back-Factory", "shop=bakery name=Back-Factory word=bakery importance=45"),
    (
      "amenity=restaurant | name=A | cuisine=pizza;kebab",
      "amenity=restaurant name=A word=restaurant word=pizza word=kebab importance=60"
    ),
    (
      "amenity=restaurant | name=A | tourism=hotel",
      "amenity=restaurant name=A word=restaurant importance=60"
    ),
    (
      "aeroway=aerodrome | name=A | iata=ZRH | icao=LSZH",
      "aeroway=aerodrome name=A iata=ZRH icao=LSZH word=aerodrome importance=200"
    ),
    ("tourism=museum | name=A | wikidata=Q1", "tourism=museum name=A word=museum importance=150"),
    ("highway=bus_stop | name=Post", "highway=bus_stop name=Post word=bus_stop importance=45"),
    (
      "public_transport=platform | highway=bus_stop | name=Post",
      "highway=bus_stop name=Post word=bus_stop importance=45"
    ),
    ("office=yes | name=A", "office=yes name=A importance=40"),
    ("building=church | name=A", "building=church name=A word=church importance=35"),
    (
      "amenity=cafe | name=A | addr:housenumber=5 | addr:place=Hof | addr:city=Town",
      "amenity=cafe name=A word=cafe number=5 street=Hof city=Town importance=60"
    ),
    (
      "amenity=cafe | name=A | addr:city=Town | addr:housename=Mill",
      "amenity=cafe name=A word=cafe addr:housename=Mill city=Town importance=60"
    ),
    (
      "building=yes | addr:housename=Mill | addr:street=Lane",
      "building=house name=Mill street=Lane importance=20"
    ),
    (
      "boundary=national_park | name=A",
      "boundary=national_park name=A word=national_park "
        + "importance=130"
    ),
    ("military=barracks | name=A", "military=barracks name=A word=barracks importance=60"),
    ("landuse=forest | name=A", "landuse=forest name=A word=forest importance=40"),
    ("railway=station | name=A", "railway=station name=A word=station importance=170"),
    ("aerialway=station | name=A", "aerialway=station name=A word=station importance=80"),
    (
      "public_transport=platform | name=A",
      "public_transport=platform name=A word=platform "
        + "importance=60"
    ),
  ])
  func `a point of interest tells its kind, names and contacts`(
    _ tags: String, _ line: String
  ) throws {
    #expect(try CollectedInput.points(tags) == [line])
  }

  @Test(arguments: [
    "amenity=atm", "amenity=toilets", "amenity=drinking_water", "amenity=post_box",
    "amenity=charging_station", "leisure=playground", "emergency=defibrillator", "amenity=parking",
    "shop=hairdresser", "tourism=viewpoint",
  ])
  func `kinds that people look for need no name`(_ tags: String) throws {
    let words = tags.split(separator: "=")
    let lines = try CollectedInput.points(tags + " | operator=Town")
    #expect(lines.count == 1)
    #expect(lines.first?.hasPrefix("\(tags) operator=Town word=\(words[1])") == true)
  }

  @Test(arguments: [
    "amenity=bench", "amenity=waste_basket", "highway=bus_stop", "shop=yes", "building=yes",
    "landuse=forest", "natural=peak", "highway=residential", "entrance=main | ref=3",
    "amenity=parking | access=private", "amenity=parking_space | name=A",
    // What is over, or is not yet.
    "disused:amenity=pub | name=A", "abandoned:railway=station | name=A",
    "amenity=pub | disused=yes | name=A", "shop=vacant | name=A", "amenity=no | name=A",
    "railway=proposed | name=A", "demolished:building=yes | name=A", "name=A",
    // What is there once already.
    "public_transport=stop_position | name=A", "railway=platform | name=A",
    "railway=platform | public_transport=platform | name=A", "aerialway=pylon | name=A",
  ])
  func `other things are none`(_ tags: String) throws {
    #expect(try CollectedInput.points(tags) == [])
  }

  @Test func `a river is one, whatever its pieces, and its relation before them`() throws {
    var input = CollectedInput()
    for (id, x) in [(1, 0.0), (2, 100), (3, 200), (4, 300), (5, 9_000), (6, 9_100)] {
      input.node(id, x, 0)
    }
    input.way(1, [1, 2], "waterway=river | name=Rhein")
    input.way(2, [2, 3, 4], "waterway=river | name=Rhein")
    input.way(3, [5, 6], "waterway=stream | name=Rhein")
    input.way(4, [5, 6], "waterway=river | name=Ill")
    input.way(5, [1, 6], "waterway=river")
    input.relation(6, ["w4 main_stream"], "type=waterway | waterway=river | name=Ill")
    #expect(
      try input.builder().collection.pointLines == [
        "relation/6 waterway=river name=Ill word=river importance=90",
        "way/2 waterway=river name=Rhein word=river importance=90",
        "way/3 waterway=stream name=Rhein word=stream importance=30",
      ])
  }

  @Test func `a kind without a name is counted`() throws {
    var input = CollectedInput()
    input.node(1, 0, 0, "amenity=atm")
    input.node(2, 0, 0, "amenity=bank | name=A")
    #expect(try input.builder().build().report.collected.namelessPoints == 1)
  }
}
