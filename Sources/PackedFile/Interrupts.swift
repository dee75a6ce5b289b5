// SPDX-License-Identifier: Apache-2.0

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What ends a program from outside: the interrupt key, `kill`, a terminal that goes.
package enum Interrupts {
  /// From now on such a signal removes what is half written and ends the program with 128 and its
  /// number, as shells have it; `farewell` is called before, with words for the signal.
  ///
  /// The signals are held back from all threads started later, so it comes before those.
  package static func leaveNothingBehind(_ farewell: @escaping @Sendable (String) -> Void) {
    var signals = sigset_t()
    unsafe sigemptyset(&signals)
    for number in [SIGINT, SIGTERM, SIGHUP] where !isIgnored(number) {
      unsafe sigaddset(&signals, number)
    }
    unsafe pthread_sigmask(SIG_BLOCK, &signals, nil)
    let wait = Wait(signals: signals, farewell: farewell)
    let argument = unsafe Unmanaged.passRetained(wait).toOpaque()
    var thread = pthread_t()
    guard unsafe pthread_create(&thread, nil, waitForInterrupt, argument) == 0 else {
      // Without a thread the signals end the program as they always do.
      unsafe pthread_sigmask(SIG_UNBLOCK, &signals, nil)
      unsafe Unmanaged<Wait>.fromOpaque(argument).release()
      return
    }
    pthread_detach(thread)
  }

  /// `nohup` and shells that start work in the background ask for this, and are obeyed.
  private static func isIgnored(_ number: CInt) -> Bool {
    // Only by setting it does one learn in every system what it was.
    let before = signal(number, SIG_DFL)
    guard unsafe unsafeBitCast(before, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
    else { return false }
    signal(number, SIG_IGN)
    return true
  }
}

/// What the thread that waits has to know.
private final class Wait: Sendable {
  let signals: sigset_t
  let farewell: @Sendable (String) -> Void

  init(signals: sigset_t, farewell: @escaping @Sendable (String) -> Void) {
    self.signals = signals
    self.farewell = farewell
  }
}

private func waitForInterrupt(_ argument: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  guard let argument = unsafe argument else { return nil }
  let wait = unsafe Unmanaged<Wait>.fromOpaque(argument).takeRetainedValue()
  var signals = wait.signals
  var number: CInt = 0
  while unsafe sigwait(&signals, &number) != 0 {}
  wait.farewell(words(for: number))
  UnfinishedFiles.removeAndExit(128 + number)
}

private func words(for number: CInt) -> String {
  switch number {
  case SIGINT: "interrupted"
  case SIGHUP: "ended, for its terminal is gone (SIGHUP)"
  default: "ended on request (SIGTERM)"
  }
}
