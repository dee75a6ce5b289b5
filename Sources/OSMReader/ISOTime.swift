// SPDX-License-Identifier: Apache-2.0

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

  /// Of a date that the calendar has, in years from 1 on.
  ///
  /// Source: as above (days_from_civil).
  static func daysSince1970(_ year: Int64, _ month: Int64, _ day: Int64) -> Int64 {
    let year = month > 2 ? year : year - 1
    let monthFromMarch = month > 2 ? month - 3 : month + 9
    let dayOfYear = (153 * monthFromMarch + 2) / 5 + day - 1
    return year * 365 + year / 4 - year / 100 + year / 400 + dayOfYear - 719_468
  }

  static func days(ofMonth month: Int64, _ year: Int64) -> Int64 {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}
