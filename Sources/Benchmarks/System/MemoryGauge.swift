// SPDX-License-Identifier: Apache-2.0

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Measures by how much the memory in use grows at most after it was made; Linux only.
struct MemoryGauge {
  private let start: Int

  init() {
    // Makes the peak start anew.
    if let file = unsafe fopen("/proc/self/clear_refs", "w") {
      unsafe fputs("5", file)
      unsafe fclose(file)
    }
    start = Self.bytes("VmRSS:")
  }

  /// Bytes; 0 where the system does not tell.
  var peakGrowth: Int { max(0, Self.bytes("VmHWM:") - start) }

  private static func bytes(_ name: String) -> Int {
    guard let file = unsafe fopen("/proc/self/status", "r") else { return 0 }
    defer { unsafe fclose(file) }
    var line = [CChar](repeating: 0, count: 256)
    while unsafe fgets(&line, CInt(line.count), file) != nil {
      let text = String(
        decoding: line.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
      guard text.hasPrefix(name) else { continue }
      return text.split(separator: " ").dropFirst().first.flatMap { Int($0) }.map { $0 * 1024 } ?? 0
    }
    return 0
  }
}
