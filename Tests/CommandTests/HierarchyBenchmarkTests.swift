// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

/// What `osmroute-benchmark hierarchy` says of graphs small enough to know.
struct HierarchyBenchmarkTests {
  let folder = TemporaryFolder()

  /// A street of 200 nodes, both ways but for its first piece, each piece of weight 10.
  private func street() -> String {
    var lines = ["p sp 200 397"]
    for node in 1..<200 {
      lines.append("a \(node) \(node + 1) 10")
      if node > 1 { lines.append("a \(node + 1) \(node) 10") }
    }
    return folder.write((lines.joined(separator: "\n") + "\n").utf8, to: "street.gr")
  }

  private func pairs() -> String {
    folder.write("p aux sp p2p 4\nq 1 200\nq 200 2\nq 7 7\nq 2 1\n".utf8, to: "street.p2p")
  }

  private func report(_ path: String) throws -> JSONValue {
    try JSONValue(TemporaryFolder.read(path))
  }

  @Test func `distances, figures and circumstances of a street`() throws {
    let distances = folder.file("distances.txt"), json = folder.file("out.json")
    let result = try Osmroute.benchmark(
      "hierarchy", "--graph", street(), "--pairs", pairs(), "--distances", distances, "--json",
      json, "--rank-sources", "7", "--table", "3x2")
    #expect(result.code == 0)
    #expect(result.errors == "")
    #expect(
      String(decoding: TemporaryFolder.read(distances), as: UTF8.self) == "1990\n1980\n0\n-1\n")
    #expect(result.output.contains("\nreachable pairs     3 of 4\nsum of distances    3970\n"))
    let report = try report(json)
    #expect(report["nodes"].number == 200)
    #expect(report["arcs"].number == 397)
    for key in [
      "shortcuts", "preparationSeconds", "hierarchyBytes", "hierarchyBytesPerNode", "arcsPerNode",
      "hierarchyArcsPerNode",
    ] { #expect(report[key].number != nil, "\(key)") }
    let queries = report["queries"]
    for name in ["distance", "path", "dijkstra", "bidirectionalDijkstra"] {
      #expect(queries[name]["count"].number == 4, "\(name)")
      for key in ["mean", "median", "p95", "p99"] {
        #expect(queries[name][key + "Microseconds"].number != nil, "\(name) \(key)")
      }
      #expect(try #require(queries[name]["settledNodes"].number) > 0)
    }
    // All 200 nodes, all but the first, the first alone, and all that node 2 reaches: 599 of four.
    #expect(queries["dijkstra"]["settledNodes"].number == 149.8)
    #expect(queries["dijkstra"]["stalledNodes"].number == 0)
    #expect(queries["table"]["rows"].number == 3)
    #expect(queries["table"]["columns"].number == 2)
    #expect(try #require(report["machine"]["cores"].number) >= 1)
    for key in ["operatingSystem", "compiler", "commit"] {
      #expect(report[key].string?.isEmpty == false, "\(key)")
    }
  }

  @Test func `nodes put in the order of their places keep their numbers in pairs`() throws {
    // A street that runs to and fro over the map, so that the order is another one.
    let places = (1...200).map { "v \($0) \($0 * 37 % 200 * 1000) \(-$0 * 91 % 200 * 1000)\n" }
    let file = folder.write(places.joined().utf8, to: "street.co")
    let run = ["hierarchy", "--graph", street(), "--pairs", pairs(), "--distances", "-"]
    let plain = try Osmroute.benchmark(run)
    let placed = try Osmroute.benchmark(run + ["--coordinates", file])
    #expect(plain.output == "1990\n1980\n0\n-1\n")
    #expect(placed.output == plain.output)
    #expect(placed.code == 0)
    let wrong = folder.write("v 1 1 1\n".utf8, to: "short.co")
    #expect(try Osmroute.benchmark(run + ["--coordinates", wrong]).code == 3)
  }

