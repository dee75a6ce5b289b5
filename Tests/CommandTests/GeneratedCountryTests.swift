// SPDX-License-Identifier: Apache-2.0

import AddressBuilding
import OSMRouteImport
import RoadBuilding
import TestSupport
import Testing

/// A made-up country is worth what it has in common with a real one.
struct GeneratedCountryTests {
  let folder = TemporaryFolder()

  @Test func `the same options give the same country, another seed another one`() throws {
    let first = try Osmroute.benchmark("generate", "--nodes", "3000", "-o", "-")
    let again = try Osmroute.benchmark("generate", "--nodes", "3000", "-o", "-")
    let other = try Osmroute.benchmark("generate", "--nodes", "3000", "--seed", "2", "-o", "-")
    #expect(first.code == 0)
    #expect(first.outputBytes == again.outputBytes)
    #expect(first.outputBytes != other.outputBytes)
  }

  @Test func `roads hang together, junctions have the arms of real ones, houses are found`() throws
  {
    let input = folder.file("made.osm"), output = folder.file("made.osmroute")
    let made = try Osmroute.benchmark(
      "generate", "--nodes", "60000", "--addresses", "700", "-o", input)
    #expect(made.code == 0)
    let report = try MapImport.run(inputs: [input], output: output)
    #expect((40_000...90_000).contains(report.elements.nodes))
    #expect(report.roads.nodesMissing == 0)
    #expect(report.addresses.addresses == 700)
    #expect(report.addresses.streetWithoutWay == 0)
    // Heidelberg's: 2.64 arms, 96 % and 97 % of the arcs.
    let arms = 2 * Double(report.roads.segments) / Double(report.roads.nodes)
    #expect((2.1...3.1).contains(arms))
    for profile in report.roads.profiles { #expect(profile.connectedShare > 0.9) }
  }

  @Test func `its search graph is like a real one of equal size`() throws {
    let input = folder.file("city.osm"), map = folder.file("city.osmroute")
    #expect(try Osmroute.benchmark("generate", "--nodes", "165000", "-o", input).code == 0)
    #expect(try Osmroute.run("import", input, "-o", map, "--quiet").code == 0)
    let result = try Osmroute.benchmark(
      "hierarchy", map, "--rank-sources", "0", "--dijkstra", "0", "--json", "-")
    let report = try result.json
    // Those of Heidelberg, of 53,012 nodes.
    let nodes = try #require(report["nodes"].number)
    #expect((45_000...60_000).contains(nodes))
    for (figure, real) in [
      (report["arcsPerNode"], 1.642), (report["hierarchyArcsPerNode"], 4.413),
      (report["queries"]["distance"]["settledNodes"], 63.9),
    ] {
      let made = try #require(figure.number)
      #expect((real / 1.2...real * 1.2).contains(made), "\(made), of a real one \(real)")
    }
  }

  @Test func `what cannot be generated is told`() throws {
    let missing = try Osmroute.benchmark("generate", "-o", "-")
    #expect(missing.code == 2)
    #expect(
      missing.errors
        == "osmroute-benchmark generate wants --nodes N, one at least\n"
        + "Try osmroute-benchmark generate --help.\n")
    #expect(try Osmroute.benchmark("generate", "--nodes", "9", "extra", "-o", "-").code == 2)
    #expect(try Osmroute.benchmark("generate", "--nodes", "9", "-o", "/no/such/place").code == 3)
  }
}
