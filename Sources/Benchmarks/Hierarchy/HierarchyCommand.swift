// SPDX-License-Identifier: Apache-2.0

import ContractionHierarchies
import DIMACS
import JSON
import PackedFile

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// `osmroute-benchmark hierarchy`: prepares a graph, asks for distances and paths, compares.
enum HierarchyCommand {
  static let help = """
    osmroute-benchmark hierarchy --graph G.gr [--pairs P.p2p] [--distances OUT.txt]
                                 [--dijkstra N] [--threads N]
                                 [--json OUT.json]
    osmroute-benchmark hierarchy FILE [--profile P] [--pairs N] [--dump-graph OUT.gr]
                                 [--distances OUT.txt] [--dijkstra N] [--threads N]
                                 [--json OUT.json]

    Prepares a hierarchy, asks it for distances and for paths one after the other, and holds it
    against Dijkstra's algorithm on the same graph. The first form reads a graph of the 9th DIMACS
    Implementation Challenge, plain or gzip; the second takes the search graph of a map file
    (FILE, or OSMROUTE_FILE in the environment), asks the hierarchy stored there, and builds it
    anew only to time that.

      --graph G.gr         lines “p sp NODES ARCS”, then “a TAIL HEAD WEIGHT”; nodes from 1
      --pairs P.p2p        lines “q SOURCE TARGET”; else 10,000 pairs, the same every time
      --pairs N            of a map file: that many pairs, the same every time
      --profile P          whose search graph of the map file (automobile)
      --distances OUT.txt  writes one distance a line in the order of the pairs, -1 for none
      --threads N          prepares with N threads (1)
      --dijkstra N         compares with Dijkstra on the first N pairs (1000)
      --dump-graph OUT.gr  writes the search graph of the map file as DIMACS text
      --json OUT.json      writes the figures as JSON

    “-” as an output is standard output; the table then goes to standard error.
    Exit code 2: usage. 3: bad input, or two ways to one distance that differ.

    """

  static func run(_ arguments: [String]) throws {
    if arguments.contains("--help") || arguments.contains("-h") {
      return Output.standard.write(help)
    }
    let options = try HierarchyOptions(arguments)
    let subject = try HierarchySubject(options)
    if let path = options.dumpPath { try Output.write(dimacsText(subject.graph), to: path) }
    var run = HierarchyRun(subject, try pairs(options, subject.graph))
    try run.measure(dijkstraCount: options.dijkstraCount)
    if let path = options.distancesPath { try Output.write(run.distanceLines(), to: path) }
    if let path = options.jsonPath { try Output.write(run.json(), to: path) }
    (options.usesStandardOutput ? Output.errors : Output.standard).write(run.table())
  }

  private static func pairs(_ options: HierarchyOptions, _ graph: Graph) throws -> NodePairs {
    guard let path = options.pairsPath else {
      return NodePairs(random: options.pairCount, nodeCount: graph.nodeCount)
    }
    return NodePairs(try DIMACSPairs(path: path, nodeCount: graph.nodeCount))
  }

  private static func dimacsText(_ graph: Graph) -> [UInt8] {
    var bytes = Array("p sp \(graph.nodeCount) \(graph.arcCount)\n".utf8)
    for x in 0..<graph.nodeCount {
      for xy in graph.firstOut[x]..<graph.firstOut[x + 1] {
        bytes += "a \(x + 1) \(graph.head[xy] + 1) \(graph.weight[xy])\n".utf8
      }
    }
    return bytes
  }
}

/// The command line of `hierarchy`, in either of its forms.
struct HierarchyOptions {
  enum Input {
    case dimacs(String)
    case mapFile(String, profile: String)
  }

  let input: Input
  let pairsPath: String?
  let pairCount: Int
  let dijkstraCount: Int
  let threads: Int
  let distancesPath: String?
  let dumpPath: String?
  let jsonPath: String?

  var usesStandardOutput: Bool { [distancesPath, dumpPath, jsonPath].contains("-") }

  init(_ arguments: [String]) throws {
    let options = try Arguments(
      arguments,
      names: [
        "--graph", "--pairs", "--distances", "--dijkstra", "--json", "--profile", "--dump-graph",
        "--threads",
      ])
    input = try Self.input(options)
    switch input {
    case .dimacs:
      pairsPath = options["--pairs"]
      pairCount = 10_000
    case .mapFile:
      pairsPath = nil
      pairCount = try options.count("--pairs") ?? 10_000
    }
    threads = max(1, try options.count("--threads") ?? 1)
    dijkstraCount = try options.count("--dijkstra") ?? 1000
    distancesPath = options["--distances"]
    dumpPath = options["--dump-graph"]
    jsonPath = options["--json"]
    guard [distancesPath, dumpPath, jsonPath].count(where: { $0 == "-" }) <= 1 else {
      throw UsageError("can write one thing to standard output")
    }
  }

  private static func input(_ options: Arguments) throws -> Input {
    if let graph = options["--graph"] {
      guard options.positional.isEmpty else {
        throw UsageError("takes a graph or a map file, not both")
      }
      for name in ["--profile", "--dump-graph"] where options[name] != nil {
        throw UsageError("takes \(name) with a map file only")
      }
      return .dimacs(graph)
    }
    guard options.positional.count <= 1 else { throw UsageError("takes one map file") }
    guard let file = options.positional.first ?? environment("OSMROUTE_FILE") else {
      throw UsageError("wants a graph (--graph G.gr) or a map file (or OSMROUTE_FILE)")
    }
    return .mapFile(file, profile: options["--profile"] ?? "automobile")
  }

  private static func environment(_ name: String) -> String? {
    guard let value = unsafe getenv(name) else { return nil }
    return unsafe String(cString: value)
  }
}
