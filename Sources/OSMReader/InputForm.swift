// SPDX-License-Identifier: Apache-2.0

/// What the first bytes of an input say that it is.
enum InputForm: Equatable {
  case xml
  case gzip
  case bzip2
  case pbf
  /// A form that is known and not read here: what it is and what to do.
  case unsupported(String)

  /// As many bytes tell the forms apart, a few comments before a document's first element included.
  static let firstByteCount = 4096

  init(firstBytes: UnsafeRawBufferPointer) {
    func starts(with bytes: [UInt8]) -> Bool { unsafe firstBytes.starts(with: bytes) }
    func starts(with text: String) -> Bool { starts(with: Array(text.utf8)) }
    if starts(with: [0x1f, 0x8b]) {
      self = .gzip
    } else if starts(with: [0, 0]) {
      // The size of the first header, big-endian, is less than 64 KiB; XML has no zeros there.
      self = .pbf
    } else if starts(with: "BZh") {
      self = .bzip2
    } else if starts(with: [0xfd, 0x37, 0x7a, 0x58, 0x5a]) {
      self = .unsupported("is xz data: pipe it, “xz -dc FILE | osmroute import - -o OUT”")
    } else if starts(with: [0x28, 0xb5, 0x2f, 0xfd]) {
      self = .unsupported("is Zstandard data: pipe it, “zstd -dc FILE | osmroute import - -o OUT”")
    } else if starts(with: "PK\u{3}\u{4}") {
      self = .unsupported("is a zip archive: pipe it, “unzip -p FILE | osmroute import - -o OUT”")
    } else if starts(with: [0xff, 0xe0]) {
      self = .unsupported(
        "is an o5m file, which is not read here: "
          + "convert it with “osmium cat IN.o5m -o OUT.osm.pbf”")
    } else if starts(with: "OSMROUTE") {
      self = .unsupported("is a map file already; import takes OSM data")
    } else {
      self = unsafe Self.document(firstBytes)
    }
  }

  /// Throws where what was unpacked is no XML.
  static func checkUnpacked(_ bytes: UnsafeRawBufferPointer, path: String) throws {
    switch unsafe InputForm(firstBytes: bytes) {
    case .xml: return
    case .unsupported(let what): throw InputError(path: path, what)
    case .pbf: throw InputError(path: path, "is compressed OSM PBF: unpack it first")
    case .gzip, .bzip2: throw InputError(path: path, "is compressed twice: unpack it first")
    }
  }
}
