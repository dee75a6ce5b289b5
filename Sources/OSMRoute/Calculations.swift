// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// Calculations that go on at the moment, each of which can be cancelled.
final class Calculations: Sendable {
  private struct Running {
    var count = 0
    /// What ends each, by its number.
    var cancel: [Int: @Sendable () -> Void] = [:]
  }

  private let running = Mutex(Running())

  var areRunning: Bool { running.withLock { !$0.cancel.isEmpty } }

  /// Does some work off the caller's actor, until it is done or cancelled.
  ///
  /// Who waits for it is told of a cancellation at once; the work is told, too, and what comes of it
  /// is let go.
  func run<Value: Sendable>(
    _ work: @escaping @Sendable () async throws -> Value
  ) async throws -> Value {
    try Task.checkCancellation()
    let answer = Answer<Value>()
    let task = Task.detached(priority: Task.currentPriority) {
      do { answer.give(.success(try await work())) } catch { answer.give(.failure(error)) }
    }
    let number = begin {
      task.cancel()
      answer.give(.failure(CancellationError()))
    }
    defer { end(number) }
    return try await withTaskCancellationHandler {
      try await answer.value
    } onCancel: {
      end(number)?()
    }
  }

  /// Cancels all of them.
  func cancelAll() {
    let all = running.withLock { running in
      defer { running.cancel = [:] }
      return running.cancel.values
    }
    for cancel in all { cancel() }
  }

  private func begin(_ cancel: @escaping @Sendable () -> Void) -> Int {
    running.withLock { running in
      running.count += 1
      running.cancel[running.count] = cancel
      return running.count
    }
  }

  @discardableResult
  private func end(_ number: Int) -> (@Sendable () -> Void)? {
    running.withLock { $0.cancel.removeValue(forKey: number) }
  }
}

/// An answer that one waits for; the first one given holds.
private final class Answer<Value: Sendable>: Sendable {
  private enum State {
    case open
    case awaited(CheckedContinuation<Value, any Error>)
    case given(Result<Value, any Error>)
  }

  private let state = Mutex(State.open)

  func give(_ result: Result<Value, any Error>) {
    let continuation: CheckedContinuation<Value, any Error>? = state.withLock { state in
      switch state {
      case .open:
        state = .given(result)
        return nil
      case .awaited(let continuation):
        state = .given(result)
        return continuation
      case .given: return nil
      }
    }
    continuation?.resume(with: result)
  }

  /// To be asked once.
  var value: Value {
    get async throws {
      try await withCheckedThrowingContinuation { continuation in
        let result: Result<Value, any Error>? = state.withLock { state in
          if case .given(let result) = state { return result }
          state = .awaited(continuation)
          return nil
        }
        if let result { continuation.resume(with: result) }
      }
    }
  }
}
