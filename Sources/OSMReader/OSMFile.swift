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
    _ path: String, into store: inout ElementStoreBuilder, progress: (Progress) -> Void = { _ in }
  ) throws {
    var source = try ByteSource(path: path)
    let first = try unsafe source.next(least: InputForm.firstByteCount)
    guard unsafe !first.isEmpty else { throw InputError(path: path, "is empty") }
    let form = unsafe InputForm(firstBytes: first)
    if case .unsupported(let what) = form { throw InputError(path: path, what) }

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
}
