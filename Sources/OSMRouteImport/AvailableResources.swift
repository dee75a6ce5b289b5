// SPDX-License-Identifier: Apache-2.0

import PackedFile

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
    guard let text = systemText("/proc/meminfo") else { return nil }
    let known = ["MemAvailable:", "SwapFree:"].compactMap { text.number(of: $0) }
    return known.isEmpty ? nil : known.reduce(0, +) * 1024
  }

  /// What is left of what `ulimit -v` sets.
  private static var processLimit: Int? {
    var limit = rlimit()
    #if canImport(Glibc)
      guard unsafe getrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit) == 0
      else { return nil }
    #else
      guard unsafe getrlimit(RLIMIT_AS, &limit) == 0 else { return nil }
    #endif
    return Int(exactly: limit.rlim_cur).map { max(0, $0 - ProcessMemory.addresses) }
  }

  /// What is left to the process's control group and to those above it, in either version of them.
  private static var groupLimits: [Int?] {
    guard let groups = systemText("/proc/self/cgroup") else { return [] }
    return groups.split(separator: "\n").flatMap { line -> [Int?] in
      let parts = line.split(separator: ":", maxSplits: 2, omittingEmptySubsequences: false)
      guard parts.count == 3 else { return [] }
      let names = parts[2].split(separator: "/")
      let isSecond = parts[1].isEmpty
      guard isSecond || parts[1].split(separator: ",").contains("memory") else { return [] }
      let root = isSecond ? "/sys/fs/cgroup" : "/sys/fs/cgroup/memory"
      return (0...names.count).map { depth in
        let folder = ([root] + names.prefix(depth).map(String.init)).joined(separator: "/")
        return GroupMemory(folder: folder, isSecond: isSecond).left
      }
    }
  }
}

/// What the files of a control group say of its memory.
package struct GroupMemory {
  private let limit: String?
  private let usage: String?
  private let statistics: String?

  /// Their texts, `nil` where there is no such file.
  package init(limit: String?, usage: String?, statistics: String?) {
    self.limit = limit
    self.usage = usage
    self.statistics = statistics
  }

  init(folder: String, isSecond: Bool) {
    self.init(
      limit: systemText("\(folder)/memory.\(isSecond ? "max" : "limit_in_bytes")"),
      usage: systemText("\(folder)/memory.\(isSecond ? "current" : "usage_in_bytes")"),
      statistics: systemText("\(folder)/memory.stat"))
  }

  /// Bytes that the group can still have; `nil` where it has no limit.
  package var left: Int? {
    guard let limit = Self.number(limit) else { return nil }
    // Files that are kept in memory give way.
    let files = ["inactive_file", "active_file"].reduce(0) { sum, name in
      let number = statistics?.number(of: "total_" + name) ?? statistics?.number(of: name)
      return sum + (number ?? 0)
    }
    let taken = max(0, (Self.number(usage) ?? 0) - files)
    return max(0, limit - taken)
  }

  private static func number(_ text: String?) -> Int? {
    text.flatMap { Int($0.filter { !$0.isWhitespace }) }
  }
}
