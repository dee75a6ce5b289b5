// SPDX-License-Identifier: Apache-2.0

/// The command line of `geocode`.
struct GeocodeOptions {
  /// Where failures go.
  enum Failures {
    /// The first ones of each rate into the table.
    case table(Int)
    case file(String)
  }

  let path: String
  let objectsPath: String?
  let sample: Int
  let queries: Int
  let rounds: Int
  let seed: Int
  let failures: Failures
  let report: ReportOptions

  /// What is written besides the report.
  var outputs: [String] {
    if case .file(let path) = failures { return [path] }
    return []
  }

  private static let names: Set = [
    "--objects", "--sample", "--queries", "--rounds", "--seed", "--failures",
  ]

  init(_ arguments: [String]) throws {
    let options = try Arguments(arguments, names: Self.names.union(ReportOptions.names))
    path = try options.mapFile()
    objectsPath = options["--objects"]
    sample = try options.count("--sample") ?? 100_000
    queries = try options.count("--queries") ?? 10_000
    rounds = max(1, try options.count("--rounds") ?? 3)
    seed = try options.count("--seed") ?? 1
    failures =
      options["--failures"].map { text in
        Int(text).map { .table(max(0, $0)) } ?? .file(text)
      } ?? .table(10)
    report = try ReportOptions(options)
    guard (outputs + report.outputs).count(where: { $0 == "-" }) <= 1 else {
      throw UsageError("can write one thing to standard output")
    }
    for path in outputs { try Output.check(path) }
  }
}
