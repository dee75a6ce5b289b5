// SPDX-License-Identifier: Apache-2.0

import Geocoding
import JSON
import OSMRoute
import PackedFile
import Routing

/// Places that answer a search.
struct PlacemarkAnswer: Sendable {
  let query: String
  /// Best first.
  let found: [FoundPlace]

  var json: [UInt8] {
    var json = JSONWriter()
    json.placemarks(query: query, found)
    return json.bytes
  }

  /// Prints the answer; exit code 1 where it is empty.
  func give(_ arguments: Arguments) throws -> Int32 {
    if arguments.isSet("--json") {
      try Console.answer(bytes: json)
      return found.isEmpty ? 1 : 0
    }
    guard !found.isEmpty else { throw notFound }
    try Console.answer((lines + [MapInfo.attribution]).joined(separator: "\n"))
    return 0
  }

  /// Lets a person choose, then prints what was chosen; exit code 1 for none of them.
  func choose() throws -> Int32 {
    guard Console.canAsk else {
      throw CommandError.usage("--choose needs a terminal to ask on; --pick N does not")
    }
    guard !found.isEmpty else { throw notFound }
    for line in lines { Console.tell(line) }
    Console.tell("0) none of these")
    Console.tell("Which one? [1] ", terminator: "")
    guard let typed = Console.nextLine().map(CSV.trimmed) else { return 1 }
    let number = typed.isEmpty ? 1 : Int(typed) ?? -1
    if number == 0 { return 1 }
    guard found.indices.contains(number - 1) else {
      throw CommandError.usage("“\(typed)” is no number from 0 to \(found.count)")
    }
    let chosen = PlacemarkAnswer(query: query, found: [found[number - 1]])
    try Console.answer((chosen.lines + [MapInfo.attribution]).joined(separator: "\n"))
    return 0
  }

  private var notFound: CommandError {
    CommandError(
      code: .addressNotFound,
      message: "Address not found. Looked for “\(query)”. Check the spelling, or look wider.")
  }

  private var lines: [String] {
    found.enumerated().flatMap { index, place in
      ["\(index + 1). \(line(place))"] + reason(place).map { "   \($0)" }
    }.map(Console.line)
  }

  private func line(_ place: FoundPlace) -> String {
    let placemark = place.placemark
    let facts = [placemark.category, placemark.phone].compactMap { $0 }
    let address =
      placemark.formattedAddress + (facts.isEmpty ? "" : " (\(facts.joined(separator: ", ")))")
    let parts = [
      address, placemark.coordinate.text,
      placemark.matchLevel == .interpolated ? "approximate" : "",
      place.metres.map { Instructions().distance($0) } ?? "",
      place.seconds.map { Instructions().duration($0) } ?? "",
    ]
    return parts.filter { !$0.isEmpty }.joined(separator: "  ")
  }

  /// What the words were taken for, runs of them together.
  private func reason(_ place: FoundPlace) -> [String] {
    guard let reason = place.placemark.explanation else { return [] }
    var runs: [(part: MatchExplanation.Part, words: String)] = []
    for word in reason.words {
      if let last = runs.last, last.part == word.part {
        runs[runs.count - 1].words += " " + word.text
      } else {
        runs.append((word.part, word.text))
      }
    }
    let parts = runs.map { "\($0.words): \($0.part == .nothing ? "not found" : $0.part.rawValue)" }
    let score = decimalText(place.placemark.score, decimals: 3)
    let level = "\(place.placemark.matchLevel.rawValue), score \(score)"
    return [([level] + [reason.reading.phrase].compactMap(\.self) + parts).joined(separator: "; ")]
  }
}

extension MatchExplanation.Reading {
  /// What a text was read as, in words; `nil` where it was read word by word.
  fileprivate var phrase: String? {
    switch self {
    case .words: nil
    case .crossing: "read as a crossing of two streets"
    case .near: "read as a kind of place near another place"
    case .coordinate: "read as a coordinate"
    case .plusCode: "read as a Plus Code"
    }
  }
}
