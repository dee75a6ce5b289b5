// SPDX-License-Identifier: Apache-2.0

import Synchronization
import Threads

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Runs pieces of work on threads and hands over their results in the order of the pieces.
///
/// The calling thread makes the pieces (it reads or inflates) and takes the results (it merges);
/// it never runs far ahead of the workers, so that few pieces are in memory at once.
enum OrderedWork {
  /// Does `work` to each piece.
  ///
  /// `workers` is how many threads work beside the calling one at most; without any it does all
  /// by itself. `next` gives the next piece, `nil` after the last. `work` is done to each piece,
  /// on any thread. `take` gets each result in order; false ends it all, and pieces begun are
  /// dropped. Throws what `next` and `take` throw.
  static func run<Piece: Sendable, Result: Sendable>(
    workers count: Int, next: () throws -> Piece?, work: @escaping @Sendable (Piece) -> Result,
    take: (Result) throws -> Bool
  ) throws {
    let queue = WorkQueue<Piece, Result>()
    let workers = (0..<max(0, count)).compactMap { _ in
      Worker {
        while let (number, piece) = queue.nextPiece() { queue.finish(number, work(piece)) }
      }
    }
    guard !workers.isEmpty else {
      while let piece = try next() { if try !take(work(piece)) { return } }
      return
    }
    // Also when `next` or `take` throws.
    defer {
      queue.close()
      for worker in workers { worker.join() }
    }
    var begun = 0, taken = 0, hasMore = true
    while true {
      while hasMore, begun - taken < 2 * workers.count + 2 {
        guard let piece = try next() else {
          hasMore = false
          break
        }
        queue.add(begun, piece)
        begun += 1
      }
      guard taken < begun else { return }
      guard try take(queue.result(taken)) else { return }
      taken += 1
    }
  }
}

/// Pieces that wait for a worker, and results that wait to be taken.
private final class WorkQueue<Piece: Sendable, Result: Sendable>: Sendable {
  private struct State {
    var pieces: [(number: Int, piece: Piece)] = []
    var results: [Int: Result] = [:]
    var isClosed = false
  }

  private let state = Mutex(State())
  private let hasPiece = Signal()
  private let hasResult = Signal()

  func add(_ number: Int, _ piece: Piece) {
    state.withLock { $0.pieces.append((number, piece)) }
    hasPiece.send()
  }

  /// Waits for a piece; `nil` when there will be none.
  func nextPiece() -> (number: Int, piece: Piece)? {
    // Two optionals, told apart by name: nothing yet, and nothing any more.
    typealias Answer = (number: Int, piece: Piece)??
    return hasPiece.wait {
      state.withLock { state -> Answer in
        if state.isClosed { return Answer.some(nil) }
        guard !state.pieces.isEmpty else { return Answer.none }
        return Answer.some(state.pieces.removeFirst())
      }
    }
  }

  func finish(_ number: Int, _ result: Result) {
    state.withLock { $0.results[number] = result }
    hasResult.send()
  }

  func result(_ number: Int) -> Result {
    hasResult.wait { state.withLock { $0.results.removeValue(forKey: number) } }
  }

  func close() {
    state.withLock { $0.isClosed = true }
    hasPiece.send()
  }
}

/// Lets threads sleep until what they wait for may be there.
@safe private final class Signal: @unchecked Sendable {
  // Unchecked: the system's own objects, made for use by many threads.
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let condition = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

  init() {
    unsafe pthread_mutex_init(mutex, nil)
    unsafe pthread_cond_init(condition, nil)
  }

  deinit {
    unsafe pthread_cond_destroy(condition)
    unsafe pthread_mutex_destroy(mutex)
    unsafe condition.deallocate()
    unsafe mutex.deallocate()
  }

  /// Says that something changed, after it did.
  func send() {
    // Taken, so that no thread is between its look and its sleep.
    unsafe pthread_mutex_lock(mutex)
    unsafe pthread_mutex_unlock(mutex)
    unsafe pthread_cond_broadcast(condition)
  }

  func wait<Value>(for value: () -> Value?) -> Value {
    unsafe pthread_mutex_lock(mutex)
    defer { unsafe pthread_mutex_unlock(mutex) }
    while true {
      if let value = value() { return value }
      unsafe pthread_cond_wait(condition, mutex)
    }
  }
}
