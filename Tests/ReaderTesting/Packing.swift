// SPDX-License-Identifier: Apache-2.0

import CBZip2
import CZlib

/// Packs and unpacks bytes in memory.
package enum Packing {
  /// How zlib frames what it packs.
  private enum Framing: CInt {
    case zlib = 15
    case gzip = 31
  }

  /// One gzip member.
  package static func gzip(_ bytes: [UInt8]) -> [UInt8] { deflated(bytes, .gzip) }

  package static func zlib(_ bytes: [UInt8]) -> [UInt8] { deflated(bytes, .zlib) }

  /// One bzip2 stream.
  package static func bzip2(_ bytes: [UInt8]) -> [UInt8] {
    // As much more as bzip2's manual asks for.
    var size = UInt32(bytes.count + bytes.count / 100 + 600)
    var packed = [CChar](repeating: 0, count: Int(size))
    var source = bytes.map { CChar(bitPattern: $0) }
    let status = unsafe BZ2_bzBuffToBuffCompress(
      &packed, &size, &source, UInt32(source.count), 1, 0, 0)
    precondition(status == BZ_OK, "bzip2 does not pack")
    return packed.prefix(Int(size)).map { UInt8(bitPattern: $0) }
  }

  /// What zlib data hold, `nil` where they are damaged or hold much more than a test needs.
  static func unpacked(zlib packed: [UInt8]) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: 1 << 20)
    var size = UInt(bytes.count)
    let status = unsafe uncompress(&bytes, &size, packed, UInt(packed.count))
    return status == Z_OK ? Array(bytes.prefix(Int(size))) : nil
  }

  private static func deflated(_ bytes: [UInt8], _ framing: Framing) -> [UInt8] {
    var stream = unsafe z_stream()
    var source = bytes
    let started = unsafe deflateInit2_(
      &stream, 6, Z_DEFLATED, framing.rawValue, 8, Z_DEFAULT_STRATEGY, ZLIB_VERSION,
      CInt(MemoryLayout<z_stream>.size))
    precondition(started == Z_OK, "zlib does not start")
    defer { unsafe _ = deflateEnd(&stream) }
    let room = unsafe Int(deflateBound(&stream, UInt(source.count)))
    return unsafe source.withUnsafeMutableBufferPointer { source in
      unsafe [UInt8](unsafeUninitializedCapacity: room) { target, count in
        unsafe stream.next_in = source.baseAddress
        unsafe stream.avail_in = UInt32(source.count)
        unsafe stream.next_out = target.baseAddress
        unsafe stream.avail_out = UInt32(room)
        let status = unsafe deflate(&stream, Z_FINISH)
        precondition(status == Z_STREAM_END, "zlib does not pack")
        count = unsafe room - Int(stream.avail_out)
      }
    }
  }
}