  @Test func `ranks tell near from far`() throws {
    let json = folder.file("out.json"), plot = folder.file("plot.svg")
    let result = try Osmroute.benchmark(
      "hierarchy", "--graph", street(), "--json", json, "--rank-sources", "5", "--plot", plot)
    #expect(result.code == 0)
    let ranks = try report(json)["ranks"].elements
    #expect(ranks.map { $0["name"].string } == ["2^6", "2^7"])
    #expect(ranks.map { $0["rank"].number } == [64, 128])
    for rank in ranks {
      #expect(rank["count"].number == 5)
      #expect(rank["dijkstra"]["settledNodes"].number == rank["rank"].number)
      for method in ["distance", "bidirectionalDijkstra", "dijkstra"] {
        #expect(rank[method]["medianMicroseconds"].number != nil)
      }
    }
    let drawing = String(decoding: TemporaryFolder.read(plot), as: UTF8.self)
    #expect(drawing.hasPrefix("<svg "))
    #expect(drawing.hasSuffix("</svg>\n"))
    for name in ["contraction hierarchy", "bidirectional Dijkstra", "Dijkstra", "microseconds"] {
      #expect(drawing.contains(">\(name)</text>"))
    }
    #expect(!drawing.contains("nan") && !drawing.contains("null"))
    // A mark for each rank of each line, and one in the legend.
    #expect(drawing.ranges(of: "translate(").count == 3 * (2 + 1))
  }

