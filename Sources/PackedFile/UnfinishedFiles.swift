// SPDX-License-Identifier: Apache-2.0

import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The files that this process has begun under another name, and its folders for a while, to be
/// removed also when the process is ended from outside.
package enum UnfinishedFiles {
  private static let paths = Mutex<Set<String>>([])
  private static let folders = Mutex<Set<String>>([])

  /// Keeps the name of a folder that goes with all files in it.
  package static func begin(folder: String) { _ = folders.withLock { $0.insert(folder) } }

  /// Forgets a folder that is gone.
  package static func end(folder: String) { _ = folders.withLock { $0.remove(folder) } }

  /// Makes a file and keeps its name, as one step.
  static func begin(_ path: String, _ make: () throws -> CInt) rethrows -> CInt {
    try paths.withLock { paths in
      let descriptor = try make()
      paths.insert(path)
      return descriptor
    }
  }

  /// Gives a file its true name, or removes it, and forgets the one it had.
  static func end(_ path: String, _ finish: () throws -> Void) rethrows {
    try paths.withLock { paths in
      try finish()
      paths.remove(path)
    }
  }

  /// Removes all, if the names can be had at once, and ends the process: for a thread that may be at
  /// work on them itself.
  package static func tryToRemoveAndExit(_ code: CInt) -> Never {
    _ = paths.withLockIfAvailable { paths in
      for path in paths { unsafe unlink(path) }
    }
    _exit(code)
  }

  /// Removes all and ends the process; no file is begun or finished meanwhile.
  package static func removeAndExit(_ code: CInt) -> Never {
    paths.withLock { paths in
      for path in paths { unsafe unlink(path) }
      folders.withLock { $0.forEach(remove(folder:)) }
      // At once: handlers of `exit` are not made for a process whose threads still run.
      _exit(code)
    }
  }

  /// Removes a folder and the files in it.
  private static func remove(folder: String) {
    guard let directory = unsafe opendir(folder) else { return }
    while let entry = unsafe readdir(directory) {
      let name = unsafe withUnsafeBytes(of: entry.pointee.d_name) {
        unsafe String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
      }
      unsafe unlink("\(folder)/\(name)")
    }
    unsafe closedir(directory)
    unsafe rmdir(folder)
  }
}
