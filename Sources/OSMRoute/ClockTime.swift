// SPDX-License-Identifier: Apache-2.0

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A date and a time of day, as the clocks of a place show them.
///
/// It takes the place of Foundation's `Date`, which this library does without:
/// `ClockTime(secondsSince1970: date.timeIntervalSince1970)` and
/// `Date(timeIntervalSince1970: time.secondsSince1970)`.
public struct ClockTime: Sendable, Hashable, CustomStringConvertible {
  /// Seconds since 1970 began on those clocks.
  private let seconds: Double
  /// How far they are ahead of UTC, minutes; `nil` where that is not known.
  public let offsetMinutes: Int?

  /// A moment, on clocks that are so many minutes ahead of UTC.
  ///
  /// What is no number, and what no calendar reaches, is 1970 or the nearest that one does.
  public init(secondsSince1970: Double, offsetMinutes: Int = 0) {
    let offset = min(max(offsetMinutes, -1439), 1439)
    self.init(local: secondsSince1970 + Double(offset * 60), offset)
  }

  private init(local seconds: Double, _ offsetMinutes: Int?) {
    self.seconds = seconds.isNaN ? 0 : min(max(seconds, Self.first), Self.last)
    self.offsetMinutes = offsetMinutes
  }

  /// The years 0 and 9999, which have four digits.
  private static let first = -62_167_219_200.0, last = 253_402_300_799.0

  /// What the system's clock shows, in UTC.
  public static var now: ClockTime { ClockTime(secondsSince1970: Double(time(nil))) }

  /// Seconds since 1970 began in UTC; on clocks of which the offset is not known, since it began
  /// on them.
  public var secondsSince1970: Double { seconds - Double((offsetMinutes ?? 0) * 60) }

  /// The time so many seconds later on the same clocks.
  public func advanced(by more: Double) -> ClockTime {
    ClockTime(local: seconds + more, offsetMinutes)
  }
}

extension ClockTime {
  /// Reads ISO 8601: `2026-11-30T08:00`, `2026-11-30 08:00:30`, `2026-11-30`, with or without `Z`
  /// or an offset such as `+01:00` behind a time.
  ///
  /// `nil` where it is nothing of the kind, or no calendar or clock shows it.
  public init?(_ text: String) {
    var reader = ClockTextReader(text)
    guard let days = reader.date() else { return nil }
    if reader.isAtEnd {
      self.init(local: Double(days * 86_400), nil)
      return
    }
    guard reader.skip("T") || reader.skip(" "), let ofDay = reader.timeOfDay(),
      let offset = reader.offset(), reader.isAtEnd
    else { return nil }
    self.init(local: Double(days * 86_400) + ofDay, offset.minutes)
  }

  /// In ISO 8601, to the second, with the offset where it is known.
  public var description: String {
    let parts = parts
    return "\(parts.date)T\(parts.time):\(Self.digits(parts.second))\(offsetText)"
  }

  /// For people, to the minute: "2026-11-30 08:00".
  package var clockText: String {
    let parts = ClockTime(local: (seconds / 60).rounded() * 60, offsetMinutes).parts
    return "\(parts.date) \(parts.time)"
  }

  private var offsetText: String {
    guard let offsetMinutes else { return "" }
    if offsetMinutes == 0 { return "Z" }
    let size = abs(offsetMinutes)
    return (offsetMinutes < 0 ? "-" : "+") + Self.digits(size / 60) + ":" + Self.digits(size % 60)
  }

  private var parts: (date: String, time: String, second: Int) {
    let whole = Int(seconds.rounded(.down))
    let days = whole >= 0 ? whole / 86_400 : (whole - 86_399) / 86_400
    let ofDay = whole - days * 86_400
    let date = CalendarDate(daysSince1970: days)
    let year = String(date.year)
    return (
      String(repeating: "0", count: max(0, 4 - year.count)) + year + "-"
        + Self.digits(date.month) + "-" + Self.digits(date.day),
      Self.digits(ofDay / 3600) + ":" + Self.digits(ofDay / 60 % 60), ofDay % 60
    )
  }

