// SPDX-License-Identifier: Apache-2.0

import JSON
import PackedFile

/// What a command measured.
protocol Report {
  /// Keys of numbers in the JSON that say what was measured, not how fast it was; with all texts
  /// there they tell whether two reports can be compared.
  static var conditions: Set<String> { get }

  /// For people.
  func table() -> String
  /// The fields of an object.
  func write(to json: inout JSONWriter)
}

/// Where a report goes: a table for people, JSON for programs, a comparison with an older JSON.
struct ReportOptions {
  static let names: Set = ["--json", "--compare"]

  static let help = """
      --json OUT.json     writes the figures as JSON, with machine, system, compiler and commit
      --compare OLD.json  such a file of another time: prints old, new and ratio of each figure,
                          and in what else the two differ, input and machine first of all
    """

  private let jsonPath: String?
  private let old: JSONValue?

  /// Reads the older report at once, and sees whether the new one can be written: a measurement may
  /// take long.
  init(_ options: Arguments) throws {
    jsonPath = options["--json"]
    if let jsonPath { try Output.check(jsonPath) }
    guard let path = options["--compare"] else {
      old = nil
      return
    }
    let bytes = try fileContent(path)
    do { old = try JSONValue(bytes) } catch {
      throw WrongResult(description: "\(path) is no report: \(error)")
    }
  }

  /// The path of what goes to standard output or a file besides the table.
  var outputs: [String] { jsonPath.map { [$0] } ?? [] }

  /// Writes what is asked for; the table to standard error where other things take standard output.
  func deliver<Kind: Report>(_ report: Kind, otherOutputs: [String] = []) throws {
    let circumstances = Circumstances()
    var json = JSONWriter()
    json.object { json in
      report.write(to: &json)
      circumstances.write(to: &json)
    }
    if let jsonPath { try Output.write(json.bytes + [UInt8(ascii: "\n")], to: jsonPath) }
    let output = (outputs + otherOutputs).contains("-") ? Output.errors : Output.standard
    output.write(report.table() + "\n" + circumstances.text)
    guard let old else { return }
    let new = try JSONValue(json.bytes)
    output.write("\n" + Comparison(old: old, new: new, conditions: Kind.conditions).table())
  }
}
