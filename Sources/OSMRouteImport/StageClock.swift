// SPDX-License-Identifier: Apache-2.0

import PackedFile
import Synchronization
import Threads

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Measures stages one after the other: seconds and peak memory of each.
struct StageClock: ~Copyable {
  private(set) var stages: [ImportReport.Stage] = []
  private let watch = MemoryWatch()
  private let began: (String) -> Void

  /// `began` is told the name of each stage as it begins.
  init(began: @escaping (String) -> Void) {
    self.began = began
    watch.begin()
  }

  deinit { watch.end() }

  mutating func measure<Result>(_ name: String, _ body: () throws -> Result) rethrows -> Result {
    began(name)
    let peakBefore = ProcessMemory.peak
    watch.forget()
    let start = ContinuousClock.now
    let result = try body()
    let elapsed = (ContinuousClock.now - start).components
    // Exact where the stage went beyond all before it.
    let peak = ProcessMemory.peak
    add(
      ImportReport.Stage(
        name: name, seconds: Double(elapsed.seconds) + Double(elapsed.attoseconds) / 1e18,
        peakBytes: peak > peakBefore ? peak : watch.most))
    return result
  }

  /// A stage that goes on later is one stage.
  private mutating func add(_ stage: ImportReport.Stage) {
    guard let index = stages.firstIndex(where: { $0.name == stage.name }) else {
      return stages.append(stage)
    }
    stages[index].seconds += stage.seconds
    stages[index].peakBytes = max(stages[index].peakBytes, stage.peakBytes)
  }
}

/// Looks from time to time how much memory is in use.
///
/// Linux would forget the peak it knows if it were asked to, and a stage's own could be read at its
/// end; but then whoever measures the process from outside would be told too little.
private final class MemoryWatch: Sendable {
  private static let microseconds: UInt32 = 20_000

  private let seen = Mutex(0)
  private let isWatching = Flag(true)

  /// The most that was in use since `forget`, bytes; 0 where the system does not tell.
  var most: Int {
    look()
    return seen.withLock { $0 }
  }

  func begin() {
    Worker {
      while self.isWatching.isSet {
        self.look()
        usleep(Self.microseconds)
      }
    }?.detach()
  }

  func end() { isWatching.clear() }

  func forget() { seen.withLock { $0 = 0 } }

  private func look() {
    let now = ProcessMemory.resident
    seen.withLock { $0 = max($0, now) }
  }
}
