// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

/// What `osmroute-benchmark geocode` says of a map of twelve houses.
struct GeocodeBenchmarkTests {
  let folder = TemporaryFolder()

  /// Two streets that cross in a town, and six houses on each.
  private static let town: SmallMap = {
    let streets = [("Alder Lane", 0), ("Birch Road", 1)]
    let houses = streets.flatMap { street, row in
      (1...6).map { number in
        let away = 0.0004 * Double(number)
        let (lat, lon) = row == 0 ? (1.0001, 1 + away) : (1 + away, 1.0001)
        return """
          <node id="\(10 * (row + 1) + number)" lat="\(lat)" lon="\(lon)">
          <tag k="addr:housenumber" v="\(number)"/><tag k="addr:street" v="\(street)"/>
          <tag k="addr:city" v="Testville"/><tag k="addr:postcode" v="12345"/></node>
          """
      }
    }
    return SmallMap(
      """
      <node id="1" lat="1" lon="1"/><node id="2" lat="1" lon="1.003"/>
      <node id="3" lat="1.003" lon="1"/><node id="4" lat="1.001" lon="1.001">
      <tag k="place" v="town"/><tag k="name" v="Testville"/></node>
      <node id="5" lat="1.0002" lon="1.0001"><tag k="amenity" v="cafe"/>
      <tag k="name" v="Nonsuch"/></node>\(houses.joined())
      <way id="1"><nd ref="1"/><nd ref="2"/><tag k="highway" v="residential"/>
      <tag k="name" v="Alder Lane"/></way>
      <way id="2"><nd ref="1"/><nd ref="3"/><tag k="highway" v="residential"/>
      <tag k="name" v="Birch Road"/></way>
      """)
  }()

  private static let spellings = [
    "formatted", "plain", "numberMoved", "misspelled", "cutShort", "reverse",
  ]

  private func report(_ path: String) throws -> JSONValue {
    try JSONValue(TemporaryFolder.read(path))
  }

  @Test func `every house is found in every way, and all of it is timed`() throws {
    let json = folder.file("out.json")
    let result = try Osmroute.benchmark("geocode", Self.town.map, "--json", json, "--rounds", "1")
    #expect(result.code == 0, "\(result.errors)")
    let report = try report(json)
    #expect(report["addresses"].number == 12)
    for name in Self.spellings {
      let rate = report["rates"][name]
      #expect(rate["count"].number == 12, "\(name)")
      #expect(rate["percent"].number == 100, "\(name)\n\(result.output)")
    }
    #expect(report["rates"]["crossings"]["found"].number == 1)
    #expect(!result.output.contains("not found: "))
    let counts = [
      "freeText": 12.0, "misspelled": 12, "reverse": 12, "reverseNearby": 12, "category": 12,
      "crossings": 1,
    ]
    for (name, count) in counts {
      let query = report["queries"][name]
      #expect(query["count"].number == count && query["answered"].number == count, "\(name)")
      for key in ["mean", "median", "p95", "p99", "max", "together"] {
        #expect(query[key + "Microseconds"].number != nil, "\(name) \(key)")
      }
    }
    // A query for each letter.
    #expect(try #require(report["queries"]["typeAhead"]["count"].number) > 200)
    #expect(try #require(report["machine"]["cores"].number) >= 1)
  }

  @Test func `bytes an address are those of the sections`() throws {
    let json = folder.file("out.json")
    let result = try Osmroute.benchmark("geocode", Self.town.map, "--json", json, "--queries", "0")
    #expect(result.code == 0, "\(result.errors)")
    let bytes = try report(json)["bytesPerAddress"]
    let info = try Osmroute.run("info", Self.town.map, "--json").json["bytes"]
    let sections = info.keys.filter { $0.hasPrefix("places.") }.compactMap { info[$0].number }
    let parts = ["houses", "streets", "words", "places", "points"].compactMap { bytes[$0].number }
    #expect(parts.count == 5 && parts.allSatisfy { $0 > 0 })
    let perAddress: Double = sections.reduce(0, +) / 12
    let sum: Double = parts.reduce(0, +)
    #expect(abs(sum - perAddress) < 0.01)
    #expect(try #require(bytes["addressesStreetsWords"].number) > parts[0])
  }

