// SPDX-License-Identifier: Apache-2.0

/// The command line of `hierarchy`, in either of its forms.
struct HierarchyOptions {
  enum Input {
    case dimacs(String, coordinates: String?)
    case mapFile(String, profile: String)
  }

  let input: Input
  let pairsPath: String?
  let pairCount: Int
  let dijkstraCount: Int
  let rankSources: Int
  let tableSize: TableSize
  let threads: Int
  let routingKit: String?
  let rounds: Int
  let distancesPath: String?
  let dumpPath: String?
  let plotPath: String?
  let report: ReportOptions

  /// What is written besides the report.
  var outputs: [String] { [distancesPath, dumpPath, plotPath].compactMap { $0 } }

  private static let names: Set = [
    "--graph", "--pairs", "--distances", "--dijkstra", "--profile", "--dump-graph", "--threads",
    "--coordinates", "--rank-sources", "--table", "--plot", "--routingkit", "--rounds",
  ]

  init(_ arguments: [String]) throws {
    let options = try Arguments(arguments, names: Self.names.union(ReportOptions.names))
    input = try Self.input(options)
    switch input {
    case .dimacs:
      pairsPath = options["--pairs"]
      pairCount = 10_000
    case .mapFile:
      pairsPath = nil
      pairCount = try options.count("--pairs") ?? 10_000
    }
    threads = try options.threads(orElse: 1)
    dijkstraCount = try options.count("--dijkstra") ?? 1000
    rankSources = try options.count("--rank-sources") ?? 100
    tableSize = try options["--table"].map { try TableSize($0) } ?? .standard
    routingKit = options["--routingkit"]
    rounds = max(1, try options.count("--rounds") ?? 5)
    distancesPath = options["--distances"]
    dumpPath = options["--dump-graph"]
    plotPath = options["--plot"]
    report = try ReportOptions(options)
    guard (outputs + report.outputs).count(where: { $0 == "-" }) <= 1 else {
      throw UsageError("can write one thing to standard output")
    }
    for path in outputs { try Output.check(path) }
  }

  private static func input(_ options: Arguments) throws -> Input {
    if let graph = options["--graph"] {
      guard options.positional.isEmpty else {
        throw UsageError("takes a graph or a map file, not both")
      }
      for name in ["--profile", "--dump-graph"] where options[name] != nil {
        throw UsageError("takes \(name) with a map file only")
      }
      return .dimacs(graph, coordinates: options["--coordinates"])
    }
    guard options["--coordinates"] == nil else {
      throw UsageError("takes --coordinates with a graph only")
    }
    let file = try options.mapFile(or: "a graph (--graph G.gr) or ")
    return .mapFile(file, profile: options["--profile"] ?? "automobile")
  }
}
