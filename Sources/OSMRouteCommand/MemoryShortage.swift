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
  /// program's does.
  static func leaveNothingBehind() { signal(SIGABRT, memoryIsGone) }
}

private func memoryIsGone(_ number: CInt) {
  // Said without memory.
  let words: StaticString = """
    osmroute: there is not enough memory: import a smaller extract, or on a larger machine; nothing \
    is left behind

    """
  unsafe _ = write(STDERR_FILENO, words.utf8Start, words.utf8CodeUnitCount)
  UnfinishedFiles.tryToRemoveAndExit(3)
}
