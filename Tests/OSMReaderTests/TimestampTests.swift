// SPDX-License-Identifier: Apache-2.0

import OSMReader
import TestSupport
import Testing

struct TimestampTests {
  /// From the earliest on; equal moments stand together.
  static let moments = [
    ["0001-01-01"], ["1969-12-31T23:59:59Z"],
    ["1970-01-01", "1970-01-01T00:00Z", "1970-01-01T00:00:00Z", "1970-01-01T00:00:00.000Z"],
    ["1970-01-01T00:00:00.000000001Z", "1970-01-01T00:00:00,0000000019Z"],
    ["1970-01-01T00:00:00.5Z"],
    ["2000-02-28T23:59:60Z", "2000-02-29", "2000-02-29T01:30+01:30", "2000-02-28T22:00:00-0200"],
    ["2016-03-05T00:26:02Z", "2016-03-05T05:26:02+05", "2016-03-04T23:56:02.0-00:30"],
    ["2024-12-31T23:59:59Z", "2025-01-01T00:59:59+01:00"], ["2025-01-01"],
    ["9999-12-31T23:59:59Z"],
  ]

  @Test func `times are ordered by the moments they mean`() throws {
    for (index, texts) in Self.moments.enumerated() {
      for text in texts {
        let time = try #require(Timestamp(text), "\(text)")
        #expect(time.text == text)
        for later in Self.moments[(index + 1)...].joined() {
          #expect(try time < #require(Timestamp(later)), "\(text) \(later)")
        }
        // Of equal moments the texts decide, not the order of the inputs.
        for other in texts {
          #expect(try (time < #require(Timestamp(other))) == (text < other))
        }
      }
    }
  }

  @Test(arguments: [
    "", "1", "yesterday", "2024", "2024-01", "2024-1-1", "2024-00-01", "2024-13-01", "2024-01-00",
    "2024-01-32", "2024-04-31", "2023-02-29", "1900-02-29", "0000-01-01", "02024-01-01",
    "-2024-01-01", "20240101", "2024-01-01 ", " 2024-01-01", "2024-01-01Z", "2024-01-01T",
    "2024-01-01T00", "2024-01-01T00Z", "2024-01-01T00:00", "2024-01-01T00:00:00",
    "2024-01-01T24:00Z", "2024-01-01T00:60Z", "2024-01-01T00:00:61Z", "2024-01-01T00:00:00.Z",
    "2024-01-01T00:00:00z", "2024-01-01 00:00:00Z", "2024-01-01T00:00:00ZZ",
    "2024-01-01T00:00:00+1", "2024-01-01T00:00:00+24:00", "2024-01-01T00:00:00+01:60",
    "2024-01-01T00:00:00+01:", "2024-01-01T00:00:00+01:000", "2024-01-01T0x:00Z",
    "２０２４-01-01", "2024-01-01\0",
  ])
  func `what is no time is none`(text: String) {
    #expect(Timestamp(text) == nil)
  }

  /// What documents and headers say, and what counts.
  static let documents: [(xml: String, time: String?, unreadable: Int)] = [
    ("<osm timestamp='2024-01-01'/>", "2024-01-01", 0),
    ("<osm><meta osm_base='2024-01-01T00:00Z'/></osm>", "2024-01-01T00:00Z", 0),
    ("<osm timestamp='2025-01-01'><meta osm_base='2024-01-01'/></osm>", "2025-01-01", 0),
    ("<osm timestamp='2024-01-01'><meta osm_base='2025-01-01'/></osm>", "2025-01-01", 0),
    ("<osm timestamp='yesterday'/>", nil, 1), ("<osm timestamp=''/>", nil, 1),
    ("<osm timestamp='now'><meta osm_base='2025-01-01'/></osm>", "2025-01-01", 1),
    ("<osm timestamp='2025-01-01'><meta osm_base='9'/><meta osm_base=''/></osm>", "2025-01-01", 2),
    ("<osm><meta/></osm>", nil, 0),
  ]

  @Test(arguments: documents)
  func `the latest time of a document counts, what is none is counted`(
    document: (xml: String, time: String?, unreadable: Int)
  ) throws {
    for (change, size) in [(true, 1), (true, 1 << 20), (false, 1 << 20)] {
      var options = XMLOptions()
      (options.scansPlainXML, options.chunkSize) = (change, size)
      var builder = ElementStoreBuilder()
      try OSMFile.read(
        xml: Array(document.xml.utf8), named: "text", into: &builder, options: options)
      let store = builder.build()
      #expect(store.timestamp == document.time)
      #expect(store.unreadableTimestamps == document.unreadable)
    }
  }

  @Test func `of several inputs the latest moment counts, whatever their order and form`() throws {
    let folder = TemporaryFolder()
    var writer = PBFWriter()
    // 2024-03-03T21:06:40Z
    writer.secondsSince1970 = 1_709_500_000
    let inputs = [
      folder.write(writer.file([]), to: "pbf"),
      folder.write("<osm timestamp='2024-03-03T23:00:00+02:00'/>".utf8, to: "early"),
      folder.write("<osm timestamp='9'/>".utf8, to: "none"),
      folder.write("<osm timestamp='2024-03-03T20:30-01:00'><![CDATA[]]></osm>".utf8, to: "late"),
    ]
    for seed in 0..<10 {
      var generator = SeededGenerator(seed: seed)
      var builder = ElementStoreBuilder()
      for input in inputs.shuffled(using: &generator) {
        try OSMFile.read(input, into: &builder, threads: 1 + seed % 2)
      }
      let store = builder.build()
      #expect(store.timestamp == "2024-03-03T20:30-01:00")
      #expect(store.unreadableTimestamps == 1)
    }
  }

  @Test(arguments: [Int64.min, -62_135_596_801, 253_402_300_800, .max])
  func `a PBF header's time beyond the calendar is counted as none`(seconds: Int64) throws {
    var writer = PBFWriter()
    writer.secondsSince1970 = seconds
    let store = try read(bytes: writer.file([.node(1, 1, 1)]))
    #expect(store.timestamp == nil)
    #expect(store.unreadableTimestamps == 1)
  }
}
