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
    let bytes = unsafe Array(firstBytes.prefix(Self.firstByteCount))
    if bytes.starts(with: [0x1f, 0x8b]) {
      self = .gzip
    } else if bytes.starts(with: "BZh".utf8) {
      self = .bzip2
    } else if let what = Signature.what(bytes) {
      self = .unsupported(what)
    } else if bytes.starts(with: [0, 0]) {
      // The size of the first header, big-endian, is less than 64 KiB; XML has no zeros there.
      self = .pbf
    } else {
      self = Self.document(bytes)
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