  @Test func `SQLite answers the same where it is there, and is named where it is not`() throws {
    let json = folder.file("out.json")
    let result = try Osmroute.benchmark("geocode", Self.town.map, "--json", json, "--rounds", "1")
    let sqlite = try report(json)["sqlite"]
    guard !sqlite.isMissing else {
      #expect(result.output.contains("\nnothing beside it: "))
      return
    }
    #expect(sqlite["rows"].number == 12)
    for name in ["allWords", "allWordsRanked"] { #expect(sqlite[name]["answered"].number == 12) }
    #expect(try #require(sqlite["meanRatio"].number) > 0)
  }

  /// Objects as another reader may list them, in columns of an order of its own.
  private func list(_ lines: String...) -> String {
    let header = "id,type,name,latitude,longitude,housenumber,street,place,city,postcode"
    let text = ([header] + lines).joined(separator: "\r\n") + "\r\n"
    return folder.write(text.utf8, to: "objects.csv")
  }

  @Test func `what a list has and the map has not is a failure`() throws {
    let objects = list(
      "11,node,\"A \"\"quoted\"\", house\",1.0001,1.0004,1,Alder Lane,,Testville,12345",
      "999,node,,1.5,1.5,7,Cedar Way,,Testville,12345", "998,way,,,,8,,,,",
      "22,node,,1.0008,1.0001,3,Birch Road,,Testville,12345")
    let json = folder.file("out.json")
    let run = ["geocode", Self.town.map, "--objects", objects, "--queries", "0"]
    let result = try Osmroute.benchmark(run + ["--json", json])
    #expect(result.code == 0, "\(result.errors)")
    let report = try report(json)
    #expect(report["objects"].number == 3)
    #expect(report["streetless"].number == 1)
    #expect(result.output.contains("1 with neither street nor place: way/998\n"))
    // House 22 has the number 2.
    #expect(report["rates"]["tagged"]["found"].number == 1)
    for name in ["formatted", "plain", "reverse"] {
      #expect(report["rates"][name]["found"].number == 2, "\(name)")
      #expect(report["rates"][name]["count"].number == 3, "\(name)")
    }
    #expect(result.output.contains("\n  node/999 by “7 Cedar Way, 12345 Testville”: "))
    #expect(result.output.contains(", wanted “(not in the map)”\n"))

    let failures = folder.file("failures.tsv")
    let quiet = try Osmroute.benchmark(run + ["--failures", failures])
    #expect(!quiet.output.contains("node/999"))
    let lines = String(decoding: TemporaryFolder.read(failures), as: UTF8.self).split(
      separator: "\n")
    #expect(lines.contains { $0.hasPrefix("tagged\tnode/22\tBirch Road 3\t2 Birch Road, ") })
    #expect(lines.contains { $0.hasPrefix("formatted\tnode/999\t7 Cedar Way, ") })
  }

  @Test(arguments: ["", "type,id\n", "type,id,latitude,longitude,housenumber,street,place,city,"])
  func `a list without its columns is told`(text: String) throws {
    let file = folder.write(text.utf8, to: "objects.csv")
    let result = try Osmroute.benchmark("geocode", Self.town.map, "--objects", file)
    #expect(result.code == 3)
    #expect(
      result.errors.hasPrefix(
        "osmroute-benchmark: \(file) does not begin with the names of its columns: type,id,"))
  }

  @Test func `a list of other things and a map without addresses are told`() throws {
    let odd = list("x,node,,1,1,1,Alder Lane,,,")
    let result = try Osmroute.benchmark("geocode", Self.town.map, "--objects", odd)
    #expect(result.code == 3)
    #expect(result.errors.contains("has an object “node/x”"))
    let islands = SmallMap.islands()
    let empty = try Osmroute.benchmark("geocode", islands.map)
    #expect(empty.code == 3)
    #expect(empty.errors == "osmroute-benchmark: \(islands.map) has no addresses\n")
  }

  @Test func `a sample asks for no more objects than it should`() throws {
    let json = folder.file("out.json")
    let result = try Osmroute.benchmark(
      "geocode", Self.town.map, "--queries", "0", "--sample", "5", "--json", json)
    #expect(result.code == 0, "\(result.errors)")
    let report = try report(json)
    #expect(report["objects"].number == 12)
    #expect(report["asked"].number == 5)
    #expect(report["rates"]["formatted"]["count"].number == 5)
  }
}
