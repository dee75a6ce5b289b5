// SPDX-License-Identifier: Apache-2.0

import PackedFile

/// What the `HeaderBlock` of a PBF file says that matters here.
struct PBFHeader {
  /// When the data was true, ISO 8601.
  private(set) var timestamp: String?

  private static let knownFeatures: Set = [
    "OsmSchema-V0.6", "DenseNodes",
    // Files with a history: what is not visible in them is passed over.
    "HistoricalInformation",
  ]

  /// Throws where a reader must know more than this one does.
  init(_ message: PBFCursor) throws(PBFFault) {
    var message = message
    var unknown: [String] = []
    while let tag = message.nextTag() {
      switch tag {
      case .bytes(4):
        let feature = unsafe String(decoding: message.message().rest, as: UTF8.self)
        if !Self.knownFeatures.contains(feature), unknown.count < 3 {
          unknown.append("“\(feature.printable(limit: 40))”")
        }
      case .number(32): timestamp = ISOTime.text(secondsSince1970: message.signed())
      default: message.skip(tag)
      }
    }
    guard !message.isDamaged else { throw .damaged("it is no HeaderBlock") }
    guard unknown.isEmpty else {
      throw .unknown(
        "needs \(unknown.joined(separator: " and ")), which is not known here: convert the file "
          + "with “osmium cat IN.osm.pbf -o OUT.osm.gz”")
    }
  }
}

/// Times as ISO 8601 writes them.
enum ISOTime {
  /// A second in UTC, such as `2026-11-30T03:28:10Z`; `nil` beyond the years 1 to 9999.
  static func text(secondsSince1970 seconds: Int64) -> String? {
    guard (-62_135_596_800...253_402_300_799).contains(seconds) else { return nil }
    // Counted from 1 March of the year 0, so that a leap day ends a year.
    let sinceMarch0 = Int(seconds) + 719_468 * 86_400
    let second = sinceMarch0 % 86_400
    let (year, month, day) = date(daysSinceMarch0: sinceMarch0 / 86_400)
    func padded(_ number: Int, _ width: Int = 2) -> String {
      let text = "\(number)"
      return String(repeating: "0", count: max(0, width - text.count)) + text
    }
    return "\(padded(year, 4))-\(padded(month))-\(padded(day))"
      + "T\(padded(second / 3600)):\(padded(second / 60 % 60)):\(padded(second % 60))Z"
  }

  /// Source: Howard Hinnant, https://howardhinnant.github.io/date_algorithms.html (civil_from_days).
  private static func date(daysSinceMarch0 days: Int) -> (year: Int, month: Int, day: Int) {
    // A span is 400 years, after which all repeats.
    let span = days / 146_097
    let dayOfSpan = days - span * 146_097
    let yearOfSpan = (dayOfSpan - dayOfSpan / 1460 + dayOfSpan / 36_524 - dayOfSpan / 146_096) / 365
    let dayOfYear = dayOfSpan - (365 * yearOfSpan + yearOfSpan / 4 - yearOfSpan / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    let year = yearOfSpan + span * 400 + (month <= 2 ? 1 : 0)
    return (year, month, dayOfYear - (153 * monthFromMarch + 2) / 5 + 1)
  }
}
