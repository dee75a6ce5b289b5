// SPDX-License-Identifier: Apache-2.0

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
    let code = run(Array(CommandLine.arguments.dropFirst()))
    exit(code.rawValue)
  }

  private static func run(_ arguments: [String]) -> ExitCode {
    do {
      switch arguments.first {
      case "hierarchy": try HierarchyCommand.run(Array(arguments.dropFirst()))
      case "generate": try GenerateCommand.run(Array(arguments.dropFirst()))
      case "import": try ImportCommand.run(Array(arguments.dropFirst()))
      case "reading": try ReadingCommand.run(Array(arguments.dropFirst()))
      case "--help", "-h", "help": Output.standard.write(help)
      case nil: throw UsageError("says not what to measure")
      case let other?:
        throw UsageError("knows no “\(other)”; it has: generate, hierarchy, import, reading")
      }
      return .done
    } catch let error as UsageError {
      Output.errors.write("osmroute-benchmark \(error.reason)\nTry osmroute-benchmark --help.\n")
      return .usage
    } catch {
      Output.errors.write("osmroute-benchmark: \(error)\n")
      return .badData
    }
  }

  private static let help = """
    osmroute-benchmark measures parts of osmroute.

      osmroute-benchmark hierarchy   preparation, distances and paths of a hierarchy
      osmroute-benchmark import      whole imports, against other programs
      osmroute-benchmark reading     reading OSM data in full, against other readers
      osmroute-benchmark generate    OSM data of a made-up country of any size, to measure with

    “osmroute-benchmark hierarchy --help” says more.

    """
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
