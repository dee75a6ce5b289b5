// SPDX-License-Identifier: Apache-2.0

import Routing

/// Times directions as a whole and by their stages.
struct DirectionsRun {
  let subject: DirectionsSubject
  let options: DirectionsArguments
  /// Mean microseconds of an answer where nothing was asked before.
  let first: Double
  let full: QueryTimes
  let bare: QueryTimes
  let stages: StageTimes
  /// Of an answer with steps and line.
  let meanBytes: Double

  init(_ subject: DirectionsSubject, _ options: DirectionsArguments) {
    self.subject = subject
    self.options = options
    let plan = TimePlan(rounds: options.rounds, seed: options.seed)
    let start = CPUTime.ofThread
    let bytes = subject.pairs.reduce(0) { $0 + subject.answer($1).count }
    first = 1e6 * (CPUTime.ofThread - start) / Double(subject.pairs.count)
    full = QueryTimes("full", "steps and line", subject.pairs, plan) {
      subject.answer($0).count
    }
    bare = QueryTimes("bare", "bare", subject.pairs, plan) { subject.bareAnswer($0).count }
    stages = StageTimes(subject, rounds: options.rounds)
    meanBytes = Double(bytes) / Double(full.answered)
  }
}

/// What the stages of directions take.
struct StageTimes {
  static let names = RouteEngine.Stage.allCases.map(\.rawValue) + ["write"]

  /// Mean microseconds of each stage, of the pairs that have an answer.
  private(set) var means: [Double]

  var total: Double { means.reduce(0, +) }

  /// Of `rounds` the least time of each stage of each pair counts.
  init(_ subject: DirectionsSubject, rounds: Int) {
    let none = Self.names.map { _ in UInt64.max }
    var least = subject.pairs.map { _ in none }
    // In order, so that each finds what the one before has left in the caches.
    for _ in 0..<rounds {
      for (index, pair) in subject.pairs.enumerated() {
        guard let times = Self.times(of: pair, subject) else { continue }
        for stage in times.indices { least[index][stage] = min(least[index][stage], times[stage]) }
      }
    }
    let answered = least.filter { !$0.contains(.max) }
    means = Self.names.indices.map { stage in
      answered.reduce(0) { $0 + Double($1[stage]) } / 1000 / Double(answered.count)
    }
  }

  /// Nanoseconds of each stage; `nil` where no way leads.
  private static func times(
    of pair: DirectionsSubject.Pair, _ subject: DirectionsSubject
  ) -> [UInt64]? {
    let marks = Marks()
    marks.set()
    let answer = subject.answer(pair) { _ in marks.set() }
    marks.set()
    guard !answer.isEmpty, marks.times.count == names.count + 1 else { return nil }
    return zip(marks.times, marks.times.dropFirst()).map { start, end in
      end - start - min(end - start, processorClockCost)
    }
  }

  private final class Marks {
    private(set) var times: [UInt64] = []

    init() { times.reserveCapacity(8) }

    func set() { times.append(processorNanoseconds()) }
  }
}
