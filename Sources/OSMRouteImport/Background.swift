// SPDX-License-Identifier: Apache-2.0

import Synchronization
import Threads

/// Work that is done beside other work where there is a thread for it, else when it is asked for.
final class Background<Result: Sendable> {
  private let work: OneTimeWork<Result>
  private let worker: Worker?

  init(threads: Int, _ body: @escaping @Sendable () -> Result) {
    let work = OneTimeWork(body)
    self.work = work
    worker = threads > 1 ? Worker { work.run() } : nil
  }

  /// Waits for the result; asked for once.
  func result() -> Result {
    worker?.join()
    work.run()
    return work.take()
  }
}

private final class OneTimeWork<Result: Sendable>: Sendable {
  private let body: Mutex<(@Sendable () -> Result)?>
  private let outcome = Mutex<Result?>(nil)

  init(_ body: @escaping @Sendable () -> Result) { self.body = Mutex(body) }

  /// Does the work unless it is done.
  func run() {
    // What the work was made of goes with it.
    guard let body = body.withLock({ $0.take() }) else { return }
    let result = body()
    outcome.withLock { $0 = result }
  }

  func take() -> Result {
    guard let result = outcome.withLock({ $0.take() }) else {
      preconditionFailure("the result was taken before")
    }
    return result
  }
}
