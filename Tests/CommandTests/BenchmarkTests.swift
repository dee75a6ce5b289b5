// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

/// `osmroute-benchmark` besides its hierarchies.
struct BenchmarkTests {
  let folder = TemporaryFolder()

  private static let town = TestData.project + "/sample-osm/town.osm"

  @Test(arguments: [
    "hierarchy", "growth", "import", "reading", "geocode", "directions", "generate",
  ])
  func `every command explains itself`(command: String) throws {
    let result = try Osmroute.benchmark(command, "--help")
    #expect(result.code == 0)
    #expect(result.output.hasPrefix("osmroute-benchmark \(command) "))
    #expect(result.output.split(separator: "\n").allSatisfy { $0.count <= 100 })
    #expect(try Osmroute.benchmark("--help").output.contains("\n  osmroute-benchmark \(command) "))
  }

  @Test func `growth measures each size and draws it`() throws {
    let json = folder.file("growth.json")
    let result = try Osmroute.benchmark(
      "growth", "--from", "2000", "--to", "9000", "--factor", "4", "--pairs", "50", "--plot",
      folder.path, "--json", json)
    #expect(result.code == 0, "\(result.errors)")
    let report = try JSONValue(TemporaryFolder.read(json))
    let sizes = report["sizes"].elements
    #expect(sizes.map { $0["nodes"].number } == [2000, 8000])
    for key in ["inputBytes", "searchNodes", "mapMegabytes", "settledNodes"] {
      let values = sizes.compactMap { $0[key].number }
      #expect(values.count == 2 && values[0] > 0 && values[1] > values[0], "\(key) \(values)")
    }
    #expect(report["factorsPer16"]["meanQueryMicroseconds"].number != nil)
    #expect(result.output.contains("\nfactor for 16 times the size\n"))
    for name in ["query", "time", "memory"] {
      let drawing = TemporaryFolder.read(folder.file("growth-\(name).svg"))
      #expect(String(decoding: drawing, as: UTF8.self).contains(">OSM nodes</text>"))
    }
  }

  @Test func `directions are timed by their stages, and their pairs and answers written`() throws {
    let map = folder.file("town.osmroute"), json = folder.file("directions.json")
    #expect(try Osmroute.run("import", Self.town, "-o", map, "--quiet").code == 0)
    let pairs = folder.file("pairs.txt"), answers = folder.file("answers.ndjson")
    let run = ["directions", map, "--pairs", "20", "--rounds", "1", "--json", json]
    let result = try Osmroute.benchmark(run + ["--requests", pairs, "--answers", answers])
    #expect(result.code == 0, "\(result.errors)")
    let report = try JSONValue(TemporaryFolder.read(json))
    for query in ["full", "bare"] {
      #expect(report["queries"][query]["count"].number == 20)
      for key in ["mean", "median", "p95", "p99"] {
        #expect(report["queries"][query][key + "Microseconds"].number != nil, "\(query) \(key)")
      }
    }
    let shares = ["snap", "search", "unpack", "guide", "write"].compactMap {
      report["stages"][$0]["sharePercent"].number
    }
    #expect(shares.count == 5 && abs(shares.reduce(0, +) - 100) < 1, "\(shares)")
    func lines(_ path: String) -> [Substring] {
      String(decoding: TemporaryFolder.read(path), as: UTF8.self).split(separator: "\n")
    }
    #expect(lines(pairs).count == 20)
    #expect(lines(answers).count == 40 && lines(answers).allSatisfy { $0.hasPrefix("{") })
  }

  @Test func `growth by a factor beyond all bounds has one size`() throws {
    let result = try Osmroute.benchmark(
      "growth", "--from", "1000", "--to", "1000000", "--factor", "\(Int.max)", "--pairs", "5")
    #expect(result.code == 0, "\(result.errors)")
    #expect(result.output.split(separator: "\n")[1].hasPrefix("1000 "))
  }

  @Test func `a reading of nothing is told`() throws {
    let missing = folder.file("none.osm")
    let result = try Osmroute.benchmark("reading", missing)
    #expect(result.code == 3)
    #expect(result.errors == "osmroute-benchmark: cannot find \(missing)\n")
  }

  @Test func `an import is measured from outside, and absent peers are named`() throws {
    let json = folder.file("import.json"), map = folder.file("town.osmroute")
    let run = ["import", Self.town, "--rounds", "1"]
    let result = try Osmroute.benchmark(run + ["--json", json])
    #expect(result.code == 0, "\(result.errors)")
    #expect(try Osmroute.run("import", Self.town, "-o", map, "--quiet").code == 0)
    let report = try JSONValue(TemporaryFolder.read(json))
    #expect(report["imports"][0]["bytes"].number == Double(TemporaryFolder.read(map).count))
    #expect(report["imports"][0]["bytesRatio"].number == 1)
    #expect(report["absent"][0].string == "OSRM (--osrm FOLDER)")
    #expect(result.output.contains("\nnot there: OSRM (--osrm FOLDER)"))
    #expect(try Osmroute.benchmark(run + ["--osrm", folder.path]).code == 3)
    _ = try Osmroute.shell("mkdir $1/bin; ln -s /bin/false $1/bin/osrm-extract", folder.path)
    let failing = try Osmroute.benchmark(run + ["--osrm", folder.path])
    #expect(failing.code == 0)
    #expect(failing.output.contains("OSRM, car and foot (fails on this input)"))
    let again = try Osmroute.benchmark(run + ["--compare", json])
    #expect(again.output.contains("\nimports.osmroute, cars and walkers.medianSeconds "))
  }

  @Test func `readings of another file are compared with a warning`() throws {
    let json = folder.file("reading.json")
    let other = folder.write(
      "<osm version=\"0.6\"><node id=\"1\" lat=\"0\" lon=\"0\"/></osm>".utf8, to: "one.osm")
    #expect(try Osmroute.benchmark("reading", other, "--rounds", "1", "--json", json).code == 0)
    let result = try Osmroute.benchmark("reading", Self.town, "--rounds", "1", "--compare", json)
    #expect(result.code == 0)
    #expect(result.output.contains("\n  input: \(Self.town), was \(other)\n"))
    #expect(result.output.contains(", was 1\n"))
    #expect(result.output.contains("\nreadings.osmroute, 1 thread.medianSeconds "))
  }
}
