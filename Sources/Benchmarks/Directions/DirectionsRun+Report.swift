// SPDX-License-Identifier: Apache-2.0

import JSON

extension DirectionsRun: Report {
  static let conditions: Set = ["pairs", "count", "answered", "rounds", "seed"]

  func write(to json: inout JSONWriter) {
    json.field("input", subject.path)
    json.field("profile", subject.profile)
    json.field("pairs", subject.pairs.count)
    json.field("rounds", options.rounds)
    json.field("seed", options.seed)
    json.field("clockNanoseconds", processorClockCost)
    json.field("firstMeanMicroseconds", first, decimals: 3)
    json.object("queries") { json in
      full.write(to: &json)
      bare.write(to: &json)
    }
    json.field("meanBytes", meanBytes, decimals: 0)
    json.object("stages") { json in
      for (name, mean) in zip(StageTimes.names, stages.means) {
        json.object(name) { json in
          json.field("meanMicroseconds", mean, decimals: 3)
          json.field("sharePercent", 100 * mean / stages.total, decimals: 1)
        }
      }
    }
  }

  func table() -> String {
    let facts = [
      "input".padded(20) + subject.path,
      "asked".padded(20) + "\(subject.pairs.count) pairs by \(subject.profile)",
      "first time".padded(20) + "\(figure(first, decimals: 0)) us, mean of one answer each",
      "answers".padded(20) + "\(figure(meanBytes, decimals: 0)) bytes with steps and line",
    ]
    let rows = zip(StageTimes.names, stages.means).map { name, mean in
      row(name, mean, 100 * mean / stages.total)
    }
    return
      (facts + ["", QueryTimes.header, full.row, bare.row, ""]
      + ["stage".padded(30) + "mean us".aligned(10) + "share %".aligned(10)] + rows
      + [
        row("together", stages.total, 100),
        "Times are the least of \(options.rounds) of each query, in processor time of one thread, "
          + "less \(processorClockCost) ns",
        "for reading the clock; those of stages likewise of each stage.",
      ]).joined(separator: "\n")
  }

  private func row(_ name: String, _ mean: Double, _ share: Double) -> String {
    name.padded(30) + [mean, share].map { figure($0, decimals: 1).aligned(10) }.joined()
  }
}
