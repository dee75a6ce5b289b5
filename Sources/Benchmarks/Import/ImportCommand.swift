// SPDX-License-Identifier: Apache-2.0

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// `osmroute-benchmark import`: whole imports of one input, by osmroute and by others.
enum ImportCommand {
  static let help = """
    osmroute-benchmark import INPUT [--threads N] [--rounds N] [--osrm FOLDER]
                              [--osrm-profiles car,foot] [--json OUT.json]

    Runs “osmroute import INPUT” from outside, as a user does, and in turns with it what else is
    there to make the same input ready for routes:

      OSRM             osrm-extract and osrm-contract for each profile, from FOLDER/bin with the
                       profiles of FOLDER/share/profiles; times of profiles add up
      planetsplitter   of Routino, where it is installed (it prepares no hierarchy)

    Seconds, processor seconds, the largest memory and the bytes left on disk, and what share of
    the others' osmroute's are.

      --threads N        threads for each program that takes them; one a processor
      --rounds N         how often each runs, 3 times; medians are compared
      --json OUT.json    writes the figures as JSON

    “-” as an output is standard output; the table then goes to standard error.

    """

  static func run(_ arguments: [String]) throws {
    if arguments.contains("--help") || arguments.contains("-h") {
      return Output.standard.write(help)
    }
    let options = try Arguments(
      arguments, names: ["--threads", "--rounds", "--osrm", "--osrm-profiles", "--json"])
    guard options.positional.count == 1 else { throw UsageError("import takes one INPUT") }
    guard let input = unsafe realpath(options.positional[0], nil) else {
      throw WrongResult(description: "cannot find \(options.positional[0])")
    }
    defer { unsafe free(input) }
    let threads = try options.count("--threads") ?? sysconf(CInt(_SC_NPROCESSORS_ONLN))
    let rounds = try options.count("--rounds") ?? 3
    guard threads > 0, rounds > 0 else { throw UsageError("import wants one thread and one round") }
    let path = unsafe String(cString: input)
    var contenders = [osmroute(path, threads)]
    if let folder = options["--osrm"] {
      let profiles = (options["--osrm-profiles"] ?? "car,foot").split(separator: ",")
      contenders.append(osrm(folder, profiles.map(String.init), path, threads))
    }
    if ChildProcess.exists("planetsplitter", "--help") { contenders.append(routino(path)) }
    var run = try ImportRun(input: path, contenders: contenders, rounds: rounds)
    try run.measure()
    if let path = options["--json"] { try Output.write(run.json(), to: path) }
    (options["--json"] == "-" ? Output.errors : Output.standard).write(run.table())
  }

  /// The program that stands beside this one.
  private static func osmroute(_ input: String, _ threads: Int) -> ImportContender {
    let own = CommandLine.arguments[0]
    let folder = own.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    let program = (folder.map(String.init) + ["osmroute"]).joined(separator: "/")
    let path = unsafe realpath(program, nil)
    defer { unsafe free(path) }
    let name = unsafe path.map { unsafe String(cString: $0) } ?? "osmroute"
    return ImportContender(name: "osmroute, cars and walkers") { files in
      [
        .init(
          program: name,
          arguments: [
            "import", input, "-o", "\(files)/map.osmroute", "--threads", "\(threads)", "--quiet",
          ])
      ]
    }
  }

  private static func osrm(
    _ folder: String, _ profiles: [String], _ input: String, _ threads: Int
  ) -> ImportContender {
    ImportContender(name: "OSRM, \(profiles.joined(separator: " and "))") { files in
      profiles.flatMap { profile in
        [
          ImportContender.Step(
            program: "\(folder)/bin/osrm-extract",
            arguments: [
              "-t", "\(threads)", "-p", "\(folder)/share/profiles/\(profile).lua", "-o",
              "\(files)/\(profile).osrm", input,
            ]),
          .init(
            program: "\(folder)/bin/osrm-contract",
            arguments: ["-t", "\(threads)", "\(files)/\(profile).osrm"]),
        ]
      }
    }
  }

  private static func routino(_ input: String) -> ImportContender {
    ImportContender(name: "planetsplitter") { files in
      [.init(program: "planetsplitter", arguments: ["--dir=\(files)", "--prefix=map", input])]
    }
  }
}
