// SPDX-License-Identifier: Apache-2.0

import OSMReader

extension ReaderCheck {
  func checkXML(_ text: [UInt8]) throws {
    let whole = text.count + 1, choice = Choice(by: text)
    let expected = ReadingOutcome.byExpat(text, chunkSize: whole)
    let size = 1 + choice.number % 300
    try expect(.byExpat(text, chunkSize: size), "expat in pieces of \(size)", is: expected)
    for (size, threads) in [(whole, 1), (1, 1), (size, choice.isRare ? 2 : 1)] {
      try expect(
        ReadingOutcome(text, chunkSize: size, threads: threads),
        "the scanner in pieces of \(size) on \(threads) threads", is: expected)
    }
    if !expected.isFault { try checkContent(of: ScratchFile(text), choice) }
  }

  func checkPBF(_ bytes: [UInt8]) throws {
    let file = ScratchFile(bytes), choice = Choice(by: bytes)
    let expected = ReadingOutcome(ofFiles: file.path)
    if choice.isRare {
      try expect(ReadingOutcome(ofFiles: file.path, threads: 2), "PBF on 2 threads", is: expected)
    }
    if !expected.isFault { try checkContent(of: file, choice) }
  }

  /// Throws where it matters what form the elements of a file have, or what comes before them.
  private func checkContent(of file: borrowing ScratchFile, _ choice: Choice) throws {
    var builder = ElementStoreBuilder()
    try OSMFile.read(file.path, into: &builder)
    try checkTranscripts(of: builder.build())
    guard choice.isRare else { return }
    // It has elements with the ids of these.
    let other = ScratchFile(XMLSamples.document)
    try expect(
      ReadingOutcome(ofFiles: file.path, other.path), "the file before another",
      is: ReadingOutcome(ofFiles: other.path, file.path))
  }

  /// Throws where a store, written in another form and read again, is another one.
  private func checkTranscripts(of store: ElementStore) throws {
    let elements = [SampleElement](store)
    let xml = Array(elements.xml.utf8), whole = xml.count + 1
    try expect(.byExpat(xml, chunkSize: whole), "the transcript for expat", holds: store)
    try expect(ReadingOutcome(xml, chunkSize: whole), "the transcript to scan", holds: store)
    // PBF writes differences of ids, which must not leave 64 bits.
    guard elements.allSatisfy(\.hasModerateIDs) else { return }
    var writer = PBFWriter()
    writer.isDense = elements.count % 2 == 0
    let pbf = ScratchFile(writer.file(elements))
    try expect(ReadingOutcome(ofFiles: pbf.path), "the transcript in PBF", holds: store)
  }
}

extension SampleElement {
  fileprivate var hasModerateIDs: Bool {
    ([id] + nodeIDs + members.map(\.ref)).allSatisfy { $0.magnitude <= 1 << 61 }
  }
}
