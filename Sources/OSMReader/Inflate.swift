// SPDX-License-Identifier: Apache-2.0

import CZlib

/// Inflates gzip data, one member after the other, as gzip files may hold several.
@safe struct Inflate: ~Copyable {
  private let stream: UnsafeMutablePointer<z_stream>
  private let buffer = UnsafeMutableRawBufferPointer.allocate(
    byteCount: ByteSource.chunkSize, alignment: 64)
  private var isInsideMember = false
  private var memberCount = 0
  private let path: String

  init(path: String) {
    self.path = path
    unsafe stream = .allocate(capacity: 1)
    unsafe stream.initialize(to: z_stream())
    // 15 bits of window, +16: gzip framing with its checksum.
    let status = unsafe inflateInit2_(
      stream, 15 + 16, ZLIB_VERSION, CInt(MemoryLayout<z_stream>.size))
    precondition(status == Z_OK, "zlib has no memory")
  }

  deinit {
    unsafe inflateEnd(stream)
    unsafe stream.deallocate()
    unsafe buffer.deallocate()
  }

  /// Hands what the bytes inflate to to `sink`, piece by piece.
  ///
  /// `offset` is where the bytes stand in the file, for messages.
  mutating func inflate(
    _ bytes: UnsafeRawBufferPointer, at offset: Int,
    _ sink: (UnsafeRawBufferPointer) throws -> Void
  ) throws {
    unsafe stream.pointee.next_in = UnsafeMutablePointer(
      mutating: bytes.baseAddress?.assumingMemoryBound(to: UInt8.self))
    unsafe stream.pointee.avail_in = UInt32(bytes.count)
    while unsafe stream.pointee.avail_in > 0 {
      if !isInsideMember {
        if memberCount > 0, skipPadding() { continue }
        isInsideMember = true
      }
      let consumed = unsafe bytes.count - Int(stream.pointee.avail_in)
      try unsafe step(at: offset + consumed, sink)
    }
  }

  /// Throws where the data ends inside a member.
  func finish(at offset: Int) throws {
    guard !isInsideMember else {
      throw InputError(
        path: path, "the gzip data ends too soon, after \(offset) bytes: the file is not whole")
    }
  }

  private mutating func step(
    at offset: Int, _ sink: (UnsafeRawBufferPointer) throws -> Void
  ) throws {
    unsafe stream.pointee.next_out = buffer.baseAddress?.assumingMemoryBound(to: UInt8.self)
    unsafe stream.pointee.avail_out = UInt32(buffer.count)
    let status = unsafe CZlib.inflate(stream, Z_NO_FLUSH)
    guard status == Z_OK || status == Z_STREAM_END || status == Z_BUF_ERROR else {
      let words = unsafe stream.pointee.msg.map { unsafe String(cString: $0) } ?? "no gzip member"
      throw InputError(path: path, "the gzip data is damaged near byte \(offset): \(words)")
    }
    let made = unsafe buffer.count - Int(stream.pointee.avail_out)
    try unsafe sink(UnsafeRawBufferPointer(rebasing: buffer[..<made]))
    guard status == Z_STREAM_END else { return }
    isInsideMember = false
    memberCount += 1
    unsafe inflateReset(stream)
  }

  /// Drops a zero byte between members, with which tape tools pad; false where there is none.
  private func skipPadding() -> Bool {
    guard let next = unsafe stream.pointee.next_in, unsafe next.pointee == 0 else { return false }
    unsafe stream.pointee.next_in = next + 1
    unsafe stream.pointee.avail_in -= 1
    return true
  }
}
