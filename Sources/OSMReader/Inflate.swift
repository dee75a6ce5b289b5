// SPDX-License-Identifier: Apache-2.0

import CZlib
import PackedFile

/// Inflates gzip data, one member after the other, as gzip files may hold several; zeros behind
/// any, with which tapes are filled, are passed over.
@safe struct Inflate: ~Copyable {
  private let stream: UnsafeMutablePointer<z_stream>
  private var isInsideMember = false
  private var memberCount = 0
  /// Where the member at hand begins.
  private var memberStart = 0
  private let fault: PackingFault

  init(path: String) {
    fault = PackingFault(packer: "gzip", path: path)
    unsafe stream = .allocate(capacity: 1)
    unsafe stream.initialize(to: z_stream())
    // 15 bits of window, +16: gzip framing with its checksum.
    let status = unsafe inflateInit2_(
      stream, 15 + 16, ZLIB_VERSION, CInt(MemoryLayout<z_stream>.size))
    if status != Z_OK { outOfMemory() }
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
        if skipPadding() { continue }
        try begin(at: offset(in: source))
      }
      try step(source)
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
    guard !isInsideMember else { throw fault.cut(after: source.position) }
    return false
  }

  /// Where the next compressed byte stands.
  private func offset(in source: borrowing ByteSource) -> Int {
    unsafe source.position - Int(stream.pointee.avail_in)
  }

  private mutating func begin(at offset: Int) throws {
    // The second byte of the mark may not have come yet: zlib looks at both.
    guard let next = unsafe stream.pointee.next_in, unsafe next.pointee == 0x1f else {
      throw fault.followed(at: offset)
    }
    memberStart = offset
    isInsideMember = true
  }

  private mutating func step(_ source: borrowing ByteSource) throws {
    let status = unsafe CZlib.inflate(stream, Z_NO_FLUSH)
    if status == Z_MEM_ERROR { outOfMemory() }
    guard status == Z_OK || status == Z_STREAM_END || status == Z_BUF_ERROR else {
      if memberCount > 0, unsafe stream.pointee.total_in <= 2 {
        throw fault.followed(at: memberStart)
      }
      let words = unsafe stream.pointee.msg.map { unsafe String(cString: $0) }
      let offset = offset(in: source)
      // The checksum, or the size, that stands behind the data tells nothing of where.
      let isWhole = words == "incorrect data check" || words == "incorrect length check"
      throw isWhole
        ? fault.damaged(from: memberStart, to: offset) : fault.damaged(near: offset, words)
    }
    guard status == Z_STREAM_END else { return }
    isInsideMember = false
    memberCount += 1
    unsafe inflateReset(stream)
  }

  /// Drops a zero byte behind a member; false where there is none.
  private func skipPadding() -> Bool {
    guard memberCount > 0, let next = unsafe stream.pointee.next_in, unsafe next.pointee == 0
    else { return false }
    unsafe stream.pointee.next_in = next + 1
    unsafe stream.pointee.avail_in -= 1
    return true
  }
}
