// SPDX-License-Identifier: Apache-2.0

import PackedFile

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What ends a program from outside: the interrupt key, `kill`, a terminal that goes.
enum Interrupts {
  /// From now on such a signal removes what is half written and ends the program with 128 and its
  /// number, as shells have it.
  ///
  /// The signals are held back from all threads started later, so it comes before those.
  static func leaveNothingBehind() {
    var signals = sigset_t()
    unsafe sigemptyset(&signals)
    for number in [SIGINT, SIGTERM, SIGHUP] where !isIgnored(number) {
      unsafe sigaddset(&signals, number)
    }
    unsafe pthread_sigmask(SIG_BLOCK, &signals, nil)
    let argument = UnsafeMutablePointer<sigset_t>.allocate(capacity: 1)
    unsafe argument.initialize(to: signals)
    var thread = pthread_t()
    guard unsafe pthread_create(&thread, nil, waitForInterrupt, argument) == 0 else {
      // Without a thread the signals end the program as they always do.
      unsafe pthread_sigmask(SIG_UNBLOCK, &signals, nil)
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

private func waitForInterrupt(_ argument: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  guard let signals = unsafe argument?.assumingMemoryBound(to: sigset_t.self) else { return nil }
  var number: CInt = 0
  while unsafe sigwait(signals, &number) != 0 {}
  // The line of progress gives way.
  let start = Console.tellsTerminal ? "\r\u{1b}[K" : ""
  Console.tell("\(start)osmroute: \(words(for: number)); nothing is left behind")
  UnfinishedFiles.removeAndExit(128 + number)
}

private func words(for number: CInt) -> String {
  switch number {
  case SIGINT: "interrupted"
  case SIGHUP: "ended, for its terminal is gone (SIGHUP)"
  default: "ended on request (SIGTERM)"
  }
}
