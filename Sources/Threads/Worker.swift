// SPDX-License-Identifier: Apache-2.0

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A thread that runs one function.
@safe package struct Worker {
  private let thread: pthread_t

  /// Starts it, to be joined or detached; `nil` where the system gives no more threads.
  package init?(_ run: @escaping @Sendable () -> Void) {
    let body = unsafe Unmanaged.passRetained(WorkerBody(run))
    var thread = pthread_t()
    guard unsafe pthread_create(&thread, nil, startWorker, body.toOpaque()) == 0 else {
      unsafe body.release()
      return nil
    }
    self.thread = thread
  }

  package func join() { pthread_join(thread, nil) }

  /// Lets it end by itself.
  package func detach() { pthread_detach(thread) }
}

private func startWorker(_ body: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  guard let body = unsafe body else { return nil }
  unsafe Unmanaged<WorkerBody>.fromOpaque(body).takeRetainedValue().run()
  return nil
}

private final class WorkerBody: Sendable {
  let run: @Sendable () -> Void

  init(_ run: @escaping @Sendable () -> Void) { self.run = run }
}
