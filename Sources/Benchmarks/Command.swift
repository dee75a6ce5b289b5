// SPDX-License-Identifier: Apache-2.0

/// A subcommand of the program.
protocol Command: SendableMetatype {
  static var name: String { get }
  /// One line for the list of all.
  static var summary: String { get }
  static var help: String { get }

  /// Does what the words after the command's name ask for.
  static func run(_ arguments: [String]) throws
}

extension Command {
  static func runOrExplain(_ arguments: [String]) throws {
    if arguments.contains("--help") || arguments.contains("-h") {
      return Output.standard.write(help)
    }
    do { try run(arguments) } catch let error as UsageError {
      throw UsageError("\(name) \(error.reason)")
    }
  }
}
