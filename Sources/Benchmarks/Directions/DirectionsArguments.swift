// SPDX-License-Identifier: Apache-2.0

/// The command line of `directions`.
struct DirectionsArguments {
  let path: String
  let pairs: Int
  let profile: String
  let rounds: Int
  let seed: Int
  let requestsPath: String?
  let answersPath: String?
  let report: ReportOptions

  /// What is written besides the report.
  var outputs: [String] { [requestsPath, answersPath].compactMap { $0 } }

  private static let names: Set = [
    "--pairs", "--profile", "--rounds", "--seed", "--requests", "--answers",
  ]

  init(_ arguments: [String]) throws {
    let options = try Arguments(arguments, names: Self.names.union(ReportOptions.names))
    path = try options.mapFile()
    pairs = try options.count("--pairs") ?? 1000
    guard pairs > 0 else { throw UsageError("wants one pair at least") }
    profile = options["--profile"] ?? "automobile"
    rounds = max(1, try options.count("--rounds") ?? 5)
    seed = try options.count("--seed") ?? 1
    requestsPath = options["--requests"]
    answersPath = options["--answers"]
    report = try ReportOptions(options)
    guard (outputs + report.outputs).count(where: { $0 == "-" }) <= 1 else {
      throw UsageError("can write one thing to standard output")
    }
    for path in outputs { try Output.check(path) }
  }
}
