// SPDX-License-Identifier: Apache-2.0

/// Reads OSM files, told apart by their content, not by their names.
package enum OSMFile {
  /// How far a reading has come.
  package struct Progress: Sendable {
    package let bytesRead: Int
    /// Size of the input, bytes; `nil` for a pipe.
    package let size: Int?
    package let nodes: Int
    package let ways: Int
    package let relations: Int
    /// Bytes of memory that all elements take which have been read, of earlier inputs too.
    package let bytesHeld: Int

    init<Sink: ElementSink>(bytesRead: Int, of size: Int?, _ sink: Sink) {
      self.bytesRead = bytesRead
      self.size = size
      (nodes, ways, relations) = sink.counts
      bytesHeld = sink.byteCount
    }
  }

  /// Reads a whole file, or standard input for `-`, in one pass.
  ///
  /// Throws `SystemError` where the system does not give the bytes, `InputError` where they are
  /// no OSM data, and what `progress` throws.
  package static func read(
    _ path: String, into store: inout ElementStoreBuilder, threads: Int = 1,
    xml: XMLOptions = XMLOptions(), progress: (Progress) throws -> Void = { _ in }
  ) throws {
    try readElements(path, into: &store, threads, xml, progress)
  }

  /// The checksum of all elements of a file; nothing else is kept of them.
  package static func checksum(
    of path: String, threads: Int = 1, xml: XMLOptions = XMLOptions()
  ) throws -> ElementChecksum {
    var checksum = ElementChecksum()
    try readElements(path, into: &checksum, threads, xml) { _ in }
    return checksum
  }

  /// Reads XML that is in memory already.
  package static func read(
    xml text: [UInt8], named path: String, into store: inout ElementStoreBuilder,
    threads: Int = 1, options: XMLOptions = XMLOptions()
  ) throws {
    var rest = text[...]
    let workers = threads > 1 ? threads : 0
    let input = XMLInput<ElementStoreBuilder>(path: path, workers: workers, options: options)
    try unsafe input.read(
      from: { target in
        let part = rest.prefix(target.count)
        unsafe target.copyBytes(from: part)
        rest = rest.dropFirst(part.count)
        return part.count
      }, into: &store, progress: { _ in })
  }

  private static func readElements<Sink: ElementSink>(
    _ path: String, into sink: inout Sink, _ threads: Int, _ xml: XMLOptions,
    _ progress: (Progress) throws -> Void
  ) throws {
    var source = try ByteSource(path: path)
    let first = try unsafe source.next(least: InputForm.firstByteCount)
    guard unsafe !first.isEmpty else { throw InputError(path: path, "is empty") }
    let form = unsafe InputForm(firstBytes: first)
    switch form {
    case .unsupported(let what): throw InputError(path: path, what)
    case .pbf:
      try unsafe readPBF(
        PBFBlobReader(source, first: first), PBFReader(path: path, threads: threads), &sink,
        progress)
    case .xml, .gzip, .bzip2:
      source.giveAgain()
      // Unpacking keeps the calling thread as busy as scanning does another one.
      let workers = form == .xml && threads > 1 ? threads : threads - 1
      let input = XMLInput<Sink>(path: path, workers: workers, options: xml)
      try readXML(UnpackedSource(source, form), input, &sink, progress)
    }
  }

  private static func readXML<Sink: ElementSink>(
    _ source: consuming UnpackedSource, _ input: XMLInput<Sink>, _ sink: inout Sink,
    _ progress: (Progress) throws -> Void
  ) throws {
    var source = source
    let size = source.size
    var bytesRead = 0
    func read(_ target: UnsafeMutableRawBufferPointer) throws -> Int {
      defer { bytesRead = source.bytesRead }
      return try unsafe source.read(into: target)
    }
    do {
      try unsafe input.read(from: read, into: &sink) { sink in
        try progress(Progress(bytesRead: bytesRead, of: size, sink))
      }
    } catch let fault as InputError {
      throw source.cause(of: fault)
    }
  }

  private static func readPBF<Sink: ElementSink>(
    _ blobs: consuming PBFBlobReader, _ reader: PBFReader, _ sink: inout Sink,
    _ progress: (Progress) throws -> Void
  ) throws {
    let size = blobs.size
    try reader.read(blobs, into: &sink) { bytesRead, sink in
      try progress(Progress(bytesRead: bytesRead, of: size, sink))
    }
  }
}
