// SPDX-License-Identifier: Apache-2.0

import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Threads that do pieces of work together, one lot after the other.
///
/// Who calls works too, and waits in the end only for those that are at a piece: helpers that the
/// system has not let run, for it is busy elsewhere, hold nobody up.
package final class WorkerTeam {
  /// Threads there are at most, the caller's own included.
  package let size: Int
  private let desk = WorkDesk()
  private let helpers: [Worker]

  /// Where the system gives fewer threads, there are fewer.
  package init(size: Int) {
    self.size = size
    helpers = (1..<max(1, size)).compactMap { [desk] number in
      Worker { desk.help(as: number) }
    }
  }

  deinit {
    desk.close()
    for helper in helpers { helper.join() }
  }

  /// Runs `body` on parts of a range.
  ///
  /// Each thread takes the next part that nobody has, so which thread has which part is chance: the
  /// results must not depend on it. `body` gets the number of its thread, below `size`, and must
  /// bear to be run by all of them at a time.
  package func forEachPart(
    of count: Int, partSize: Int, _ body: (_ thread: Int, _ part: Range<Int>) -> Void
  ) {
    let partCount = (count + partSize - 1) / partSize
    if helpers.isEmpty || partCount < 2 { return body(0, 0..<count) }
    withoutActuallyEscaping(body) { body in
      desk.finish(
        Work(partCount) { thread, number in
          body(thread, number * partSize..<min(count, (number + 1) * partSize))
        })
    }
  }
}

/// Numbered pieces of work that threads take one by one.
private final class Work: @unchecked Sendable {
  // Unchecked, for `body` is one that bears it, and is let go when no other thread is at work.
  private var body: ((Int, Int) -> Void)?
  private let count: Int
  private let next = Atomic(0)

  init(_ count: Int, _ body: @escaping (Int, Int) -> Void) {
    self.count = count
    self.body = body
  }

  /// Never inlined, so that the closure is let go on return.
  @inline(never)
  func run(as thread: Int) {
    guard let body else { return }
    while true {
      let number = next.wrappingAdd(1, ordering: .relaxed).oldValue
      guard number < count else { return }
      body(thread, number)
    }
  }

  /// Lets the closure go, which a helper's hold on this work would keep.
  func end() { body = nil }
}

/// Where the work that is to be done lies, and helpers wait for it.
@safe private final class WorkDesk: @unchecked Sendable {
  // Unchecked: all below is read and written by whoever has the mutex.
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let hasChanged = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
  private var work: Work?
  private var busyCount = 0
  private var isClosed = false

  init() {
    unsafe pthread_mutex_init(mutex, nil)
    unsafe pthread_cond_init(hasChanged, nil)
  }

  deinit {
    unsafe pthread_cond_destroy(hasChanged)
    unsafe pthread_mutex_destroy(mutex)
    unsafe hasChanged.deallocate()
    unsafe mutex.deallocate()
  }

  /// Puts work out, does it with whoever helps, and returns when all of it is done.
  func finish(_ work: Work) {
    change { self.work = work }
    work.run(as: 0)
    unsafe pthread_mutex_lock(mutex)
    self.work = nil
    while busyCount > 0 { unsafe pthread_cond_wait(hasChanged, mutex) }
    unsafe pthread_mutex_unlock(mutex)
    work.end()
  }

  /// Takes part in all work until the desk closes.
  func help(as thread: Int) {
    unsafe pthread_mutex_lock(mutex)
    defer { unsafe pthread_mutex_unlock(mutex) }
    var last: Work?
    while !isClosed {
      guard let work, work !== last else {
        unsafe pthread_cond_wait(hasChanged, mutex)
        continue
      }
      last = work
      busyCount += 1
      unsafe pthread_mutex_unlock(mutex)
      work.run(as: thread)
      unsafe pthread_mutex_lock(mutex)
      busyCount -= 1
      unsafe pthread_cond_broadcast(hasChanged)
    }
  }

  func close() { change { isClosed = true } }

  private func change(_ body: () -> Void) {
    unsafe pthread_mutex_lock(mutex)
    body()
    unsafe pthread_cond_broadcast(hasChanged)
    unsafe pthread_mutex_unlock(mutex)
  }
}
