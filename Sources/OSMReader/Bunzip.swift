// SPDX-License-Identifier: Apache-2.0

import CBZip2
import PackedFile

/// Unpacks bzip2 data, one stream after the other, as parallel compressors write several; zeros
/// behind any are passed over.
@safe struct Bunzip: ~Copyable {
  private let stream: UnsafeMutablePointer<bz_stream>
  private var isInsideStream = false
  private var streamCount = 0
  /// Where the stream at hand begins.
  private var streamStart = 0
  private let fault: PackingFault

  init(path: String) {
    fault = PackingFault(packer: "bzip2", path: path)
    unsafe stream = .allocate(capacity: 1)
    unsafe stream.initialize(to: bz_stream())
  }

  deinit {
    if isInsideStream { unsafe BZ2_bzDecompressEnd(stream) }
    unsafe stream.deallocate()
  }

  /// Fills a buffer with the next bytes that those of `source` unpack to; 0 at the end.
  mutating func read(
    into target: UnsafeMutableRawBufferPointer, from source: inout ByteSource
  ) throws -> Int {
    unsafe stream.pointee.next_out = target.baseAddress?.assumingMemoryBound(to: CChar.self)
    unsafe stream.pointee.avail_out = UInt32(target.count)
    while unsafe stream.pointee.avail_out > 0 {
      let hasInput = try hasInput(from: &source)
      guard isInsideStream || hasInput else { break }
      if !isInsideStream {
        if skipPadding() { continue }
        try begin(at: offset(in: source))
      }
      let room = unsafe stream.pointee.avail_out
      try step(source)
      // With no input left bzip2 may still hold bytes that did not fit before.
      guard unsafe hasInput || !isInsideStream || stream.pointee.avail_out < room else {
        throw fault.cut(after: source.position)
      }
    }
    return unsafe target.count - Int(stream.pointee.avail_out)
  }

  /// Fetches packed bytes if there are none; false at their end.
  private func hasInput(from source: inout ByteSource) throws -> Bool {
    guard unsafe stream.pointee.avail_in == 0 else { return true }
    let bytes = try unsafe source.next()
    // bzip2 does not write there.
    unsafe stream.pointee.next_in = UnsafeMutablePointer(
      mutating: bytes.baseAddress?.assumingMemoryBound(to: CChar.self))
    unsafe stream.pointee.avail_in = UInt32(bytes.count)
    return unsafe !bytes.isEmpty
  }

  /// Where the next packed byte stands.
  private func offset(in source: borrowing ByteSource) -> Int {
    unsafe source.position - Int(stream.pointee.avail_in)
  }

  private mutating func begin(at offset: Int) throws {
    // The rest of the mark may not have come yet: bzip2 looks at all of it.
    guard let next = unsafe stream.pointee.next_in, unsafe next.pointee == 0x42 else {
      throw fault.followed(at: offset)
    }
    // Silent, and in the mode that is fast.
    let status = unsafe BZ2_bzDecompressInit(stream, 0, 0)
    if status != BZ_OK { outOfMemory() }
    streamStart = offset
    isInsideStream = true
  }

  private mutating func step(_ source: borrowing ByteSource) throws {
    let status = unsafe BZ2_bzDecompress(stream)
    if status == BZ_MEM_ERROR { outOfMemory() }
    guard status == BZ_OK || status == BZ_STREAM_END else {
      throw status == BZ_DATA_ERROR_MAGIC && streamCount > 0
        ? fault.followed(at: streamStart) : fault.damaged(near: offset(in: source))
    }
    guard status == BZ_STREAM_END else { return }
    // Input and output stay where they are.
    unsafe BZ2_bzDecompressEnd(stream)
    isInsideStream = false
    streamCount += 1
  }

  /// Drops a zero byte behind a stream; false where there is none.
  private func skipPadding() -> Bool {
    guard streamCount > 0, let next = unsafe stream.pointee.next_in, unsafe next.pointee == 0
    else { return false }
    unsafe stream.pointee.next_in = next + 1
    unsafe stream.pointee.avail_in -= 1
    return true
  }
}
