// SPDX-License-Identifier: Apache-2.0

import JSON

/// The times of queries of one kind, each asked several times in several orders, in processor time:
/// others on the machine disturb that least, and no query waits for anything.
struct QueryTimes {
  let name: String
  /// For people.
  let words: String
  /// Mean microseconds; `nil` where nothing is aimed at.
  let aim: Double?
  /// The least time of each query.
  private(set) var measurement: Measurement
  /// Queries that have an answer.
  private(set) var answered = 0

  /// Asks all once, so that caches are as they are in use, then `rounds` times in random order.
  ///
  /// `ask` answers how many answers a query has.
  init<Query>(
    _ name: String, _ words: String, aim: Double? = nil, _ queries: [Query], _ plan: TimePlan,
    _ ask: (Query) -> Int
  ) {
    self.name = name
    self.words = words
    self.aim = aim
    measurement = Measurement(name)
    for query in queries where ask(query) > 0 { answered += 1 }
    var dice = Dice(seed: plan.seed, queries.count)
    var order = Array(queries.indices)
    var least = [UInt64](repeating: .max, count: queries.count)
    var together = Double.infinity
    var answers = 0
    for _ in 0..<plan.rounds {
      order.shuffle(using: &dice)
      let start = CPUTime.ofThread
      for index in order {
        let time = processorTime { answers &+= ask(queries[index]) }
        least[index] = min(least[index], time)
      }
      together = min(together, CPUTime.ofThread - start)
    }
    // Keeps what was asked from being left out.
    precondition(answers >= answered, "queries lost their answers")
    measurement.nanoseconds = least
    measurement.seconds = together
  }
}

/// How often and in what orders queries are timed.
struct TimePlan {
  let rounds: Int
  let seed: Int
}

extension QueryTimes {
  /// Microseconds.
  var longest: Double { (measurement.nanoseconds.max()).map { Double($0) / 1000 } ?? .nan }

  static let header =
    "microseconds".padded(30) + ["count", "answered"].map { $0.aligned(9) }.joined()
    + ["mean", "median", "p95", "p99", "max", "p99/mean", "together", "aim"]
    .map { $0.aligned(10) }.joined()

  var row: String {
    let summary = measurement.summary()
    let times = [
      summary.mean, summary.median, summary.p95, summary.p99, longest,
      summary.p99 / summary.mean, summary.together ?? .nan, aim ?? .nan,
    ]
    return words.padded(30) + [summary.count, answered].map { String($0).aligned(9) }.joined()
      + times.map { figure($0, decimals: 2).aligned(10) }.joined()
  }

  func write(to json: inout JSONWriter) {
    let summary = measurement.summary()
    json.object(name) { json in
      json.field("count", summary.count)
      json.field("answered", answered)
      json.field("meanMicroseconds", summary.mean, decimals: 3)
      json.field("medianMicroseconds", summary.median, decimals: 3)
      json.field("p95Microseconds", summary.p95, decimals: 3)
      json.field("p99Microseconds", summary.p99, decimals: 3)
      json.field("maxMicroseconds", longest, decimals: 3)
      json.field("p99ByMean", summary.p99 / summary.mean, decimals: 3)
      if let together = summary.together {
        json.field("togetherMicroseconds", together, decimals: 3)
      }
      if let aim { json.field("aimMicroseconds", aim, decimals: 1) }
    }
  }
}
