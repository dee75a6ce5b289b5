// SPDX-License-Identifier: Apache-2.0

import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A file for one input, gone with the object; at less cost than a folder of its own.
struct ScratchFile: ~Copyable {
  let path: String
  private let name: String

  private static let folder = TemporaryFolder()
  private static let count = Atomic(0)

  init(_ bytes: [UInt8]) {
    name = "\(Self.count.add(1, ordering: .relaxed).newValue)"
    path = Self.folder.write(bytes, to: name)
  }

  deinit { unsafe unlink(path) }

  /// Replaces what is in it.
  func write(_ bytes: [UInt8]) { Self.folder.write(bytes, to: name) }
}
