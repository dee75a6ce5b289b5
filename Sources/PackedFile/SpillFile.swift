// SPDX-License-Identifier: Apache-2.0

import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Keeps finished arrays on disk instead of in memory until they are written to where they belong.
///
/// The file has no name, so nothing is left of it however the program ends. Arrays stay what they
/// were; where the disk takes no more, they stay in memory.
package final class SpillFile: Sendable {
  private let descriptor: CInt
  private let end = Mutex(0)

  /// Pages of all systems are at most so large.
  private static let alignment = 1 << 16

  /// `nil` where no file can be made in the folder of the path.
  package init?(beside path: String) {
    let name = "\(path).\(String(UInt64.random(in: 0 ... .max), radix: 36)).part"
    // It has a name for an instant only, but a signal may come just then.
    let opened = UnfinishedFiles.begin(name) {
      unsafe open(name, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    }
    UnfinishedFiles.end(name) { unsafe _ = unlink(name) }
    guard opened >= 0 else { return nil }
    descriptor = opened
  }

  deinit { close(descriptor) }

  /// The same array, its elements on disk.
  package func callAsFunction<Element>(_ array: PackedArray<Element>) -> PackedArray<Element> {
    let size = array.count * MemoryLayout<Element>.stride
    guard size >= Self.alignment else { return array }
    return end.withLock { end in
      let start = end
      guard write(array, at: start), let mapping = Mapping(descriptor, at: start, count: size)
      else { return array }
      end += (size + Self.alignment - 1) / Self.alignment * Self.alignment
      return unsafe PackedArray(
        base: UnsafeRawPointer(mapping.base).assumingMemoryBound(to: Element.self),
        count: array.count, owner: mapping)
    }
  }

  private func write<Element>(_ array: PackedArray<Element>, at start: Int) -> Bool {
    unsafe array.withBytes { bytes in
      var done = 0
      while done < bytes.count {
        let rest = unsafe UnsafeRawBufferPointer(rebasing: bytes[done...])
        let written = unsafe pwrite(
          descriptor, rest.baseAddress, rest.count, off_t(start + done))
        if written < 0, errno == EINTR { continue }
        guard written > 0 else { return false }
        done += written
      }
      return true
    }
  }

  /// Part of the file in memory; its pages come when they are read.
  @safe fileprivate final class Mapping: @unchecked Sendable {
    // Unchecked, for nobody writes to it.
    let base: UnsafeMutableRawPointer
    private let count: Int

    init?(_ descriptor: CInt, at start: Int, count: Int) {
      let mapping = unsafe mmap(nil, count, PROT_READ, MAP_SHARED, descriptor, off_t(start))
      guard let mapping = unsafe mapping, unsafe mapping != MAP_FAILED else { return nil }
      unsafe base = mapping
      self.count = count
    }

    deinit { unsafe munmap(base, count) }

    func letPagesGo() { unsafe madvise(base, count, MADV_DONTNEED) }
  }
}

extension PackedArray {
  /// Lets the memory go that reading a spilled array took; it comes again when it is read.
  func letPagesGo() { (owner as? SpillFile.Mapping)?.letPagesGo() }
}
