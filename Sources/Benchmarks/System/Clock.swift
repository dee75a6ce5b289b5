// SPDX-License-Identifier: Apache-2.0

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Nanoseconds of a clock that only goes forward.
func nanoseconds() -> UInt64 { nanoseconds(of: CLOCK_MONOTONIC) }

private func nanoseconds(of clock: clockid_t) -> UInt64 {
  var time = timespec()
  unsafe clock_gettime(clock, &time)
  return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
}

/// Runs `body` once; gives its result and the seconds it took.
func seconds<Result>(_ body: () throws -> Result) rethrows -> (result: Result, seconds: Double) {
  let start = nanoseconds()
  let result = try body()
  return (result, Double(nanoseconds() - start) / 1e9)
}

/// Nanoseconds that `body` took, without those that reading the clock takes.
///
/// A query may take less than a hundred nanoseconds, a reading of the clock takes some twenty.
@inline(__always)
func shortTime(_ body: () -> Void) -> UInt64 {
  let start = nanoseconds()
  body()
  let time = nanoseconds() - start
  return time - min(time, clockCost)
}

/// Nanoseconds between two readings of the clock with nothing between, as a rule.
let clockCost: UInt64 = {
  let times = (0..<10_001).map { _ in
    let start = nanoseconds()
    return nanoseconds() - start
  }
  return times.sorted()[times.count / 2]
}()

/// Nanoseconds that this thread was on a processor so far.
func processorNanoseconds() -> UInt64 { nanoseconds(of: CLOCK_THREAD_CPUTIME_ID) }

/// Nanoseconds of this thread on a processor that `body` took, without those of reading that clock.
///
/// For what takes ten microseconds at least: the clock is the system's, and reading it takes some
/// two hundred nanoseconds.
@inline(__always)
func processorTime(_ body: () -> Void) -> UInt64 {
  let start = nanoseconds(of: CLOCK_THREAD_CPUTIME_ID)
  body()
  let time = nanoseconds(of: CLOCK_THREAD_CPUTIME_ID) - start
  return time - min(time, processorClockCost)
}

/// Nanoseconds between two readings of the thread's clock with nothing between, as a rule.
let processorClockCost: UInt64 = {
  let times = (0..<10_001).map { _ in
    let start = nanoseconds(of: CLOCK_THREAD_CPUTIME_ID)
    return nanoseconds(of: CLOCK_THREAD_CPUTIME_ID) - start
  }
  return times.sorted()[times.count / 2]
}()

/// Seconds that processors spent.
enum CPUTime {
  /// On this process and on those it waited for.
  static var seconds: Double { seconds(of: 0) + seconds(of: -1) }

  /// On this thread: what else runs on the machine disturbs it least.
  static var ofThread: Double { Double(nanoseconds(of: CLOCK_THREAD_CPUTIME_ID)) / 1e9 }

  // 0 is RUSAGE_SELF, -1 RUSAGE_CHILDREN: the names have another type in each system's headers.
  private static func seconds(of whom: CInt) -> Double {
    var usage = rusage()
    unsafe getrusage(whom, &usage)
    return usage.ru_utime.seconds + usage.ru_stime.seconds
  }
}
