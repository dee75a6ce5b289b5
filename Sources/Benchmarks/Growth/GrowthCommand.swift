// SPDX-License-Identifier: Apache-2.0

/// `osmroute-benchmark growth`: how cost grows with the size of the map.
enum GrowthCommand: Command {
  static let name = "growth"
  static let summary = "how import, preparation, queries and memory grow with the size of a map"
  static let help = """
    osmroute-benchmark growth [--from N] [--to N] [--factor N] [OPTION...]

    Makes countries of several sizes as “generate” does, imports each as “osmroute import” does,
    and measures what that takes and what a random query takes then. Prints how each figure grows
    from size to size, as a factor for 16 times the size: 16 is what is proportional to the size,
    1 what does not depend on it.

      --from N         nodes of the smallest country (100000)
      --to N           nodes that no country exceeds (6400000); 6,400,000 take 2 GB of TMPDIR
      --factor N       each country has so many times the nodes of the one before (4)
      --pairs N        queries in each (10000)
      --threads N      for import and preparation; one a processor
      --seed S         other countries, 1 by default
      --plot FOLDER    writes growth-query.svg, growth-time.svg and growth-memory.svg there
    \(ReportOptions.help)

    “-” as an output is standard output; the table then goes to standard error.

    """

  static func run(_ arguments: [String]) throws {
    let options = try GrowthOptions(arguments)
    var run = GrowthRun(options)
    try run.measure()
    if let folder = options.plotFolder {
      for (name, plot) in run.plots { try Output.write(plot.svg(), to: "\(folder)/\(name).svg") }
    }
    try options.report.deliver(run)
  }
}

struct GrowthOptions {
  /// Nodes of each country, ascending.
  let sizes: [Int]
  let pairs: Int
  let threads: Int
  let seed: Int
  let plotFolder: String?
  let report: ReportOptions

  private static let names: Set = [
    "--from", "--to", "--factor", "--pairs", "--threads", "--seed", "--plot",
  ]

  init(_ arguments: [String]) throws {
    let options = try Arguments(arguments, names: Self.names.union(ReportOptions.names))
    guard options.positional.isEmpty else {
      throw UsageError("takes no input, but “\(options.positional[0])” was given")
    }
    let first = try options.count("--from") ?? 100_000
    let last = try options.count("--to") ?? 6_400_000
    let factor = try options.count("--factor") ?? 4
    guard first > 0, first <= last, last <= GeneratedCountry.nodeLimit, factor > 1 else {
      throw UsageError("wants --from no larger than --to, and a --factor of 2 at least")
    }
    // Divided, for a product may leave all bounds.
    sizes = Array(sequence(first: first) { $0 <= last / factor ? $0 * factor : nil })
    pairs = try options.count("--pairs") ?? 10_000
    threads = try options.threads()
    seed = try options.count("--seed") ?? 1
    plotFolder = options["--plot"]
    report = try ReportOptions(options)
    guard pairs > 0 else { throw UsageError("wants one pair at least") }
    if let plotFolder { try Output.checkFolder(plotFolder) }
  }
}
