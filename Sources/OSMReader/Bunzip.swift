// SPDX-License-Identifier: Apache-2.0

import CBZip2

/// Unpacks bzip2 data, one stream after the other, as parallel compressors write several.
@safe struct Bunzip: ~Copyable {
  private let stream: UnsafeMutablePointer<bz_stream>
  private var isInsideStream = false
  private let path: String

  init(path: String) {
    self.path = path
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
      if !isInsideStream { begin() }
      let room = unsafe stream.pointee.avail_out
      try step(at: source.position)
      // With no input left bzip2 may still hold bytes that did not fit before.
      guard unsafe hasInput || !isInsideStream || stream.pointee.avail_out < room else {
        throw InputError(
          path: path,
          "the bzip2 data ends too soon, after \(source.position) bytes: the file is not whole")
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

  private mutating func begin() {
    // Silent, and in the mode that is fast.
    let status = unsafe BZ2_bzDecompressInit(stream, 0, 0)
    precondition(status == BZ_OK, "bzip2 has no memory")
    isInsideStream = true
  }

  private mutating func step(at position: Int) throws {
    let offset = unsafe position - Int(stream.pointee.avail_in)
    let status = unsafe BZ2_bzDecompress(stream)
    guard status == BZ_OK || status == BZ_STREAM_END else {
      throw InputError(
        path: path, "the bzip2 data is damaged near byte \(offset); fetch the file again")
    }
    guard status == BZ_STREAM_END else { return }
    // Input and output stay where they are.
    unsafe BZ2_bzDecompressEnd(stream)
    isInsideStream = false
  }
}
