// SPDX-License-Identifier: Apache-2.0

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Ends the process where memory cannot be had, as Swift itself does: by SIGABRT.
package func outOfMemory() -> Never { abort() }
