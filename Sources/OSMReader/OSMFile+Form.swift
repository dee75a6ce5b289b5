// SPDX-License-Identifier: Apache-2.0

extension OSMFile {
  /// A form of data that is read.
  package enum Form: String, Sendable {
    case xml
    case gzip
    case bzip2
    case pbf
  }

  /// The form of a file by its content.
  package static func form(of path: String) throws -> Form {
    var source = try ByteSource(path: path)
    switch try unsafe InputForm(firstBytes: source.next(least: InputForm.firstByteCount)) {
    case .xml: return .xml
    case .gzip: return .gzip
    case .bzip2: return .bzip2
    case .pbf: return .pbf
    case .unsupported(let what): throw InputError(path: path, what)
    }
  }
}
