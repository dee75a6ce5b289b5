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
