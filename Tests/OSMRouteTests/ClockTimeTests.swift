// SPDX-License-Identifier: Apache-2.0

import Foundation
import OSMRoute
import Testing

struct ClockTimeTests {
  @Test(arguments: [
    ("2026-11-30T08:00", "2026-11-30T08:00:00"), ("2026-11-30 08:00:30", "2026-11-30T08:00:30"),
    ("2026-11-30", "2026-11-30T00:00:00"), ("2026-11-30T08:00Z", "2026-11-30T08:00:00Z"),
    ("2026-11-30T08:00+01:00", "2026-11-30T08:00:00+01:00"),
    ("2026-11-30T08:00-0330", "2026-11-30T08:00:00-03:30"),
    ("2026-11-30T08:00+05", "2026-11-30T08:00:00+05:00"),
    ("2024-02-29T23:59:59.999Z", "2024-02-29T23:59:59Z"), ("0000-01-01", "0000-01-01T00:00:00"),
    ("1969-12-31T23:59:59Z", "1969-12-31T23:59:59Z"),
  ])
  func `times are read and written as ISO 8601`(text: String, written: String) {
    #expect(ClockTime(text)?.description == written)
  }

  @Test(arguments: [
    "", "8:00", "2026-11-31", "2025-02-29", "2026-13-01", "2026-11-30T24:00", "2026-11-30T08:60",
    "2026-11-30T08", "2026-11-30T08:00+24:00", "2026-11-30T08:00X", "26-11-30", "2026-11-30T",
    "2026-11-30T08:00:00.", " 2026-11-30", "2026-11-30T8:00", "+2026-11-30", "2026-1١-30",
  ])
  func `what no calendar or clock shows is no time`(text: String) {
    #expect(ClockTime(text) == nil)
  }

  @Test func `moments are those of Foundation`() throws {
    let calendar = Date.ISO8601FormatStyle()
    for _ in 0..<500 {
      let seconds = Double(Int.random(in: -62_135_596_800...253_402_300_799))
      let time = ClockTime(secondsSince1970: seconds)
      // Foundation goes over to the Julian calendar before 1582.
      if seconds > -12_000_000_000 {
        #expect(time.description == Date(timeIntervalSince1970: seconds).formatted(calendar))
      }
      #expect(ClockTime(time.description)?.secondsSince1970 == seconds)
    }
  }

  @Test func `an offset moves the clock and not the moment`() throws {
    let time = try #require(ClockTime("2026-11-30T23:30:00-02:00"))
    #expect(time.secondsSince1970 == ClockTime("2026-12-01T01:30Z")?.secondsSince1970)
    #expect(time.advanced(by: 3600).description == "2026-12-01T00:30:00-02:00")
    #expect(time.offsetMinutes == -120)
    #expect(ClockTime("2026-11-30")?.offsetMinutes == nil)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300, -1e300])
  func `no moment is beyond the calendar`(seconds: Double) {
    #expect(ClockTime(secondsSince1970: seconds, offsetMinutes: .max).description.count >= 20)
    #expect(ClockTime(secondsSince1970: 0).advanced(by: seconds).description.count == 20)
  }
}
