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
  }

  /// Reads a whole file, or standard input for `-`, in one pass.
  ///
  /// Throws `SystemError` where the system does not give the bytes, `InputError` where they are
  /// no OSM data.
  package static func read(
    _ path: String, into store: inout ElementStoreBuilder, threads: Int = 1,
    progress: (Progress) -> Void = { _ in }
  ) throws {
    var source = try ByteSource(path: path)
    let first = try unsafe source.next(least: InputForm.firstByteCount)
    guard unsafe !first.isEmpty else { throw InputError(path: path, "is empty") }
    let form = unsafe InputForm(firstBytes: first)
    if case .unsupported(let what) = form { throw InputError(path: path, what) }
    if form == .pbf {
      return unsafe try readPBF(
        path, PBFBlobReader(source, first: first), threads, &store, progress)
    }

    var elements = ElementStoreBuilder()
    swap(&elements, &store)
    let reader = XMLReader(path: path, store: elements)
    defer { store = reader.takeStore() }

    func feed(_ bytes: UnsafeRawBufferPointer, _ inflate: inout Inflate) throws {
      if form == .gzip {
        try unsafe inflate.inflate(bytes, at: source.position - bytes.count) { inflated in
          try unsafe reader.parse(inflated)
        }
      } else {
        try unsafe reader.parse(bytes)
      }
      let counts = reader.counts
      progress(
        Progress(
          bytesRead: source.position, size: source.size, nodes: counts.nodes, ways: counts.ways,
          relations: counts.relations))
    }

    var inflate = Inflate(path: path)
    var bytes = unsafe first
    while unsafe !bytes.isEmpty {
      try unsafe feed(bytes, &inflate)
      unsafe bytes = try unsafe source.next()
    }
    try inflate.finish(at: source.position)
    try reader.finish()
  }

  /// The checksum of all elements of a file; nothing else is kept of them.
  package static func checksum(of path: String, threads: Int) throws -> ElementChecksum {
    var source = try ByteSource(path: path)
    let first = try unsafe source.next(least: InputForm.firstByteCount)
    var checksum = ElementChecksum()
    if unsafe InputForm(firstBytes: first) == .pbf {
      try unsafe readPBF(path, PBFBlobReader(source, first: first), threads, &checksum) { _ in }
      return checksum
    }
    var store = ElementStoreBuilder()
    try read(path, into: &store, threads: threads)
    store.build().forEachElement(into: &checksum)
    return checksum
  }

  private static func readPBF<Sink: ElementSink>(
    _ path: String, _ blobs: consuming PBFBlobReader, _ threads: Int, _ sink: inout Sink,
    _ progress: (Progress) -> Void
  ) throws {
    let size = blobs.size
    try PBFReader(path: path, threads: threads).read(blobs, into: &sink) { bytesRead, sink in
      let counts = sink.counts
      progress(
        Progress(
          bytesRead: bytesRead, size: size, nodes: counts.nodes, ways: counts.ways,
          relations: counts.relations))
    }
  }
}
