// SPDX-License-Identifier: Apache-2.0

import Foundation
import OSMReader
import TestSupport
import Testing

/// A text is cut into pieces that are read apart; no reader of the result can tell.
struct XMLPieceTests {
  static let head = "<?xml version='1.0' encoding='UTF-8'?>\n<osm version='0.6'>\n"
  static let nodes = (0..<40).map {
    "  <node id='\($0)' lat='\($0)' lon='1'><tag k='n' v='\($0 % 7)'/></node>\n"
  }.joined()
  static let ways = (0..<9).map {
    "  <way id='\($0)'>\n    <nd ref='\($0)'/>\n  </way>\n"
  }.joined()
  static let relation =
    "  <relation id='1'>\n    <member type='way' ref='1' role='&lt;x&gt;'/>\n  </relation>\n"
  static let elements = nodes + ways + relation

  private func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }

  @Test(arguments: 1...300) func `the size of the pieces does not count`(size: Int) {
    let text = bytes(Self.head + Self.elements + "</osm>\n")
    #expect(ReadingOutcome(text, chunkSize: size) == .byExpat(text))
    #expect(ReadingOutcome.isPlain(text, chunkSize: size))
  }

  @Test(arguments: [1, 2, 3, 4, 8]) func `the number of threads does not count`(threads: Int) {
    let text = bytes(
      Self.head + String(repeating: Self.elements, count: 200) + "</osm>\n")
    let expected = ReadingOutcome(text, chunkSize: 3000)
    #expect(ReadingOutcome(text, chunkSize: 3000, threads: threads) == expected)
    #expect(expected == .byExpat(text))
  }

  /// Texts in which words stand that look like the start of an element.
  static let disguises = [
    "<!-- a\n  <node id='1'\n  <way  -->\n", "<![CDATA[\n  <node id='1' \n  <relation \n]]>\n",
    "<?pi \n  <node \n ?>\n", "<extra>\n  <node id='x'/>\n  <way id='y'><way /></way>\n</extra>\n",
    "<x>\n  <node />\n<y>\n  <way >\n</way></y></x>\n",
  ]

  @Test(arguments: disguises) func `what looks like an element and is none does no harm`(
    text: String
  ) {
    for place in [
      Self.head + text + Self.elements, Self.head + Self.elements + text + Self.elements,
    ] {
      let whole = bytes(place + "</osm>")
      let expected = ReadingOutcome.byExpat(whole)
      #expect(!expected.isFault)
      for size in [1, 20, 100, 1000, 1 << 20] {
        for threads in [1, 3] {
          #expect(ReadingOutcome(whole, chunkSize: size, threads: threads) == expected)
        }
      }
    }
    let before = bytes("<!-- <node id='1' -->\n<osm>\(Self.elements)</osm><!--\n<way -->")
    #expect(ReadingOutcome(before, chunkSize: 1) == .byExpat(before))
  }

  struct Fault: Sendable {
    let text: String
    /// Where in it the fault is found.
    let offset: Int
    let reason: String

    init(_ text: String, at offset: Int, _ reason: String) {
      self.text = text
      self.offset = offset
      self.reason = reason
    }
  }

  private static let invalidToken =
    "is no well-formed XML: not well-formed (invalid token); a bare “&” or “<”, a control character "
    + "or bytes that are no UTF-8 may stand here"

  /// What may be wrong after many lines, and what is said of it.
  static let faults = [
    Fault(
      "<node id='1' lat='x' lon='1'/>", at: 0,
      "node 1 has lat=\"x\", which is no number of degrees from -90 to 90"),
    Fault(
      "<node id='1' lat='1' lon='1'></way>", at: 31, "is no well-formed XML: mismatched tag"),
    Fault(
      "<node id='1' lat='1' lon='1'/></osm><node />", at: 36,
      "is no well-formed XML: junk after document element; several documents in one file are "
        + "imported one by one, as several inputs"),
    Fault(
      "<node id='5' lat='1' lon='1'><tag k='a'/></node>", at: 29,
      "node 5 has a <tag> without k or v"),
    Fault("<!DOCTYPE osm>", at: 2, invalidToken),
    Fault(
      "<way id='7'><nd ref='\u{1}'/></way>", at: 21,
      invalidToken),
    Fault("&bad;", at: 0, "is no well-formed XML: undefined entity"),
  ]

  @Test(arguments: faults) func `a fault after many pieces is told with its line and byte`(
    fault: Fault
  ) {
    for lineEnd in ["\n", "\r\n", "\r"] {
      let before = (Self.head + Self.elements).replacing("\n", with: lineEnd)
      let text = bytes(before + fault.text + Self.elements + "</osm>")
      let place = TextPlace(line: 73, byte: before.utf8.count + fault.offset)
      for size in [1, 50, 1000, 1 << 20] {
        for threads in [1, 2] {
          let outcome = ReadingOutcome(text, chunkSize: size, threads: threads)
          #expect(outcome == .fault(InputError(path: "text", at: place, fault.reason)))
        }
      }
    }
  }

  @Test func `what ends too soon anywhere is refused`() {
    let text = bytes(Self.head + Self.ways + Self.relation + "</osm>")
    #expect(!ReadingOutcome(text).isFault)
    for count in 0..<text.count {
      let cut = Array(text[..<count])
      for size in [1, 64, 1 << 20] {
        let outcome = ReadingOutcome(cut, chunkSize: size)
        #expect(outcome.isFault, "after \(count) bytes in pieces of \(size)")
        #expect(outcome == .byExpat(cut))
      }
    }
  }

  @Test func `a text without an element to cut at is read`() {
    for filler in [
      "<!--\(String(repeating: "x", count: 40 << 20))-->", String(repeating: " ", count: 40 << 20),
    ] {
      let text = bytes(Self.head + filler + Self.elements + "</osm>")
      #expect(ReadingOutcome(text) == .byExpat(text))
    }
  }

  @Test(.enabled(if: TestData.hasExtracts), arguments: TestData.extracts)
  func `a real extract reads the same by the scanner, in pieces, and by expat`(path: String) throws
  {
    var options = XMLOptions()
    options.scansPlainXML = false
    let expected = try OSMFile.checksum(of: path, xml: options)
    #expect(expected.counts.nodes > 1000)
    options = XMLOptions()
    options.fallsBack = false
    // The pieces of an element each take their time.
    let sizes = path.contains("monaco") ? [1, 100, 300, 1 << 20] : [5000, 1 << 20]
    for size in sizes {
      options.chunkSize = size
      for threads in [1, 2, 4] {
        let checksum = try OSMFile.checksum(of: path, threads: threads, xml: options)
        #expect(checksum.value == expected.value)
        #expect(checksum.counts == expected.counts)
      }
    }
  }

  @Test(.enabled(if: TestData.hasExtracts))
  func `a real extract gives the same store by all threads`() throws {
    let path = try #require(TestData.extracts.first)
    func store(_ threads: Int) throws -> [String] {
      var builder = ElementStoreBuilder()
      try OSMFile.read(path, into: &builder, threads: threads)
      let store = builder.build()
      return describe(store) + store.nodes.description + ["\(store.strings.count)"]
    }
    let expected = try store(1)
    for threads in [2, 4] { #expect(try store(threads) == expected) }
  }
}
