// SPDX-License-Identifier: Apache-2.0

import PackedFile

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The bytes of a file or of standard input (`-`), in order, once.
@safe struct ByteSource: ~Copyable {
  static let chunkSize = 1 << 20

  let path: String
  /// Size of the file, bytes; `nil` for a pipe.
  let size: Int?
  private let descriptor: CInt
  private let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: chunkSize, alignment: 64)
  /// Bytes read so far.
  private(set) var position = 0

  init(path: String) throws {
    self.path = path
    descriptor =
      path == "-"
      ? STDIN_FILENO
      : try systemCall("open", path: path) { unsafe open(path, O_RDONLY | O_CLOEXEC) }
    var status = stat()
    unsafe fstat(descriptor, &status)
    size = status.st_mode & S_IFMT == S_IFREG ? Int(status.st_size) : nil
  }

  deinit {
    unsafe buffer.deallocate()
    if descriptor != STDIN_FILENO { close(descriptor) }
  }

  /// The next bytes, none at the end; good until the next call.
  ///
  /// A pipe gives what has come so far, but never less than `least` unless it ends.
  mutating func next(least: Int = 1) throws -> UnsafeRawBufferPointer {
    var count = 0
    while count < least {
      let room = unsafe UnsafeMutableRawBufferPointer(rebasing: buffer[count...])
      let more = try systemCall("read", path: path) {
        unsafe read(descriptor, room.baseAddress, room.count)
      }
      if more == 0 { break }
      count += more
    }
    position += count
    return unsafe UnsafeRawBufferPointer(rebasing: buffer[..<count])
  }
}
