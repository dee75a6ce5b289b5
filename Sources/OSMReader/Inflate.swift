// SPDX-License-Identifier: Apache-2.0

import CZlib

/// Inflates gzip data, one member after the other, as gzip files may hold several.
@safe struct Inflate: ~Copyable {
  private let stream: UnsafeMutablePointer<z_stream>
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
  }

  /// Fills a buffer with the next bytes that those of `source` inflate to; 0 at the end.
  mutating func read(
    into target: UnsafeMutableRawBufferPointer, from source: inout ByteSource
  ) throws -> Int {
    unsafe stream.pointee.next_out = target.baseAddress?.assumingMemoryBound(to: UInt8.self)
    unsafe stream.pointee.avail_out = UInt32(target.count)
    while unsafe stream.pointee.avail_out > 0, try hasInput(from: &source) {
      if !isInsideMember {
        if memberCount > 0, skipPadding() { continue }
        isInsideMember = true
      }
      try step(at: source.position)
    }
    return unsafe target.count - Int(stream.pointee.avail_out)
  }

  /// Fetches compressed bytes if there are none; false at their end.
  private func hasInput(from source: inout ByteSource) throws -> Bool {
    guard unsafe stream.pointee.avail_in == 0 else { return true }
    let bytes = try unsafe source.next()
    unsafe stream.pointee.next_in = UnsafeMutablePointer(
      mutating: bytes.baseAddress?.assumingMemoryBound(to: UInt8.self))
    unsafe stream.pointee.avail_in = UInt32(bytes.count)
    guard unsafe bytes.isEmpty else { return true }
    guard !isInsideMember else {
      throw InputError(
        path: path,
        "the gzip data ends too soon, after \(source.position) bytes: the file is not whole")
    }
    return false
  }

  private mutating func step(at position: Int) throws {
    let offset = unsafe position - Int(stream.pointee.avail_in)
    let status = unsafe CZlib.inflate(stream, Z_NO_FLUSH)
    guard status == Z_OK || status == Z_STREAM_END || status == Z_BUF_ERROR else {
      let words = unsafe stream.pointee.msg.map { unsafe String(cString: $0) } ?? "no gzip member"
      throw InputError(path: path, "the gzip data is damaged near byte \(offset): \(words)")
    }
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