  @Test func `a comparison shows ratios, and what makes them unfair`() throws {
    let graph = street(), old = folder.file("old.json")
    let run = ["hierarchy", "--graph", graph, "--rank-sources", "0"]
    #expect(try Osmroute.benchmark(run + ["--json", old]).code == 0)
    let same = try Osmroute.benchmark(run + ["--compare", old])
    #expect(same.code == 0)
    let bytes = try #require(try report(old)["hierarchyBytes"].number)
    let row = try #require(
      same.output.split(separator: "\n").first { $0.hasPrefix("hierarchyBytes ") })
    #expect(
      row.split(separator: " ") == ["hierarchyBytes", "\(Int(bytes))", "\(Int(bytes))", "1"])
    #expect(!same.output.contains("preparationThreads:"))

    let other = try Osmroute.benchmark(run + ["--compare", old, "--threads", "2"])
    #expect(other.code == 0)
    #expect(other.output.contains("\nThey differ also in\n"))
    #expect(other.output.contains("\n  preparationThreads: 2, was 1\n"))
    #expect(!other.output.contains("no figure in common"))
    let foreign = try Osmroute.benchmark(
      run + ["--compare", folder.write("{}".utf8, to: "foreign.json")])
    #expect(foreign.code == 0)
    #expect(foreign.output.contains("\nThey have no figure in common: "))
  }

  @Test(arguments: ["{", "", "[1] 2"])
  func `a report that cannot be read is told`(text: String) throws {
    let old = folder.write(text.utf8, to: "old.json")
    let result = try Osmroute.benchmark("hierarchy", "--graph", street(), "--compare", old)
    #expect(result.code == 3)
    #expect(result.errors.contains("\(old) is no report: expected "))
    let missing = try Osmroute.benchmark(
      "hierarchy", "--graph", street(), "--compare", folder.file("none.json"))
    #expect(missing.code == 3)
  }

  /// Stands in for a program built of RoutingKit: it knows one pair.
  private func driver(checksum: Int) -> String {
    let script = """
      #!/bin/sh
      [ "$1 $3 $4 $6" = "gr /dev/null reps=1 cch=0" ] || exit 1
      head -n 1 "$2" | grep -q "p sp 200 397" || exit 1
      for word; do case $word in
        dump=*) printf 'p aux sp p2p 1\\nq 1 200\\n' > "${word#dump=}.p2p" ;;
      esac; done
      echo '{"ch_build_s": 1, "query_us": 1000000, "query_path_us": 1000000,'
      echo ' "table100x100_ms": 1000000, "ch_file_bytes": 1, "checksum": \(checksum)}'

      """
    let path = folder.write(script.utf8, to: "driver")
    _ = try? Osmroute.shell("chmod +x \"$1\"", path)
    return path
  }

  @Test func `RoutingKit's figures stand beside, distances must agree`() throws {
    let json = folder.file("out.json")
    let run = ["hierarchy", "--graph", street(), "--rank-sources", "0", "--rounds", "2"]
    let result = try Osmroute.benchmark(
      run + ["--json", json, "--routingkit", driver(checksum: 1990)])
    #expect(result.code == 0, "\(result.errors)")
    let figures = try report(json)["routingKit"]
    #expect(figures["rounds"].number == 2)
    #expect(figures["pairs"].number == 1)
    #expect(try #require(figures["distanceMicroseconds"]["ratio"].number) < 1)
    let bytes = try #require(try report(json)["hierarchyBytes"].number)
    #expect(figures["hierarchyBytes"]["ratio"].number == bytes)

    let wrong = try Osmroute.benchmark(run + ["--routingkit", driver(checksum: 1991)])
    #expect(wrong.code == 3)
    #expect(wrong.errors.contains("RoutingKit's distances sum up to 1991, osmroute's to 1990"))
  }

  @Test(arguments: [
    ["hierarchy", "--graph", "x", "--json"], ["hierarchy", "--graph", "x", "--plot"],
    ["growth", "--json"], ["growth", "--plot"], ["reading", "x", "--json"],
  ])
  func `where nothing can be written, nothing is measured`(arguments: [String]) throws {
    let input = arguments.map { $0 == "x" ? street() : $0 }
    // A folder stands where the file should, or none is there to hold it.
    for path in [folder.file("none/out"), arguments.contains("--plot") ? nil : folder.path] {
      guard let path else { continue }
      let result = try Osmroute.benchmark(input + [path])
      #expect(result.code == 3)
      #expect(result.errors.hasPrefix("osmroute-benchmark: cannot create \(path)"))
      #expect(result.output == "")
    }
  }

  @Test(arguments: [
    (["hierarchy", "--graph", "x.gr", "--table", "5"], "hierarchy wants --table ROWSxCOLUMNS"),
    (["hierarchy", "--graph", "x.gr", "--table", "0x5"], "hierarchy wants --table ROWSxCOLUMNS"),
    (["hierarchy", "--graph", "x.gr", "y"], "hierarchy takes a graph or a map file, not both"),
    (["hierarchy", "--graph", "x.gr", "--json", "-", "--plot", "-"], "hierarchy can write one"),
    (["growth", "--from", "5", "--to", "4"], "growth wants --from no larger than --to"),
    (["growth", "--factor", "1"], "growth wants --from no larger than --to"),
    (["growth", "x"], "growth takes no input"), (["import"], "import takes one INPUT"),
    (["import", "x", "--threads", "0"], "import wants one thread at least"),
    (["hierarchy", "--graph", "x", "--threads", "0"], "hierarchy wants one thread at least"),
    (["geocode"], "geocode wants a map file"),
    (["geocode", "x", "y"], "geocode takes one map file"),
    (["geocode", "x", "--json", "-", "--failures", "-"], "geocode can write one thing"),
    (["geocode", "x", "--sample", "many"], "geocode wants a number after --sample"),
    (["reading", "x", "--threads", "999999999"], "reading wants 1024 threads at most"),
    (
      ["generate", "--nodes", "1000000000000", "-o", "-"], "generate makes no more than 1000000000"
    ),
    (
      ["generate", "--nodes", "5", "--addresses", "9223372036854775807", "-o", "-"],
      "generate makes no more than 1000000000"
    ), (["generate", "--nodes", "5", "-o"], "generate wants a value after -o"),
    (["hierarchy", "--graph", "x", "--json", ""], "hierarchy wants the name of a file"),
    (["nonsense"], "knows no “nonsense”"), ([], "says not what to measure"),
  ])
  func `what cannot be measured is told`(arguments: [String], reason: String) throws {
    let input = arguments.map { $0 == "x" ? street() : $0 }
    let result = try Osmroute.benchmark(input)
    #expect(result.code == 2)
    #expect(result.errors.hasPrefix("osmroute-benchmark \(reason)"), "\(result.errors)")
    let words = reason.split(separator: " ")
    let help = words[0] == "knows" || words[0] == "says" ? "" : " \(words[0])"
    #expect(result.errors.hasSuffix("\nTry osmroute-benchmark\(help) --help.\n"))
    #expect(result.output == "")
  }
}
