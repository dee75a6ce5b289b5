// SPDX-License-Identifier: Apache-2.0

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension OSMFile {
  /// A form of data that is read.
  package enum Form: String, Sendable {
    case xml
    case gzip
    case bzip2
    case pbf
  }

  /// The form of a file by its content, and its size.
  ///
  /// A pipe has no size, and is not even opened: who writes to it would miss its reader after.
  package static func formAndSize(of path: String) throws -> (Form, size: Int?) {
    var status = stat()
    guard path != "-", unsafe stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG
    else { return (.xml, nil) }
    let size = Int(status.st_size)
    var source = try ByteSource(path: path)
    switch try unsafe InputForm(firstBytes: source.next(least: InputForm.firstByteCount)) {
    case .xml: return (.xml, size)
    case .gzip: return (.gzip, size)
    case .bzip2: return (.bzip2, size)
    case .pbf: return (.pbf, size)
    case .unsupported(let what): throw InputError(path: path, what)
    }
  }
}
