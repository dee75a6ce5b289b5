// SPDX-License-Identifier: Apache-2.0

import PackedFile

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// How much of a mapped file queries look at, in whole pages; Linux only.
struct TouchedMemory {
  /// Bytes of each query.
  let bytes: [Int]

  /// `nil` where the system does not tell.
  init?<Query>(
    _ container: Container, _ queries: some Collection<Query>, _ ask: (Query) -> Void
  ) {
    var bytes: [Int] = []
    for query in queries {
      guard Self.forgetTouches() else { return nil }
      ask(query)
      guard let touched = Self.touched(container.path) else { return nil }
      bytes.append(touched)
    }
    guard bytes.contains(where: { $0 > 0 }) else { return nil }
    self.bytes = bytes
  }

  var mean: Double { Double(bytes.reduce(0, +)) / Double(bytes.count) }

  /// Makes the system forget which pages were looked at.
  private static func forgetTouches() -> Bool {
    let path = "/proc/self/clear_refs"
    let descriptor = unsafe open(path, O_WRONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    guard (try? writeAll(PackedArray(Array("1".utf8)), to: descriptor, path: path)) != nil else {
      return false
    }
    return forgetTranslations()
  }

  /// Makes the processor forget where pages are, else it does not note again that it looks at them:
  /// taking back many pages does that.
  private static func forgetTranslations() -> Bool {
    let size = 1 << 20
    let pages = unsafe mmap(nil, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
    guard let pages = unsafe pages, unsafe pages != MAP_FAILED else { return false }
    unsafe memset(pages, 1, size)
    return unsafe munmap(pages, size) == 0
  }

  /// Bytes of a mapped file that were looked at since.
  private static func touched(_ path: String) -> Int? {
    guard let content = try? fileContent("/proc/self/smaps") else { return nil }
    var isOfFile = false
    var bytes = 0
    for line in String(decoding: content, as: UTF8.self).split(separator: "\n") {
      if let first = line.utf8.first, !(0x41...0x5a).contains(first) {
        isOfFile = line.hasSuffix(path)
      } else if isOfFile, line.hasPrefix("Referenced:") {
        bytes += line.split(separator: " ").compactMap { Int($0) }.reduce(0, +) * 1024
      }
    }
    return bytes
  }
}
