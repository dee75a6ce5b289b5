// SPDX-License-Identifier: Apache-2.0

import JSON
import OSMRoute
import PackedFile
import Routing

/// The form in which a query is answered.
struct QueryForm {
  private enum Format: String, CaseIterable {
    case text
    case json
    case geojson
    case gpx
    case polyline
    case polyline6
  }

  private let format: Format
  private let language: Language
  /// `nil` for those of the country where the trip begins.
  private let units: LengthUnits?

  init(_ arguments: Arguments) throws {
    let name = try arguments.choice("--format", of: Format.allCases.map(\.rawValue))
    format = arguments.isSet("--json") ? .json : name.flatMap(Format.init) ?? .text
    language = try Self.language(arguments)
    let units = try arguments.choice(
      "--units", of: LengthUnits.allCases.map(\.rawValue) + ["auto"])
    self.units = units == "auto" ? nil : units.flatMap(LengthUnits.init) ?? .kilometres
  }

  /// Writes an answer to standard output; of the forms that cannot hold it, standard error says whose
  /// data it is.
  func write(_ answer: DirectionsAnswer, on map: OfflineMap) throws {
    let words = Instructions(
      language: language,
      units: units ?? LengthUnits(ofCountry: map.isoCountryCode(of: answer.stops[0])))
    switch format {
    case .text: try Console.answer(DirectionsText(answer, words).text)
    case .json:
      var form = RouteForm()
      form.words = words
      var json = JSONWriter()
      json.value(answer, as: form)
      try Console.answer(bytes: json.bytes)
    case .geojson:
      var json = JSONWriter()
      json.value(features: answer, words)
      try Console.answer(bytes: json.bytes)
    case .gpx: try Console.write(answer.gpx(words))
    case .polyline, .polyline6:
      try Console.answer(answer.polylines(decimals: format == .polyline ? 5 : 6))
      Console.tell(MapInfo.attribution)
    }
  }

  private static func language(_ arguments: Arguments) throws -> Language {
    guard let tag = arguments.value("--language") else { return .english }
    guard let language = Language(tag: tag) else {
      let codes = Language.all.map(\.code).joined(separator: ", ")
      throw CommandError.usage("--language takes \(codes), not “\(tag)”")
    }
    return language
  }
}
