// SPDX-License-Identifier: Apache-2.0

import Geo
import Geocoding
import JSON
import OSMRoute

/// A CSV file of questions, which becomes one of questions and answers.
struct AnswerTable: Sendable {
  private let columns: QuestionColumns
  private let names: [String]
  private let hasTimes: Bool
  /// As the header has it.
  private let lineEnd: [UInt8]

  private static let byteOrderMark: [UInt8] = [0xef, 0xbb, 0xbf]

  /// Throws `badInput` where the columns make no question.
  init(header: [UInt8], _ kind: QuestionColumns.Kind, hasTimes: Bool) throws {
    names = CSV.fields(of: Array(header.trimmingPrefix(Self.byteOrderMark)))
    columns = try QuestionColumns(header: names, for: kind)
    self.hasTimes = hasTimes
    lineEnd = Array((header.last == UInt8(ascii: "\r") ? "\r\n" : "\n").utf8)
  }

  /// The header with the columns of answers.
  var header: [UInt8] {
    let answers =
      ["name", "formattedAddress", "latitude", "longitude", "matchLevel", "score", "distance"]
      + (hasTimes ? ["seconds"] : []) + ["osmType", "osmId", "error"]
    var taken = Set(names.map { CSV.trimmed($0).lowercased() })
    return CSV.record(names + answers.map { Self.newName($0, &taken) }) + lineEnd
  }

  /// What a column of answers is called beside those of the questions: `answerLatitude` where these
  /// have a latitude, too.
  private static func newName(_ name: String, _ taken: inout Set<String>) -> String {
    let long = "answer" + name.prefix(1).uppercased() + name.dropFirst()
    let more = (2...max(2, taken.count + 2)).lazy.map { "\(long)\($0)" }
    let free = [name, long].first { !taken.contains($0.lowercased()) }
    let new = free ?? more.first { !taken.contains($0.lowercased()) } ?? long
    taken.insert(new.lowercased())
    return new
  }

  /// A record with its answer.
  func record(for record: [UInt8], _ map: OfflineMap, _ ask: PlaceAsking) -> [UInt8] {
    var fields = CSV.fields(of: record)
    let found = Result { try answer(to: fields, map, ask) }
    let surplus = fields.dropFirst(columns.count)
    if !surplus.isEmpty {
      // Nothing is lost, and columns stay what they are.
      fields.removeLast(surplus.count)
      fields[columns.count - 1] += "," + surplus.joined(separator: ",")
    }
    fields += repeatElement("", count: columns.count - fields.count)
    switch found {
    case .success(let place): fields += self.fields(of: place) + [""]
    case .failure(let error):
      let count = hasTimes ? 10 : 9
      fields += repeatElement("", count: count) + [CommandError(error).message]
    }
    return CSV.record(fields) + lineEnd
  }

  private func answer(
    to fields: [String], _ map: OfflineMap, _ ask: PlaceAsking
  ) throws -> FoundPlace {
    guard fields.count == columns.count else {
      throw CommandError.usage(
        "\(fields.count) fields instead of \(columns.count); put text with commas in quotes")
    }
    guard let found = try ask(map, columns.question(fields)).found.first else {
      throw CommandError(code: .addressNotFound, message: "Address not found.")
    }
    return found
  }

  private func fields(of found: FoundPlace) -> [String] {
    let mark = found.placemark
    let place = [mark.coordinate.latitudeDegrees, mark.coordinate.longitudeDegrees]
    let seconds = found.seconds.map { decimalText($0, decimals: 1) }
    return [mark.name ?? "", mark.formattedAddress]
      + place.map { decimalText($0, decimals: 7) }
      + [
        mark.matchLevel.rawValue, decimalText(mark.score, decimals: 3),
        found.metres.map { decimalText($0, decimals: 1) } ?? "",
      ] + (hasTimes ? [seconds ?? ""] : [])
      + [mark.osmType ?? "", mark.osmID.map { String($0) } ?? ""]
  }
}
