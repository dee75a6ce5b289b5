// SPDX-License-Identifier: Apache-2.0

/// A PBF file taken apart into its blobs, to be changed and put together again.
struct PBFFrames {
  struct Frame {
    /// A `BlobHeader`, whose size of the blob is put right when the file is put together.
    var header: [UInt8]
    var blob: [UInt8]
  }

  var all: [Frame] = []

  /// `nil` where the bytes are no such file.
  init?(_ file: [UInt8]) {
    var rest = file[...]
    while !rest.isEmpty {
      guard rest.count >= 4 else { return nil }
      let size = rest.prefix(4).reduce(0) { $0 << 8 | Int($1) }
      rest = rest.dropFirst(4)
      guard size <= rest.count else { return nil }
      let header = Array(rest.prefix(size))
      rest = rest.dropFirst(size)
      guard let count = Self.blobSize(header), count <= rest.count else { return nil }
      all.append(Frame(header: header, blob: Array(rest.prefix(Int(count)))))
      rest = rest.dropFirst(Int(count))
    }
  }

  var bytes: [UInt8] {
    all.flatMap { frame in
      var header = frame.header
      if var fields = WireFields(header) {
        for index in fields.all.indices where fields.all[index].number == 3 {
          fields.all[index].content = .number(UInt64(frame.blob.count))
        }
        header = fields.bytes
      }
      let size = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: header.count >> $0) }
      return size + header + frame.blob
    }
  }

  private static func blobSize(_ header: [UInt8]) -> UInt64? {
    WireFields(header)?.all.compactMap { field in
      if case .number(let size) = field.content, field.number == 3 { size } else { nil }
    }.last
  }
}
