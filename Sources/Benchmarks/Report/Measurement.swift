// SPDX-License-Identifier: Apache-2.0

import JSON

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Nanoseconds of a clock that only goes forward.
func nanoseconds() -> UInt64 {
  var time = timespec()
  unsafe clock_gettime(CLOCK_MONOTONIC, &time)
  return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
}

/// Runs `body` once; gives its result and the seconds it took.
func seconds<Result>(_ body: () throws -> Result) rethrows -> (result: Result, seconds: Double) {
  let start = nanoseconds()
  let result = try body()
  return (result, Double(nanoseconds() - start) / 1e9)
}

/// The middle value, or the mean of the two middle ones.
func median(_ values: [Double]) -> Double {
  let sorted = values.sorted()
  let middle = sorted.count / 2
  return sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
}

/// The times of many queries of one kind.
struct Measurement {
  let name: String
  private var nanoseconds: [UInt64] = []
  private var settled = 0

  init(_ name: String) { self.name = name }

  mutating func add(nanoseconds time: UInt64, settled nodes: Int) {
    nanoseconds.append(time)
    settled += nodes
  }

  /// Numbers for a report; not finite where nothing was measured.
  func summary() -> Summary {
    let sorted = nanoseconds.sorted()
    let count = Double(sorted.count)
    func percentile(_ part: Double) -> Double {
      guard !sorted.isEmpty else { return .nan }
      // The smallest time that at least this part of all does not exceed.
      let index = Int((part * count).rounded(.up)) - 1
      return Double(sorted[max(0, min(index, sorted.count - 1))]) / 1000
    }
    return Summary(
      name: name, count: sorted.count, mean: Double(sorted.reduce(0, +)) / count / 1000,
      median: percentile(0.5), p95: percentile(0.95), p99: percentile(0.99),
      settled: Double(settled) / count)
  }

  /// Times in microseconds, settled nodes as a mean.
  struct Summary {
    let name: String
    let count: Int
    let mean: Double
    let median: Double
    let p95: Double
    let p99: Double
    let settled: Double

    func write(to json: inout JSONWriter) {
      json.object(name) { json in
        json.field("count", count)
        json.field("meanMicroseconds", mean, decimals: 3)
        json.field("medianMicroseconds", median, decimals: 3)
        json.field("p95Microseconds", p95, decimals: 3)
        json.field("p99Microseconds", p99, decimals: 3)
        json.field("settledNodes", settled, decimals: 1)
      }
    }

    static let header =
      "query".padded(10)
      + ["count", "mean us", "median us", "p95 us", "p99 us", "settled"].map {
        $0.aligned(12)
      }.joined()

    var row: String {
      let times = [mean, median, p95, p99].map { decimalText($0, decimals: 1).aligned(12) }
      return name.padded(10) + String(count).aligned(12) + times.joined()
        + decimalText(settled, decimals: 1).aligned(12)
    }
  }
}

extension String {
  /// Blanks after the text, up to a width.
  func padded(_ width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }

  /// Blanks before the text, up to a width.
  func aligned(_ width: Int) -> String {
    String(repeating: " ", count: max(0, width - count)) + self
  }
}
