// SPDX-License-Identifier: Apache-2.0

import Geocoding
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
  let language: Language
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
    let words = words(from: answer.stops[0], on: map)
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

  /// Those of an answer about a trip from a place, in the units asked for.
  func words(from start: Geocoding.Placemark, on map: OfflineMap) -> Instructions {
    Instructions(
      language: language,
      units: units ?? LengthUnits(ofCountry: map.isoCountryCode(of: start)))
  }

  private static func language(_ arguments: Arguments) throws -> Language {
    guard let tag = arguments.value("--language") else { return .english }
    guard let language = Language(tag: tag) else {
      let codes = Language.all.map(\.code).joined(separator: ", ")
      throw CommandError.usage("--language takes \(codes), not “\(tag)”")
    }
    return language
  }

  /// A failure whose first words are in the language of the answer.
  func failure(_ error: MapError) -> CommandError {
    let words = Instructions(language: language)
    let title: String
    switch error.code {
    case .addressNotFound: title = words.text(.addressNotFound)
    case .directionsNotFound, .notInThisMap: title = words.text(.directionsNotFound)
    default: return CommandError(error)
    }
    let code = CommandError(error).code
    return CommandError(code: code, message: "\(title) \(error.details)")
  }
}
