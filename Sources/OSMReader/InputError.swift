// SPDX-License-Identifier: Apache-2.0

/// The input is not what it should be: which file, where in it, what is wrong and what to do.
package struct InputError: Error, Equatable, CustomStringConvertible {
  package let path: String
  /// Line of the (uncompressed) text, from 1, where the fault has one.
  package let line: Int?
  package let reason: String

  package init(path: String, line: Int? = nil, _ reason: String) {
    self.path = path
    self.line = line
    self.reason = reason
  }

  package var description: String {
    let name = path == "-" ? "standard input" : path
    guard let line else { return "\(name): \(reason)" }
    return "\(name): line \(line): \(reason)"
  }
}
