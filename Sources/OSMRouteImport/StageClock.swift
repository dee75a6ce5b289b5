// SPDX-License-Identifier: Apache-2.0

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Measures stages one after the other: seconds and peak memory of each.
struct StageClock {
  private(set) var stages: [ImportReport.Stage] = []

  mutating func measure<Result>(_ name: String, _ body: () throws -> Result) rethrows -> Result {
    PeakMemory.reset()
    let start = ContinuousClock.now
    let result = try body()
    let elapsed = (ContinuousClock.now - start).components
    stages.append(
      ImportReport.Stage(
        name: name, seconds: Double(elapsed.seconds) + Double(elapsed.attoseconds) / 1e18,
        peakBytes: PeakMemory.bytes))
    return result
  }
}

/// The most memory this process has had in use.
private enum PeakMemory {
  /// Starts anew, where Linux allows it; else the peak stays that of the whole process.
  static func reset() {
    guard let file = unsafe fopen("/proc/self/clear_refs", "w") else { return }
    unsafe fputs("5", file)
    unsafe fclose(file)
  }

  static var bytes: Int {
    guard let file = unsafe fopen("/proc/self/status", "r") else { return 0 }
    defer { unsafe fclose(file) }
    var line = [CChar](repeating: 0, count: 256)
    while unsafe fgets(&line, CInt(line.count), file) != nil {
      let text = String(
        decoding: line.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
      guard text.hasPrefix("VmHWM:") else { continue }
      return text.split(separator: " ").dropFirst().first.flatMap { Int($0) }.map { $0 * 1024 } ?? 0
    }
    return 0
  }

}
