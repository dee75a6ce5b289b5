// SPDX-License-Identifier: Apache-2.0

import PackedFile

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What happens where the system gives no more memory.
enum MemoryShortage {
  /// From now on that removes what is half written and ends the program like any other refusal of
  /// the system's.
  ///
  /// Swift says how much it could not get and aborts, and so does `outOfMemory`; nothing else of the
  /// program's does. Where Swift finds no memory even for its words, it reads at address 0 instead.
  static func leaveNothingBehind() {
    signal(SIGABRT) { _ in endWithoutMemory() }
    var action = sigaction()
    #if canImport(Darwin)
      unsafe action.__sigaction_u.__sa_handler = endIfWithoutMemory
    #else
      unsafe action.__sigaction_handler.sa_handler = endIfWithoutMemory
    #endif
    unsafe sigaction(SIGSEGV, &action, &actionBefore)
  }
}

/// What a fault of the memory led to before; written once, before the import begins.
nonisolated(unsafe) private var actionBefore = sigaction()

private func endIfWithoutMemory(_ number: CInt) {
  let probe = unsafe mmap(nil, 1 << 20, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
  if unsafe probe == MAP_FAILED || hasLimit() { endWithoutMemory() }
  // Some other fault, which goes where it went before.
  unsafe sigaction(SIGSEGV, &actionBefore, nil)
  raise(number)
}

/// Whether the process may have so much memory and no more: then a fault is want of it, though another
/// thread may have let some go since.
private func hasLimit() -> Bool {
  var limit = rlimit()
  #if canImport(Glibc)
    let isKnown = unsafe getrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit) == 0
  #else
    let isKnown = unsafe getrlimit(RLIMIT_AS, &limit) == 0
  #endif
  // Infinity is the greatest number there is.
  return isKnown && limit.rlim_cur < .max / 2
}

private func endWithoutMemory() -> Never {
  // Said without memory.
  let words: StaticString = """
    osmroute: there is not enough memory: import a smaller extract, or on a larger machine; nothing \
    is left behind

    """
  unsafe _ = write(STDERR_FILENO, words.utf8Start, words.utf8CodeUnitCount)
  UnfinishedFiles.tryToRemoveAndExit(3)
}
