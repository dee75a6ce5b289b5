// SPDX-License-Identifier: Apache-2.0

import Geocoding
import JSON

/// How many of the things asked for were found.
struct Rate {
  /// In JSON.
  let name: String
  /// For people.
  let words: String
  /// Among how many first answers.
  var first = 1
  /// Per cent; `nil` where nothing is aimed at.
  var aim: Double?
  private(set) var count = 0
  private(set) var found = 0
  /// Found as another object of the same address, or at the same point.
  private(set) var ties = 0
  private(set) var failures: [Failure] = []

  /// What was not found.
  struct Failure {
    let object: String
    let query: String
    let wanted: String
    let answers: [String]
  }

  init(_ name: String, _ words: String, first: Int = 1, aim: Double? = nil) {
    self.name = name
    self.words = words
    self.first = first
    self.aim = aim
  }

  /// Per cent; not finite where nothing was asked for.
  var rate: Double { 100 * Double(found) / Double(count) }

  mutating func add(found isFound: Bool, isTie: Bool = false, _ failure: () -> Failure) {
    count += 1
    if isFound {
      found += 1
      if isTie { ties += 1 }
    } else {
      failures.append(failure())
    }
  }
}

extension Rate {
  static let header =
    "found".padded(36)
    + ["first", "of", "found", "per cent", "aim", "ties"].map { $0.aligned(10) }.joined()

  var row: String {
    let figures = [String(first), String(count), String(found)]
    // Rounded down, for 100 % is all of them.
    let share = figure((rate * 100).rounded(.down) / 100, decimals: 2)
    return words.padded(36)
      + (figures + [share, aim.map { figure($0, decimals: 1) } ?? "-", String(ties)])
      .map { $0.aligned(10) }.joined()
  }

  func write(to json: inout JSONWriter) {
    json.object(name) { json in
      json.field("first", first)
      json.field("count", count)
      json.field("found", found)
      json.field("percent", rate, decimals: 4)
      if let aim { json.field("aimPercent", aim, decimals: 1) }
      json.field("ties", ties)
    }
  }
}

extension Rate.Failure {
  init(_ object: AddressedObject, query: String, answers: [String]) {
    self.init(
      object: "\(object.object.kind)/\(object.object.id)", query: query,
      wanted: object.isInMap ? object.mark.formattedAddress : "(not in the map)",
      answers: answers)
  }

  /// For a table.
  var text: String {
    let answers = answers.prefix(2).map { "“\($0)”" }
    return "  \(object) by “\(query)”: "
      + (answers.isEmpty ? "nothing" : answers.joined(separator: ", "))
      + (wanted == query ? "" : ", wanted “\(wanted)”")
  }

  /// Columns parted by tabs.
  func line(_ rate: String) -> String {
    ([rate, object, query, wanted] + answers).map { text in
      String(text.map { $0 == "\t" || $0.isNewline ? " " : $0 })
    }.joined(separator: "\t") + "\n"
  }
}
