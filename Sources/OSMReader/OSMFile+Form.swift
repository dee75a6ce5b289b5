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

  /// What a file is and how much there is of it.
  package struct Extent: Sendable, Equatable {
    package let form: Form
    /// Bytes of the file.
    package let size: Int
    /// Bytes that it says it unpacks to, if it does so in a way to believe.
    package let unpackedSize: Int?

    package init(_ form: Form, size: Int, unpackedSize: Int? = nil) {
      self.form = form
      self.size = size
      self.unpackedSize = unpackedSize
    }

    /// Of a gzip file, whose last four bytes tell the size that its last member unpacks to, modulo
    /// 4 GiB.
    ///
    /// A file of several members thus tells next to nothing, and less than its own size is none of
    /// OSM data. Of the sizes that it may mean the one is taken that is nearest to what OSM data
    /// pack to, an eighth.
    package init(gzipOf size: Int, toldSize: UInt32) {
      let step = 1 << 32, told = Int(toldSize)
      let likely = told + max(0, size * 8 - told + step / 2) / step * step
      self.init(.gzip, size: size, unpackedSize: likely < size ? nil : likely)
    }
  }

  /// The form and the extent of a file by its content; `nil` for what has no size.
  ///
  /// A pipe is not even opened: who writes to it would miss its reader after.
  package static func extent(of path: String) throws -> Extent? {
    var status = stat()
    guard path != "-", unsafe stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG
    else { return nil }
    let size = Int(status.st_size)
    var source = try ByteSource(path: path)
    switch try unsafe InputForm(firstBytes: source.next(least: InputForm.firstByteCount)) {
    case .xml: return Extent(.xml, size: size)
    case .gzip: return Extent(gzipOf: size, toldSize: lastNumber(of: path, size: size))
    case .bzip2: return Extent(.bzip2, size: size)
    case .pbf: return Extent(.pbf, size: size)
    case .unsupported(let what): throw InputError(path: path, what)
    }
  }

  /// The last four bytes of a file as a little-endian number; 0 where they cannot be read.
  private static func lastNumber(of path: String, size: Int) -> UInt32 {
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return 0 }
    defer { close(descriptor) }
    var bytes: [UInt8] = [0, 0, 0, 0]
    let count = unsafe pread(descriptor, &bytes, bytes.count, off_t(size - bytes.count))
    return count == bytes.count ? bytes.reversed().reduce(0) { $0 << 8 | UInt32($1) } : 0
  }
}
