// SPDX-License-Identifier: Apache-2.0

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A file written under another name beside its target; `commit` puts it in the target's place.
///
/// Without `commit` the target is untouched and the temporary file is removed, also where
/// `UnfinishedFiles.removeAndExit` ends the process.
package struct ReplacingFile: ~Copyable {
  private let target: String
  private let temporary: String
  private let descriptor: CInt

  /// Throws where the target's folder is not there, or where what stands there is no file that
  /// can be replaced: a folder, a pipe, a device.
  package init(target: String) throws {
    self.target = Self.resolved(target)
    // A name that nobody can foresee, and that must be new: nothing is written through a link.
    temporary = "\(self.target).\(String(UInt64.random(in: 0 ... .max), radix: 36)).part"
    let temporary = temporary
    try Self.checkTarget(target)
    descriptor = try UnfinishedFiles.begin(temporary) {
      try systemCall("create", path: target) {
        unsafe open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
      }
    }
  }

  deinit {
    close(descriptor)
    let temporary = temporary
    UnfinishedFiles.end(temporary) { unsafe _ = unlink(temporary) }
  }

  /// Throws what `init` would throw of a target that cannot be, and creates nothing.
  package static func checkTarget(_ target: String) throws {
    var status = stat()
    if unsafe stat(target, &status) == 0 {
      guard status.st_mode & S_IFMT == S_IFREG else {
        let isFolder = status.st_mode & S_IFMT == S_IFDIR
        throw SystemError("replace", path: target, code: isFolder ? EISDIR : ENOTSUP)
      }
    } else {
      let folder = folder(of: target)
      guard unsafe stat(folder, &status) == 0 else { throw SystemError("create", path: target) }
    }
    guard unsafe access(folder(of: resolved(target)), W_OK) == 0 else {
      throw SystemError("create", path: target)
    }
  }

  /// Whether two paths lead to one file, by whatever name.
  package static func areOne(_ a: String, _ b: String) -> Bool {
    if a == b { return true }
    var first = stat(), second = stat()
    guard unsafe stat(a, &first) == 0, unsafe stat(b, &second) == 0 else {
      // What is not there yet is told by its folder and its name.
      return name(of: a) == name(of: b) && realFolder(of: a) == realFolder(of: b)
    }
    return first.st_dev == second.st_dev && first.st_ino == second.st_ino
  }

  private static func name(of path: String) -> Substring {
    path.split(separator: "/", omittingEmptySubsequences: false).last ?? ""
  }

  private static func realFolder(of path: String) -> String { resolved(folder(of: path)) }

  package func write(_ bytes: PackedArray<UInt8>) throws {
    try writeAll(bytes, to: descriptor, path: temporary)
  }

  /// Flushes to the disk, then renames: after it returns the new content stays.
  package func commit() throws {
    _ = try systemCall("flush", path: temporary) { fsync(descriptor) }
    let (temporary, target) = (temporary, target)
    try UnfinishedFiles.end(temporary) {
      _ = try systemCall("replace", path: target) { unsafe rename(temporary, target) }
    }
    let folder = Self.folder(of: target)
    let opened = try systemCall("open", path: folder) {
      unsafe open(folder, O_RDONLY | O_CLOEXEC)
    }
    defer { close(opened) }
    // Some file systems cannot flush a folder; the rename itself has happened.
    _ = fsync(opened)
  }

  /// A link's own target, so that the link stays and what it names is replaced.
  private static func resolved(_ path: String) -> String {
    guard let real = unsafe realpath(path, nil) else { return path }
    defer { unsafe free(real) }
    return unsafe String(cString: real)
  }

  private static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }
}
