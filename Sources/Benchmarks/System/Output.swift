// SPDX-License-Identifier: Apache-2.0

import PackedFile

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Where text goes.
struct Output {
  static let standard = Output(descriptor: STDOUT_FILENO)
  static let errors = Output(descriptor: STDERR_FILENO)

  private let descriptor: CInt

  /// Writes text; what a closed pipe does not take is lost.
  func write(_ text: String) {
    try? writeAll(PackedArray(Array(text.utf8)), to: descriptor, path: "standard output")
  }

  /// Hands a file to `body` to write piece by piece; `-` is standard output.
  ///
  /// A file takes the place of an old one only when it is whole.
  static func stream<Result>(
    to path: String, _ body: (@escaping (PackedArray<UInt8>) throws -> Void) throws -> Result
  ) throws -> Result {
    if path == "-" {
      return try body { try writeAll($0, to: STDOUT_FILENO, path: "standard output") }
    }
    let file = try ReplacingFile(target: path)
    let result = try body { try file.write($0) }
    try file.commit()
    return result
  }

  /// Throws where a file of that path cannot be, before the work that is to fill it.
  static func check(_ path: String) throws {
    if path == "-" { return }
    if path.isEmpty || path.hasSuffix("/") {
      throw UsageError("wants the name of a file, not “\(path)”")
    }
    var status = stat()
    if unsafe stat(path, &status) == 0 {
      // What is there is written over.
      let isFolder = status.st_mode & S_IFMT == S_IFDIR
      if isFolder { throw SystemError("create", path: path, code: EISDIR) }
      if unsafe access(path, W_OK) != 0 { throw SystemError("create", path: path) }
    } else {
      let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? "."
      try checkFolder(folder, for: path)
    }
  }

  /// Throws where no file can be made in a folder.
  static func checkFolder(_ folder: String) throws { try checkFolder(folder, for: folder) }

  private static func checkFolder(_ folder: String, for path: String) throws {
    if unsafe access("\(folder)/", W_OK) != 0 { throw SystemError("create", path: path) }
  }

  /// Writes a file whole; `-` is standard output.
  static func write(_ bytes: [UInt8], to path: String) throws {
    let content = PackedArray(bytes)
    if path == "-" { return try writeAll(content, to: STDOUT_FILENO, path: "standard output") }
    let descriptor = try systemCall("create", path: path) {
      unsafe open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    }
    defer { close(descriptor) }
    try writeAll(content, to: descriptor, path: path)
  }
}
