// SPDX-License-Identifier: Apache-2.0

/// What the first bytes of an input say that it is.
enum InputForm: Equatable {
  case xml
  case gzip
  case pbf
  /// A form that is known and not read here: what it is and what to do.
  case unsupported(String)

  /// As many bytes tell the forms apart.
  static let firstByteCount = 16

  init(firstBytes: UnsafeRawBufferPointer) {
    func starts(with bytes: [UInt8], at offset: Int = 0) -> Bool {
      unsafe firstBytes.dropFirst(offset).starts(with: bytes)
    }
    if starts(with: [0x1f, 0x8b]) {
      self = .gzip
    } else if starts(with: [0, 0]) {
      // The size of the first header, big-endian, is less than 64 KiB; XML has no zeros there.
      self = .pbf
    } else if starts(with: Array("BZh".utf8)) {
      self = .unsupported("is bzip2 data: pipe it, “bzip2 -dc FILE | osmroute import - -o OUT”")
    } else if starts(with: [0xfd, 0x37, 0x7a, 0x58, 0x5a]) {
      self = .unsupported("is xz data: pipe it, “xz -dc FILE | osmroute import - -o OUT”")
    } else if starts(with: [0x28, 0xb5, 0x2f, 0xfd]) {
      self = .unsupported("is Zstandard data: pipe it, “zstd -dc FILE | osmroute import - -o OUT”")
    } else if starts(with: Array("OSMROUTE".utf8)) {
      self = .unsupported("is a map file already; import takes OSM data")
    } else {
      self = .xml
    }
  }
}
