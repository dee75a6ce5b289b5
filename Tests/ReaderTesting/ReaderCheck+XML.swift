// SPDX-License-Identifier: Apache-2.0

import OSMReader

extension ReaderCheck {
  func checkXML(_ text: [UInt8]) throws {
    let whole = text.count + 1
    let expected = ReadingOutcome.byExpat(text, chunkSize: whole)
    // Of the text alone, so that it fails again where it failed.
    let hash = text.reduce(1) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 } >> 20
    let size = 1 + Int(hash % 300), threads = hash % 8 == 0 ? 2 : 1
    try expect(.byExpat(text, chunkSize: size), "expat in pieces of \(size)", is: expected)
    for (size, threads) in [(whole, 1), (1, 1), (size, threads)] {
      try expect(
        ReadingOutcome(text, chunkSize: size, threads: threads),
        "the scanner in pieces of \(size) on \(threads) threads", is: expected)
    }
    guard !expected.isFault else { return }
    try checkTranscripts(of: read(bytes: text))
  }

  func checkPBF(_ bytes: [UInt8]) throws {
    let folder = TemporaryFolder()
    let path = folder.write(bytes, to: "input")
    let expected = ReadingOutcome(ofFile: path)
    try expect(ReadingOutcome(ofFile: path, threads: 2), "PBF on 2 threads", is: expected)
    guard !expected.isFault else { return }
    try checkTranscripts(of: read(bytes: bytes))
  }

  /// Throws where a store, written in another form and read again, is another one.
  private func checkTranscripts(of store: ElementStore) throws {
    let elements = [SampleElement](store)
    let xml = Array(elements.xml.utf8)
    try expectLines(
      of: store, in: .byExpat(xml, chunkSize: xml.count + 1), "expat of the transcript")
    try expectLines(
      of: store, in: ReadingOutcome(xml, chunkSize: xml.count + 1), "the scanner of the transcript")
    // PBF writes differences of ids, which must not leave 64 bits.
    guard elements.allSatisfy(\.hasModerateIDs) else { return }
    var writer = PBFWriter()
    writer.isDense = elements.count % 2 == 0
    let folder = TemporaryFolder()
    let path = folder.write(writer.file(elements), to: "transcript")
    try expectLines(of: store, in: ReadingOutcome(ofFile: path), "PBF of the transcript")
  }

  private func expectLines(
    of store: ElementStore, in outcome: ReadingOutcome, _ what: String
  ) throws {
    let expected = allLines(store)
    if case .elements(let lines) = outcome, lines.starts(with: expected) { return }
    throw Disagreement(description: "\(what) reads\n\(outcome)\ninstead of\n\(expected)")
  }
}

extension SampleElement {
  fileprivate var hasModerateIDs: Bool {
    ([id] + nodeIDs + members.map(\.ref)).allSatisfy { $0.magnitude <= 1 << 61 }
  }
}
