// SPDX-License-Identifier: Apache-2.0

import AddressBuilding
import Geo
import Testing

/// Ranges, buildings, relations: what several objects tell together.
struct CollectOutlineTests {
  @Test func `numbers within a range are there unless another house has them`() throws {
    var input = CollectedInput()
    input.node(1, 0, 0, "addr:housenumber=12-18 | addr:street=Main Street")
    input.node(2, 20, 0, "addr:housenumber=14 | addr:street=Main St")
    input.node(3, 20, 9_000, "addr:housenumber=16 | addr:street=Main Street")
    let builder = try input.builder()
    #expect(
      builder.collection.addressLines == [
        "node/1 number=12-18 street=Main Street", "node/2 number=14 street=Main St",
        "node/3 number=16 street=Main Street", "node/1 number=12 street=Main Street of-range",
        "node/1 number=16 street=Main Street of-range",
        "node/1 number=18 street=Main Street of-range",
      ])
    let report = builder.build().report.collected
    #expect((report.rangeMembers, report.repeatedNumbers) == (3, 1))
  }

  @Test func `buildings keep their outlines, and holes in them`() throws {
    var input = CollectedInput()
    input.box(1, 0, 0, 30, "source=x")
    input.box(2, 10, 10, 10, "source=x")
    input.relation(
      3, ["w1 outer", "w2 inner"],
      "type=multipolygon | building=yes | addr:housenumber=5 | addr:street=A")
    input.box(4, 100, 0, 10, "leisure=park | name=Green")
    input.box(5, 200, 0, 10, "building=yes | name=Tower")
    let builder = try input.builder()
    #expect(
      builder.collection.addressLines == ["relation/3 number=5 street=A outline=4+4"])
    #expect(
      builder.collection.pointLines == [
        "way/4 leisure=park name=Green word=park importance=75 outline=4",
        "way/5 building=yes name=Tower importance=35 outline=4",
      ])
  }

  @Test func `what is built around a yard does not stand in the yard`() throws {
    var input = CollectedInput()
    input.box(1, 0, 0, 30, "source=x")
    input.box(2, 5, 5, 20, "source=x")
    input.relation(
      3, ["w1 outer", "w2 inner"],
      "type=multipolygon | building=yes | addr:housenumber=5 | addr:street=A")
    let place = try #require(input.builder().collection.addressLocations.first)
    let metres = [place.longitude, place.latitude].map { Double($0) * Earth.metresPerUnit }
    #expect(metres.allSatisfy { (0...30).contains($0) })
    #expect(metres.contains { !(5...25).contains($0) })
  }

  @Test func `a shop has the number of its building where it names the same street`() throws {
    var input = CollectedInput()
    input.box(1, 0, 0, 30, "building=yes | addr:housenumber=5 | addr:street=A | addr:city=T")
    input.node(1, 10, 10, "shop=bakery | name=One | addr:street=A")
    input.node(2, 20, 10, "shop=bakery | name=Two | addr:street=B")
    let numbers = try input.builder().collection.pointLines.map { $0.contains("number=5") }
    #expect(numbers == [true, false])
  }

  @Test func `an outline that does not close is a point`() throws {
    var input = CollectedInput()
    input.node(1, 0, 0)
    input.node(2, 10, 0)
    input.node(3, 10, 10)
    input.way(1, [1, 2, 3], "source=x")
    input.relation(2, ["w1 outer", "w9 outer"], "type=multipolygon | natural=wood | name=Wood")
    input.way(3, [1, 2, 8, 3, 1], "building=yes | addr:housenumber=5 | addr:street=A")
    input.relation(4, ["w9 outer"], "type=multipolygon | natural=wood | name=Far Wood")
    let builder = try input.builder()
    #expect(builder.collection.addressLines == ["way/3 number=5 street=A"])
    #expect(
      builder.collection.pointLines == ["relation/2 natural=wood name=Wood word=wood importance=30"]
    )
    let report = builder.build().report.collected
    #expect((report.withoutRings, report.withoutNodes) == (1, 1))
  }

  @Test func `what stands in an addressed building takes its address`() throws {
    var input = CollectedInput()
    input.box(1, 0, 0, 30, "building=yes | addr:housenumber=5 | addr:street=A | addr:city=Town")
    input.node(2, 15, 15, "shop=bakery | name=Bäcker")
    input.node(3, 15, 20, "shop=bakery | name=Other | addr:street=B")
    input.node(4, 45, 15, "shop=bakery | name=Outside")
    input.node(5, 10, 10, "entrance=yes | addr:housenumber=5b")
    let builder = try input.builder()
    #expect(
      builder.collection.pointLines == [
        "node/2 shop=bakery name=Bäcker word=bakery number=5 street=A city=Town importance=45",
        "node/3 shop=bakery name=Other word=bakery street=B importance=45",
        "node/4 shop=bakery name=Outside word=bakery importance=45",
      ])
    #expect(
      builder.collection.addressLines == [
        "way/1 number=5 street=A city=Town outline=4", "node/5 number=5b street=A city=Town",
      ])
    #expect(builder.build().report.collected.addressOfBuilding == 2)
  }

  @Test func `houses take the street of their relation, and their own tags before it`() throws {
    var input = CollectedInput()
    input.node(1, 0, 0)
    input.node(2, 100, 0)
    input.way(1, [1, 2], "highway=residential | name=Main Street")
    input.node(3, 10, 10, "addr:housenumber=1")
    input.node(4, 20, 10, "addr:housenumber=2 | addr:street=Back Lane")
    input.node(5, 30, 10, "addr:housenumber=3 | addr:place=Hof")
    input.node(6, 40, 10, "addr:housenumber=4 | addr:hamlet=Weiler")
    input.relation(
      1, ["w1 street", "n3 house", "n4 address", "n5 addr:houselink", "n6 house"],
      "type=associatedStreet | addr:postcode=9490 | addr:city=Town")
    let builder = try input.builder()
    #expect(
      builder.collection.addressLines == [
        "node/3 number=1 street=Main Street city=Town postcode=9490",
        "node/4 number=2 street=Back Lane city=Town postcode=9490",
        "node/5 number=3 place=Hof city=Town postcode=9490",
        "node/6 number=4 street=Main Street suburb=Weiler city=Town postcode=9490",
      ])
    #expect(builder.build().report.collected.streetOfRelation == 2)
  }

  @Test func `a relation gives its streets its names`() throws {
    var input = CollectedInput()
    input.node(1, 0, 0)
    input.node(2, 100, 0)
    input.way(1, [1, 2], "highway=residential | name=Main St")
    input.way(2, [1, 2], "highway=service")
    input.way(3, [1, 2], "highway=service")
    input.relation(
      1, ["w1 street", "w2 street"], "type=street | name=Main Street | name:de=Hauptstraße")
    #expect(
      try input.builder().collection.streetLines == [
        "way/1 name=Main St name=Main Street name:de=Hauptstraße importance=120",
        "way/2 name=Main Street name:de=Hauptstraße importance=70",
      ])
  }

  @Test func `a site stands at its entrance, else at a member`() throws {
    var input = CollectedInput()
    input.node(1, 0, 0, "barrier=gate")
    input.node(2, 10, 0)
    input.node(3, 90, 0)
    input.relation(1, ["n2", "n3", "n1 entrance"], "type=site | amenity=university | name=Uni")
    input.relation(2, ["n2", "n3"], "type=route | amenity=university | name=Not")
    #expect(
      try input.builder().collection.pointLines == [
        "relation/1 amenity=university name=Uni word=university importance=130"
      ])
  }
}
