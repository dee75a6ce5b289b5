// SPDX-License-Identifier: Apache-2.0

/// A time as ISO 8601 writes it: a date, or a date and a time with `Z` or an offset from UTC.
///
/// Such as `2026-11-30` (its first moment in UTC), `2026-11-30T03:28Z`, `2026-11-30T03:28:10Z`,
/// `2026-11-30T03:28:10.25Z`, and `+01:00`, `+0100` or `+01` in place of the `Z`.
package struct Timestamp: Sendable, Equatable {
  /// As it was written.
  package let text: String
  private let secondsSince1970: Int64
  private let nanoseconds: Int64

  /// `nil` where the text is no such time, or one that the calendar or the clock does not have.
  package init?(_ text: String) {
    var rest = TimeText(text)
    guard let days = rest.date() else { return nil }
    var time: (seconds: Int64, nanoseconds: Int64) = (0, 0)
    if !rest.isAtEnd {
      guard rest.skip("T"), let ofDay = rest.timeOfDay(), let offset = rest.offset(), rest.isAtEnd
      else { return nil }
      time = (ofDay.seconds - offset, ofDay.nanoseconds)
    }
    self.text = text
    secondsSince1970 = days * 86_400 + time.seconds
    nanoseconds = time.nanoseconds
  }
}

extension Timestamp: Comparable {
  /// By the moments; equal ones by their texts, so that no order of inputs counts.
  package static func < (left: Timestamp, right: Timestamp) -> Bool {
    (left.secondsSince1970, left.nanoseconds, left.text)
      < (right.secondsSince1970, right.nanoseconds, right.text)
  }
}

/// When the data were true, as far as the inputs tell.
struct DataTime: Sendable {
  private(set) var latest: Timestamp?
  /// Times told that are none.
  private(set) var unreadable = 0

  mutating func add(_ text: String) {
    guard let time = Timestamp(text) else {
      unreadable += 1
      return
    }
    latest = max(latest ?? time, time)
  }

  mutating func append(_ later: DataTime) {
    if let time = later.latest { latest = max(latest ?? time, time) }
    unreadable += later.unreadable
  }
}

/// What is left of a time's text.
private struct TimeText {
  private var rest: Substring.UTF8View

  init(_ text: String) { rest = text[...].utf8 }

  var isAtEnd: Bool { rest.isEmpty }

  mutating func skip(_ character: Unicode.Scalar) -> Bool {
    guard rest.first == UInt8(ascii: character) else { return false }
    rest.removeFirst()
    return true
  }

  /// A number of so many digits.
  private mutating func number(_ digits: Int, in range: ClosedRange<Int64>) -> Int64? {
    var value: Int64 = 0
    for _ in 0..<digits {
      guard let digit = nextDigit() else { return nil }
      value = value * 10 + digit
    }
    return range.contains(value) ? value : nil
  }

  private mutating func nextDigit() -> Int64? {
    guard let byte = rest.first, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    else { return nil }
    rest.removeFirst()
    return Int64(byte - UInt8(ascii: "0"))
  }

  /// Days since 1 January 1970.
  mutating func date() -> Int64? {
    guard let year = number(4, in: 1...9999), skip("-"), let month = number(2, in: 1...12),
      skip("-"), let day = number(2, in: 1...ISOTime.days(ofMonth: month, year))
    else { return nil }
    return ISOTime.daysSince1970(year, month, day)
  }

  mutating func timeOfDay() -> (seconds: Int64, nanoseconds: Int64)? {
    guard let hour = number(2, in: 0...23), skip(":"), let minute = number(2, in: 0...59)
    else { return nil }
    let minutes = hour * 60 + minute
    guard skip(":") else { return (minutes * 60, 0) }
    // A leap second is the moment after it.
    guard let second = number(2, in: 0...60), let nanoseconds = fraction() else { return nil }
    return (minutes * 60 + second, nanoseconds)
  }

  /// Nanoseconds, what is less than one cut off; 0 where no fraction stands.
  private mutating func fraction() -> Int64? {
    guard skip(".") || skip(",") else { return 0 }
    guard var value = nextDigit() else { return nil }
    var digits = 1
    while let digit = nextDigit() {
      if digits == 9 { continue }
      value = value * 10 + digit
      digits += 1
    }
    for _ in digits..<9 { value *= 10 }
    return value
  }

  /// Seconds that the clock is ahead of UTC.
  mutating func offset() -> Int64? {
    if skip("Z") { return 0 }
    let isAhead = skip("+")
    guard isAhead || skip("-"), let hours = number(2, in: 0...23) else { return nil }
    var minutes: Int64 = 0
    if !isAtEnd {
      _ = skip(":")
      guard let more = number(2, in: 0...59) else { return nil }
      minutes = more
    }
    return (isAhead ? 1 : -1) * (hours * 60 + minutes) * 60
  }
}
