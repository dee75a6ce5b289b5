// SPDX-License-Identifier: Apache-2.0

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What the machine has left, as far as it tells.
enum AvailableResources {
  /// Bytes of memory that this process can have; `nil` where the system tells none.
  ///
  /// That is what is free or can be freed, unless a limit on the process or on the group
  /// (container) it is in is lower.
  static var memory: Int? {
    ([free, processLimit] + groupLimits).compactMap { $0 }.min()
  }

  /// Bytes free for a file of that path.
  static func disk(at path: String) -> Int? {
    let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? "."
    var status = statvfs()
    guard unsafe statvfs(folder, &status) == 0 else { return nil }
    let (bytes, overflows) = Int(clamping: status.f_bavail)
      .multipliedReportingOverflow(by: Int(clamping: status.f_frsize))
    return overflows ? nil : bytes
  }

  private static var free: Int? {
    guard let text = text(of: "/proc/meminfo") else { return nil }
    var kilobytes: Int?
    for line in text.split(separator: "\n") {
      let words = line.split(separator: " ")
      guard words.count > 1, ["MemAvailable:", "SwapFree:"].contains(words[0]),
        let number = Int(words[1])
      else { continue }
      kilobytes = (kilobytes ?? 0) + number
    }
    return kilobytes.map { $0 * 1024 }
  }

  /// What `ulimit -v` sets.
  private static var processLimit: Int? {
    var limit = rlimit()
    #if canImport(Glibc)
      guard unsafe getrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit) == 0
      else { return nil }
    #else
      guard unsafe getrlimit(RLIMIT_AS, &limit) == 0 else { return nil }
    #endif
    return Int(exactly: limit.rlim_cur)
  }

  /// Limits of the process's control group and of those above it, in either version of them.
  private static var groupLimits: [Int?] {
    guard let groups = text(of: "/proc/self/cgroup") else { return [] }
    return groups.split(separator: "\n").flatMap { line -> [Int?] in
      let parts = line.split(separator: ":", maxSplits: 2, omittingEmptySubsequences: false)
      guard parts.count == 3 else { return [] }
      let names = parts[2].split(separator: "/")
      let isSecond = parts[1].isEmpty
      guard isSecond || parts[1].split(separator: ",").contains("memory") else { return [] }
      let root = isSecond ? "/sys/fs/cgroup" : "/sys/fs/cgroup/memory"
      let file = isSecond ? "memory.max" : "memory.limit_in_bytes"
      return (0...names.count).map { depth in
        let folder = ([root] + names.prefix(depth).map(String.init)).joined(separator: "/")
        return text(of: "\(folder)/\(file)").flatMap { Int($0.filter(\.isNumber)) }
      }
    }
  }

  /// A small file of the system's.
  private static func text(of path: String) -> String? {
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var buffer = [UInt8](repeating: 0, count: 16_384)
    let count = unsafe read(descriptor, &buffer, buffer.count)
    return count > 0 ? String(decoding: buffer[..<count], as: UTF8.self) : nil
  }
}
