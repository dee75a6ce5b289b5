// SPDX-License-Identifier: Apache-2.0

import OSMReader
import Synchronization

/// Maps a range over threads, the calling one among them; the results stand in the order of the
/// range.
func parallelMap<Result: Sendable>(
  _ range: Range<Int>, threads: Int, _ body: @escaping @Sendable (Int) -> Result
) -> [Result] {
  let work = SharedWork(range, body)
  let others = (1..<max(1, min(threads, range.count))).compactMap { _ in Worker(work.run) }
  // The calling thread's memory that is free again is of no use to others.
  work.run()
  for worker in others { worker.join() }
  return work.results
}

private final class SharedWork<Result: Sendable>: Sendable {
  private struct State {
    var rest: Range<Int>
    var results: [Int: Result] = [:]
  }

  private let state: Mutex<State>
  private let body: @Sendable (Int) -> Result

  init(_ range: Range<Int>, _ body: @escaping @Sendable (Int) -> Result) {
    state = Mutex(State(rest: range))
    self.body = body
  }

  @Sendable func run() {
    while let index = state.withLock({ $0.rest.popFirst() }) {
      let result = body(index)
      state.withLock { $0.results[index] = result }
    }
  }

  var results: [Result] {
    state.withLock { state in state.results.sorted { $0.key < $1.key }.map(\.value) }
  }
}
