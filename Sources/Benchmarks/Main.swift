// SPDX-License-Identifier: Apache-2.0

import PackedFile

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// `osmroute-benchmark`: measures parts of osmroute, each a subcommand.
@main
enum Main {
  static func main() {
    Interrupts.leaveNothingBehind { words in
      ChildProcess.endRunning()
      Output.errors.write("osmroute-benchmark: \(words); nothing is left behind\n")
    }
    let code = run(Array(CommandLine.arguments.dropFirst()))
    exit(code.rawValue)
  }

  private static let commands: [any Command.Type] = [
    HierarchyCommand.self, GrowthCommand.self, ImportCommand.self, ReadingCommand.self,
    GeocodeCommand.self, DirectionsCommand.self, GenerateCommand.self,
  ]

  private static func run(_ arguments: [String]) -> ExitCode {
    do {
      guard let word = arguments.first else { throw UsageError("says not what to measure") }
      if ["--help", "-h", "help"].contains(word) {
        Output.standard.write(help)
      } else if let command = commands.first(where: { $0.name == word }) {
        try command.runOrExplain(Array(arguments.dropFirst()))
      } else {
        let known = commands.map { $0.name }.sorted().joined(separator: ", ")
        throw UsageError("knows no “\(word)”; it has: \(known)")
      }
      return .done
    } catch let error as UsageError {
      let command = commands.first { $0.name == arguments.first }.map { " \($0.name)" } ?? ""
      Output.errors.write(
        "osmroute-benchmark \(error.reason)\nTry osmroute-benchmark\(command) --help.\n")
      return .usage
    } catch {
      Output.errors.write("osmroute-benchmark: \(error)\n")
      return .badData
    }
  }

  private static var help: String {
    let lines = commands.map { "  osmroute-benchmark \($0.name.padded(12))\($0.summary)\n" }
    return "osmroute-benchmark measures parts of osmroute.\n\n" + lines.joined()
      + "\n“osmroute-benchmark hierarchy --help” says more; scripts/bench runs all of them.\n"
  }
}

/// The exit codes of every osmroute program.
enum ExitCode: CInt {
  case done = 0
  case usage = 2
  case badData = 3
}

/// What is wrong with a command line, as it reads after the program's name.
struct UsageError: Error {
  let reason: String

  init(_ reason: String) { self.reason = reason }
}

/// A measured result that contradicts another.
struct WrongResult: Error, CustomStringConvertible {
  let description: String
}