  private static func digits(_ number: Int) -> String {
    number < 10 ? "0\(number)" : String(number)
  }
}

/// A day of the Gregorian calendar, carried back before it began; years are 0...9999.
struct CalendarDate: Equatable {
  let year: Int
  let month: Int
  let day: Int

  /// `nil` where the calendar has no such day.
  init?(year: Int, month: Int, day: Int) {
    guard (1...12).contains(month), day >= 1, day <= Self.length(month, of: year) else {
      return nil
    }
    (self.year, self.month, self.day) = (year, month, day)
  }

  init(daysSince1970 days: Int) {
    // The year that this lands in, or the one before or after it.
    var year = 1970 + Int((Double(days) / 365.2425).rounded(.down))
    while Self.daysSince1970(year) > days { year -= 1 }
    while Self.daysSince1970(year + 1) <= days { year += 1 }
    var rest = days - Self.daysSince1970(year), month = 1
    while rest >= Self.length(month, of: year) {
      rest -= Self.length(month, of: year)
      month += 1
    }
    (self.year, self.month, day) = (year, month, rest + 1)
  }

  var daysSince1970: Int {
    (1..<month).reduce(Self.daysSince1970(year) + day - 1) { $0 + Self.length($1, of: year) }
  }

  /// Of the first of January; before the year 1 the calendar's cycle of 400 years goes on.
  private static func daysSince1970(_ year: Int) -> Int {
    let before = year + 399
    return before * 365 + before / 4 - before / 100 + before / 400 - 865_259
  }

  private static func length(_ month: Int, of year: Int) -> Int {
    let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    return month == 2 ? (isLeap ? 29 : 28) : [4, 6, 9, 11].contains(month) ? 30 : 31
  }
}

/// What is left of the text of a time.
private struct ClockTextReader {
  private var rest: Substring.UTF8View

  init(_ text: String) { rest = text[...].utf8 }

  var isAtEnd: Bool { rest.isEmpty }

  mutating func skip(_ character: Unicode.Scalar) -> Bool {
    guard rest.first == UInt8(ascii: character) else { return false }
    rest.removeFirst()
    return true
  }

  /// Days since 1970.
  mutating func date() -> Int? {
    guard let year = number(4, below: 10_000), skip("-"), let month = number(2, below: 13),
      skip("-"), let day = number(2, below: 32)
    else { return nil }
    return CalendarDate(year: year, month: month, day: day)?.daysSince1970
  }

  /// Seconds.
  mutating func timeOfDay() -> Double? {
    guard let hour = number(2, below: 24), skip(":"), let minute = number(2, below: 60) else {
      return nil
    }
    let whole = Double(hour * 3600 + minute * 60)
    guard skip(":") else { return whole }
    guard let second = number(2, below: 60) else { return nil }
    guard skip(".") || skip(",") else { return whole + Double(second) }
    // Parts of a second are read and make no difference.
    guard number(1, below: 10) != nil else { return nil }
    while number(1, below: 10) != nil {}
    return whole + Double(second)
  }

  /// `nil` where there is one that no clock has; no minutes where there is none.
  mutating func offset() -> (minutes: Int?, Void)? {
    if isAtEnd { return (nil, ()) }
    if skip("Z") || skip("z") { return (0, ()) }
    let isBehind = skip("-")
    guard isBehind || skip("+"), let hours = number(2, below: 24) else { return nil }
    if isAtEnd { return ((isBehind ? -60 : 60) * hours, ()) }
    _ = skip(":")
    guard let minutes = number(2, below: 60) else { return nil }
    return ((isBehind ? -1 : 1) * (hours * 60 + minutes), ())
  }

  /// A number of so many digits; nothing is taken where it is none.
  private mutating func number(_ digits: Int, below limit: Int) -> Int? {
    let text = rest.prefix(digits)
    guard text.count == digits, text.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
    let value = text.reduce(0) { $0 * 10 + Int($1 - 0x30) }
    guard value < limit else { return nil }
    rest = rest.dropFirst(digits)
    return value
  }
}
