// SPDX-License-Identifier: Apache-2.0

/// `osmroute-benchmark import`: whole imports of one input, by osmroute and by others.
enum ImportCommand: Command {
  static let name = "import"
  static let summary = "whole imports, against other programs"
  static let help = """
    osmroute-benchmark import INPUT [--threads N] [--rounds N] [--osrm FOLDER]
                              [--osrm-profiles car,foot] [--json OUT.json] [--compare OLD.json]

    Runs “osmroute import INPUT” from outside, as a user does, and in turns with it what else is
    there to make the same input ready for routes:

      OSRM             osrm-extract and osrm-contract for each profile, from FOLDER/bin with the
                       profiles of FOLDER/share/profiles; times of profiles add up
      planetsplitter   of Routino, where it is installed (it prepares no hierarchy)

    Seconds, processor seconds, the largest memory and the bytes left on disk, and what share of
    the others' osmroute's are. What is not there to compare with, or fails on INPUT, is named.

      --threads N          threads for each program that takes them; one a processor
      --rounds N           how often each runs, 3 times; medians are compared
      --osrm FOLDER        where OSRM is; else it is left out
      --osrm-profiles P,P  for whom OSRM prepares (car,foot)
    \(ReportOptions.help)

    “-” as an output is standard output; the table then goes to standard error.

    """

  static func run(_ arguments: [String]) throws {
    let options = try Arguments(
      arguments,
      names: ReportOptions.names.union(["--threads", "--rounds", "--osrm", "--osrm-profiles"]))
    guard options.positional.count == 1 else { throw UsageError("takes one INPUT") }
    guard let input = absolutePath(options.positional[0]) else {
      throw WrongResult(description: "cannot find \(options.positional[0])")
    }
    let rounds = try options.count("--rounds") ?? 3
    guard rounds > 0 else { throw UsageError("wants one round at least") }
    let report = try ReportOptions(options)
    let threads = try options.threads()
    var contenders = [ImportContender.osmroute(input, threads: threads)]
    var absent: [String] = []
    if let folder = options["--osrm"] {
      let profiles = (options["--osrm-profiles"] ?? "car,foot").split(separator: ",")
      contenders.append(
        .osrm(folder, profiles: profiles.map(String.init), input, threads: threads))
    } else {
      absent.append("OSRM (--osrm FOLDER)")
    }
    if ChildProcess.exists("planetsplitter", "--help") {
      contenders.append(.planetsplitter(input))
    } else {
      absent.append("planetsplitter (Debian's package routino)")
    }
    var run = try ImportRun(input: input, contenders, absent: absent, rounds: rounds)
    try run.measure()
    try report.deliver(run)
  }
}
