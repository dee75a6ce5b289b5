// SPDX-License-Identifier: Apache-2.0

/// Something that reads the input, and how long it took each time.
struct TimedReading {
  let name: String
  let isOwn: Bool
  private let read: () throws -> Void
  private var times: [Double] = []
  private var cpuTimes: [Double] = []

  init(name: String, isOwn: Bool, _ read: @escaping () throws -> Void) {
    self.name = name
    self.isOwn = isOwn
    self.read = read
  }

  mutating func run() throws {
    let before = CPUTime.seconds
    times.append(try Benchmarks.seconds(read).seconds)
    cpuTimes.append(CPUTime.seconds - before)
  }

  /// Medians.
  var seconds: Double { median(times) }
  var cpuSeconds: Double { median(cpuTimes) }
}
