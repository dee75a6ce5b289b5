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
  private struct Names {
    var files: Set<String> = []
    var folders: Set<String> = []

    func remove() {
      for file in files { unsafe unlink(file) }
      for folder in folders {
        for name in fileNames(in: folder) ?? [] { unsafe unlink("\(folder)/\(name)") }
        unsafe rmdir(folder)
      }
    }
  }

  private static let names = Mutex(Names())

  /// Makes a file and keeps its name, as one step.
  static func begin(_ path: String, _ make: () throws -> CInt) rethrows -> CInt {
    try names.withLock { names in
      let descriptor = try make()
      names.files.insert(path)
      return descriptor
    }
  }

  /// Gives a file its true name, or removes it, and forgets the one it had.
  static func end(_ path: String, _ finish: () throws -> Void) rethrows {
    try names.withLock { names in
      try finish()
      names.files.remove(path)
    }
  }

  /// Keeps the name of a folder that goes with all files in it.
  package static func begin(folder: String) { names.withLock { _ = $0.folders.insert(folder) } }

  /// Forgets a folder that is gone.
  package static func end(folder: String) { names.withLock { _ = $0.folders.remove(folder) } }

  /// Removes all, if the names can be had at once, and ends the process: for a thread that may be at
  /// work on them itself.
  package static func tryToRemoveAndExit(_ code: CInt) -> Never {
    _ = names.withLockIfAvailable { $0.remove() }
    _exit(code)
  }

  /// Removes all and ends the process; no file is begun or finished meanwhile.
  package static func removeAndExit(_ code: CInt) -> Never {
    names.withLock { names in
      names.remove()
      // At once: handlers of `exit` are not made for a process whose threads still run.
      _exit(code)
    }
  }
}

/// The names of what is in a folder, itself and its parent included; `nil` where it cannot be read.
package func fileNames(in folder: String) -> [String]? {
  guard let directory = unsafe opendir(folder) else { return nil }
  defer { unsafe closedir(directory) }
  var names: [String] = []
  while let entry = unsafe readdir(directory) {
    names.append(
      unsafe withUnsafeBytes(of: entry.pointee.d_name) {
        unsafe String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
      })
  }
  return names
}
