// SPDX-License-Identifier: Apache-2.0

import Dispatch
import Synchronization

/// Work that is done beside other work where there are threads for it, else when it is asked for.
final class Background<Result: Sendable>: Sendable {
  private let body: Mutex<(@Sendable () -> Result)?>
  private let outcome = Mutex<Result?>(nil)
  private let group = DispatchGroup()

  init(threads: Int, _ body: @escaping @Sendable () -> Result) {
    self.body = Mutex(body)
    if threads > 1 { DispatchQueue.global().async(group: group) { self.run() } }
  }

  /// Waits for the result; asked for once.
  func result() -> Result {
    group.wait()
    run()
    guard let result = outcome.withLock({ $0.take() }) else {
      preconditionFailure("the result was taken before")
    }
    return result
  }

  private func run() {
    // What the work was made of goes with it.
    guard let body = body.withLock({ $0.take() }) else { return }
    let result = body()
    outcome.withLock { $0 = result }
  }
}
