// SPDX-License-Identifier: Apache-2.0

import JSON
import OSMRoute
import PackedFile

enum VerifyCommand: Command {
  static let name = "verify"
  static let synopsis = "FILE [--queries N] [--json]"
  static let summary = "Check a map file through and through."
  static let details = """
    Checks the checksum of every section, every index, the invariants of the hierarchies, and
    random queries of each hierarchy against Dijkstra's algorithm without it. Exit code 3 where
    anything is wrong.
    """
  static let options = [
    Option(name: "--queries", value: "N", help: "Random queries a profile, 100 by default."),
    .json,
  ]

  static func run(_ arguments: Arguments) throws -> Int32 {
    let queries = try arguments.integer("--queries", in: 0...1_000_000) ?? 100
    let file = try MapArguments(arguments, others: 0, named: "")
    let checks = try Verification.run(path: file.path, queries: queries)
    let isOK = checks.allSatisfy { $0.fault == nil }
    try Console.answer(arguments.isSet("--json") ? json(checks, isOK) : text(checks, isOK))
    return isOK ? 0 : 3
  }

  private static func text(_ checks: [Verification.Check], _ isOK: Bool) -> String {
    let lines = checks.map { check in
      "\(check.fault == nil ? "ok    " : "FAULT ")\(check.name): \(check.fault ?? check.message)"
    }
    return (lines + [isOK ? "the map file is sound" : "the map file is faulty; import it again"])
      .joined(separator: "\n")
  }

  private static func json(_ checks: [Verification.Check], _ isOK: Bool) -> String {
    var writer = JSONWriter()
    writer.object { json in
      json.field("ok", isOK)
      json.array("checks") { json in
        for check in checks {
          json.object { json in
            json.field("name", check.name)
            json.field("ok", check.fault == nil)
            json.field("message", check.fault ?? check.message)
          }
        }
      }
      json.field("attribution", MapInfo.attribution)
    }
    return writer.text
  }
}
