// SPDX-License-Identifier: Apache-2.0

import Geo
import OSMReader
import TestSupport
import Testing

struct PBFReaderTests {
  /// Elements with everything that a file may hold.
  static let sample: [SampleElement] = [
    .node(-7, -899_999_999, 1_799_999_999),
    .node(1, 471_234_567, -95_000_000, [("name", "A & B"), ("note", "")]),
    .node(4_294_967_297, 10, -10, [("näme", "Zürich 東京")]),
    .node(4_611_686_018_427_387_903, 0, 0),
    .way(3, [1, 4_294_967_297, -7, 4_611_686_018_427_387_903], [("highway", "service")]),
    .way(4, []),
    .relation(
      5, [.init(.way, 3, "from"), .init(.node, 1, ""), .init(.relation, -9, "to")],
      [("type", "restriction"), ("from", "way")]),
    .relation(6, []),
  ]

  struct Variant: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let writer: PBFWriter

    init(_ name: String, _ change: (inout PBFWriter) -> Void) {
      var writer = PBFWriter()
      change(&writer)
      testDescription = name
      self.writer = writer
    }
  }

  static let variants: [Variant] = [
    Variant("dense, zlib") { _ in },
    Variant("plain nodes") { $0.isDense = false },
    Variant("raw") { $0.isCompressed = false },
    Variant("no info") { $0.hasInfo = false },
    Variant("plain nodes, no info, raw") {
      ($0.isDense, $0.hasInfo, $0.isCompressed) = (false, false, false)
    },
    Variant("numbers singly") { $0.hasSingleNumbers = true },
    Variant("plain nodes, numbers singly") { ($0.isDense, $0.hasSingleNumbers) = (false, true) },
    Variant("fields from last to first") { $0.isReversed = true },
    Variant("plain nodes, fields from last to first") {
      ($0.isDense, $0.isReversed) = (false, true)
    },
    Variant("one element a block") { $0.blockSize = 1 },
    Variant("granularity 1") { $0.granularity = 1 },
    Variant("granularity 50, offsets") {
      ($0.granularity, $0.latitudeOffset, $0.longitudeOffset) = (50, 12_300, -98_700)
    },
    Variant("offsets") { ($0.latitudeOffset, $0.longitudeOffset) = (-500, 700) },
    Variant("history") { $0.features.append("HistoricalInformation") },
  ]

  @Test(arguments: variants)
  func `every form gives the elements that XML gives`(variant: Variant) throws {
    let expected = try read(Self.sample.xml)
    let bytes = variant.writer.file(Self.sample)
    for threads in [1, 2, 3] {
      let store = try read(bytes: bytes, threads: threads)
      #expect(describe(store) == describe(expected))
      #expect(store.nodes.count == 4)
      for id in [-7, 1, 4_294_967_297, 4_611_686_018_427_387_903] as [Int64] {
        #expect(store.location(of: id) == expected.location(of: id))
      }
      #expect(store.bounds == expected.bounds)
    }
  }

  @Test(arguments: variants)
  func `groups and elements come in any order`(variant: Variant) throws {
    let expected = try describe(read(Self.sample.xml))
    for seed in 0..<20 {
      var generator = SeededGenerator(seed: seed)
      let shuffled = Self.sample.shuffled(using: &generator)
      #expect(try describe(read(bytes: variant.writer.file(shuffled), threads: 2)) == expected)
    }
  }

  @Test(arguments: [true, false])
  func `what is deleted is passed over`(isDense: Bool) throws {
    var elements = Self.sample
    for index in [1, 4, 6] { elements[index].isVisible = false }
    // A deleted node has no place on the Earth.
    elements[1].latitude = 4_000_000_000
    var writer = PBFWriter()
    writer.isDense = isDense
    let store = try read(bytes: writer.file(elements))
    let rest = [0, 2, 3, 5, 7].map { elements[$0] }
    #expect(describe(store) == describe(try read(rest.xml)))
    #expect(store.location(of: 1) == nil)
  }

  @Test func `of several versions the latest stays`() throws {
    var elements: [SampleElement] = [
      .node(1, 10, 10, [("a", "new")]), .node(1, 20, 20, [("a", "old")]), .node(1, 30, 30),
    ]
    for (index, version) in [Int64(3), 2, -1].enumerated() { elements[index].version = version }
    let store = try read(bytes: PBFWriter().file(elements))
    #expect(describe(store) == ["n1 10,10 a=new"])
    #expect(store.duplicates.olderVersions == 2)
  }

  @Test(
    arguments: [
      (Int64(0), "1970-01-01T00:00:00Z"), (1_709_500_000, "2024-03-03T21:06:40Z"),
      (951_782_399, "2000-02-28T23:59:59Z"), (951_782_400, "2000-02-29T00:00:00Z"),
      (-1, "1969-12-31T23:59:59Z"), (253_402_300_799, "9999-12-31T23:59:59Z"),
      (4_107_542_400, "2100-03-01T00:00:00Z"), (.max, nil), (.min, nil),
    ] as [(Int64, String?)])
  func `the header's timestamp is the data's`(seconds: Int64, text: String?) throws {
    var writer = PBFWriter()
    writer.secondsSince1970 = seconds
    #expect(try read(bytes: writer.file(Self.sample)).timestamp == text)
  }

  @Test(arguments: [
    (Int64(149), Int64(1)), (150, 2), (151, 2), (-149, -1), (-150, -2), (249, 2), (250, 3),
  ])
  func `finer coordinates are rounded half away from zero`(nanodegrees: Int64, units: Int64) throws
  {
    var block = WireMessage()
    block.message(1, WireMessage())
    var node = WireMessage()
    node.folded(1, 1)
    node.folded(8, nanodegrees)
    node.folded(9, 0)
    var group = WireMessage()
    group.message(1, node)
    block.message(2, group)
    block.number(17, 1)
    let rounded = try read(bytes: PBFWriter().header + PBFWriter().blob("OSMData", block.bytes))
    #expect(rounded.location(of: 1)?.latitude == Int32(units))
  }

  @Test func `blobs, groups and fields that nobody knows are passed over`() throws {
    let writer = PBFWriter()
    var extra = WireMessage()
    extra.number(99, .max)
    extra.bytes(100, [1, 2, 3])
    var changesets = WireMessage()
    changesets.bytes(5, [8, 1])
    extra.message(2, changesets)
    // Fields of 8 and of 4 bytes.
    let block =
      writer.block(Self.sample).bytes + extra.bytes
      + [0xb9, 6, 1, 2, 3, 4, 5, 6, 7, 8] + [0xbd, 6, 1, 2, 3, 4]
    let bytes =
      writer.header + PBFWriter.framed("Other", [1, 2, 3]) + writer.blob("OSMData", block)
      + writer.header + PBFWriter.framed("Other", [])
    #expect(try describe(read(bytes: bytes)) == describe(read(Self.sample.xml)))
  }
}
