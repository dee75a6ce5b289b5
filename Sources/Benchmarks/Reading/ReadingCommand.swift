// SPDX-License-Identifier: Apache-2.0

import OSMReader

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// `osmroute-benchmark reading`: reads OSM data in full and builds nothing.
enum ReadingCommand {
  static let help = """
    osmroute-benchmark reading INPUT [--threads N] [--rounds N] [--json OUT.json]

    Reads INPUT in full, on one thread and on several, and folds every id, coordinate, tag and
    reference into a checksum, which is the same for all forms of the same data. In turns with it
    runs what reading is held against:

      XML         expat with handlers that do nothing
      gzip        zlib's inflate alone
      PBF         “osmium fileinfo -e”, where osmium is installed

      --threads N      how many threads the second reading has; one a processor
      --rounds N       how often each runs, 7 times; medians are compared
      --json OUT.json  writes the figures as JSON

    “-” as an output is standard output; the table then goes to standard error.

    """

  static func run(_ arguments: [String]) throws {
    if arguments.contains("--help") || arguments.contains("-h") {
      return Output.standard.write(help)
    }
    let options = try Arguments(arguments, names: ["--threads", "--rounds", "--json"])
    guard options.positional.count == 1 else { throw UsageError("takes one INPUT") }
    let threads = try options.count("--threads") ?? max(2, sysconf(CInt(_SC_NPROCESSORS_ONLN)))
    let rounds = try options.count("--rounds") ?? 7
    guard threads > 1, rounds > 0 else {
      throw UsageError("wants two threads and one round at least")
    }
    var run = try ReadingRun(path: options.positional[0], threads: threads)
    try run.measure(rounds: rounds)
    if let path = options["--json"] { try Output.write(run.json(), to: path) }
    (options["--json"] == "-" ? Output.errors : Output.standard).write(run.table())
  }
}
