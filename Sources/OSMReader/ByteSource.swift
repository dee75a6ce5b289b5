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
  // What was read last, and what of it is still to be given.
  private var last = 0..<0
  private var ahead = 0..<0

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
    if ahead.isEmpty {
      var count = 0
      while count < least {
        let more = try unsafe read(UnsafeMutableRawBufferPointer(rebasing: buffer[count...]))
        if more == 0 { break }
        count += more
      }
      ahead = 0..<count
    }
    last = ahead
    ahead = 0..<0
    return unsafe UnsafeRawBufferPointer(rebasing: buffer[last])
  }

  /// Lets the bytes that `next` gave last come once more.
  mutating func giveAgain() { ahead = last }

  /// Fills a buffer with the next bytes, as many as there are at the moment; 0 at the end.
  mutating func read(into target: UnsafeMutableRawBufferPointer) throws -> Int {
    guard !ahead.isEmpty else { return try unsafe read(target) }
    let count = min(ahead.count, target.count)
    unsafe target.copyMemory(from: UnsafeRawBufferPointer(rebasing: buffer[ahead.prefix(count)]))
    ahead = ahead.dropFirst(count)
    return count
  }

  private mutating func read(_ target: UnsafeMutableRawBufferPointer) throws -> Int {
    let descriptor = self.descriptor
    let count = try systemCall("read", path: InputError.name(of: path)) {
      unsafe readBytes(descriptor, target)
    }
    position += count
    return count
  }
}

// Outside the type, whose own `read` would hide the system's.
private func readBytes(_ descriptor: CInt, _ target: UnsafeMutableRawBufferPointer) -> Int {
  unsafe read(descriptor, target.baseAddress, target.count)
}
