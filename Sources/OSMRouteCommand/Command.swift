// SPDX-License-Identifier: Apache-2.0

import OSMRoute

/// One of the program's commands.
protocol Command {
  static var name: String { get }
  /// What follows the name, as the help shows it.
  static var synopsis: String { get }
  /// One line of what it does.
  static var summary: String { get }
  /// What the help says below the options: examples, and what a newcomer would ask.
  static var details: String { get }
  static var options: [Option] { get }

  /// Does the work; the exit code.
  static func run(_ arguments: Arguments) throws -> Int32
}

extension Command {
  static var help: String {
    var lines = ["\(summary)", "", "Usage: osmroute \(name) \(synopsis)"]
    if !options.isEmpty { lines += ["", "Options:"] }
    for option in options + [Option(name: "--help", short: "-h", help: "Show this help.")] {
      let names = [option.short, option.name].compactMap { $0 }.joined(separator: ", ")
      let left = "  " + names + (option.value.map { " \($0)" } ?? "")
      let gap = left.count < 30 ? left.gap(to: 30) : "\n" + "".gap(to: 30)
      lines.append(left + gap + option.help)
    }
    if !details.isEmpty { lines += ["", details] }
    return lines.joined(separator: "\n")
  }
}

/// Options that several commands share.
extension Option {
  static let json = Option(name: "--json", help: "Answer in JSON.")
  static let quiet = Option(name: "--quiet", short: "-q", help: "Say nothing but errors.")
}

/// A command's map file and what follows it.
struct MapArguments {
  let path: String
  let rest: [String]

  /// Takes FILE from the first positional, or from `OSMROUTE_FILE` where there are just `count`
  /// others.
  init(_ arguments: Arguments, others count: Int, named names: String) throws {
    let positionals = arguments.positionals
    if positionals.count == count + 1 {
      path = positionals[0]
      rest = Array(positionals.dropFirst())
    } else if positionals.count == count, let file = Console.environment("OSMROUTE_FILE") {
      path = file
      rest = positionals
    } else {
      let expected = count == 0 ? "FILE" : "FILE \(names)"
      let hint =
        positionals.count > count + 1 && count > 0 ? "; put text with blanks in quotes" : ""
      throw CommandError.usage(
        "expected \(expected), got \(positionals.count) "
          + (positionals.count == 1 ? "argument" : "arguments") + hint)
    }
  }

  func open() throws -> OfflineMap { try OfflineMap(contentsOf: path) }
}
