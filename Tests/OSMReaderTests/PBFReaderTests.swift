// SPDX-License-Identifier: Apache-2.0

import Geo
import OSMReader
import ReaderTesting
import TestSupport
import Testing

struct PBFReaderTests {
  @Test(arguments: PBFSamples.variants)
  func `every form gives the elements that XML gives`(variant: PBFSamples.Variant) throws {
    let expected = try read(PBFSamples.elements.xml)
    let bytes = variant.writer.file(PBFSamples.elements)
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

  @Test(arguments: PBFSamples.variants)
  func `groups and elements come in any order`(variant: PBFSamples.Variant) throws {
    let expected = try describe(read(PBFSamples.elements.xml))
    for seed in 0..<20 {
      var generator = SeededGenerator(seed: seed)
      let shuffled = PBFSamples.elements.shuffled(using: &generator)
      #expect(try describe(read(bytes: variant.writer.file(shuffled), threads: 2)) == expected)
    }
  }

  @Test(arguments: [true, false])
  func `what is deleted is passed over`(isDense: Bool) throws {
    var elements = PBFSamples.elements
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
    #expect(try read(bytes: writer.file(PBFSamples.elements)).timestamp == text)
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
      writer.block(PBFSamples.elements).bytes + extra.bytes
      + [0xb9, 6, 1, 2, 3, 4, 5, 6, 7, 8] + [0xbd, 6, 1, 2, 3, 4]
    let bytes =
      writer.header + PBFWriter.framed("Other", [1, 2, 3]) + writer.blob("OSMData", block)
      + writer.header + PBFWriter.framed("Other", [])
    #expect(try describe(read(bytes: bytes)) == describe(read(PBFSamples.elements.xml)))
  }
}
