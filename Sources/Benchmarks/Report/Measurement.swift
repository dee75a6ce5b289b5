// SPDX-License-Identifier: Apache-2.0

import ContractionHierarchies
import JSON

/// The middle value, or the mean of the two middle ones; not finite where there is none.
func median(_ values: [Double]) -> Double {
  guard !values.isEmpty else { return .nan }
  let sorted = values.sorted()
  let middle = sorted.count / 2
  return sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
}

/// The times of many queries of one kind.
struct Measurement {
  let name: String
  /// Of each query.
  var nanoseconds: [UInt64] = []
  /// Of each query; empty where nobody counts.
  var counts: [SearchCounts] = []
  /// Processor seconds of all queries one after the other, the clock read only before and after.
  var seconds: Double?

  init(_ name: String) { self.name = name }

  /// The part of some of the queries.
  func only(_ indices: [Int]) -> Measurement {
    var part = Measurement(name)
    part.nanoseconds = indices.map { nanoseconds[$0] }
    if !counts.isEmpty { part.counts = indices.map { counts[$0] } }
    return part
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
    func mean(_ part: (SearchCounts) -> Int) -> Double {
      counts.isEmpty ? .nan : Double(counts.reduce(0) { $0 + part($1) }) / count
    }
    return Summary(
      name: name, count: sorted.count, mean: Double(sorted.reduce(0, +)) / count / 1000,
      median: percentile(0.5), p95: percentile(0.95), p99: percentile(0.99),
      together: seconds.map { $0 / count * 1e6 }, settled: mean(\.settled),
      relaxed: mean(\.relaxed), stalled: mean(\.stalled))
  }

  /// Times in microseconds, counts as means.
  struct Summary {
    let name: String
    let count: Int
    let mean: Double
    let median: Double
    let p95: Double
    let p99: Double
    let together: Double?
    let settled: Double
    let relaxed: Double
    let stalled: Double
  }
}

extension Measurement.Summary {
  func write(to json: inout JSONWriter, _ more: (inout JSONWriter) -> Void = { _ in }) {
    json.object(name) { json in
      json.field("count", count)
      json.field("meanMicroseconds", mean, decimals: 3)
      json.field("medianMicroseconds", median, decimals: 3)
      json.field("p95Microseconds", p95, decimals: 3)
      json.field("p99Microseconds", p99, decimals: 3)
      if let together { json.field("togetherMicroseconds", together, decimals: 3) }
      json.field("settledNodes", settled, decimals: 1)
      json.field("relaxedArcs", relaxed, decimals: 1)
      json.field("stalledNodes", stalled, decimals: 1)
      more(&json)
    }
  }

  static let header =
    "query".padded(22) + "count".aligned(8)
    + [
      "mean us", "median us", "p95 us", "p99 us", "together", "settled", "relaxed", "stalled",
    ].map { $0.aligned(11) }.joined()

  var row: String {
    let times = [mean, median, p95, p99, together ?? .nan].map { figure($0, decimals: 2) }
    let counts = [settled, relaxed, stalled].map { figure($0, decimals: 1) }
    return name.padded(22) + String(count).aligned(8)
      + (times + counts).map { $0.aligned(11) }.joined()
  }
}

/// A number for a table; a dash where there is none.
func figure(_ number: Double, decimals: Int) -> String {
  number.isFinite ? decimalText(number, decimals: decimals) : "-"
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
