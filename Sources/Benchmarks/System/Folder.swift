// SPDX-License-Identifier: Apache-2.0

import PackedFile

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Folders for what is made and thrown away.
enum Folder {
  /// Lends a new one, which goes with all that is in it.
  static func withTemporary<Result>(_ body: (String) throws -> Result) throws -> Result {
    let folder = try temporary()
    let result: Result
    do { result = try body(folder) } catch {
      try? remove(folder)
      throw error
    }
    try remove(folder)
    return result
  }

  /// Makes a new one where temporary files go (`TMPDIR`).
  private static func temporary() throws -> String {
    let parent = unsafe getenv("TMPDIR").map { unsafe String(cString: $0) } ?? "/tmp"
    var name = Array("\(parent)/osmroute-benchmark.XXXXXX".utf8CString)
    guard unsafe mkdtemp(&name) != nil else { throw SystemError("create", path: parent) }
    let folder = String(decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    UnfinishedFiles.begin(folder: folder)
    return folder
  }

  /// Bytes of a file; 0 where there is none.
  static func size(of path: String) -> Int {
    var status = stat()
    return unsafe stat(path, &status) == 0 ? Int(status.st_size) : 0
  }

  /// Removes the files of a folder; how many bytes they had.
  static func clear(_ folder: String) throws -> Int {
    guard let names = fileNames(in: folder) else { throw SystemError("read", path: folder) }
    var bytes = 0
    for name in names {
      var status = stat()
      let path = "\(folder)/\(name)"
      guard unsafe stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { continue }
      bytes += Int(status.st_size)
      unsafe unlink(path)
    }
    return bytes
  }

  private static func remove(_ folder: String) throws {
    _ = try clear(folder)
    unsafe rmdir(folder)
    UnfinishedFiles.end(folder: folder)
  }
}
