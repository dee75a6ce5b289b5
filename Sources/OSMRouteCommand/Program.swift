// SPDX-License-Identifier: Apache-2.0

import PackedFile

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The whole program: finds the command, runs it, reports what went wrong.
enum Program {
  static let version = "0.1.0"

  static var commands: [any Command.Type] {
    [
      ImportCommand.self, QueryCommand.self, EtaCommand.self, GeocodeCommand.self,
      ReverseCommand.self,
      SearchCommand.self, CompleteCommand.self, InfoCommand.self, VerifyCommand.self,
      ServeCommand.self,
    ]
  }

  static func run(_ words: [String]) -> Never {
    // A limit on the size of files is then an error like a full disk, and cleaned up like one.
    signal(SIGXFSZ, SIG_IGN)
    Console.holdClosedStreams()
    do {
      exit(try status(words))
    } catch {
      let failure = CommandError(error)
      report(failure, asJSON: asksForJSON(words), command: words.first)
      exit(failure.exitCode)
    }
  }

  private static func status(_ words: [String]) throws -> Int32 {
    guard let name = words.first else {
      Console.tell(overview)
      return 2
    }
    switch name {
    case "--help", "-h", "help":
      try Console.answer(words.count > 1 ? knownCommand(words[1]).help : overview)
      return 0
    case "--version", "version":
      try Console.answer("osmroute \(version), map format \(Container.formatVersion)")
      return 0
    default: break
    }
    let command = try knownCommand(name)
    let rest = Array(words.dropFirst())
    if rest.prefix(while: { $0 != "--" }).contains(where: { $0 == "--help" || $0 == "-h" }) {
      try Console.answer(command.help)
      return 0
    }
    return try command.run(Arguments(rest, options: command.options))
  }

  private static func knownCommand(_ name: String) throws -> any Command.Type {
    guard let command = command(named: name) else {
      throw CommandError.usage("there is no command “\(name)”; “osmroute --help” lists them")
    }
    return command
  }

  private static func command(named name: String) -> (any Command.Type)? {
    commands.first { $0.name == name }
  }

  private static func report(_ failure: CommandError, asJSON: Bool, command name: String?) {
    if asJSON {
      do { try Console.answer(failure.json) } catch { Console.tell("osmroute: \(error)") }
      return
    }
    // Names of files and what they hold may be hostile.
    Console.tell("osmroute: \(failure.message.printable(limit: .max))")
    guard failure.code == .usage, let name, let command = command(named: name) else { return }
    Console.tell("Usage: osmroute \(command.name) \(command.synopsis)")
    Console.tell("“osmroute \(command.name) --help” says more.")
  }

  /// Whether the answer was to be JSON, also where the arguments as a whole make no sense.
  private static func asksForJSON(_ words: [String]) -> Bool {
    let words = words.prefix { $0 != "--" }
    let pairs = zip(words, words.dropFirst())
    return words.contains("--json") || words.contains("--format=json")
      || pairs.contains { $0 == "--format" && $1 == "json" }
  }

  private static var overview: String {
    let lines = commands.map { command in
      "  " + command.name.padded(to: 12) + command.summary
    }
    return """
      osmroute finds ways and addresses on OpenStreetMap data, offline.

      Usage: osmroute COMMAND ...

        osmroute import region.osm
        osmroute query region.osmroute --from "165 Oyster Creek Dr" --to "102 This Way"

      Commands:
      \(lines.joined(separator: "\n"))

      “osmroute COMMAND --help” says how to use each. “osmroute --version” tells the version.
      FILE may be left out where the environment variable OSMROUTE_FILE names it.
      Exit codes: 0 done, 1 not found, 2 usage, 3 bad data or the system said no.
      Map data © OpenStreetMap contributors, https://www.openstreetmap.org/copyright
      """
  }
}
