// SPDX-License-Identifier: Apache-2.0

/// `osmroute-benchmark reading`: reads OSM data in full and builds nothing.
enum ReadingCommand: Command {
  static let name = "reading"
  static let summary = "reading OSM data in full, against other readers"
  static let help = """
    osmroute-benchmark reading INPUT [--threads N] [--rounds N] [--json OUT.json]
                               [--compare OLD.json]

    Reads INPUT in full, on one thread and on several, and folds every id, coordinate, tag and
    reference into a checksum, which is the same for all forms of the same data. In turns with it
    runs what reading is held against:

      XML         expat with handlers that do nothing
      gzip        zlib's inflate alone
      PBF         “osmium fileinfo -e”, where osmium is installed

      --threads N         how many threads the second reading has; one a processor
      --rounds N          how often each runs, 7 times; medians are compared
    \(ReportOptions.help)

    “-” as an output is standard output; the table then goes to standard error.

    """

  static func run(_ arguments: [String]) throws {
    let options = try Arguments(
      arguments, names: ReportOptions.names.union(["--threads", "--rounds"]))
    guard options.positional.count == 1 else { throw UsageError("takes one INPUT") }
    let threads = max(2, try options.threads())
    let rounds = try options.count("--rounds") ?? 7
    guard rounds > 0 else { throw UsageError("wants one round at least") }
    let report = try ReportOptions(options)
    var run = try ReadingRun(path: options.positional[0], threads: threads)
    try run.measure(rounds: rounds)
    try report.deliver(run)
  }
}
