// SPDX-License-Identifier: Apache-2.0

import Geocoding
import JSON
import OSMRoute
import PackedFile

/// Places that answer a search.
struct PlacemarkAnswer {
  let query: String
  /// Best first; distances in metres where a place was asked about.
  let found: [(placemark: Geocoding.Placemark, metres: Double?)]

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
    guard !found.isEmpty else {
      throw CommandError(
        code: .addressNotFound,
        message: "Address not found. Looked for “\(query)”. Check the spelling, or look wider.")
    }
    let lines = found.enumerated().map {
      Console.line("\($0 + 1). \(line($1.placemark, $1.metres))")
    }
    try Console.answer((lines + [MapInfo.attribution]).joined(separator: "\n"))
    return 0
  }

  private func line(_ placemark: Geocoding.Placemark, _ metres: Double?) -> String {
    var line = placemark.formattedAddress
    let facts = [placemark.category, placemark.phone].compactMap { $0 }
    if !facts.isEmpty { line += " (\(facts.joined(separator: ", ")))" }
    line += "  \(placemark.coordinate.text)"
    if let metres { line += "  \(Measures(units: .km).distance(metres))" }
    return line
  }
}
