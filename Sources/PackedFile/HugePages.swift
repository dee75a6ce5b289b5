// SPDX-License-Identifier: Apache-2.0

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Memory of large pages, where the system has them, for what will be written whole and read all
/// over.
///
/// A search reads a few bytes here and there out of hundreds of megabytes, and with pages of 4 KiB
/// some tenth of its time goes into finding where each of them is.
enum HugePages {
  private static let pageSize = 2 << 20

  /// Whether memory of a size is worth it.
  static func serve(byteCount: Int) -> Bool { byteCount >= 2 * pageSize }

  /// Memory of zeros, to be given back by `release` with the same size.
  static func allocate(byteCount: Int) -> UnsafeMutableRawPointer {
    let size = rounded(byteCount) + pageSize
    let protection = PROT_READ | PROT_WRITE
    guard
      let memory = unsafe mmap(nil, size, protection, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0),
      unsafe memory != MAP_FAILED
    else { outOfMemory() }
    // A large page begins at a multiple of its size; what is before the first goes back at once.
    let surplus = -Int(bitPattern: memory) & (pageSize - 1)
    let start = unsafe memory + surplus
    if surplus > 0 { unsafe munmap(memory, surplus) }
    #if os(Linux)
      // 14 is MADV_HUGEPAGE, which the C module does not show; it may be refused.
      _ = unsafe madvise(start, byteCount, 14)
    #endif
    unsafe munmap(start + rounded(byteCount), pageSize - surplus)
    return unsafe start
  }

  static func release(_ memory: UnsafeMutableRawPointer, byteCount: Int) {
    unsafe munmap(memory, rounded(byteCount))
  }

  /// A size in whole pages, which are 64 KiB at most.
  private static func rounded(_ byteCount: Int) -> Int { (byteCount + 0xffff) & ~0xffff }
}
