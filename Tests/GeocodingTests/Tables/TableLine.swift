// SPDX-License-Identifier: Apache-2.0

import Geocoding
import Testing

/// A line of a table: what a person types, and what must be found.
///
///     main st 5 | 5 Main Street                  first
///     mian st 5 |3 5 Main Street                 among the first three
///     main st 5 |! 5 Maine Street                not first, though something is
///     main str… | Main Street                    first while it is being typed
///     street: main st 5; city: X | 5 Main Street the same in parts
struct TableLine: Sendable, CustomTestStringConvertible {
  private enum Demand { case first, amongThree, notFirst }

  private let typed: String
  private let expected: String
  private let demand: Demand
  let testDescription: String

  private init(_ line: Substring) {
    let parts = line.split(separator: "|", maxSplits: 1)
    precondition(parts.count == 2, "no line of a table: \(line)")
    typed = trimmed(parts[0])
    switch parts[1].first {
    case "3": demand = .amongThree
    case "!": demand = .notFirst
    default: demand = .first
    }
    expected = trimmed(demand == .first ? parts[1] : parts[1].dropFirst())
    testDescription = trimmed(line)
  }

  /// The lines of a text that are not empty.
  static func table(_ text: String) -> [TableLine] {
    text.split(separator: "\n").map(TableLine.init)
  }

  /// What a map answers, as it is told in the tables: without its home town.
  func answers(on map: InventedMap) -> [String] {
    let found = all(on: map)
    guard let home = map.home.map({ ", " + $0 }) else { return found }
    return found.map { $0.hasSuffix(home) ? String($0.dropLast(home.count)) : $0 }
  }

  private func all(on map: InventedMap) -> [String] {
    if typed.last == "…" { return map.completions(String(typed.dropLast())) }
    let isInParts = Self.parts.contains { typed.hasPrefix($0 + ":") }
    return isInParts ? map.answers(parts: typed) : map.answers(typed)
  }

  private static let parts = ["amenity", "street", "city", "postcode"]

  func accepts(_ found: [String]) -> Bool {
    switch demand {
    case .first: found.first == expected
    case .amongThree: found.prefix(3).contains(expected)
    case .notFirst: !found.isEmpty && found.first != expected
    }
  }
}

private func trimmed(_ text: Substring) -> String {
  String(text.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
}
