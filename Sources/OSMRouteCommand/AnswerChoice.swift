// SPDX-License-Identifier: Apache-2.0

import Geo
import Geocoding
import OSMRoute

/// Which of the places that an address can mean are the answer.
struct AnswerChoice: Sendable {
  /// Whether the best must leave nothing open.
  let isStrict: Bool
  /// The one to take, from 1; `nil` for all.
  let pick: Int?
  let limit: Int

  static let options = [
    Option(name: "--first", help: "Only the best answer."),
    Option(name: "--pick", value: "N", help: "Only the N-th answer."),
    Option(name: "--strict", help: "Fail where the best answer is not the only one, or not exact."),
    Option(name: "--choose", help: "Ask which answer is meant, on a terminal."),
  ]

  init(_ arguments: Arguments) throws {
    try arguments.forbid("--first", with: ["--pick"])
    try arguments.forbid("--choose", with: ["--first", "--pick", "--json", "--batch", "--strict"])
    try arguments.forbid("--batch", with: AddressParts.options.map(\.name))
    isStrict = arguments.isSet("--strict")
    pick = arguments.isSet("--first") ? 1 : try arguments.integer("--pick", in: 1...1000)
    limit = try arguments.limit()
  }

  /// The most that may be missing from an exact answer, in words.
  ///
  /// An abbreviation costs a few hundredths, a letter that is wrong a quarter of its word at least.
  private static let openWords = 0.2
  /// The same for an answer whose words are not told one by one, as a share.
  private static let exactScore = 0.995
  /// Places with one address farther from each other than this are two, metres.
  private static let separation = 200.0

  /// How many answers have to be looked for.
  var searchLimit: Int { max(limit, pick ?? 0, isStrict ? 10 : 0) }

  /// Those of the answers that are wanted, best first; they must be explained where the best is to
  /// be certain.
  ///
  /// Throws `addressNotFound` where the best must be certain and is not.
  func wanted(of found: [FoundPlace], for text: String) throws -> [FoundPlace] {
    if isStrict, let best = found.first { try check(best, found, text) }
    guard let pick else { return Array(found.prefix(limit)) }
    return Array(found.dropFirst(pick - 1).prefix(1))
  }

  private func check(_ best: FoundPlace, _ found: [FoundPlace], _ text: String) throws {
    let mark = best.placemark
    guard isExact(mark) else {
      throw CommandError(
        code: .addressNotFound,
        message: "Address not found. Nothing is exactly “\(text)”; the nearest to it is "
          + "\(mark.formattedAddress).")
    }
    let rivals = found.dropFirst().map(\.placemark).filter { rival in
      rival.score == mark.score && rival.matchLevel == mark.matchLevel
        && (rival.formattedAddress != mark.formattedAddress
          || Earth.distance(rival.coordinate, mark.coordinate) > Self.separation)
    }
    guard rivals.isEmpty else {
      let names = ([mark] + rivals).map { "\($0.formattedAddress) (\($0.coordinate.text))" }
      throw CommandError(
        code: .addressNotFound,
        message: "Address not found. “\(text)” can mean several places: "
          + "\(names.joined(separator: "; ")). Say more, or take one with --pick N.")
    }
  }

  private func isExact(_ mark: Geocoding.Placemark) -> Bool {
    guard mark.matchLevel != .interpolated else { return false }
    guard let words = mark.explanation?.words else { return mark.score >= Self.exactScore }
    let total = words.reduce(0) { $0 + $1.weight }
    return words.allSatisfy { $0.part != .nothing } && (1 - mark.score) * total <= Self.openWords
  }
}
