// SPDX-License-Identifier: Apache-2.0

/// `osmroute-benchmark geocode`: how surely and how fast addresses are found, in how many bytes.
enum GeocodeCommand: Command {
  static let name = "geocode"
  static let summary = "how surely and how fast addresses are found, in how many bytes"
  static let help = """
    osmroute-benchmark geocode FILE [--objects FILE.csv] [OPTION...]

    Asks a map file (FILE, or OSMROUTE_FILE in the environment) for its own addresses and prints
    how many are found: as they are formatted, in lower case without accents and commas, with the
    number on the other side of the street, with one letter of the street changed, with the first
    60 % of the street's letters, and by their point. Then times of searches on one thread, beside
    SQLite's FTS5 on the same addresses where the system has that library, and bytes an address.

    Objects that are one after normalisation (street, number, locality, postcode) count as one;
    “ties” says how often another of them was the answer.

      --objects FILE.csv  the objects that should be found, as another reader lists them
                          (scripts/list-addresses); else the houses of the index itself
      --sample N          asks for N objects at most (100000), the same every time
      --queries N         queries of each kind that are timed (10000); 0 for none
      --rounds N          how often each is timed (3), in processor time: its least time counts,
                          which is what it takes when nothing else is in its way
      --seed S            other samples, letters and orders, 1 by default
      --failures N|FILE   prints the first N failures of each rate (10), or writes all to FILE,
                          which gets a line of tab-separated columns for each
    \(ReportOptions.help)

    “-” as an output is standard output; the table then goes to standard error.

    """

  static func run(_ arguments: [String]) throws {
    let options = try GeocodeOptions(arguments)
    let subject = try GeocodeSubject(options)
    let run = try GeocodeRun(subject, options)
    if case .file(let path) = options.failures { try Output.write(run.failureLines(), to: path) }
    try options.report.deliver(run, otherOutputs: options.outputs)
  }
}
