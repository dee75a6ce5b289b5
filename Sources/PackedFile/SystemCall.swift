// SPDX-License-Identifier: Apache-2.0

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The system refused something: which, of what, and its own words.
package struct SystemError: Error, Equatable, CustomStringConvertible {
  /// What was tried, as it reads after "cannot": "open", "write to".
  package let operation: String
  package let path: String
  package let code: CInt

  package init(_ operation: String, path: String, code: CInt = errno) {
    self.operation = operation
    self.path = path
    self.code = code
  }

  package var description: String {
    let words = unsafe String(cString: strerror(code))
    return "cannot \(operation) \(path): \(words)"
  }
}

/// Calls again while a signal interrupts; throws where the call answers below zero.
package func systemCall<Result: FixedWidthInteger>(
  _ operation: String, path: String, _ call: () -> Result
) throws -> Result {
  while true {
    let result = call()
    if result >= 0 { return result }
    if errno != EINTR { throw SystemError(operation, path: path) }
  }
}
