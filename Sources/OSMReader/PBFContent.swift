// SPDX-License-Identifier: Apache-2.0

import CDeflate
import PackedFile

/// Where the content of a `Blob` stands, packed or not.
enum PBFContent {
  case raw(PBFCursor)
  case zlib(PBFCursor, size: Int)

  init(_ blob: PBFCursor) throws(PBFFault) {
    var blob = blob
    var content: (field: UInt64, bytes: PBFCursor)?
    var size: Int64?
    while let tag = blob.nextTag() {
      switch tag {
      case .number(2): size = blob.signed()
      case .bytes(1), .bytes(3), .bytes(4), .bytes(5), .bytes(6), .bytes(7):
        content = (tag.code >> 3, blob.message())
      case .bytes(tag.code >> 3) where content == nil:
        // A later version of the format may pack in a way of its own.
        content = (tag.code >> 3, blob.message())
      default: blob.skip(tag)
      }
    }
    guard !blob.isDamaged, let content else { throw .damaged("it is none") }
    switch content.field {
    case 1: self = .raw(content.bytes)
    case 3:
      guard let size, (0...Int64(PBFBlob.byteLimit)).contains(size) else {
        throw .damaged(
          "it unpacks to \(size.map { "\($0)" } ?? "unsaid many") bytes, "
            + "\(PBFBlob.byteLimit) are the most")
      }
      self = .zlib(content.bytes, size: Int(size))
    default: throw .packed(field: content.field)
    }
  }
}

extension PBFFault {
  /// Packed in a way that is not read here.
  fileprivate static func packed(field: UInt64) -> PBFFault {
    let names: [UInt64: String] = [4: "lzma", 5: "bzip2", 6: "lz4", 7: "zstd"]
    // What osmium knows besides zlib.
    let cure =
      field == 6
      ? "convert the file with “osmium cat IN.osm.pbf -o OUT.osm.pbf -f pbf,pbf_compression=zlib”"
      : "get the file compressed by zlib, as nearly all are"
    let name = names[field] ?? "something unknown (field \(field))"
    return .unknown("is compressed by \(name), which is not read here: \(cure)")
  }
}

/// Inflates zlib data whose size is known.
@safe struct ZlibBlock: ~Copyable {
  private let decompressor: OpaquePointer
  private var buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 64)

  init() {
    guard let made = unsafe libdeflate_alloc_decompressor() else { outOfMemory() }
    unsafe decompressor = made
  }

  deinit {
    unsafe libdeflate_free_decompressor(decompressor)
    unsafe buffer.deallocate()
  }

  /// What the bytes unpack to, good until the next call; `nil` where it is not `size` bytes.
  mutating func inflate(_ bytes: PBFCursor, size: Int) -> PBFCursor? {
    if unsafe buffer.count < size + PBFCursor.padding { grow(to: size) }
    guard let target = unsafe buffer.baseAddress else { return nil }
    let packed = unsafe bytes.rest
    // It checks the checksum at the end of the data too.
    let status = unsafe libdeflate_zlib_decompress(
      decompressor, packed.baseAddress, packed.count, target, size, nil)
    guard status == LIBDEFLATE_SUCCESS else { return nil }
    return unsafe PBFCursor(target.assumingMemoryBound(to: UInt8.self), count: size)
  }

  private mutating func grow(to size: Int) {
    unsafe buffer.deallocate()
    // Blobs of a file are much alike: some room more spares most of the next ones.
    unsafe buffer = .allocate(byteCount: size + size / 4 + PBFCursor.padding, alignment: 64)
  }
}
