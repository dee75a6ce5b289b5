// SPDX-License-Identifier: Apache-2.0

import Threads

/// Reads an OSM document in pieces: the plain ones by `PlainXMLScanner`, on several threads, and
/// from the first other one on all by expat.
///
/// The pieces are taken in order. One that was scanned counts only if all before it did, and each
/// must end at the top level, so expat takes over where nothing is open but `<osm>`.
struct XMLInput<Sink: ElementSink> {
  let path: String
  /// Threads that scan beside the calling one; without any it scans, too.
  let workers: Int
  let options: XMLOptions

  /// Reads a whole document into a sink; if it throws, the sink holds nothing.
  func read(
    from feed: ByteFeed, into sink: inout Sink, progress: (Sink) throws -> Void
  ) throws {
    var document = XMLDocument(path: path, fallsBack: options.fallsBack, sink: sink)
    sink = Sink()
    var cutter = XMLCutter(size: options.chunkSize)
    let isScanning = Flag(options.scansPlainXML)
    try OrderedWork.run(
      workers: workers,
      next: { try unsafe cutter.next(from: feed) },
      work: { chunk in ScannedChunk<Sink>(chunk, scanning: isScanning.isSet) },
      take: { chunk in
        try document.take(chunk)
        if document.isExpats { isScanning.clear() }
        cutter.reuse(chunk.text)
        try progress(document.current)
        return true
      })
    sink = document.takeSink()
  }
}

/// What has been read of a document.
private struct XMLDocument<Sink: ElementSink> {
  private let path: String
  private let fallsBack: Bool
  private var sink: Sink
  private var isBegun = false
  /// Where the pieces to come begin.
  private var place = TextPlace(line: 1, byte: 0)
  private var expat: XMLReader<Sink>?

  init(path: String, fallsBack: Bool, sink: Sink) {
    self.path = path
    self.fallsBack = fallsBack
    self.sink = sink
  }

  /// What has been read so far.
  var current: Sink { expat?.current ?? sink }

  /// Whether expat has taken over.
  var isExpats: Bool { expat != nil }

  mutating func take(_ chunk: ScannedChunk<Sink>) throws {
    if expat == nil, let part = chunk.plain {
      sink.append(part)
      place.line += chunk.lines
      place.byte += chunk.text.count
      isBegun = true
    } else {
      let reader = try expat ?? handOver(at: chunk.text)
      unsafe try reader.parse(chunk.text.bytes)
      if chunk.text.isLast { try reader.finish() }
    }
  }

  /// Begins to read by expat, which is told what has gone by.
  private mutating func handOver(at text: XMLChunk) throws -> XMLReader<Sink> {
    guard fallsBack else { throw InputError(path: path, at: place, "is no plain XML") }
    let isMisspelt = unsafe !isBegun && InputForm.declaresMisspeltUTF8(text.bytes)
    let reader = XMLReader(path: path, sink: sink, encoding: isMisspelt ? "UTF-8" : nil)
    sink = Sink()
    expat = reader
    if isBegun { try reader.begin(at: place) }
    return reader
  }

  mutating func takeSink() -> Sink { expat?.takeSink() ?? sink }
}

/// A piece of text and what it holds, if it is plain and ends where a piece of its place must.
private struct ScannedChunk<Sink: ElementSink>: Sendable {
  let text: XMLChunk
  private(set) var plain: Sink?
  private(set) var lines = 0

  init(_ text: XMLChunk, scanning: Bool) {
    self.text = text
    guard scanning, !text.isTorn else { return }
    var scanner = PlainXMLScanner<Sink>(from: text.start, to: text.start + text.count)
    do throws(NotPlain) {
      let end = try scanner.scan(from: text.isFirst ? .beforeDocument : .insideDocument)
      guard end == (text.isLast ? .afterDocument : .insideDocument) else { return }
    } catch {
      return
    }
    plain = scanner.takeSink()
    lines = unsafe text.bytes.lineCount
  }
}
