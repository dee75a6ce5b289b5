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
  private let began: (String) -> Void

  /// `began` is told the name of each stage as it begins.
  init(began: @escaping (String) -> Void) { self.began = began }

  mutating func measure<Result>(_ name: String, _ body: () throws -> Result) rethrows -> Result {
    began(name)
    PeakMemory.reset()
    let start = ContinuousClock.now
    let result = try body()
    let elapsed = (ContinuousClock.now - start).components
    add(
      ImportReport.Stage(
        name: name, seconds: Double(elapsed.seconds) + Double(elapsed.attoseconds) / 1e18,
        peakBytes: PeakMemory.bytes))
    return result
  }
}

extension StageClock {
  /// A stage that goes on later is one stage.
  private mutating func add(_ stage: ImportReport.Stage) {
    guard let index = stages.firstIndex(where: { $0.name == stage.name }) else {
      return stages.append(stage)
    }
    stages[index].seconds += stage.seconds
    stages[index].peakBytes = max(stages[index].peakBytes, stage.peakBytes)
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
