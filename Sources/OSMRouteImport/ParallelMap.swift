// SPDX-License-Identifier: Apache-2.0

import Dispatch
import Synchronization

/// Maps a range over threads; the results stand in the order of the range.
func parallelMap<Result: Sendable>(
  _ range: Range<Int>, threads: Int, _ body: @escaping @Sendable (Int) -> Result
) -> [Result] {
  if threads < 2 { return range.map(body) }
  let results = Mutex([Int: Result]())
  let next = Mutex(range.lowerBound)
  DispatchQueue.concurrentPerform(iterations: min(threads, range.count)) { _ in
    while true {
      let index = next.withLock { next in
        defer { next += 1 }
        return next
      }
      guard index < range.upperBound else { return }
      let result = body(index)
      results.withLock { $0[index] = result }
    }
  }
  return results.withLock { found in range.compactMap { found[$0] } }
}
