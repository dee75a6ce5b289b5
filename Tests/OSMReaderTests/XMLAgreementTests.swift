// SPDX-License-Identifier: Apache-2.0

import OSMReader
import ReaderTesting
import Testing

/// The scanner and expat read the same of every text, and refuse the same texts.
struct XMLAgreementTests {
  /// Sizes of pieces from the smallest on.
  static let chunkSizes = [1, 2, 7, 16, 33, 300, 1 << 20]

  private func expectAgreement(_ text: [UInt8], _ sizes: [Int] = chunkSizes) -> ReadingOutcome {
    let expected = ReadingOutcome.byExpat(text)
    for size in sizes {
      let outcome = ReadingOutcome(text, chunkSize: size)
      #expect(outcome == expected, "\(String(decoding: text, as: UTF8.self)) in pieces of \(size)")
    }
    return expected
  }

  @Test(arguments: XMLSamples.plain) func `a plain text is scanned, and read as expat reads it`(
    text: String
  ) {
    #expect(!expectAgreement(Array(text.utf8)).isFault)
    #expect(ReadingOutcome.isPlain(Array(text.utf8)))
  }

  @Test(arguments: XMLSamples.odd) func `a text that is not plain is left to expat`(text: String) {
    _ = expectAgreement(Array(text.utf8))
    #expect(!ReadingOutcome.isPlain(Array(text.utf8)))
  }

  @Test(arguments: XMLSamples.refused) func `what expat refuses is refused`(text: String) {
    #expect(expectAgreement(Array(text.utf8)).isFault)
  }

  @Test(arguments: XMLSamples.noUTF8) func `what is no UTF-8 is refused`(bytes: [UInt8]) {
    for (before, after) in [("<osm a='", "'/>"), ("<osm>", "</osm>"), ("<osm><!--", "--></osm>")] {
      #expect(expectAgreement(Array(before.utf8) + bytes + after.utf8).isFault)
      #expect(
        expectAgreement(Array(before.utf8) + bytes + "long enough a rest".utf8 + after.utf8).isFault
      )
    }
  }

  @Test func `every character of one to three bytes is taken or refused as by expat`() {
    for value in UInt32(1)..<0x10000 {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let text =
        Array("<osm><node id='1' lat='1' lon='1'><tag k='a' v='b".utf8) + Array(String(scalar).utf8)
        + Array("c'/></node></osm>".utf8)
      // Beyond the first ones only those near the borders of ranges.
      guard value < 0x900 || value & 0x3f == 0 || value & 0x3f == 0x3f || value > 0xff80 else {
        continue
      }
      #expect(ReadingOutcome(text) == .byExpat(text), "U+\(String(value, radix: 16))")
    }
  }

  @Test(arguments: 0..<64) func `a value's special bytes are seen wherever they stand`(offset: Int)
  {
    for special in ["&amp;", "\n", "\r\n", "\t", "<", "\u{1}", "&#38;", "\u{e4}", "&", "\""] {
      let filler = String(repeating: "x", count: offset)
      let text =
        "<osm><node id='1' lat='1' lon='1'><tag k='\(filler)\(special)y' v='z'/></node></osm>"
      _ = expectAgreement(Array(text.utf8), [1 << 20])
    }
  }
}
