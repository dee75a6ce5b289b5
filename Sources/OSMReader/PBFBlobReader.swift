// SPDX-License-Identifier: Apache-2.0

/// A blob as it stands in a PBF file: a message, compressed or not.
struct PBFBlob: Sendable {
  enum Kind: Sendable {
    case header
    case data
  }

  let kind: Kind
  /// Where it begins in the file, its header and that one's size included.
  let offset: Int
  let bytes: PBFBytes

  /// Most bytes of a blob, packed and unpacked, as the format has it: nothing that a file claims
  /// makes this reader take more memory.
  static let byteLimit = 32 << 20
}

/// Takes a PBF file apart: a size of 4 bytes, big-endian, a `BlobHeader` of that size, and a blob
/// whose size the header tells; and so on to the end.
///
/// Source: https://wiki.openstreetmap.org/wiki/PBF_Format
@safe struct PBFBlobReader: ~Copyable {
  /// Most bytes of a `BlobHeader`.
  private static let headerLimit = 64 << 10

  private var source: ByteSource
  // What is left of the bytes that the source gave last.
  private var chunk: UnsafeRawBufferPointer
  private var offset = 0
  private var hasHeader = false
  private var hasEnded = false

  init(_ source: consuming ByteSource, first: UnsafeRawBufferPointer) {
    self.source = source
    unsafe chunk = unsafe first
  }

  var bytesRead: Int { source.position }
  var size: Int? { source.size }

  /// The next blob of a known kind, or what is wrong with it, `nil` after either's last.
  ///
  /// An error is a result like any other, so that it is met in its turn.
  mutating func next() -> Result<PBFBlob, any Error>? {
    guard !hasEnded else { return nil }
    do {
      guard let blob = try nextBlob() else {
        hasEnded = true
        return nil
      }
      return .success(blob)
    } catch {
      hasEnded = true
      guard let fault = error as? PBFFault else { return .failure(error) }
      return .failure(fault.error(path: source.path, offset: offset))
    }
  }

  private mutating func nextBlob() throws -> PBFBlob? {
    while let (name, size) = try nextHeader() {
      let start = offset
      let bytes = try take(size)
      guard bytes.count == size else { throw cut() }
      let kind: PBFBlob.Kind
      switch name {
      case "OSMHeader": kind = .header
      case "OSMData": kind = .data
      default:
        // The format asks to pass over what one does not know.
        offset = bytesTaken
        continue
      }
      guard hasHeader || kind == .header else {
        throw PBFFault.damaged("it holds data, and no OSMHeader came before")
      }
      hasHeader = true
      offset = bytesTaken
      return PBFBlob(kind: kind, offset: start, bytes: bytes)
    }
    return nil
  }

  /// The kind and the size of the next blob.
  private mutating func nextHeader() throws -> (name: String, size: Int)? {
    let prefix = try take(4)
    guard prefix.count > 0 else { return nil }
    guard prefix.count == 4 else { throw cut() }
    let size = prefix.withCursor { unsafe $0.rest.reduce(0) { $0 << 8 | Int($1) } }
    guard (1...Self.headerLimit).contains(size) else {
      throw PBFFault.damaged("its header is \(size) bytes long, 1 to \(Self.headerLimit) can be")
    }
    let bytes = try take(size)
    guard bytes.count == size else { throw cut() }
    return try Self.header(bytes)
  }

  private static func header(_ bytes: PBFBytes) throws(PBFFault) -> (name: String, size: Int) {
    var name = "", size: Int64?
    let isDamaged = bytes.withCursor { header in
      while let tag = header.nextTag() {
        switch tag {
        case .bytes(1): name = unsafe String(decoding: header.message().rest, as: UTF8.self)
        case .number(3): size = header.signed()
        default: header.skip(tag)
        }
      }
      return header.isDamaged
    }
    guard !isDamaged, let size else { throw .damaged("its header is none") }
    guard (0...Int64(PBFBlob.byteLimit)).contains(size) else {
      throw .damaged("it is said to be \(size) bytes long, \(PBFBlob.byteLimit) are the most")
    }
    return (name, Int(size))
  }

  private func cut() -> InputError {
    InputError(
      path: source.path,
      "ends after \(bytesTaken) bytes within the PBF blob that begins at byte \(offset): "
        + "the file is not whole; fetch it again")
  }

  private var bytesTaken: Int { unsafe source.position - chunk.count }

  /// The next bytes, fewer where the file ends.
  private mutating func take(_ count: Int) throws -> PBFBytes {
    try unsafe PBFBytes(capacity: count) { target in
      var taken = 0
      while taken < count {
        if unsafe chunk.isEmpty {
          unsafe chunk = try source.next()
          if unsafe chunk.isEmpty { break }
        }
        let part = unsafe min(chunk.count, count - taken)
        unsafe UnsafeMutableRawBufferPointer(rebasing: target[taken...])
          .copyMemory(from: UnsafeRawBufferPointer(rebasing: chunk[..<part]))
        unsafe chunk = unsafe UnsafeRawBufferPointer(rebasing: chunk[part...])
        taken += part
      }
      return taken
    }
  }
}
