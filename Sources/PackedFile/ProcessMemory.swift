// SPDX-License-Identifier: Apache-2.0

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Memory of this process, bytes; 0 where the system does not tell.
package enum ProcessMemory {
  /// In use now.
  package static var resident: Int { bytes(of: "VmRSS:") }
  /// The most that was in use at a time.
  package static var peak: Int { bytes(of: "VmHWM:") }
  /// Addresses that are taken, with or without memory behind them.
  package static var addresses: Int { bytes(of: "VmSize:") }

  /// Makes the peak start anew, where the system can.
  package static func resetPeak() {
    let path = "/proc/self/clear_refs"
    let descriptor = unsafe open(path, O_WRONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    defer { close(descriptor) }
    // Where it is refused the peak is that of all the time before, too.
    try? writeAll(PackedArray(Array("5".utf8)), to: descriptor, path: path)
  }

  private static func bytes(of name: String) -> Int {
    systemText("/proc/self/status")?.number(of: name).map { $0 * 1024 } ?? 0
  }
}

/// A small file of the system's.
package func systemText(_ path: String) -> String? {
  let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
  guard descriptor >= 0 else { return nil }
  defer { close(descriptor) }
  var buffer = [UInt8](repeating: 0, count: 16_384)
  let count = unsafe read(descriptor, &buffer, buffer.count)
  return count > 0 ? String(decoding: buffer[..<count], as: UTF8.self) : nil
}

extension String {
  /// The number in the line that begins with a name.
  package func number(of name: String) -> Int? {
    for line in split(separator: "\n") where line.hasPrefix(name) {
      let words = line.split(whereSeparator: \.isWhitespace)
      if words.count > 1, words[0] == name { return Int(words[1]) }
    }
    return nil
  }
}
